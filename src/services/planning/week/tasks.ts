import type { TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { WorkingHours } from '../../../domain/free-slots/working-hours.ts';
import type { Habit } from '../../../domain/plan/habits/read.ts';
import { partsOf } from '../../../domain/plan/parts.ts';
import type { Part, Task } from '../../../domain/plan/task.ts';
import type { Window } from '../../../domain/time/event.ts';
import { DAY, wallDay, wallWeekday } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { quadrantOf } from '../../../domain/todos/todo.ts';
import { messages } from '../../../messages/index.ts';
import type { PlanHours } from '../../availability/plan-hours.ts';
import { deadline, listOf } from '../../items/todo-rows.ts';
import { type Block, minutesOf } from './blocks.ts';
import { Estimates } from './estimates.ts';
import { listed } from './names.ts';
import type { Chosen } from './todos.ts';

/** What a quarter of an hour is worth, by the matrix of importance and urgency. */
const WEIGHTS = { do: 8, schedule: 4, delegate: 3, drop: 1 } as const;
const HABIT_WEIGHT = 3;
const FOCUS_WEIGHT = 2;
/** Time to think in is worth nothing in smaller pieces. */
const FOCUS = 90;
/** Parts of the day in which habits lie, in minutes since midnight. */
const PARTS = { morning: [420, 720], afternoon: [720, 1080], evening: [1080, 1320] } as const;

/** A task, and the blocks of an earlier plan that its parts were, in their order. */
export interface Planning {
  readonly task: Task;
  readonly title: string;
  readonly todo?: TodoRow;
  /** Of each part the block that it was; undefined for a new one. */
  readonly blocks: readonly (Block | undefined)[];
  /** Blocks that are not needed any more. */
  readonly spare: readonly Block[];
}

/** How parts take over the blocks that are there: the same lengths where these still add up. */
function partsFor(minutes: number, movable: readonly Block[]): Pick<Planning, 'blocks' | 'spare'> & { parts: Part[] } {
  const kept: Block[] = [];
  let left = minutes;
  for (const block of movable) {
    const length = minutesOf([block]);
    if (length > left) break;
    kept.push(block);
    left -= length;
  }
  const more = left > 0 ? partsOf(left) : [];
  return {
    parts: [...kept.map((block) => ({ minutes: minutesOf([block]), previous: block.start })), ...more],
    blocks: [...kept, ...more.map(() => undefined)],
    spare: movable.slice(kept.length),
  };
}

/** The tasks that todos are, and what was assumed of them. */
export function tasksOfTodos(
  caller: Caller,
  { todos, groups, ends, usual }: Chosen,
  blocks: ReadonlyMap<string, readonly Block[]>,
  hours: PlanHours,
): { plannings: Planning[]; assumptions: string[] } {
  const estimates = new Estimates(caller, usual);
  const over: string[] = [];
  const plannings = todos.map((row): Planning => {
    const group = groups.get(row.group_id ?? '');
    const estimate = estimates.of(row, group);
    const own = blocks.get(row.id) ?? [];
    const fixed = own.filter(({ isFixed }) => isFixed);
    const coming = fixed.filter(({ end }) => end > caller.now);
    let minutes = Math.max(0, estimate - minutesOf(fixed));
    // The time that it was given is over, and it is still open.
    if (minutes === 0 && coming.length === 0) {
      over.push(row.title);
      minutes = Math.min(estimate, minutesOf(fixed.slice(-1)));
    }
    const { parts, ...taken } = partsFor(
      minutes,
      own.filter(({ isFixed }) => !isFixed),
    );
    const due = deadline(row, caller.zone);
    const before = listOf(row.depends_on);
    const release = Math.max(
      ...before.map((id) => ends.get(id) ?? Number.NEGATIVE_INFINITY),
      ...before.flatMap((id) => (blocks.get(id) ?? []).filter(({ isFixed }) => isFixed).map(({ end }) => end)),
    );
    return {
      title: row.title,
      todo: row,
      ...taken,
      task: {
        id: row.id,
        weight: WEIGHTS[quadrantOf(row.importance, row.urgency)],
        parts,
        ...(Number.isFinite(due) && { due }),
        ...(Number.isFinite(release) && { release }),
        after: before,
        hours: hours.ofGroup(group),
        ...(row.importance === 'high' && { wish: PARTS[caller.energy ?? 'morning'] }),
      },
    };
  });
  const { plan } = messages(caller);
  return {
    plannings,
    assumptions: [
      ...estimates.assumptions,
      ...(over.length > 0 ? [plan.timeIsOver({ names: listed(caller, over) })] : []),
    ],
  };
}

/** Habits, each as often as it fits into the window: three times a week are two in five days. */
export function taskOfHabit(
  { title, timesPerWeek, minutes, part, isOnWorkdays }: Habit,
  window: Window,
  blocks: ReadonlyMap<string, readonly Block[]>,
  waking: WorkingHours,
): Planning {
  const id = `habit:${title}`;
  const own = blocks.get(id) ?? [];
  const days = (window.to - window.from) / DAY;
  const wanted = Math.max(1, Math.round((timesPerWeek * days) / 7));
  const there = own.filter(({ isFixed, start }) => isFixed && start >= window.from);
  const movable = own.filter(({ isFixed }) => !isFixed);
  const count = Math.max(0, wanted - there.length);
  const kept = movable.slice(0, count);
  const parts = Array.from({ length: count }, (_one, index): Part => {
    const previous = kept[index]?.start;
    return { minutes, ...(previous !== undefined && { previous }) };
  });
  const range = part && PARTS[part];
  const hours = waking.map((ranges, day) =>
    isOnWorkdays && day > 4 ? [] : range ? ranges.flatMap((one) => within(one, range)) : ranges,
  );
  return {
    title,
    task: { id, weight: HABIT_WEIGHT, parts, hours, apart: true },
    blocks: parts.map((_one, index) => kept[index]),
    spare: movable.slice(count),
  };
}

const within = ([start, end]: readonly [number, number], [from, to]: readonly [number, number]) =>
  Math.max(start, from) < Math.min(end, to) ? [[Math.max(start, from), Math.min(end, to)] as const] : [];

/** Time to think in on each day of the window on which there are working hours: in blocks of 90 minutes or more. */
export function tasksOfFocus(
  { zone, now, energy, ...caller }: Caller,
  minutes: number,
  window: Window,
  blocks: ReadonlyMap<string, readonly Block[]>,
  hours: WorkingHours,
): Planning[] {
  const own = (blocks.get('focus') ?? []).filter(({ start }) => start >= window.from);
  const plannings: Planning[] = [];
  const first = wallDay(toWall(Math.max(now, window.from), zone));
  for (let date = first; date < toWall(window.to, zone); date += DAY) {
    if ((hours[wallWeekday(date)] ?? []).length === 0) continue;
    const here = own.filter(({ start }) => wallDay(toWall(start, zone)) === date);
    const left = minutes - minutesOf(here.filter(({ isFixed }) => isFixed));
    const movable = here.filter(({ isFixed }) => !isFixed);
    const count = Math.max(1, Math.floor(left / FOCUS));
    const each = Math.floor(left / count / 15) * 15;
    const parts = Array.from({ length: left < 15 ? 0 : count }, (_one, index): Part => {
      const previous = movable[index]?.start;
      return { minutes: each, ...(previous !== undefined && { previous }) };
    });
    plannings.push({
      title: messages(caller).plan.focus,
      task: {
        id: `focus ${date / DAY}`,
        weight: FOCUS_WEIGHT,
        parts,
        hours,
        wish: PARTS[energy ?? 'morning'],
        isWhole: true,
        dates: new Set([date]),
      },
      blocks: parts.map((_one, index) => movable[index]),
      spare: movable.slice(parts.length),
    });
  }
  return plannings;
}

/** What an event of a task is planned for: the focus of all days is one. */
export const plannedFor = ({ id }: Pick<Task, 'id'>): string => (id.startsWith('focus ') ? 'focus' : id);
