import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import type { Caller, Language } from '../../src/domain/caller.ts';
import { type ErrorCode, UserError } from '../../src/domain/errors.ts';
import type { Intent } from '../../src/domain/intent.ts';
import { isServerUrl } from '../../src/domain/server-url.ts';
import { callOf } from '../../src/present/calls.ts';
import type { Models } from '../../src/retrieval/models.ts';
import type { CheckInput, CheckResult } from '../../src/services/availability/check.ts';
import type { FreeTimeInput, FreeTimeResult } from '../../src/services/availability/free-time.ts';
import type { Envelope } from '../../src/services/change/envelope.ts';
import type { HistoryInput, HistoryResult } from '../../src/services/change/history.ts';
import type { UndoInput, UndoResult } from '../../src/services/change/undo.ts';
import type { AddInput, AddResult } from '../../src/services/events/add.ts';
import type { UpdateInput } from '../../src/services/events/patch.ts';
import type { QueryInput, QueryResult } from '../../src/services/events/query.ts';
import type { UpdateResult } from '../../src/services/events/update.ts';
import type { AddGroupInput, GroupResult, UpdateGroupInput } from '../../src/services/groups/edit.ts';
import type { Services } from '../../src/services/index.ts';
import type { RemoveInput, RemoveResult } from '../../src/services/items/remove.ts';
import type { MemoryView } from '../../src/services/memories/present.ts';
import type { MemoryResult, SaveMemoryInput } from '../../src/services/memories/save.ts';
import type { MemorySearchInput, MemorySearchResult } from '../../src/services/memories/search.ts';
import type { AddMemoInput, MemoResult, UpdateMemoInput } from '../../src/services/memos/edit.ts';
import type { MemoSearchInput, MemoSearchResult } from '../../src/services/memos/found.ts';
import type { ImportNotesResult, Note } from '../../src/services/memos/import.ts';
import type { MemoView } from '../../src/services/memos/present.ts';
import type { AgendaInput, AgendaResult } from '../../src/services/planning/agenda/agenda.ts';
import type { RescheduleInput, RescheduleResult } from '../../src/services/planning/reschedule/reschedule.ts';
import type { PlanWeekInput } from '../../src/services/planning/week/input.ts';
import type { PlanWeekResult } from '../../src/services/planning/week/schedule.ts';
import type { ProfileInput, ProfileResult } from '../../src/services/profile/update.ts';
import type { AddReminderInput, ReminderResult } from '../../src/services/reminders/add.ts';
import type { ReminderView } from '../../src/services/reminders/present.ts';
import type { ReminderQueryInput, ReminderQueryResult } from '../../src/services/reminders/query.ts';
import type { UpdateReminderInput } from '../../src/services/reminders/update.ts';
import type { ShareGroupResult } from '../../src/services/sharing/create.ts';
import type { UpdateShareInput } from '../../src/services/sharing/update.ts';
import type { AddTodoInput, TodoResult } from '../../src/services/todos/add.ts';
import type { CloseInput, CloseResult } from '../../src/services/todos/close.ts';
import type { ConvertInput, ConvertResult } from '../../src/services/todos/convert.ts';
import type { TodoView } from '../../src/services/todos/present.ts';
import type { TodoQueryInput, TodoQueryResult } from '../../src/services/todos/query.ts';
import type { UpdateTodoInput } from '../../src/services/todos/update.ts';
import { BASE, writeMigrated } from '../db/migrated.ts';
import { type Look, lookInto } from '../postgres/look.ts';
import { asSuperuser, newServerPlace } from '../postgres/place.ts';

/** Friday, 2026-11-20 09:00:30.123 in Shanghai: no event starts within milliseconds of it. */
const NOW = Date.UTC(2026, 10, 20, 1, 0, 30, 123);

/** Moves only when a test says so. */
interface Clock {
  now: number;
}

/** One user's calls, as a host would make them one after the other. */
export interface User {
  add(input: AddInput): Promise<AddResult>;
  update(input: UpdateInput): Promise<UpdateResult>;
  remove(input: RemoveInput): Promise<RemoveResult>;
  query(input: QueryInput): Promise<QueryResult>;
  check(input: CheckInput): Promise<CheckResult>;
  free(input: FreeTimeInput): Promise<FreeTimeResult>;
  reschedule(input: RescheduleInput): Promise<RescheduleResult>;
  plan(input?: PlanWeekInput): Promise<PlanWeekResult>;
  agenda(input?: Partial<AgendaInput>): Promise<AgendaResult>;
  undo(input: UndoInput): Promise<UndoResult>;
  history(input?: HistoryInput): Promise<HistoryResult>;
  profile(input: ProfileInput): Promise<ProfileResult>;
  readonly todos: Todos;
  readonly memos: Memos;
  readonly memories: Memories;
  readonly reminders: Reminders;
  readonly groups: Groups;
  readonly sharing: Sharing;
  discard(token: string): Promise<void>;
  caller(tool: string): Promise<Caller>;
}

