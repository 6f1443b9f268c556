import { findPlanned } from '../../db/repos/events.ts';
import type { TodoRow } from '../../db/schema.ts';
import { MINUTE } from '../../domain/time/wall.ts';
import type { Recorder } from '../change/recorder.ts';
import { spanOf } from '../series/planned.ts';
import { isRecurring } from '../series/rows.ts';

/**
 * Frees what is left of the time that was planned for todos that are closed or deleted: what has not begun goes, what has ends
 * now. Answers how many of them there were.
 */
export async function freePlanned(recorder: Recorder, todos: readonly Pick<TodoRow, 'id'>[]): Promise<number> {
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
