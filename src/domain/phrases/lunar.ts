import { LunarYear, Solar } from 'lunar-typescript';
import { DAY, type WallMs } from '../time/wall.ts';

/**
 * The Chinese calendar, through lunar-typescript. Years are those of the
 * Chinese calendar, named by the Gregorian year in which they begin. Tables of
 * a year are kept: the library computes the moon anew for every question.
 */

export interface LunarDate {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** -1: the last of the month. */
  readonly day: number;
  readonly leap: boolean;
}

interface Month {
  readonly month: number;
  readonly leap: boolean;
  readonly first: WallMs;
  readonly days: number;
}

const years = new Map<number, readonly Month[]>();

const wallOf = (solar: Solar): WallMs => Date.UTC(solar.getYear(), solar.getMonth() - 1, solar.getDay());

function monthsOf(year: number): readonly Month[] {
  const known = years.get(year);
  if (known) return known;
  const months = LunarYear.fromYear(year)
    .getMonthsInYear()
    .map((month) => ({
      month: Math.abs(month.getMonth()),
      leap: month.getMonth() < 0,
      first: wallOf(Solar.fromJulianDay(month.getFirstJulianDay())),
      days: month.getDayCount(),
    }));
  years.set(year, months);
  return months;
}

/** The date in the Chinese calendar of a wall day. */
export function toLunar(wall: WallMs): LunarDate {
  const solarYear = new Date(wall).getUTCFullYear();
  const year = wall < (monthsOf(solarYear)[0] as Month).first ? solarYear - 1 : solarYear;
  const { month, leap, first } = monthsOf(year).findLast((one) => one.first <= wall) as Month;
  return { year, month, leap, day: Math.floor((wall - first) / DAY) + 1 };
}

/** Midnight of a day of the Chinese calendar. Undefined when the year has no such leap month, or the month no such day. */
export function fromLunar({ year, month, day, leap }: LunarDate): WallMs | undefined {
  const found = monthsOf(year).find((one) => one.month === month && one.leap === leap);
  if (!found) return undefined;
  const wanted = day === -1 ? found.days : day;
  return wanted >= 1 && wanted <= found.days ? found.first + (wanted - 1) * DAY : undefined;
}

const terms = new Map<number, ReadonlyMap<string, WallMs>>();

/** Midnight of a solar term (清明, 冬至 …) in a Gregorian year. Undefined when it is no such name. */
export function solarTerm(name: string, year: number): WallMs | undefined {
  let table = terms.get(year);
  if (!table) {
    const days = new Map<string, WallMs>();
    for (const lunarYear of [year - 1, year]) {
      const inOrder = LunarYear.fromYear(lunarYear).getJieQiJulianDays();
      for (const [index, julian] of inOrder.entries()) {
        const wall = wallOf(Solar.fromJulianDay(julian));
        if (new Date(wall).getUTCFullYear() === year) days.set(TERMS[index % 24] as string, wall);
      }
    }
    table = days;
    terms.set(year, table);
  }
  return table.get(name);
}

/** In the order of `getJieQiJulianDays`, which starts at 大雪. */
const TERMS =
  '大雪 冬至 小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪'.split(
    ' ',
  );
