import type { Assumption, DayPart, Problem } from '../../time/phrase.ts';
import { DAY, HOUR, type WallMs, wallDay } from '../../time/wall.ts';
import { addMonths, monthOf, type Now, yearOf } from './calendar.ts';
import { type HourHint, isOpen, offsetOf, partOffsets, resolveClock } from './clock.ts';
import type { Moment } from './frame.ts';
import { resolvePeriod } from './period.ts';
import type { ClockSpec, DaySpec, PeriodSpec, YearSpec } from './pieces.ts';
import { dayOf, impossible, rangeOf, type Settled, settled, settleMoment } from './settle.ts';
import { endsToday, isYearless, latestOf } from './yearless.ts';

const backward: Settled = settled(undefined, { problems: [{ code: 'backward' }] });

/** From one moment to another. What one end leaves out it takes from the other. */
export function settleRange(first: Moment, last: Moment, now: Now, hint: HourHint): Settled {
  const [start, end] = shareDay(
    inSameWeek(ofThisYear(first), last, now),
    first.period?.span === 'in-year' && first.period.which === 'this' ? ofThisYear(last) : last,
  );
  const hasTimes = [start, end].some(
    ({ clock, part, isNow, shift }) => clock || part || isNow || (shift?.ms ?? 0) !== 0,
  );
  return hasTimes ? settleTimes(start, end, now, hint) : settleDays(start, end, now);
}

/** from this September to next March: the month of this year, which need not be the nearest. */
function ofThisYear(moment: Moment): Moment {
  const { period } = moment;
  if (period?.span !== 'in-year' || period.which !== 'this') return moment;
  const { which: _, ...rest } = period;
  return { ...moment, period: { ...rest, year: { offset: 0 } } };
}

/** Mon-Wed next week: both days are of that week. Friday to Monday next week begins in this one. */
function inSameWeek(start: Moment, end: Moment, { weekStart }: Now): Moment {
  const [from, to] = [start.day, end.day];
  if (from?.at !== 'weekday' || from.week !== 'coming' || to?.at !== 'weekday' || typeof to.week !== 'number')
    return start;
  const place = (weekday: number): number => (weekday - weekStart + 7) % 7;
  return place(from.weekday) < place(to.weekday) ? { ...start, day: { ...from, week: to.week } } : start;
}

/** 9pm to 7am the next day: the day is that of the end alone. */
function isOvernight({ clock: from }: Moment, { clock: to, day }: Moment): boolean {
  if (!from || !to || day?.at !== 'after-start' || day.days !== 1) return false;
  const isLate = from.half === 'pm' || (from.half === '24' && from.hour >= 12);
  return isLate && (to.half === 'am' || (to.half === '24' && to.hour < 12));
}

/** `3-5pm tomorrow`, 10月1日到7日, 5到8号: the day, month or year said at one end counts for both. */
function shareDay(first: Moment, last: Moment): [Moment, Moment] {
  let [start, end] = [first, last];
  if (!start.day && !start.shift && end.day && end.isDayLast && !isOvernight(start, end)) {
    start = { ...start, day: end.day };
    end = { ...end };
    delete end.day;
  }
  if (start.clock && !start.day && !start.shift && end.clock && end.shift?.ms === 0) {
    // from 2 to 3:30pm in 3 days
    const { shift, ...rest } = end;
    [start, end] = [{ ...start, shift }, rest];
  }
  const [part, lastPart] = [start.period, end.period];
  if (lastPart?.span === 'third' && !lastPart.of && part?.span === 'third' && part.of)
    // 12月中旬到下旬
    end = { ...end, period: { ...lastPart, of: part.of } };
  if (lastPart?.span === 'week-of' && part?.span === 'week-of') {
    // 2027年第3周到第5周, week 3 to week 5 of 2027
    if (!lastPart.of && part.of) end = { ...end, period: { ...lastPart, of: part.of } };
    else if (lastPart.of?.span === 'in-year' && part.of?.span === 'year')
      start = { ...start, period: { ...part, of: lastPart.of } };
  }
  const shared = yearOfBoth(start.period, end.period);
  if (shared) start = { ...start, period: shared };
  if (start.day?.at === 'numeric' && end.day?.at === 'numeric') return inOneOrder(start, end, start.day, end.day);
  if (start.day?.at !== 'date' || end.day?.at !== 'date') return [start, end];
  const [from, to]: [DaySpec, DaySpec] = [
    start.day.month === undefined && end.day.month !== undefined
      ? { ...start.day, ...monthFor(start.day, end.day) }
      : start.day,
    start.day.year !== undefined && end.day.month !== undefined && end.day.year === undefined
      ? { ...end.day, year: inYearOf(start.day.year, comesBefore(end.day, start.day) ? 1 : 0) }
      : end.day,
  ];
  if (from.at !== 'date' || to.at !== 'date') return [start, end];
  const early =
    from.year === undefined && typeof to.year === 'number'
      ? { ...from, year: inYearOf(to.year, comesBefore(to, from) ? -1 : 0) }
      : from;
  return [
    { ...start, day: early },
    { ...end, day: to },
  ];
}

