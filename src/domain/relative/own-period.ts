import type { ReadingContext } from '../arguments/read.ts';
import type { Phrase } from '../time/phrase.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { startOfWeek, usualWeekStart } from '../time/week-start.ts';
import { startOfDay } from '../time/zone.ts';
import type { Direction } from './frames/said.ts';
import { monthOf } from './item.ts';

/** Days that are said without their week or month, read as those of the item. */

/** The day that a reading lies on. */
export function dayOf({ reading }: Phrase): WallMs | undefined {
  if (reading?.kind === 'day' || reading?.kind === 'part') return reading.day;
  if (reading?.kind === 'moment') return wallDay(reading.wall);
  return reading?.kind === 'range' ? wallDay(reading.from) : undefined;
}

export interface Found {
  readonly phrase: Phrase;
  /** From when on the one of the next or last week or month is read. */
  readonly from: (by: Direction) => WallMs;
}

/** The weekday that is said, in the item's own week. */
export function inOwnWeek(
  read: (now: Instant) => Phrase | undefined,
  itemDay: WallMs,
  zone: string,
  { language, weekStart = usualWeekStart(language, zone) }: ReadingContext,
): Found | undefined {
  const week = startOfWeek(itemDay, weekStart);
  const [phrase, next] = [week, week + 7 * DAY].map((day) => read(startOfDay(day, zone)));
  const day = phrase && dayOf(phrase);
  if (!phrase || day === undefined || day < week || day >= week + 7 * DAY) return undefined;
  return next && dayOf(next) === day + 7 * DAY ? { phrase, from: (by) => week + by * 7 * DAY } : undefined;
}

/** The next business day: of the item, not of today. */
export function onOwnDay(read: (now: Instant) => Phrase | undefined, itemDay: WallMs, zone: string): Found | undefined {
  const phrase = read(startOfDay(itemDay, zone));
  const { reading } = phrase ?? {};
  if (!phrase || !reading) return undefined;
  const isOneDay = reading.kind === 'range' && reading.allDay && reading.to - reading.from === DAY;
  return {
    phrase: {
      ...phrase,
      reading: isOneDay ? { kind: 'day', day: reading.from } : reading,
      // The day before it is over on its own day, and may be to come for the reader.
      problems: phrase.problems.filter(({ code }) => code !== 'past'),
    },
    from: (by) => itemDay + by * DAY,
  };
}

/** The day of the month that is said, in the item's own month. */
export function inOwnMonth(
  read: (now: Instant) => Phrase | undefined,
  itemDay: WallMs,
  zone: string,
): Found | undefined {
  const month = monthOf(itemDay);
  const phrase = read(startOfDay(month, zone));
  const day = phrase && dayOf(phrase);
  if (!phrase || day === undefined || monthOf(day) !== month) return undefined;
  return { phrase, from: (by) => monthOf(by === 1 ? month + 40 * DAY : month - DAY) };
}
