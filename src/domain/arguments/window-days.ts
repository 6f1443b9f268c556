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
 * `Tuesdays and Thursdays in December`, 下周的工作日. Of days without an end (`weekdays`) those of the seven days to
 * come, where `isOpen` (a part of each of them was said). Undefined where the words say something else, or an hour besides.
 *
 * @example
 * daysSaid('next week except Wednesday', context) // six midnights
 */
export function daysSaid(text: string, context: ReadingContext, isOpen: boolean): WallMs[] | undefined {
  const read = context.phrases?.(text, context);
  const phrase = repeatIn(text, read, context, isOpen);
  const { reading, said } = phrase ?? {};
  if (!phrase || reading?.kind !== 'repeat' || said?.clock || !isOnce(phrase)) return undefined;
  if (read && daysInARow(read)) return undefined;
  return daysOf(reading, context, isOpen);
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