interface Reminders {
  query(input?: ReminderQueryInput): Promise<ReminderQueryResult>;
  add(input: AddReminderInput): Promise<ReminderResult>;
  update(input: UpdateReminderInput): Promise<ReminderResult>;
  due(): Promise<ReminderView[]>;
}

interface Todos {
  query(input?: TodoQueryInput): Promise<TodoQueryResult>;
  add(input: AddTodoInput): Promise<TodoResult>;
  update(input: UpdateTodoInput): Promise<TodoResult>;
  close(input: CloseInput): Promise<CloseResult>;
  convert(input: ConvertInput): Promise<ConvertResult>;
}

interface Memos {
  search(input: MemoSearchInput): Promise<MemoSearchResult>;
  add(input: AddMemoInput): Promise<MemoResult>;
  update(input: UpdateMemoInput): Promise<MemoResult>;
  importNotes(notes: readonly Note[]): Promise<ImportNotesResult>;
}

interface Memories {
  search(input: MemorySearchInput): Promise<MemorySearchResult>;
  save(input: SaveMemoryInput): Promise<MemoryResult>;
}

interface Sharing {
  create(input: { readonly name: string }): Promise<ShareGroupResult>;
  update(input: UpdateShareInput): Promise<ShareGroupResult>;
}

interface Groups {
  add(input: AddGroupInput): Promise<GroupResult>;
  update(input: UpdateGroupInput): Promise<GroupResult>;
}

export interface Stage extends User {
  readonly file: string;
  readonly clock: Clock;
  readonly services: Services;
  /** A connection of its own, past all of our code. */
  readonly sql: Look;
  /** Calls of another user, or of the same one over another connection. */
  as(user: string, session?: string): User;
  close(): Promise<void>;
}

export interface StageOptions {
  /** An existing file: another process, as it were. */
  readonly file?: string;
  readonly timezone?: string;
  readonly language?: Language;
  readonly clock?: Clock;
  readonly todoRequireDue?: boolean;
  readonly plannerLock?: 'off' | 'reject' | 'takeover';
  readonly models?: Models;
  readonly lookMs?: number;
}

const ALL_KINDS = new Set(['schedule', 'todo', 'reminder']);

function userOf(services: Services, user: string, session: string): User {
  const caller = (tool: string): Promise<Caller> => services.callerFor({ user }, { session, tool, text: '' });
  const { events, items, reminders, todos, memos, memories, groups, sharing, history, profile, guard } = services;
  return {
    caller,
    add: async (input) => events.add(await caller('schedule_add'), input),
    update: async (input) => events.update(await caller('schedule_update'), input),
    remove: async (input) => items.remove(await caller('delete_items'), input),
    query: async (input) => events.query(await caller('schedule_query'), input),
    check: async (input) => events.checkConflict(await caller('check_conflict'), input),
    free: async (input) => events.findFreeTime(await caller('find_free_time'), input),
    reschedule: async (input) => events.reschedule(await caller('reschedule'), input),
    plan: async (input = {}) => services.planSchedule(await caller('plan_schedule'), input),
    agenda: async (input = {}) => services.agenda(await caller('agenda_query'), { kinds: ALL_KINDS, ...input }),
    undo: async (input) => history.undo(await caller('undo'), input),
    history: async (input = {}) => history.query(await caller('history_query'), input),
    profile: async (input) => profile.update(await caller('profile_update'), input),
    todos: {
      query: async (input = {}) => todos.query(await caller('todo_query'), input),
      add: async (input) => todos.add(await caller('todo_add'), input),
      update: async (input) => todos.update(await caller('todo_update'), input),
      close: async (input) => todos.close(await caller('todo_close'), input),
      convert: async (input) => todos.convert(await caller('convert_todo_to_event'), input),
    },
    memos: {
      search: async (input) => memos.search(await caller('memo_search'), input),
      add: async (input) => memos.add(await caller('memo_add'), input),
      update: async (input) => memos.update(await caller('memo_update'), input),
      importNotes: async (notes) => memos.importNotes(await caller('memo import'), notes),
    },
    memories: {
      search: async (input) => memories.search(await caller('memory_search'), input),
      save: async (input) => memories.save(await caller('memory_save'), input),
    },
    reminders: {
      query: async (input = {}) => reminders.query(await caller('reminder_query'), input),
      add: async (input) => reminders.add(await caller('reminder_add'), input),
      update: async (input) => reminders.update(await caller('reminder_update'), input),
      due: async () => (await reminders.due(await caller('perch://reminders/due'))).map(({ view }) => view),
    },
    groups: {
      add: async (input) => groups.add(await caller('group_add'), input),
      update: async (input) => groups.update(await caller('group_update'), input),
    },
    sharing: {
      create: async (input) => sharing.create(await caller('share_group_create'), input),
      update: async (input) => sharing.update(await caller('share_group_update'), input),
    },
    discard: async (token) => guard.discardConfirmation(await caller('delete_items'), token),
  };
}

