/**
 * Carries out "Add a tool" of CONTRIBUTING.md, block by block, in a copy of the
 * repository, and runs there what looks at every tool. So the walk-through is
 * true, and a new tool touches no file that it does not name.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walkThrough } from './walk.ts';

/** The suites that look at every tool, and one beside them that must not care. */
const SUITES = [
  'src/messages',
  'test/schemas',
  'test/examples',
  'test/prompts',
  'test/protocol/guards/guards.test.ts',
  'test/protocol/tools/cases.test.ts',
  'test/protocol/tools/todo-query.test.ts',
  'test/protocol/client-matrix.test.ts',
];

const walk = walkThrough('Add a tool');

test('the walk-through shows the files of a tool', () => {
  const written = walk.blocks.filter(({ language }) => language === 'ts').map(({ file }) => file);
  expect(written.filter((file) => file.startsWith('src/tools/'))).toHaveLength(2);
  expect(walk.update).toContain('test/schemas');
});

test('what it shows passes types, lint, import rule and dead code', () => {
  const { status, output } = walk.inCopy('node scripts/check.mjs');
  expect(status, output).toBe(0);
});

test('every suite that looks at all tools passes, once the snapshots are written', () => {
  const updated = walk.inCopy(walk.update);
  expect(updated.status, updated.output).toBe(0);
  const { status, output } = walk.inCopy(`npx vitest run --project fast ${SUITES.join(' ')}`);
  expect(status, output).toBe(0);
  expect(readFileSync(join(walk.copy, 'docs/tools.md'), 'utf8')).toContain('### todo_count');
});

test('nothing was touched but what it names and the snapshots, and it says how many files that is', () => {
  const named = [...new Set(walk.blocks.map(({ file }) => file))];
  expect(walk.touched()).toEqual([...named, 'docs/tools.md', 'test/schemas/todo_count.json'].sort());
  expect(walk.says).toBe(named.length);
});

test('a tool without cases is told which file is missing', () => {
  rmSync(join(walk.copy, 'src/tools/todo/todo-count.cases.ts'));
  const { status, output } = walk.inCopy('npx vitest run test/protocol/tools/cases.test.ts');
  expect(status).toBe(1);
  expect(output).toContain('src/tools/todo/todo-count.cases.ts is missing');
});
