import { checkLength, fromLocal, type ReadingContext, readIso, type TimeReading } from '../arguments/read.ts';
import { type Argument, dayReading, readSpan, type SpanReading, spanOfPhrase } from '../arguments/spoken.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Amount, Phrase } from '../time/phrase.ts';
import { DAY, formatWallDate, type Instant, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { MONDAY, SUNDAY, startOfWeek } from '../time/week-start.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { howMuch, isOver, isThere, noHours, noLength, notThatWay, whichOne } from './ask.ts';
import { endFrom } from './end.ts';
import type { Direction, Said } from './frames/said.ts';
import { nearestHalf } from './halves.ts';
import { type Item, monthOf, readingAt, shiftedBy, shiftedDay } from './item.ts';
import { dayOf, inOwnMonth, inOwnWeek, onOwnDay } from './own-period.ts';
import { bareDay, clockText, sayingsIn } from './said.ts';

/** A time argument of a call that changes an item. */
export interface FromItem extends SpanReading {
  /** The words count from the item: said of a whole series they move all of it by as much. */
  readonly counts: boolean;
}

interface Of {
  readonly text: string;
  readonly item: Item;
  readonly argument: Argument;
  readonly context: ReadingContext;
}

const askedOf = ({ text, argument }: Of) => ({ text, argument: argument.name });

/**
 * Reads what is said of an item that is there already. Distances, weekdays, days
 * of the month, hours and parts of the day count from the item; ISO 8601, full
 * dates and words such as `tomorrow` do not. Throws as `readSpan` does.
 */
export function readFromItem(
  text: string,
  item: Item,
  argument: Argument,
  context: ReadingContext,
): FromItem | Question {
  checkLength(text, context.language);
  const of: Of = { text, item, argument, context };
  const read = isIso(text, context) ? undefined : (saidOf(of, 2) ?? placed(of, text, undefined));
  if (read) return read;
  const span = readSpan(text, argument, context);
  return isQuestion(span) ? span : { ...atItsHour(span, of), counts: false };
}

const isIso = (text: string, context: ReadingContext): boolean =>
  text.split('/', 3).every((part) => readIso(part, context) !== undefined);

/** What a saying of the text comes to; `deep`: how many may lie in each other (`move it to the next day`). */
function saidOf(of: Of, deep: number): FromItem | Question | undefined {
  for (const said of sayingsIn(of.text)) {
    const read = sayingOf(said, of, deep);
    if (read) return read;
  }
  return undefined;
}

function sayingOf(said: Said, of: Of, deep: number): FromItem | Question | undefined {
  const { item, context } = of;
  switch (said.kind) {
    case 'shift': {
      const amount = amountOf(said.amount, context);
      if (!amount) return undefined;
      if (said.direction !== undefined) return moved(of, amount, said.direction);
      return whichOne(askedOf(of), [shifted(of, amount, -1), shifted(of, amount, 1)], context);
    }
    case 'both': {
      const first = deep > 0 ? saidOf({ ...of, text: said.first }, deep - 1) : undefined;
      if (!first || isQuestion(first) || first.start.kind !== 'instant' || first.end) return undefined;
      const start = first.start.instant;
      const there = { ...of, text: said.then, item: { ...item, start } };
      return saidOf(there, deep - 1) ?? placed(there, said.then, undefined);
    }
    case 'after': {
      const amount = amountOf(said.amount, context);
      // Of a reminder, and of what is over, so long after now is meant.
      if (!amount || isPoint(item) || item.start <= context.now) return undefined;
      const fromNow = readSpan(of.text, of.argument, context);
      if (isQuestion(fromNow)) return fromNow;
      const both = [atItsHour(fromNow, of).start, shifted(of, amount, 1)];
      return whichOne(askedOf(of), both, context);
    }
    case 'lengthen':
    case 'length':
    case 'end': {
      // What has no end is due or goes off later by as much, or then.
      if (item.end === undefined && said.kind === 'end') return goal(of, said.time, undefined, deep);
      if (item.end === undefined && said.kind === 'lengthen' && of.argument.name === 'snooze_until') {
        const amount = said.direction === 1 ? amountOf(said.amount, context) : undefined;
        return (
          amount && { start: readingAt(shiftedBy(context.now, amount, 1, item.zone), context.zone), counts: false }
        );
      }
      const more =
        item.end === undefined && said.kind === 'lengthen' && isLimit(item) && amountOf(said.amount, context);
      if (more && said.kind === 'lengthen') return moved(of, more, said.direction);
      const end = endFrom(said, of);
      if (end === undefined || isQuestion(end)) return end;
      if (item.end === undefined) throw noLength(askedOf(of), context);
      return { start: startOf(of), end, counts: true };
    }
    case 'step':
      return moved(of, { months: said.months, days: said.days, ms: 0 }, 1);
    case 'day-end':
      return item.end === undefined ? undefined : howMuch(askedOf(of), context);
    case 'how-much':
      return howMuch(askedOf(of), context);
    case 'to':
      return goal(of, said.time, said.direction, deep);
    case 'same-time':
      return sameTime(of, said.day, deep);
    case 'weekday': {
      const day = wallDay(startOf(of).wall);
      const ahead = ((said.weekday - wallWeekday(day) + 6) % 7) + 1;
      const there = day + (said.direction === 1 ? ahead : ahead - 7 - (ahead === 7 ? 7 : 0)) * DAY;
      if (said.time !== undefined) return placed(of, `${formatWallDate(there)} ${said.time}`, undefined);
      const start = atHour(of, there, []);
      return over(of, start) ?? { start, counts: true };
    }
    case 'day-and-time': {
      const day = wallDay(startOf(of).wall) + said.days * DAY;
      return placed(of, `${formatWallDate(day)} ${said.time}`, undefined);
    }
  }
}

/** What is moved to may count from the item as well (`改到第二天`). */
function goal(of: Of, time: string, direction: Direction | undefined, deep: number): FromItem | Question | undefined {
  const there = { ...of, text: time };
  if (isIso(time, of.context)) return placed(of, time, direction);
  const said = deep > 0 && direction === undefined ? saidOf(there, deep - 1) : undefined;
  const same = sayingsIn(time).find(({ kind }) => kind === 'same-time');
  return said ?? placed(of, time, direction) ?? (same && deep > 0 ? sayingOf(same, there, deep - 1) : undefined);
}

function sameTime(of: Of, day: string, deep: number): FromItem | Question | undefined {
  // two weeks later, same time: from the item, before anything from now
  const read = (deep > 0 ? saidOf({ ...of, text: day }, deep - 1) : undefined) ?? placed(of, day, undefined);
  if (!read || isQuestion(read)) return read;
  const { start } = read;
  if (start.kind !== 'date') return wallTimeOfDay(start.wall) === wallTimeOfDay(startOf(of).wall) ? read : undefined;
  return { ...read, start: atHour(of, start.wall, start.assumptions), end: undefined };
}

/** A text as a length, all of it. */
export function amountOf(text: string, context: ReadingContext): Amount | undefined {
  const phrase = context.phrases?.(text, context);
  const { reading, problems } = phrase ?? {};
  return reading?.kind === 'duration' && problems?.length === 0 ? reading.amount : undefined;
}

/** Where the item begins now, as the reader's clock shows it. */
function startOf({ item, context }: Pick<Of, 'item' | 'context'>): TimeReading {
  const { zone } = context;
  return item.allDay ? dayReading(wallDay(toWall(item.start, zone)), []) : readingAt(item.start, zone);
}

function shifted(of: Of, amount: Amount, direction: Direction): TimeReading {
  const { item, context } = of;
  if (!item.allDay) return readingAt(shiftedBy(item.start, amount, direction, item.zone), context.zone);
  const day = shiftedDay(startOf(of).wall, amount, direction);
  if (day === undefined) throw noHours(askedOf(of), context);
  return dayReading(day, []);
}

function moved(of: Of, amount: Amount, direction: Direction): FromItem | Question {
  const start = shifted(of, amount, direction);
  return over(of, start) ?? { start, counts: true };
}

/** A day at the hour that the item has now. */
function atHour({ item, context }: Of, day: WallMs, assumptions: string[]): TimeReading {
  if (item.allDay) return dayReading(day, assumptions);
  const { zone, language } = context;
  const moved = fromLocal(day + wallTimeOfDay(toWall(item.start, zone)), zone, language);
  return { ...moved, assumptions: [...assumptions, ...moved.assumptions] };
}

/** A day alone is the day at the hour that a timed item has. A due time is the day itself. */
function atItsHour(span: SpanReading, of: Of): SpanReading {
  const { start, end } = span;
  if (start.kind !== 'date' || end !== undefined || of.item.periods !== 'keep') return span;
  return { ...span, start: atHour(of, start.wall, start.assumptions) };
}

const instantIn = (reading: TimeReading, zone: string): Instant =>
  reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, zone);

