import { findByUids, findEvents, findOverrides } from '../../db/repos/events.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { EventRow, Executor, OverrideRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { ZoneUses } from '../../domain/ics/write-zones.ts';
import { digestOfOwn, type Own, ownOf, ownOfTodo, type Said } from '../../domain/sync/own.ts';
import { written } from '../events/exchange/row-out.ts';
import { idOfUid, uidOf } from '../exchange/names.ts';
import { type KnownObject, type TodoFamily, todosOf } from './todo-families.ts';

/** The rows of one UID in one group. */
export type Family = EventFamily | TodoFamily;

/** An event or series with its changed occurrences, or such occurrences alone. */
export interface EventFamily {
  readonly kind: 'event';
  readonly uid: string;
  readonly groupId: string | null;
  /** Without changed occurrences of a series that is here. */
  readonly roots: readonly EventRow[];
  readonly overrides: readonly OverrideRow[];
  /** What a calendar file says of it. */
  readonly said: readonly Said[];
}

/** The todo; the event or series itself, or the first of its parts. */
export const itemOf = (family: Family): Pick<EventRow, 'id' | 'title'> =>
  family.kind === 'todo' ? family.row : (family.roots[0] as EventRow);

/** What is said of a family, the zones that this takes, and what tells whether it has changed. */
export function sayFamily(family: Family, { zone }: Caller): { own: Own; uses: ZoneUses; digest: string } {
  const uses = new ZoneUses();
  const own = family.kind === 'todo' ? ownOfTodo(family.said, zone, uses) : ownOf(family.said, zone, uses);
  return { own, uses, digest: digestOfOwn(own) };
}

/** The families of some UIDs, whatever group they are in. `objects`: as those of todos were seen last. */
export async function familiesOf(
  executor: Executor,
  caller: Caller,
  uids: readonly string[],
  objects: Iterable<KnownObject>,
): Promise<Family[]> {
  const { user } = caller;
  const named = await findByUids(executor, user, uids);
  const ownIds = uids.flatMap((uid) => idOfUid(uid) ?? []);
  const own = [...(await findEvents(executor, user, ownIds)).values()].filter(({ ics_uid }) => ics_uid === null);
  const roots = [...named, ...own].filter(({ series_id }) => series_id === null);
  return [...(await familiesWith(executor, caller, roots)), ...(await todosOf(executor, caller, uids, objects))];
}

/** An event that has its UID alone, or parts of one that is not here. Another of the same UID stands by itself: no object has two. */
function partsOf(rows: readonly EventRow[]): [EventRow, ...EventRow[]] {
  const oldest = rows.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  const whole = oldest.find(({ recurrence_id }) => recurrence_id === null);
  return whole ? [whole] : (oldest as [EventRow, ...EventRow[]]);
}

/** The families of these events. */
export async function familiesWith(
  executor: Executor,
  caller: Caller,
  roots: readonly EventRow[],
): Promise<EventFamily[]> {
  const ids = roots.map(({ id }) => id);
  const overrides = Map.groupBy(await findOverrides(executor, caller.user, ids), ({ series_id }) => series_id);
  const reminders = Map.groupBy(await remindersOf(executor, caller.user, ids), ({ event_id }) => event_id);
  const families = Map.groupBy(roots, (row) => JSON.stringify([row.group_id, uidOf(row)]));
  return [...families.values()].map((same): EventFamily => {
    const ordered = partsOf(same);
    const [first] = ordered;
    const uid = uidOf(first);
    const changed = ordered.flatMap(({ id }) => overrides.get(id) ?? []);
    const said = [...ordered, ...changed].map((row): Said => {
      const minutes = (reminders.get(row.id) ?? []).flatMap(({ minutes_before }) => minutes_before ?? []);
      return { ...written(row, uid), minutes };
    });
    return { kind: 'event', uid, groupId: first.group_id, roots: ordered, overrides: changed, said };
  });
}
