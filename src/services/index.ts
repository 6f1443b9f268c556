import type { Caller } from '../domain/caller.ts';
import type { Routing } from '../domain/router/route.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { CheckInput, CheckResult } from './availability/check.ts';
import type { About, Identified } from './callers.ts';
import type { HistoryInput, HistoryResult } from './change/history.ts';
import type { Refuse } from './change/reach.ts';
import type { UndoInput, UndoResult } from './change/undo.ts';
import type { Erased } from './erase.ts';
import type { AddResult } from './events/add.ts';
import type { UpdateInput } from './events/patch.ts';
import type { QueryInput, QueryResult } from './events/query.ts';
import type { EventRead } from './events/read.ts';
import type { UpdateResult } from './events/update.ts';
import type { ExportInput, ExportResult } from './exchange/export.ts';
import type { ImportInput, ImportResult } from './exchange/import.ts';
import type { AddGroupInput, GroupResult, UpdateGroupInput } from './groups/edit.ts';
import type { GroupView } from './groups/present.ts';
import type { RemoveInput, RemoveResult } from './items/remove.ts';
import type { MemoryResult, SaveMemoryInput } from './memories/save.ts';
import type { KnownUser, MemorySearchInput, MemorySearchResult } from './memories/search.ts';
import type { AddMemoInput, MemoResult, UpdateMemoInput } from './memos/edit.ts';
import type { MemoSearchInput, MemoSearchResult } from './memos/found.ts';
import type { ImportNotesResult, Note } from './memos/import.ts';
import type { MemoView } from './memos/present.ts';
import type { AgendaInput, AgendaResult } from './planning/agenda/agenda.ts';
import type { Digest, DigestInput } from './planning/digest/digest.ts';
import type { Reach } from './planning/quick-add/add.ts';
import type { QuickAddInput, QuickAddResult } from './planning/quick-add/result.ts';
import type { RescheduleInput, RescheduleResult } from './planning/reschedule/reschedule.ts';
import type { PlanWeekInput } from './planning/week/input.ts';
import type { PlanWeekResult } from './planning/week/schedule.ts';
import type { ProfileView } from './profile/read.ts';
import type { ProfileInput, ProfileResult } from './profile/update.ts';
import type { Rederived } from './rederive.ts';
import type { AddReminderInput, ReminderResult } from './reminders/add.ts';
import type { Delivered, Delivery } from './reminders/deliver.ts';
import type { DueReminder } from './reminders/due.ts';
import type { ReminderQueryInput, ReminderQueryResult } from './reminders/query.ts';
import type { UpdateReminderInput, UpdateReminderResult } from './reminders/update.ts';
import type { Reindexed, ReindexInput } from './search/reindex.ts';
import type { BookInput } from './sharing/book.ts';
import type { ShareGroupResult } from './sharing/create.ts';
import type { SharedInput, SharedResult } from './sharing/events.ts';
import type { JoinInput } from './sharing/join.ts';
import type { FindTimeInput, JointTimeResult } from './sharing/joint-time.ts';
import type { ShareGroupsResult } from './sharing/query.ts';
import type { UpdateShareInput } from './sharing/update.ts';
import type { Sync } from './sync/sync.ts';
import type { AddTodoInput, TodoResult } from './todos/add.ts';
import type { CloseInput, CloseResult } from './todos/close.ts';
import type { ConvertInput, ConvertResult } from './todos/convert.ts';
import type { TodoQueryInput, TodoQueryResult } from './todos/query.ts';
import type { UpdateTodoInput, UpdateTodoResult } from './todos/update.ts';
import type { Watcher } from './updates/feed.ts';
import type { Interest } from './updates/interest.ts';

