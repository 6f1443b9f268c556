import type { DayPart, PartHalf, Span } from '../../time/phrase.ts';
import { addAmounts } from './calendar.ts';
import type {
  ClockSpec,
  DaySpec,
  ExceptSpec,
  PeriodSpec,
  PieceValue,
  RepeatSpec,
  SpokenAmount,
  YearSpec,
} from './pieces.ts';

/** What the words say about one moment, slot by slot. */
export interface Moment {
  day?: DaySpec;
  period?: PeriodSpec;
  part?: DayPart;
  half?: PartHalf;
  clock?: ClockSpec;
  /** A number whose meaning the other end of the range decides. */
  number?: { readonly value: number; readonly minute?: number };
  shift?: SpokenAmount;
  /** The shift is to this hour of another day. */
  isExact?: true;
  isNow?: boolean;
  /** Offset from UTC as written, ms. */
  offset?: number;
  /** The day came behind the clock (`3-5pm tomorrow`): it counts for both ends. */
  isDayLast?: boolean;
  vague?: boolean;
}

/** Pieces put together: one phrase, not yet set against the clock. */
export interface Frame {
  start: Moment;
  end?: Moment;
  amount?: SpokenAmount;
  /** How long each time of a repeat takes, where `amount` says how long it goes on. */
  length?: SpokenAmount;
  repeat?: RepeatSpec;
  /** Days of a repeat said beside it (每月1号和15号). */
  repeatDays?: DaySpec[];
  /** Further times of day of a repeat (每天8点和20点). */
  moreTimes?: Moment[];
  /** Days were left out behind the hour. */
  isExceptBehindHour?: true;
  count?: number;
  /** 遇周末提前: where the repeat goes from a weekend, or from holidays too. */
  movedOff?: { readonly to: 'before' | 'after'; readonly holidays: boolean };
  /** Months without that day have their last one instead. */
  isClamped?: boolean;
  /** A joint (到, to) that stands before it and joins nothing. */
  joint?: Span;
  /** 直到 stands before it: by itself it is a limit. */
  isUntil?: true;
  /** After `through`: the day or stretch that is named counts. */
  isThrough?: boolean;
  /** `before`: the day that is named does not count (到春节前). */
  until?: { readonly moment: Moment; readonly through: boolean; readonly before?: boolean };
  /** What a repeat leaves out (except weekends). */
  except?: ExceptSpec[];
  /** The start's day begins the repeat (从下周一起). */
  isStarting?: boolean;
  bound?: 'before' | 'after';
  /** `strict`: not the day itself; `in-day`: on the day that was said before it (Thursday before noon). */
  limit?: 'strict' | 'in-day';
  /** The lower limit is the beginning of a period, not its end. */
  isSince?: boolean;
  /** `since May` means the latest May that has begun. */
  hasBegun?: boolean;
  zone?: string;
  /** 从, from: a range is to be expected. */
  isOpened?: boolean;
  spans: Span[];
}

const isEmptyMoment = (moment: Moment): boolean => Object.keys(moment).length === 0;

/** Only a length so far. */
export const isAmountOnly = (frame: Frame): boolean =>
  frame.amount !== undefined && isEmptyMoment(frame.start) && frame.repeat === undefined;

/** 最近, these days: beside other words it sets no time. */
export const isVague = ({ start: { period }, end, repeat }: Frame): boolean =>
  period?.span === 'around' && period.vague === true && !end && !repeat;

/** Nothing but how many times. */
export const isCountOnly = (frame: Frame): boolean =>
  frame.count !== undefined && isEmptyMoment(frame.start) && frame.amount === undefined && frame.repeat === undefined;

export const isEmpty = (frame: Frame): boolean =>
  isEmptyMoment(frame.start) &&
  frame.amount === undefined &&
  frame.repeat === undefined &&
  frame.count === undefined &&
  frame.except === undefined &&
  frame.isClamped === undefined &&
  frame.movedOff === undefined;

/** Nothing but what is left out of a repeat, or moved. */
export const isExceptOnly = (frame: Frame): boolean =>
  (frame.except !== undefined || frame.movedOff !== undefined || frame.isClamped === true) &&
  isEmptyMoment(frame.start) &&
  frame.amount === undefined &&
  frame.repeat === undefined &&
  frame.count === undefined;

const isYear = (period: PeriodSpec): boolean =>
  period.span === 'year' || (period.span === 'in-year' && !period.month && !period.quarter && !period.half);

/** The day inside the period that stands beside it (下个月 + 5号, 明年 + 春节). Undefined when they do not fit. */
export function narrow(period: PeriodSpec, day: DaySpec): DaySpec | undefined {
  const year = period.span === 'year' ? { offset: period.offset } : period.span === 'in-year' ? period.year : undefined;
  switch (day.at) {
    case 'nth-day':
    case 'nth-workday':
    case 'nth-weekday': {
      if (day.of === undefined) return { ...day, of: period };
      const of = narrowPeriod(period, day.of);
      return of ? { ...day, of } : undefined;
    }
    case 'weekday':
      return period.span === 'week' && day.week === 'coming' ? { ...day, week: period.offset } : undefined;
    case 'date':
      if (day.year !== undefined) return undefined;
      if (isYear(period)) return year === undefined || day.month === undefined ? undefined : { ...day, year };
      if (day.month !== undefined) return undefined;
      if (period.span === 'month') return { ...day, month: { offset: period.offset } };
      if (period.span !== 'in-year' || period.month === undefined) return undefined;
      return { ...day, month: period.month, ...(year === undefined ? {} : { year }) };
    case 'lunar':
    case 'holiday':
      return day.year === undefined && isYear(period) && year !== undefined ? { ...day, year } : undefined;
    default:
      return undefined;
  }
}

