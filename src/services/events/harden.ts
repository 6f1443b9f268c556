import { listPlanned } from '../../db/repos/events.ts';
import { listGroups } from '../../db/repos/groups.ts';
import { findTodos } from '../../db/repos/todos.ts';
import type { EventRow, TodoRow } from '../../db/schema.ts';
import { freeStretches, intersectIntervals } from '../../domain/free-slots/intervals.ts';
import { openTime } from '../../domain/free-slots/open-time.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { DAY } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { PlanHours } from '../availability/plan-hours.ts';
import { busyIn } from '../availability/reading.ts';
import type { Recorder } from '../change/recorder.ts';
import { deadline } from '../items/todo-rows.ts';
import { spanOf } from '../series/planned.ts';

interface Block extends Occurrence {
  readonly row: EventRow;
  readonly todo: TodoRow;
  readonly due: number;
}

/** Due later than this it has other times in any case. */
const MOST_AHEAD = 60 * DAY;

/**
 * Makes planned time busy that cannot be given to anything else any more: what has just been written takes the last
 * other time before its todo is due.
 */
export async function hardenBlocks(recorder: Recorder, spans: readonly Occurrence[]): Promise<string[]> {
  const names = await hardened(recorder, spans);
  return names.length === 0 ? [] : [messages(recorder.caller).plan.firmedUp({ names })];
}

/** The titles of what has become busy. */
async function hardened(recorder: Recorder, spans: readonly Occurrence[]): Promise<string[]> {
  const { executor, caller } = recorder;
  const from = toWall(caller.now, caller.zone) - DAY;
  const rows = (await listPlanned(executor, caller.user, from)).filter(
    ({ series_id, rrule, show_as }) => series_id === null && rrule === null && show_as === 'tentative',
  );
  if (rows.length === 0) return [];
  const todos = await findTodos(
    executor,
    caller.user,
    rows.flatMap(({ planned_for: id }) => id ?? []),
  );
  const meets = (start: number, end: number): boolean => spans.some((one) => one.start < end && start < one.end);
  const blocks = rows.flatMap((row): Block[] => {
    const todo = todos.get(row.planned_for ?? '');
    const due = todo ? deadline(todo, caller.zone) : Number.POSITIVE_INFINITY;
    const span = spanOf(row, caller);
    const isAsked = todo?.status === 'open' && due < caller.now + MOST_AHEAD && span.start > caller.now;
    // What lies under the new event has to move, and what it leaves alone has as much time as before.
    return todo && isAsked && !meets(span.start, span.end) && meets(span.end, due + 1)
      ? [{ row, todo, due, ...span }]
      : [];
  });
  if (blocks.length === 0) return [];
  await recorder.project();
  const groups = new Map((await listGroups(executor, caller.user)).map((group) => [group.id, group]));
  const soft = new Set(rows.map(({ id }) => id));
  const names: string[] = [];
  for (const { row, todo, start, end, due } of blocks) {
    const window = { from: end, to: due + 1 };
    const hours = new PlanHours(caller, window).ofGroup(groups.get(todo.group_id ?? ''));
    const free = freeStretches(await busyIn(executor, caller, window, soft), window);
    const open = intersectIntervals(free, openTime(window, caller.zone, hours));
    if (open.some((one) => one.to - one.from >= end - start)) continue;
    await recorder.change('events', row, { show_as: 'busy' });
    names.push(row.title);
    await recorder.pause();
  }
  return names;
}
