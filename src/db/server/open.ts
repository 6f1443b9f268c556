import { Kysely, sql } from 'kysely';
import { shownUrl } from '../../domain/server-url.ts';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import { PerchPostgresDialect, PostgresServer } from '../dialects/postgres/dialect.ts';
import { serverCode } from '../dialects/postgres/explained.ts';
import { migrate, newerSchema, schemaVersion } from '../file/migrate.ts';
import type { Database } from '../file/open.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { scopedTo } from '../repos/scope.ts';
import type { Schema } from '../schema.ts';

export interface OpenServerOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Whether statements are kept prepared; not behind PgBouncer in transaction mode. Default true. */
  readonly prepared?: boolean | undefined;
  /** Those of this release unless a test brings its own. */
  readonly migrations?: readonly Migration[];
}

const OLDEST = 140_000;

/**
 * Opens a database of a PostgreSQL server and brings its schema up to date. Any number of processes may do so at once.
 * Throws UserError with one line when it cannot be used. Rows of users are there for `scopedTo` alone.
 */
export async function openServer({ url, prepared, migrations = MIGRATIONS }: OpenServerOptions): Promise<Database> {
  const path = shownUrl(url);
  const server = await PostgresServer.open({ url, prepared });
  const db = new Kysely<Schema>({ dialect: new PerchPostgresDialect(server) });
  try {
    const { rows } = await sql<{ number: number }>`
      select current_setting('server_version_num')::integer as number`.execute(db);
    const number = rows[0]?.number ?? 0;
    if (number < OLDEST) {
      throw storageRefusal('INVALID_ARGUMENT', { reason: 'oldServer', file: path, found: Math.floor(number / 10_000) });
    }
    const version = await schemaVersion(db);
    if (version > migrations.length) throw newerSchema(path, version, migrations.length);
    if (version < migrations.length) await migrate(scopedTo(db, 'everyone'), { migrations, store: path });
  } catch (error) {
    await server.close();
    throw refused(path, error);
  }
  return { db, path, close: () => server.close() };
}

/** What is wrong with the password, the database or the rights does not pass by itself. */
const REFUSED = /^(28|3D|42501|0A|ERR_)/;

function refused(path: string, error: unknown): unknown {
  const code = serverCode(error);
  return REFUSED.test(code)
    ? storageRefusal('INVALID_ARGUMENT', { reason: 'cannotOpen', file: path, found: code })
    : error;
}
