import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Schema } from '../../src/db/schema.ts';
import type { Wanted } from '../../src/db/search/candidates.ts';
import { postgresTerms } from '../../src/db/search/postgres.ts';
import { openServer } from '../../src/db/server/open.ts';
import { newServerPlace } from './place.ts';

/** Memos of one user that all hold the words that are looked for. */
const MEMOS = 1_000;
const WORDS = ['design', 'review', 'monday'];

/** Lets the server take the parts of a query for one row at a time, as it likes. */
const INLINED: KyselyPlugin = {
  transformQuery: ({ node }) =>
    JSON.parse(
      JSON.stringify(node, (_, value) =>
        typeof value === 'string' ? value.replaceAll('as materialized', 'as not materialized') : value,
      ),
    ),
  transformResult: async ({ result }) => result,
};

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

describe.skipIf(!inject('postgres'))('what is found among many memos on PostgreSQL', () => {
  it('is counted once, and not for each of them', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const { db, close } = await openServer({ url: place.superuser });
    onTestFinished(close);
    await sql`insert into passages ("user", item, ordinal, from_char, chars, terms)
      select 'anna', 'memo_' || n, 0, 0, 100, 20 from generate_series(1, ${sql.lit(MEMOS)}) as n`.execute(db);
    for (const word of WORDS) {
      await sql`insert into passage_terms ("user", term, passage, times)
        select 'anna', ${word}::text, id, 1 from passages`.execute(db);
    }
    const groups = WORDS.map((word) => [word]);
    const wanted: Wanted = {
      ...{ user: 'anna', groups, begun: false, since: 0, most: 50, filter: undefined },
      order: 'best',
      table: 'memos',
    };
    const ask = (on: Kysely<Schema>) => took(() => postgresTerms.candidates(on, wanted));
    expect(await postgresTerms.candidates(db, wanted)).toHaveLength(50);
    const ms = await ask(db);
    // Control: inlined, what is counted once is counted anew for every memo.
    const inlined = await ask(db.withPlugin(INLINED)).catch(() => Number.POSITIVE_INFINITY);
    expect(inlined / ms).toBeGreaterThan(4);
  });
});
