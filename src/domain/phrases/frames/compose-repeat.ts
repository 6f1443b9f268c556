import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { Amount, Span } from '../../time/phrase.ts';
import type { Cursor } from './cursor.ts';
import type { Frame, Moment } from './frame.ts';
import type { DaySpec, Piece, RepeatSpec } from './pieces.ts';

/** What stands beside a repeat: its days, further times of day, its start and end. */

export function takeRepeat(cursor: Cursor, piece: Extract<Piece, { kind: 'repeat' }>): boolean {
  const { frame } = cursor;
  if (frame.bound || frame.start.shift || frame.count !== undefined) return false;
  dayBehindHours(frame);
  if (piece.repeat.parts.FREQ === 'DAILY') repeatWeekdays(frame, true);
  if (piece.repeat.parts.FREQ === 'YEARLY' && !piece.repeat.parts.RSCALE) moveDay(frame);
  if (piece.repeat.parts.FREQ === 'MONTHLY') moveMonthDay(frame);
  if (frame.end?.clock && frame.end.day && frame.start.day && !frame.start.clock && !frame.start.part) {
    // from Dec 7 to Dec 18 at 2pm + every weekday: the hour is that of each of them.
    frame.start.clock = frame.end.clock;
    delete frame.end.clock;
  }
  if (frame.end && !frame.end.clock && (frame.end.day || frame.end.period)) {
    // 12月1日到12月31日 + 每天: the days between which it repeats.
    frame.until = { moment: frame.end, through: true };
    frame.isStarting = true;
    delete frame.end;
  }
  if (frame.joint && !frame.repeat && !frame.end) endFirst(frame, frame.joint);
  if (frame.repeat) {
    const [known, more] = [frame.repeat, piece.repeat];
    const term = termOf(known) ?? termOf(more);
    if (term && !frame.amount && !(termOf(known) && termOf(more))) {
      frame.repeat = termOf(known) ? more : known;
      frame.amount = term;
      return cursor.use(piece);
    }
    const stepped = inStep(known, more) ?? inStep(more, known) ?? inWeeks(more, known);
    if (stepped) {
      frame.repeat = stepped;
      return cursor.use(piece);
    }
    const sub = onSomeDays(known, more) ?? onSomeDays(more, known);
    if (sub) {
      frame.repeat = sub;
      return cursor.use(piece);
    }
    // every day at 4:30 + Wednesdays at 5:30: an hour of its own is of other days.
    const isAtAnother = frame.start.clock !== undefined && cursor.peekPast(1)?.kind === 'clock';
    if (isAtAnother && known.parts.BYDAY !== more.parts.BYDAY) return false;
    // 工作日 + 每天, 连续三天 + 每天: the narrower one counts.
    const isSame = known.parts.FREQ === more.parts.FREQ || more.parts.FREQ === 'DAILY' || known.parts.FREQ === 'DAILY';
    if (!isSame || isOfOtherDays(known, more)) return false;
    const [wide, tight] = known.parts.FREQ === 'DAILY' ? [known, more] : [more, known];
    const joined: RepeatSpec = { ...wide, ...tight, parts: { ...wide.parts, ...tight.parts } };
    // Mon, Wed, Fri + every week: not once each.
    frame.repeat = known.others && more.others ? joined : seriesOnly(joined);
  } else frame.repeat = piece.repeat;
  return cursor.use(piece);
}

/** 2 to 3:15 on the 30th + every month: the day is that of both hours, and begins the repeat. */
function dayBehindHours({ start, end }: Frame): void {
  if (!end?.clock || !end.day || !end.isDayLast || !start.clock || (start.day ?? start.period ?? start.shift)) return;
  start.day = end.day;
  delete end.day;
  delete end.isDayLast;
}

/** Weekdays of which neither are all among the others: of one rule some would be lost. */
function isOfOtherDays(one: RepeatSpec, other: RepeatSpec): boolean {
  const [days, others] = [one, other].map(({ parts: { BYDAY } }) => new Set(BYDAY?.split(',')));
  if (!days?.size || !others?.size) return false;
  return [...days].some((day) => !others.has(day)) && [...others].some((day) => !days.has(day));
}

/** `biweekly review, Fridays at 11`: the step of the one, on the day of the other. */
export function inStep(step: RepeatSpec | undefined, days: RepeatSpec | undefined): RepeatSpec | undefined {
  const { FREQ, INTERVAL, ...others } = step?.parts ?? {};
  const isStep = INTERVAL !== undefined && Object.keys(others).length === 0 && FREQ === days?.parts.FREQ;
  if (!days || !isStep || days.others || days.parts.INTERVAL !== undefined || days.times) return undefined;
  const isOneDay = FREQ === 'WEEKLY' && /^[A-Z]{2}$/.test(days.parts.BYDAY ?? '');
  // Twice a week is on more days than one.
  if (step?.others && !isOneDay) return undefined;
  const isFortnight = step?.about === 'biweekly' && { isFortnight: true as const };
  return { ...days, ...isFortnight, parts: { ...days.parts, INTERVAL } };
}

