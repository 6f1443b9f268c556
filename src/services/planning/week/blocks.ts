import { findPlanned, listPlanned } from '../../../db/repos/events.ts';
import type { EventRow, Executor, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { Occurrence, Window } from '../../../domain/time/event.ts';
import { DAY, MINUTE } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { isPinned, SOON, spanOf } from '../../series/planned.ts';

/** An event that an earlier plan has put into the calendar. */
export interface Block extends Occurrence {
  readonly row: EventRow;
  /** It stays where it is: begun, about to begin, or made the user's own by moving it. */
  readonly isFixed: boolean;
}

/** The blocks of earlier plans by what they are for, in order of time: those of the todos, past ones too, and all that may lie in the window. */
export async function blocksBy(
  executor: Executor,
  caller: Caller,
  window: Window,
  todos: readonly TodoRow[],
): Promise<Map<string, Block[]>> {
  const from = toWall(window.from, caller.zone) - 2 * DAY;
  const rows = [
    ...(await findPlanned(
      executor,
      caller.user,
      todos.map(({ id }) => id),
    )),
    ...(await listPlanned(executor, caller.user, from)),
  ];
  const blocks = [...new Map(rows.map((row) => [row.id, row])).values()]
    .filter((row) => row.series_id === null)
    .map((row): Block => {
      const span = spanOf(row, caller);
      const isOutside = span.start < window.from || span.end > window.to;
      return { row, ...span, isFixed: isOutside || span.start < caller.now + SOON || isPinned(row) };
    })
    .sort((a, b) => a.start - b.start);
  return Map.groupBy(blocks, ({ row }) => row.planned_for ?? '');
}

/** Minutes of these blocks together. */
export const minutesOf = (blocks: readonly Occurrence[]): number =>
  Math.round(blocks.reduce((sum, { start, end }) => sum + end - start, 0) / MINUTE);
