import { CompiledQuery, type QueryResult } from 'kysely';
import { type DialectName, dialectOf, directReader, pipelines } from './dialects/sql.ts';
import { nameStatement } from './dialects/statement-names.ts';
import type { Executor } from './schema.ts';

/**
 * A statement whose text never changes, for the few reads that every call
 * makes: building and compiling a query costs more than such a read itself.
 * Parameters stand as `?` in order, in the text of each dialect where one does not do for both.
 */
export function fixedQuery<Row, Parameters extends readonly unknown[]>(
  text: string | Readonly<Record<DialectName, string>>,
) {
  let number = 0;
  const { sqlite, postgres } = typeof text === 'string' ? { sqlite: text, postgres: text } : text;
  const texts = { sqlite, postgres: postgres.replaceAll('?', () => `$${++number}`) };
  nameStatement(texts.postgres);
  const reads = /^\s*select\b/i.test(sqlite);
  return async (executor: Executor, ...parameters: Parameters): Promise<Row[]> => {
    const direct = reads ? directReader(executor) : undefined;
    if (direct) return direct.readDirectly<Row>(texts.sqlite, parameters);
    const query = CompiledQuery.raw(texts[dialectOf(executor)], [...parameters]);
    const { rows } = await (pipelines(executor) ? sendAlong(executor, query) : executor.executeQuery(query));
    return rows as Row[];
  };
}

/** Kysely waits for the answer to a statement before it hands out the connection of a transaction again; this does not. */
async function sendAlong(executor: Executor, query: CompiledQuery): Promise<QueryResult<unknown>> {
  let sent: Promise<QueryResult<unknown>> | undefined;
  await executor.getExecutor().provideConnection(async (connection) => {
    sent = connection.executeQuery(query);
    // It is awaited below, which may be too late for who looks for what nobody awaits.
    sent.catch(() => {});
  });
  return sent as Promise<QueryResult<unknown>>;
}
