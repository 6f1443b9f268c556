import type { EventKey } from '../../db/repos/export.ts';

/** The UID of an event or todo that was made here. */
const OWN = /^((?:evt|todo)_[0-9a-z]+)@perch-mcp$/;
/** The UID of an event or todo: that of the file it came from, else one of its own. */
export const uidOf = ({ id, ics_uid }: Pick<EventKey, 'id' | 'ics_uid'>): string => ics_uid ?? `${id}@perch-mcp`;

/** The id in a UID that was made here; undefined for any other. */
export const idOfUid = (uid: string): string | undefined => OWN.exec(uid)?.[1];

/** What tells events, or todos, of one UID apart. */
export type Key = Pick<EventKey, 'id' | 'ics_uid' | 'recurrence_id' | 'wall_start'>;

const order = (a: Key, b: Key): number =>
  Number(a.recurrence_id !== null) - Number(b.recurrence_id !== null) ||
  a.wall_start - b.wall_start ||
  (a.id < b.id ? -1 : 1);

/**
 * Other UIDs, by id, for events, series and todos that have that of another one (which was
 * deleted, imported again and brought back): a reader would take one for an older version of the other.
 */
export function otherNames(keys: readonly Key[]): Map<string, string> {
  const taken = new Set<string>();
  const shared = new Set<string>();
  for (const key of keys) {
    const uid = uidOf(key);
    if (taken.has(uid)) shared.add(uid);
    else taken.add(uid);
  }
  const names = new Map<string, string>();
  if (shared.size === 0) return names;
  const groups = Map.groupBy(
    keys.filter((key) => shared.has(uidOf(key))),
    uidOf,
  );
  for (const [uid, group] of groups) {
    const [first, ...others] = group.toSorted(order);
    const recurrenceIds = new Set([first?.recurrence_id]);
    for (const { id, recurrence_id: recurrenceId } of others) {
      // Changed occurrences whose series is not here may share its name.
      if (first?.recurrence_id !== null && !recurrenceIds.has(recurrenceId)) {
        recurrenceIds.add(recurrenceId);
        continue;
      }
      let number = 2;
      while (taken.has(`${uid}#${number}`)) number++;
      taken.add(`${uid}#${number}`);
      names.set(id, `${uid}#${number}`);
    }
  }
  return names;
}
