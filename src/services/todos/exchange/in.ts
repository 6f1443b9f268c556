import { listTodos } from '../../../db/repos/todos.ts';
import type { EventRow, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { quote } from '../../../domain/ics/broken.ts';
import type { Notes } from '../../../domain/ics/notes.ts';
import { type CalendarTodo, tagOf } from '../../../domain/ics/todos.ts';
import { newId } from '../../../domain/ids.ts';
import { placeText } from '../../../domain/place.ts';
import { repeatText } from '../../../domain/todos/repeat.ts';
import { inCircles } from '../../../domain/todos/todo.ts';
import type { Alarmed, Counts, Effect, Incoming, Placed, TakingIn } from '../../change/exchange.ts';
import type { Recorder } from '../../change/recorder.ts';
import { findKnown as findKnownEvents } from '../../events/exchange/own.ts';
import { mayReplace } from '../../exchange/versions.ts';
import { dueColumns, listOf, type NewTodo } from '../../items/todo-rows.ts';
import { EMPTY } from '../add.ts';
import { findKnown } from './own.ts';

/** A todo of a file that is to be written, if it says anything new. */
export interface Draft {
  readonly todo: CalendarTodo;
  readonly row: TodoRow | undefined;
  readonly id: string;
  readonly placed: Placed;
  dependsOn: readonly string[] | undefined;
  /** Ids: of the todo that it is a part of, and of the one whose closing opened it. Null: none. */
  parent: string | null | undefined;
  repeatOf: string | null | undefined;
}

/** A draft that is not yet linked to others. */
export const draftOf = (todo: CalendarTodo, row: TodoRow | undefined, id: string, placed: Placed): Draft => ({
  ...{ todo, row, id, placed },
  ...{ dependsOn: undefined, parent: undefined, repeatOf: undefined },
});

/** New ones that are written together. */
const AT_ONCE = 500;

/**
 * Takes in the todos of a file, known by UID, as its events are. Dependencies
 * become ids; those on nothing known, and those in a circle, are left out and noted.
 */
export async function takeInTodos(
  recorder: Recorder,
  { file: { todos }, notes, place, alarmed }: Incoming,
  { isImport, advance }: TakingIn,
): Promise<Counts> {
  const counts: Counts = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
  if (todos.length === 0) return counts;
  const { executor, caller, pause } = recorder;
  const known = await findKnown(
    executor,
    caller,
    todos.map(({ uid }) => uid),
    pause,
  );
  const drafts: Draft[] = [];
  for (const todo of todos) {
    const row = known.get(todo.uid);
    if (row && !(await mayReplace(row, todo.sequence, isImport))) counts.unchanged++;
    else if (todo.cancelled) {
      if (row) await recorder.remove('todos', row.id);
      counts.cancelled++;
    } else drafts.push(draftOf(todo, row, row?.id ?? newId('todo'), place(todo)));
    await pause();
  }
  await linkDrafts(recorder, drafts, notes);
  const eventIds = await eventsOf(recorder, drafts);
  for (let from = 0; from < drafts.length; from += AT_ONCE) {
    const some = drafts.slice(from, from + AT_ONCE);
    const added = some.filter(({ row }) => !row);
    await recorder.insertAll(
      'todos',
      added.map((draft) => newRow(caller, draft, eventIds)),
    );
    counts.added += added.length;
    for (const { id, todo } of added) alarmed.push(alarmedOf(id, todo, true));
    for (const { row, ...draft } of some) {
      if (!row) continue;
      const effect = await update(recorder, { ...draft, row }, row, eventIds);
      counts[effect]++;
      if (effect === 'updated') alarmed.push(alarmedOf(row.id, draft.todo, false));
    }
    await advance(some.length);
  }
  await advance(todos.length - drafts.length);
  return counts;
}

/** What is done rings no more: the alarms that other programs have left on it do not come in. */
const alarmedOf = (eventId: string, { title, alarms, done }: CalendarTodo, isNew: boolean): Alarmed => ({
  ...{ eventId, title, isNew },
  alarms: done ? alarms.filter(({ own }) => own !== null) : alarms,
});

/** Finds what drafts wait for and are parts of, among themselves and among what is here. Circles are opened, and noted. */
export async function linkDrafts(recorder: Recorder, drafts: readonly Draft[], notes: Notes): Promise<void> {
  await linkTodos(recorder, drafts, notes);
  await openCircles(recorder, drafts, notes);
}

async function linkTodos({ executor, caller, pause }: Recorder, drafts: readonly Draft[], notes: Notes): Promise<void> {
  const ids = new Map(drafts.map(({ todo: { uid }, id }) => [uid, id]));
  const named = new Set(
    drafts.flatMap(({ todo }) => [...(todo.dependsOn ?? []), todo.parent ?? [], todo.repeatOf ?? []].flat()),
  );
  const others = await findKnown(
    executor,
    caller,
    [...named].filter((uid) => !ids.has(uid)),
    pause,
  );
  const idOf = (uid: string): string | undefined => ids.get(uid) ?? others.get(uid)?.id;
  for (const draft of drafts) {
    const { parent, repeatOf } = draft.todo;
    draft.repeatOf = repeatOf && (idOf(repeatOf) ?? null);
    draft.parent = parent && (idOf(parent) ?? null);
    if (parent && !draft.parent) notes.add('parent-unknown', quote(draft.todo.title));
    draft.dependsOn = draft.todo.dependsOn?.flatMap((uid) => {
      const id = idOf(uid);
      if (id === undefined) notes.add('depends-unknown', quote(draft.todo.title));
      return id ?? [];
    });
  }
}

/** What is here already has no circles: each one has a link that is new. */
async function openCircles({ executor, caller }: Recorder, drafts: readonly Draft[], notes: Notes): Promise<void> {
  if (!drafts.some(({ dependsOn, parent }) => dependsOn?.length || parent)) return;
  const rows = await listTodos(executor, caller.user);
  const edges = new Map(rows.map((row) => [row.id, listOf(row.depends_on)]));
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id === null ? [] : [parent_id]]));
  for (const { id, dependsOn, parent } of drafts) {
    edges.set(id, [...(dependsOn ?? edges.get(id) ?? [])]);
    parents.set(id, parent ? [parent] : parent === null ? [] : (parents.get(id) ?? []));
  }
  const circular = inCircles(edges);
  const ownParents = inCircles(parents);
  for (const draft of drafts) {
    if (draft.parent && ownParents.has(draft.id)) {
      draft.parent = null;
      notes.add('parent-circle', quote(draft.todo.title));
    }
    if (!circular.has(draft.id) || !draft.dependsOn) continue;
    draft.dependsOn = draft.dependsOn.filter((id) => !circular.has(id));
    notes.add('depends-circle', quote(draft.todo.title));
  }
}

