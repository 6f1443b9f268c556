import { isWithinYears } from '../../time/limits.ts';
import type { Ambiguity, Amount, Assumption, Problem, RepeatReading } from '../../time/phrase.ts';
import { DAY, type WallMs, wallDay, wallWeekday } from '../../time/wall.ts';
import type { Now } from './calendar.ts';
import type { HourHint } from './clock.ts';
import { resolveDay, workdayNote } from './day.ts';
import type { Frame } from './frame.ts';
import { UNKNOWN_DAY } from './holidays.ts';
import type { RuleParts } from './pieces.ts';
import { type Folded, foldDays, shiftDays } from './repeat-days.ts';
import { exclude } from './repeat-except.ts';
import { repeatFrom } from './repeat-first.ts';
import { beginOf, limitsOf, untilText } from './repeat-limits.ts';
import { awayFromWeekend, hoursWithin, isInParity, timesEach } from './repeat-shapes.ts';
import { type RepeatTimes, timesIn } from './repeat-times.ts';
import { impossible, type Settled, settled, settleMoment } from './settle.ts';

export interface SettledRepeat extends Settled {
  /** Of one occurrence, from a range of clock times. */
  readonly duration?: Amount;
}

/** 连续5天, several times a day. */
const countOf = (count: string, { parts }: RepeatTimes): RuleParts => ({
  COUNT: `${Number(count) * (parts?.BYHOUR?.split(',').length ?? 1) * (parts?.BYMINUTE?.split(',').length ?? 1)}`,
});

