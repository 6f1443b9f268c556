import { findEvent, isOverride, listTitles } from '../../db/repos/events.ts';
import type { Executor, OverrideRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { kindOf } from '../../domain/kinds.ts';
import { expand, findOccurrence } from '../../domain/recurrence/expand.ts';
import { recurrenceIdOf } from '../../domain/recurrence/recurrence-id.ts';
import { points } from '../../domain/recurrence/set.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Listed, Question } from '../change/question.ts';
import { loadEvent } from './occurrences.ts';
import { isoOf, titleOf, whenOf } from './present.ts';
import { EVER, type EventWithOverrides, isRecurring, originalStarts, rootSeries, seriesOf } from './rows.ts';
import { findTarget, findTargets, itemBy, type RepeatingKind, type Target, type TargetInput } from './target.ts';

/** An event, and the original start of the occurrence that is meant. */
export type EventTarget = Target<EventWithOverrides, Instant>;

const EVENTS: RepeatingKind<EventWithOverrides, Instant> = {
  noun: 'event',
  lookUp: (caller) => ({ kind: 'event', start: isoOf(caller, caller.now, true) }),
  async find(executor, caller, id) {
    const row = kindOf(id) === 'evt' ? await findEvent(executor, caller.user, id) : undefined;
    if (!row) return undefined;
    const item = await loadEvent(executor, caller.user, row.series_id ?? row.id);
    if (!item || !isOverride(row)) return item && { item };
    const start = originalStarts(caller, item.root)(row);
    return { item, occurrence: nameOf(caller, item, start) };
  },
  /** All events; those that have not ended yet are the ones that are likely meant. */
  async titles(executor, caller) {
    const rows = await listTitles(executor, caller.user);
    return rows.map(({ id, title, rrule, first_start: from, last_end: end }) => {
      const until = end ?? Number.POSITIVE_INFINITY;
      return { id, title, at: from, current: until > caller.now, runs: rrule === null ? undefined : { from, until } };
    });
  },
  titleOf: (caller, { root }) => titleOf(caller, root),
  listed(caller, item, occurrence) {
    const { root } = item;
    const shown =
      occurrence === undefined ? upcoming(caller, item, 1)[0] : findOccurrence(seriesOf(root), caller.zone, occurrence);
    return {
      id: root.id,
      ...(occurrence !== undefined && { occurrence: nameOf(caller, item, occurrence) }),
      title: titleOf(caller, root),
      when: shown ? whenOf(caller, shown, root.all_day === 1) : '',
    };
  },
  isRecurring: ({ root }) => isRecurring(root),
  startingAt: (caller, item, start) =>
    findOccurrence(seriesOf(item.root), caller.zone, start) && isStanding(caller, item, start) ? start : undefined,
  onDay: (caller, item, day) =>
    expand(points(seriesOf(item.root)), caller.zone, day)
      .occurrences.map(({ start }) => start)
      .filter((start) => isStanding(caller, item, start)),
  likely: (caller, item, limit) => upcoming(caller, item, limit).map(({ start }) => start),
  hasEarlier(caller, item, at) {
    const startOf = originalStarts(caller, item.root);
    if (item.overrides.some((row) => row.cancelled === 0 && startOf(row) < at)) return true;
    const [first] = expand(rootSeries(item), caller.zone, { from: EVER.from, to: at }, { limit: 1 }).occurrences;
    return first !== undefined && first.start < at;
  },
  nameOf,
  missing: (caller, title, text, next) => ({
    message: messages(caller).events.noOccurrence({ title, text }),
    hint: messages(caller).events.occurrenceIsStart({ next }),
  }),
};

/** All events by their titles. */
export const eventTitles = (executor: Executor, caller: Caller) => EVENTS.titles(executor, caller);

/** Whole events as candidates. */
export async function listedEvents(executor: Executor, caller: Caller, ids: readonly string[]): Promise<Listed[]> {
  const list: Listed[] = [];
  for (const id of ids) {
    const found = await EVENTS.find(executor, caller, id);
    if (found) list.push(EVENTS.listed(caller, found.item));
  }
  return list;
}

/** When an event takes place next, in the zone of who is told; one that fills days on its own days. Empty where it is gone. */
export async function nextTime(executor: Executor, owner: Caller, told: Caller, id: string): Promise<string> {
  const event = await loadEvent(executor, owner.user, id);
  const [next] = event ? upcoming(owner, event, 1) : [];
  if (!event || !next) return '';
  const isAllDay = event.root.all_day === 1;
  return whenOf({ ...told, zone: isAllDay ? owner.zone : told.zone }, next, isAllDay);
}

/** The event that a call means, or the question that must be asked first. Throws NOT_FOUND. */
export const findEventTarget = (
  executor: Executor,
  caller: Caller,
  input: TargetInput,
): Promise<EventTarget | Question> => findTarget(executor, caller, input, EVENTS);

/** Does what `findEventTarget` does; `scope: all` of a series that was cut in parts gives every part. */
export const findEventTargets = (executor: Executor, caller: Caller, input: TargetInput) =>
  findTargets(executor, caller, input, EVENTS);

/** The event of an id or of a reference such as `k7#2`. Throws NOT_FOUND. */
export const eventBy = (executor: Executor, caller: Caller, id: string) => itemBy(executor, caller, id, EVENTS);

function nameOf(caller: Caller, { root }: EventWithOverrides, start: Instant): string {
  return isoOf(caller, start, root.all_day === 1);
}

/** The next occurrences from today on; of a series that is over, the first. */
function upcoming(caller: Caller, event: EventWithOverrides, limit: number) {
  const series = rootSeries(event);
  const from = caller.now - DAY;
  const next = expand(series, caller.zone, { from, to: from + 400 * DAY }, { limit }).occurrences;
  if (next.length > 0) return next;
  return expand(series, caller.zone, EVER, { limit }).occurrences;
}

/** Whether nothing of the series takes place but the occurrence at `at`. */
export function standsAlone(caller: Caller, event: EventWithOverrides, at: Instant): boolean {
  const startOf = originalStarts(caller, event.root);
  if (event.overrides.some((row) => row.cancelled === 0 && startOf(row) !== at)) return false;
  const rest = rootSeries(event);
  const without = { ...rest, exdates: [...rest.exdates, recurrenceIdOf(seriesOf(event.root), caller.zone, at)] };
  return expand(without, caller.zone, EVER, { limit: 1 }).occurrences.length === 0;
}

const isStanding = (caller: Caller, event: EventWithOverrides, start: Instant): boolean =>
  overrideAt(caller, event, start)?.cancelled !== 1;

/** The changed occurrence that stands for an original start, if it was changed before. */
export function overrideAt(
  caller: Caller,
  { root, overrides }: EventWithOverrides,
  start: Instant,
): OverrideRow | undefined {
  const startOf = originalStarts(caller, root);
  return overrides.find((row) => startOf(row) === start);
}
