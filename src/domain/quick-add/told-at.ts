import type { ReadingContext } from '../arguments/read.ts';
import { wallReading } from '../arguments/spoken.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase } from '../time/phrase.ts';
import { DAY, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { startOfDay } from '../time/zone.ts';
import { alarmIn } from './alarm.ts';
import type { Item } from './item.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** `Tuition due Jan 5, remind me on the 2nd`: what has its own time, and another one at which to be told of it. */

const TOLD_AT = ofAll(({ fields }) => fields.toldAt ?? []);

export interface ToldAt {
  /** The text of what has its own time. */
  readonly main: string;
  /** What is added, the reminder in it or beside it; undefined where that would not come before it. */
  told(main: Item): readonly Item[] | undefined;
}

/** Undefined where a text does not end with a time to be told at. */
export function toldAtIn(text: string, context: ReadingContext): ToldAt | undefined {
  const plain = normalise(withoutNames(text));
  if (alarmIn(plain, context)) return undefined;
  for (const pattern of TOLD_AT) {
    const match = new RegExp(pattern.source, `${pattern.flags}d`).exec(plain);
    const [from, to] = match?.indices?.groups?.time ?? [];
    if (!match || from === undefined || to === undefined) continue;
    const [main, said] = [text.slice(0, match.index), text.slice(from, to)];
    const time = onlyTime(said, context);
    const own = timesIn(withoutNames(main), context);
    if (!time || own.length !== 1 || !own[0]?.said.day || (!time.said.day && !own[0].said.clock)) continue;
    const isNumber = match.groups?.number !== undefined;
    return { main, told: (item) => withReminder(item, { said, time, isNumber }, context) };
  }
  return undefined;
}

/** The time that the words are, with nothing beside it. */
function onlyTime(said: string, context: ReadingContext): Phrase | undefined {
  const [phrase, ...more] = timesIn(said, context);
  if (!phrase || more.length > 0 || phrase.bound || phrase.problems.some(({ code }) => code !== 'no-hour'))
    return undefined;
  const rest = new Remaining(said);
  rest.cut(phrase.spans);
  return titleOf(rest) === '' ? phrase : undefined;
}

interface Told {
  readonly said: string;
  readonly time: Phrase;
  /** Its day is a number alone. */
  readonly isNumber: boolean;
}

function withReminder(item: Item, told: Told, context: ReadingContext): readonly Item[] | undefined {
  const { kind, title, span, repeat, alerts = [] } = item;
  if (!span || repeat) return undefined;
  const { start } = span;
  const wall = wallOf(told, start.wall, context);
  const zone = start.kind === 'instant' ? start.zone : context.zone;
  if (wall === undefined || wall >= (start.kind === 'date' ? start.wall + DAY : start.wall)) return undefined;
  const at = wallReading(wall, zone, []);
  if (at.instant < context.now) return undefined;
  // Dinner at 7:45, ping me at 7: an alert of the event, which moves with it.
  if (kind === 'event' && start.kind === 'instant' && wallDay(wall) === wallDay(start.wall))
    return [{ ...item, alerts: [...alerts, { days: 0, clock: wallTimeOfDay(wall) }] }];
  return [item, { kind: 'reminder', title, span: { start: at }, assumptions: [], warnings: [] }];
}

/** A number alone is a day of the month that the item is in, where that is to come; an hour alone is on its day. */
function wallOf({ said, time, isNumber }: Told, start: WallMs, context: ReadingContext): WallMs | undefined {
  const month = startOfDay(wallDay(start) - (new Date(start).getUTCDate() - 1) * DAY, context.zone);
  const there = isNumber && month > context.now ? onlyTime(said, { ...context, now: month }) : undefined;
  for (const phrase of [there, time]) {
    const { reading } = phrase ?? {};
    const isMorning = reading?.kind === 'part' && reading.part === 'morning';
    if (!isMorning && reading?.kind !== 'day' && reading?.kind !== 'moment') continue;
    const wall = reading.kind === 'moment' ? reading.wall : reading.day + 9 * HOUR;
    if (!time.said.day) return lateBefore(wallDay(start) + wallTimeOfDay(wall), start, time);
    if (wall < start + DAY) return wall;
  }
  return undefined;
}

/** Dinner Friday 7:45pm, remind me at 7: of an hour of either half of the day, the one that leads up to it. */
function lateBefore(wall: WallMs, start: WallMs, { assumed }: Phrase): WallMs {
  const isEither = assumed.some(({ code }) => code === 'half-of-day');
  return isEither && wall + DAY / 2 < start ? wall + DAY / 2 : wall;
}
