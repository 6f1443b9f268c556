/**
 * Carries out "Add a kind of item" of CONTRIBUTING.md in a copy of the
 * repository: a kind with one field of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walkThrough } from './walk.ts';

const walk = walkThrough('Add a kind of item');
const DIGESTS = 'src/db/migrations/digests.ts';

test('the test of the schema says which digest to write', () => {
  const { output } = walk.inCopy('NO_COLOR=1 npx vitest run --project fast test/db/schema-check.test.ts');
  const [digest] = /(?<=- {3}"?'?)[0-9a-f]{64}/.exec(output) ?? [];
  expect(digest, output).toBeDefined();
  const path = join(walk.copy, DIGESTS);
  writeFileSync(path, readFileSync(path, 'utf8').replace('\n];', `\n  '${digest}',\n];`));
});

test('a kind with one field passes types, lint, import rule and dead code', () => {
  const { status, output } = walk.inCopy('node scripts/check.mjs');
  expect(status, output).toBe(0);
});

test('what looks at every table and every kind takes it', () => {
  const suites =
    'test/db/schema-check.test.ts test/db/migrations.test.ts test/db/repos.test.ts test/services/field-names.test.ts';
  const { status, output } = walk.inCopy(`npx vitest run --project fast ${suites}`);
  expect(status, output).toBe(0);
});

test('nothing was touched but what it names, and it says how many files that is', () => {
  const named = [...new Set([...walk.blocks.map(({ file }) => file), DIGESTS])];
  expect(walk.touched()).toEqual(named.sort());
  expect(walk.says).toBe(named.length);
});
