import { type RawBuilder, sql } from 'kysely';
import { type FoundPassage, matchesFilter } from './candidates.ts';
import type { TermIndex } from './term-index.ts';

/** A table of terms, and BM25 counted from it: PostgreSQL's own `ts_rank` knows no document frequencies. */

/** The constants of FTS5. */
const K1 = 1.2;
const B = 0.75;

const isTerm = (term: string, begun: boolean): RawBuilder<boolean> =>
  begun ? sql<boolean>`term like ${`${term}%`}` : sql<boolean>`term = ${term}`;

export const postgresTerms: TermIndex = {
  async add(executor, passage, terms) {
    const times = new Map<string, number>();
    for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
    const rows = JSON.stringify([...times]);
    await sql`insert into passage_terms (term, passage, times)
      select value ->> 0, ${passage}::bigint, (value ->> 1)::integer from jsonb_array_elements(${rows}::text::jsonb)`.execute(
      executor,
    );
  },

  async remove(executor, passages) {
    if (passages.length === 0) return;
    await sql`delete from passage_terms where passage in (${sql.join(passages)})`.execute(executor);
  },

  async frequency(executor, term, begun) {
    const { rows } = await sql<{ count: number }>`
      select count(distinct passage)::integer as count from passage_terms where ${isTerm(term, begun)}`.execute(
      executor,
    );
    return { count: rows[0]?.count ?? 0 };
  },

  async candidates(executor, { user, groups, order, begun, since, most, table, filter }): Promise<FoundPassage[]> {
    const json = JSON.stringify(groups.flatMap((terms, group) => terms.map((term) => [group, term])));
    const asked = sql`(select (value ->> 0)::integer as part, value ->> 1 as term from jsonb_array_elements(${json}::text::jsonb))`;
    const held = begun ? sql`a.term like q.term || '%'` : sql`a.term = q.term`;
    const only = filter
      ? sql`join ${sql.table(table)} as t on t.id = p.item and ${matchesFilter(executor, filter)}`
      : sql``;
    const { rows } = await sql<FoundPassage>`
      with counts as (select q.term, count(*) as found from ${asked} as q join passage_terms as a on ${held} group by q.term),
        held as (
          select a.passage, q.part, q.term, sum(a.times) as times from ${asked} as q join passage_terms as a on ${held}
            where a.passage >= ${since} group by a.passage, q.part, q.term),
        sizes as (select count(*) as passages, avg(terms) as terms from passages where "user" = ${user})
      select p.id, p.item, p.terms from held join counts using (term)
        join passages as p on p.id = held.passage and p."user" = ${user} cross join sizes ${only}
        group by p.id, p.item, p.terms
        having count(distinct held.part) = ${sql.lit(groups.length)}
        order by ${
          order === 'best'
            ? sql`sum(ln(1 + (sizes.passages - found + 0.5) / (found + 0.5)) * times * ${sql.lit(K1 + 1)}
                / (times + ${sql.lit(K1)} * (${sql.lit(1 - B)} + ${sql.lit(B)} * p.terms / sizes.terms))) desc, p.id desc`
            : sql`p.id desc`
        } limit ${sql.lit(most)}`.execute(executor);
    return rows;
  },

  async holds(executor, passage, terms) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from passage_terms
        where passage = ${passage}::bigint and term in (${sql.join(terms)})`.execute(executor);
    return rows[0]?.count === new Set(terms).size;
  },

  /** Deleted rows are PostgreSQL's to clear away (VACUUM), as those of every table. */
  purge: async () => {},
};