type PartOfYear = Extract<PeriodSpec, { span: 'in-year' }>;

/** Where in a year it begins, as a month. */
const beginsIn = ({ month, quarter, half }: PartOfYear): number =>
  month ?? (quarter ? 3 * quarter - 2 : half ? 6 * half - 5 : 1);

/** Q1 to Q3 of 2018: the year said at the end is that of the start, or the one after it. */
function yearOfBoth(from: PeriodSpec | undefined, to: PeriodSpec | undefined): PeriodSpec | undefined {
  if (from?.span !== 'in-year' || to?.span !== 'in-year' || to.year === undefined) return undefined;
  if (from.year !== undefined || from.which !== undefined || !(from.month ?? from.quarter ?? from.half))
    return undefined;
  return { ...from, year: inYearOf(to.year, beginsIn(from) > beginsIn(to) ? -1 : 0) };
}

type DateSpec = Extract<DaySpec, { at: 'date' }>;
type NumericSpec = Extract<DaySpec, { at: 'numeric' }>;

/** 10/12 to 14/12: who writes the day first at one end does so at the other. */
function inOneOrder(start: Moment, end: Moment, from: NumericSpec, to: NumericSpec): [Moment, Moment] {
  const isDayFirst = from.first > 12 || to.first > 12;
  if (isDayFirst === (from.second > 12 || to.second > 12)) return [start, end];
  const dated = ({ first, second, year }: NumericSpec): DateSpec => ({
    at: 'date',
    ...(isDayFirst ? { month: second, day: first } : { month: first, day: second }),
    ...(year === undefined ? {} : { year: year >= 100 ? year : 2000 + year }),
  });
  return [
    { ...start, day: dated(from) },
    { ...end, day: dated(to) },
  ];
}

/** Dec 20 - Jan 3, 2027: the year turns in between. */
const comesBefore = (one: DateSpec, other: DateSpec): boolean =>
  typeof one.month === 'number' &&
  typeof other.month === 'number' &&
  (one.month < other.month || (one.month === other.month && one.day < other.day));

const inYearOf = (year: YearSpec, turns: number): YearSpec =>
  typeof year === 'number' ? year + turns : { offset: year.offset + turns };

/** The month of a first day that names none: that of the last day; from the 23rd to December 5th, the one before. */
function monthFor(first: DateSpec, { year, month, day }: DateSpec): Pick<DateSpec, 'year' | 'month'> {
  const own = { ...(year === undefined ? {} : { year }), ...(month === undefined ? {} : { month }) };
  if (first.day <= day || month === undefined) return own;
  if (typeof month === 'object') return { ...own, month: { offset: month.offset - 1 } };
  if (month > 1) return { ...own, month: month - 1 };
  return { month: 12, ...(year === undefined ? {} : { year: inYearOf(year, -1) }) };
}

/** Said without a year, a range that is going on is that one and not the next. */
export function goingOn(start: Moment, end: Moment, now: Now): { from: WallMs; to: WallMs } | undefined {
  if (!isYearless(start) || !isYearless(end)) return undefined;
  const after = addMonths(now.today, -12);
  const from =
    start.period && !start.day ? resolvePeriod(start.period, now, after)?.from : dayOf(start, now, after).days[0];
  const to = from === undefined ? undefined : endOfDays(start, end, from, now);
  return from !== undefined && to !== undefined && from <= now.today && to > now.today ? { from, to } : undefined;
}