/** What is to come is not moved into the past without a question. A day is over when it ends. */
function over(of: Of, start: TimeReading, instead: readonly TimeReading[] = []): Question | undefined {
  const { item, context } = of;
  const { zone, now } = context;
  if (item.isSeries || item.start <= now) return undefined;
  const ends = start.kind === 'instant' ? start.instant : startOfDay(start.wall + DAY, zone) - 1;
  return ends > now ? undefined : isOver(askedOf(of), [...instead, start], context);
}

/** Words for a time or day, as they are meant of the item. Undefined where they are none. */
function placed(of: Of, text: string, direction: Direction | undefined): FromItem | Question | undefined {
  const { item, context } = of;
  const read = (now: Instant): Phrase | undefined => context.phrases?.(spoken, { ...context, now });
  let spoken = text;
  let phrase = read(context.now);
  if (!phrase) {
    const clock = clockText(text);
    if (clock === undefined) return undefined;
    spoken = clock;
    phrase = read(context.now);
    if (!phrase) return undefined;
  }
  const { zone } = phrase;
  const itemDay = wallDay(toWall(item.start, zone));
  const isClock = !phrase.said.day && (phrase.said.clock || phrase.reading?.kind === 'part');
  // Of what went off or was due already the hour to come is meant.
  const isLate = item.end === undefined && !item.isSeries && item.start <= context.now;
  if (isClock && !isLate) phrase = read(startOfDay(itemDay, zone)) ?? phrase;
  const own = isClock ? undefined : ownDay(of, { text, phrase, itemDay, direction }, read);
  if (own && isQuestion(own)) return own;
  phrase = own ?? phrase;
  const clock = item.allDay ? undefined : wallTimeOfDay(toWall(item.start, zone));
  if (clock !== undefined) {
    const isAhead = !item.isSeries && (isLate || item.start > context.now);
    phrase = nearestHalf(phrase, clock, (at) => (!isAhead || at > context.now) && isThatWay(at, item, direction));
  }
  if (phrase.reading?.kind === 'range' && phrase.reading.allDay && item.periods === 'keep') {
    return inPeriod(of, phrase.reading, phrase);
  }
  const span = spanOfPhrase(text, phrase, of.argument, context);
  if (isQuestion(span)) return span;
  const there =
    own && item.periods === 'last' && span.bound === undefined && span.end === undefined && span.start.kind === 'date'
      ? { ...span, start: atHour(of, span.start.wall, span.start.assumptions) }
      : atItsHour(span, of);
  const { start } = there;
  const instant = instantIn(start, zone);
  if (direction !== undefined && !isThatWay(instant, item, direction)) {
    const other = isClock ? nextDay(start, direction, context) : start;
    return notThatWay(askedOf(of), [other], context);
  }
  return (
    over(of, start, isClock ? [nextDay(start, 1, context)] : []) ?? { ...there, counts: isClock || own !== undefined }
  );
}

