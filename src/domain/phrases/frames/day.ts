import type { Assumption } from '../../time/phrase.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { startOfWeek } from '../../time/week-start.ts';
import { addAmount, addMonths, dateOf, dayOfMonth, monthOf, type Now, yearOf } from './calendar.ts';
import { type DayAnswer, none, type Spec, sure } from './day-answer.ts';
import { nthWeekday } from './holidays.ts';
import { holiday, lunar } from './named-days.ts';
import { resolvePeriod, resolveYear } from './period.ts';
import type { DaySpec } from './pieces.ts';
import { isKnownYear, isMainlandChina, isWorkday, lastKnownYear } from './workdays.ts';

/**
 * Midnights that the words mean. `after`: parts left out (year, month, week) are
 * chosen so that the day is not before it: today, or the start of a range.
 */
export function resolveDay(spec: DaySpec, now: Now, after: WallMs = now.today): DayAnswer {
  switch (spec.at) {
    case 'today':
      return spec.on ? dated(now.today + spec.days * DAY, spec.on, now, after) : sure(now.today + spec.days * DAY);
    case 'after-start':
      return sure(after + spec.days * DAY);
    case 'weekday':
      return weekday(spec, now, after);
    case 'date':
      return date(spec, now, after);
    case 'numeric':
      return numeric(spec, now, after);
    case 'nth-day':
    case 'nth-weekday':
      return sure(nth(spec, now, after));
    case 'workday':
      return workdayFrom(spec, now, after);
    case 'nth-workday':
      return nthWorkday(spec, now, after);
    case 'holiday':
      return spec.on === undefined ? holiday(spec, now, after) : holidayOn(spec, spec.on, now, after);
    case 'lunar':
      return lunar(spec, now, after);
    case 'from': {
      const base = resolveDay(spec.base, now, after);
      const later = base.days.map((day) => addAmount(day, { ...spec.amount, ms: 0 }));
      const { weekday: wanted } = spec;
      const days = wanted === undefined ? later : later.map((day) => day + ((wanted - wallWeekday(day) + 7) % 7) * DAY);
      return { ...base, days };
    }
    case 'week-edge': {
      const answer = resolveDay(spec.of, now, after);
      return { ...answer, days: answer.days.map((day) => weekAt(day, now) + (spec.last ? 6 * DAY : 0)) };
    }
    case 'either': {
      const answers = spec.days.map((one) => resolveDay(one, now, after)).filter(({ days }) => days.length > 0);
      const days = [...new Set(answers.flatMap((answer) => answer.days))];
      return { days, assumed: answers[0]?.assumed ?? [], ...(days.length > 1 ? { about: 'other' as const } : {}) };
    }
  }
}

/** The week of December 7th, a Monday, begins there, also for those who begin it on Sunday. */
const weekAt = (day: WallMs, now: Now): WallMs => (wallWeekday(day) === 0 ? day : startOfWeek(day, now.weekStart));

const SUNDAY = 6;

/** A weekday of this week or another. To those who begin the week on Sunday, the Sunday of a week may be the one at its end. */
function inWeek(wanted: number, week: number, now: Now): DayAnswer {
  const day = startOfWeek(now.today, now.weekStart) + (week * 7 + ((wanted - now.weekStart + 7) % 7)) * DAY;
  if (wanted !== SUNDAY || now.weekStart !== SUNDAY || day === now.today) return sure(day);
  return week === 0 ? sure(day + 7 * DAY) : { days: [day, day + 7 * DAY], assumed: [], about: 'other' };
}

function weekday({ weekday: wanted, week }: Spec<'weekday'>, now: Now, after: WallMs): DayAnswer {
  if (typeof week === 'number') return inWeek(wanted, week, now);
  if (week === 'last') return sure(now.today - (((wallWeekday(now.today) - wanted + 6) % 7) + 1) * DAY);
  if (week === 'coming') return sure(after + ((wanted - wallWeekday(after) + 7) % 7) * DAY);
  const coming = now.today + (((wanted - wallWeekday(now.today) + 6) % 7) + 1) * DAY;
  if (coming >= startOfWeek(now.today, now.weekStart) + 7 * DAY) return sure(coming);
  return { days: [coming, coming + 7 * DAY], assumed: [], about: 'next-weekday' };
}

