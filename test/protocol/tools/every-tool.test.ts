import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tools } from '../../../src/tools/index.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const fileOf = (name: string): string => `${name.replaceAll('_', '-')}.test.ts`;

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('has a protocol test of its own, which gives every argument', () => {
    expect(readdirSync(FOLDER)).toContain(fileOf(name));
    const source = readFileSync(`${FOLDER}${fileOf(name)}`, 'utf8');
    expect(source).toContain(`'${name}'`);
    for (const argument of Object.keys(tool.definition.inputSchema.properties ?? {})) {
      expect(source, `${argument} is not tested`).toMatch(new RegExp(String.raw`\b${argument}\b`));
    }
  });
});