/** A repeat as an RRULE with its first match that is not before now. */
export function settleRepeat(frame: Frame, now: Now, hint: HourHint): SettledRepeat {
  const repeat = frame.repeat as NonNullable<Frame['repeat']>;
  const daily = foldDays(repeat, frame.repeatDays ?? [], now);
  if (!daily) return withoutRule(frame, now);
  const spoken = timesIn(frame, hint);
  if (!spoken) return impossible();
  if (spoken === 'no-rule') return settled(undefined, { problems: [{ code: 'no-rule' }] });
  const shaped = shape(daily, spoken, frame, now);
  if ('code' in shaped) return settled(undefined, { problems: [shaped] });
  const { folded, times, off } = shaped;
  const begin = beginOf(frame, now);
  if (begin === undefined) return impossible();
  if (!isWithinYears(begin.from)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const limits = limitsOf(frame, begin, now);
  if (!limits) return impossible();
  if (!limits.last.every(isWithinYears)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const ends = limits.last.length > 0 ? limits.last.map(untilText) : [limits.count];
  const rules = [folded.parts, ...(folded.others ?? repeat.others ?? [])].flatMap((parts) =>
    ends.map((end) => ({
      ...parts,
      ...times.parts,
      ...(parts.COUNT === undefined ? end : countOf(parts.COUNT, times)),
    })),
  );
  const readingsFrom = (from: WallMs): (RepeatReading | undefined)[] =>
    rules.map((parts) => repeatFrom(shiftDays(parts, times.offset), from, times, frame, now));
  const readings = readingsFrom(begin.from);
  const [soonest] = readings;
  if (repeat.parity && soonest) {
    // Weeks are counted from New Year, or from the start of a term: either may be meant.
    const day = firstDay(soonest);
    const later = readingsFrom(day + (7 - wallWeekday(day)) * DAY);
    if (isInParity(day, repeat.parity)) readings.push(...later);
    else readings.unshift(...later);
  }
  const [reading, ...others] = readings.map((one) => one && withoutDays(one, off));
  if (!reading) return settled(undefined, { problems: [{ code: 'never' }] });
  const about: Ambiguity | undefined =
    ends.length > 1 ? 'until' : repeat.others ? (repeat.about ?? 'other') : repeat.parity ? 'other' : folded.about;
  const problems: Problem[] = about ? [{ code: 'ambiguous', about }] : [];
  if (reading.first.kind === 'part') problems.push({ code: 'no-hour', part: reading.first.part });
  const assumed: Assumption[] = [...times.assumed, ...shaped.assumed];
  if (/SKIP=/.test(reading.rrule)) assumed.push({ code: 'lunar-skip' });
  if (reading.workdays) {
    const day = reading.first.kind === 'moment' ? reading.first.wall : reading.first.day;
    assumed.push(workdayNote(day, reading.official !== undefined));
  }
  return {
    ...settled(reading, { others: others.filter((other) => other !== undefined), assumed, problems }),
    ...(times.duration === undefined ? {} : { duration: { months: 0, days: 0, ms: times.duration } }),
  };
}

const firstDay = ({ first }: RepeatReading): WallMs => wallDay(first.kind === 'moment' ? first.wall : first.day);

interface Shaped {
  readonly folded: Folded;
  readonly times: RepeatTimes;
  readonly off: readonly WallMs[];
  readonly assumed: readonly Assumption[];
}

/** The rule once all that was said beside it is in it: hours of a window, days left out, weekends avoided. */
function shape(daily: Folded, spoken: RepeatTimes, frame: Frame, now: Now): Shaped | Problem {
  const repeat = frame.repeat as NonNullable<Frame['repeat']>;
  let { parts } = daily;
  let times = spoken;
  if (['HOURLY', 'MINUTELY'].includes(parts.FREQ as string) && spoken.offset !== undefined && spoken.duration) {
    const within = hoursWithin(parts, spoken.offset, spoken.offset + spoken.duration);
    if (!within) return { code: 'no-rule' };
    const { BYHOUR, BYMINUTE, ...days } = within;
    parts = days;
    times = { offset: spoken.offset, parts: { BYHOUR, BYMINUTE } as RuleParts, assumed: spoken.assumed };
  }
  if (frame.movedOff) {
    const away = frame.movedOff.holidays ? undefined : awayFromWeekend(parts, frame.movedOff.to);
    if (!away) return { code: 'no-rule' };
    parts = away;
  }
  const { problem, off, assumed, parts: left } = exclude(parts, frame.except ?? [], repeat.workdays === true, now);
  if (problem) return problem;
  // A day is left out at one time of day only.
  if (off.length > 0 && (times.parts || ['HOURLY', 'MINUTELY'].includes(left.FREQ as string)))
    return { code: 'no-rule' };
  const wanted = repeat.times ?? 1;
  const spokenTimes = (frame.moreTimes?.length ?? 0) + (frame.start.clock || frame.start.part ? 1 : 0);
  if (wanted > 1 && timesEach(left, spokenTimes) !== wanted) return { code: 'which-times', count: wanted };
  const isLeapDay = left.FREQ === 'YEARLY' && left.BYMONTH === '2' && left.BYMONTHDAY === '29' && !left.RSCALE;
  const leap: Partial<Folded> = isLeapDay ? { others: [{ ...left, BYMONTHDAY: '-1' }], about: 'other' } : {};
  return { folded: { ...daily, parts: left, ...leap }, times, off, assumed };
}

function withoutDays(reading: RepeatReading, off: readonly WallMs[]): RepeatReading {
  if (off.length === 0) return reading;
  const { off: known = [], makeUp = [] } = reading.official ?? {};
  return { ...reading, official: { off: [...new Set([...known, ...off])].toSorted((a, b) => a - b), makeUp } };
}

/** No rule says that: the next such day is offered instead. */
function withoutRule(frame: Frame, now: Now): Settled {
  const [first] = frame.repeatDays ?? [];
  if (first?.at === 'holiday' && first.holiday === UNKNOWN_DAY) return settleMoment({ day: first }, now, undefined);
  const days = first ? resolveDay(first, now).days : [];
  if (days.length === 0) return impossible();
  return settled(undefined, { others: days.map((day) => ({ kind: 'day', day })), problems: [{ code: 'no-rule' }] });
}