/** The use cases, whoever asks for them and over whatever transport. */
export interface Services {
  /** Where the data lies, for people. */
  readonly store: string;
  callerFor(identity: Identified, about: About): Promise<Caller>;
  readonly events: {
    query(caller: Caller, input: QueryInput): Promise<QueryResult>;
    read(caller: Caller, id: string): Promise<EventRead>;
    /** Ids for what was typed of one, or of a title. */
    suggest(caller: Caller, typed: string): Promise<string[]>;
    add(caller: Caller, input: BookInput): Promise<AddResult>;
    update(caller: Caller, input: UpdateInput): Promise<UpdateResult>;
    importCalendar(caller: Caller, input: ImportInput): Promise<ImportResult>;
    exportCalendar(caller: Caller, input: ExportInput): Promise<ExportResult>;
    checkConflict(caller: Caller, input: CheckInput): Promise<CheckResult>;
    findFreeTime(caller: Caller, input: FindTimeInput): Promise<JointTimeResult>;
    reschedule(caller: Caller, input: RescheduleInput): Promise<RescheduleResult>;
  };
  /** People who share their calendars with each other. */
  readonly sharing: {
    query(caller: Caller): Promise<ShareGroupsResult>;
    create(caller: Caller, input: { readonly name: string }): Promise<ShareGroupResult>;
    join(caller: Caller, input: JoinInput): Promise<ShareGroupResult>;
    update(caller: Caller, input: UpdateShareInput): Promise<ShareGroupResult>;
    /** What is shared with the caller in one group, in some time. */
    events(caller: Caller, input: SharedInput): Promise<SharedResult>;
  };
  /** What can be done with items of any kind. */
  readonly items: {
    remove(caller: Caller, input: RemoveInput, refuse?: Refuse): Promise<RemoveResult>;
  };
  readonly reminders: {
    query(caller: Caller, input: ReminderQueryInput): Promise<ReminderQueryResult>;
    add(caller: Caller, input: AddReminderInput): Promise<ReminderResult>;
    update(caller: Caller, input: UpdateReminderInput): Promise<UpdateReminderResult>;
    /** What is due now, earliest first, without what is in `known`; of more than MOST_DUE the latest. */
    due(caller: Caller, known?: ReadonlySet<string>): Promise<DueReminder[]>;
    /** Tells the user of what is due, over a channel. */
    deliver(caller: Caller, delivery: Delivery): Promise<Delivered>;
  };
  readonly todos: {
    query(caller: Caller, input: TodoQueryInput): Promise<TodoQueryResult>;
    add(caller: Caller, input: AddTodoInput): Promise<TodoResult>;
    update(caller: Caller, input: UpdateTodoInput): Promise<UpdateTodoResult>;
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
  /** Plans todos, habits and focus around what is in the calendar. */
  planSchedule(caller: Caller, input: PlanWeekInput): Promise<PlanWeekResult>;
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
    /** The profile, with the newest memories that hold. */
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
  /** What is on, due, done and free in some time. */
  agenda(caller: Caller, input: AgendaInput): Promise<AgendaResult>;
  /** What is on, due and done in some days. */
  digest(caller: Caller, input: DigestInput): Promise<Digest | undefined>;
  /** Which route a request belongs to. */
  route(caller: Caller, text: string): Promise<Routing>;
  /** Puts right what is derived from the data. */
  rederive(caller: Caller): Promise<Rederived>;
  /** Gives what is searched vectors, where it has none. */
  reindex(caller: Caller, input: ReindexInput): Promise<Reindexed>;
  /** The same in the background, between calls, until closed. */
  keepIndexed(user: string): void;
  /** Removes items and their history for good. */
  erase(caller: Caller, ids: readonly string[]): Promise<Erased>;
  /** Rewrites the file without what was deleted, and says why traces of it are left. */
  leaveNoTrace(): Promise<Erased['traces']>;
  /** Users, tokens and quotas, for who serves many people. */
  accounts(): Promise<Accounts>;
  /** Whether calendars of other places are connected. */
  hasAccounts(caller: Caller): Promise<boolean>;
  /** Calendars of other places. */
  sync(): Promise<Sync>;
  close(): Promise<void>;
}
