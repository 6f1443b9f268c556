import { CHINESE_YEARS } from './chinese-years.ts';
import { DAY, type WallMs } from './wall.ts';

/**
 * The Chinese calendar. Its years are named by the Gregorian year in which they
 * begin; of other years than 1899–2201 nothing is known.
 */

export interface ChineseMonth {
  /** 1–12. */
  readonly month: number;
  /** The second of two months of the same number. */
  readonly leap: boolean;
}

export interface ChineseDate extends ChineseMonth {
  readonly year: number;
  /** -1: the last of the month. */
  readonly day: number;
}

interface Month extends ChineseMonth {
  readonly first: WallMs;
  readonly days: number;
}

const FIRST_YEAR = 1899;
const COUNT = CHINESE_YEARS.length / 4;
const NEW_YEAR_1899 = Date.UTC(1899, 1, 10);

const years: (readonly Month[])[] = [];

/** The months of a year in order. Empty for a year that is not known. */
export function chineseMonths(year: number): readonly Month[] {
  const index = year - FIRST_YEAR;
  if (!(index >= 0 && index < COUNT)) return [];
  while (years.length <= index) years.push(monthsOf(years.length));
  return years[index] as readonly Month[];
}

function monthsOf(index: number): Month[] {
  const code = Number.parseInt(CHINESE_YEARS.slice(4 * index, 4 * index + 4), 36);
  const doubled = code >> 13;
  const before = years[index - 1]?.at(-1);
  let first = before ? before.first + before.days * DAY : NEW_YEAR_1899;
  return Array.from({ length: doubled > 0 ? 13 : 12 }, (_, at) => {
    const leap = doubled > 0 && at === doubled;
    const month = doubled > 0 && at >= doubled ? at : at + 1;
    const days = (code >> at) & 1 ? 30 : 29;
    const one = { month, leap, first, days };
    first += days * DAY;
    return one;
  });
}

/** The date in the Chinese calendar of a wall day; undefined outside the known years. */
export function toChinese(wall: WallMs): ChineseDate | undefined {
  const solarYear = new Date(wall).getUTCFullYear();
  for (const year of [solarYear, solarYear - 1]) {
    const found = chineseMonths(year).findLast(({ first }) => first <= wall);
    if (!found) continue;
    const day = Math.floor((wall - found.first) / DAY) + 1;
    return day > found.days ? undefined : { year, month: found.month, leap: found.leap, day };
  }
  return undefined;
}

/** Midnight of a day of the Chinese calendar. Undefined when the year has no such leap month, or the month no such day. */
export function fromChinese({ year, month, day, leap }: ChineseDate): WallMs | undefined {
  const found = chineseMonths(year).find((one) => one.month === month && one.leap === leap);
  if (!found) return undefined;
  const wanted = day === -1 ? found.days : day;
  return wanted >= 1 && wanted <= found.days ? found.first + (wanted - 1) * DAY : undefined;
}
