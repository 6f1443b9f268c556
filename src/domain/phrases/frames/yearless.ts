import { DAY, type WallMs } from '../../time/wall.ts';
import { addMonths, type Now } from './calendar.ts';
import type { Moment } from './frame.ts';
import type { PeriodSpec } from './pieces.ts';

/** Times that do not say of which year, month or week they are. */

export const isYearless = ({ day, period, shift }: Moment): boolean =>
  !shift &&
  (day
    ? day.at === 'nth-weekday' || day.at === 'nth-day'
      ? isYearlessMonth(day.of)
      : day.at === 'date' && typeof day.month === 'number' && day.year === undefined && day.last !== true
    : isYearlessMonth(period));
const isYearlessMonth = (period: PeriodSpec | undefined): boolean =>
  period?.span === 'in-year' && period.year === undefined && period.which === undefined && period.month !== undefined;
const isMonthless = ({ day, shift }: Moment): boolean =>
  !shift && day?.at === 'date' && day.month === undefined && day.year === undefined && day.last !== true;

/** 3月1号到今天: what begins has begun. */
export const endsToday = ({ day }: Moment): boolean => day?.at === 'today' && day.days <= 0 && !day.on;

/** From when on a day, month or weekday that is said alone is looked for, so that it is the latest one. */
export function latestOf(start: Moment, now: Now): WallMs | undefined {
  if (isMonthless(start)) return addMonths(now.today, -1) + DAY;
  if (isYearless(start)) return addMonths(now.today, -12) + DAY;
  return start.day?.at === 'weekday' && start.day.week === 'coming' ? now.today - 6 * DAY : undefined;
}
