import type { Caller } from '../domain/caller.ts';
import type { PhraseReader } from '../domain/phrases/reading.ts';
import type { Routing } from '../domain/router/route.ts';
import { AskedModels } from '../retrieval/asked-models.ts';
import { type About, type Defaults, resolveCaller } from './callers.ts';
import type { Database } from './database.ts';
import type { Digest, DigestInput } from './digest/digest.ts';
import { type Erased, eraseItems } from './erase.ts';
import { type AddInput, type AddResult, addEvent } from './events/add.ts';
import { type CheckInput, type CheckResult, checkConflict } from './events/check.ts';
import { type ExportInput, type ExportResult, exportCalendar } from './events/export.ts';
import { type FreeTimeInput, type FreeTimeResult, findFreeTime } from './events/free-time.ts';
import { type ImportInput, importCalendar } from './events/import.ts';
import type { ImportResult } from './events/import-report.ts';
import { isCurrent, keepCurrent } from './events/occurrences.ts';
import type { UpdateInput } from './events/patch.ts';
import { type QueryInput, type QueryResult, queryEvents } from './events/query.ts';
import { type EventRead, readEvent } from './events/read.ts';
import { suggestEvents } from './events/suggest.ts';
import { type UpdateResult, updateEvent } from './events/update.ts';
import { type AddGroupInput, addGroup, type GroupResult } from './groups/add.ts';
import { type GroupView, groupViews } from './groups/present.ts';
import { type UpdateGroupInput, updateGroup } from './groups/update.ts';
import { type HistoryInput, type HistoryResult, queryHistory } from './history/query.ts';
import type { Refuse } from './history/reach.ts';
import { type UndoInput, type UndoResult, undoChanges } from './history/undo.ts';
import { discardConfirmation } from './history/write.ts';
import { type RemoveInput, type RemoveResult, removeItems } from './items/remove.ts';
import { type KnownUser, readKnown } from './memories/known.ts';
import { type MemoryResult, type SaveMemoryInput, saveMemory } from './memories/save.ts';
import { type MemorySearchInput, type MemorySearchResult, searchMemories } from './memories/search.ts';
import { type AddMemoInput, addMemo, type MemoResult } from './memos/add.ts';
import { type ImportNotesResult, importNotes, type Note } from './memos/import.ts';
import type { MemoView } from './memos/present.ts';
import { readMemo } from './memos/read.ts';
import { type MemoSearchInput, type MemoSearchResult, searchMemos } from './memos/search.ts';
import { suggestMemos } from './memos/suggest.ts';
import { type UpdateMemoInput, updateMemo } from './memos/update.ts';
import { type ProfileInput, type ProfileResult, updateProfile } from './profile.ts';
import { type ProfileView, readProfile } from './profile-view.ts';
import type { QuickAddInput, QuickAddResult, Reach } from './quick-add/add.ts';
import { type AddReminderInput, addReminder, type ReminderResult, type ReminderSettings } from './reminders/add.ts';
import { type Delivered, type Delivery, deliverDue } from './reminders/deliver.ts';
import { type DueReminder, dueReminders } from './reminders/due.ts';
import { areDuesCurrent, keepDuesCurrent } from './reminders/dues.ts';
import { queryReminders, type ReminderQueryInput, type ReminderQueryResult } from './reminders/query.ts';
import { type UpdateReminderInput, updateReminder } from './reminders/update.ts';
import { type Repaired, repair } from './repair.ts';
import { type RescheduleInput, type RescheduleResult, reschedule } from './reschedule/reschedule.ts';
import { routeRequest } from './route.ts';
import { Background } from './search/background.ts';
import { type Reindexed, type ReindexInput, reindexVectors } from './search/reindex.ts';
import { withSuggestions } from './suggestions/after.ts';
import { type AddTodoInput, addTodo, type TodoResult, type TodoSettings } from './todos/add.ts';
import { type CloseInput, type CloseResult, closeTodos } from './todos/close.ts';
import { type ConvertInput, type ConvertResult, convertTodo } from './todos/convert.ts';
import { queryTodos, type TodoQueryInput, type TodoQueryResult } from './todos/query.ts';
import { type UpdateTodoInput, updateTodo } from './todos/update.ts';
import { Feed, type Watcher } from './updates/feed.ts';
import type { Interest } from './updates/interest.ts';
import { lastModified } from './updates/last-modified.ts';

