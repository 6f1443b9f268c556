import type { SyncLinkRow } from '../../db/sync-rows.ts';
import { DAY } from '../../domain/time/wall.ts';

/** Whether an object was on the server when it was last looked at, and not only on its way there. */
export const isThere = ({ base, state }: Pick<SyncLinkRow, 'base' | 'state'>): boolean =>
  base !== '' && state !== 'gone';

export const countThere = (links: ReadonlyMap<string, SyncLinkRow>): number =>
  [...links.values()].filter(isThere).length;

/** How long a deletion can be undone. */
const UNDOABLE = 90 * DAY;

/**
 * What is known of an object that is gone from its server: where its item is here still, or again by an undo, it goes
 * there anew with all that was in it, at an address of its own, since servers keep that of what was deleted.
 */
const anew = (link: SyncLinkRow, next_try: number): SyncLinkRow => ({
  ...link,
  ...{ href: link.href.replace(/[^/]*$/, `${crypto.randomUUID()}.ics`), etag: null, digest: '' },
  ...{ state: 'gone', reason: null, tries: 0, next_try },
});

/** Of one whose item was changed here: it goes there with the next run. */
export const toSendAnew = (link: SyncLinkRow): SyncLinkRow => anew(link, 0);

/** Of one whose item was deleted here: known until that cannot be undone any more. */
export const buried = (link: SyncLinkRow, now: number): SyncLinkRow => anew(link, now + UNDOABLE);
