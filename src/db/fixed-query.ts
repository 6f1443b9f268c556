import { CompiledQuery } from 'kysely';
import { type DialectName, dialectOf, directReader } from './dialects/sql.ts';
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
    return (await executor.executeQuery(query)).rows as Row[];
  };
}
