import { readPragma } from '../dialects/connection.ts';
import type { SqliteConnection } from '../dialects/driver.ts';

/** Told how far a copy is, in pages. */
export type Progress = (done: number, total: number) => void;

/** 8 MB a step; between two steps the event loop runs. */
const PAGES_A_STEP = 2_000;

/**
 * Copies the database as it is at this moment into `target`, byte by byte, in
 * one transaction there. Writers of the source are not held up. `locked` runs
 * when nobody else can write to the target any more, and before it is
 * changed for others. Throws SQLITE_BUSY when somebody else writes to the target.
 */
export async function copyPages(
  from: SqliteConnection,
  target: string,
  onProgress: Progress,
  locked?: () => Promise<void>,
): Promise<void> {
  // Without a snapshot every write of another process starts the copy anew, which under load never ends.
  from.exec('BEGIN');
  try {
    readPragma(from, 'schema_version');
    await from.copyTo(target, { pagesAStep: PAGES_A_STEP, progress: onProgress, locked });
  } finally {
    from.exec('COMMIT');
  }
}
