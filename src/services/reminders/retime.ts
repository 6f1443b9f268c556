import type { SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import type { States } from '../../domain/reminders/state.ts';
import { lastTrigger, nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import type { EventTime, Series } from '../../domain/time/event.ts';
import { type Instant, wallDay, wallTimeOfDay } from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
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
    const rule = newRule(caller, series, { at, repeat }, about);
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

/** When it is to go off instead of `old`: a day alone keeps the hour; an hour alone is on the same day, where that is to come. */
function readMoved(
  caller: Caller,
  text: string,
  { zone, old, about }: { readonly zone: string; readonly old: Instant; readonly about: string },
) {
  const clock = wallTimeOfDay(toWall(old, zone));
  const options = { about, clock };
  const read = readAt(caller, text, options);
  if (isQuestion(read)) return read;
  const { reading, isClock } = read;
  if (!isClock || old <= caller.now) return reading;
  const day = startOfDay(wallDay(toWall(old, caller.zone)), caller.zone);
  const onDay = readAt({ ...caller, now: day }, text, options);
  if (isQuestion(onDay)) return onDay;
  return onDay.reading.instant > caller.now ? onDay.reading : reading;
}

/** The first time of a new rule: as said, else as before. */
function newRule(
  caller: Caller,
  series: Series,
  { at, repeat }: { at?: string | undefined; repeat: string },
  about: string,
) {
  const said = repeatOf(caller, repeat, true, about);
  if (isQuestion(said)) return said;
  const clock = said.clock ?? wallTimeOfDay(series.time.start);
  if (at !== undefined) {
    const read = readAt(caller, at, { about, clock });
    if (isQuestion(read)) return read;
    const { reading } = read;
    return { said, time: pointOf(reading), assumptions: reading.assumptions };
  }
  const old: SpanReading = { start: { kind: 'date', wall: wallDay(series.time.start), assumptions: [] } };
  const reading = hourOf(caller, said.first ?? old, clock);
  const time = { ...pointOf(reading), zone: series.time.zone };
  return {
    said,
    time: said.first ? pointOf(reading) : { ...time, start: wallDay(series.time.start) + clock },
    assumptions: [],
  };
}

/** Moves a whole series so that one occurrence, the named one or the nearest, is at the new time. */
function shifted(
  caller: Caller,
  reminder: Loaded,
  { at, trigger, about }: { readonly at: string; readonly trigger: Trigger | undefined; readonly about: string },
): Retimed | Question {
  const series = seriesOf(reminder.row);
  const { time } = series;
  const zone = time.zone ?? caller.zone;
  const clock = wallTimeOfDay(time.start);
  const read = readAt(caller, at, { about, clock });
  if (isQuestion(read)) return read;
  const { reading, isClock } = read;
  const wish = toWall(reading.instant, zone);
  const isDaily = isClock && !trigger;
  const start = isDaily ? wallDay(time.start) + wallTimeOfDay(wish) : wish;
  const fold = start === time.start ? time.fold : isDaily ? 0 : foldOf(reading.instant, zone);
  const near = isDaily ? undefined : (trigger?.start ?? nearest(reminder, reading.instant, zone));
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
