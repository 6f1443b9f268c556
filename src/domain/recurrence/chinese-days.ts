import { type ChineseMonth, chineseMonths, toChinese } from '../time/chinese-calendar.ts';
import { DAY, type WallMs, wallDay } from '../time/wall.ts';
import type { ChineseDates, Skip } from './rule.ts';

/** The year of the Chinese calendar in which a wall time lies; where that is not known, the Gregorian one. */
export const chineseYear = (wall: WallMs): number => toChinese(wallDay(wall))?.year ?? new Date(wall).getUTCFullYear();

/**
 * Midnights of the dates in one year of the Chinese calendar, ascending. A
 * leap month or a 30th that the year does not have goes by SKIP (RFC 7529 §4.1,
 * months before days). Without months each month counts, leap ones too.
 */
export function chineseDays({ months, days, skip }: ChineseDates, year: number): WallMs[] {
  const all = chineseMonths(year);
  const chosen = months.length === 0 ? all : months.flatMap((month) => monthOf(month, year, skip) ?? []);
  const walls = chosen.flatMap(({ first, days: length }) =>
    days.flatMap((day) => {
      if (day < 0) return [first + (length + day) * DAY];
      if (day <= length || skip === 'FORWARD') return [first + (day - 1) * DAY];
      return skip === 'BACKWARD' ? [first + (length - 1) * DAY] : [];
    }),
  );
  return [...new Set(walls)].sort((a, b) => a - b);
}

function monthOf({ month, leap }: ChineseMonth, year: number, skip: Skip) {
  const find = (wanted: number, isLeap: boolean, of = year) =>
    chineseMonths(of).find((one) => one.month === wanted && one.leap === isLeap);
  const found = find(month, leap);
  if (found || skip === 'OMIT') return found;
  if (skip === 'BACKWARD') return find(month, false);
  return month === 12 ? find(1, false, year + 1) : find(month + 1, false);
}
