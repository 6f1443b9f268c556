import { type RawBuilder, sql } from 'kysely';
import { jsonColumn, jsonText } from '../dialects/sql.ts';
import type { Executor, MemoryRow } from '../schema.ts';

/** Tables whose rows are searched by their passages. */
export type SearchedTable = 'memos' | 'memories';

/** What a row must be to count. Instants are epoch milliseconds, `from` included and `to` not. */
export interface RowFilter {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** All of these, in lower case. */
  readonly tags?: readonly string[] | undefined;
  /** The kind of memory that is wanted. */
  readonly kind?: MemoryRow['kind'] | undefined;
}

/** Which passages are wanted. Terms carry the id of their space. */
export interface Wanted {
  readonly user: string;
  /** A passage must hold some term of each group. */
  readonly groups: readonly (readonly string[])[];
  /** By how well they fit, or the newest ones first, which is ten times faster. */
  readonly order: 'best' | 'newest';
  /** True where a term stands for all that begin with it. */
  readonly begun: boolean;
  /** Leaves out passages with a lower id. */
  readonly since: number;
  readonly most: number;
  readonly table: SearchedTable;
  readonly filter: RowFilter | undefined;
}

export interface FoundPassage {
  readonly id: number;
  readonly item: string;
  readonly terms: number;
}

/** What stands above the text of the row `t`: its title, or how its place is called and where that is. */
export const titleOf = (executor: Executor, table: SearchedTable): RawBuilder<string | null> =>
  table === 'memos'
    ? sql`t.title`
    : sql`coalesce(${jsonText(executor, 't.place', 'name')}, '') || ' ' || coalesce(${jsonText(executor, 't.place', 'address')}, '')`;

/** The condition of a filter on the row `t`. */
export function matchesFilter(executor: Executor, { from, to, tags, kind }: RowFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (from !== undefined) conditions.push(sql`t.created_at >= ${from}`);
  if (to !== undefined) conditions.push(sql`t.created_at < ${to}`);
  if (kind !== undefined) conditions.push(sql`t.kind = ${kind}`);
  if (tags && tags.length > 0) conditions.push(hasTags(executor, tags));
  return sql.join(conditions, sql` and `);
}

/** Most rows lack a tag, which their text tells without being parsed. */
const hasTags = (executor: Executor, tags: readonly string[]): RawBuilder<boolean> => sql`
  (${sql.join(
    tags.map((tag) => sql`lower(t.tags) like ${`%${JSON.stringify(tag).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    sql` and `,
  )} and (select count(distinct lower(tag.item)) from ${jsonColumn(executor, 't.tags')} as tag
    where lower(tag.item) in (${sql.join(tags)})) = ${sql.lit(tags.length)})`;