/** A calendar with nothing in it: a file, in memory where the system can, or a database of the run's server. */
async function newPlace(): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const server = await newServerPlace();
  if (server) return { file: server.url, remove: server.remove };
  const folder = fs.mkdtempSync(path.join(BASE, 'perch-test-'));
  const file = path.join(folder, 'perch.db');
  await writeMigrated(file);
  return { file, remove: async () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Services on a store of their own, with a clock that stands still. */
async function openStage(options: StageOptions = {}): Promise<Stage> {
  const clock = options.clock ?? { now: NOW };
  const place = options.file === undefined ? await newPlace() : undefined;
  const file = options.file ?? (place?.file as string);
  const services = await createServices({
    db: file,
    timezone: options.timezone ?? 'Asia/Shanghai',
    language: options.language ?? 'en',
    todoRequireDue: options.todoRequireDue,
    plannerLock: options.plannerLock,
    ...(options.models && { models: options.models }),
    lookMs: options.lookMs,
    now: () => clock.now,
  });
  let looking: Look | undefined;
  return {
    ...userOf(services, 'local', 'one'),
    file,
    clock,
    services,
    get sql() {
      looking ??= isServerUrl(file) ? lookInto(asSuperuser(file)) : new SqliteDatabase(file);
      return looking;
    },
    as: (user, session = 'one') => userOf(services, user, session),
    close: async () => {
      looking?.close();
      await services.close();
      await place?.remove();
    },
  };
}

/** As `openStage`, closed when the test ends. */
export async function stage(options: StageOptions = {}): Promise<Stage> {
  const opened = await openStage(options);
  onTestFinished(() => opened.close());
  return opened;
}

/** The arguments of the call that is suggested, as they travel. */
export function argumentsOf<Input extends object>(intent: Intent | undefined): Input {
  if (!intent) throw new Error('No call was suggested');
  return JSON.parse(JSON.stringify(callOf(intent, 'again').arguments)) as Input;
}

/** The refusal that a call comes to; anything else fails the test. */
export async function refusal(call: Promise<unknown>): Promise<UserError & { code: ErrorCode }> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome && outcome.error instanceof UserError) return outcome.error;
  if ('error' in outcome) throw outcome.error;
  throw new Error(`Not refused: ${JSON.stringify(outcome.value)}`);
}

/** Makes the call, and where it asks for a confirmation, gives it. */
export async function confirmed<I extends { readonly confirm_token?: string | undefined }, R extends Envelope>(
  call: (input: I) => Promise<R>,
  input: I,
): Promise<R> {
  const first = await call(input);
  return first.confirm_token === undefined ? first : call({ ...input, confirm_token: first.confirm_token });
}

/** What must be there after a call that is done. */
export function done<R extends Envelope>(result: R): R & { readonly change_id: string } {
  if (result.status !== 'final' || result.change_id === undefined) {
    throw new Error(`Not done: ${JSON.stringify(result)}`);
  }
  return result as R & { change_id: string };
}

/** Adds and returns the id. */
export async function added(user: User, input: AddInput): Promise<string> {
  const { event } = done(await user.add(input));
  if (!event) throw new Error('No event');
  return event.id;
}

/** `start title` of what lies in a window, in time order. */
export async function agenda(user: User, start: string, end: string): Promise<string[]> {
  const { events = [] } = await user.query({ start, end, limit: 200 });
  return events.map((one) => `${one.start.slice(0, 16)} ${one.title}`);
}

/** Adds a todo. */
export async function todo(user: User, input: AddTodoInput): Promise<TodoView> {
  const { todo: view } = done(await user.todos.add(input));
  if (!view) throw new Error('No todo');
  return view;
}

/** Adds a memo. */
export async function memo(user: User, content: string, more: Omit<AddMemoInput, 'content'> = {}): Promise<MemoView> {
  const { memo: view } = done(await user.memos.add({ ...more, content }));
  if (!view) throw new Error('No memo');
  return view;
}

/** Saves a memory. */
export async function memory(user: User, content: string, more: Partial<SaveMemoryInput> = {}): Promise<MemoryView> {
  const { memory: view } = done(await user.memories.save({ ...more, content }));
  if (!view) throw new Error('No memory');
  return view;
}

/** Adds a reminder. */
export async function reminder(user: User, input: AddReminderInput): Promise<ReminderView> {
  const { reminder: view } = done(await user.reminders.add(input));
  if (!view) throw new Error('No reminder');
  return view;
}

/** Adds a group and returns its id. */
export async function group(user: User, input: AddGroupInput): Promise<string> {
  const { group: view } = done(await user.groups.add(input));
  if (!view) throw new Error('No group');
  return view.id;
}
