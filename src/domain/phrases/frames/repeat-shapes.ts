import type { Amount } from '../../time/phrase.ts';
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

/** 每年国庆前一周, 每年除夕前两天: so many days from a date of each year. Undefined where that is not one date in all years. */
export function daysFrom(parts: RuleParts, { months, days, ms }: Amount): RuleParts | undefined {
  const [month, day] = [Number(parts.BYMONTH), Number(parts.BYMONTHDAY)];
  if (months !== 0 || ms !== 0 || !Number.isInteger(day) || parts.BYDAY !== undefined) return undefined;
  if (parts.RSCALE !== undefined) {
    const moved = day + days;
    // Lunar months have 29 or 30 days.
    const isWithin = day > 0 ? moved >= 1 && moved <= 29 : moved <= -1 && moved >= -29;
    return isWithin ? { ...parts, BYMONTHDAY: `${moved}` } : undefined;
  }
  if (!Number.isInteger(month) || day < 1) return undefined;
  const [plain, leap] = [2027, 2028].map((year) => new Date(Date.UTC(year, month - 1, day) + days * DAY)) as [
    Date,
    Date,
  ];
  const isOneDate = plain.getUTCMonth() === leap.getUTCMonth() && plain.getUTCDate() === leap.getUTCDate();
  return isOneDate
    ? { ...parts, BYMONTH: `${plain.getUTCMonth() + 1}`, BYMONTHDAY: `${plain.getUTCDate()}` }
    : undefined;
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
