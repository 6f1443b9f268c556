import type { ReadingContext, TimeReading } from '../arguments/read.ts';
import { type Argument, dayReading, readSpan, type SpanReading } from '../arguments/spoken.ts';
import type { Language } from '../caller.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Item } from '../relative/item.ts';
import { readFromItem } from '../relative/read.ts';
import { isoWithOffset, showDay } from '../time/show.ts';
import { DAY, formatWallClock, formatWallDate, type Instant, type WallMs } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';

export type Level = 'high' | 'normal';

/** Of the matrix of importance and urgency, in the order in which things are done. */
export const QUADRANTS = ['do', 'schedule', 'delegate', 'drop'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

export function quadrantOf(importance: Level, urgency: Level): Quadrant {
  if (importance === 'high') return urgency === 'high' ? 'do' : 'schedule';
  return urgency === 'high' ? 'delegate' : 'drop';
}

/** When a todo is due: a wall time in a zone, or without one a plain date (its midnight), which lasts to its end wherever the user is. */
export interface Due {
  readonly wall: WallMs;
  readonly zone: string | null;
  readonly fold: 0 | 1;
}

/** The last moment or day of what a time argument says: `本周` is due on its Sunday. */
function lastOf({ start, end }: SpanReading): TimeReading {
  if (end === undefined) return start;
  return end.kind === 'date'
    ? dayReading(end.wall - DAY, start.assumptions)
    : { ...end, assumptions: start.assumptions };
}

export interface DueReading {
  readonly due: Due;
  readonly assumptions: string[];
}

/** What a time argument says of a due time, and what was assumed. Throws UserError as `readSpan` does. */
export function readDue(text: string, context: ReadingContext): DueReading | Question {
  const span = readSpan(text, DUE, context);
  return isQuestion(span) ? span : dueOfSpan(span);
}

const DUE: Argument = { name: 'due', purpose: 'plan' };

/** As `readDue`, said of what is due already: `a week later` counts from that. */
export function readDueFrom(text: string, due: Due, context: ReadingContext): DueReading | Question {
  const { zone } = context;
  const allDay = due.zone === null;
  const start = allDay ? startOfDay(due.wall, zone) : deadlineOf(due, zone);
  const item: Item = { start, zone: due.zone ?? zone, allDay, periods: 'last' };
  const span = readFromItem(text, item, DUE, context);
  return isQuestion(span) ? span : dueOfSpan(span);
}

/** The due time that a reading says. */
export function dueOfSpan(span: SpanReading): DueReading {
  const reading = lastOf(span);
  const { wall, assumptions } = reading;
  if (reading.kind === 'date') return { due: { wall, zone: null, fold: 0 }, assumptions };
  // In a DST gap the clock shows another time than was given.
  return { due: { wall: toWall(reading.instant, reading.zone), zone: reading.zone, fold: reading.fold }, assumptions };
}

/** The last instant that is not too late. `zone`: the user's. */
export function deadlineOf({ wall, zone: own, fold }: Due, zone: string): Instant {
  return own === null ? startOfDay(wall + DAY, zone) - 1 : toInstant(wall, own, fold);
}

/** A plain date, or ISO 8601 with the user's offset. */
export const isoDue = (due: Due, zone: string): string =>
  due.zone === null ? formatWallDate(due.wall) : isoWithOffset(deadlineOf(due, zone), zone);

/** `2026-01-28 周三 15:00`, `Wed 2026-01-28 15:00`; of a plain date the day alone. */
export function showDue(due: Due, zone: string, language: Language): string {
  if (due.zone === null) return showDay(due.wall, language);
  const wall = toWall(deadlineOf(due, zone), zone);
  return `${showDay(wall, language)} ${formatWallClock(wall)}`;
}

/**
 * The way from `from` back to itself, if it depends on itself through others:
 * `[from, …, from]`. `dependsOn` gives the ids that one depends on.
 */
export function cycleFrom(from: string, dependsOn: (id: string) => readonly string[]): string[] | undefined {
  const seen = new Set<string>();
  const ways: string[][] = [[from]];
  for (let way = ways.pop(); way; way = ways.pop()) {
    for (const next of dependsOn(way.at(-1) as string)) {
      if (next === from) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/**
 * Those that depend on themselves through others, and those between two such
 * circles: what is left when all that nothing depends on, and all that depends on nothing, is
 * taken away, again and again (Kahn 1962). Takes time in proportion to the dependencies.
 */
export function inCircles(dependsOn: ReadonlyMap<string, readonly string[]>): Set<string> {
  const left = new Set(dependsOn.keys());
  const forward = new Map([...dependsOn].map(([id, ids]) => [id, [...new Set(ids)].filter((one) => left.has(one))]));
  const backward = new Map<string, string[]>([...left].map((id) => [id, []]));
  for (const [id, ids] of forward) for (const one of ids) backward.get(one)?.push(id);
  for (const [out, back] of [
    [forward, backward],
    [backward, forward],
  ] as const) {
    const counts = new Map([...left].map((id) => [id, (out.get(id) ?? []).filter((one) => left.has(one)).length]));
    const loose = [...left].filter((id) => counts.get(id) === 0);
    for (let id = loose.pop(); id !== undefined; id = loose.pop()) {
      left.delete(id);
      for (const one of back.get(id) ?? []) {
        const rest = (counts.get(one) ?? 0) - 1;
        counts.set(one, rest);
        if (rest === 0 && left.has(one)) loose.push(one);
      }
    }
  }
  return left;
}