/** A last time, of a todo. */
const isLimit = ({ periods }: Item): boolean => periods === 'last';

/** What rings: it has no length, and no limit is meant. */
const isPoint = ({ end, periods }: Item): boolean => end === undefined && periods === 'keep';

const isThatWay = (at: Instant, { start }: Item, direction: Direction | undefined): boolean =>
  direction === undefined || (direction === 1 ? at > start : at < start);

const nextDay = (start: TimeReading, direction: Direction, { zone }: ReadingContext): TimeReading =>
  start.kind === 'date'
    ? dayReading(start.wall + direction * DAY, [])
    : readingAt(toInstant(start.wall + direction * DAY, zone), zone);

interface Named {
  readonly text: string;
  readonly phrase: Phrase;
  readonly itemDay: WallMs;
  readonly direction: Direction | undefined;
}

/** A weekday or day of the month alone is the one in the item's own week or month, where that is to come; undefined where nothing of the kind was said. */
function ownDay(
  of: Of,
  { text, phrase, itemDay, direction }: Named,
  read: (now: Instant) => Phrase | undefined,
): Phrase | Question | undefined {
  const { item, context } = of;
  const { zone } = phrase;
  const period = bareDay(text);
  // The time until which something is snoozed counts from now, not from the item.
  if (of.argument.name === 'snooze_until') return undefined;
  if (period === undefined || (item.start <= context.now && !item.isSeries)) return undefined;
  const found =
    period === 'week'
      ? inOwnWeek(read, itemDay, zone, context)
      : period === 'month'
        ? inOwnMonth(read, itemDay, zone)
        : onOwnDay(read, itemDay, zone);
  const day = found && dayOf(found.phrase);
  if (!found || day === undefined) return undefined;
  const isSame =
    item.periods !== 'whole' && day === itemDay && phrase.reading?.kind === 'day' && phrase.bound === undefined;
  const step = (by: Direction): Phrase | undefined => read(startOfDay(found.from(by), zone));
  if (direction !== undefined && (direction === 1 ? day < itemDay : day > itemDay)) return step(direction);
  if (isSame && direction !== undefined) return step(direction);
  if (isSame) return isThere(askedOf(of), daysOf(of, [phrase, step(1)], itemDay), context);
  const today = wallDay(toWall(context.now, zone));
  if (day < today && !item.isSeries) return isOver(askedOf(of), daysOf(of, [phrase, step(1)], itemDay), context);
  return found.phrase;
}

