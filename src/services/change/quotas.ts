import { addUsage, type CountedTable, countUpTo, measureUsage, setUsage } from '../../db/repos/usage.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Image } from './image.ts';

const COUNTED: readonly string[] = ['events', 'todos', 'memos'] satisfies CountedTable[];
const isCounted = (table: string): table is CountedTable => COUNTED.includes(table);

/** What was deleted, and history that has run out, is seen by measuring, which takes a while. */
const MEASURE_AGAIN_MS = 10 * 60_000;

/** Processes that may write for a user at the same time, of which none knows how much the others add. */
const MOST_PROCESSES = 16;
/** Users of whom it is remembered how much they may still add: the latest. */
const MOST_USERS = 10_000;

/** Rows that a user may still add here before they are counted again, by table and user: counting reads them all. */
const left = new Map<string, number>();

/** Whether a user has more rows than they may, those that are being added included. */
async function hasTooMany(executor: Executor, user: string, table: CountedTable, most: number, adds: number) {
  const key = `${table} ${most} ${user}`;
  const rest = (left.get(key) ?? 0) - adds;
  left.delete(key);
  if (rest >= 0) {
    left.set(key, rest);
    return false;
  }
  const count = await countUpTo(executor, user, table, most + 1);
  left.set(key, Math.floor((most - count) / MOST_PROCESSES));
  const [oldest] = left.keys();
  if (left.size > MOST_USERS && oldest !== undefined) left.delete(oldest);
  return count > most;
}

/**
 * Refuses a change by which its user would have more than they may, in the transaction that makes it. Throws UserError
 * LIMIT_EXCEEDED. Who is not limited pays nothing.
 */
export async function keepWithinQuotas(executor: Executor, caller: Caller, images: readonly Image[]): Promise<void> {
  const { user, quotas } = caller;
  if (!quotas || images.length === 0) return;
  const words = messages(caller).limits;
  const size = images.reduce((sum, image) => sum + sizeOf(image), 0);
  const added = new Map<CountedTable, number>();
  for (const { table, before, after } of images) {
    if (isCounted(table) && before === null && after !== null) added.set(table, (added.get(table) ?? 0) + 1);
  }
  const [{ bytes, measured_at }, ...tooMany] = await Promise.all([
    addUsage(executor, user, size),
    ...[...added].map(async ([table, adds]) => (await hasTooMany(executor, user, table, quotas[table], adds)) && table),
  ]);
  for (const table of tooMany) {
    if (table) throw exceeded(words.tooMany[table]({ most: quotas[table] }), words.makeRoom);
  }
  // Who has too much may go on removing and shortening.
  const grows = images.some(({ before, after }) => lengthOf(after) > lengthOf(before));
  if (bytes <= quotas.bytes || !grows) return;
  const isFresh = caller.now - measured_at < MEASURE_AGAIN_MS;
  // What is being written now is not in the history yet.
  const measured = isFresh ? bytes : size + (await measureUsage(executor, user));
  if (measured > quotas.bytes) {
    throw exceeded(words.tooLarge({ megabytes: Math.floor(quotas.bytes / 1e6) }), words.historyCounts);
  }
  await setUsage(executor, { user, bytes: measured, measured_at: caller.now });
}

/** A row stands in its table and, before and after, in the history. */
const sizeOf = ({ before, after }: Image): number => lengthOf(before) + 2 * lengthOf(after);

const lengthOf = (row: object | null): number => (row === null ? 0 : Buffer.byteLength(JSON.stringify(row)));

const exceeded = (message: string, hint: string): UserError => new UserError('LIMIT_EXCEEDED', message, { hint });
