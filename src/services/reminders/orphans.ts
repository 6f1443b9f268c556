import { findEvents } from '../../db/repos/events.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import { findTodos } from '../../db/repos/todos.ts';
import { tableOf } from '../../domain/kinds.ts';
import { imagesOf } from '../change/image.ts';
import type { UndoGuard } from '../change/kind.ts';
import { isAttached } from './rows.ts';

/** A reminder that was added since may belong to an event or todo that goes, and one that is back to one that went since. */
export const noOrphans: UndoGuard = async (executor, caller, putBack) => {
  const anchors = new Map(
    [...imagesOf(putBack, 'events'), ...imagesOf(putBack, 'todos')].map(({ id, after }) => [id, after !== null]),
  );
  const reminders = new Map(imagesOf(putBack, 'reminders').map(({ id, after }) => [id, after]));
  const gone = [...anchors].filter(([, isThere]) => !isThere).map(([id]) => id);
  const stored = await remindersOf(executor, caller.user, gone);
  const attached = [...stored.filter(({ id }) => !reminders.has(id)), ...reminders.values()]
    .filter((row) => row !== null)
    .filter(isAttached);
  if (attached.length === 0) return undefined;
  const ids = attached.map((row) => row.event_id);
  const events = await findEvents(executor, caller.user, ids);
  const todos = await findTodos(executor, caller.user, ids);
  const orphan = attached.find(({ event_id: id }) => !(anchors.get(id) ?? (events.has(id) || todos.has(id))));
  if (!orphan) return undefined;
  const anchor = tableOf(orphan.event_id) === 'todos' ? 'todos' : 'events';
  return { rows: [['reminders', orphan.id] as const, [anchor, orphan.event_id] as const] };
};
