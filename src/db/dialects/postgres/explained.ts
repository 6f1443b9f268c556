import { UserError } from '../../../domain/errors.ts';
import { storageRefusal } from '../../../domain/storage-refusal.ts';

/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), or a code of the system; empty for other errors. */
export const serverCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Somebody else was in the way for too long: waiting for a lock, a deadlock, serialisation. */
const IN_THE_WAY = new Set(['55P03', '40P01', '40001']);
/** The disk, or what the server may use of it. */
const FULL = new Set(['53100', '53000']);
/** It ends, begins, or has no connection left. */
const AWAY = /^(57P0\d|53300|08\d\d\d|E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND)\w*)$/;
/** What `pg` says without a code. */
const LOST =
  /connection (terminated|error|timeout)|timeout exceeded when trying to connect|not queryable|after calling end/i;

/** What a server or the way to it refused, as a user may see it; anything else stays as it is. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const code = serverCode(error);
  if (IN_THE_WAY.has(code)) return storageRefusal('LOCKED', { reason: 'locked', hint: 'repeatSoon' });
  if (code === '57014') return storageRefusal('LOCKED', { reason: 'tooSlow', hint: 'repeatSoon' });
  if (FULL.has(code)) return storageRefusal('STORAGE_FULL', { reason: 'diskFull', hint: 'freeSpace' });
  if (code === '25006') return storageRefusal('FORBIDDEN', { reason: 'serverReadOnly' });
  if (AWAY.test(code) || LOST.test(error.message)) {
    return storageRefusal('LOCKED', { reason: 'serverAway', ...(code && { found: code }), hint: 'serverBack' });
  }
  return error;
}