/** Ids of the events that todos are planned for, by UID. */
async function eventsOf({ executor, caller, pause }: Recorder, drafts: readonly Draft[]): Promise<Map<string, string>> {
  const uids = new Set(drafts.flatMap(({ todo }) => todo.event ?? []));
  const rows = await findKnownEvents(executor, caller, [...uids], pause);
  const isRoot = (row: EventRow): boolean => row.series_id === null && row.recurrence_id === null;
  return new Map([...rows].flatMap(([uid, family]) => family.filter(isRoot).map(({ id }) => [uid, id] as const)));
}

export function newRow(caller: Caller, draft: Draft, eventIds: ReadonlyMap<string, string>): NewTodo {
  const { created, modified } = draft.todo;
  return {
    ...EMPTY,
    ...columnsOf(caller, draft, eventIds),
    id: draft.id,
    ...(created !== null && { created_at: created }),
    ...(modified !== null && { updated_at: modified }),
  };
}

async function update(
  recorder: Recorder,
  draft: Draft,
  row: TodoRow,
  eventIds: ReadonlyMap<string, string>,
): Promise<Effect> {
  const columns = columnsOf(recorder.caller, draft, eventIds);
  const same = Object.entries(columns).every(([column, value]) => row[column as keyof TodoRow] === value);
  if (same) return 'unchanged';
  await recorder.change('todos', row, columns);
  return 'updated';
}

/** The columns that a VTODO fills: what it says nothing of stays as it is. */
export function columnsOf(
  { now }: Caller,
  { todo, row, placed, dependsOn, parent, repeatOf }: Draft,
  eventIds: ReadonlyMap<string, string>,
) {
  const { urgency, estimateMinutes, closeNote, event, source } = todo;
  const eventId = event ? eventIds.get(event) : event;
  return {
    title: todo.title,
    notes: todo.notes,
    location: todo.location,
    location_place: todo.place && placeText(todo.place),
    ...dueColumns(todo.due ?? undefined),
    repeat: todo.repeat && repeatText(todo.repeat),
    ...(parent !== undefined && { parent_id: parent }),
    ...(repeatOf !== undefined && { repeat_of: repeatOf }),
    importance: todo.importance,
    ...(urgency !== undefined && { urgency }),
    ...(estimateMinutes !== undefined && { estimate_minutes: estimateMinutes }),
    tags: JSON.stringify(placed.rest.map(tagOf)),
    ...(placed.groupId !== undefined && { group_id: placed.groupId }),
    ...(dependsOn !== undefined && { depends_on: JSON.stringify(dependsOn) }),
    status: todo.done ? ('done' as const) : ('open' as const),
    closed_at: todo.done ? (todo.closedAt ?? row?.closed_at ?? now) : null,
    ...(closeNote !== undefined && { close_note: closeNote }),
    ...(eventId !== undefined && { event_id: eventId }),
    ...(source !== undefined && { source }),
    ics_uid: todo.uid,
    ics_sequence: todo.sequence,
  };
}
