import { assumptionsOf } from '../arguments/ask.ts';
import { readEnd } from '../arguments/end.ts';
import { type ReadingContext, readIso, type TimeReading } from '../arguments/read.ts';
import type { Argument } from '../arguments/spoken.ts';
import { dayReading } from '../arguments/spoken.ts';
import type { Question } from '../question.ts';
import type { Amount, Phrase } from '../time/phrase.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { howMuch, noHours } from './ask.ts';
import type { Direction, Said } from './frames/said.ts';
import { bothHalves } from './halves.ts';
import { type Item, readingAt, shiftedBy, shiftedDay } from './item.ts';
import { clockText, sayingsIn } from './said.ts';

interface Of {
  readonly text: string;
  readonly item: Item;
  readonly argument: Argument;
  readonly context: ReadingContext;
}

const amountOf = (text: string, context: ReadingContext): Amount | undefined => {
  const reading = context.phrases?.(text, context)?.reading;
  return reading?.kind === 'duration' ? reading.amount : undefined;
};

/**
 * Reads the new end of an item that begins at `start`: `half an hour later`, `an
 * hour longer`, `until 5`, `5` count from the end that it would have; all else as `readEnd` does.
 */
export function readEndFromItem(
  text: string,
  item: Item,
  start: TimeReading,
  context: ReadingContext,
): TimeReading | Question {
  const argument: Argument = { name: 'end', purpose: 'plan' };
  if (readIso(text, context) === undefined) {
    const of = { text, item, argument, context };
    for (const said of sayingsIn(text)) {
      const end = endFrom(said, of);
      if (end) return end;
    }
    const end = nearTo(text, of);
    if (end) return end;
  }
  return readEnd(text, start, 'plan', context);
}

/** Whether an end is said of the event (`an hour longer`, `5`), not of a day of the calendar. */
export const isSaidOfItem = (text: string): boolean => sayingsIn(text).length > 0 || clockText(text) !== undefined;

/** What a saying makes the end of an item; undefined where it says nothing of the kind. */
export function endFrom(said: Said, of: Of): TimeReading | Question | undefined {
  const { argument, context } = of;
  switch (said.kind) {
    case 'shift':
    case 'lengthen': {
      const amount = amountOf(said.amount, context);
      return amount && said.direction !== undefined ? endMoved(of, amount, said.direction) : undefined;
    }
    case 'length': {
      const amount = amountOf(said.amount, context);
      return amount && endAfter(of, amount);
    }
    case 'end':
    case 'to':
      return nearTo(said.time, of) ?? readAsEnd(said.time, of);
    case 'how-much':
      return howMuch({ text: of.text, argument: argument.name }, context);
    case 'after':
    case 'same-time':
    case 'weekday':
    case 'step':
    case 'day-and-time':
    case 'day-end':
      return undefined;
  }
}

const endOf = ({ start, end }: Item): Instant => end ?? start;

function endMoved(of: Of, amount: Amount, direction: Direction): TimeReading {
  const { item, context } = of;
  if (!item.allDay) return readingAt(shiftedBy(endOf(item), amount, direction, item.zone), context.zone);
  return wholeDays(of, endDay(of), amount, direction);
}

function endAfter(of: Of, amount: Amount): TimeReading {
  const { item, context } = of;
  if (!item.allDay) return readingAt(shiftedBy(item.start, amount, 1, item.zone), context.zone);
  return wholeDays(of, wallDay(toWall(item.start, context.zone)), amount, 1);
}

/** The day after the last one. */
const endDay = ({ item, context }: Of): WallMs => wallDay(toWall(endOf(item) - 1, context.zone)) + DAY;

function wholeDays(of: Of, from: WallMs, amount: Amount, direction: Direction): TimeReading {
  const day = shiftedDay(from, amount, direction);
  if (day === undefined) throw noHours({ text: of.text, argument: of.argument.name }, of.context);
  return dayReading(day, []);
}

/** An end that is a time of day alone: the reading nearest to the end that is there, after the start. */
function nearTo(text: string, { item, context }: Of): TimeReading | undefined {
  const { phrases } = context;
  if (item.allDay || item.end === undefined || !phrases) return undefined;
  const day = wallDay(toWall(item.start, context.zone));
  const here = { ...context, now: startOfDay(day, context.zone) };
  const said = clockText(text);
  const phrase = phrases(text, here) ?? (said === undefined ? undefined : phrases(said, here));
  if (phrase?.reading?.kind !== 'moment' || phrase.said.day || phrase.problems.length > 0) return undefined;
  return ending(phrase, item, context);
}

/** Of a night shift until 7, 7:30 is in the morning behind that night. */
function ending(phrase: Phrase, { start, end = start }: Item, context: ReadingContext): TimeReading | undefined {
  const { zone } = phrase;
  const [nearest] = bothHalves(phrase)
    .flatMap((half) =>
      half.reading?.kind === 'moment'
        ? [half.reading.instant, toInstant(half.reading.wall + DAY, zone)].map((at) => ({ half, at }))
        : [],
    )
    .filter(({ at }) => at > start)
    .toSorted((one, other) => Math.abs(one.at - end) - Math.abs(other.at - end));
  return nearest && readingAt(nearest.at, zone, assumptionsOf(nearest.half, context));
}

function readAsEnd(text: string, { item, context }: Of): TimeReading | Question | undefined {
  if (readIso(text, context) === undefined && !context.phrases?.(text, context)) return undefined;
  const { zone } = context;
  const start = item.allDay ? dayReading(wallDay(toWall(item.start, zone)), []) : readingAt(item.start, zone);
  return readEnd(text, start, 'plan', context);
}
