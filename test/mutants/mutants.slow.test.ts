import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS, type Mutant } from './mutants.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the fast tests say, with a defect or without. */
function run(tests: readonly string[], mutant = ''): { status: number | null; output: string } {
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'test/mutants/vitest.config.ts',
    '--bail',
    '1',
    ...tests,
  ];
  const { PERCH_TEST_RUNS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, PERCH_TEST_MUTANT: mutant, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('a defect is seen by a fast test', () => {
  it('that passes without it', () => {
    const { status, output } = run([...new Set(Object.values(MUTANTS).map(({ test }) => test))]);
    expect(status, output).toBe(0);
  });

  it.each(Object.entries(MUTANTS))('%s', (name, { file, find, test }: Mutant) => {
    const source = readFileSync(join(ROOT, 'src', file), 'utf8');
    expect(source.split(find).length - 1, `how often "${find}" stands in ${file}`).toBe(1);
    const { status, output } = run([test], name);
    expect(status, output).toBe(1);
    expect(output).toMatch(/Tests .*\d+ failed/);
  });
});
