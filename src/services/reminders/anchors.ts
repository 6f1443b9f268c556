import { findTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import { tableOf } from '../../domain/kinds.ts';
import { loadEvents } from '../series/occurrences.ts';
import type { Anchor } from './rows.ts';

/** The events and todos of these ids that reminders belong to. */
export async function loadAnchors(
  executor: Executor,
  user: string,
  ids: readonly string[],
): Promise<Map<string, Anchor | undefined>> {
  const ofTodos = ids.filter((id) => tableOf(id) === 'todos');
  const ofEvents = ids.filter((id) => tableOf(id) !== 'todos');
  const events = ofEvents.length === 0 ? [] : await loadEvents(executor, user, ofEvents);
  const todos = ofTodos.length === 0 ? [] : await findTodos(executor, user, ofTodos);
  return new Map<string, Anchor | undefined>([
    ...events,
    ...[...todos].map(([id, row]) => [id, dueEvent(row)] as const),
  ]);
}

/** A todo as what its reminders go off before: an event without length when it is due, or one of that whole day. */
export function dueEvent(todo: TodoRow): Anchor {
  const { id, user, version, state, created_at, updated_at, title, due_wall: wall, due_zone: zone, due_fold } = todo;
  const isDay = zone === null;
  return {
    isSilent: wall === null || todo.status === 'done',
    overrides: [],
    root: {
      ...{ id, user, version, state, created_at, updated_at, title, zone, wall_start: wall ?? 0, fold: due_fold },
      ...{ all_day: isDay ? 1 : 0, days: isDay ? 1 : 0, ms: 0, show_as: 'free', cancelled: 0 },
      ...{ series_id: null, recurrence_id: null, rrule: null, exdates: '[]', rdates: '[]' },
      ...{ description: null, location: null, location_place: null, group_id: null, invitation: null, source: null },
      ...{ ics_uid: null, ics_sequence: null, share_with: null, private: null, planned_for: null, planned: null },
    },
  };
}
