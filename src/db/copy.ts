import { readPragma, type SqliteConnection } from './dialects/connection.ts';

/** Told how far a copy is, in pages. */
export type Progress = (done: number, total: number) => void;

/** 8 MB a step; between two steps the event loop runs. */
const PAGES_A_STEP = 2_000;

/**
 * Copies the database as it is at this moment into `target`, byte by byte, in
 * one transaction there. Writers of the source are not held up. `locked` runs
 * when nobody else can write to the target any more, and before anything is
 * written to it. Throws SQLITE_BUSY when somebody else writes to the target.
 */
export async function copyPages(
  from: SqliteConnection,
  target: string,
  onProgress: Progress,
  locked?: () => Promise<void>,
): Promise<void> {
  const gate = new Gate(locked);
  // Without a snapshot every write of another process starts the copy anew, which under load never ends.
  from.exec('BEGIN');
  try {
    readPragma(from, 'schema_version');
    const { totalPages } = await from.backup(target, {
      progress: ({ totalPages: total, remainingPages }) => {
        if (!gate.isOpen()) return 0;
        onProgress(total - remainingPages, total);
        return PAGES_A_STEP;
      },
    });
    // The driver takes a target that is locked for one to which nothing is left to copy.
    if (totalPages === 0) throw Object.assign(new Error('The target is locked'), { code: 'SQLITE_BUSY' });
    onProgress(totalPages, totalPages);
  } finally {
    from.exec('COMMIT');
  }
}

/** Holds the copying up, between two steps of it, until some work is done. */
class Gate {
  #work: (() => Promise<void>) | undefined;
  #open: boolean;
  #failure: { readonly error: unknown } | undefined;

  constructor(work: (() => Promise<void>) | undefined) {
    this.#work = work;
    this.#open = work === undefined;
  }

  /** Starts the work when first asked; throws what it threw. */
  isOpen(): boolean {
    const work = this.#work;
    this.#work = undefined;
    work?.().then(
      () => {
        this.#open = true;
      },
      (error: unknown) => {
        this.#failure = { error };
      },
    );
    if (this.#failure) throw this.#failure.error;
    return this.#open;
  }
}
