import { type EventKey, findWithOverrides, listEventKeys } from '../../../db/repos/export.ts';
import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { writeFamily } from '../../../domain/ics/write-event.ts';
import { expand } from '../../../domain/recurrence/expand.ts';
import type { Window } from '../../../domain/time/event.ts';
import type { Exported, Outgoing } from '../../change/exchange.ts';
import type { Pause } from '../../change/pace.ts';
import { otherNames, uidOf } from '../../exchange/names.ts';
import { isWithinLimits } from '../../series/limits.ts';
import { type EventWithOverrides, isRecurring, rootSeries, seriesOf } from '../../series/rows.ts';
import { written } from './row-out.ts';

const KEYS_AT_ONCE = 1_000;
const FAMILIES_AT_ONCE = 50;

interface Piece {
  /** Wall time of its first start, in seconds: what files are in the order of. */
  readonly start: number;
  readonly uid: string;
  readonly text: string;
}

/** The VEVENTs of a file, by their first start; series whole. What names an event from now on finds its UID. */
export async function writeEvents(
  outgoing: Outgoing,
): Promise<{ texts: string[]; counts: Pick<Exported, 'events' | 'series' | 'changed' | 'beyond'> }> {
  const { executor, caller, window, groupId, uses, pause } = outgoing;
  const keys = await allKeys(executor, caller.user, pause);
  await pause();
  const roots = keys.filter(({ series_id }) => series_id === null);
  const names = otherNames(roots);
  const ids = window ? touching(keys, window) : roots.map(({ id }) => id);
  await pause();
  const context = { floatingZone: caller.zone, uses };
  const counts = { events: 0, series: 0, changed: 0 };
  const pieces: Piece[] = [];
  const beyond: string[] = [];
  for (let from = 0; from < ids.length; from += FAMILIES_AT_ONCE) {
    for (const event of await loadEvents(executor, caller.user, ids.slice(from, from + FAMILIES_AT_ONCE))) {
      await pause();
      if (groupId !== undefined && !isInGroup(event, groupId)) continue;
      if (window && !isIn(event, caller, window)) continue;
      const left = [event.root, ...event.overrides].filter((row) => !isWithinLimits(row));
      beyond.push(...left.map(({ id }) => id));
      if (left.includes(event.root)) continue;
      const uid = names.get(event.root.id) ?? uidOf(event.root);
      const changes = event.overrides.filter((row) => !left.includes(row)).map((row) => written(row, uid, outgoing));
      const { start, text } = writeFamily({ root: written(event.root, uid, outgoing), changes }, context);
      pieces.push({ start: Math.floor(start / 1000), uid, text });
      counts[isRecurring(event.root) ? 'series' : 'events']++;
      counts.changed += changes.filter(({ cancelled }) => !cancelled).length;
    }
    outgoing.onProgress?.(Math.min(from + FAMILIES_AT_ONCE, ids.length), ids.length);
  }
  await pause();
  pieces.sort((a, b) => a.start - b.start || (a.uid < b.uid ? -1 : 1));
  await pause();
  const uids = new Map(roots.map((root) => [root.id, names.get(root.id) ?? uidOf(root)]));
  outgoing.eventUid = (id) => uids.get(id);
  return { texts: pieces.map(({ text }) => text), counts: { ...counts, beyond } };
}

async function allKeys(executor: Executor, user: string, pause: Pause): Promise<EventKey[]> {
  const keys: EventKey[] = [];
  for (let after = ''; ; ) {
    const page = await listEventKeys(executor, user, after, KEYS_AT_ONCE);
    for (const key of page) keys.push(key);
    if (page.length < KEYS_AT_ONCE) return keys;
    after = (page.at(-1) as EventKey).id;
    await pause();
  }
}

const meets = (start: number, end: number | null, { from, to }: Window): boolean =>
  start < to && (end === null || end > from || (start === end && start >= from));

/** Ids of the events and series that may touch the window, by how far they and their changed occurrences reach. */
function touching(keys: readonly EventKey[], window: Window): string[] {
  const found = keys.filter((key) => key.first_start !== null && meets(key.first_start, key.last_end, window));
  return [...new Set(found.map(({ id, series_id }) => series_id ?? id))];
}

async function loadEvents(executor: Executor, user: string, ids: readonly string[]): Promise<EventWithOverrides[]> {
  const { roots, overrides } = await findWithOverrides(executor, user, ids);
  const own = Map.groupBy(overrides, ({ series_id }) => series_id);
  return roots.map((root) => ({ root, overrides: own.get(root.id) ?? [] }));
}

/** Whether the event, or a changed occurrence that takes place, is in the group. */
const isInGroup = ({ root, overrides }: EventWithOverrides, groupId: string): boolean =>
  [root, ...overrides].some((row) => row.cancelled === 0 && row.group_id === groupId);

/** Whether an occurrence lies in the window; how far a series reaches does not say so. */
function isIn({ root, overrides }: EventWithOverrides, { zone }: Caller, window: Window): boolean {
  const series = isRecurring(root) ? rootSeries({ root, overrides }) : seriesOf(root);
  const live = overrides.filter(({ cancelled }) => cancelled === 0).map(seriesOf);
  return [series, ...live].some((one) => expand(one, zone, window, { limit: 1 }).occurrences.length > 0);
}
