import { Kysely, sql } from 'kysely';
import { PerchPostgresDialect, PostgresServer } from '../dialects/postgres/dialect.ts';
import { schemaVersion } from '../file/migrate.ts';
import { scopedTo } from '../repos/scope.ts';
import type { Schema } from '../schema.ts';

/** What a server says of itself and of who connects. */
export interface ServerState {
  /** Such as `15.20`. */
  readonly release: string;
  /** Migrations that the database has; 0 for an empty one. */
  readonly schema: number;
  /** Whether transactions can only read, as after `migrate-to`. */
  readonly readOnly: boolean;
  /** Whether row security does not hold the role: a superuser, or one with BYPASSRLS. */
  readonly seesAll: boolean;
}

/** Runs `work` on a server that is only looked at: nothing is migrated. Throws what connecting throws. */
export async function lookAtServer<T>(
  url: string,
  work: (db: Kysely<Schema>, state: ServerState) => Promise<T>,
): Promise<T> {
  const server = await PostgresServer.open({ url, prepared: false });
  try {
    const db = new Kysely<Schema>({ dialect: new PerchPostgresDialect(server) });
    const { rows } = await sql<Omit<ServerState, 'schema'>>`
      select current_setting('server_version') as release,
        current_setting('transaction_read_only') = 'on' as "readOnly",
        (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "seesAll"`.execute(db);
    const state = { ...(rows[0] as Omit<ServerState, 'schema'>), schema: await schemaVersion(db) };
    return await work(scopedTo(db, 'everyone'), state);
  } finally {
    await server.close();
  }
}
