import { listTodos } from '../../../db/repos/todos.ts';
import type { TodoRow } from '../../../db/schema.ts';
import { type WrittenTodo, writeTodo } from '../../../domain/ics/write-todo.ts';
import { readPlace } from '../../../domain/place.ts';
import type { Window } from '../../../domain/time/event.ts';
import { DAY } from '../../../domain/time/wall.ts';
import { deadlineOf } from '../../../domain/todos/todo.ts';
import type { Outgoing } from '../../change/exchange.ts';
import { otherNames, uidOf } from '../../exchange/names.ts';
import { dueOf, listOf, repeatIn } from '../../items/todo-rows.ts';

/** The VTODOs of a file, by due time. */
export async function writeTodos({
  executor,
  caller,
  window,
  groupId,
  uses,
  groups,
  eventUid,
  alarms,
  pause,
}: Outgoing): Promise<string[]> {
  const rows = await listTodos(executor, caller.user);
  const others = otherNames(
    rows.map(({ id, ics_uid, due_wall }) => ({ id, ics_uid, recurrence_id: null, wall_start: due_wall ?? 0 })),
  );
  const uids = new Map(rows.map((row) => [row.id, others.get(row.id) ?? uidOf(row)]));
  const pieces: { due: number; uid: string; text: string }[] = [];
  for (const row of rows) {
    await pause();
    if (groupId !== undefined && row.group_id !== groupId) continue;
    if (window && !isDueIn(row, caller.zone, window)) continue;
    const uid = uids.get(row.id) as string;
    const dependsOn = listOf(row.depends_on).flatMap((id) => uids.get(id) ?? []);
    const event = row.event_id === null ? null : (eventUid(row.event_id) ?? null);
    const group = (row.group_id !== null && groups.get(row.group_id)) || null;
    const parent = uids.get(row.parent_id ?? '') ?? null;
    const repeatOf = uids.get(row.repeat_of ?? '') ?? null;
    const names = { uid, dependsOn, event, group, parent, repeatOf };
    const todo = { ...written(row, names), alarms: alarms.get(row.id) ?? [] };
    const text = writeTodo(todo, { uses, floatingZone: caller.zone });
    pieces.push({ due: row.due_wall ?? Number.MAX_SAFE_INTEGER, uid, text });
  }
  pieces.sort((a, b) => a.due - b.due || (a.uid < b.uid ? -1 : 1));
  return pieces.map(({ text }) => text);
}

/** A row as a calendar file gives it, with the names that others have there. */
export function written(
  row: TodoRow,
  names: Pick<WrittenTodo, 'uid' | 'dependsOn' | 'event' | 'group' | 'parent' | 'repeatOf'>,
): WrittenTodo {
  return {
    ...names,
    sequence: row.ics_sequence ?? 0,
    title: row.title,
    notes: row.notes,
    location: row.location,
    place: row.location_place === null ? null : (readPlace(row.location_place) ?? null),
    due: dueOf(row) ?? null,
    repeat: repeatIn(row) ?? null,
    importance: row.importance,
    urgency: row.urgency,
    estimateMinutes: row.estimate_minutes,
    categories: listOf(row.tags),
    closedAt: row.closed_at,
    closeNote: row.close_note,
    source: row.source,
    created: row.created_at,
    modified: row.updated_at,
  };
}

function isDueIn(row: TodoRow, zone: string, { from, to }: Window): boolean {
  const due = dueOf(row);
  if (!due) return false;
  const last = deadlineOf(due, zone);
  // A plain date touches a window with any part of its day.
  const first = due.zone === null ? deadlineOf({ ...due, wall: due.wall - DAY }, zone) + 1 : last;
  return first < to && last >= from;
}
