import type { Amount, DayPart } from '../../time/phrase.ts';
import {
  daysThrough,
  inStep,
  isDayOf,
  isOfEach,
  isSubDaily,
  onSomeDays,
  seriesOnly,
  termOf,
  weeklyOn,
} from './compose-repeat.ts';
import { type Frame, isAmountOnly, isExceptOnly, type Moment, narrow } from './frame.ts';
import type { RepeatSpec } from './pieces.ts';
import { withTimesListed } from './times-listed.ts';

/**
 * One time from several places of a sentence: the first frame that names a time
 * takes from the others what it lacks (a clock time for a day, a length, a
 * repeat). A frame that would contradict it stays out.
 */
export function join(given: readonly Frame[]): Frame {
  const repeated = given.find(({ repeat }) => repeat);
  // 早上8点、晚上8点吃药，每天: its times stand before what repeats them.
  const frames = repeated && !hasTime(repeated.start) ? withTimesListed(given) : given;
  const main =
    repeatToEnd(frames) ??
    repeatWithin(frames) ??
    frames.find(isPoint) ??
    frames.find(({ repeat }) => repeat) ??
    (frames[0] as Frame);
  const others = frames.filter((frame) => frame !== main);
  return lengthsLast(main, others).reduce(
    (joined, frame) => merge(joined, frame) ?? joined,
    onWeekdays(main, others) ?? main,
  );
}

/** 每天复习两小时，从晚上八点开始: how long it takes is taken once its hour is known. */
const lengthsLast = ({ start, repeat }: Frame, others: readonly Frame[]): readonly Frame[] =>
  repeat && !hasTime(start)
    ? [...others.filter((frame) => !isAmountOnly(frame)), ...others.filter(isAmountOnly)]
    : others;

/** 每四小时量体温，从今晚八点到明晚八点: from the first of its moments to the last. */
function betweenMoments(main: Frame, { start, end, spans, ...others }: Frame): Frame | undefined {
  const isRange = [start, end].every((moment) => moment?.day !== undefined && moment.clock !== undefined);
  const isPlain = Object.keys(others).every((one) => one === 'isOpened' || one === 'isStarting');
  const isFree = Object.keys(main.start).length === 0 && !main.end && !main.until && main.count === undefined;
  if (!main.repeat || !isSubDaily(main.repeat) || !isRange || !isPlain || !isFree) return undefined;
  return { ...main, start, ...(end && { end }), spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from) };
}

/** Monday through Thursday choir practice at 7: at that hour of each of those days, as where the hour stands beside them. */
function onWeekdays(main: Frame, others: readonly Frame[]): Frame | undefined {
  const { start, end, ...rest } = main;
  const { day: from, ...first } = start;
  const { day: to, ...last } = end ?? {};
  const isPlain = Object.keys({ ...first, ...last }).length === 0 && !rest.repeat && !rest.amount && !rest.bound;
  const days = isPlain ? daysThrough(from, to) : undefined;
  const hasHour = others.some((frame) => frame.start.clock && !hasDay(frame.start) && !frame.bound && !frame.repeat);
  return days !== undefined && hasHour ? { ...rest, start: {}, repeat: weeklyOn(days) } : undefined;
}

/** until Friday, every day at 9: the day is the end of the repeat that follows. */
const repeatToEnd = (frames: readonly Frame[]): Frame | undefined =>
  frames.find(isPoint)?.bound === 'before' ? frames.find(({ repeat }) => repeat) : undefined;

/** 12月1日到5日培训，每天下午2点: the days are those between which the repeat that follows goes on. */
const repeatWithin = (frames: readonly Frame[]): Frame | undefined => {
  const first = frames.find(isPoint);
  const isDays = first?.end && hasDay(first.start) && hasDay(first.end) && !hasTime(first.start) && !hasTime(first.end);
  return isDays && !first.repeat ? frames.find(({ repeat }) => repeat) : undefined;
};

