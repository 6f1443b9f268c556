import type { SyncLinkRow } from '../../db/sync-rows.ts';

/** Whether an object was on the server when it was last looked at, and not only on its way there. */
export const isThere = ({ base, state }: Pick<SyncLinkRow, 'base' | 'state'>): boolean =>
  base !== '' && state !== 'gone';
