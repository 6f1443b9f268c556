import { firstWall } from '../recurrence/align.ts';
import { planOf } from '../recurrence/plan.ts';
import { WEEKDAYS } from '../recurrence/rule.ts';
import { DAY, formatWallDate, HOUR, MINUTE, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { addAmount, isCalendar, isWithinLimits, type Now } from './calendar.ts';
import { type HourHint, partOffsets, resolveClock } from './clock.ts';
import { resolveDay, workdayNote } from './day.ts';
import type { Frame, Moment } from './frame.ts';
import { isKnownYear, isMainlandChina, isWorkday, lunarRule, namedRule } from './holidays.ts';
import { toLunar } from './lunar.ts';
import { resolvePeriod } from './period.ts';
import type { DaySpec } from './pieces.ts';
import { timesOf } from './range.ts';
import type { Ambiguity, Amount, Assumption, Problem, RepeatReading } from './reading.ts';
import { dayOf, impossible, momentAt, type Settled, settled } from './settle.ts';

type Parts = Readonly<Record<string, string>>;

export interface SettledRepeat extends Settled {
  /** Of one occurrence, from a range of clock times. */
  readonly duration?: Amount;
}

/** A repeat as an RRULE with its first match that is not before now. */
export function settleRepeat(frame: Frame, now: Now, hint: HourHint): SettledRepeat {
  const repeat = frame.repeat as NonNullable<Frame['repeat']>;
  const folded = foldDays(repeat.parts, frame.repeatDays ?? [], now);
  if (!folded) return withoutRule(frame, now);
  const times = timesIn(frame, hint);
  if (!times) return impossible();
  if (times === 'no-rule') return settled(undefined, { problems: [{ code: 'no-rule' }] });
  const begin = beginOf(frame, now);
  if (begin === undefined) return impossible();
  if (!isWithinLimits(begin.from)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const limits = limitsOf(frame, begin, now);
  if (!limits) return impossible();
  if (!limits.last.every(isWithinLimits)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const ends = limits.last.length > 0 ? limits.last.map(untilText) : [limits.count];
  const rules = [folded.parts, ...(repeat.others ?? [])].flatMap((parts) =>
    ends.map((end) => ({ ...parts, ...times.parts, ...(parts.COUNT === undefined ? end : {}) })),
  );
  const readings = rules.map((parts) => repeatFrom(shiftDays(parts, times.offset), begin.from, times, frame, now));
  const [reading, ...others] = readings;
  if (!reading) return settled(undefined, { problems: [{ code: 'never' }] });
  const about: Ambiguity | undefined =
    ends.length > 1 ? 'until' : repeat.others ? (repeat.about ?? 'other') : folded.about;
  const problems: Problem[] = about ? [{ code: 'ambiguous', about }] : [];
  if (reading.first.kind === 'part') problems.push({ code: 'no-hour', part: reading.first.part });
  const assumed: Assumption[] = [...times.assumed];
  if (reading.workdays) {
    const day = reading.first.kind === 'moment' ? reading.first.wall : reading.first.day;
    assumed.push(workdayNote(day, reading.official !== undefined));
  }
  return {
    ...settled(reading, { others: others.filter((other) => other !== undefined), assumed, problems }),
    ...(times.duration === undefined ? {} : { duration: { months: 0, days: 0, ms: times.duration } }),
  };
}

/** No rule says that: the next such day is offered instead. */
function withoutRule(frame: Frame, now: Now): Settled {
  const days = frame.repeatDays?.[0] ? resolveDay(frame.repeatDays[0], now).days : [];
  if (days.length === 0) return impossible();
  return settled(undefined, { others: days.map((day) => ({ kind: 'day', day })), problems: [{ code: 'no-rule' }] });
}

/** Days said beside the repeat become parts of its rule. Undefined when no rule can say that. */
function foldDays(parts: Parts, days: readonly DaySpec[], now: Now): { parts: Parts; about?: Ambiguity } | undefined {
  if (days.length === 0) return { parts };
  const weekdays = days.flatMap((day) =>
    day.at === 'weekday'
      ? [WEEKDAYS[day.weekday]]
      : day.at === 'nth-weekday'
        ? [`${day.nth}${WEEKDAYS[day.weekday]}`]
        : [],
  );
  if (parts.FREQ === 'YEARLY') return days[0] && foldYearly(parts, days[0], now);
  const monthDays = days.flatMap((day) => (day.at === 'date' ? [day.day] : day.at === 'nth-day' ? [day.nth] : []));
  if (weekdays.length > 0) return { parts: { ...parts, BYDAY: [parts.BYDAY, ...weekdays].filter(Boolean).join(',') } };
  return { parts: { ...parts, BYMONTHDAY: monthDays.join(',') } };
}

function foldYearly(parts: Parts, day: DaySpec, now: Now): { parts: Parts; about?: Ambiguity } | undefined {
  switch (day.at) {
    case 'date':
      return typeof day.month !== 'number'
        ? undefined
        : { parts: { ...parts, BYMONTH: `${day.month}`, BYMONTHDAY: `${day.day}` } };
    case 'holiday': {
      const rule = namedRule(day.holiday);
      return rule && { parts: rule };
    }
    case 'lunar':
      return day.month === undefined || day.leap ? undefined : { parts: lunarRule(day.month, day.day) };
    case 'nth-weekday':
    case 'nth-day': {
      const month = day.of?.span === 'in-year' ? day.of.month : undefined;
      if (month === undefined) return undefined;
      const which =
        day.at === 'nth-day' ? { BYMONTHDAY: `${day.nth}` } : { BYDAY: `${day.nth}${WEEKDAYS[day.weekday]}` };
      return { parts: { ...parts, BYMONTH: `${month}`, ...which } };
    }
    case 'either':
      return day.days[0] && withAbout(foldYearly(parts, day.days[0], now), 'other');
    case 'numeric': {
      const { days, about } = resolveDay(day, now);
      const date = new Date(days[0] ?? Number.NaN);
      if (Number.isNaN(date.getTime())) return undefined;
      const rule = { ...parts, BYMONTH: `${date.getUTCMonth() + 1}`, BYMONTHDAY: `${date.getUTCDate()}` };
      return { parts: rule, ...(about ? { about } : {}) };
    }
    default:
      return undefined;
  }
}

const withAbout = (
  folded: { parts: Parts } | undefined,
  about: Ambiguity,
): { parts: Parts; about: Ambiguity } | undefined => folded && { ...folded, about };

interface RepeatTimes {
  /** From the midnight of each day; undefined for whole days. */
  readonly offset: number | undefined;
  readonly duration?: number;
  /** BYHOUR and BYMINUTE of several times a day. */
  readonly parts?: Parts;
  readonly assumed: readonly Assumption[];
}

function timesIn(frame: Frame, hint: HourHint): RepeatTimes | 'no-rule' | undefined {
  const { start, end } = frame;
  if (frame.moreTimes) return manyTimes([start, ...frame.moreTimes], hint);
  if (start.clock && end?.clock) {
    const times = timesOf(start, end, hint);
    if (!times || times.to === undefined || times.to <= times.from) return undefined;
    return { offset: times.from, duration: times.to - times.from, assumed: times.assumed };
  }
  if (start.clock) {
    const clock = resolveClock(start.clock, start.part, hint);
    return clock && { offset: clock.offset, assumed: clock.assumed };
  }
  return start.part === 'noon' ? { offset: DAY / 2, assumed: [{ code: 'noon' }] } : { offset: undefined, assumed: [] };
}

/** Several times of day are one rule when they share their minutes. */
function manyTimes(moments: readonly Moment[], hint: HourHint): RepeatTimes | 'no-rule' | undefined {
  const clocks = moments.map(({ clock, part }) => clock && resolveClock(clock, part, hint));
  const offsets = clocks.flatMap((clock) => (clock ? [clock.offset % DAY] : [])).toSorted((a, b) => a - b);
  const [first] = offsets;
  if (first === undefined || offsets.length < moments.length) return undefined;
  if (offsets.some((offset) => (offset - first) % HOUR !== 0)) return 'no-rule';
  const hours = [...new Set(offsets.map((offset) => Math.floor(offset / HOUR)))];
  const parts = { BYHOUR: hours.join(','), BYMINUTE: `${(first % HOUR) / MINUTE}` };
  return { offset: first, parts, assumed: clocks.flatMap((clock) => clock?.assumed ?? []) };
}

/** From which day on; for a repeat inside a period (下个月每周三) also its last day. */
function beginOf(frame: Frame, now: Now): { from: WallMs; last?: WallMs } | undefined {
  const { start } = frame;
  if (start.period) {
    const days = resolvePeriod(start.period, now);
    if (!days) return undefined;
    return { from: days.from, ...(frame.isStarting ? {} : { last: days.to - DAY }) };
  }
  if (!start.day && !start.shift) return { from: now.today };
  const [from] = dayOf(start, now).days;
  return from === undefined ? undefined : { from };
}

const untilText = (day: WallMs): Parts => ({ UNTIL: new Date(day).toISOString().slice(0, 10).replaceAll('-', '') });

/** How the rule may end: after so many times, or on one of these last days (several when the words leave it open). */
interface Limits {
  readonly count: Parts;
  readonly last: readonly WallMs[];
}

function limitsOf(frame: Frame, begin: { from: WallMs; last?: WallMs }, now: Now): Limits | undefined {
  if (frame.count !== undefined) return { count: { COUNT: `${frame.count}` }, last: [] };
  const on = (...last: WallMs[]): Limits => ({ count: {}, last });
  if (frame.until) {
    const { moment, through } = frame.until;
    if (moment.period && !moment.day) {
      const days = resolvePeriod(moment.period, now, begin.from);
      if (!days) return undefined;
      return through ? on(days.to - DAY) : on(days.from - DAY, days.to - DAY);
    }
    const [day] = dayOf(moment, now, begin.from).days;
    return day === undefined ? undefined : on(day);
  }
  const times = frame.amount && timesWithin(frame, frame.amount);
  if (times !== undefined) return { count: { COUNT: `${times}` }, last: [] };
  if (frame.amount && isCalendar(frame.amount))
    return on(addAmount(Math.max(begin.from, now.today), frame.amount) - DAY);
  return begin.last === undefined ? on() : on(begin.last);
}

/** Every Friday for 8 weeks: eight times, from whichever day on. */
function timesWithin({ repeat, repeatDays }: Frame, { months, days, ms }: Amount): number | undefined {
  const parts = repeat?.parts;
  if (parts?.FREQ !== 'WEEKLY' || parts.INTERVAL !== undefined || repeat?.workdays) return undefined;
  const each = parts.BYDAY?.split(',').length ?? repeatDays?.length;
  return each !== undefined && months === 0 && ms === 0 && days > 0 && days % 7 === 0 ? (days / 7) * each : undefined;
}

/** 每周五晚上12点 is on Saturday's date. */
function shiftDays(parts: Parts, offset: number | undefined): Parts {
  const days = parts.BYDAY;
  if (offset === undefined || offset < DAY || days === undefined || !/^[A-Z,]+$/.test(days)) return parts;
  const next = days.split(',').map((day) => WEEKDAYS[((WEEKDAYS as readonly string[]).indexOf(day) + 1) % 7]);
  return { ...parts, BYDAY: next.join(',') };
}

const ORDER = [
  'RSCALE',
  'FREQ',
  'INTERVAL',
  'BYMONTH',
  'BYMONTHDAY',
  'BYDAY',
  'BYSETPOS',
  'BYHOUR',
  'BYMINUTE',
  'COUNT',
  'UNTIL',
];
const ruleText = (parts: Parts): string =>
  ORDER.flatMap((key) => (parts[key] === undefined ? [] : [`${key}=${parts[key]}`])).join(';');

function repeatFrom(parts: Parts, from: WallMs, times: RepeatTimes, frame: Frame, now: Now): RepeatReading | undefined {
  const workdays = frame.repeat?.workdays === true;
  const first = firstMatch(parts, Math.max(from, now.today), times.offset, workdays, now);
  if (first === undefined) return undefined;
  const isSubDaily = parts.FREQ === 'MINUTELY' || parts.FREQ === 'HOURLY';
  const { part } = frame.start;
  const rrule = ruleText(parts);
  const official = workdays && isMainlandChina(now.zone) ? officialDays(parts, rrule, first) : undefined;
  if (times.offset === undefined && !isSubDaily) {
    if (part === undefined) return { kind: 'repeat', rrule, first: { kind: 'day', day: first }, workdays, official };
    const offsets = partOffsets(part);
    const reading = { kind: 'part' as const, part, day: first, from: first + offsets.from, to: first + offsets.to };
    return { kind: 'repeat', rrule, first: reading, workdays, official };
  }
  return { kind: 'repeat', rrule, first: momentAt(first, now), workdays, official };
}

/** Only for a plain rule: a number of times, or of weeks between, would not count what is taken out and put in. */
function officialDays(parts: Parts, rrule: string, from: WallMs): RepeatReading['official'] {
  const until = parts.UNTIL ?? '99999999';
  if (!/^FREQ=WEEKLY;BYDAY=[A-Z,]+(?:;UNTIL=\d+)?$/.test(rrule) || !isKnownYear(from)) return undefined;
  const [off, makeUp]: [WallMs[], WallMs[]] = [[], []];
  for (let day = wallDay(from); isKnownYear(day) && formatWallDate(day).replaceAll('-', '') <= until; day += DAY) {
    const isInRule = wallWeekday(day) < 5;
    if (isWorkday(day, true) !== isInRule) (isInRule ? off : makeUp).push(day);
  }
  return { off, makeUp };
}

/** The first wall time that matches from the day on and is not over. */
function firstMatch(
  parts: Parts,
  from: WallMs,
  offset: number | undefined,
  workdays: boolean,
  now: Now,
): WallMs | undefined {
  const isSubDaily = parts.FREQ === 'MINUTELY' || parts.FREQ === 'HOURLY';
  const thisMinute = Math.floor(now.wall / MINUTE) * MINUTE;
  let start = from + (offset ?? 0);
  if (isSubDaily && offset === undefined) start = Math.max(from, Math.ceil(now.wall / MINUTE) * MINUTE);
  else if (parts.BYHOUR !== undefined) start = Math.max(from, thisMinute);
  else if (offset !== undefined && start < thisMinute) start += DAY;
  if (parts.RSCALE !== undefined) return firstLunar(parts, start);
  // The interval counts from the first match, so it has no say in it.
  const { INTERVAL: interval, ...rest } = parts;
  const rule = ruleText(isSubDaily || parts.FREQ === 'DAILY' || interval === undefined ? parts : rest);
  const allDay = offset === undefined && !isSubDaily;
  let first = firstWall(planOf({ allDay, zone: null, start, fold: 0, days: 1, ms: 0 }, rule));
  if (!workdays || first === undefined) return first;
  const official = isMainlandChina(now.zone);
  first = start;
  while (!isWorkday(first, official)) first += DAY;
  return first;
}

/** The next such date of the Chinese calendar from a wall time on, at its time of day. */
function firstLunar(parts: Parts, start: WallMs): WallMs | undefined {
  const [month, day] = [Number(parts.BYMONTH), Number(parts.BYMONTHDAY)];
  const midnight = Math.floor(start / DAY) * DAY;
  for (let days = 0; days < 800; days++) {
    const lunar = toLunar(midnight + days * DAY);
    const isLast = day === -1 && toLunar(midnight + (days + 1) * DAY).day === 1;
    if (lunar.month === month && !lunar.leap && (lunar.day === day || isLast)) return start + days * DAY;
  }
  return undefined;
}
