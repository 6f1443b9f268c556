import { isWithinYears } from '../../time/limits.ts';
import type { Ambiguity, Amount, Assumption, Problem, RepeatReading } from '../../time/phrase.ts';
import { DAY, type WallMs, wallDay, wallWeekday } from '../../time/wall.ts';
import type { Now } from './calendar.ts';
import type { HourHint } from './clock.ts';
import { seriesOnly } from './compose-repeat.ts';
import { resolveDay, workdayNote } from './day.ts';
import type { Frame } from './frame.ts';
import { UNKNOWN_DAY } from './holidays.ts';
import type { RepeatSpec, RuleParts } from './pieces.ts';
import { type Folded, foldDays, shiftDays } from './repeat-days.ts';
import { withoutDays } from './repeat-except.ts';
import { repeatFrom } from './repeat-first.ts';
import { beginOf, countedWithin, isOfOneDay, limitsOf, untilText } from './repeat-limits.ts';
import { awayFromWeekend, daysFrom, inEachMonth, isInParity, timesEach } from './repeat-shapes.ts';
import { type RepeatTimes, timesIn } from './repeat-times.ts';
import { impossible, type Settled, settled, settleMoment } from './settle.ts';

export interface SettledRepeat extends Settled {
  /** Of one occurrence, from a range of clock times. */
  readonly duration?: Amount;
}

function timesADay(parts: RuleParts | undefined): number {
  const number = (list: string | undefined): number => list?.split(',').length ?? 1;
  return parts?.BYSETPOS === undefined ? number(parts?.BYHOUR) * number(parts?.BYMINUTE) : number(parts.BYSETPOS);
}

/** 连续5天, several times a day. */
const countOf = (count: string, { parts }: RepeatTimes): RuleParts => ({
  COUNT: `${Number(count) * timesADay(parts)}`,
});