/** The days of some phrases, each at the hour of the item, without the one where it is. */
function daysOf(of: Of, phrases: readonly (Phrase | undefined)[], itemDay: WallMs): TimeReading[] {
  const days = new Set(phrases.flatMap((one) => (one ? (dayOf(one) ?? []) : [])));
  days.delete(itemDay);
  return [...days]
    .toSorted((one, other) => one - other)
    .flatMap((day) => {
      const reading = atHour(of, day, []);
      return over(of, reading) ? [] : [reading];
    });
}

/** At most so many days of a period are offered. */
const OFFERED = 5;

/** Weeks begin on Monday for some readers, on Sunday for others. */
const isWeekStart = (day: WallMs): boolean => [MONDAY, SUNDAY].some((weekStart) => startOfWeek(day, weekStart) === day);

/** `下下周`, `next month`: the item keeps its weekday, time and length there, where that says one day. */
function inPeriod(
  of: Of,
  { from, to }: { readonly from: WallMs; readonly to: WallMs },
  phrase: Phrase,
): FromItem | Question {
  const { item, argument, context } = of;
  const itemDay = wallDay(toWall(item.start, phrase.zone));
  const count = Math.round((to - from) / DAY);
  const isPeriod = (count === 7 && isWeekStart(from)) || (from === monthOf(from) && count >= 28) || count === 2;
  const span = spanOfPhrase(of.text, phrase, argument, context);
  if (isQuestion(span)) return span;
  const ownDays = item.end === undefined ? 1 : Math.round((item.end - item.start) / DAY);
  // Days that are named one by one are those of an all-day event.
  if (item.allDay && (!isPeriod || ownDays === count)) return { ...span, counts: false };
  const days = Array.from({ length: Math.min(count, 400) }, (_, index) => from + index * DAY);
  const onWeekday = days.filter((day) => (day - itemDay) % (7 * DAY) === 0);
  const [only] = onWeekday;
  const { assumptions } = span.start;
  if (count <= 7 && only !== undefined && only !== itemDay) {
    const start = atHour(of, only, assumptions);
    return over(of, start) ?? { start, counts: false };
  }
  const offered = onWeekday.length > 0 ? [...sameDate(days, itemDay), ...onWeekday] : days;
  const there = only === itemDay ? [itemDay + 7 * DAY] : [...new Set(offered)].slice(0, OFFERED);
  const readings = there.map((day) => atHour(of, day, [])).filter((one) => over(of, one) === undefined);
  return only === itemDay && count <= 7
    ? isThere(askedOf(of), readings, context)
    : whichOne(askedOf(of), readings, context);
}

/** Of a month the day with the number that the item's has. */
const sameDate = (days: readonly WallMs[], itemDay: WallMs): WallMs[] =>
  days.filter((day) => new Date(day).getUTCDate() === new Date(itemDay).getUTCDate()).slice(0, 1);
