import { CompiledQuery } from 'kysely';
import { dialectOf, directReader } from './dialects/sql.ts';
import type { Executor } from './schema.ts';

/**
 * A statement whose text never changes, for the few reads that every call
 * makes: building and compiling a query costs more than such a read itself.
 * Parameters stand as `?` in order.
 */
export function fixedQuery<Row, Parameters extends readonly unknown[]>(text: string) {
  let number = 0;
  const texts = { sqlite: text, postgres: text.replaceAll('?', () => `$${++number}`) };
  const reads = /^\s*select\b/i.test(text);
  return async (executor: Executor, ...parameters: Parameters): Promise<Row[]> => {
    const direct = reads ? directReader(executor) : undefined;
    if (direct) return direct.readDirectly<Row>(texts.sqlite, parameters);
    const query = CompiledQuery.raw(texts[dialectOf(executor)], [...parameters]);
    return (await executor.executeQuery(query)).rows as Row[];
  };
}
