import { UserError } from '../domain/errors.ts';
import { messages } from '../messages/index.ts';
import type { Reader } from './reader.ts';

/** The refusal as the reader is told of it: storage does not know who asks, and speaks English. */
export function inLanguageOf(error: UserError, reader: Pick<Reader, 'language'>): UserError {
  const { storageFull, freeSpace, locked, repeatSoon } = messages(reader).call;
  if (error.code === 'STORAGE_FULL') return new UserError(error.code, storageFull, { hint: freeSpace });
  if (error.code === 'LOCKED') return new UserError(error.code, locked, { hint: repeatSoon });
  return error;
}