/** 元旦到初七: beside a feast of that season it is of the first month. */
function ofNewYear({ day: start }: Moment, end: Moment): Moment {
  const { day } = end;
  const isBeside = start?.at === 'holiday' && NEW_YEAR.has(start.holiday);
  const isMonthStart = start?.at === 'lunar' && (start.month === 12 || start.month === 1);
  return day?.at === 'lunar' && day.month === undefined && (isBeside || isMonthStart)
    ? { ...end, day: { ...day, month: 1 } }
    : end;
}

const NEW_YEAR: ReadonlySet<string> = new Set([
  'new-year',
  'new-year-eve',
  'spring-festival',
  'spring-festival-eve',
  'little-new-year',
]);

function settleDays(start: Moment, last: Moment, now: Now): Settled {
  const end = ofNewYear(start, last);
  const present = goingOn(start, end, now);
  if (present) return settled(rangeOf(present.from, present.to, true, now));
  const back = endsToday(end) ? latestOf(start, now) : undefined;
  const from = start.period && !start.day ? resolvePeriod(start.period, now, back)?.from : undefined;
  const answer = from === undefined ? dayOf(start, now, back) : { days: [from], assumed: [] };
  const [first] = answer.days;
  const closing = first === undefined || end.period ? undefined : dayOf(inMonthOf(start, end, first), now, first);
  const isOpen = answer.days.length === 1 && closing !== undefined && closing.days.length > 1;
  // Friday through next Tuesday: of two days only one may be behind the start.
  const ends = isOpen ? closing.days.filter((day) => first !== undefined && day >= first) : undefined;
  const ranges = ends
    ? ends.map((day) => ({ day: first as WallMs, to: day + DAY }))
    : answer.days.map((day) => ({ day, to: endOfDays(start, end, day, now) }));
  const about = answer.about ?? (ends && ends.length > 1 ? closing?.about : undefined);
  const [best, ...rest] = ranges;
  if (!best || best.to === undefined) return impossible();
  if (best.to <= best.day || (best.to - best.day === DAY && areAWeekApart(start, end))) return backward;
  return settled(rangeOf(best.day, best.to, true, now), {
    others: rest.flatMap(({ day, to }) => (to === undefined || to <= day ? [] : [rangeOf(day, to, true, now)])),
    assumed: answer.assumed,
    problems: about ? [{ code: 'ambiguous', about }] : [],
  });
}

/** 周一到下周一, said on Wednesday: which Monday the first one is was not said. */
const areAWeekApart = ({ day: from }: Moment, { day: to }: Moment): boolean =>
  from?.at === 'weekday' && to?.at === 'weekday' && from.weekday === to.weekday && from.week !== to.week;

/** The midnight after the last day. */
function endOfDays(start: Moment, end: Moment, from: WallMs, now: Now): WallMs | undefined {
  if (end.period && !end.day) return resolvePeriod(end.period, now, from)?.to;
  const day = dayOf(inMonthOf(start, end, from), now, from).days[0];
  return day === undefined ? undefined : day + DAY;
}

/** 10月1日到7日: the 7th of that month, even when that is backward. */
function inMonthOf(start: Moment, end: Moment, from: WallMs): Moment {
  const [one, other] = [start.day, end.day];
  const isNamed = one?.at === 'numeric' || (one?.at === 'date' && one.month !== undefined);
  if (!isNamed || other?.at !== 'date' || other.month !== undefined) return end;
  return { ...end, day: { ...other, year: yearOf(from), month: monthOf(from) } };
}

