import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import { type FoundPassage, matchesFilter, type Wanted } from './candidates.ts';
import type { Frequency, TermIndex } from './term-index.ts';

/** An FTS5 table without content, over terms that come ready made. */

/** Terms are letters, digits and one dot: no quotation mark can end the string early. */
const quoted = (term: string, begun: boolean): string => (begun ? `"${term}" *` : `"${term}"`);

const matching = ({ groups, begun }: Pick<Wanted, 'groups' | 'begun'>): string =>
  groups.map((terms) => `(${terms.map((term) => quoted(term, begun)).join(' OR ')})`).join(' AND ');

const insert = fixedQuery<never, [number, string]>('insert into passage_terms (rowid, terms) values (?, ?)');

/** Counting stops here: what is more frequent is told by how far into the index this many take one. */
const COUNTED = 300;

/** All terms of a query at once: one by one the calls cost more than the counting. */
const counts = fixedQuery<{ counted: string }, [string]>(`
  select (select json_array(count(*), max(id)) from (
      select rowid as id from passage_terms where passage_terms match asked.value limit ${COUNTED})) as counted
    from json_each(?) as asked order by asked.key`);

const present = fixedQuery<{ term: string; count: number }, [number, string]>(`
  select asked.value as term, (select count(*) from (
      select 1 from passage_terms where passage_terms match '"' || asked.value || '"' limit ?)) as count
    from json_each(?) as asked`);

export const sqliteTerms: TermIndex = {
  add: async (executor, { id }, terms) => {
    await insert(executor, id, terms.join(' '));
  },

  remove: async (executor, _user, passages) => {
    await sql`delete from passage_terms where rowid in (select cast(item as integer) from ${jsonTexts(
      executor,
      passages.map(String),
    )})`.execute(executor);
  },

  async frequencies(executor, _user, terms, begun): Promise<Frequency[]> {
    const rows = await counts(executor, JSON.stringify(terms.map((term) => quoted(term, begun))));
    return rows.map(({ counted }) => {
      const [count, last] = JSON.parse(counted) as [count: number, last: number | null];
      return count < COUNTED ? { count } : { count, last: last ?? 0 };
    });
  },

  async present(executor, _user, terms, most) {
    const rows = await present(executor, most, JSON.stringify(terms));
    return new Map(rows.filter(({ count }) => count > 0).map(({ term, count }) => [term, count]));
  },

  async candidates(executor, wanted): Promise<FoundPassage[]> {
    const { user, since, most, table, filter } = wanted;
    const match = matching(wanted);
    const order = wanted.order === 'best' ? sql`f.rank, f.rowid desc` : sql`f.rowid desc`;
    // With a filter the passages come in order until enough of them have passed it; the order is FTS5's own.
    const { rows } = filter
      ? await sql<FoundPassage>`
          select p.id, p.item, p.terms from passage_terms as f
            cross join passages as p on p.id = f.rowid and p."user" = ${user}
            cross join ${sql.table(table)} as t on t."user" = ${user} and t.id = p.item
            where passage_terms match ${match} and f.rowid >= ${since} and ${matchesFilter(executor, filter)}
            order by ${order} limit ${sql.lit(most)}`.execute(executor)
      : await sql<FoundPassage>`
          select p.id, p.item, p.terms from (
            select rowid as id from passage_terms as f where passage_terms match ${match} and rowid >= ${since}
              order by ${order} limit ${sql.lit(most)}) as f
            cross join passages as p on p.id = f.id and p."user" = ${user}`.execute(executor);
    return rows;
  },

  async holds(executor, { id }, terms) {
    const match = matching({ groups: terms.map((term) => [term]), begun: false });
    const { rows } = await sql`
      select 1 from passage_terms where passage_terms match ${match} and rowid = ${id}`.execute(executor);
    return rows.length > 0;
  },

  /** What was deleted is only marked; this writes the index anew without it. */
  purge: async (executor) => {
    await sql`insert into passage_terms (passage_terms) values ('optimize')`.execute(executor);
  },
};
