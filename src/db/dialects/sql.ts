import { PostgresAdapter, type QueryExecutorProvider, type RawBuilder, SqliteAdapter, sql } from 'kysely';

/** What the two dialects spell differently, in one place. */

export type DialectName = 'sqlite' | 'postgres';

/** Which SQL a connection or transaction speaks. */
export function dialectOf(executor: QueryExecutorProvider): DialectName {
  const { adapter } = executor.getExecutor();
  if (adapter instanceof SqliteAdapter) return 'sqlite';
  if (adapter instanceof PostgresAdapter) return 'postgres';
  throw new Error(`Unknown dialect: ${adapter.constructor.name}`);
}

/** Where a read by itself can be had without what Kysely does around a query, which costs more than a small read. */
export interface DirectReader {
  readDirectly<R>(sql: string, parameters: readonly unknown[]): Promise<R[]>;
  /**
   * Another number as soon as anybody has committed anything: what was read before is as it was while it stays the
   * same. Undefined where nobody tells, as in memory.
   */
  version(): number | undefined;
}

/** Undefined in a transaction, whose reads go with its writes, and where every statement goes over a network anyway. */
export function directReader(
  executor: QueryExecutorProvider & { readonly isTransaction: boolean },
): DirectReader | undefined {
  const { adapter } = executor.getExecutor();
  return !executor.isTransaction && 'readDirectly' in adapter ? (adapter as typeof adapter & DirectReader) : undefined;
}

/** Whether statements of one transaction may be asked for before those before them are answered. */
export const pipelines = (executor: QueryExecutorProvider): boolean => 'scopedTo' in executor.getExecutor().adapter;

/** A row of `jsonSpans`: the span at `ordinal` (from 0) of the list, epoch milliseconds, half-open. */
export interface SpanRow {
  ordinal: number;
  span_from: number;
  span_to: number;
}

/**
 * A list of spans as a table to join with, bound as one JSON parameter, so
 * that the statement is the same for any number of them:
 * `selectFrom(jsonSpans(db, spans).as('span'))`.
 */
export function jsonSpans(
  executor: QueryExecutorProvider,
  spans: readonly (readonly [from: number, to: number])[],
): RawBuilder<SpanRow> {
  const json = JSON.stringify(spans);
  if (dialectOf(executor) === 'postgres') {
    return sql<SpanRow>`(
      select (ordinality - 1)::integer as ordinal, (value ->> 0)::bigint as span_from, (value ->> 1)::bigint as span_to
      from jsonb_array_elements(${json}::text::jsonb) with ordinality
    )`;
  }
  // The limit keeps SQLite from merging this into the query around it, where it would parse a span again for every row compared.
  return sql<SpanRow>`(
    select key as ordinal, value ->> 0 as span_from, value ->> 1 as span_to from json_each(${json}) limit -1
  )`;
}

/** A list of texts as a table with one column `item`, bound as one JSON parameter. */
export function jsonTexts(executor: QueryExecutorProvider, texts: readonly string[]): RawBuilder<{ item: string }> {
  const json = JSON.stringify(texts);
  if (dialectOf(executor) === 'postgres') {
    return sql<{ item: string }>`(select value as item from jsonb_array_elements_text(${json}::text::jsonb))`;
  }
  return sql<{ item: string }>`(select value as item from json_each(${json}) limit -1)`;
}

/** The text under a key of the JSON object that a column holds; null without one. */
export function jsonText(executor: QueryExecutorProvider, column: string, key: string): RawBuilder<string | null> {
  return dialectOf(executor) === 'postgres'
    ? sql<string | null>`(${sql.ref(column)}::jsonb ->> ${sql.lit(key)})`
    : sql<string | null>`(${sql.ref(column)} ->> ${sql.lit(key)})`;
}

/** The texts of a JSON array that a column holds, as a table with one column `item`. */
export function jsonColumn(executor: QueryExecutorProvider, column: string): RawBuilder<{ item: string }> {
  return dialectOf(executor) === 'postgres'
    ? sql<{ item: string }>`(select value as item from jsonb_array_elements_text(${sql.ref(column)}::jsonb))`
    : sql<{ item: string }>`(select value as item from json_each(${sql.ref(column)}))`;
}
