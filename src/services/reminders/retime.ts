import type { InstantReading } from '../../domain/arguments/read.ts';
import type { SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Item } from '../../domain/relative/item.ts';
import type { States } from '../../domain/reminders/state.ts';
import { lastTrigger, nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import type { EventTime, Series } from '../../domain/time/event.ts';
import { type Instant, wallDay, wallTimeOfDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { draftSeries, foldOf, single } from '../series/draft.ts';
import { moveSeries, nearestStart } from '../series/edit.ts';
import { type DraftedTime, hourOf, pointOf, readAt, repeatOf, startInstant, type TimeArguments } from './draft.ts';
import { type Loaded, seriesOf } from './rows.ts';

export interface Retimed extends DraftedTime {
  readonly states: States;
  readonly warnings: string[];
}

interface Change extends TimeArguments {
  readonly title?: string | undefined;
  readonly clear?: readonly string[] | undefined;
}

/** The time of its own that a reminder has after the arguments, or what must be asked to know: what is not named stays. `trigger`: the occurrence that `at` moves. */
export function retime(
  caller: Caller,
  reminder: Loaded,
  input: Change,
  trigger: Trigger | undefined,
): Retimed | Question {
  const series = seriesOf(reminder.row);
  const plain = { states: {}, warnings: [] };
  const about = input.title ?? reminder.row.title;
  const { at, repeat } = input;
  if (repeat !== undefined) {
    const rule = newRule(caller, series, { at, repeat, from: trigger }, about);
    if (isQuestion(rule)) return rule;
    const { time, said, assumptions } = rule;
    const drafted = draftSeries(caller, time, said);
    return { ...plain, series: drafted.series, assumptions: [...assumptions, ...drafted.assumptions] };
  }
  if (at === undefined || input.clear?.includes('repeat') || !reminder.triggers.recurring) {
    const now =
      trigger ?? nextTriggers(reminder.triggers, caller.now, 1)[0] ?? lastTrigger(reminder.triggers, caller.now);
    const old = now?.at ?? startInstant(series, caller.zone);
    const single = once(caller, series.time, { at, old, about });
    return isQuestion(single) ? single : { ...plain, ...single };
  }
  return shifted(caller, reminder, { at, trigger, about });
}

/** A reminder that goes off once: as `at` says, else at the time `old`. `time`: in whose zone. */
export function once(
  caller: Caller,
  time: EventTime,
  { at, old, about }: { readonly at: string | undefined; readonly old: Instant; readonly about: string },
): DraftedTime | Question {
  const zone = time.zone ?? caller.zone;
  if (at === undefined) {
    return { series: single({ ...time, start: toWall(old, zone), fold: foldOf(old, zone) }), assumptions: [] };
  }
  const reading = readMoved(caller, at, { zone, old, about });
  if (isQuestion(reading)) return reading;
  return { series: single(pointOf(reading)), assumptions: reading.assumptions };
}

/** A reminder as what words count from. */
const itemAt = (start: Instant, zone: string, isSeries = false): Item => ({
  start,
  zone,
  allDay: false,
  isSeries,
  periods: 'keep',
});

/** When it is to go off instead of `old`. What is put off after it went off counts from now where that is later. */
function readMoved(
  caller: Caller,
  text: string,
  { zone, old, about }: { readonly zone: string; readonly old: Instant; readonly about: string },
): InstantReading | Question {
  const read = readAt(caller, text, { about, item: itemAt(old, zone) });
  if (isQuestion(read)) return read;
  const { reading, counts } = read;
  if (!counts || old > caller.now || reading.instant > caller.now) return reading;
  const fromNow = readAt(caller, text, { about, item: itemAt(caller.now, zone) });
  if (isQuestion(fromNow) || fromNow.reading.instant <= caller.now) return reading;
  const note = messages(caller).moves.fromNow;
  return { ...fromNow.reading, assumptions: [note, ...fromNow.reading.assumptions] };
}

interface NewRule extends TimeArguments {
  readonly repeat: string;
  /** The occurrence that it begins with. */
  readonly from: Trigger | undefined;
}

/** The first time of a new rule: as said, else from the occurrence that was named, else as before. */
function newRule(caller: Caller, series: Series, { at, repeat, from }: NewRule, about: string) {
  const said = repeatOf(caller, repeat, true, about);
  if (isQuestion(said)) return said;
  const clock = said.clock ?? wallTimeOfDay(series.time.start);
  const zone = series.time.zone ?? caller.zone;
  if (at !== undefined) {
    const read = readAt(caller, at, { about, clock, ...(from && { item: itemAt(from.at, zone, true) }) });
    if (isQuestion(read)) return read;
    const { reading } = read;
    return { said, time: pointOf(reading), assumptions: reading.assumptions };
  }
  const day = wallDay(from ? toWall(from.at, zone) : series.time.start);
  const old: SpanReading = { start: { kind: 'date', wall: day, assumptions: [] } };
  const first = from ? undefined : said.first;
  const reading = hourOf(caller, first ?? old, clock);
  const time = { ...pointOf(reading), zone: series.time.zone };
  return {
    said,
    time: first ? pointOf(reading) : { ...time, start: day + clock },
    assumptions: [],
  };
}

interface Shift {
  readonly at: string;
  readonly trigger: Trigger | undefined;
  readonly about: string;
}

/** Moves a whole series so that one occurrence, the named one or the nearest, is at the new time. */
function shifted(caller: Caller, reminder: Loaded, { at, trigger, about }: Shift): Retimed | Question {
  const series = seriesOf(reminder.row);
  const { time } = series;
  const zone = time.zone ?? caller.zone;
  const { triggers } = reminder;
  const base = trigger ?? nextTriggers(triggers, caller.now, 1)[0] ?? lastTrigger(triggers, caller.now);
  const item = itemAt(base?.start ?? startInstant(series, caller.zone), zone, true);
  const read = readAt(caller, at, { about, item });
  if (isQuestion(read)) return read;
  const { reading, isClock, counts } = read;
  const wish = toWall(reading.instant, zone);
  const isDaily = isClock && !trigger;
  const start = isDaily ? wallDay(time.start) + wallTimeOfDay(wish) : wish;
  const fold = start === time.start ? time.fold : isDaily ? 0 : foldOf(reading.instant, zone);
  const named = trigger?.start ?? (counts ? base?.start : undefined);
  const near = isDaily ? undefined : (named ?? nearest(reminder, reading.instant, zone));
  const { moveId, ...moved } = moveSeries(caller, series, near, { ...time, start, fold });
  const states = Object.entries(reminder.states).map(([recurrenceId, { of, ...state }]) => {
    const to = moveId(recurrenceId);
    return [to, { ...state, of: of === recurrenceId ? to : of }];
  });
  return { ...moved, states: Object.fromEntries(states) as States, assumptions: reading.assumptions };
}

function nearest({ triggers }: Loaded, wish: Instant, zone: string): Instant | undefined {
  const before = lastTrigger(triggers, wish);
  const around = [...(before ? [before] : []), ...nextTriggers(triggers, wish, 1)];
  return nearestStart(
    around.map(({ start }) => start),
    toWall(wish, zone),
    zone,
  );
}
