import { shiftSeries } from '../recurrence/shift.ts';
import type { Series } from '../time/event.ts';
import { firstTime, repeatOf, type TodoRepeat } from '../todos/repeat.ts';
import type { Due } from '../todos/todo.ts';
import type { Reading } from './reading.ts';
import { markIn, readSeries } from './series.ts';
import type { IcsTime } from './times.ts';
import type { RawTodo } from './vtodo.ts';

interface Means {
  readonly due: Due | null;
  /** Original starts of the occurrences that are done. */
  readonly done: readonly IcsTime[];
  readonly reading: Reading;
}

interface Times {
  readonly due: Due | null;
  readonly repeat: TodoRepeat | null;
}

/**
 * How a VTODO repeats, and when its first time that is not done is due; undefined where it does not. In
 * other programs the rule counts from DTSTART, which need not be when it is due: it is moved there.
 */
export function repeatOfTodo(raw: RawTodo, { due, done, reading }: Means): Times | undefined {
  const { held } = raw;
  if (held.rrules.length === 0 && held.rrule === null) return undefined;
  const start = held.repeatAt ?? raw.start ?? raw.due;
  if (!start) return undefined;
  const written = seriesAt(raw, start, reading);
  const own = reading.exact || !due ? written : atDue(written, due, reading);
  const over = done.map((at) => markIn(written, at, reading));
  const series = over.length === 0 ? own : { ...own, exdates: [...new Set([...own.exdates, ...over])] };
  const repeat = repeatOf(series, held.fromDone ? 'done' : 'due');
  if (!repeat) return { due, repeat: null };
  if (reading.exact || series.exdates.length === 0) {
    return { due: due ?? { wall: repeat.at, zone: repeat.zone, fold: 0 }, repeat };
  }
  return firstOpen(repeat, due, reading);
}

/** The rule is read as that of an event. */
const seriesAt = (raw: RawTodo, start: IcsTime, reading: Reading): Series =>
  readSeries(
    {
      ...raw,
      start,
      end: null,
      duration: null,
      rrules: raw.held.rrules,
      exrules: [],
      rdates: raw.held.rdates,
      exdates: raw.held.exdates,
      recurrenceId: null,
      andFuture: false,
      location: null,
      showAs: null,
      alarms: [],
      held: { ...raw.held, place: null, invitation: null, reminder: null },
    },
    reading,
  );

/** The same days and times, as long after as it is due after its start. */
function atDue(series: Series, { wall, zone, fold }: Due, { floatingZone }: Reading): Series {
  const { time } = series;
  if (time.allDay === (zone === null) && time.start === wall && time.zone === zone) return series;
  const moved = { ...time, allDay: zone === null, zone, start: wall, fold, days: zone === null ? 1 : 0, ms: 0 };
  return shiftSeries(series, moved, floatingZone).series;
}

/** Left out are those that are done, and those that do not take place. */
function firstOpen(repeat: TodoRepeat, due: Due | null, { floatingZone }: Reading): Times {
  const first = firstTime(repeat, floatingZone, Number.MIN_SAFE_INTEGER);
  if (!first) return { due, repeat: null };
  const isSame = first.repeat?.at === repeat.at && due !== null;
  return { due: isSame ? due : first.due, repeat: first.repeat ?? null };
}
