import type { Client, Pool } from 'pg';

export interface ServerOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Whether statements that never change are kept prepared; not behind PgBouncer in transaction mode. Default true. */
  readonly prepared?: boolean | undefined;
  /** Most connections of this process. */
  readonly most?: number | undefined;
}

/** How our connections are called in lists of the server. */
export const APPLICATION = 'perch';

const CONNECTIONS = 10;
const CONNECTING_MS = 10_000;
const INT8 = 20;

/** 64-bit integers as numbers: instants, counts and ids. Throws for one that a number does not hold exactly. */
export function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is beyond the integers that a number holds`);
  return number;
}

/** Connections to a PostgreSQL server, opened as they are needed. `pg` is loaded in this file alone. */
export async function openPool({ url, most = CONNECTIONS }: ServerOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, exactNumber);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION,
    types,
    max: most,
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // A connection that breaks is told by the statement that is on it; one that is idle is replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** A connection by itself, not open yet. */
export async function openClient(url: string, name: string): Promise<Client> {
  const { default: pg } = await import('pg');
  return new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
}