/** An opened database, and how to close it. */
export interface Store extends Database {
  close(): Promise<void>;
}

/** The use cases, whoever asks for them and over whatever transport. */
export interface Services {
  /** Where the data lies, for people. */
  readonly store: string;
  callerFor(identity: { readonly user: string }, about: About): Promise<Caller>;
  readonly events: {
    query(caller: Caller, input: QueryInput): Promise<QueryResult>;
    read(caller: Caller, id: string): Promise<EventRead>;
    /** Ids for what was typed of one, or of a title. */
    suggest(caller: Caller, typed: string): Promise<string[]>;
    add(caller: Caller, input: AddInput): Promise<AddResult>;
    update(caller: Caller, input: UpdateInput): Promise<UpdateResult>;
    importCalendar(caller: Caller, input: ImportInput): Promise<ImportResult>;
    exportCalendar(caller: Caller, input: ExportInput): Promise<ExportResult>;
    checkConflict(caller: Caller, input: CheckInput): Promise<CheckResult>;
    findFreeTime(caller: Caller, input: FreeTimeInput): Promise<FreeTimeResult>;
    reschedule(caller: Caller, input: RescheduleInput): Promise<RescheduleResult>;
  };
  /** Of any kind. */
  readonly items: {
    remove(caller: Caller, input: RemoveInput, refuse?: Refuse): Promise<RemoveResult>;
  };
  readonly reminders: {
    query(caller: Caller, input: ReminderQueryInput): Promise<ReminderQueryResult>;
    add(caller: Caller, input: AddReminderInput): Promise<ReminderResult>;
    update(caller: Caller, input: UpdateReminderInput): Promise<ReminderResult>;
    /** What is due now, earliest first, without what is in `known`; of more than MOST_DUE the latest. */
    due(caller: Caller, known?: ReadonlySet<string>): Promise<DueReminder[]>;
    /** Tells the user of what is due, over a channel. */
    deliver(caller: Caller, delivery: Delivery): Promise<Delivered>;
  };
  readonly todos: {
    query(caller: Caller, input: TodoQueryInput): Promise<TodoQueryResult>;
    add(caller: Caller, input: AddTodoInput): Promise<TodoResult>;
    update(caller: Caller, input: UpdateTodoInput): Promise<TodoResult>;
    close(caller: Caller, input: CloseInput): Promise<CloseResult>;
    convert(caller: Caller, input: ConvertInput): Promise<ConvertResult>;
  };
  readonly memos: {
    search(caller: Caller, input: MemoSearchInput): Promise<MemoSearchResult>;
    add(caller: Caller, input: AddMemoInput): Promise<MemoResult>;
    update(caller: Caller, input: UpdateMemoInput): Promise<MemoResult>;
    read(caller: Caller, id: string): Promise<MemoView & { readonly content: string }>;
    /** Ids for what was typed of one, or of a title. */
    suggest(caller: Caller, typed: string): Promise<string[]>;
    importNotes(caller: Caller, notes: readonly Note[]): Promise<ImportNotesResult>;
  };
  readonly memories: {
    search(caller: Caller, input: MemorySearchInput): Promise<MemorySearchResult>;
    save(caller: Caller, input: SaveMemoryInput): Promise<MemoryResult>;
  };
  /** Adds what a sentence says. */
  quickAdd(caller: Caller, input: QuickAddInput, reach: Reach): Promise<QuickAddResult>;
  readonly groups: {
    list(caller: Caller): Promise<GroupView[]>;
    add(caller: Caller, input: AddGroupInput): Promise<GroupResult>;
    update(caller: Caller, input: UpdateGroupInput): Promise<GroupResult>;
  };
  readonly history: {
    query(caller: Caller, input: HistoryInput, refuse?: Refuse): Promise<HistoryResult>;
    undo(caller: Caller, input: UndoInput, refuse?: Refuse): Promise<UndoResult>;
  };
  readonly profile: {
    read(caller: Caller): Promise<ProfileView>;
    update(caller: Caller, input: ProfileInput): Promise<ProfileResult>;
    /** With the newest memories that hold. */
    known(caller: Caller): Promise<KnownUser>;
  };
  readonly guard: {
    discardConfirmation(caller: Caller, token: string): Promise<void>;
  };
  readonly updates: {
    /** Tells of what any process writes from now on; answers how to stop that. */
    watch(watcher: Watcher): Promise<() => void>;
    /** When each was last changed, in epoch milliseconds; undefined where that was long ago. */
    lastModified(caller: Caller, interests: readonly Interest[]): Promise<(number | undefined)[]>;
  };
  /** What is on, due and done in some days. */
  digest(caller: Caller, input: DigestInput): Promise<Digest | undefined>;
  /** Which route a request belongs to. */
  route(caller: Caller, text: string): Promise<Routing>;
  /** Puts right what is derived from the data. */
  repair(caller: Caller): Promise<Repaired>;
  /** Gives what is searched vectors, where it has none. */
  reindex(caller: Caller, input: ReindexInput): Promise<Reindexed>;
  /** The same in the background, between calls, until closed. */
  keepIndexed(user: string): void;
  /** Removes items and their history for good. */
  erase(caller: Caller, ids: readonly string[]): Promise<Erased>;
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly defaults: Defaults;
  /** The clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly todos: TodoSettings;
  readonly reminders: ReminderSettings;
  /** Reads times in plain language; without it arguments are ISO 8601 only. */
  readonly phrases?: PhraseReader | undefined;
}

