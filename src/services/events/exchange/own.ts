import { findByUids } from '../../../db/repos/events.ts';
import { findWithOverrides } from '../../../db/repos/export.ts';
import type { EventRow, Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { CalendarEvent } from '../../../domain/ics/families.ts';
import { type WrittenEvent, writeFamily } from '../../../domain/ics/write-event.ts';
import { ZoneUses } from '../../../domain/ics/write-zones.ts';
import type { Pause } from '../../change/pace.ts';
import { idOfUid } from '../../exchange/names.ts';
import { written } from './row-out.ts';

/** Events that are looked up together. */
const AT_ONCE = 500;

/** The rows of these UIDs that are here already. */
export async function findKnown(
  executor: Executor,
  caller: Caller,
  uids: readonly string[],
  pause: Pause,
): Promise<Map<string, EventRow[]>> {
  const known = new Map<string, EventRow[]>();
  for (let from = 0; from < uids.length; from += AT_ONCE) {
    for (const row of await findByUids(executor, caller.user, uids.slice(from, from + AT_ONCE))) {
      const uid = row.ics_uid as string;
      const rows = known.get(uid);
      if (rows) rows.push(row);
      else known.set(uid, [row]);
    }
    const others = uids.slice(from, from + AT_ONCE).filter((uid) => !known.has(uid));
    for (const [uid, rows] of await findOwn(executor, caller, others)) known.set(uid, rows);
    await pause();
  }
  return known;
}

/** Events that were made here and come back in a file that was exported from here: by UID, with their changed occurrences. */
async function findOwn(executor: Executor, caller: Caller, uids: readonly string[]): Promise<Map<string, EventRow[]>> {
  const uidOf = new Map(uids.flatMap((uid) => [[idOfUid(uid), uid] as const]));
  const ids = [...uidOf.keys()].filter((id) => id !== undefined);
  const found = new Map<string, EventRow[]>();
  if (ids.length === 0) return found;
  const { roots, overrides } = await findWithOverrides(executor, caller.user, ids);
  const changed = Map.groupBy(overrides, (row) => row.series_id);
  for (const root of roots.filter((row) => row.ics_uid === null && row.series_id === null)) {
    found.set(uidOf.get(root.id) as string, [root, ...(changed.get(root.id) ?? [])]);
  }
  return found;
}

/**
 * Whether a VEVENT says what is here already in other words, such as a cancelled
 * occurrence as an EXDATE: whether both would be written alike. `rows`: the event's family.
 */
export function saysTheSame(caller: Caller, event: CalendarEvent, row: EventRow, rows: readonly EventRow[]): boolean {
  const gone = rows.filter((one) => one.series_id === row.id && one.cancelled === 1);
  const text = (root: Omit<WrittenEvent, 'created' | 'modified'>, changes: readonly WrittenEvent[]): string => {
    const context = { floatingZone: caller.zone, uses: new ZoneUses() };
    return writeFamily({ root: { ...root, created: 0, modified: 0 }, changes }, context).text;
  };
  const changes = gone.map((one) => written(one, event.uid));
  return text(written(row, event.uid), changes) === text({ ...event, group: null, alarms: [] }, []);
}
