import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/db/file/open.ts';
import type { TrackedTable } from '../../../src/db/schema.ts';
import { FEATURES } from '../../../src/features/index.ts';
import { stage } from '../../services/harness.ts';
import { expectCaught, modelProperty, seed } from './property.ts';

/** Columns that need no control, and why. */
const EXEMPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Of every table.
  '*': {
    id: 'is what a row is known by',
    user: 'never changes',
    version: 'rises with an undo, too',
    created_at: 'never changes',
  },
  events: {
    fold: 'no command names a time that comes twice',
    exdates: 'only a calendar file brings them, and the model takes none in',
    rdates: 'only a calendar file brings them, and the model takes none in',
    ics_uid: 'only a calendar file brings it, and the model takes none in',
    ics_sequence: 'only a calendar file brings it, and the model takes none in',
    invitation: 'only a calendar file or server brings one; test/sync/answers.test.ts undoes an answer',
    planned_for: 'only a plan sets it, and the model makes none',
    planned: 'only a plan sets it, and the model makes none',
  },
  todos: {
    repeat_of: 'never changes',
    due_fold: 'no command names a time that comes twice',
    close_note: 'no command gives one',
    ics_uid: 'only a calendar file brings it, and the model takes none in',
    ics_sequence: 'only a calendar file brings it, and the model takes none in',
  },
  reminders: {
    fold: 'no command names a time that comes twice',
    rdates: 'only a calendar file brings them, and the model takes none in',
  },
  memos: {
    source: 'only an import changes it, and the model has none',
    origin: 'only an import brings it, and the model has none',
    origin_digest: 'only an import brings it, and the model has none',
  },
  share_groups: { removed: 'only others are removed, and the model has one user' },
  share_members: {
    group_id: 'never changes',
    owner: 'never changes',
    name: 'never changes',
    roles: 'only others have one of their own, and the model has one user',
  },
  memories: Object.fromEntries(
    ['content', 'kind', 'place', 'tags', 'valid_from', 'supersedes', 'source'].map((column) => [
      column,
      'another memory comes in its place instead',
    ]),
  ),
};

const recorded = FEATURES.tables;

/** Every column of every table that undo restores. */
async function allColumns(): Promise<[TrackedTable, string][]> {
  const { db, close } = await openDatabase({ path: ':memory:', now: Date.now });
  const columns = await Promise.all(
    recorded.map(async (table) => {
      const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
      return rows.map(({ name }): [TrackedTable, string] => [table, name]);
    }),
  );
  await close();
  return columns.flat();
}

const columns = await allColumns();

describe('promise 7', () => {
  it.each(columns.filter(([table, column]) => !(EXEMPT['*']?.[column] ?? EXEMPT[table]?.[column])))(
    'control: with %s.%s left out of the images the same harness fails',
    expectCaught,
  );

  it.each(recorded)('the runs of the controls for %s hold when nothing is left out', async (table) => {
    await fc.assert(await modelProperty(await stage(), 20, { table }), { seed, numRuns: 2 });
  });

  it('no exemption is for a column that is not there', () => {
    const there = new Set(columns.flatMap(([table, column]) => [`${table}.${column}`, `*.${column}`]));
    const named = Object.entries(EXEMPT).flatMap(([table, reasons]) =>
      Object.keys(reasons).map((column) => `${table}.${column}`),
    );
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });
});
