import { type RawBuilder, sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { type FoundPassage, matchesFilter } from './candidates.ts';
import type { TermIndex } from './term-index.ts';

/** A table of terms, and BM25 counted from it: PostgreSQL's own `ts_rank` knows no document frequencies. */

/** The constants of FTS5. */
const K1 = 1.2;
const B = 0.75;

/** Beyond whatever begins with a term, in the order of its bytes. */
const LAST = sql.lit('\u{10FFFF}');

const isTerm = (term: RawBuilder<string>, begun: boolean): RawBuilder<boolean> =>
  begun ? sql<boolean>`a.term >= ${term} and a.term < ${term} || ${LAST}` : sql<boolean>`a.term = ${term}`;

export const postgresTerms: TermIndex = {
  async add(executor, { user, id }, terms) {
    const times = new Map<string, number>();
    for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
    const rows = JSON.stringify([...times]);
    await sql`insert into passage_terms ("user", term, passage, times)
      select ${user}::text, value ->> 0, ${id}::bigint, (value ->> 1)::integer
        from jsonb_array_elements(${rows}::text::jsonb)`.execute(executor);
  },

  async remove(executor, user, passages) {
    if (passages.length === 0) return;
    await sql`delete from passage_terms where "user" = ${user} and passage in (
      select item::bigint from ${jsonTexts(executor, passages.map(String))} as wanted)`.execute(executor);
  },

  async frequencies(executor, user, terms, begun) {
    const { rows } = await sql<{ count: number }>`
      select (select count(distinct passage) from passage_terms as a
          where a."user" = ${user} and ${isTerm(sql`asked.term`, begun)})::integer as count
        from jsonb_array_elements_text(${JSON.stringify(terms)}::text::jsonb) with ordinality as asked(term, place)
        order by asked.place`.execute(executor);
    return rows;
  },

  async present(executor, user, terms, most) {
    const { rows } = await sql<{ term: string; count: number }>`
      select asked.term, (select count(*) from (
          select 1 from passage_terms as a where a."user" = ${user} and a.term = asked.term
            limit ${sql.lit(most)}) as held)::integer as count
        from jsonb_array_elements_text(${JSON.stringify(terms)}::text::jsonb) as asked(term)`.execute(executor);
    return new Map(rows.filter(({ count }) => count > 0).map(({ term, count }) => [term, count]));
  },

  async candidates(executor, { user, groups, order, begun, since, most, table, filter }): Promise<FoundPassage[]> {
    const json = JSON.stringify(groups.flatMap((terms, group) => terms.map((term) => [group, term])));
    const asked = sql`(select (value ->> 0)::integer as part, value ->> 1 as term from jsonb_array_elements(${json}::text::jsonb))`;
    const held = sql`a."user" = ${user} and ${isTerm(sql`q.term`, begun)}`;
    const only = filter
      ? sql`join ${sql.table(table)} as t on t."user" = ${user} and t.id = p.item and ${matchesFilter(executor, filter)}`
      : sql``;
    // Materialised: taken for one row, each would be counted anew for every passage that is found.
    const { rows } = await sql<FoundPassage>`
      with counts as materialized (select q.term, count(*) as found from ${asked} as q join passage_terms as a on ${held} group by q.term),
        held as materialized (
          select a.passage, q.part, q.term, sum(a.times) as times from ${asked} as q join passage_terms as a on ${held}
            where a.passage >= ${since} group by a.passage, q.part, q.term),
        sizes as materialized (select count(*) as passages, avg(terms) as terms from passages where "user" = ${user})
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

  async holds(executor, { user, id }, terms) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from passage_terms
        where "user" = ${user} and passage = ${id}::bigint and term in (${sql.join(terms)})`.execute(executor);
    return rows[0]?.count === new Set(terms).size;
  },

  /** Deleted rows are PostgreSQL's to clear away (VACUUM), as those of every table. */
  purge: async () => {},
};
