import { messages } from '../messages/index.ts';
import type { Language } from './caller.ts';
import { type ErrorCode, type StorageRefusal, UserError, type Worded } from './errors.ts';

/**
 * A refusal of the storage. It does not know who asks, and speaks English to logs
 * and terminals: `storageRefusal('INVALID_ARGUMENT', { reason: 'gone', file })`.
 */
export const storageRefusal = (code: ErrorCode, storage: StorageRefusal): UserError => said(code, storage, 'en');

/** A refusal by who does not know who reads it: `wordedRefusal('NOT_FOUND', ({ users }) => users.noUser({ name }))`. */
export const wordedRefusal = (code: ErrorCode, worded: Worded): UserError => inWords(code, worded, 'en');

/** The same refusal for a reader of this language; one that was written for its reader stays as it is. */
export function inLanguage(error: UserError, language: Language): UserError {
  const { storage, worded } = error.details;
  if (storage) return said(error.code, storage, language);
  return worded ? inWords(error.code, worded, language) : error;
}

function inWords(code: ErrorCode, worded: Worded, language: Language): UserError {
  const [message, hint] = [worded(messages(language))].flat();
  return new UserError(code, message ?? '', { worded, ...(hint !== undefined && { hint }) });
}

function said(code: ErrorCode, storage: StorageRefusal, language: Language): UserError {
  const { reason, hint, file = '', ...facts } = storage;
  const { reasons, hints } = messages(language).storage;
  return new UserError(code, reasons[reason]({ file, ...facts }), { storage, ...(hint && { hint: hints[hint] }) });
}
