import { type EventKey, findWithOverrides, listEventKeys } from '../../db/repos/export.ts';
import { listGroups } from '../../db/repos/groups.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CalendarGroup } from '../../domain/ics/groups.ts';
import { calendarParts } from '../../domain/ics/write.ts';
import { writeFamily } from '../../domain/ics/write-event.ts';
import { ZoneUses } from '../../domain/ics/write-zones.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import type { Window } from '../../domain/time/event.ts';
import { type Pause, pacing } from '../change/pace.ts';
import { isWithinLimits } from '../series/limits.ts';
import { type EventWithOverrides, isRecurring, rootSeries, seriesOf } from '../series/rows.ts';
import { written } from './events-out.ts';
import { otherNames, uidOf } from './names.ts';
import { remindersToWrite, writeReminders } from './reminders-out.ts';
import { writeTodos } from './todos-out.ts';

/** A calendar file and what is in it. */
export interface ExportedFile {
  readonly ics: string;
  /** Single events. */
  readonly events: number;
  readonly series: number;
  /** Changed occurrences of the series; cancelled ones are not counted. */
  readonly changed: number;
  /** Undefined when they were not asked for. */
  readonly todos: number | undefined;
  /** With a time of their own; those of events go with these. */
  readonly reminders: number;
  /** Size in UTF-8. */
  readonly bytes: number;
  /** Ids of events that are left out: no program, nor Perch itself, takes what lies beyond the limits. */
  readonly beyond: readonly string[];
}

const KEYS_AT_ONCE = 1_000;
const FAMILIES_AT_ONCE = 50;

interface Piece {
  /** Wall time of its first start, in seconds: what files are in the order of. */
  readonly start: number;
  readonly uid: string;
  readonly text: string;
}

/** What goes into a file; all of it when nothing is said. */
interface Wanted {
  readonly window: Window | undefined;
  readonly groupId: string | undefined;
  readonly withTodos: boolean;
  readonly withReminders: boolean;
  /** Whether the groups themselves are described too. */
  readonly withGroups: boolean;
}

/**
 * The file of what touches the window and is in the group, or of everything, read by `executor`.
 * Long calendars are read and written in turns of a few milliseconds.
 */
export async function writeFile(
  executor: Executor,
  caller: Caller,
  wanted: Wanted,
  onProgress: ((done: number, total: number) => void) | undefined,
): Promise<ExportedFile> {
  const { window, groupId } = wanted;
  const groups = await listGroups(executor, caller.user);
  const reminders = wanted.withReminders ? await remindersToWrite(executor, caller) : undefined;
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const others = { groups: groupNames, alarms: reminders?.alarms ?? new Map() };
  const pause = pacing(caller);
  const keys = await allKeys(executor, caller.user, pause);
  await pause();
  const roots = keys.filter(({ series_id }) => series_id === null);
  const names = otherNames(roots);
  const ids = window ? touching(keys, window) : roots.map(({ id }) => id);
  await pause();
  const uses = new ZoneUses();
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
      const changes = event.overrides.filter((row) => !left.includes(row)).map((row) => written(row, uid, others));
      const { start, text } = writeFamily({ root: written(event.root, uid, others), changes }, context);
      pieces.push({ start: Math.floor(start / 1000), uid, text });
      counts[isRecurring(event.root) ? 'series' : 'events']++;
      counts.changed += changes.filter(({ cancelled }) => !cancelled).length;
    }
    onProgress?.(Math.min(from + FAMILIES_AT_ONCE, ids.length), ids.length);
  }
  await pause();
  pieces.sort((a, b) => a.start - b.start || (a.uid < b.uid ? -1 : 1));
  await pause();
  const uids = new Map(roots.map((root) => [root.id, names.get(root.id) ?? uidOf(root)]));
  const todos = wanted.withTodos
    ? await writeTodos({ executor, caller, wanted, uses, groups: groupNames, eventUid: (id) => uids.get(id), pause })
    : undefined;
  const described = wanted.withGroups ? groups.filter(({ id }) => groupId === undefined || id === groupId) : [];
  // Of those with a time of their own none is in a group.
  const rest =
    groupId === undefined ? await writeReminders(reminders?.rest ?? [], caller, { window, uses, pause }) : [];
  const texts = pieces.map(({ text }) => text).concat(todos ?? [], rest);
  return {
    ...counts,
    todos: todos?.length,
    reminders: rest.length,
    beyond,
    ...(await assemble(texts, uses, described, pause)),
  };
}

async function assemble(
  texts: readonly string[],
  uses: ZoneUses,
  groups: readonly CalendarGroup[],
  pause: Pause,
): Promise<{ ics: string; bytes: number }> {
  let ics = '';
  let bytes = 0;
  for (const part of calendarParts(texts, uses, groups)) {
    await pause();
    ics += part;
    bytes += Buffer.byteLength(part);
  }
  return { ics, bytes };
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
