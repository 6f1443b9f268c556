import { UserError } from '../../domain/errors.ts';

/** Failures to use a file, in one line for the user. */

export const refused = (message: string): UserError => new UserError('INVALID_ARGUMENT', message);

/** The code of SQLite or of the system, such as `SQLITE_CORRUPT` or `ENOENT`; empty for other errors. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** SQLite found that the file is not what it should be. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(systemCode(error));

/** A failure to use `file`; anything unknown is passed on as it is. */
export function explained(file: string, error: unknown): unknown {
  const code = systemCode(error);
  if (isDamage(error)) return refused(`${file} is damaged; restore a backup, or move it away to start anew.`);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL')
    return new UserError('STORAGE_FULL', `The disk that holds ${file} is full.`);
  if (/^(E[A-Z]+|SQLITE_CANTOPEN.*|SQLITE_READONLY.*)$/.test(code))
    return refused(`${file} cannot be opened (${code}).`);
  return error;
}
