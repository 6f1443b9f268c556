import type { SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { nominalWall } from '../../domain/recurrence/marks.ts';
import { shiftSeries } from '../../domain/recurrence/shift.ts';
import { lastRing, nextRings, type Ring } from '../../domain/reminders/rings.ts';
import type { States } from '../../domain/reminders/state.ts';
import type { Series } from '../../domain/time/event.ts';
import { DAY, type Instant, wallDay, wallTimeOfDay } from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
import { say } from '../../messages/say.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { draftSeries } from '../series/draft.ts';
import { hourOf, pointOf, readAt, repeatOf, startInstant, type TimeArguments } from './draft.ts';
import { type Loaded, seriesOf } from './rows.ts';

export interface Retimed {
  readonly series: Series;
  readonly states: States;
  readonly assumptions: string[];
  readonly warnings: string[];
}

interface Change extends TimeArguments {
  readonly title?: string | undefined;
  readonly clear?: readonly string[] | undefined;
}

const single = (series: Series): Series => ({ ...series, rrule: null, exdates: [], rdates: [] });

/** The time of its own that a reminder has after the arguments, or what must be asked to know: what is not named stays. `ring`: the occurrence that `at` moves. */
export function retime(caller: Caller, reminder: Loaded, input: Change, ring: Ring | undefined): Retimed | Question {
  const series = seriesOf(reminder.row);
  const plain = { states: {}, warnings: [] };
  const about = input.title ?? reminder.row.title;
  if (input.repeat !== undefined) {
    const rule = newRule(caller, series, { ...input, repeat: input.repeat }, about);
    if (isQuestion(rule)) return rule;
    const { time, said, assumptions } = rule;
    const drafted = draftSeries(caller, time, said);
    return { ...plain, series: drafted.series, assumptions: [...assumptions, ...drafted.assumptions] };
  }
  if (input.clear?.includes('repeat') || !reminder.rings.recurring) {
    const now = ring ?? nextRings(reminder.rings, caller.now, 1)[0] ?? lastRing(reminder.rings, caller.now);
    const at = now?.at ?? startInstant(series, caller.zone);
    if (input.at === undefined)
      return { ...plain, series: single(atInstant(series, at, caller.zone)), assumptions: [] };
    const reading = readMoved(caller, input.at, series, at, about);
    if (isQuestion(reading)) return reading;
    return { ...plain, series: single({ ...series, time: pointOf(reading) }), assumptions: reading.assumptions };
  }
  return shifted(caller, reminder, { at: input.at as string, ring, about });
}

const zoneOf = ({ time }: Series, caller: Caller): string => time.zone ?? caller.zone;

const atInstant = (series: Series, at: Instant, viewerZone: string): Series => {
  const zone = series.time.zone ?? viewerZone;
  return { ...series, time: { ...series.time, start: toWall(at, zone), fold: 0 } };
};

/** When it is to go off instead of `old`: a day alone keeps the hour; an hour alone is on the same day, where that is to come. */
function readMoved(caller: Caller, text: string, series: Series, old: Instant, about: string) {
  const clock = wallTimeOfDay(toWall(old, zoneOf(series, caller)));
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
  { at, ring, about }: { readonly at: string; readonly ring: Ring | undefined; readonly about: string },
): Retimed | Question {
  const series = seriesOf(reminder.row);
  const zone = zoneOf(series, caller);
  const clock = wallTimeOfDay(series.time.start);
  const read = readAt(caller, at, { about, clock });
  if (isQuestion(read)) return read;
  const { reading, isClock } = read;
  const wish = toWall(reading.instant, zone);
  const near = ring ?? nearest(reminder, reading.instant);
  const nominal = near ? nominalWall(series, caller.zone, near.start) : series.time.start;
  const shift = isClock && !ring ? wallTimeOfDay(wish) - clock : wish - nominal;
  const time = {
    ...series.time,
    start: series.time.start + shift,
    fold: shift === 0 ? series.time.fold : (0 as const),
  };
  const moved = shiftSeries(series, time, caller.zone);
  const states = Object.entries(reminder.states).map(([mark, { of, ...state }]) => {
    const to = moved.moveMark(mark);
    return [to, { ...state, of: of === mark ? to : of }];
  });
  return {
    series: moved.series,
    states: Object.fromEntries(states) as States,
    assumptions: reading.assumptions,
    warnings: moved.followed
      ? []
      : [
          say(
            caller,
            '重复规则自己指定的日期或时间没有随之改变，请检查。',
            'The repeat rule names days or times of its own, which did not move. Check it.',
          ),
        ],
  };
}

/** The occurrence of that day, else the nearest. */
function nearest({ rings }: Loaded, wish: Instant): Ring | undefined {
  const before = lastRing(rings, wish);
  const [after] = nextRings(rings, wish, 1);
  if (!before || !after) return before ?? after;
  const isBefore = wish - before.at <= Math.min(after.at - wish, DAY / 2);
  return isBefore ? before : after.at - wish <= wish - before.at ? after : before;
}
