import { setTimeout as sleep } from 'node:timers/promises';
import { storageRefusal } from '../../domain/storage-refusal.ts';

/** How long somebody else's write lock is waited for. */
const PATIENCE_MS = 5_000;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 40;

/** A full disk or quota shows itself in these; ENOSPC while the shared memory of the log grows is not SQLITE_FULL. */
const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE']);

/** SQLite's extended result code, such as `SQLITE_BUSY_RECOVERY`; undefined for other errors. */
export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : undefined;
}

const isBusy = (error: unknown): boolean => sqliteCode(error)?.startsWith('SQLITE_BUSY') === true;

/** The error as a user may see it: a full disk becomes STORAGE_FULL; everything else stays as it is. */
function explain(error: unknown): unknown {
  if (!FULL.has(sqliteCode(error) ?? '')) return error;
  return storageRefusal('STORAGE_FULL', { reason: 'diskFull', hint: 'freeSpace' });
}

/** `failed` is what the first attempt threw. */
async function untilFree<T>(attempt: () => T, failed: unknown): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  let pause = SHORTEST_PAUSE_MS;
  let error = failed;
  while (isBusy(error)) {
    if (performance.now() > deadline) {
      throw storageRefusal('LOCKED', { reason: 'locked', hint: 'repeatSoon' });
    }
    await sleep(pause * (0.5 + Math.random()));
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
    try {
      return attempt();
    } catch (next) {
      error = next;
    }
  }
  throw explain(error);
}

/**
 * Runs `attempt` until it no longer answers SQLITE_BUSY, with jittered pauses
 * in which the event loop is free; answers at once where the first attempt
 * does. Rejects with UserError LOCKED after 5 s and STORAGE_FULL for a full disk.
 */
export function whenFree<T>(attempt: () => T): T | Promise<T> {
  try {
    return attempt();
  } catch (error) {
    return untilFree(attempt, error);
  }
}
