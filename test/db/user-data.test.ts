import { expect, it } from 'vitest';
import { deleteUser, rowsOfUser, WRITTEN } from '../../src/db/repos/user-data.ts';
import type { Schema } from '../../src/db/schema.ts';
import { TABLE_NAMES } from '../../src/db/tables.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

/** Tables of which nothing is handed out, and why. */
const NOT_HANDED_OUT: Partial<Record<keyof Schema, string>> = {
  change_images: 'is what rows were before, kept for undo',
  change_parts: 'names changes of others',
  deliveries: 'follows from reminders',
  candidate_sets: 'is forgotten after half an hour',
  confirmations: 'is forgotten after half an hour',
  idempotency: 'is forgotten after a day',
  meta: 'is about the store',
  accounts: 'stands in the first line',
  access_tokens: 'is a secret',
  quotas: 'is what administrators say',
  usage: 'is counted from the rest',
  audit: 'is what administrators see',
  sync_links: 'is a copy of what is on the server',
  sync_outbox: 'is on its way to the server',
  share_invites: 'is a secret',
  occurrences: 'is derived',
  extents: 'is derived',
  reminder_dues: 'is derived',
  search_spaces: 'is derived',
  passages: 'is derived',
  vector_spaces: 'is derived',
  vectors: 'is derived',
};

it('every table is handed out to its user, or has a reason why not', () => {
  expect([...WRITTEN, ...Object.keys(NOT_HANDED_OUT)].sort()).toEqual([...TABLE_NAMES].sort());
});

forEachDialect('what is a user’s', (open) => {
  it('is handed out from every table that holds it, and taken away from every table but the audit', async () => {
    const db = await open();
    for (const user of ['goes', 'stays'])
      for (const table of TABLE_NAMES)
        await db
          .insertInto(table)
          .values({ ...(ROWS[table] as object), user } as never)
          .execute();

    for (const table of WRITTEN) {
      const rows: object[] = [];
      for await (const row of rowsOfUser(db, 'goes', table)) rows.push(row);
      expect(rows, table).toEqual([expect.objectContaining({ ...(ROWS[table] as object), user: 'goes' })]);
    }

    await deleteUser(db, 'goes');
    const left: Record<string, string[]> = {};
    for (const table of TABLE_NAMES) {
      const rows = await db
        .selectFrom(table as 'accounts')
        .select('user')
        .orderBy('user')
        .execute();
      left[table] = rows.map(({ user }) => user);
    }
    expect(left).toEqual(
      Object.fromEntries(TABLE_NAMES.map((table) => [table, table === 'audit' ? ['goes', 'stays'] : ['stays']])),
    );
  });

  it('is handed out page by page, in the order of keys of several columns', async () => {
    const db = await open();
    const bands = Array.from({ length: 1_003 }, (_, index) => `band ${String(index).padStart(4, '0')}`);
    for (let from = 0; from < bands.length; from += 100)
      await db
        .insertInto('travel_times')
        .values(bands.slice(from, from + 100).map((band) => ({ ...ROWS.travel_times, user: 'anna', band })))
        .execute();
    const seen: string[] = [];
    for await (const row of rowsOfUser(db, 'anna', 'travel_times')) seen.push((row as { band: string }).band);
    expect(seen).toEqual(bands);
  });
});
