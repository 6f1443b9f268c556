import { isServerUrl, shownUrl } from '../../domain/server-url.ts';
import { storageRefusal } from '../../domain/storage-refusal.ts';

/** Refuses what is done with a file where the calendar is on a server. */
export function assertFile(db: string): void {
  if (!isServerUrl(db)) return;
  throw storageRefusal('INVALID_ARGUMENT', { reason: 'noServerFile', file: shownUrl(db), hint: 'serverTools' });
}
