import { findEvents } from '../../db/repos/events.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import { imagesOf } from '../change/image.ts';
import type { UndoGuard } from '../change/kind.ts';
import { isAttached } from './rows.ts';

/** A reminder that was added since may belong to an event that goes, and one that is back to an event that went since. */
export const noOrphans: UndoGuard = async (executor, caller, putBack) => {
  const events = new Map(imagesOf(putBack, 'events').map(({ id, after }) => [id, after]));
  const reminders = new Map(imagesOf(putBack, 'reminders').map(({ id, after }) => [id, after]));
  const gone = [...events].filter(([, row]) => row === null).map(([id]) => id);
  const stored = await remindersOf(executor, caller.user, gone);
  const attached = [...stored.filter(({ id }) => !reminders.has(id)), ...reminders.values()]
    .filter((row) => row !== null)
    .filter(isAttached);
  if (attached.length === 0) return undefined;
  const ids = attached.map((row) => row.event_id);
  const there = await findEvents(executor, caller.user, ids);
  const orphan = attached.find(({ event_id: id }) =>
    events.get(id) === undefined ? !there.has(id) : events.get(id) === null,
  );
  return orphan && { rows: [['reminders', orphan.id] as const, ['events', orphan.event_id] as const] };
};