const hasDay = ({ day, shift, isNow }: Moment): boolean => day !== undefined || shift !== undefined || isNow === true;
const hasTime = ({ clock, part, isNow, isExact, shift }: Moment): boolean =>
  (clock ?? part ?? isNow ?? isExact) !== undefined || (shift !== undefined && shift.ms !== 0);
const isPoint = ({ start, repeat }: Frame): boolean => (repeat === undefined ? hasDay(start) || hasTime(start) : true);

/** `weekly sync, Thursdays at 4`: the first word leaves open what the second says. */
const isNarrower = (one: RepeatSpec, other: RepeatSpec): boolean =>
  Object.keys(other.parts).length === 1 && [one.parts.FREQ, 'DAILY'].includes(other.parts.FREQ);

/** `every Tuesday 6-7:30pm, from Jan 5 to Mar 25`: nothing but the days from which and to which it repeats, or its hour before them. */
function spanRepeat(main: Frame, other: Frame): Frame | undefined {
  const { start, end, spans, isOpened, isStarting } = other;
  const others: (keyof Frame)[] = ['amount', 'repeat', 'count', 'bound', 'until', 'zone', 'joint', 'repeatDays'];
  const isDays = (moment: Moment): boolean =>
    (hasDay(moment) || moment.period !== undefined) && !hasTime(moment) && !moment.number && moment.shift === undefined;
  const { clock, ...day } = start;
  const isHourFree = !hasTime(main.start) && !main.end && !main.moreTimes && !main.repeat?.times;
  if (!main.repeat || main.until || main.bound || hasDay(main.start) || main.start.period) return undefined;
  if (main.isStarting || others.some((one) => other[one] !== undefined)) return undefined;
  if (
    !isDays(clock && end && isHourFree ? day : start) ||
    (end ? !isDays(end) || main.count !== undefined : !(isOpened || isStarting))
  )
    return undefined;
  return {
    ...main,
    start: { ...main.start, ...start },
    ...(end && { until: { moment: end, through: true } }),
    isStarting: true,
    spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from),
  };
}

/** Hours for what has an hour, days for what fills days. */
const takesAmount = (moment: Moment, { ms }: Amount): boolean =>
  ms === 0 ? hasDay(moment) && !hasTime(moment) : hasDay(moment) || hasTime(moment);

/** 每天8点跑步，到年底; every day at 8 run until May: the day ends the repeat, it is none of its days. */
function endRepeat(
  main: Frame,
  { start, end, repeat, amount, bound, joint, isThrough, spans, count, until }: Frame,
): Frame | undefined {
  const isLimit = bound === 'before' || joint !== undefined;
  const isPlain = !end && !repeat && !amount && !until && count === undefined && !hasTime(start);
  if (!isLimit || !isPlain || !(hasDay(start) || start.period)) return undefined;
  if (main.until || main.count !== undefined || main.end?.day || isOfEach(main, start)) return undefined;
  return {
    ...main,
    until: { moment: start, through: isThrough === true, ...(bound && joint && { before: true }) },
    spans: [...main.spans, ...(joint === undefined ? [] : [joint]), ...spans].toSorted((a, b) => a.from - b.from),
  };
}

/** 每月交房租，5号前; timesheet every week by Friday; log food every day by 9pm: until when each of them is to be done. */
function dueEach(main: Frame, { start, bound, spans, ...others }: Frame): Frame | undefined {
  const { day, clock, ...more } = start;
  const isAlone = Object.keys(more).length === 0 && Object.keys(others).length === 0;
  const isLimited = main.until !== undefined || main.isStarting === true;
  if (!main.repeat || bound !== 'before' || !isAlone || main.bound || main.end || (day && isLimited)) return undefined;
  const { FREQ: _, INTERVAL: __, ...days } = main.repeat.parts;
  const isFree = Object.keys(days).length === 0 && !main.repeatDays && !hasDay(main.start) && !main.start.period;
  if (day ? !isFree || !isDayOf(main.repeat, day) : !clock) return undefined;
  // 每周五下午交周报，四点前
  const isOfPart = clock !== undefined && isHourOf(main, { start, spans });
  if (clock && ((hasTime(main.start) && !isOfPart) || isSubDaily(main.repeat))) return undefined;
  return {
    ...main,
    ...(day && { repeatDays: [day] }),
    start: { ...main.start, ...(clock && { clock }) },
    bound,
    spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from),
  };
}

