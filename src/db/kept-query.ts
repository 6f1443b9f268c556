import { fixedQuery } from './fixed-query.ts';
import { Kept } from './kept.ts';
import type { Executor } from './schema.ts';

/**
 * As `fixedQuery`, for the few facts of a user that nearly every call asks for and hardly any changes: it is asked
 * again when anybody has committed something since. Rows are shared by those who ask, and frozen.
 */
export function keptQuery<Row extends object, Parameters extends readonly string[]>(text: string) {
  const ask = fixedQuery<Row, Parameters>(text);
  const kept = new Kept<readonly Row[]>();
  return async (executor: Executor, ...parameters: Parameters): Promise<readonly Row[]> => {
    const known = kept.of(executor);
    const key = parameters.join('\u0000');
    const answer = known?.get(key);
    if (answer) return answer;
    const rows = await ask(executor, ...parameters);
    if (!known) return rows;
    for (const row of rows) Object.freeze(row);
    known.set(key, rows);
    return rows;
  };
}
