import type { EventTime, ExtraDate, RecurrenceId, Series } from '../time/event.ts';
import type { Instant, WallMs } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { findOccurrence } from './expand.ts';
import { storedRule } from './parse.ts';
import { planOf } from './plan.ts';
import { isDateId, nominalWall, recurrenceInstant, recurrenceWall } from './recurrence-id.ts';
import { formatChineseMonth, formatUntil, withParts } from './rule.ts';
import { walk } from './walk.ts';

export interface Split {
  /** Null when the split is at the first occurrence. */
  readonly before: Series | null;
  readonly after: Series;
}

function mustOccur(series: Series, viewerZone: string, instant: Instant): void {
  if (findOccurrence(series, viewerZone, instant)) return;
  throw new RangeError(`The series has no occurrence at ${new Date(instant).toISOString()}.`);
}

/**
 * Cuts a series in two before the occurrence that starts at `at`: the first
 * part ends with the occurrence before it, the second starts at it, with what
 * is left of COUNT. EXDATE and RDATE go with their part. The parts together
 * have exactly the occurrences of the whole. Throws RangeError where no occurrence starts at `at`.
 */
export function splitSeries(series: Series, viewerZone: string, at: Instant): Split {
  mustOccur(series, viewerZone, at);
  const { rrule, time } = series;
  const cut = nominalWall(series, viewerZone, at);
  const walls = rrule === null ? { earlier: time.start < cut ? 1 : 0, last: time.start } : wallsBefore(series, cut);
  const isEarlier = (recurrenceId: RecurrenceId): boolean => recurrenceInstant(recurrenceId, series, viewerZone) < at;
  const earlierExtras = series.rdates.filter((extra) => isEarlier(extra.at));
  if (walls.earlier === 0 && earlierExtras.length === 0) return { before: null, after: series };
  const laterExtras = series.rdates.filter((extra) => !isEarlier(extra.at));
  const exdates = {
    // A date on a timed series may mean occurrences of either part.
    earlier: series.exdates.filter((recurrenceId) => isEarlier(recurrenceId)),
    later: series.exdates.filter(
      (recurrenceId) => !isEarlier(recurrenceId) || (isDateId(recurrenceId) && !time.allDay),
    ),
  };
  const next = rrule === null ? (time.start < cut ? undefined : time.start) : wallFrom(series, cut);
  const before =
    walls.earlier > 0
      ? { ...series, rrule: rrule && endedRule(series, walls.last, cut, walls.earlier), rdates: earlierExtras }
      : onlyExtras(series, viewerZone, earlierExtras);
  const after =
    next === undefined
      ? onlyExtras(series, viewerZone, laterExtras)
      : {
          ...series,
          time: { ...time, start: next, fold: next === time.start ? time.fold : 0 },
          rrule: rrule && remainingRule(explicitRule(time, rrule), walls.earlier),
          rdates: laterExtras,
        };
  return { before: { ...before, exdates: exdates.earlier }, after: { ...after, exdates: exdates.later } };
}

/** How many wall times of the rule lie before `cut`, and the last of them. */
function wallsBefore(series: Series, cut: WallMs): { earlier: number; last: WallMs } {
  const found = { earlier: 0, last: series.time.start };
  walk(planOf(series.time, series.rrule as string), series.time.start, cut - 1, (wall) => {
    found.earlier++;
    found.last = wall;
    return true;
  });
  return found;
}

function wallFrom(series: Series, cut: WallMs): WallMs | undefined {
  const plan = planOf(series.time, series.rrule as string);
  let found: WallMs | undefined;
  walk(plan, cut, plan.until, (wall) => {
    found = wall;
    return false;
  });
  return found;
}

/** The rule up to its wall time `last`: by COUNT where it had one, else by UNTIL. */
function endedRule(series: Series, last: WallMs, cut: WallMs, earlier: number): string {
  const rrule = series.rrule as string;
  if (storedRule(rrule).count !== null) return withParts(rrule, { COUNT: String(earlier) });
  return withParts(rrule, { UNTIL: untilAt(series, last, cut) });
}

/** UNTIL that includes `last` but not `cut`. RFC 5545 wants it in UTC for a zoned series; near a DST gap only local time is exact. */
function untilAt({ time }: Series, last: WallMs, cut: WallMs): string {
  if (time.allDay) return formatUntil({ form: 'date', at: last });
  if (time.zone !== null) {
    const at = toInstant(last, time.zone);
    const readBack = toWall(at, time.zone);
    if (readBack >= last && readBack < cut) return formatUntil({ form: 'utc', at });
  }
  return formatUntil({ form: 'local', at: last });
}

/** A 30th that SKIP has put on the 29th is still the 30th: what the old start implied is not to follow from the new one. */
function explicitRule(time: EventTime, rrule: string): string {
  const { chinese } = planOf(time, rrule);
  if (!chinese || chinese.skip === 'OMIT') return rrule;
  const months = chinese.months.length > 0 ? chinese.months.map(formatChineseMonth).join(',') : undefined;
  return withParts(rrule, { BYMONTH: months, BYMONTHDAY: chinese.days.join(',') });
}

function remainingRule(rrule: string, earlier: number): string {
  const { count } = storedRule(rrule);
  return count === null ? rrule : withParts(rrule, { COUNT: String(count - earlier) });
}

/** A series of RDATEs alone: the first of them becomes its start. */
function onlyExtras(series: Series, viewerZone: string, extras: readonly ExtraDate[]): Series {
  const { time } = series;
  const sorted = extras
    .map((extra) => ({ extra, instant: recurrenceInstant(extra.at, series, viewerZone) }))
    .sort((a, b) => a.instant - b.instant);
  const [first, ...rest] = sorted.map(({ extra }) => extra);
  if (!first) throw new Error('A part of a series has at least one occurrence.');
  const start = recurrenceWall(first.at, series, viewerZone);
  const own = first.days !== undefined || first.ms !== undefined;
  const isLate = time.zone !== null && toInstant(start, time.zone) !== sorted[0]?.instant;
  const moved = { ...time, start, fold: isLate ? (1 as const) : (0 as const) };
  const inherited = rest.map((extra) =>
    own && extra.days === undefined && extra.ms === undefined ? { ...extra, days: time.days, ms: time.ms } : extra,
  );
  return {
    ...series,
    time: own ? { ...moved, days: first.days ?? 0, ms: first.ms ?? 0 } : moved,
    rrule: null,
    rdates: inherited,
  };
}
