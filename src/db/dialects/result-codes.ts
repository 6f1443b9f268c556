/** Names of SQLite's result codes (https://sqlite.org/rescode.html); the low byte of an extended code is its primary one. */
const PRIMARY: Readonly<Record<number, string>> = {
  1: 'ERROR',
  3: 'PERM',
  4: 'ABORT',
  5: 'BUSY',
  6: 'LOCKED',
  7: 'NOMEM',
  8: 'READONLY',
  9: 'INTERRUPT',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  15: 'PROTOCOL',
  17: 'SCHEMA',
  18: 'TOOBIG',
  19: 'CONSTRAINT',
  20: 'MISMATCH',
  21: 'MISUSE',
  23: 'AUTH',
  25: 'RANGE',
  26: 'NOTADB',
};

/** Those that something is decided by. */
const EXTENDED: Readonly<Record<number, string>> = {
  778: 'IOERR_WRITE',
  4874: 'IOERR_SHMSIZE',
};

/** An error of `node:sqlite` with SQLite's name for it as `code`, as better-sqlite3 has it; others as they are. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  const name = EXTENDED[error.errcode] ?? PRIMARY[error.errcode & 0xff];
  return name === undefined ? error : Object.assign(error, { code: `SQLITE_${name}` });
}

/** Runs `work`, its errors named. */
export function coded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withCode(error);
  }
}
