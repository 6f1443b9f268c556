import { findTodos } from '../../../db/repos/todos.ts';
import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { Suggestion } from '../../../domain/suggestions/suggestion.ts';
import type { Window } from '../../../domain/time/event.ts';
import { DAY, formatWallDate, wallDay } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import { deadline } from '../../items/todo-rows.ts';
import { isPinned, SOON } from '../../series/planned.ts';
import { withRows } from '../../series/present.ts';

/** A plan looks at least so far ahead. */
const AHEAD = 7 * DAY;
const MOST = 200;

/** Something came in over time that was planned: the call that plans that again. Nothing is ever moved without being asked for. */
export async function suggestReplan(
  executor: Executor,
  caller: Caller,
  { from, to }: Window,
  id: string,
): Promise<Suggestion | undefined> {
  const { now, zone } = caller;
  if (to <= now) return undefined;
  const over = await occurrencesIn(executor, caller, { from, to }, { kind: 'blocking', most: MOST });
  const found = await withRows(
    executor,
    caller,
    over.filter(({ source }) => source !== id),
  );
  const ids = found.flatMap(({ row, start }) =>
    start > now + SOON && row.planned_for?.startsWith('todo_') && !isPinned(row) ? [row.planned_for] : [],
  );
  const todos = [...(await findTodos(executor, caller.user, [...new Set(ids)])).values()].filter(
    ({ status }) => status === 'open',
  );
  if (todos.length === 0) return undefined;
  const dues = todos.map((todo) => deadline(todo, zone)).filter(Number.isFinite);
  const end = wallDay(toWall(Math.max(to, now + AHEAD, ...dues), zone)) + DAY;
  return {
    use: 'planWeek',
    todos: todos.map((todo) => todo.id),
    end: formatWallDate(end),
    why: messages(caller).suggestions.replan({ names: todos.map(({ title }) => title) }),
  };
}
