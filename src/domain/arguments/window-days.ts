import { daysListedIn } from '../phrases/day-lists.ts';
import { everyDayOf, everyOf } from '../phrases/each-part.ts';
import { expand } from '../recurrence/expand.ts';
import type { Phrase, RepeatReading } from '../time/phrase.ts';
import { DAY, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';
import type { ReadingContext } from './read.ts';
import { daysInARow } from './spoken.ts';

/** Later days are beyond what a window may hold. */
const LONGEST = 366;
/** Of days that come again without an end (weekdays), those of the coming week. */
const WEEK = 7;

/**
 * Days that words name and that need not follow each other, as midnights, in order: `next week except Wednesday`,
 * `Tuesdays and Thursdays in December`, 下周的工作日, 周四或周五. Of days without an end (`weekdays`) those of the seven days to
 * come, where `isOpen` (a part of each of them was said). Undefined where the words say something else, or an hour besides.
 *
 * @example
 * daysSaid('next week except Wednesday', context) // six midnights
 */
export function daysSaid(text: string, context: ReadingContext, isOpen: boolean): WallMs[] | undefined {
  const read = context.phrases?.(text, context);
  const phrase = repeatIn(text, read, context, isOpen);
  const { reading, said } = phrase ?? {};
  if (read && daysInARow(read)) return undefined;
  // Friday, November 13 is one day, and between Christmas and New Year's a stretch.
  const isRead = read?.reading?.kind === 'day' || read?.reading?.kind === 'range';
  if (isRead && !read?.problems.some((one) => one.code === 'ambiguous' && one.about === 'other')) return undefined;
  if (!phrase || reading?.kind !== 'repeat' || said?.clock || !isOnce(phrase)) return daysListed(text, context);
  return daysOf(reading, context, isOpen);
}

/** 周四周五, 明天或后天, Thursday or Friday next week: each of them, a later one behind those before it. */
function daysListed(text: string, context: ReadingContext): WallMs[] | undefined {
  for (const listed of daysListedIn(text)) {
    const days: WallMs[] = [];
    for (const said of listed) {
      const last = days.at(-1);
      const own = wholeDays(said, context);
      const later =
        last !== undefined && own[0] !== undefined && own[0] <= last
          ? wholeDays(said, { ...context, now: startOfDay(last + DAY, context.zone) })
          : own;
      if (later.length === 0) break;
      days.push(...later);
    }
    if (days.length >= listed.length && wholeDays(listed.at(-1) ?? '', context).length > 0)
      return [...new Set(days)].toSorted((a, b) => a - b);
  }
  return undefined;
}

/** The day that words name by themselves, or those of a weekend. */
function wholeDays(said: string, context: ReadingContext): WallMs[] {
  const phrase = context.phrases?.(said, context);
  const { reading, problems = [], bound } = phrase ?? {};
  if (problems.length > 0 || bound !== undefined) return [];
  if (reading?.kind === 'day') return [reading.day];
  if (reading?.kind !== 'range' || !reading.allDay || reading.to - reading.from > WEEK * DAY) return [];
  return Array.from({ length: (reading.to - reading.from) / DAY }, (_, index) => reading.from + index * DAY);
}

/** The words as a repeat: as they are, on every day of a stretch that leaves days out, or on every day that they name. */
function repeatIn(text: string, read: Phrase | undefined, context: ReadingContext, isOpen: boolean) {
  if (read?.reading?.kind === 'repeat') return read;
  const others = leavesOut(read) ? everyDayOf(text) : isOpen && read?.reading?.kind !== 'range' ? everyOf(text) : [];
  return others
    .map((said) => context.phrases?.(said, context))
    .find((one) => one?.reading?.kind === 'repeat' && one.problems.length === 0);
}

const leavesOut = (phrase: Phrase | undefined): boolean =>
  phrase?.problems.some(({ code }) => code === 'left-out') === true;

/** Whether they repeat or are said once is the same to who only looks. */
const isOnce = ({ problems }: Phrase): boolean =>
  problems.every((one) => one.code === 'past' || (one.code === 'ambiguous' && one.about === 'other'));

function daysOf({ rrule, first, official }: RepeatReading, context: ReadingContext, isOpen: boolean) {
  if (first.kind !== 'day' || /HOURLY|MINUTELY|BYHOUR/.test(rrule)) return undefined;
  const { zone, now } = context;
  const hasEnd = /UNTIL|COUNT/.test(rrule);
  if (!hasEnd && !isOpen) return undefined;
  const from = hasEnd ? first.day : wallDay(toWall(now, zone));
  const to = from + (hasEnd ? LONGEST : WEEK) * DAY;
  const time = { allDay: true, zone: null, start: first.day, fold: 0, days: 1, ms: 0 } as const;
  const window = { from: startOfDay(from, zone), to: startOfDay(to, zone) };
  const { occurrences } = expand({ time, rrule, exdates: [], rdates: [] }, zone, window);
  const ruled = occurrences.map(({ start }) => wallDay(toWall(start, zone)));
  const last = hasEnd ? Math.max(...ruled) : to - DAY;
  const added = (official?.makeUp ?? []).filter((day) => day >= from && day <= last);
  const days = [...new Set([...ruled, ...added])].filter((day) => !official?.off.includes(day));
  return days.length === 0 ? undefined : days.toSorted((a, b) => a - b);
}