function settleTimes(start: Moment, end: Moment, now: Now, hint: HourHint): Settled {
  if (start.isNow) return fromNow(end, now, hint);
  if (end.isNow) return untilNow(start, now, hint);
  if (isHourOfBoth(start, end)) return settleSameHour(start, end, now, hint);
  const times = timesOf(start, end, hint);
  if (times === undefined) return impossible();
  const opening = settleMoment(withOffset(start, times.from), now, hint);
  const { reading } = opening;
  if (!reading || (reading.kind !== 'moment' && reading.kind !== 'day')) return impossible();
  const fromWall = reading.kind === 'moment' ? reading.wall : reading.day + times.from;
  const day = wallDay(fromWall - Math.max(0, times.from - (times.from % DAY)));
  const to = endWall(start, end, day, times, now);
  if (to === undefined) return impossible();
  if (to <= fromWall) return backward;
  const others = opening.others.flatMap((other) =>
    other.kind === 'moment' && (other.wall - fromWall) % DAY === 0
      ? [rangeOf(other.wall, other.wall + to - fromWall, false, now)]
      : [],
  );
  const problems: Problem[] = opening.problems.filter(({ code }) => code !== 'no-hour');
  return settled(rangeOf(fromWall, to, false, now), {
    others,
    assumed: [...times.assumed, ...opening.assumed],
    problems,
  });
}

/** 22-23 Feb at 7pm: the hour stands behind both days. */
const isHourOfBoth = (start: Moment, end: Moment): boolean =>
  start.day !== undefined &&
  end.day !== undefined &&
  !start.clock &&
  !start.part &&
  (end.clock ?? end.part) !== undefined;

/** From that hour of the first day to that of the last; or at that hour of each. */
function settleSameHour(start: Moment, end: Moment, now: Now, hint: HourHint): Settled {
  const { clock, part } = end;
  const whole = settleTimes({ ...start, ...(clock && { clock }), ...(part && { part }) }, end, now, hint);
  const to = whole.reading?.kind === 'range' ? whole.reading : undefined;
  if (!to) return whole;
  return { ...whole, problems: [...whole.problems, { code: 'ambiguous', about: 'other' }] };
}

/** The moment with its clock settled, so that it is not asked about again. */
function withOffset(moment: Moment, offset: number): Moment {
  const minutes = Math.floor(offset / 60_000);
  const { part: _, ...rest } = moment;
  const late = offset >= DAY;
  const clock: ClockSpec = {
    hour: Math.floor(minutes / 60) % 24,
    minute: minutes % 60,
    second: Math.floor(offset / 1000) % 60,
    half: '24',
  };
  return late
    ? { ...rest, part: 'night', clock: { ...clock, hour: clock.hour === 0 ? 12 : clock.hour, half: null } }
    : { ...rest, clock };
}

interface Times {
  /** From the midnight of the first day. */
  readonly from: number;
  /** From the midnight of the first day, or of the last one where the words name it. Undefined: to the day's end. */
  readonly to: number | undefined;
  readonly assumed: readonly Assumption[];
}

/** Past midnight only what starts in the evening goes on. */
const goesOn = ({ part }: Moment, from: number): boolean => from >= 18 * HOUR && part !== 'afternoon';

/** 5pm-1am, 下午5点到凌晨1点: after midnight by its words. */
const endsAtNight = ({ clock, part }: Moment): boolean =>
  clock !== undefined && clock.hour % 12 < 7 && (clock.half === 'am' || part === 'small-hours' || part === 'midnight');

/** The end is said to be on the day after the start. */
function isNextDay({ day: from }: Moment, { day: to }: Moment): boolean {
  if (to?.at === 'after-start') return to.days === 1;
  if (from?.at === 'today' && to?.at === 'today') return to.days - from.days === 1;
  if (from?.at === 'weekday' && to?.at === 'weekday') return (to.weekday - from.weekday + 7) % 7 === 1;
  return false;
}
/** Noon is a time, the other parts of the day last. */
const edgeOf = (part: DayPart, side: 'from' | 'to'): number => (part === 'noon' ? 12 * HOUR : partOffsets(part)[side]);

