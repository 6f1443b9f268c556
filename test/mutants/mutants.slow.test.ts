import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { MUTANTS, type Mutant } from './mutants.ts';

const ROOT = join(import.meta.dirname, '../..');
/** How many vitest processes run beside one another, each on one worker. */
const BESIDE = 2;

/** What the fast tests say of the source with a defect, or as it is. The files stay as they are: see `vitest.config.ts`. */
async function run(tests: readonly string[], mutant: string): Promise<{ code: number | null; output: string }> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const config = ['--config', 'test/mutants/vitest.config.ts', '--bail', '1', '--maxWorkers', '1'];
  const { PERCH_TEST_RUNS: _, ...env } = process.env;
  const child = spawn(process.execPath, [vitest, 'run', ...config, ...tests], {
    cwd: ROOT,
    env: { ...env, PERCH_TEST_MUTANT: mutant, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: said.join('') };
}

/** Stands for the source as it is. */
const NO_DEFECT = '';

/** What is run: all tests of mutants without a defect, then the one of each mutant with it. */
const RUNS: readonly (readonly [mutant: string, tests: readonly string[]])[] = [
  [NO_DEFECT, [...new Set(Object.values(MUTANTS).map(({ test }) => test))]],
  ...Object.entries(MUTANTS).map(([name, { test }]) => [name, [test]] as const),
];

/** The results of all runs, begun in order, `BESIDE` at a time. */
function results(): Map<string, Promise<{ code: number | null; output: string }>> {
  const lanes: Promise<unknown>[] = Array.from({ length: BESIDE }, () => Promise.resolve());
  return new Map(
    RUNS.map(([name, tests], index) => {
      const lane = index % BESIDE;
      const result = (lanes[lane] ?? Promise.resolve()).then(() => run(tests, name));
      lanes[lane] = result.catch(() => {});
      return [name, result];
    }),
  );
}

describe('a defect is seen by a fast test', () => {
  let started: ReturnType<typeof results>;
  beforeAll(() => {
    started = results();
  });
  const outcomeOf = async (name: string) => (await started.get(name)) ?? { code: null, output: 'was not run' };

  it.each(Object.entries(MUTANTS))('whose text stands once in the source: %s', (_, { file, find, replace }: Mutant) => {
    const source = readFileSync(join(ROOT, 'src', file), 'utf8');
    expect(source.split(find).length - 1, `how often "${find}" stands in src/${file}`).toBe(1);
    expect(replace).not.toBe(find);
  });

  it('that passes without a defect', async () => {
    const { code, output } = await outcomeOf(NO_DEFECT);
    expect(code, output).toBe(0);
    // All of them, one after the other, beside the first mutants.
  }, 900_000);

  describe('and fails with it', () => {
    it.each(Object.keys(MUTANTS))('%s', async (name) => {
      const { code, output } = await outcomeOf(name);
      expect(code, output).toBe(1);
      expect(output).toMatch(/Tests .*\d+ failed/);
    });
  });
});