function date(spec: Spec<'date'>, now: Now, after: WallMs): DayAnswer {
  const day = dateWithin(spec, now, after);
  if (day === undefined) return none;
  const isOpen = spec.year === undefined && typeof spec.month !== 'object';
  const assumed: Assumption[] = isOpen && day > now.today ? [{ code: 'coming', day }] : [];
  if (spec.weekday === undefined || wallWeekday(day) === spec.weekday) return sure(day, assumed);
  const matching = isOpen ? matchingWeekday(spec, now, day, spec.weekday) : undefined;
  if (matching !== undefined && matching - now.today <= SOON)
    return sure(matching, [{ code: 'coming', day: matching }]);
  if (matching !== undefined) return { days: [matching, day], assumed: [], about: 'weekday-date' };
  const near = day + (((spec.weekday - wallWeekday(day) + 10) % 7) - 3) * DAY;
  return { days: [day, near], assumed: [{ code: 'weekday-differs', day }], about: 'weekday-date' };
}

/** Who means a month further off names it. */
const SOON = 62 * DAY;

/** A day of the month with its weekday (`Sat 14th`) is the next month in which both hold. */
function matchingWeekday(spec: Spec<'date'>, now: Now, from: WallMs, wanted: number): WallMs | undefined {
  if (spec.month !== undefined) return undefined;
  for (let months = 1; months <= 12; months++) {
    const first = addMonths(from - (dayOfMonth(from) - 1) * DAY, months);
    const day = dateOf(yearOf(first), monthOf(first), spec.day);
    if (day !== undefined && day >= now.today && wallWeekday(day) === wanted) return day;
  }
  return undefined;
}

function dateWithin(spec: Spec<'date'>, now: Now, after: WallMs): WallMs | undefined {
  if (typeof spec.month === 'object') {
    const first = addMonths(now.today - (dayOfMonth(now.today) - 1) * DAY, spec.month.offset);
    return dateOf(yearOf(first), monthOf(first), spec.day);
  }
  if (spec.year !== undefined) {
    return dateOf(resolveYear(spec.year, now), spec.month ?? monthOf(now.today), spec.day);
  }
  const step = spec.last === true ? -1 : 1;
  const fits = (day: WallMs | undefined): day is WallMs =>
    day !== undefined && (step === 1 ? day >= after : day < now.today);
  // Nine years reach the next February 29th across a century, twelve months the next 31st.
  for (let turn = 0; turn <= 12; turn++) {
    const first = addMonths(after - (dayOfMonth(after) - 1) * DAY, step * turn);
    const day =
      spec.month === undefined
        ? dateOf(yearOf(first), monthOf(first), spec.day)
        : dateOf(yearOf(after) + step * turn, spec.month, spec.day);
    if (fits(day)) return day;
  }
  return undefined;
}

/** 25号圣诞节: a holiday on a day that it does not fall on is asked about. */
function holidayOn(spec: Spec<'holiday'>, on: number, now: Now, after: WallMs): DayAnswer {
  const answer = holiday(spec, now, after);
  if (answer.days.length === 0 || answer.days.some((day) => dayOfMonth(day) === on)) return answer;
  const dated = dateWithin({ at: 'date', day: on }, now, after);
  return { ...answer, days: [...answer.days, ...(dated === undefined ? [] : [dated])], about: 'other' };
}

/** tomorrow, April 13: where that is another day, either may be meant. */
function dated(day: WallMs, on: DaySpec, now: Now, after: WallMs): DayAnswer {
  const answer = resolveDay(on, now, after);
  if (answer.days.includes(day) || isOn(on, day)) return sure(day);
  return { days: [...answer.days, day], assumed: [], about: 'other' };
}

/** A date without its year that is that of the day, which may be over. */
function isOn(on: DaySpec, day: WallMs): boolean {
  const pair = [monthOf(day), dayOfMonth(day)];
  if (on.at === 'date') return on.year === undefined && on.month === pair[0] && on.day === pair[1];
  if (on.at !== 'numeric' || on.year !== undefined) return false;
  return pair.join() === [on.first, on.second].join() || pair.join() === [on.second, on.first].join();
}

const fullYear = (year: number): number => (year >= 100 ? year : year + (year < 70 ? 2000 : 1900));

function numeric({ first, second, year, weekday: wanted }: Spec<'numeric'>, now: Now, after: WallMs): DayAnswer {
  const of = (month: number, day: number): WallMs | undefined =>
    month > 12
      ? undefined
      : dateWithin({ at: 'date', month, day, ...(year === undefined ? {} : { year: fullYear(year) }) }, now, after);
  const byMonth = of(first, second);
  const byDay = of(second, first);
  const all = (now.order.monthFirst ? [byMonth, byDay] : [byDay, byMonth]).filter((day) => day !== undefined);
  const fitting = wanted === undefined ? all : all.filter((day) => wallWeekday(day) === wanted);
  // Neither has that weekday: which of the words is right?
  if (fitting.length === 0 && all.length > 0) return { days: all, assumed: [], about: 'weekday-date' };
  const days = fitting;
  const [best] = days;
  if (best === undefined || days.length === 1 || byMonth === byDay) return sure(best);
  if (now.order.sure) return { days: [best], assumed: [{ code: 'day-month', day: best }] };
  return { days, assumed: [], about: 'day-month' };
}

