import { type RawBuilder, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Executor, ExtentRow, OccurrenceRow } from '../schema.ts';

/** How a SQLite store is. These read all of it, and change nothing. */

/** What a store holds, of all its users. */
export interface Contents {
  /** Events and series that are in the calendar. */
  readonly events: number;
  readonly todos: number;
  readonly memos: number;
  readonly memories: number;
  readonly reminders: number;
  readonly changes: number;
  /** Instant of the newest change in epoch milliseconds. */
  readonly newest: number | undefined;
}

type CountedTable = 'events' | 'todos' | 'reminders' | 'memos' | 'memories' | 'changes';

/** What is stored as rows. To count a view, or a virtual table of somebody else, may take for ever. */
async function plainTables(executor: Executor): Promise<ReadonlySet<string>> {
  if (dialectOf(executor) !== 'sqlite') {
    const tables = await executor.introspection.getTables();
    return new Set(tables.filter(({ isView }) => !isView).map(({ name }) => name));
  }
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like 'create table%'`.execute(executor);
  return new Set(rows.map(({ name }) => name));
}

/** What a file of an earlier schema, or a damaged one, has no table for counts as none. */
export async function contentsOf(executor: Executor): Promise<Contents> {
  const tables = await plainTables(executor);
  const count = (table: CountedTable, where = sql`true`): RawBuilder<unknown> =>
    tables.has(table) ? sql`(select count(*) from ${sql.table(table)} where ${where})` : sql`0`;
  const newest = tables.has('changes') ? sql`(select max(created_at) from changes)` : sql`null`;
  const { rows } = await sql<Record<CountedTable, number> & { newest: number | null }>`
    select ${count('events', sql`series_id is null and cancelled = 0`)} as events, ${count('todos')} as todos,
      ${count('reminders')} as reminders, ${count('memos')} as memos, ${count('memories')} as memories,
      ${count('changes')} as changes, ${newest} as newest`.execute(executor);
  const [found] = rows;
  return {
    events: found?.events ?? 0,
    todos: found?.todos ?? 0,
    memos: found?.memos ?? 0,
    memories: found?.memories ?? 0,
    reminders: found?.reminders ?? 0,
    changes: found?.changes ?? 0,
    newest: found?.newest ?? undefined,
  };
}

/** The first thing that is wrong with pages, rows or indexes; undefined for a sound file. */
export async function damageOf(executor: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(executor);
  const found = rows[0]?.integrity_check ?? 'no answer';
  return found === 'ok' ? undefined : found.replaceAll('\n', ' ');
}

/** Rows that name one which is not there. */
export async function danglingRows(executor: Executor): Promise<number> {
  const foreign = await sql`pragma foreign_key_check`.execute(executor);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from change_images as image where not exists (
      select 1 from changes as c where c."user" = image."user" and c.id = image.change_id)`.execute(executor);
  return foreign.rows.length + (rows[0]?.count ?? 0);
}

/** How many events are not wholly within these wall times, and the id of one of them. */
export async function eventsBeyond(
  executor: Executor,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<{ count: number; id: string | null }> {
  const { rows } = await sql<{ count: number; id: string | null }>`
    select count(*) as count, min(id) as id from events where cancelled = 0
      and (wall_start < ${first} or wall_start >= ${end} or wall_start + days * 86400000 + ms > ${end})`.execute(
    executor,
  );
  return rows[0] ?? { count: 0, id: null };
}

/** Users who have something that is searched. */
export async function usersWithText(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ user: string }>`
    select "user" from memos union select "user" from memories union select "user" from search_spaces order by 1`.execute(
    executor,
  );
  return rows.map(({ user }) => user);
}

/** Users with something in the calendar, and what their occurrences were built with, if known. */
export async function builtWith(executor: Executor): Promise<{ user: string; tzdata?: string; zone?: string }[]> {
  const { rows } = await sql<{ user: string; value: string | null }>`
    select e."user", m.value from (select distinct "user" from events) as e
      left join meta as m on m."user" = e."user" and m."key" = 'occurrences' order by e."user"`.execute(executor);
  return rows.map(({ user, value }) => ({
    user,
    ...(value !== null && (JSON.parse(value) as { tzdata: string; zone: string })),
  }));
}

/** Users with reminders, and the zone in which their times were worked out, if known. */
export async function remindersBuiltWith(executor: Executor): Promise<{ user: string; zone?: string }[]> {
  const tables = await executor.introspection.getTables();
  if (!tables.some(({ name }) => name === 'reminders')) return [];
  const { rows } = await sql<{ user: string; value: string | null }>`
    select r."user", m.value from (select distinct "user" from reminders) as r
      left join meta as m on m."user" = r."user" and m."key" = 'reminders' order by r."user"`.execute(executor);
  return rows.map(({ user, value }) => ({ user, ...(value !== null && (JSON.parse(value) as { zone: string })) }));
}

/** Ids of what is cached though there is no such event. */
export async function orphanSources(executor: Executor, user: string): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from extents where "user" = ${user} and source not in (select id from events where "user" = ${user})
      union select source from occurrences where "user" = ${user} and source not in (select id from events where "user" = ${user})`.execute(
    executor,
  );
  return rows.map(({ source }) => source);
}

/** What is cached of one source, in time order. */
export async function cachedOf(
  executor: Executor,
  user: string,
  source: string,
): Promise<{ extent: ExtentRow | undefined; rows: OccurrenceRow[] }> {
  const extents = executor.selectFrom('extents').selectAll().where('user', '=', user).where('source', '=', source);
  // By primary key: for a plain condition SQLite would walk all of the user's occurrences.
  const { rows } = await sql<OccurrenceRow>`
    select * from occurrences where ("user", start_at, source) in
      (select "user", start_at, source from occurrences where "user" = ${user} and source = ${source})
      order by start_at`.execute(executor);
  return { extent: await extents.executeTakeFirst(), rows };
}