/** 周五晚上聚餐，7点开始: the hour of that part of the day. */
function isHourOf({ start: { part, clock }, end }: Frame, { start, joint }: Frame): boolean {
  // 晚上加班到十点: the hour that it ends at.
  const isOtherDay = end !== undefined && hasDay(end);
  if (part === undefined || clock || isOtherDay || joint || start.part !== undefined || !start.clock) return false;
  const { hour: said, half } = start.clock;
  // 中午一起吃饭，一点: the one behind noon.
  const isAfter = half === 'pm' ? said < 12 : half === null && part === 'noon' && said < 3;
  const hour = isAfter ? said + 12 : said;
  // As people say it, 7 may be of either half.
  const [from, to] = (half === null ? SAID : SHOWN)[part] ?? [1, 0];
  return hour >= from && hour <= to;
}

type Hours = Partial<Record<DayPart, readonly [from: number, to: number]>>;
const SAID: Hours = {
  'early-morning': [5, 11],
  morning: [5, 11],
  noon: [11, 14],
  afternoon: [0, 6],
  evening: [5, 11],
};
const SHOWN: Hours = {
  'early-morning': [4, 9],
  morning: [5, 11],
  noon: [11, 14],
  afternoon: [12, 18],
  dusk: [16, 19],
  evening: [17, 23],
  night: [18, 23],
};

/** 每周六9点钢琴课，共10次; 每天8点吃药，连吃7天: nothing but how often, or for how many days. */
function limit(main: Frame, other: Frame): Frame | undefined {
  const { start, end, bound, count, until, zone, spans } = other;
  const term = termOf(other.repeat);
  const [repeat, amount] = term ? [undefined, term] : [other.repeat, other.amount];
  const isPlain = Object.keys(start).length === 0 && !end && !repeat && !bound && !until && zone === undefined;
  if (!isPlain || main.until || main.count !== undefined) return undefined;
  const isTerm = amount !== undefined && amount.ms === 0 && main.amount?.ms !== 0;
  // 总共八次，每次45分钟
  const isLength = amount !== undefined && amount.ms !== 0 && amount.days === 0 && !main.amount && !main.end;
  if (count === undefined ? !isTerm : amount !== undefined && !isLength) return undefined;
  return {
    ...main,
    ...(count !== undefined && amount && { amount }),
    // half an hour every night for two weeks: how long each time takes stays.
    ...(count === undefined ? { amount, ...(main.amount && { length: main.amount }) } : { count }),
    spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from),
  } as Frame;
}

/** 明天3点开会，到5点; tomorrow 3pm with Sam until 5pm: the hour that it ends at. */
function ending(
  main: Frame,
  { start, end, repeat, amount, bound, joint, spans, until, zone }: Frame,
): Frame | undefined {
  const { clock, part, day, ...others } = start;
  const isPlain = !end && !repeat && !amount && !until && zone === undefined && Object.keys(others).length === 0;
  // 到次日凌晨1点, until 1am the next day
  if (day && day.at !== 'after-start') return undefined;
  if (!isPlain || !clock || (bound !== 'before' && !joint) || !main.start.clock || main.end || main.amount)
    return undefined;
  if (main.bound) return undefined;
  return {
    ...main,
    end: { clock, ...(part && { part }), ...(day && { day }) },
    spans: [...main.spans, ...(joint === undefined ? [] : [joint]), ...spans].toSorted((a, b) => a.from - b.from),
  };
}

