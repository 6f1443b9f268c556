import pg from 'pg';
import { quantile } from '../lib/timing.ts';

/** What nothing that is safe can do without: the user's lock, a check, one row, and a commit that is on disk. */

const LENGTH = 1_800_000;
const HOUR = 3_600_000;

export interface FloorOutcome {
  readonly perSecond: number;
  readonly p99: number;
}

/** Inserts for many users over so many connections, each a transaction of four round trips. */
export async function floorWrites(
  url: string,
  { users, connections, seconds }: { readonly users: number; readonly connections: number; readonly seconds: number },
): Promise<FloorOutcome> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(`create table if not exists bare
    (usr text not null, start_at bigint not null, end_at bigint not null, title text not null, primary key (usr, start_at))`);
  const latencies: number[] = [];
  let number = 0;
  const until = performance.now() + seconds * 1_000;
  const lane = async (): Promise<void> => {
    const client = await pool.connect();
    while (performance.now() < until) {
      const mine = number++;
      const user = `u${mine % users}`;
      const start = Math.floor(mine / users) * HOUR;
      const began = performance.now();
      await client.query(`begin; select pg_advisory_xact_lock(1, hashtext('${user}'))`);
      const { rows } = await client.query({
        name: 'check',
        text: 'select 1 from bare where usr = $1 and start_at < $2 and end_at > $3 limit 1',
        values: [user, start + LENGTH, start],
      });
      if (rows.length === 0) {
        await client.query({
          name: 'insert',
          text: 'insert into bare values ($1, $2, $3, $4)',
          values: [user, start, start + LENGTH, 'Call'],
        });
      }
      await client.query('commit');
      latencies.push(performance.now() - began);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, lane));
  await pool.query('drop table bare');
  await pool.end();
  const sorted = latencies.sort((a, b) => a - b);
  return { perSecond: sorted.length / seconds, p99: quantile(sorted, 0.99) };
}
