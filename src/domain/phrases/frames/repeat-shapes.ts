import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import type { RepeatSpec, RuleParts } from './pieces.ts';

/** Shapes of repeats that RFC 5545 has no word for, as rules that say the same. */

const WORKDAYS = 'MO,TU,WE,TH,FR';

/** 每月15号，遇周末提前: of the three days up to it the last that is no weekend. Undefined where that would leave the month. */
export function awayFromWeekend(parts: RuleParts, to: 'before' | 'after'): RuleParts | undefined {
  const day = Number(parts.BYMONTHDAY);
  if (!Number.isInteger(day) || parts.BYDAY !== undefined || parts.RSCALE !== undefined) return undefined;
  const [first, last] = to === 'before' ? [day - 2, day] : [day, day + 2];
  const isWithin = day > 0 ? first > 0 && last <= 28 : last < 0;
  if (!isWithin) return undefined;
  const days = Array.from({ length: 3 }, (_, index) => first + index).join(',');
  return { ...parts, BYMONTHDAY: days, BYDAY: WORKDAYS, BYSETPOS: to === 'before' ? '-1' : '1' };
}

const LATEST = 31;
/** The shortest month has so many days. */
const SHORTEST = 28;

/** 每月30号，没有30号的月份就最后一天: the last of the days up to it that a month has. */
export function inEachMonth(parts: RuleParts): RuleParts | undefined {
  const day = Number(parts.BYMONTHDAY);
  if (!Number.isInteger(day) || day < 1 || day > LATEST || parts.BYDAY !== undefined || parts.RSCALE !== undefined)
    return undefined;
  if (day <= SHORTEST) return parts;
  const days = Array.from({ length: day - SHORTEST + 1 }, (_, index) => SHORTEST + index).join(',');
  return { ...parts, BYMONTHDAY: days, BYSETPOS: '-1' };
}

/** 每季度最后一天: of the months in which a quarter, or a half year, ends or begins. */
export function monthsOf(unit: NonNullable<RepeatSpec['unit']>, edge: 'first' | 'last'): string {
  const length = unit === 'quarter' ? 3 : 6;
  const first = edge === 'first' ? 1 : length;
  return Array.from({ length: 12 / length }, (_, index) => first + index * length).join(',');
}

/** The number of the week, by ISO 8601. */
function weekNumber(day: WallMs): number {
  const thursday = day + (3 - wallWeekday(day)) * DAY;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / (7 * DAY)) + 1;
}

/** 单周, 双周: whether the day lies in a week of such a number. */
export const isInParity = (day: WallMs, parity: 'odd' | 'even'): boolean =>
  (weekNumber(day) % 2 === 1) === (parity === 'odd');

/** How many times a rule comes in each of its units, where its parts tell. */
export function timesEach(parts: RuleParts, timesOfDay: number): number | undefined {
  const days = parts.BYDAY?.split(',').length;
  switch (parts.FREQ) {
    case 'DAILY':
      return timesOfDay;
    case 'WEEKLY':
      return days === undefined ? undefined : days * Math.max(1, timesOfDay);
    case 'MONTHLY':
      return (parts.BYMONTHDAY?.split(',').length ?? days) === undefined
        ? undefined
        : (parts.BYMONTHDAY?.split(',').length ?? 0) + (days ?? 0);
    default:
      return undefined;
  }
}