/** Thursdays at 3 + in even weeks: only in weeks of such numbers. */
function inWeeks(weeks: RepeatSpec, days: RepeatSpec): RepeatSpec | undefined {
  const { FREQ: _, BYWEEKNO, ...others } = weeks.parts;
  const { FREQ: freq, BYDAY, ...more } = days.parts;
  const isOnly = [others, more].every((parts) => Object.keys(parts).length === 0) && freq === 'WEEKLY';
  return BYWEEKNO && BYDAY && isOnly && !days.others ? { parts: { ...weeks.parts, BYDAY } } : undefined;
}

/** Where a repeat may also be read as several single times, only its part that goes on. */
export function seriesOnly(repeat: RepeatSpec): RepeatSpec {
  const [only, ...others] = [repeat.parts, ...(repeat.others ?? [])].filter(({ COUNT }) => COUNT === undefined);
  if (repeat.about !== 'other' || !only || others.length > 0) return repeat;
  const { others: _, about: __, ...rest } = repeat;
  return { ...rest, parts: only };
}

/** every hour from 9 to 5 + on weekdays */
export function onSomeDays(sub: RepeatSpec | undefined, days: RepeatSpec | undefined): RepeatSpec | undefined {
  if (!sub || !days || !isSubDaily(sub) || isSubDaily(days)) return undefined;
  const { FREQ, BYDAY, INTERVAL } = days.parts;
  return FREQ === 'WEEKLY' && BYDAY && !INTERVAL ? { ...days, ...sub, parts: { ...sub.parts, BYDAY } } : undefined;
}

export const isSubDaily = ({ parts }: RepeatSpec): boolean => parts.FREQ === 'HOURLY' || parts.FREQ === 'MINUTELY';

/** 到年底为止每天…: the day that the repeat ends on was said first. */
function endFirst(frame: Frame, joint: Span): void {
  const { day, period, ...others } = frame.start;
  if (!(day ?? period) || Object.keys(others).length > 0 || frame.until) return;
  frame.until = { moment: frame.start, through: false };
  frame.start = {};
  frame.spans.unshift(joint);
  delete frame.joint;
}

/** 连续一周 beside 每天 says how long. */
export function termOf(repeat: RepeatSpec | undefined): Amount | undefined {
  const { FREQ, COUNT, ...others } = repeat?.parts ?? {};
  if (COUNT === undefined || Object.keys(others).length > 0) return undefined;
  const count = Number(COUNT);
  if (FREQ === 'MONTHLY') return { months: count, days: 0, ms: 0 };
  return FREQ === 'WEEKLY' ? { months: 0, days: 7 * count, ms: 0 } : undefined;
}

/** 中秋节 + 每年: another date each year, so it is the day of the rule, not a first day that says it all. */
function moveDay(frame: Frame): void {
  const { day, clock: _, part: __, ...others } = frame.start;
  const isDate = day?.at === 'date' && typeof day.month === 'number' && day.year === undefined;
  if (!day || !(isDate || ['holiday', 'lunar', 'either', 'nth-weekday'].includes(day.at))) return;
  if (frame.repeat || frame.end || frame.isOpened || Object.keys(others).length > 0) return;
  frame.repeatDays = [day];
  delete frame.start.day;
}

/** the last day of the month + every month: that day of each of them. */
function moveMonthDay(frame: Frame): void {
  const { day } = frame.start;
  if (day?.at !== 'nth-day' || !isOfThisMonth(day) || frame.repeat || frame.end || frame.isOpened) return;
  frame.repeatDays = [day];
  delete frame.start.day;
}

const isOfThisMonth = ({ of }: Extract<DaySpec, { at: 'nth-day' | 'nth-weekday' }>): boolean =>
  of?.span === 'month' && of.offset === 0;

/** Whether a day beside the repeat says on which days it falls, and not where it starts. */
export function takesDays(cursor: Cursor, day: DaySpec): boolean {
  const { frame } = cursor;
  // 从25号开始每月25号: where it starts was said before.
  if ((frame.isOpened || frame.isStarting) && !frame.start.day && !frame.start.period && !frame.start.shift)
    return false;
  return isDayOf(frame.repeat, day);
}

/** Whether each round of a repeat has such a day: every week a Friday, every month a 5th, every year a March 3. */
export function isDayOf(repeat: RepeatSpec | undefined, day: DaySpec): boolean {
  const freq = repeat?.parts.FREQ;
  if (freq === 'WEEKLY') return day.at === 'weekday' && day.week === 'coming' && !repeat?.workdays;
  if (freq === 'MONTHLY') {
    return (
      (day.at === 'date' && day.month === undefined) ||
      ((day.at === 'nth-day' || day.at === 'nth-weekday') && (!day.of || isOfThisMonth(day)))
    );
  }
  return (
    freq === 'YEARLY' && ['date', 'numeric', 'holiday', 'lunar', 'nth-weekday', 'nth-day', 'either'].includes(day.at)
  );
}

