import { splitSeries } from '../recurrence/edit.ts';
import { expand } from '../recurrence/expand.ts';
import { storedRule } from '../recurrence/parse.ts';
import { planOf } from '../recurrence/plan.ts';
import { nominalWall } from '../recurrence/recurrence-id.ts';
import { type Rule, withParts } from '../recurrence/rule.ts';
import { walk } from '../recurrence/walk.ts';
import type { ExtraDate, RecurrenceId, Series } from '../time/event.ts';
import { DAY, type Instant, parseWall, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import type { Due } from './todo.ts';

/** How a todo repeats from the time on that it has. */
export interface TodoRepeat {
  /** RRULE text: what is left of it, this time included. */
  readonly rrule: string;
  /** Whether the next one is due by the rule, or as long after this one was done as the rule says. */
  readonly from: 'due' | 'done';
  /** When the rule has this one due, in `zone`; without a zone a plain date (its midnight). The due time may have been moved since. */
  readonly at: WallMs;
  readonly zone: string | null;
  readonly exdates: readonly RecurrenceId[];
  readonly rdates: readonly ExtraDate[];
}

/** The one that is opened when a todo that repeats is closed. */
export interface NextTime {
  /** Undefined for the last one. */
  readonly repeat: TodoRepeat | undefined;
  readonly due: Due;
  /** Times of the rule that had gone by meanwhile, and are left out. */
  readonly passed: number;
}

/** The series for the recurrence engine. */
export const seriesOf = ({ rrule, at, zone, exdates, rdates }: TodoRepeat): Series => ({
  time: { allDay: zone === null, zone, start: at, fold: 0, days: zone === null ? 1 : 0, ms: 0 },
  rrule,
  exdates,
  rdates,
});

/** The repeat of a todo whose present time is the start of the series; undefined without a rule. */
export const repeatOf = ({ time, rrule, exdates, rdates }: Series, from: TodoRepeat['from']): TodoRepeat | undefined =>
  rrule === null ? undefined : { rrule, from, at: time.start, zone: time.zone, exdates, rdates };

/** The stored form; equal repeats have equal texts. */
export const repeatText = ({ rrule, from, at, zone, exdates, rdates }: TodoRepeat): string =>
  JSON.stringify({ rrule, from, at, zone, exdates, rdates });

/**
 * What comes after a todo that is closed at `now`: by the rule the next time
 * that is not over yet, else one step of the rule from today. Undefined after the last one.
 * `viewer`: the user's zone.
 */
export const nextTime = (repeat: TodoRepeat, viewer: string, now: Instant): NextTime | undefined =>
  repeat.from === 'due' ? nextByRule(repeat, viewer, now) : nextAfterDone(repeat, viewer, now);

/** The first time that takes place and is not over at `now`, which need not be after the present one. */
export function firstTime(repeat: TodoRepeat, viewer: string, now: Instant): NextTime | undefined {
  return timeFrom(repeat, viewer, now);
}

function nextByRule(repeat: TodoRepeat, viewer: string, now: Instant): NextTime | undefined {
  const { zone, at } = repeat;
  const over = zone === null ? startOfDay(at + DAY, viewer) : toInstant(at, zone) + 1;
  const next = timeFrom(repeat, viewer, Math.max(over, now));
  if (!next) return undefined;
  const until = zone === null ? startOfDay(next.due.wall, viewer) : toInstant(next.due.wall, zone, next.due.fold);
  const { occurrences } = expand(seriesOf(repeat), viewer, { from: over, to: until }, { limit: MOST_PASSED });
  return { ...next, passed: occurrences.length };
}

/** Times that are counted. */
const MOST_PASSED = 1_000;

function timeFrom(repeat: TodoRepeat, viewer: string, from: Instant): NextTime | undefined {
  const series = seriesOf(repeat);
  const [first] = expand(series, viewer, { from, to: Number.POSITIVE_INFINITY }, { limit: 1 }).occurrences;
  if (!first) return undefined;
  const at = nominalWall(series, viewer, first.start);
  const { after } = splitSeries(series, viewer, first.start);
  // An extra date comes before the time of the rule from which the rest counts.
  const rest = { ...after, time: { ...after.time, start: at }, rdates: after.rdates.filter((one) => !isAt(one, at)) };
  return { repeat: repeatOf(rest, repeat.from), due: dueAt(repeat.zone, at), passed: 0 };
}

const isAt = ({ at }: ExtraDate, wall: WallMs): boolean => parseWall(at.replace('Z', '')) === wall;

/** The due time as clocks show it: in a DST gap it differs from the time of the rule. */
const dueAt = (zone: string | null, wall: WallMs): Due => ({
  wall: zone === null ? wall : toWall(toInstant(wall, zone), zone),
  zone,
  fold: 0,
});

function nextAfterDone(repeat: TodoRepeat, viewer: string, now: Instant): NextTime | undefined {
  const { rrule, zone, at } = repeat;
  const rule = storedRule(rrule);
  if (rule.count !== null && rule.count <= 1) return undefined;
  const here = toWall(now, zone ?? viewer);
  const isWithinDay = rule.freq === 'HOURLY' || rule.freq === 'MINUTELY';
  const done = isWithinDay ? here : wallDay(here) + wallTimeOfDay(at);
  const left = rule.count === null ? rrule : withParts(rrule, { COUNT: String(rule.count - 1) });
  const { time } = seriesOf({ ...repeat, at: done });
  const plan = planOf(time, stepOf(withParts(rrule, { COUNT: undefined }), rule, done));
  let next: WallMs | undefined;
  walk(plan, done + 1, plan.until, (wall) => {
    next = wall;
    return false;
  });
  if (next === undefined) return undefined;
  return { repeat: { ...repeat, rrule: left, at: next }, due: dueAt(zone, next), passed: 0 };
}

/** A month after the 31st is the last day of the next one. */
function stepOf(rrule: string, rule: Rule, done: WallMs): string {
  const isPlain = rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length + rule.byWeekNo.length === 0;
  const date = new Date(done);
  const day = date.getUTCDate();
  if (!isPlain || rule.chinese || day <= 28 || (rule.freq !== 'MONTHLY' && rule.freq !== 'YEARLY')) return rrule;
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index).join(',');
  const month = rule.freq === 'YEARLY' && rule.byMonth.length === 0 ? String(date.getUTCMonth() + 1) : undefined;
  const parts = { BYMONTHDAY: days, BYSETPOS: '-1' };
  return withParts(rrule, month === undefined ? parts : { ...parts, BYMONTH: month });
}