/** The use cases on an opened store. */
export function servicesOn(store: Store, { defaults, now, todos, reminders, phrases }: ServiceOptions): Services {
  const { close, ...opened } = store;
  const background = new Background(opened);
  const database: Database = { ...opened, textChanged: background.changed };
  const { look, ready } = occurrenceCache(database);
  const resolve: Services['callerFor'] = async (identity, about) =>
    look(await resolveCaller(database, defaults, identity.user, about, { now: now(), phrases }));
  const feed = new Feed(database, {
    now,
    callerFor: (user) => resolve({ user }, { session: 'updates', tool: 'updates', text: '' }),
    settle: ready,
  });
  const asked = new AskedModels(database.models, now);
  return {
    store: database.path,
    callerFor: (identity, about) => {
      background.called();
      return resolve(identity, about);
    },
    events: {
      query: async (caller, input) => queryEvents(await ready(caller), caller, input),
      read: (caller, id) => readEvent(database, caller, id),
      suggest: async (caller, typed) => suggestEvents(await ready(caller), caller, typed),
      add: async (caller, input) => withSuggestions(database, caller, input, await addEvent(database, caller, input)),
      update: (caller, input) => updateEvent(database, caller, input),
      importCalendar: (caller, input) => importCalendar(database, caller, input),
      exportCalendar: async (caller, input) => exportCalendar(await ready(caller), caller, input),
      checkConflict: async (caller, input) => checkConflict(await ready(caller), caller, input),
      findFreeTime: async (caller, input) => findFreeTime(await ready(caller), caller, input),
      reschedule: (caller, input) => reschedule(database, caller, input),
    },
    items: { remove: (caller, input, refuse) => removeItems(database, caller, input, refuse) },
    reminders: {
      query: (caller, input) => queryReminders(database, caller, input),
      add: async (caller, input) =>
        withSuggestions(database, caller, {}, await addReminder(database, caller, input, reminders)),
      update: (caller, input) => updateReminder(database, caller, input),
      due: async (caller, known) => dueReminders(await ready(caller), caller, known),
      deliver: (caller, delivery) => deliverDue(database, caller, delivery),
    },
    todos: {
      query: async (caller, input) => queryTodos(await ready(caller), caller, input),
      add: async (caller, input) =>
        withSuggestions(database, caller, {}, await addTodo(database, caller, input, todos)),
      update: async (caller, input) =>
        withSuggestions(database, caller, {}, await updateTodo(database, caller, input, todos)),
      close: (caller, input) => closeTodos(database, caller, input),
      convert: (caller, input) => convertTodo(database, caller, input),
    },
    memos: {
      search: (caller, input) => searchMemos(database, asked, caller, input),
      add: (caller, input) => addMemo(database, caller, input),
      update: (caller, input) => updateMemo(database, caller, input),
      read: (caller, id) => readMemo(database, caller, id),
      suggest: (caller, typed) => suggestMemos(database, caller, typed),
      importNotes: (caller, notes) => importNotes(database, caller, notes),
    },
    memories: {
      search: (caller, input) => searchMemories(database, asked, caller, input),
      save: (caller, input) => saveMemory(database, caller, input),
    },
    quickAdd: async (caller, input, reach) => {
      // Large, and with it the parser of phrases: not before it is asked for.
      const { quickAdd } = await import('./quick-add/add.ts');
      const added = await quickAdd(await ready(caller), caller, input, { reach, todos, reminders });
      return withSuggestions(database, caller, input, added);
    },
    groups: {
      list: (caller) => groupViews(database.db, caller),
      add: (caller, input) => addGroup(database, caller, input),
      update: (caller, input) => updateGroup(database, caller, input),
    },
    history: {
      query: (caller, input, refuse) => queryHistory(database, caller, input, refuse),
      undo: (caller, input, refuse) => undoChanges(database, caller, input, refuse),
    },
    profile: {
      read: (caller) => readProfile(database.db, caller),
      known: (caller) => readKnown(database, caller),
      update: (caller, input) => updateProfile(database, caller, input),
    },
    guard: { discardConfirmation: (caller, token) => discardConfirmation(database, caller, token) },
    updates: {
      watch: (watcher) => feed.watch(watcher),
      lastModified: ({ user }, interests) => lastModified(database, user, interests),
    },
    digest: async (caller, input) => {
      // Only prompts need it: not read with every start.
      const { digestOf } = await import('./digest/digest.ts');
      return digestOf(await ready(caller), caller, input);
    },
    route: routeRequest,
    repair: (caller) => repair(database, caller),
    reindex: (caller, input) => reindexVectors(database, caller, input),
    keepIndexed: (user) => background.keep(user),
    erase: (caller, ids) => eraseItems(database, caller, ids),
    close: async () => {
      feed.close();
      await background.close();
      await close();
    },
  };
}