/** 每月25号到月底, every month from the 1st to the 5th: days of each round, which no rule says; they are asked about. */
export function isOfEach({ repeat, repeatDays, start }: Frame, { day }: Moment): boolean {
  const first = repeatDays?.[0] ?? start.day;
  if (!first || !isDayOf(repeat, first) || !isYearless(first)) return false;
  const ofMonth = day?.at === 'nth-day' && (day.of === undefined || isOfThisMonth(day));
  const isMonthEnd = repeat?.parts.FREQ === 'MONTHLY' && ofMonth;
  return isMonthEnd || (day !== undefined && isDayOf(repeat, day) && isYearless(day));
}

const isYearless = (day: DaySpec): boolean => day.at === 'date' && day.year === undefined;

/** 每天8点和20点: one more time of day. */
export function takeMoreTime(cursor: Cursor): boolean {
  const { frame } = cursor;
  // 工作日七点半，周末九点: the hour of other days.
  if (frame.start.clock && cursor.isBehind('period')) return false;
  // every weekday at 9 except Fridays at 10: the hour of what is left out
  if (frame.isExceptBehindHour) return false;
  const place = cursor.mark();
  const time = cursor.readMoment();
  if (time?.number && time.number.value <= 24 && frame.start.clock) {
    // every day at 9 and 17
    const { value, minute } = time.number;
    time.clock = { hour: value, minute: minute ?? 0, second: 0, half: value > 12 ? '24' : frame.start.clock.half };
    delete time.number;
  }
  const next = cursor.peekPast(0);
  // at 6 on weekdays and 8 on weekends: the hour of other days
  const isOfOthers = next?.kind === 'repeat' && frame.repeat !== undefined && isOfOtherDays(frame.repeat, next.repeat);
  if (time?.clock && !time.day && !time.period && !frame.end && !isOfOthers) {
    frame.moreTimes = [...(frame.moreTimes ?? []), time];
    return true;
  }
  cursor.reset(place);
  return false;
}

/** English says it before the day: every week starting May 4. */
export function startsAhead(cursor: Cursor): boolean {
  const next = cursor.peekPast(1);
  // 早上六点半开始，周一休息: behind the mark it is another thing.
  const mark = cursor.peek(1);
  if (mark?.kind === 'glue' && cursor.text[mark.from] === ',') return false;
  // every 8 hours starting 6am tomorrow
  const isHourOfDay = next?.kind === 'clock' && cursor.peekPast(mark?.kind === 'glue' ? 3 : 2)?.kind === 'day';
  return next?.kind === 'day' || next?.kind === 'period' || next?.kind === 'shift' || isHourOfDay;
}

export function takeStart(cursor: Cursor, piece: Piece): boolean {
  const place = cursor.mark();
  cursor.use(piece);
  const moment = cursor.readMoment();
  // 工作日七点半起，周末九点: another hour is no beginning of the first.
  if (moment?.clock && cursor.frame.start.clock) {
    cursor.reset(place);
    return false;
  }
  cursor.frame.isStarting = true;
  if (moment && !moment.number) Object.assign(cursor.frame.start, moment);
  return true;
}

/** The value of BYDAY from one coming weekday to another. */
export function daysThrough(from: DaySpec | undefined, to: DaySpec | undefined): string | undefined {
  if (from?.at !== 'weekday' || to?.at !== 'weekday' || from.week !== 'coming' || to.week !== 'coming')
    return undefined;
  if (from.weekday === to.weekday) return undefined;
  const count = ((to.weekday - from.weekday + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => WEEKDAYS[(from.weekday + index) % 7]).join(',');
}

/** 周二到周四白班 may be the days to come or those of each week; Monday to Friday, and to the weekend, is of each. */
export function weeklyOn(days: string): RepeatSpec {
  const parts = { FREQ: 'WEEKLY', BYDAY: days } as const;
  const count = days.split(',').length;
  const isWholeWeek = days.startsWith('MO') && count > 4;
  return isWholeWeek ? { parts } : { parts, others: [{ ...parts, COUNT: `${count}` }], about: 'other' };
}

/** 周一到周五 + 9点: days of the week on which it repeats, not a stretch of days. */
export function repeatWeekdays(
  frame: Frame,
  isTimed = frame.end?.clock !== undefined || frame.end?.part !== undefined,
): void {
  // 9:30 Mon-Fri: the hour came before the days.
  const isBehind = frame.start.isDayLast === true && !frame.end?.clock && !frame.end?.part;
  if (!isTimed && !isBehind) return;
  const [from, to] = [frame.start.day, frame.end?.day];
  if (frame.repeat || (!isBehind && (frame.start.clock || frame.start.part))) return;
  const days = daysThrough(from, to);
  if (days === undefined) return;
  frame.repeat = weeklyOn(days);
  const { day: _, isDayLast: __, ...time } = isBehind ? frame.start : (frame.end as Moment);
  frame.start = time;
  delete frame.end;
}
