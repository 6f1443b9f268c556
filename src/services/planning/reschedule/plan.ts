import { listGroups } from '../../../db/repos/groups.ts';
import type { Executor } from '../../../db/schema.ts';
import { readWindow } from '../../../domain/arguments/window.ts';
import type { Caller } from '../../../domain/caller.ts';
import { findConflicts, type Overlap } from '../../../domain/conflicts/overlap.ts';
import { type MoveReading, readMove } from '../../../domain/reschedule/move.ts';
import { placeAll } from '../../../domain/reschedule/place.ts';
import { type Wish, wishesOf } from '../../../domain/reschedule/wish.ts';
import type { Busy, Window } from '../../../domain/time/event.ts';
import { DAY, type Instant } from '../../../domain/time/wall.ts';
import { inHoursOf } from '../../availability/group-hours.ts';
import { hoursOf } from '../../availability/policy.ts';
import { busyIn } from '../../availability/reading.ts';
import { isQuestion, type Question } from '../../change/question.ts';
import { type Found, occurrenceOf, titleOf, whenOf } from '../../series/present.ts';
import { itemsIn, type Unmovable, unmovable } from './items.ts';

export interface PlanInput {
  readonly start: string;
  readonly end?: string | undefined;
  readonly query?: string | undefined;
  readonly group?: string | undefined;
  /** Moves only these of the events that are found: ids, or references of a plan. */
  readonly ids?: readonly string[] | undefined;
  readonly shift_minutes?: number | undefined;
  readonly move_to?: string | undefined;
}

/** One event on its way. */
export interface PlannedMove {
  readonly found: Found;
  readonly to: Instant;
  /** True when the time that it was to go to is taken, and this is the nearest free one. */
  readonly isAside: boolean;
}

export interface Plan {
  /** What was looked through for events to move. */
  readonly window: Window;
  readonly moves: readonly PlannedMove[];
  readonly unmovable: readonly Unmovable[];
  readonly collisions: readonly Overlap[];
  readonly assumptions: readonly string[];
}

/** What moving the events of a time comes to: where each goes, what stays and why, and what was in the way. */
export async function planOf(executor: Executor, caller: Caller, input: PlanInput): Promise<Plan | Question> {
  const read = readWindow(input, caller);
  if (isQuestion(read)) return read;
  const { window, assumptions } = read;
  const { movable, unmovable: fixed } = await itemsIn(executor, caller, window, input);
  const moving = moveOf(caller, input, movable[0]?.start ?? window.from);
  if (isQuestion(moving)) return moving;
  const { move, assumptions: assumed } = moving;
  const groups = new Map((await listGroups(executor, caller.user)).map((group) => [group.id, group]));
  const hours = movable.map(({ row }) => hoursOf(inHoursOf(caller, groups.get(row.group_id ?? ''))));
  const movers = movable.map(({ start, end }, index) => ({
    start,
    end,
    hours: hours[index] as (typeof hours)[number],
  }));
  const wishes = wishesOf(movers, move, window.from, caller.zone);
  const items = movable.flatMap((found, index) => {
    const wish = wishes[index] as Wish;
    return wish.isThere
      ? []
      : [{ found, wish, start: found.start, end: found.end, blocks: found.row.show_as !== 'free' }];
  });
  const there = movable.filter((_found, index) => wishes[index]?.isThere);
  const busy = await busyBeside(executor, caller, items);
  const places = placeAll(items, { busy, now: caller.now, zone: caller.zone });
  const moves: PlannedMove[] = [];
  const stuck: Unmovable[] = [];
  const collisions: Overlap[] = [];
  for (const [index, { found, wish }] of items.entries()) {
    const { start, taken } = places[index] as (typeof places)[number];
    const span = { start: wish.start, end: wish.start + (found.end - found.start) };
    collisions.push(...findConflicts([span], taken, 0));
    const isPast = wish.open.every(({ to }) => to <= caller.now);
    if (start === undefined) stuck.push(unmovable(caller, found, isPast ? 'past' : 'full'));
    else if (start === found.start) stuck.push(unmovable(caller, found, 'full'));
    else moves.push({ found, to: start, isAside: start !== wish.start });
  }
  return {
    window,
    moves,
    unmovable: [...fixed, ...there.map((found) => unmovable(caller, found, 'there')), ...stuck],
    collisions,
    assumptions: [...assumptions, ...assumed],
  };
}

function moveOf(caller: Caller, input: PlanInput, first: Instant): MoveReading | Question {
  if (input.move_to !== undefined) return readMove(input.move_to, first, caller);
  return { move: { kind: 'shift', minutes: input.shift_minutes as number }, assumptions: [] };
}

/** Whatever is in the way of the events where they may go, but for themselves. */
async function busyBeside(
  executor: Executor,
  caller: Caller,
  items: readonly { readonly found: Found; readonly wish: Wish }[],
): Promise<Busy[]> {
  if (items.length === 0) return [];
  const reach = items.flatMap(({ found, wish }) => [
    wish.start,
    wish.start + (found.end - found.start),
    ...wish.open.flatMap(({ from, to }) => [from, to]),
  ]);
  const window = { from: Math.min(...reach) - DAY, to: Math.max(...reach) + DAY };
  const moving = new Set(items.map(({ found }) => `${found.row.id} ${found.start}`));
  return (await busyIn(executor, caller, window)).filter(({ id, start }) => !moving.has(`${id} ${start}`));
}

export interface PlanView {
  ref?: string;
  id: string;
  version: number;
  occurrence?: string;
  title: string;
  /** Starts. */
  from: string;
  to: string;
  when: string;
}

/** How a move is shown: `Mon 2026-11-23 09:00–10:00 → Mon 2026-11-23 14:00–15:00`. */
export function moveView(caller: Caller, { found, to }: PlannedMove, iso: (at: Instant) => string): PlanView {
  const occurrence = occurrenceOf(caller, found);
  const there = { start: to, end: to + (found.end - found.start) };
  return {
    id: found.root.id,
    version: found.row.version,
    ...(occurrence !== undefined && { occurrence }),
    title: titleOf(caller, found.row),
    from: iso(found.start),
    to: iso(to),
    when: `${whenOf(caller, found, false)} → ${whenOf(caller, there, false)}`,
  };
}
