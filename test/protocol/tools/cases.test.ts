import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { inFull } from '../../../src/domain/testing/in-full.ts';
import { tools } from '../../../src/tools/index.ts';
import type { ToolCases } from '../../../src/tools/shared/cases.ts';
import { casesOf, fileOfCases } from '../../tool-cases.ts';
import { type Scene, setScene } from '../guards/scene.ts';
import type { Era } from '../harness.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../../src/tools/', import.meta.url));

it('no cases are left over of a tool that is not in the index', async () => {
  const files: string[] = [];
  for await (const file of glob('*/*.cases.ts', { cwd: SOURCE })) files.push(file.replaceAll('\\', '/'));
  expect(files.sort()).toEqual(tools.map(fileOfCases).sort());
});

/** The names of all arguments that the cases of a tool give it. */
function argumentsIn(tool: string, cases: ToolCases, { ids }: Scene): Set<string> {
  const { works, refused, asks, match, unscoped, overlaps, examples } = cases;
  const calls = [works, unscoped, overlaps, ...refused.map(({ args }) => args), asks === 'never' ? undefined : asks];
  const played = [...examples.zh, ...examples.en].flatMap((example) => [...(example.before ?? []), ...example.calls]);
  const given = [
    ...calls.map((args) => args?.(ids) ?? {}),
    ...played.map(([name, args = {}]) => (name === tool ? args : {})),
    match ? { match: match.several, ...match.rest } : {},
  ];
  return new Set(given.flatMap((args) => Object.keys(args)));
}

describe.each(inFull<readonly Era[]>(['v1', 'modern'], ['v1']))('the cases of every tool, %s host', (era) => {
  let on: Scene;
  afterEach(() => on.close());

  it('every question says in its structured result what to do now, for hosts that show no text', async () => {
    on = await setScene(era, false);
    for (const { name } of tools) {
      const { asks, match, unscoped, overlaps } = casesOf(name);
      const questions = [
        asks === 'never' ? undefined : asks?.(on.ids),
        match && { match: match.several, ...match.rest },
        unscoped?.(on.ids),
        overlaps?.(on.ids),
      ];
      for (const args of questions) {
        if (args === undefined) continue;
        const said = await on.call(name, args);
        expect(said.status, `${name} ${JSON.stringify(args)}: ${said.message}`).toBe('need_user');
        expect(said.next, `${name} ${JSON.stringify(args)}`).toMatch(/confirm_token|plan_token|slot_token|ref|scope/);
      }
    }
  });

  it.each(tools.map(({ name }) => name))('%s works, and is refused where it must be', async (name) => {
    on = await setScene(era, false);
    const { works, refused, asks } = casesOf(name);
    const before = on.rows();
    for (const { args, code, missing = [] } of refused) {
      const said = await on.call(name, args(on.ids));
      expect(said, JSON.stringify(args(on.ids))).toMatchObject({ status: 'error', code });
      expect(said.missing ?? []).toEqual(expect.arrayContaining([...missing]));
      expect(said.hint ?? said.message).toBeTruthy();
    }
    if (asks && asks !== 'never') {
      const said = await on.call(name, asks(on.ids));
      expect(said.status, said.message).toBe('need_user');
      expect(said.confirm_token ?? said.plan_token).toBeTruthy();
    }
    expect(on.rows() === before, 'a call that was refused, or asked, wrote something').toBe(true);

    const args = works(on.ids);
    const first = await on.call(name, args);
    const { status, confirm_token, plan_token } = first;
    const yes = { ...(confirm_token && { confirm_token }), ...(plan_token && { plan_token }) };
    const said = status === 'need_user' ? await on.call(name, { ...args, ...yes }) : first;
    expect(said.status, said.message).toBe('final');
  });
});

describe('the cases of every tool, with the test of its own where it has one', () => {
  let on: Scene;
  afterEach(() => on.close());

  it('give every argument', async () => {
    on = await setScene('modern', false);
    const left = tools.flatMap(({ name, definition }) => {
      const deeper = `${HERE}${name.replaceAll('_', '-')}.test.ts`;
      const source = existsSync(deeper) ? readFileSync(deeper, 'utf8') : '';
      const given = argumentsIn(name, casesOf(name), on);
      return Object.keys(definition.inputSchema.properties ?? {})
        .filter((argument) => !given.has(argument) && !new RegExp(String.raw`\b${argument}\b`).test(source))
        .map((argument) => `${name}: ${argument}`);
    });
    expect(left).toEqual([]);
  });
});
