import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PerchPostgresDialect, PostgresServer } from '../../src/db/dialects/postgres/dialect.ts';
import { scopedTo } from '../../src/db/repos/scope.ts';
import type { Schema } from '../../src/db/schema.ts';
import { TABLE_NAMES } from '../../src/db/tables.ts';
import { ROWS } from '../db/rows.ts';
import { run } from './cluster.ts';
import { newServerPlace } from './place.ts';

describe.skipIf(!inject('postgres'))('the rows of another user, on PostgreSQL', () => {
  let place: NonNullable<Awaited<ReturnType<typeof newServerPlace>>>;
  let server: PostgresServer;
  let db: Kysely<Schema>;

  beforeAll(async () => {
    place = (await newServerPlace()) as typeof place;
    server = await PostgresServer.open({ url: place.url });
    db = new Kysely<Schema>({ dialect: new PerchPostgresDialect(server) });
    for (const user of ['a', 'b']) {
      const own = scopedTo(db, { user });
      for (const table of TABLE_NAMES) {
        await own
          .insertInto(table)
          .values({ ...(ROWS[table] as object), user } as never)
          .execute();
      }
    }
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  /** Whose rows a query without any filter finds. */
  const found = async (on: Kysely<Schema>, table: keyof Schema): Promise<string[]> =>
    (await on.selectFrom(table).select('user').orderBy('user').execute()).map(({ user }) => user);

  it.each(TABLE_NAMES)('are not in %s, though the query forgets to leave them out', async (table) => {
    expect(await found(scopedTo(db, { user: 'a' }), table)).toEqual(['a']);
    const inside = scopedTo(db, { user: 'b' }).transaction();
    expect(await inside.execute((transaction) => found(transaction as unknown as Kysely<Schema>, table))).toEqual([
      'b',
    ]);
  });

  it('are neither changed nor removed by a statement that names no user, nor can any be added', async () => {
    const own = scopedTo(db, { user: 'a' });
    await own.updateTable('events').set({ title: 'mine' }).execute();
    await own.deleteFrom('todos').execute();
    const other = scopedTo(db, { user: 'b' });
    expect(await other.selectFrom('events').select('title').execute()).toEqual([{ title: ROWS.events.title }]);
    expect(await found(other, 'todos')).toEqual(['b']);
    const theirs = { ...(ROWS.groups as object), user: 'b', id: 'grp_theirs' } as never;
    await expect(own.insertInto('groups').values(theirs).execute()).rejects.toThrow(/row-level security/);
  });

  it('are nobody’s without a scope, and all there for who looks after the store', async () => {
    expect(await found(db, 'events')).toEqual([]);
    expect(await found(scopedTo(db, 'everyone'), 'events')).toEqual(['a', 'b']);
  });

  it('control: without row security the same query finds them', async () => {
    await run(place.superuser, 'alter table events disable row level security');
    expect(await found(scopedTo(db, { user: 'a' }), 'events')).toEqual(['a', 'b']);
    await run(place.superuser, 'alter table events enable row level security');
  });

  it('have a table of every kind behind the barrier, also for the owner', async () => {
    const open = await run(
      place.superuser,
      `select c.relname from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attname = 'user'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });
});
