import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { PerchPostgresDialect, PostgresServer } from '../../src/db/dialects/postgres/dialect.ts';
import { migrate } from '../../src/db/file/migrate.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import { scopedTo } from '../../src/db/repos/scope.ts';
import type { Schema } from '../../src/db/schema.ts';
import { openServer } from '../../src/db/server/open.ts';
import { added, refusal, stage } from '../services/harness.ts';
import { run } from './cluster.ts';
import { asSuperuser } from './place.ts';

const LUNCH = { title: 'Lunch', start: '2027-01-28T12:00', end: '2027-01-28T13:00' };

describe.skipIf(!inject('postgres'))('a PostgreSQL server', () => {
  it('that another process holds the user’s lock of is given up after three seconds, and works again afterwards', async () => {
    const user = await stage();
    // A first read makes its cache, for which it takes the lock too.
    await user.query({ start: '2027-01-28' });
    const other = new pg.Client(user.file);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`begin; select pg_advisory_xact_lock(${0x50726368}, hashtext('local'))`);
    const started = performance.now();
    expect(await refusal(user.add(LUNCH))).toMatchObject({ code: 'LOCKED' });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await user.query({ start: '2027-01-28' })).events ?? []).toEqual([]);
    await user.as('somebody else').add(LUNCH);
    await other.query('rollback');
    await added(user, LUNCH);
  });

  it('ends a statement that takes longer than five seconds', async () => {
    const user = await stage();
    const { db, close } = await openServer({ url: user.file });
    onTestFinished(close);
    const own = scopedTo(db, { user: 'local' });
    expect(await refusal(sql`select pg_sleep(30)`.execute(own))).toMatchObject({ code: 'LOCKED' });
    await expect(own.selectFrom('events').select('id').execute()).resolves.toEqual([]);
  });

  it('that ends every connection loses nothing that was answered, and is used again', async () => {
    const user = await stage();
    await added(user, LUNCH);
    await run(
      asSuperuser(user.file),
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'perch' and datname = current_database()`,
    );
    const next = () => user.query({ start: '2027-01-28' });
    const { events } = await next().catch(next);
    expect(events?.map(({ title }) => title)).toEqual(['Lunch']);
  });

  it('commits together what one user writes at once, and answers each when it is there', async () => {
    const user = await stage();
    await added(user, LUNCH);
    const commits = async (): Promise<number> => {
      const [row] = await run(
        asSuperuser(user.file),
        'select count(distinct xmin::text)::integer as count from events',
      );
      return row?.count as number;
    };
    const before = await commits();
    await Promise.all(
      Array.from({ length: 40 }, (_, slot) =>
        user.add({
          title: `${slot}`,
          start: `2027-02-${10 + Math.floor(slot / 4)}T1${slot % 4}:00`,
          duration_minutes: 30,
        }),
      ),
    );
    expect((await user.query({ start: '2027-02-10', end: '2027-02-20', limit: 100 })).events).toHaveLength(40);
    // Savepoints have numbers of their own; whoever waited shares the fate of its group all the same.
    expect(await commits()).toBeGreaterThan(before);
  });

  it('tells of a write that failed with its commit, and fails nobody else of its group', async () => {
    const user = await stage();
    const { db, close } = await openServer({ url: user.file });
    onTestFinished(close);
    const own = scopedTo(db, { user: 'local' });
    const put = (...keys: string[]) =>
      own.transaction().execute(async (executor) => {
        for (const key of keys) await executor.insertInto('meta').values({ user: 'local', key, value: 'v' }).execute();
      });
    await expect(put('alone', 'alone')).rejects.toThrow(/duplicate key/);
    const calls = await Promise.allSettled([
      put('a'),
      put('twice', 'twice'),
      put('b'),
      put('c', 'd'),
      put('a'),
      put('e'),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(String((calls[1] as PromiseRejectedResult).reason)).toMatch(/duplicate key/);
    const kept = await own.selectFrom('meta').select('key').orderBy('key').execute();
    expect(kept.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is brought up to date by one of several processes that start at once', async () => {
    const user = await stage();
    const name = `fresh_${process.pid}`;
    const admin = asSuperuser(user.file);
    await run(admin, `create database ${name} owner perch`);
    const url = user.file.replace(/[^/]+$/, name);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openServer({ url })));
    for (const { close } of opened) await close();
    expect(await run(url, 'select version from schema_version')).toEqual([{ version: MIGRATIONS.length }]);
    await run(admin, `drop database ${name} with (force)`);
  });

  it('of a newer schema is refused in one line, which names no password', async () => {
    const user = await stage();
    const url = user.file.replace('perch@', 'perch:secret@');
    const refused = await refusal(openServer({ url, migrations: MIGRATIONS.slice(0, 3) }));
    expect(refused.message).toMatch(/was written by a newer Perch/);
    expect(refused.message).not.toContain('secret');
    expect(await refusal(openServer({ url: `${url}_missing` }))).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('behind a pooler is asked without prepared statements', async () => {
    const user = await stage();
    const server = await PostgresServer.open({ url: user.file, prepared: false });
    onTestFinished(() => server.close());
    const db = new Kysely<Schema>({ dialect: new PerchPostgresDialect(server) });
    await migrate(scopedTo(db, 'everyone'), { migrations: MIGRATIONS, store: 'it' });
    const own = scopedTo(db, { user: 'local' });
    await own.transaction().execute(async (executor) => {
      await executor.insertInto('meta').values({ user: 'local', key: 'k', value: 'v' }).execute();
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(
        executor,
      );
      expect(rows).toEqual([{ count: 0 }]);
    });
  });
});
