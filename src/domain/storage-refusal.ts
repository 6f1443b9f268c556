import { messages } from '../messages/index.ts';
import type { Language } from './caller.ts';
import { type ErrorCode, type StorageRefusal, UserError } from './errors.ts';

/**
 * A refusal of the storage. It does not know who asks, and speaks English to logs
 * and terminals: `storageRefusal('INVALID_ARGUMENT', { reason: 'gone', file })`.
 */
export const storageRefusal = (code: ErrorCode, storage: StorageRefusal): UserError => said(code, storage, 'en');

/** The same refusal for a reader of this language; one that is not of the storage stays as it is. */
export const inLanguage = (error: UserError, language: Language): UserError =>
  error.details.storage ? said(error.code, error.details.storage, language) : error;

function said(code: ErrorCode, storage: StorageRefusal, language: Language): UserError {
  const { reason, hint, file = '', ...facts } = storage;
  const { reasons, hints } = messages(language).storage;
  return new UserError(code, reasons[reason]({ file, ...facts }), { storage, ...(hint && { hint: hints[hint] }) });
}
