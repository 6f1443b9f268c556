import { type StorageRefusal, UserError } from '../../domain/errors.ts';
import { storageRefusal } from '../../domain/storage-refusal.ts';

/** Failures to use a file, in one line for the user. */

/** A refusal that only commands meet, which speak English. */
export const refused = (message: string): UserError => new UserError('INVALID_ARGUMENT', message);

/** A refusal that a server can meet, and tell its user of in their language. */
export const refusedFile = (reason: StorageRefusal['reason'], file: string): UserError =>
  storageRefusal('INVALID_ARGUMENT', { reason, file });

/** The code of SQLite or of the system, such as `SQLITE_CORRUPT` or `ENOENT`; empty for other errors. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** SQLite found that the file is not what it should be. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(systemCode(error));

/** A failure to use `file`; anything unknown is passed on as it is. */
export function explained(file: string, error: unknown): unknown {
  const code = systemCode(error);
  if (isDamage(error)) return refusedFile('damaged', file);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL')
    return storageRefusal('STORAGE_FULL', { reason: 'full', file });
  if (/^(E[A-Z]+|SQLITE_CANTOPEN.*|SQLITE_READONLY.*)$/.test(code))
    return storageRefusal('INVALID_ARGUMENT', { reason: 'cannotOpen', file, found: code });
  return error;
}
