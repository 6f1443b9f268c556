import { type ChangeRowRead, findTracked } from '../../db/repos/changes.ts';
import { findEvent, findOverrides } from '../../db/repos/events.ts';
import type { ChangeImageRow, EventRow, Executor, ReminderRow, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { TrackedTable } from '../../domain/kinds.ts';
import { say } from '../../domain/say.ts';
import { findStranded, type Remains } from '../events/stranded.ts';
import { findOrphan } from '../reminders/orphans.ts';
import { rootsOf } from '../series/rows.ts';
import { circleWith } from '../todos/circle.ts';
import { isRaised, rowsOf } from './later.ts';
import { isExpired, UNDO_DAYS } from './select.ts';

/** Rows that are compared to tell whether a change can be undone. */
const COMPARED = 50;

/** Why `undo` would refuse a change by itself; undefined when it would not. Of a large change only the first rows are looked at. */
export async function whyNot(
  executor: Executor,
  caller: Caller,
  change: ChangeRowRead,
  images: readonly ChangeImageRow[],
): Promise<string | undefined> {
  if (change.undone_by !== null) return say(caller, `已由 ${change.undone_by} 撤销`, `undone by ${change.undone_by}`);
  if (isExpired(caller, change)) return say(caller, `超过 ${UNDO_DAYS} 天`, `older than ${UNDO_DAYS} days`);
  const compared = images.slice(0, COMPARED).filter((image) => !isRaised(image));
  const isBlocked =
    (await isFollowed(executor, caller, compared)) ||
    (await strands(executor, caller, change, compared)) ||
    (await circleWith(executor, caller, restoredIn<TodoRow>('todos', compared))) !== undefined ||
    (await findOrphan(executor, caller, {
      events: restoredIn<EventRow>('events', compared),
      reminders: restoredIn<ReminderRow>('reminders', compared),
    })) !== undefined;
  return isBlocked ? say(caller, '之后又有更改', 'changed again since') : undefined;
}

/** Whether a row is not as the change left it. */
async function isFollowed(executor: Executor, caller: Caller, compared: readonly ChangeImageRow[]): Promise<boolean> {
  for (const image of compared) {
    const current = await findTracked(executor, image.table_name as TrackedTable, caller.user, image.row_id);
    if (current?.state !== rowsOf(image).after?.state) return true;
  }
  return false;
}

/** Whether a changed occurrence that was written later would lose its occurrence. */
async function strands(
  executor: Executor,
  caller: Caller,
  change: ChangeRowRead,
  compared: readonly ChangeImageRow[],
): Promise<boolean> {
  const events = eventsOf(compared);
  const restored = new Map(events.map(({ id, before }) => [id, before]));
  const rows = events.flatMap(({ before, after }) => [before, after]);
  for (const id of rootsOf(rows)) {
    const remains = await remainsOf(executor, caller, id, restored);
    if (await findStranded(executor, caller, remains, [change])) return true;
  }
  return false;
}

/** Rows of a table as they would be again. */
const restoredIn = <Row>(name: TrackedTable, images: readonly ChangeImageRow[]) =>
  new Map(
    images
      .filter((image) => image.table_name === name)
      .map((image) => [image.row_id, rowsOf(image).before as unknown as Row | null]),
  );

const eventsOf = (images: readonly ChangeImageRow[]) =>
  images
    .filter((image) => image.table_name === 'events')
    .map((image) => ({
      id: image.row_id,
      ...(rowsOf(image) as unknown as Record<'before' | 'after', EventRow | null>),
    }));

/** The series `id` as it would be with these rows put back. */
async function remainsOf(
  executor: Executor,
  caller: Caller,
  id: string,
  restored: ReadonlyMap<string, EventRow | null>,
): Promise<Remains> {
  const overrides = new Map((await findOverrides(executor, caller.user, [id])).map((row) => [row.id, row]));
  for (const [rowId, row] of restored) {
    if (row?.series_id === id) overrides.set(rowId, row);
    else overrides.delete(rowId);
  }
  const root = restored.has(id) ? restored.get(id) : await findEvent(executor, caller.user, id);
  return { id, root: root ?? undefined, overrides: [...overrides.values()] };
}
