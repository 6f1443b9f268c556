import type { Executor } from '../../../db/schema.ts';
import { readWindow } from '../../../domain/arguments/window.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import { readHabit } from '../../../domain/plan/habits/read.ts';
import type { Taken, Week } from '../../../domain/plan/task.ts';
import type { Window } from '../../../domain/time/event.ts';
import { DAY, formatWallDate, wallDay } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';
import { allDayWithin } from '../../availability/all-day.ts';
import { showConflicts } from '../../availability/conflicts.ts';
import { PlanHours } from '../../availability/plan-hours.ts';
import { busyIn } from '../../availability/reading.ts';
import type { Conflict } from '../../change/envelope.ts';
import { isQuestion, type Question } from '../../change/question.ts';
import { spotOfRow } from '../../travel/legs.ts';
import { blocksBy } from './blocks.ts';
import type { PlanWeekInput } from './input.ts';
import { type Places, placesOf } from './places.ts';
import { type Planning, taskOfHabit, tasksOfFocus, tasksOfTodos } from './tasks.ts';
import { chosenTodos } from './todos.ts';

/** How far ahead a plan without an end reaches, in days, and how far one may. */
const USUAL_DAYS = 7;
const MOST_DAYS = 60;
/** What would find its place a week later is said. */
const BEYOND = 8 * DAY;
/** All-day events that are named beside a plan. */
const MOST_ALL_DAY = 20;

/** All that a plan is made of. */
export interface Gathered {
  readonly window: Window;
  readonly week: Week;
  readonly places: Places;
  readonly plannings: ReadonlyMap<string, Planning>;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
  readonly allDay: readonly Conflict[];
}

/** Reads what is asked for and what there is. Writes nothing. Throws UserError for what cannot be planned. */
export async function gather(executor: Executor, caller: Caller, input: PlanWeekInput): Promise<Gathered | Question> {
  const read = windowOf(caller, input);
  if (isQuestion(read)) return read;
  const { window } = read;
  const chosen = await chosenTodos(executor, caller, input);
  const blocks = await blocksBy(executor, caller, window, chosen.todos);
  const hours = new PlanHours(caller, window);
  const ofTodos = tasksOfTodos(caller, chosen, blocks, hours);
  const ofHabits = (input.habits ?? []).map((text) => habitOf(caller, text));
  const { focus_minutes_per_day: focus } = input;
  const plannings: Planning[] = [
    ...ofTodos.plannings,
    ...ofHabits.map(({ habit }) => taskOfHabit(habit, window, blocks, hours.waking)),
    ...(focus === undefined ? [] : tasksOfFocus(caller, focus, window, blocks, hours.ofGroup(undefined))),
  ];
  const planned = new Set([...blocks.values()].flat().map(({ row }) => row.id));
  const movable = new Set(
    plannings.flatMap(({ blocks: kept, spare }) => [...kept, ...spare].flatMap((block) => block?.row.id ?? [])),
  );
  const around = { from: window.from - DAY, to: window.to + BEYOND };
  const busy = await busyIn(executor, caller, around, movable);
  const places = await placesOf(executor, caller, { travel: input.travel, busy, todos: chosen.todos, window });
  const taken = busy.map((one): Taken => {
    const { id, start, end } = one;
    return { start, end, isPlanned: planned.has(id), place: places.takenAt(one) };
  });
  const { max_minutes_per_day: mostMinutesPerDay, max_moves: mostMoves } = input;
  const allDay = await showConflicts(executor, caller, await allDayWithin(executor, caller, window));
  return {
    window,
    week: {
      ...{ window, now: caller.now, zone: caller.zone, taken },
      tasks: plannings.map(({ task, todo }) => ({ ...task, place: todo && places.indexOf(spotOfRow(todo)) })),
      ways: places.ways,
      ...{ mostMinutesPerDay, mostMoves },
    },
    places,
    plannings: new Map(plannings.map((one) => [one.task.id, one])),
    assumptions: [
      ...read.assumptions,
      ...chosen.assumptions,
      ...ofTodos.assumptions,
      ...ofHabits.flatMap(({ assumptions }) => assumptions),
      ...hours.assumptions,
    ],
    warnings: chosen.warnings,
    allDay: allDay.slice(0, MOST_ALL_DAY),
  };
}

/** The time that is planned: what is said, from now on; otherwise a week. */
function windowOf(caller: Caller, { start, end }: PlanWeekInput) {
  const { now, zone } = caller;
  const today = wallDay(toWall(now, zone));
  const read = readWindow(
    {
      start: start ?? formatWallDate(today),
      end: end ?? (start === undefined ? formatWallDate(today + USUAL_DAYS * DAY) : undefined),
    },
    caller,
    'ahead',
  );
  if (isQuestion(read)) return read;
  const isOver = read.window.to <= now;
  if (isOver && !read.next) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).plan.isPast, { hint: messages(caller).plan.planAhead });
  }
  const window = isOver && read.next ? read.next : read.window;
  if (window.to - window.from > (MOST_DAYS + 1) * DAY) {
    throw new UserError('LIMIT_EXCEEDED', messages(caller).plan.tooLong({ days: MOST_DAYS }));
  }
  return { window, assumptions: isOver ? [messages(caller).windows.nextWeekInstead] : read.assumptions };
}

function habitOf(caller: Caller, text: string) {
  const habit = readHabit(text);
  if (!habit) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).plan.unreadHabit({ text: text.slice(0, 100) }), {
      hint: messages(caller).plan.writeHabitLike,
    });
  }
  const { title, minutes, timesPerWeek: times, assumed } = habit;
  const assumptions = assumed.length === 0 ? [] : [messages(caller).plan.assumedHabit({ title, minutes, times })];
  return { habit, assumptions };
}