function nth(spec: Spec<'nth-day'> | Spec<'nth-weekday'>, now: Now, after: WallMs): WallMs | undefined {
  // 月初到月中: of the month that it is looked for from.
  const ahead = (yearOf(after) - yearOf(now.today)) * 12 + monthOf(after) - monthOf(now.today);
  const of = spec.of ?? { span: 'month', offset: ahead };
  const within = (from: WallMs): WallMs | undefined => {
    const days = resolvePeriod(of, now, from);
    if (!days) return undefined;
    if (spec.at === 'nth-day') {
      const day = spec.nth > 0 ? days.from + (spec.nth - 1) * DAY : days.to + spec.nth * DAY;
      return day >= days.from && day < days.to ? day : undefined;
    }
    if (days.to - days.from <= 31 * DAY)
      return nthWeekday(yearOf(days.from), monthOf(days.from), spec.weekday, spec.nth);
    const first = days.from + ((spec.weekday - wallWeekday(days.from) + 7) % 7) * DAY;
    const last = days.to - DAY - ((wallWeekday(days.to - DAY) - spec.weekday + 7) % 7) * DAY;
    const day = spec.nth > 0 ? first + (spec.nth - 1) * 7 * DAY : last + (spec.nth + 1) * 7 * DAY;
    return day >= days.from && day < days.to ? day : undefined;
  };
  const own = within(after);
  if (own !== undefined && own >= after) return own;
  // The last Friday, said on the 30th: of the month to come, where the words name none.
  if (spec.of === undefined) {
    const next = addMonths(after - (dayOfMonth(after) - 1) * DAY, 1);
    return spec.at === 'nth-weekday'
      ? nthWeekday(yearOf(next), monthOf(next), spec.weekday, spec.nth)
      : spec.nth > 0
        ? next + (spec.nth - 1) * DAY
        : addMonths(next, 1) + spec.nth * DAY;
  }
  if (of.span !== 'in-year' || of.year !== undefined) return own;
  return within((resolvePeriod(of, now, after)?.to ?? after) + DAY);
}

/** From today on, or from a day that is named, of which each that may be meant has its own. */
function workdayFrom({ nth: wanted, from }: Spec<'workday'>, now: Now, after: WallMs): DayAnswer {
  if (!from) return workday(wanted, now);
  const base = resolveDay(from, now, after);
  const found = base.days.map((today) => workday(wanted, { ...now, today }));
  return { ...base, days: found.flatMap(({ days }) => days), assumed: [...base.assumed, ...(found[0]?.assumed ?? [])] };
}

function workday(wanted: number, now: Now): DayAnswer {
  const official = isMainlandChina(now.zone);
  let day = now.today;
  let left = Math.abs(wanted);
  if (wanted < 0) {
    while (left > 0) {
      day -= DAY;
      if (isWorkday(day, official)) left--;
    }
    return sure(day, [workdayNote(day, official)]);
  }
  while (left > 0 || !isWorkday(day, official)) {
    day += DAY;
    if (isWorkday(day, official)) left--;
    if (left <= 0 && isWorkday(day, official)) break;
  }
  return sure(day, [workdayNote(day, official)]);
}

/** Looked for from the start of the period, or from its end: the first such day of the period that is not over. */
function nthWorkday(
  { of = { span: 'month', offset: 0 }, nth: wanted }: Spec<'nth-workday'>,
  now: Now,
  after: WallMs,
): DayAnswer {
  const official = isMainlandChina(now.zone);
  const days = resolvePeriod(of, now, after);
  if (!days) return none;
  const step = wanted > 0 ? DAY : -DAY;
  let left = Math.abs(wanted);
  for (let day = wanted > 0 ? days.from : days.to - DAY; day >= days.from && day < days.to; day += step)
    if (isWorkday(day, official) && --left === 0) return sure(day, [workdayNote(day, official)]);
  return none;
}

/** What working days were taken to be, around `day`. */
export function workdayNote(day: WallMs, official: boolean): Assumption {
  return official && isKnownYear(day)
    ? { code: 'workdays-known', year: lastKnownYear(day) }
    : { code: 'workdays-guessed', year: yearOf(day) };
}
