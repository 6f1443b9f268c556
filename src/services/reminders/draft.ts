import { fromLocal, type InstantReading, type ReadingContext, type TimeReading } from '../../domain/arguments/read.ts';
import { readRepeat, type SaidRepeat, withRepeatSaid } from '../../domain/arguments/repeat.ts';
import { dayReading, readSpan, type SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { question } from '../../domain/question.ts';
import type { Item } from '../../domain/relative/item.ts';
import { type FromItem, readFromItem } from '../../domain/relative/read.ts';
import type { EventTime, Series } from '../../domain/time/event.ts';
import { DAY, formatWallClock, HOUR, wallDay, wallTimeOfDay } from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { draftSeries, single } from '../series/draft.ts';

/** What a day without an hour means. */
const HOUR_OF_DAY = 9 * HOUR;

export interface TimeArguments {
  readonly at?: string | undefined;
  readonly repeat?: string | undefined;
}

export interface DraftedTime {
  readonly series: Series;
  readonly assumptions: string[];
}

const contextOf = ({ zone, now, language, phrases, weekStart }: Caller, about: string | undefined): ReadingContext => ({
  zone,
  now,
  language,
  phrases,
  weekStart,
  ...(about && { about }),
});

interface AtOptions {
  /** The argument. */
  readonly name?: string;
  readonly about?: string | undefined;
  /** The time of a day without an hour, in milliseconds of that day. */
  readonly clock?: number | undefined;
  /** A series may begin with a day whose hour has passed. */
  readonly repeats?: boolean;
  /** What is there already: words count from it. */
  readonly item?: Item;
}

interface At {
  readonly reading: InstantReading;
  /** The words give a time of day and no day. */
  readonly isClock: boolean;
  /** The words count from the time that the reminder had. */
  readonly counts: boolean;
}

/** A point in time as the words say it: of a span its beginning. Today without an hour is a question once that of a day has passed. */
export function readAt(
  caller: Caller,
  text: string,
  { name = 'at', about, clock, repeats = false, item }: AtOptions = {},
): At | Question {
  const argument = { name, purpose: 'plan' } as const;
  const context = contextOf(caller, about);
  const span: FromItem | Question = item
    ? readFromItem(text, item, argument, context)
    : apart(readSpan(text, argument, context));
  if (isQuestion(span)) return span;
  const reading = hourOf(caller, span, clock);
  const isToday = span.start.wall === wallDay(toWall(caller.now, caller.zone));
  if (span.start.kind === 'date' && isToday && clock === undefined && !repeats && reading.instant <= caller.now) {
    return hourPassed(caller, text, { name, hour: formatWallClock(reading.wall) });
  }
  const assumptions = span.end ? [ofSpan(caller, text), ...reading.assumptions] : reading.assumptions;
  return { reading: { ...reading, assumptions }, isClock: span.isClock === true, counts: span.counts };
}

/** The span of a new reminder, which counts from nothing. */
const apart = (span: SpanReading | Question): FromItem | Question =>
  isQuestion(span) ? span : { ...span, counts: false };

const ofSpan = (caller: Caller, text: string): string => messages(caller).reminders.spanBegins({ text });

function hourPassed(caller: Caller, text: string, { name, hour }: { name: string; hour: string }): Question {
  const message = messages(caller).reminders.whichHourToday({ text, hour });
  return question(message, { missing: [name] });
}

export function hourOf(caller: Caller, { start }: SpanReading, clock: number | undefined): InstantReading {
  if (start.kind === 'instant') return start;
  const wall = start.wall + (clock ?? HOUR_OF_DAY);
  const reading = fromLocal(wall, caller.zone, caller.language);
  if (clock !== undefined) return { ...reading, assumptions: [...start.assumptions, ...reading.assumptions] };
  const hour = formatWallClock(wall);
  const said = messages(caller).reminders.hourTaken({ hour });
  return { ...reading, assumptions: [...start.assumptions, said, ...reading.assumptions] };
}

/** A reminder is a point: to the second, so that its name in text is exact. */
export function pointOf({ wall, instant, zone, fold }: InstantReading): EventTime {
  const shown = toWall(instant, zone);
  const start = shown - (((shown % 1_000) + 1_000) % 1_000);
  // In a DST gap the clock shows another time than was given: that is when it goes off.
  return { allDay: false, zone, start, fold: wall === shown ? fold : 0, days: 0, ms: 0 };
}

/** When a new reminder goes off. Undefined where neither argument says it, a question for what is unclear. */
export function draftTime(caller: Caller, given: TimeArguments, about?: string): DraftedTime | Question | undefined {
  const { at, repeat } = withRepeatSaid(given, 'at', caller);
  const said = repeat === undefined ? undefined : repeatOf(caller, repeat, at !== undefined, about);
  if (isQuestion(said)) return said;
  if (at === undefined) return said && draftRepeat(caller, said);
  const read = readAt(caller, at, { about, clock: said?.clock, repeats: said !== undefined });
  if (isQuestion(read)) return read;
  const { reading } = read;
  const time = pointOf(reading);
  if (!said) return { series: single(time), assumptions: reading.assumptions };
  const { series, assumptions } = draftSeries(caller, time, said);
  return { series, assumptions: [...reading.assumptions, ...assumptions] };
}

const SUB_DAILY = /FREQ=(?:HOURLY|MINUTELY)/i;

/** A repeat without a start begins with its first match that is to come: one that has passed would count towards COUNT. */
function draftRepeat(caller: Caller, said: SaidRepeat): DraftedTime {
  const { start } = said.first ?? { start: dayReading(wallDay(toWall(caller.now, caller.zone)), []) };
  const beginning = (from: TimeReading) => {
    const reading = hourOf(caller, { start: from }, said.clock);
    const time = pointOf(reading);
    return { ...draftSeries(caller, time, said), time, assumed: reading.assumptions };
  };
  const first = beginning(start);
  const hasPassed = startInstant(first.series, caller.zone) <= caller.now && !SUB_DAILY.test(said.rule);
  const isNext = hasPassed && start.kind === 'date';
  const { series, time, assumed, assumptions } = isNext ? beginning({ ...start, wall: start.wall + DAY }) : first;
  if (said.first && !isNext) return { series, assumptions: [...assumed, ...assumptions] };
  // The start is ours: that it was moved to the first match, or took the rule's own hour, is no news.
  const isOurHour = wallTimeOfDay(series.time.start) === wallTimeOfDay(time.start);
  return { series, assumptions: [...(isOurHour ? assumed : []), ...said.assumptions] };
}

/** What `repeat` says; without an hour it is a whole day here, and gets its hour later. Of a stretch (每天早7晚9) one end would be lost, so it is asked. */
export function repeatOf(caller: Caller, text: string, hasStart: boolean, about?: string): SaidRepeat | Question {
  const said = readRepeat(text, contextOf(caller, about), { hasStart, ...(!hasStart && { allDay: true }) });
  if (isQuestion(said) || !said.first?.length) return said;
  const { quickAdd } = messages(caller);
  return question(quickAdd.asked({ text: text.slice(0, 80), said: quickAdd.whenToRemind }), { missing: ['repeat'] });
}

/** The instant of a series' start. */
export const startInstant = ({ time }: Series, zone: string): number =>
  toInstant(time.start, time.zone ?? zone, time.fold);