/** 每天9点站会，周三除外: what is left out of the repeat, or moved. */
function lessen(main: Frame, other: Frame): Frame | undefined {
  if (!main.repeat || !isExceptOnly(other)) return undefined;
  const except = [...(main.except ?? []), ...(other.except ?? [])];
  const movedOff = main.movedOff ?? other.movedOff;
  const isClamped = main.isClamped ?? other.isClamped;
  return {
    ...main,
    ...(except.length > 0 ? { except } : {}),
    ...(movedOff ? { movedOff } : {}),
    ...(isClamped ? { isClamped } : {}),
    spans: [...main.spans, ...other.spans].toSorted((a, b) => a.from - b.from),
  };
}

/** 我下周在东京，周二见代理商: the day of that week. */
function inItsWeek(main: Frame, other: Frame): Frame | undefined {
  const { period, ...more } = other.start;
  const { spans, start: _, ...others } = other;
  const isWeek = period?.span === 'week' && Object.keys(more).length === 0 && Object.keys(others).length === 0;
  // What stands behind the day is what it is about (周三交下周的报告).
  const isBefore = (spans[0]?.from ?? 0) < (main.spans[0]?.from ?? 0);
  const day =
    isWeek && period.offset >= 0 && isBefore && main.start.day && !main.end
      ? narrow(period, main.start.day)
      : undefined;
  return (
    day && {
      ...main,
      start: { ...main.start, day },
      spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from),
    }
  );
}

/** every Friday class at 7:30 from December 14: the hour of each, and apart from it from when on or how long it repeats. */
function inParts(main: Frame, other: Frame): Frame | undefined {
  const { clock, part, half: _, vague, ...day } = other.start;
  const { repeat, bound, until, joint, moreTimes, end, ...rest } = other;
  const isHour = (clock ?? part) !== undefined && !hasTime(main.start) && !main.end;
  if (!main.repeat || !isHour || repeat || bound || until || joint || moreTimes || hasDay(end ?? {}) || end?.period)
    return undefined;
  if (Object.keys(day).length === 0 && !rest.amount && rest.count === undefined) return undefined;
  const start: Moment = { ...(clock && { clock }), ...(part && { part }), ...(vague && { vague }) };
  const timed = merge(main, { start, ...(end && { end }), spans: other.spans });
  return timed && merge(timed, { ...rest, start: day, spans: [] });
}

/** daily at 9pm, starting tomorrow, for 30 days: from when on and for how long, one after the other. */
function fromAndFor(main: Frame, { amount, ...other }: Frame): Frame | undefined {
  const isBoth = main.repeat && other.isStarting && amount?.ms === 0 && !main.isStarting && !hasTime(other.start);
  if (!isBoth) return undefined;
  const from = merge(main, other);
  return from && limit(from, { start: {}, amount, spans: [] });
}

/** every weekend, … for the next two months */
function ahead(main: Frame, { start, spans, ...others }: Frame): Frame | undefined {
  const { period, ...more } = start;
  const isAlone = Object.keys(more).length === 0 && Object.keys(others).length === 0;
  const isFree = !main.start.period && !hasDay(main.start) && !main.until && main.count === undefined && !main.amount;
  if (!main.repeat || !isAlone || !isFree || period?.span !== 'around' || period.past || period.vague) return undefined;
  return {
    ...main,
    start: { ...main.start, period },
    spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from),
  };
}

/** `three times a week: Mon, Wed and Fri`: each week, on so many days as were said. */
const withTimesOf = (main: RepeatSpec | undefined, repeat: RepeatSpec): RepeatSpec =>
  main?.times === undefined ? repeat : { ...seriesOnly(repeat), times: main.times };

