import { findEvent, listTitles } from '../../db/repos/events.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import { readTime } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { kindOf } from '../../domain/kinds.ts';
import { expand, findOccurrence } from '../../domain/recurrence/expand.ts';
import { markInstant, markOf } from '../../domain/recurrence/marks.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import { say } from '../../messages/say.ts';
import { isQuestion, type Listed, type Question } from '../change/question.ts';
import { type Kind, notFound } from '../items/kind.ts';
import { whichPart } from '../items/part.ts';
import { byTitle, named, type Titled, unnamed } from '../items/target.ts';
import { loadFamily } from './occurrences.ts';
import { isoOf, titleOf, whenOf } from './present.ts';
import { EVER, type Family, isRecurring, rootSeries, seriesOf } from './rows.ts';

export interface TargetInput {
  readonly id?: string | undefined;
  readonly match?: string | undefined;
  readonly scope?: Scope | undefined;
  readonly occurrence?: string | undefined;
}

type Scope = 'this' | 'this_and_future' | 'all';

export interface Target {
  readonly family: Family;
  /** Absent for single events. */
  readonly scope?: Scope;
  /** Original start of the occurrence meant; absent with scope `all` when none was named. */
  readonly occurrence?: Instant;
}

const EVENTS: Kind = {
  noun: ['日程', 'event'],
  lookUp: (caller) => ({ tool: 'schedule_query', arguments: { start: isoOf(caller, caller.now, true) } }),
};

/** The event that a call means, or the question that must be asked first. Throws NOT_FOUND. */
export async function findTarget(executor: Executor, caller: Caller, input: TargetInput): Promise<Target | Question> {
  const one = input.id !== undefined ? await byId(executor, caller, input.id) : undefined;
  if (one) return withScope(caller, one.family, input.scope, input.occurrence ?? one.occurrence);
  if (input.match === undefined) throw unnamed(caller);
  const found = await byTitle(caller, input.match, EVENTS, {
    titles: () => listTitled(executor, caller),
    list: (ids) => listed(executor, caller, ids),
  });
  if (isQuestion(found)) return found;
  const family = (await loadFamily(executor, caller.user, found.id)) as Family;
  return withScope(caller, family, input.scope, input.occurrence);
}

/** The event of an id or of a reference such as `k7#2`. Throws NOT_FOUND. */
export async function byId(
  executor: Executor,
  caller: Caller,
  id: string,
): Promise<{ family: Family; occurrence?: string }> {
  const item = await named(executor, caller, id);
  const row = kindOf(item.id) === 'evt' ? await findEvent(executor, caller.user, item.id) : undefined;
  if (row?.series_id != null) {
    const family = (await loadFamily(executor, caller.user, row.series_id)) as Family;
    const start = markInstant(row.recurrence_id as string, seriesOf(family.root), caller.zone);
    return { family, occurrence: isoOf(caller, start, family.root.all_day === 1) };
  }
  const family = row && (await loadFamily(executor, caller.user, row.id));
  if (!family) throw notFound(caller, item.id, EVENTS);
  return item.occurrence === undefined ? { family } : { family, occurrence: item.occurrence };
}

/** All events; those that have not ended yet are the ones that are likely meant. */
async function listTitled(executor: Executor, caller: Caller): Promise<Titled[]> {
  const rows = await listTitles(executor, caller.user);
  return rows.map(({ id, title, last_end }) => ({ id, title, current: last_end === null || last_end > caller.now }));
}

async function listed(executor: Executor, caller: Caller, ids: readonly string[]): Promise<Listed[]> {
  const list: Listed[] = [];
  for (const id of ids) {
    const family = (await loadFamily(executor, caller.user, id)) as Family;
    const [next] = upcomingOccurrences(caller, family, 1);
    const when = next ? whenOf(caller, next, family.root.all_day === 1) : '';
    list.push({ id, title: titleOf(caller, family.root), when });
  }
  return list;
}

/** The next occurrences from today on; of a series that is over, the last ones known. */
function upcomingOccurrences(caller: Caller, family: Family, limit: number) {
  const series = rootSeries(family);
  const from = caller.now - DAY;
  const next = expand(series, caller.zone, { from, to: from + 400 * DAY }, { limit }).occurrences;
  if (next.length > 0) return next;
  return expand(series, caller.zone, EVER, { limit }).occurrences;
}

