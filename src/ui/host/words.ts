import type { Language } from '../../domain/caller.ts';
import { weekdayName } from '../../domain/time/show.ts';
import { MINUTE, type WallMs, wallWeekday } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';

/** `11月22日`, `November 22`. */
export function dayOfYear(date: WallMs, language: Language): string {
  const day = new Date(date);
  return messages(language).page.dayOfYear({ month: day.getUTCMonth() + 1, day: day.getUTCDate() });
}

/** `11月22日 星期日`, `Sunday, November 22`. */
export function longDay(date: WallMs, language: Language): string {
  const weekday = weekdayName(wallWeekday(date), language, 'long');
  const day = dayOfYear(date, language);
  return messages(language).page.longDay({ day, weekday });
}

/** `5 小时 15 分`, `5 h 15 min`. */
export function duration(hours: number, language: Language): string {
  const minutes = Math.round(hours * (3_600_000 / MINUTE));
  const parts = [
    [Math.floor(minutes / 60), messages(language).page.hoursUnit],
    [minutes % 60, messages(language).page.minutesUnit],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

export const eventCount = (count: number, language: Language): string => messages(language).page.eventCount({ count });
