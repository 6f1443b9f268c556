import pg from 'pg';

/** What a database must show of which clients were told something. */
export interface Wrong {
  /** Acknowledged events that are not there. */
  readonly lost: number;
  /** Calls that were carried out twice. */
  readonly twice: number;
  /** Times of a user that overlap. */
  readonly overlaps: number;
}

/** `url`: as somebody who sees the rows of all. Events are told apart by their titles, one of each call. */
export async function wrongIn(url: string, acknowledged: readonly string[]): Promise<Wrong> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const count = async (sql: string, ...parameters: unknown[]): Promise<number> => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from ${sql}`,
        parameters,
      );
      return rows[0]?.count ?? 0;
    };
    return {
      lost: await count(
        'unnest($1::text[]) as told where not exists (select 1 from occurrences where source = told)',
        acknowledged,
      ),
      twice: await count(
        `(select title from events where title like 'Call %' group by title having count(*) > 1) as t`,
      ),
      overlaps: await count(
        `(select start_at < lag(end_at) over (partition by "user" order by start_at) as meets from occurrences) as o
          where meets`,
      ),
    };
  } finally {
    await client.end();
  }
}
