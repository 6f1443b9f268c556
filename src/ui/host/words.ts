import type { Language } from '../../domain/caller.ts';
import { weekdayName } from '../../domain/time/show.ts';
import { MINUTE, type WallMs, wallWeekday } from '../../domain/time/wall.ts';
import { say } from '../../messages/say.ts';

const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** `11月22日`, `November 22`. */
export function dayOfYear(date: WallMs, language: Language): string {
  const day = new Date(date);
  return say(language, `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`, `${MONTHS.format(date)} ${day.getUTCDate()}`);
}

/** `11月22日 星期日`, `Sunday, November 22`. */
export function longDay(date: WallMs, language: Language): string {
  const weekday = weekdayName(wallWeekday(date), language, 'long');
  const day = dayOfYear(date, language);
  return say(language, `${day} ${weekday}`, `${weekday}, ${day}`);
}

/** `5 小时 15 分`, `5 h 15 min`. */
export function duration(hours: number, language: Language): string {
  const minutes = Math.round(hours * (3_600_000 / MINUTE));
  const parts = [
    [Math.floor(minutes / 60), say(language, '小时', 'h')],
    [minutes % 60, say(language, '分', 'min')],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

export const eventCount = (count: number, language: Language): string =>
  say(language, `${count} 项日程`, count === 1 ? '1 event' : `${count} events`);
