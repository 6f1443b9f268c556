import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';

/**
 * A second barrier behind the filters of our queries: of every table that names a user, PostgreSQL shows a transaction
 * only the rows of the user that it was begun for (see dialects/postgres/begin.ts), also to the owner of the tables. A
 * role that is superuser, or has BYPASSRLS, goes past it. SQLite knows no such thing.
 */
export async function keepUsersApart(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return;
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class as c
      join pg_attribute as a on a.attrelid = c.oid and a.attname = 'user' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(db);
  for (const { name } of rows) {
    const table = sql.table(name);
    await sql`alter table ${table} enable row level security, force row level security`.execute(db);
    // The settings are read in subqueries, so that PostgreSQL reads them once a statement, not once a row.
    await sql`create policy own_rows on ${table}
      using ("user" = (select current_setting('perch.user', true))
        or (select current_setting('perch.everyone', true)) = 'on')`.execute(db);
  }
}
