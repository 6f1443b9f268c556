/**
 * Carries out "Add a message, or a language" of CONTRIBUTING.md in a copy of the
 * repository: a third language that says one thing, and the rest in English.
 */
import { expect, test } from 'vitest';
import { walkThrough } from './walk.ts';

const walk = walkThrough('Add a message, or a language');

test('a third language with one message passes types, lint, import rule and dead code', () => {
  const { status, output } = walk.inCopy('node scripts/check.mjs');
  expect(status, output).toBe(0);
});

test('what looks at every language takes it, and a user of it is answered in it', () => {
  const updated = walk.inCopy(walk.update);
  expect(updated.status, updated.output).toBe(0);
  const suites = 'src/messages test/ui/local-page.test.ts test/prompts test/services/language.test.ts';
  const { status, output } = walk.inCopy(`npx vitest run --project fast ${suites}`);
  expect(status, output).toBe(0);
  const asked = walk.inCopy('PERCH_DB=:memory: PERCH_LANGUAGE=de node src/cli.ts call undo \'{"last":1}\'');
  expect(asked.output).toContain('Es gibt nichts rückgängig zu machen.');
});

test('nothing was touched but what it names and the snapshots, and it says how many files that is', () => {
  const named = [...new Set(walk.blocks.map(({ file }) => file))];
  expect(walk.touched()).toEqual([...named, 'docs/tools.md', 'test/schemas/profile_update.json'].sort());
  expect(walk.says).toBe(named.length);
});
