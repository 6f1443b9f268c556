import { findPlanned } from '../../db/repos/events.ts';
import type { EventRow, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { firstStart } from '../../domain/recurrence/expand.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { DAY, MINUTE, type WallMs } from '../../domain/time/wall.ts';
import type { Recorder } from '../change/recorder.ts';
import { isRecurring, seriesOf } from '../series/rows.ts';

/** Where a plan put an event, as it is kept with it: moved by hand, it lies elsewhere. */
interface Planned {
  /** Which part of its todo, from 0, of how many. */
  readonly part: number;
  readonly parts: number;
  readonly wall: WallMs;
  readonly ms: number;
}

/** When a single event that was planned takes place. */
export function spanOf(row: EventRow, { zone }: Pick<Caller, 'zone'>): Occurrence {
  const start = firstStart(seriesOf(row), zone);
  return { start, end: start + row.days * DAY + row.ms };
}

/** Whether the user has made it their own: moved it, made it longer, or let it repeat. */
export function isPinned(row: EventRow): boolean {
  const { wall, ms } = JSON.parse(row.planned ?? '{}') as Partial<Planned>;
  return isRecurring(row) || row.all_day === 1 || row.wall_start !== wall || row.ms !== ms;
}

/**
 * Frees what is left of the time that was planned for todos that are closed: what has not begun goes, what has ends
 * now. Answers how many of them there were.
 */
export async function freePlanned(recorder: Recorder, todos: readonly TodoRow[]): Promise<number> {
  const { executor, caller } = recorder;
  const rows = await findPlanned(
    executor,
    caller.user,
    todos.map(({ id }) => id),
  );
  let freed = 0;
  for (const row of rows) {
    if (isRecurring(row) || row.all_day === 1) continue;
    const { start, end } = spanOf(row, caller);
    if (end <= caller.now) continue;
    freed++;
    const ms = Math.floor((caller.now - start) / MINUTE) * MINUTE;
    if (ms <= 0) await recorder.remove('events', row.id);
    else await recorder.change('events', row, { ms, days: 0 });
  }
  return freed;
}
