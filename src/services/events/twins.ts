import { findByUids, findEvents } from '../../db/repos/events.ts';
import { listSyncCalendars } from '../../db/repos/sync-accounts.ts';
import type { EventRow } from '../../db/schema.ts';
import { imagesOf } from '../change/image.ts';
import type { UndoGuard } from '../change/kind.ts';
import { laterChanges } from '../change/later.ts';
import { idOfUid, uidOf } from '../exchange/names.ts';

/**
 * A connected calendar has one event of a UID. One that was deleted here, and that somebody else has changed and sent
 * again since, is here under another id: with its deletion undone it would be here twice.
 */
export const noTwins: UndoGuard = async (executor, caller, putBack, changes) => {
  const roots = imagesOf(putBack, 'events').flatMap(({ after }) => (after?.series_id === null ? [after] : []));
  const first = changes.at(-1);
  if (roots.length === 0 || !first) return undefined;
  const connected = new Set((await listSyncCalendars(executor, caller.user)).map(({ group_id }) => group_id));
  const restored = roots.filter(({ group_id }) => group_id !== null && connected.has(group_id));
  if (restored.length === 0) return undefined;
  const uids = restored.map(uidOf);
  const named = await findByUids(executor, caller.user, uids);
  const own = (
    await findEvents(
      executor,
      caller.user,
      uids.flatMap((uid) => idOfUid(uid) ?? []),
    )
  ).values();
  for (const row of restored) {
    const isTwin = (other: EventRow): boolean =>
      other.id !== row.id &&
      other.series_id === null &&
      other.group_id === row.group_id &&
      other.recurrence_id === row.recurrence_id &&
      uidOf(other) === uidOf(row);
    const twin = [...named, ...own].find(isTwin);
    if (!twin) continue;
    const later = await laterChanges(executor, caller, [['events', twin.id]], first.seq, changes);
    // Files may have brought both: those stay.
    if (later.length === 0) continue;
    return { rows: [['events', twin.id]], shown: { table: 'events', id: twin.id, before: null, after: twin } };
  }
  return undefined;
};