const areCurrent = async ({ db, tzdata }: Database, caller: Caller): Promise<boolean> =>
  (await isCurrent(db, caller, tzdata)) && (await areDuesCurrent(db, caller, tzdata));

/**
 * Before a read the cached occurrences must fit the zone data, the user's zone
 * and today. Looked at with each caller, since another process may have left
 * them otherwise; put right only when something is read.
 */
function occurrenceCache(database: Database) {
  const outdated = new Set<string>();
  const rebuilding = new Map<string, Promise<void>>();
  const rebuild = async (caller: Caller): Promise<void> => {
    // For all who wait for it: not ended with the call that happened to be the first.
    const lasting = { ...caller, signal: undefined };
    await database.db.transaction().execute(async (executor) => {
      await keepCurrent(executor, lasting, database.tzdata);
      await keepDuesCurrent(executor, lasting, database.tzdata);
    });
  };
  return {
    async look(caller: Caller): Promise<Caller> {
      if (!(await areCurrent(database, caller))) outdated.add(caller.user);
      return caller;
    },
    async ready(caller: Caller): Promise<Database> {
      const { user } = caller;
      if (outdated.delete(user) && !rebuilding.has(user)) {
        const work = rebuild(caller).finally(() => rebuilding.delete(user));
        rebuilding.set(user, work);
      }
      await rebuilding.get(user);
      return database;
    },
  };
}