/** Both hours, each chosen with a look at the other. Undefined when one does not exist. */
export function timesOf(start: Moment, end: Moment, hint: HourHint): Times | undefined {
  const own = start.clock ? resolveClock(start.clock, start.part, hint) : undefined;
  if (start.clock && !own) return undefined;
  let from = own?.offset ?? (start.part ? edgeOf(start.part, 'from') : 0);
  let assumed = own?.assumed ?? [];
  if (!end.clock) return { from, to: end.part ? edgeOf(end.part, 'to') : undefined, assumed };
  const given = resolveClock(end.clock, end.part, hint);
  if (!given) return undefined;
  const isOtherDay = end.day !== undefined || end.shift !== undefined;
  if (isOpen(end.clock, end.part) && !isOtherDay) {
    const hours = [end.clock.hour % 12, (end.clock.hour % 12) + 12, (end.clock.hour % 12) + 24];
    const to = hours.map((hour) => offsetOf(hour, end.clock as ClockSpec)).find((offset) => offset > from);
    return to !== undefined && (to <= DAY || goesOn(start, from))
      ? { from, to, assumed }
      : { from, to: Math.max(given.offset, from), assumed };
  }
  let to = given.offset;
  // midnight to 6am tomorrow: the day said behind both begins with that midnight.
  if (end.isDayLast && !isOtherDay && from === DAY && to <= 12 * HOUR) return { from: 0, to, assumed: [] };
  // 22:00到次日2:00: of the night, and not of the afternoon behind it.
  if (isOpen(end.clock, end.part) && isNextDay(start, end) && from >= 18 * HOUR && to >= 12 * HOUR) {
    to = offsetOf(end.clock.hour % 12, end.clock);
    assumed = [];
  }
  if (start.clock && isOpen(start.clock, start.part) && !isOtherDay) {
    const hours = [start.clock.hour % 12, (start.clock.hour % 12) + 12];
    const fitting = hours.map((hour) => offsetOf(hour, start.clock as ClockSpec)).filter((offset) => offset < to);
    const latest = fitting.at(-1);
    // 9–10pm are both in the evening, 9–5pm are not; 8:00–22:00 is as a clock shows it.
    const isShown = end.clock.half === '24' && end.clock.hour > 12;
    if (latest !== undefined && (from >= to || (to - from > 10 * HOUR && !isShown))) from = latest;
    // 3-5pm: in the same half of the day as its end, as anybody reads it.
    if (from !== own?.offset || fitting.length === 1 || to - from <= 10 * HOUR) assumed = [];
  }
  const isOver = goesOn(start, from) || (from > 12 * HOUR && endsAtNight(end));
  if (!isOtherDay && to <= from && isOver && to <= 12 * HOUR) to += DAY;
  return { from, to, assumed };
}

function endWall(start: Moment, end: Moment, from: WallMs, { to }: Times, now: Now): WallMs | undefined {
  if (!end.day && !end.shift) return to === undefined ? undefined : from + to;
  const { days } = dayOf(inMonthOf(start, end, from), now, from);
  // Friday through next Tuesday at noon: of two such days the one behind the start.
  const day = days.find((one) => one >= from) ?? days[0];
  return day === undefined ? undefined : day + (to ?? DAY);
}

/** 从七月到现在: the latest July. */
function untilNow(start: Moment, now: Now, hint: HourHint): Settled {
  const back = latestOf(start, now);
  const from =
    back !== undefined && !start.clock
      ? start.day
        ? dayOf(start, now, back).days[0]
        : start.period && resolvePeriod(start.period, now, back)?.from
      : startOf(settleMoment(start, now, hint));
  return from === undefined || from >= now.wall ? backward : settled(rangeOf(from, now.wall, false, now));
}

function startOf({ reading }: Settled): WallMs | undefined {
  if (reading?.kind === 'moment') return reading.wall;
  return reading?.kind === 'day' ? reading.day : reading?.kind === 'range' ? reading.from : undefined;
}

/** 从现在到八点: the next eight o'clock. */
function soonest(end: Moment, { wall, today }: Now): Moment {
  const { clock } = end;
  if (!clock || end.day || end.shift || !isOpen(clock, end.part)) return end;
  const hours = [clock.hour % 12, (clock.hour % 12) + 12];
  const hour = hours.find((one) => today + offsetOf(one, clock) > wall);
  return hour === undefined ? end : { ...end, clock: { ...clock, hour, half: '24' } };
}

function fromNow(end: Moment, now: Now, hint: HourHint): Settled {
  const closing = settleMoment(soonest(end, now), now, hint);
  const { reading } = closing;
  if (!reading) return closing;
  const to =
    reading.kind === 'moment'
      ? reading.wall
      : reading.kind === 'day'
        ? reading.day + DAY
        : reading.kind === 'range'
          ? reading.to
          : undefined;
  if (to === undefined) return impossible();
  return to > now.wall ? settled(rangeOf(now.wall, to, false, now), { assumed: closing.assumed }) : backward;
}
