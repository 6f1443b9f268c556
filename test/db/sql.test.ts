import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dialectOf, jsonSpans } from '../../src/db/dialects/sql.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

forEachDialect('differences between dialects', (open, dialect) => {
  it('tells the dialect of a connection and of a transaction', async () => {
    const db = await open();
    expect(dialectOf(db)).toBe(dialect);
    expect(await db.transaction().execute(async (transaction) => dialectOf(transaction))).toBe(dialect);
  });

  it('joins a list of spans', async () => {
    const db = await open();
    const hour = 3_600_000;
    const from = 1_800_000_000_000;
    for (const [index, source] of ['a', 'b', 'c'].entries()) {
      const start_at = from + index * 24 * hour;
      await db
        .insertInto('occurrences')
        .values({ ...ROWS.occurrences, source, start_at, end_at: start_at + hour })
        .execute();
    }
    const found = (spans: [number, number][]) =>
      db
        .selectFrom(jsonSpans(db, spans).as('span'))
        .innerJoin('occurrences', (join) =>
          join.on('user', '=', 'local').onRef('start_at', '<', 'span.span_to').onRef('end_at', '>', 'span.span_from'),
        )
        .select(['span.ordinal', 'span.span_from', 'source'])
        .orderBy('span.ordinal')
        .execute();
    const spans: [number, number][] = [
      [from - hour, from],
      [from + hour / 2, from + hour],
      [from + 48 * hour, from + 49 * hour],
    ];
    expect(await found(spans)).toEqual([
      { ordinal: 1, span_from: from + hour / 2, source: 'a' },
      { ordinal: 2, span_from: from + 48 * hour, source: 'c' },
    ]);
    expect(await found([])).toEqual([]);
  });

  if (dialect === 'sqlite')
    it('finds the rows of a span through the key', async () => {
      const db = await open();
      const { rows } = await sql<{ detail: string }>`explain query plan
      select * from ${jsonSpans(db, [[1, 2]])} as s cross join occurrences as o
        where o."user" = 'local' and o.start_at < s.span_to and o.start_at > s.span_from - 86400000`.execute(db);
      expect(rows.map((row) => row.detail).join('\n')).toMatch(
        /SEARCH o USING PRIMARY KEY \(user=\? AND start_at>\? AND start_at<\?\)/,
      );
    });
});