function merge(main: Frame, other: Frame): Frame | undefined {
  const lessened = lessen(main, other);
  if (lessened) return lessened;
  if (main.repeat && other.except && !main.except) {
    // daily stretch, 7am except Sundays
    const { except, ...plain } = other;
    const merged = merge(main, plain);
    return merged && { ...merged, except };
  }
  if (!main.repeat && other.repeat && other.except && !main.except) {
    // 3点体检，每天，周末除外
    const { except, ...plain } = other;
    const merged = merge(main, plain);
    return merged && { ...merged, except };
  }
  if (other.except || other.movedOff || other.isClamped) return undefined;
  const ofWeek = inItsWeek(main, other) ?? betweenMoments(main, other);
  if (ofWeek) return ofWeek;
  const ended = ending(main, other) ?? spanRepeat(main, other) ?? ahead(main, other) ?? inParts(main, other);
  if (ended) return ended;
  const limited = main.repeat && limit(main, other);
  if (limited) return limited;
  const both = fromAndFor(main, other);
  if (both) return both;
  const due = dueEach(main, other);
  if (due) return due;
  if (main.repeat && (other.bound === 'before' || other.joint !== undefined)) return endRepeat(main, other);
  const { start, end, amount, repeat, repeatDays, count, until, isStarting, bound, zone, spans } = other;
  const takesTime = hasTime(start) && (!hasTime(main.start) || isHourOf(main, other)) && !start.shift && !start.isNow;
  const takesDay =
    hasDay(start) &&
    !hasDay(main.start) &&
    !main.start.period &&
    (isStarting || !(main.repeat?.parts.BYDAY ?? main.repeatDays)) &&
    !start.shift;
  const stepped = inStep(main.repeat, repeat) ?? inStep(repeat, main.repeat) ?? onSomeDays(main.repeat, repeat);
  // Tuesdays at 4, repeats weekly: the second word says no more than the first.
  const isSaidAgain =
    main.repeat !== undefined &&
    repeat !== undefined &&
    Object.keys(repeat).join() === 'parts' &&
    isNarrower(main.repeat, repeat);
  const takesRepeat =
    repeat !== undefined &&
    (main.repeat === undefined || stepped || isSaidAgain || isNarrower(repeat, main.repeat)) &&
    !bound;
  const isPlain = !start.period && !start.number && !until && count === undefined;
  if (!isPlain && !takesRepeat) return undefined;
  if (hasTime(start) && !takesTime) return undefined;
  if (other.moreTimes && (main.moreTimes || !(main.repeat ?? repeat))) return undefined;
  if (hasDay(start) && !takesDay) return undefined;
  // 明晚夜班，20:00到后天早上8:00: both ends have their hour, and the first one its day.
  const endsOtherDay = end && hasDay(end) && !(end.clock && hasDay(main.start) && !main.repeat);
  if (end && (main.end || endsOtherDay || !takesTime)) return undefined;
  if (repeat && !takesRepeat) return undefined;
  if (amount && (main.amount || !takesAmount({ ...main.start, ...start }, amount))) return undefined;
  if (!hasTime(start) && !hasDay(start) && !amount && !repeat && zone === undefined) return undefined;
  if (zone !== undefined && main.zone !== undefined) return undefined;
  return {
    ...main,
    start: { ...main.start, ...start },
    ...(end ? { end } : {}),
    ...(amount ? { amount } : {}),
    ...(repeat
      ? { repeat: stepped ?? (isSaidAgain ? (main.repeat as RepeatSpec) : withTimesOf(main.repeat, repeat)) }
      : {}),
    ...(repeatDays ? { repeatDays } : {}),
    ...(other.moreTimes ? { moreTimes: other.moreTimes } : {}),
    ...(count === undefined ? {} : { count }),
    ...(until ? { until } : {}),
    ...(isStarting ? { isStarting } : {}),
    ...(bound && !main.bound ? { bound } : {}),
    ...(zone === undefined ? {} : { zone }),
    spans: [...main.spans, ...spans].toSorted((a, b) => a.from - b.from),
  };
}
