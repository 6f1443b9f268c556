import type { StorageRefusal, UserError } from '../../domain/errors.ts';
import { storageRefusal } from '../../domain/storage-refusal.ts';

/** Failures to use a file, in one line for the user. */

/** A refusal of a file, which is told in the language of whoever reads it. `found`: what the sentence names besides. */
export const refusedFile = (reason: StorageRefusal['reason'], file: string, found?: string): UserError =>
  storageRefusal('INVALID_ARGUMENT', { reason, file, ...(found !== undefined && { found }) });

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
