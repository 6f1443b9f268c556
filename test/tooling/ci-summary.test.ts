import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../scripts/ci-summary.mjs');

/** What the summary says of steps: their exit codes, and what vitest reports of their tests. */
function summary(steps: Readonly<Record<string, { readonly code: number; readonly tests?: Record<string, string> }>>) {
  const folder = mkdtempSync(join(tmpdir(), 'perch-summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [step, { code, tests }] of Object.entries(steps)) {
    writeFileSync(join(folder, `${step}.code`), `${code}\n`);
    if (!tests) continue;
    const assertionResults = Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      ...(status === 'failed' && { failureMessages: ['Property failed\n{ seed: 7 }'] }),
    }));
    const status = assertionResults.some((one) => one.status === 'failed') ? 'failed' : 'passed';
    writeFileSync(
      join(folder, `${step}.json`),
      JSON.stringify({ testResults: [{ name: 'a.test.ts', status, assertionResults }] }),
    );
  }
  const { stdout, status } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
  return { lines: stdout.trim().split('\n'), status };
}

it('the summary of all suites says how many tests of each promise ran on which engine', () => {
  const { lines, status } = summary({
    tests: { code: 0, tests: { 'promise 12: once': 'passed', 'promise 1: two': 'passed', other: 'passed' } },
    postgres: {
      code: 0,
      tests: { 'promise 12: once': 'passed', 'promise 1 on PostgreSQL: a': 'passed', 'promise 6': 'pending' },
    },
    slow: { code: 0 },
  });
  expect(lines).toEqual([
    'promise  tests on SQLite  on PostgreSQL',
    '      1                1              1',
    '     12                1              1',
    '2 tests ran on PostgreSQL, 1 of them on SQLite too.',
    '',
    'skipped  postgres: promise 6',
    '',
    '6 passed, 0 failed, 1 skipped',
  ]);
  expect(status).toBe(0);
});

it('a step that fails without a test that does is a failure', () => {
  const { lines, status } = summary({ tests: { code: 1, tests: { one: 'passed' } } });
  expect(lines.slice(-3)).toEqual(['FAILED   tests: the step itself failed', '', '1 passed, 1 failed']);
  expect(status).toBe(1);
});

it('a test that fails is named with what it said', () => {
  const { lines, status } = summary({ tests: { code: 1, tests: { one: 'passed', two: 'failed' } } });
  expect(lines.slice(-5)).toEqual([
    'FAILED   tests: two',
    '         Property failed',
    '         { seed: 7 }',
    '',
    '1 passed, 1 failed',
  ]);
  expect(status).toBe(1);
});
