import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encode } from 'gpt-tokenizer/encoding/cl100k_base';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../../src/mcp/call/define.ts';
import { isListed, parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { listedTool } from '../../src/mcp/server/listed.ts';
import { tools } from '../../src/tools/index.ts';

const SOURCE = fileURLToPath(new URL('../../src/tools/', import.meta.url));

/** What `tools/list` says of a tool where these toolsets are on, with and without what only clients read. */
function listed(tool: Tool, toolsets = parseToolsets('share,sync')) {
  const { inputSchema } = listedTool(tool, toolsets);
  const { name, definition } = tool;
  const { title, description, annotations, outputSchema, _meta } = definition;
  const read = { name, title, description, inputSchema, annotations };
  return { read, all: { ...read, outputSchema, ...(_meta && { _meta }) } };
}

const tokens = (value: unknown): number => encode(JSON.stringify(value)).length;

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const { read, all } = listed(tool);

  it('is what its snapshot says: the public surface changes on purpose only', async () => {
    await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot(`${name}.json`);
  });

  it('costs at most 600 tokens and describes itself in at most 600 characters', () => {
    expect(tokens(read)).toBeLessThanOrEqual(600);
    expect(read.description.length).toBeLessThanOrEqual(600);
  });

  it('advertises strict arguments, open results, and nothing that only zod needs', () => {
    expect(read.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(all.outputSchema.required).toEqual(['status', 'message', 'now']);
    const output = JSON.stringify(all.outputSchema);
    expect(output).not.toMatch(/additionalProperties/);
    // Strict modes of some models refuse a tool that has one.
    expect(JSON.stringify(all)).not.toContain('maxLength');
    expect(JSON.stringify(all)).not.toMatch(/\$schema|9007199254740991|propertyNames|"(oneOf|allOf|not)":/);
    expect(Object.keys(read.inputSchema)).not.toContain('anyOf');
  });
});

describe('all tools', () => {
  it('are in the index', async () => {
    const indexed = new Set(tools.map((tool) => tool.name));
    for await (const file of glob('*/*.ts', { cwd: SOURCE })) {
      if (file.endsWith('.test.ts')) continue;
      const module = (await import(`${SOURCE}${file}`)) as { default?: Tool };
      if (module.default?.definition) expect(indexed, file).toContain(module.default.name);
    }
    expect(indexed.size).toBe(tools.length);
  });

  it('have a snapshot each, and no snapshot is left over', async () => {
    const known = tools.map((tool) => `${tool.name}.json`);
    const there: string[] = [];
    for await (const file of glob('*.json', { cwd: fileURLToPath(new URL('.', import.meta.url)) })) there.push(file);
    expect(
      there.filter((file) => !known.includes(file)),
      'left over',
    ).toEqual([]);
    // A run with --update writes them at its end.
    if (expect.getState().snapshotState.snapshotUpdateState === 'all') return;
    expect(
      known.filter((file) => !there.includes(file)),
      'not there',
    ).toEqual([]);
  });

  it('keep their tokens within the budget: those that are listed unless the user chooses', () => {
    const usual = parseToolsets(undefined);
    const shown = tools.filter((tool) => isListed(tool, usual));
    const read = tokens(shown.map((tool) => listed(tool, usual).read));
    const all = tokens(shown.map((tool) => listed(tool, usual).all));
    console.info(`${shown.length} tools: ${read} tokens, ${all} with output schemas`);
    expect(read).toBeLessThanOrEqual(7_500);
    expect(all).toBeLessThanOrEqual(13_000);
  });
});