/** Said of no other year than this one: 上半年. */
const isThisYear = (year: YearSpec | undefined): boolean =>
  year === undefined || (typeof year === 'object' && year.offset === 0);

/** A period inside another one beside it (明年 + 3月, 下个月 + 上旬). */
export function narrowPeriod(outer: PeriodSpec, inner: PeriodSpec): PeriodSpec | undefined {
  if (inner.span === 'week-of' || inner.span === 'third' || inner.span === 'slice' || inner.span === 'month-half') {
    const of = inner.of === undefined ? outer : narrowPeriod(outer, inner.of);
    return of && { ...inner, of };
  }
  if (inner.span === 'week-part' && outer.span === 'week') return { ...inner, offset: outer.offset };
  if (inner.span === 'rest') return undefined;
  if (!isYear(outer)) return undefined;
  const year = outer.span === 'year' ? { offset: outer.offset } : outer.span === 'in-year' ? outer.year : undefined;
  if (year === undefined) return undefined;
  if (inner.span === 'in-year') return isThisYear(inner.year) ? { ...inner, year } : undefined;
  if (inner.span === 'season' || inner.span === 'lunar-month')
    return inner.year === undefined ? { ...inner, year } : undefined;
  if (inner.span === 'holiday') return inner.year === undefined ? { ...inner, year } : undefined;
  return undefined;
}

/** Two day words for one day (10月12号 + 星期一, 今天 + 3月15号, 25号 + 圣诞节). Undefined when they are two days. */
function sameDay(one: DaySpec, other: DaySpec): DaySpec | undefined {
  const [date, named] = one.at === 'date' || one.at === 'numeric' ? [one, other] : [other, one];
  const isDated = date.at === 'numeric' || (date.at === 'date' && date.month !== undefined);
  if (named.at === 'today' && isDated) return named.on ? undefined : { ...named, on: date };
  if (date.at !== 'date') {
    if (date.at !== 'numeric' || named.at !== 'weekday') return undefined;
    return date.weekday === undefined ? { ...date, weekday: named.weekday } : date;
  }
  if (named.at === 'weekday' && date.weekday === undefined && named.week !== 'last') {
    return { ...date, weekday: named.weekday };
  }
  // 24号平安夜
  if (named.at === 'holiday' && named.on === undefined && date.month === undefined && !date.last)
    return { ...named, on: date.day };
  return undefined;
}

/** Puts a piece's value into the moment. False: it does not fit. */
export function fill(moment: Moment, value: PieceValue): boolean {
  switch (value.kind) {
    case 'day':
      return fillDay(moment, value.day);
    case 'period': {
      if (moment.clock || moment.part || moment.shift || moment.isNow) return narrowInto(moment, value.period);
      if (!moment.period && !moment.day) moment.period = value.period;
      else return narrowInto(moment, value.period);
      return true;
    }
    case 'part':
      if (moment.part || (moment.period && !moment.day) || moment.isNow) return false;
      moment.part = value.part;
      if (value.half) moment.half = value.half;
      return true;
    case 'clock':
      if (moment.clock || moment.number || moment.isNow || (moment.period && !moment.day)) return false;
      moment.clock = value.clock;
      if (value.vague) moment.vague = true;
      return true;
    case 'stamp':
      if (!isEmptyMoment(moment)) return false;
      Object.assign(moment, { day: value.day, clock: value.clock });
      if (value.offset !== undefined) moment.offset = value.offset;
      return true;
    case 'now':
      if (!isEmptyMoment(moment)) return false;
      moment.isNow = true;
      return true;
    case 'shift':
      if (!fillShift(moment, value.amount)) return false;
      if (value.isExact) moment.isExact = true;
      return true;
    default:
      return false;
  }
}

function fillDay(moment: Moment, day: DaySpec): boolean {
  if (moment.isNow) return false;
  if (moment.day) {
    const isLater = moment.day.at === 'from' && day.at === 'weekday' && day.week === 'coming';
    const same = isLater ? { ...moment.day, weekday: day.weekday } : sameDay(moment.day, day);
    if (same) moment.day = same;
    return same !== undefined;
  }
  if (moment.shift && (day.at !== 'weekday' || day.week !== 'coming')) return false;
  if (moment.period) {
    const narrowed = narrow(moment.period, day);
    if (!narrowed) return false;
    moment.day = narrowed;
    delete moment.period;
  } else moment.day = day;
  if (moment.clock || moment.number) moment.isDayLast = true;
  return true;
}

/** Puts a day or period of the moment inside a period. False: it lies in none. */
export function narrowInto(moment: Moment, period: PeriodSpec): boolean {
  if (moment.day) {
    const day = narrow(period, moment.day);
    if (day) moment.day = day;
    return day !== undefined;
  }
  if (!moment.period) return false;
  const narrowed = narrowPeriod(moment.period, period) ?? narrowPeriod(period, moment.period);
  if (narrowed) moment.period = narrowed;
  return narrowed !== undefined;
}

/** The day that lies so long from another one; either of two where the length is. */
export function dayFrom(base: DaySpec, { or, ...amount }: SpokenAmount): DaySpec {
  const one: DaySpec = { at: 'from', base, amount };
  return or ? { at: 'either', days: [one, { at: 'from', base, amount: or }] } : one;
}

function fillShift(moment: Moment, amount: SpokenAmount): boolean {
  if ((moment.part && !moment.clock) || moment.isNow || moment.period) return false;
  // 3pm in 3 days
  if (moment.clock && (amount.ms !== 0 || moment.shift)) return false;
  if (moment.day) {
    if (amount.ms !== 0) return false;
    moment.day = dayFrom(moment.day, amount);
  } else moment.shift = moment.shift ? addAmounts(moment.shift, amount) : amount;
  return true;
}
