import { fixedQuery } from './fixed-query.ts';
import type { Executor, Schema, Tracked } from './schema.ts';

/** Parameters of one statement: more of them make it hardly faster, and its text too long to be kept prepared. */
const MOST_PARAMETERS = 500;
/** Rows of the statements that take what is left. */
const FEW = 10;

type Statement = ReturnType<typeof fixedQuery<never, unknown[]>>;

const statements = new Map<string, Statement>();

/** `rows`: how many, or `put` for one that replaces what has its id. */
function statementFor(table: string, columns: readonly string[], rows: number | 'put'): Statement {
  const key = `${table} ${rows} ${columns.join()}`;
  const known = statements.get(key);
  if (known) return known;
  const names = columns.map((name) => `"${name}"`);
  const row = `(${columns.map(() => '?').join(', ')})`;
  const values = Array(rows === 'put' ? 1 : rows).fill(row);
  const text = `insert into "${table}" (${names.join(', ')}) values ${values.join(', ')}`;
  const sets = names.filter((name) => name !== '"id"' && name !== '"user"').map((name) => `${name} = excluded.${name}`);
  const ending = rows === 'put' ? ` on conflict ("user", "id") do update set ${sets.join(', ')}` : '';
  const statement = fixedQuery<never, unknown[]>(`${text}${ending}`);
  statements.set(key, statement);
  return statement;
}

/**
 * Inserts rows, which all have the same columns, with statements whose texts
 * never change: any number of rows, a few prepared statements. `pause` is
 * awaited between them.
 */
export async function insertRows<Table extends keyof Schema>(
  executor: Executor,
  table: Table,
  rows: readonly Schema[Table][],
  pause?: () => Promise<void>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const many = Math.max(FEW, Math.floor(MOST_PARAMETERS / columns.length));
  for (let done = 0; done < rows.length; ) {
    const left = rows.length - done;
    const count = left >= many ? many : left >= FEW ? FEW : 1;
    const values = rows.slice(done, done + count).flatMap((row) => valuesOf(row, columns));
    await statementFor(table, columns, count)(executor, ...values);
    done += count;
    await pause?.();
  }
}

/** Puts a row in place, whether or not its user has one with its `id`. */
export async function putRow(executor: Executor, table: keyof Schema, row: Tracked): Promise<void> {
  const columns = Object.keys(row);
  await statementFor(table, columns, 'put')(executor, ...valuesOf(row, columns));
}

const valuesOf = (row: object, columns: readonly string[]): unknown[] => {
  const values = row as Record<string, unknown>;
  return columns.map((name) => values[name]);
};