/** A repeat as an RRULE with its first match that is not before now. */
export function settleRepeat(said: Frame, now: Now, hint: HourHint): SettledRepeat {
  const given = countedWithin(said, now, hint);
  const repeat = asSeries(given);
  const { shift, ...start } = given.start;
  const isFromDate = shift !== undefined && repeat.parts.FREQ === 'YEARLY' && given.repeatDays?.length === 1;
  const frame: Frame = { ...given, repeat, ...(isFromDate && { start }) };
  const dated = foldDays(repeat, frame.repeatDays ?? [], now);
  const daily = isFromDate && dated ? datedFrom(dated, shift) : dated;
  if (!daily) return withoutRule(frame, now);
  const times = timesIn(frame, hint);
  if (!times) return impossible();
  if (times === 'no-rule') return settled(undefined, { problems: [{ code: 'no-rule' }] });
  const begin = beginOf(frame, now);
  if (begin === undefined) return impossible();
  const shaped = shape(daily, times, begin.from, frame, now);
  if ('code' in shaped) return settled(undefined, { problems: [shaped] });
  const { folded, off } = shaped;
  if (!isWithinYears(begin.from)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const limits = limitsOf(frame, begin, now);
  if (!limits) return impossible();
  if (!limits.last.every(isWithinYears)) return settled(undefined, { problems: [{ code: 'limits' }] });
  // Days after the end of the repeat need not be left out.
  const within = limits.last.length > 0 ? off.filter((day) => day <= Math.max(...limits.last)) : off;
  const ends = limits.last.length > 0 ? limits.last.map(untilText) : [limits.count];
  const rules = [folded.parts, ...(folded.others ?? [])].flatMap((parts) =>
    ends.map((end) => ({
      ...withTimes(parts, times),
      ...(parts.COUNT === undefined ? end : countOf(parts.COUNT, times)),
    })),
  );
  const readingsFrom = (from: WallMs): (RepeatReading | undefined)[] =>
    rules.map((parts) => repeatFrom(shiftDays(parts, times.offset), from, times, frame, now, within));
  const readings = readingsFrom(begin.from);
  const [soonest] = readings;
  // Weeks are counted from New Year, or from the start of a term: either may be meant, unless its first one is said
  // or (双周 is every second week as well) the next one is of both kinds.
  const parity =
    frame.isStarting || (soonest && repeat.parity === 'even' && isInParity(firstDay(soonest), 'even'))
      ? undefined
      : repeat.parity;
  if (parity && soonest) {
    const day = firstDay(soonest);
    const later = readingsFrom(day + (7 - wallWeekday(day)) * DAY);
    if (isInParity(day, parity)) readings.push(...later);
    else readings.unshift(...later);
  }
  const [reading, ...others] = readings;
  if (!reading) return settled(undefined, { problems: [{ code: 'never' }] });
  const about: Ambiguity | undefined =
    ends.length > 1 ? 'until' : repeat.others ? (repeat.about ?? 'other') : parity ? 'other' : folded.about;
  const problems: Problem[] = about ? [{ code: 'ambiguous', about }] : [];
  // every half hour tomorrow: from when on, nobody means midnight.
  const isHourless = isOfOneDay(frame) && times.offset === undefined && begin.from > now.today;
  if (isHourless) problems.push({ code: 'no-hour', part: 'daytime' });
  if (startsInPast(frame, begin.from, now)) problems.push({ code: 'past' });
  if (reading.first.kind === 'part') problems.push({ code: 'no-hour', part: reading.first.part });
  const assumed: Assumption[] = [...times.assumed, ...shaped.assumed];
  if (/SKIP=/.test(reading.rrule)) assumed.push({ code: 'lunar-skip' });
  if (repeat.isTaken) assumed.push({ code: 'each-month' });
  if (repeat.isFortnight) assumed.push({ code: 'each-fortnight' });
  if (isLeapDay(folded.parts)) assumed.push({ code: 'leap-years' });
  if (reading.workdays) {
    const day = reading.first.kind === 'moment' ? reading.first.wall : reading.first.day;
    assumed.push(workdayNote(day, reading.official !== undefined));
  }
  return {
    ...settled(reading, { others: others.filter((other) => other !== undefined), assumed, problems }),
    ...(times.duration === undefined ? {} : { duration: { months: 0, days: 0, ms: times.duration } }),
  };
}

/** every two weeks, from 这周六 said on Sunday: the weeks count from a day that is over. */
const startsInPast = ({ start, repeat, isStarting }: Frame, from: WallMs, now: Now): boolean => {
  const { FREQ, BYDAY } = repeat?.parts ?? {};
  const isFromDay = isStarting === true && start.day?.at === 'weekday' && typeof start.day.week === 'number';
  return isFromDay && from < now.today && FREQ === 'WEEKLY' && BYDAY === undefined;
};

/** `Mon, Wed, Fri` may be once each, but not where it is said how long it goes on. */
function asSeries(frame: Frame): RepeatSpec {
  const repeat = frame.repeat as RepeatSpec;
  const goesOn =
    frame.until ??
    frame.count ??
    frame.except ??
    repeat.times ??
    weekOf(frame) ??
    weeksOf(frame) ??
    (frame.isStarting || undefined);
  const isLong = goesOn !== undefined || (frame.amount !== undefined && frame.amount.ms === 0);
  return isLong ? seriesOnly(repeat) : repeat;
}

/** Mon, Wed and Fri for the next six weeks */
const weeksOf = ({ start: { period } }: Frame) =>
  period?.span === 'around' && (period.amount.months > 0 || period.amount.days > 7) ? period : undefined;

/** Mon, Wed and Fri next week: each of them is in it. */
const weekOf = ({ start: { period } }: Frame) =>
  period?.span === 'week' && typeof period.offset === 'number' ? period : undefined;

const isLeapDay = ({ FREQ, BYMONTH, BYMONTHDAY, RSCALE }: RuleParts): boolean =>
  FREQ === 'YEARLY' && BYMONTH === '2' && BYMONTHDAY === '29' && RSCALE === undefined;

const firstDay = ({ first }: RepeatReading): WallMs => wallDay(first.kind === 'moment' ? first.wall : first.day);

interface Shaped {
  readonly folded: Folded;
  readonly off: readonly WallMs[];
  readonly assumed: readonly Assumption[];
}

/** The rule once all that was said beside it is in it: hours of a window, days left out, weekends avoided. */
function shape(daily: Folded, spoken: RepeatTimes, from: WallMs, frame: Frame, now: Now): Shaped | Problem {
  const repeat = frame.repeat as NonNullable<Frame['repeat']>;
  let { parts } = daily;
  if (frame.movedOff) {
    const away = frame.movedOff.holidays ? undefined : awayFromWeekend(parts, frame.movedOff.to);
    if (!away) return { code: 'no-rule' };
    parts = away;
  }
  if (frame.isClamped) {
    const clamped = inEachMonth(parts);
    if (!clamped) return { code: 'no-rule' };
    parts = clamped;
  }
  const lessen = (rule: RuleParts) =>
    withoutDays(rule, frame.except ?? [], { from, isOfficial: repeat.workdays === true, now });
  const less = lessen(parts);
  if ('code' in less) return less;
  const others = (daily.others ?? repeat.others ?? []).flatMap((rule) => {
    const one = lessen(rule);
    return 'code' in one ? [] : [one.parts];
  });
  const { parts: left, off, assumed } = less;
  // A day is left out at each of its times, which are not known of every so many hours.
  if (off.length > 0 && !spoken.parts && ['HOURLY', 'MINUTELY'].includes(left.FREQ as string))
    return { code: 'no-rule' };
  if (spoken.parts?.BYSETPOS !== undefined && !isOfDays(left)) return { code: 'no-rule' };
  const wanted = repeat.times ?? 1;
  const spokenTimes = (frame.moreTimes?.length ?? 0) + (frame.start.clock || frame.start.part ? 1 : 0);
  if (wanted > 1 && timesEach(left, spokenTimes) !== wanted) return { code: 'which-times', count: wanted };
  const idle: Partial<Folded> = less.isIdle ? { about: 'other' } : {};
  return { folded: { ...daily, others, parts: left, ...idle }, off, assumed };
}

/** Each of its days can be said by a daily rule. */
const isOfDays = ({ FREQ: freq, INTERVAL: interval, BYDAY: days, BYSETPOS: places }: RuleParts): boolean =>
  places === undefined &&
  (['DAILY', 'HOURLY', 'MINUTELY'].includes(freq as string) ||
    (freq === 'WEEKLY' && interval === undefined && days !== undefined));

/** A rule by the hour inside a window of the day (every hour from 9 to 5) is a daily one with those hours. */
function withTimes(parts: RuleParts, { parts: hours }: RepeatTimes): RuleParts {
  if (!hours) return parts;
  // What is chosen from the times of a day is chosen of each day, not of a week.
  if (parts.FREQ === 'WEEKLY' && hours.BYSETPOS !== undefined) return { ...parts, FREQ: 'DAILY', ...hours };
  if (parts.FREQ !== 'HOURLY' && parts.FREQ !== 'MINUTELY') return { ...parts, ...hours };
  const { INTERVAL: _, ...rest } = parts;
  return { ...rest, FREQ: 'DAILY', ...hours };
}

/** So many days before or after a date of each year. */
function datedFrom(dated: Folded, shift: Amount): Folded | undefined {
  const parts = daysFrom(dated.parts, shift);
  const others = (dated.others ?? []).map((one) => daysFrom(one, shift));
  const isWhole = parts !== undefined && others.every((one) => one !== undefined);
  return isWhole ? { ...dated, parts, ...(dated.others && { others }) } : undefined;
}

/** No rule says that: the next such day is offered instead. */
function withoutRule(frame: Frame, now: Now): Settled {
  const [first] = frame.repeatDays ?? [];
  if (first?.at === 'holiday' && first.holiday === UNKNOWN_DAY) return settleMoment({ day: first }, now, undefined);
  const days = first ? resolveDay(first, now).days : [];
  if (days.length === 0) return impossible();
  return settled(undefined, { others: days.map((day) => ({ kind: 'day', day })), problems: [{ code: 'no-rule' }] });
}
