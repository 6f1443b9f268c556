import { fromChinese, toChinese } from '../../time/chinese-calendar.ts';
import { DAY, type WallMs } from '../../time/wall.ts';
import { type Now, yearOf } from './calendar.ts';
import { type DayAnswer, none, type Spec, sure } from './day-answer.ts';
import { namedDay, namedRule, regional } from './holidays.ts';
import { resolveYear } from './period.ts';

/** Holidays and dates of the Chinese calendar. */

/** The first of the years' days that is not before `after` (or, for `last`, the latest before today). */
function coming(of: (year: number) => WallMs | undefined, last: boolean, now: Now, after: WallMs): WallMs | undefined {
  const year = yearOf(last ? now.today : after);
  const years = last ? [year, year - 1, year - 2] : [year - 1, year, year + 1, year + 2];
  return years.map(of).find((day) => day !== undefined && (last ? day < now.today : day >= after));
}

export function holiday(spec: Spec<'holiday'>, now: Now, after: WallMs): DayAnswer {
  const key = regional(spec.holiday, now.zone);
  const of = (year: number): WallMs | undefined => namedDay(key, year);
  const isThisYear = typeof spec.year === 'object' && spec.year.offset === 0 && namedRule(key)?.RSCALE === 'CHINESE';
  const named = spec.year === undefined ? undefined : of(resolveYear(spec.year, now));
  // 今年除夕 said in November is the one to come, which lies in the next Gregorian year.
  const day =
    named !== undefined && !(isThisYear && named < now.today) ? named : coming(of, spec.last === true, now, after);
  return day === undefined ? none : sure(day, [{ code: 'named-day', name: spec.holiday, day }]);
}

export function lunar(spec: Spec<'lunar'>, now: Now, after: WallMs): DayAnswer {
  const leap = spec.leap === true;
  if (spec.month === undefined) {
    // 初五: of this lunar month or the next.
    for (let days = 0; days < 60; days++) {
      if (toChinese(after + days * DAY)?.day === spec.day)
        return sure(after + days * DAY, [{ code: 'named-day', name: 'lunar', day: after + days * DAY }]);
    }
    return none;
  }
  const { month } = spec;
  // The tables reach as far as the contract; a day beyond it is told apart by its Gregorian year alone.
  const thisYear = toChinese(after)?.year ?? new Date(after).getUTCFullYear();
  const named = spec.year === undefined ? thisYear : resolveYear(spec.year, now);
  if (named < 1899 || named > 2200) return sure(Date.UTC(named, month - 1, 1));
  const of = (year: number): WallMs | undefined => fromChinese({ year, month, day: spec.day, leap });
  const years = spec.year === undefined ? leapYears(leap, thisYear) : [named];
  const day = years.map(of).find((one) => one !== undefined && (spec.year !== undefined || one >= after));
  if (day !== undefined) return sure(day, [{ code: 'named-day', name: 'lunar', day }]);
  if (spec.day !== 30 || leap) return none;
  const last = lunar({ ...spec, day: -1 }, now, after).days[0];
  return last === undefined ? none : sure(last, [{ code: 'lunar-short', day: last }]);
}

/** Leap months come round after decades, other months every year. */
const leapYears = (leap: boolean, year: number): number[] =>
  Array.from({ length: leap ? 40 : 3 }, (_, index) => year + index);
