import { addUsage, type CountedTable, hasMoreThan, measureUsage, setUsage } from '../../db/repos/usage.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Image } from './image.ts';

const COUNTED = ['events', 'todos', 'memos'] as const satisfies readonly CountedTable[];

/** What was deleted, and history that has run out, is seen by measuring, which takes a while. */
const MEASURE_AGAIN_MS = 10 * 60_000;

/**
 * Refuses a change by which its user would have more than they may, in the transaction that makes it. Throws UserError
 * LIMIT_EXCEEDED. Who is not limited pays nothing.
 */
export async function keepWithinQuotas(executor: Executor, caller: Caller, images: readonly Image[]): Promise<void> {
  const { user, quotas } = caller;
  if (!quotas || images.length === 0) return;
  const words = messages(caller).limits;
  const size = images.reduce((sum, image) => sum + sizeOf(image), 0);
  const added = COUNTED.filter((table) =>
    images.some((image) => image.table === table && image.before === null && image.after !== null),
  );
  const [{ bytes, measured_at }, ...tooMany] = await Promise.all([
    addUsage(executor, user, size),
    ...added.map(async (table) => (await hasMoreThan(executor, user, table, quotas[table])) && table),
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
