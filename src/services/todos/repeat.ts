import { followersOf } from '../../db/repos/todos.ts';
import type { TodoRow } from '../../db/schema.ts';
import { fromLocal } from '../../domain/arguments/read.ts';
import { readRepeat, type SaidRepeat } from '../../domain/arguments/repeat.ts';
import { dayReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import type { EventTime } from '../../domain/time/event.ts';
import { wallDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import {
  firstTime,
  type NextTime,
  nextTime,
  repeatOf,
  repeatText,
  type TodoRepeat,
} from '../../domain/todos/repeat.ts';
import type { Due } from '../../domain/todos/todo.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { dueColumns, repeatIn } from '../items/todo-rows.ts';
import { carryAttached } from '../reminders/attached.ts';
import { draftSeries } from '../series/draft.ts';
import { carryParts, giveBackParts } from './parts.ts';

/** The times of a todo that repeats, from its first one on. */
export interface RepeatDraft {
  readonly repeat: TodoRepeat;
  readonly due: Due;
  readonly assumptions: readonly string[];
}

interface Asked {
  readonly from: TodoRepeat['from'];
  /** When the first one is due, where that is said. */
  readonly due?: Due | undefined;
  /** When the todo is due that begins to repeat, or repeats otherwise from now on: it stays where the rule allows it. */
  readonly present?: Due | undefined;
}

/** Reads how a todo is to repeat. Without a day of its own it begins today, or on the first day that fits. */
export function draftRepeat(caller: Caller, text: string, asked: Asked): RepeatDraft | Question {
  const { zone, now, language, phrases, weekStart } = caller;
  const said = readRepeat(text, { zone, now, language, phrases, weekStart }, { hasStart: true });
  return isQuestion(said) ? said : repeatSaid(caller, said, asked);
}

/** Does what `draftRepeat` does, for a repeat that has been read already. */
export function repeatSaid(caller: Caller, said: SaidRepeat, { from, due, present }: Asked): RepeatDraft {
  const given = due ?? present;
  if (given) {
    const start = startOf(caller, said, given);
    const drafted = draftSeries(caller, start, said);
    const isKept = drafted.series.time.start === start.start;
    if (due || isKept || !said.first) {
      const repeat = repeatOf(drafted.series, from) as TodoRepeat;
      const fold = isKept ? given.fold : 0;
      return { repeat, due: { wall: repeat.at, zone: repeat.zone, fold }, assumptions: drafted.assumptions };
    }
  }
  const { series } = draftSeries(caller, startOf(caller, said), said);
  const repeat = repeatOf(series, from) as TodoRepeat;
  const first = firstTime(repeat, caller.zone, caller.now);
  const own: Due = first?.due ?? { wall: repeat.at, zone: repeat.zone, fold: 0 };
  // Times that are over before it is written do not count.
  const begun = { ...repeat, ...(first?.repeat ?? {}), rrule: repeat.rrule };
  return { repeat: begun, due: own, assumptions: said.assumptions };
}

function startOf(caller: Caller, said: SaidRepeat, due?: Due): EventTime {
  const { clock } = said;
  if (due) {
    const timed = due.zone === null && clock !== undefined ? due.wall + clock : undefined;
    return timed === undefined ? timeOf(due.wall, due.zone) : timeOf(timed, caller.zone);
  }
  const start = said.first?.start ?? dayReading(wallDay(toWall(caller.now, caller.zone)), []);
  if (start.kind === 'instant') return timeOf(start.wall, start.zone);
  if (clock === undefined) return timeOf(start.wall, null);
  return timeOf(fromLocal(start.wall + clock, caller.zone, caller.language).wall, caller.zone);
}

const timeOf = (start: number, zone: string | null): EventTime => ({
  allDay: zone === null,
  zone,
  start,
  fold: 0,
  days: zone === null ? 1 : 0,
  ms: 0,
});

/** What a todo that repeats opens when it is closed. */
export interface Opened {
  readonly row: TodoRow;
  readonly passed: NextTime['passed'];
}

/** Opens the next one of a todo that is being closed. Undefined where it does not repeat, and after its last time. */
export async function openNext(recorder: Recorder, before: TodoRow): Promise<Opened | undefined> {
  const { caller } = recorder;
  const repeat = repeatIn(before);
  const next = repeat && nextTime(repeat, caller.zone, caller.now);
  if (!next) return undefined;
  const { id, user, version, state, created_at, updated_at, ...columns } = before;
  const row = await recorder.insert('todos', {
    ...columns,
    ...dueColumns(next.due),
    id: newId('todo'),
    repeat: next.repeat ? repeatText(next.repeat) : null,
    repeat_of: id,
    event_id: null,
  });
  await carryParts(recorder, before, row);
  await carryAttached(recorder, id, row.id);
  return { row, passed: next.passed };
}

/**
 * Makes room for a todo that is opened again: the one that its closing had
 * opened goes. Where that one has been closed as well the series has gone on, and the todo comes back
 * as one that does not repeat.
 */
export async function takeBackNext(recorder: Recorder, row: TodoRow): Promise<'taken' | 'gone-on' | undefined> {
  if (row.repeat === null) return undefined;
  const [next] = await followersOf(recorder.executor, recorder.caller.user, row.id);
  if (!next) return undefined;
  if (next.status === 'done') return 'gone-on';
  await giveBackParts(recorder, next, row);
  await recorder.remove('todos', next.id);
  return 'taken';
}