/** A recurring target needs a scope, and unless all of it is meant, the occurrence: never a guess. */
function withScope(
  caller: Caller,
  family: Family,
  scope: Scope | undefined,
  occurrenceText: string | undefined,
): Target | Question {
  const { root } = family;
  if (!isRecurring(root)) return { family };
  if (scope === undefined || (scope !== 'all' && occurrenceText === undefined)) {
    const title = titleOf(caller, root);
    return {
      asks: whichPart(caller, { title, noun: EVENTS.noun }, { scope, occurrence: occurrenceText }),
      list: upcomingOccurrences(caller, family, 5).map((one) => ({
        id: root.id,
        occurrence: isoOf(caller, one.start, root.all_day === 1),
        title,
        when: whenOf(caller, one, root.all_day === 1),
      })),
    };
  }
  if (occurrenceText === undefined) return { family, scope };
  const occurrence = findOriginalStart(caller, family, occurrenceText);
  if (typeof occurrence !== 'number') return occurrence;
  // With nothing left before it, `this_and_future` is all of the series, and asked about as such.
  const isAll = scope === 'this_and_future' && !hasEarlier(caller, family, occurrence);
  return { family, scope: isAll ? 'all' : scope, occurrence };
}

/** Whether nothing of the series takes place but the occurrence at `at`. */
export function standsAlone(caller: Caller, family: Family, at: Instant): boolean {
  const series = seriesOf(family.root);
  const isOther = (row: EventRow): boolean => markInstant(row.recurrence_id as string, series, caller.zone) !== at;
  if (family.overrides.some((row) => row.cancelled === 0 && isOther(row))) return false;
  const rest = rootSeries(family);
  const without = { ...rest, exdates: [...rest.exdates, markOf(series, caller.zone, at)] };
  return expand(without, caller.zone, EVER, { limit: 1 }).occurrences.length === 0;
}

function hasEarlier(caller: Caller, family: Family, at: Instant): boolean {
  const series = seriesOf(family.root);
  const standing = family.overrides.filter((row) => row.cancelled === 0);
  if (standing.some((row) => markInstant(row.recurrence_id as string, series, caller.zone) < at)) return true;
  const [first] = expand(rootSeries(family), caller.zone, { from: EVER.from, to: at }, { limit: 1 }).occurrences;
  return first !== undefined && first.start < at;
}

/** The original start that the text names, in any ISO form. A plain date names the occurrence of that day. */
function findOriginalStart(caller: Caller, family: Family, text: string): Instant | Question {
  const series = seriesOf(family.root);
  const reading = readTime(text, caller, 'occurrence');
  if (isQuestion(reading)) return reading;
  if (reading.kind === 'instant') {
    const here = findOccurrence(series, caller.zone, reading.instant);
    if (here && isStanding(caller, family, here.start)) return here.start;
  } else {
    const { zone } = caller;
    const from = startOfDay(reading.wall, zone);
    const sameDay = expand(
      series,
      caller.zone,
      { from, to: startOfDay(reading.wall + DAY, zone) },
      { limit: 3 },
    ).occurrences.filter((one) => one.start >= from && isStanding(caller, family, one.start));
    if (sameDay.length === 1) return (sameDay[0] as { start: Instant }).start;
  }
  const next = upcomingOccurrences(caller, family, 3).map((one) => isoOf(caller, one.start, family.root.all_day === 1));
  throw new UserError(
    'NOT_FOUND',
    say(
      caller,
      `“${titleOf(caller, family.root)}”没有从 ${text} 开始的一次。`,
      `"${titleOf(caller, family.root)}" has no occurrence at ${text}.`,
    ),
    {
      hint: say(
        caller,
        `occurrence 是某一次原来的开始时间，例如 ${next.join('、')}。`,
        `occurrence is the original start of one occurrence, such as ${next.join(', ')}.`,
      ),
    },
  );
}

const isStanding = (caller: Caller, family: Family, start: Instant): boolean =>
  !family.overrides.some(
    (row) =>
      row.cancelled === 1 && markInstant(row.recurrence_id as string, seriesOf(family.root), caller.zone) === start,
  );

/** The changed occurrence that stands for an original start, if it was changed before. */
export const overrideAt = (caller: Caller, family: Family, start: Instant) =>
  family.overrides.find(
    (row) => markInstant(row.recurrence_id as string, seriesOf(family.root), caller.zone) === start,
  );
