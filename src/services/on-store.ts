import { OF_OTHERS } from '../db/repos/changes.ts';
import { listSyncAccounts } from '../db/repos/sync-accounts.ts';
import type { Caller } from '../domain/caller.ts';
import { allows } from '../domain/sharing/role.ts';
import type { PhraseReader } from '../domain/time/phrase.ts';
import { AskedModels } from '../retrieval/asked-models.ts';
import { checkConflict } from './availability/check.ts';
import { findFreeTime } from './availability/free-time.ts';
import { type Defaults, LastLanguages, resolveCaller } from './callers.ts';
import { type Database, ofUser } from './change/database.ts';
import { queryHistory } from './change/history.ts';
import type { PeerOf } from './change/parts.ts';
import { standingFor } from './change/standing.ts';
import { undoChanges } from './change/undo.ts';
import { discardConfirmation } from './change/write.ts';
import { eraseItems, tracesLeft } from './erase.ts';
import { addEvent } from './events/add.ts';
import { queryEvents } from './events/query.ts';
import { readEvent } from './events/read.ts';
import { suggestEvents } from './events/suggest.ts';
import { updateEvent } from './events/update.ts';
import { exportCalendar } from './exchange/export.ts';
import { importCalendar } from './exchange/import.ts';
import { addGroup, updateGroup } from './groups/edit.ts';
import { groupViews } from './groups/present.ts';
import type { Services } from './index.ts';
import { removeItems } from './items/remove.ts';
import { saveMemory } from './memories/save.ts';
import { readKnown, searchMemories } from './memories/search.ts';
import { addMemo, updateMemo } from './memos/edit.ts';
import { importNotes } from './memos/import.ts';
import { searchMemos } from './memos/search.ts';
import { readMemo, suggestMemos } from './memos/target.ts';
import { withReplan, withSuggestions } from './next-steps.ts';
import { beyondToken, circlesOf, groupsByPerson, peopleIn } from './people/circle.ts';
import { orOfOthers, type Peers } from './people/peers.ts';
import { queryAgenda } from './planning/agenda/agenda.ts';
import { reschedule } from './planning/reschedule/reschedule.ts';
import { readProfile } from './profile/read.ts';
import { updateProfile } from './profile/update.ts';
import { occurrenceCache } from './projections.ts';
import { rederive } from './rederive.ts';
import { addReminder, type ReminderSettings } from './reminders/add.ts';
import { deliverDue } from './reminders/deliver.ts';
import { dueReminders } from './reminders/due.ts';
import { queryReminders } from './reminders/query.ts';
import { updateReminder } from './reminders/update.ts';
import { routeRequest } from './route.ts';
import { Background } from './search/background.ts';
import { reindexVectors } from './search/reindex.ts';
import type { Given } from './series/present.ts';
import type { Remotes } from './sync/remotes.ts';
import { addTodo } from './todos/add.ts';
import { closeTodos } from './todos/close.ts';
import { convertTodo } from './todos/convert.ts';
import { queryTodos } from './todos/query.ts';
import { updateTodo } from './todos/update.ts';
import { Feed } from './updates/feed.ts';
import { lastModified } from './updates/touches.ts';

/** An opened database, and how to close it. */
export interface Store extends Database {
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly defaults: Defaults;
  /** The clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly reminders: ReminderSettings;
  /** Calendars of other places. */
  readonly remotes: () => Promise<Remotes>;
  /** Reads times in plain language; without it arguments are ISO 8601 only. */
  readonly phrases?: PhraseReader | undefined;
  /** How often it is looked for changes while somebody watches, in milliseconds. Default 250. */
  readonly lookMs?: number | undefined;
}

/** Most calendars are one person's: loaded when somebody shares. */
const sharing = () => import('./sharing/use-cases.ts');

/** The use cases on an opened store. */
export function servicesOn(store: Store, options: ServiceOptions): Services {
  const { defaults, now, reminders, remotes, phrases, lookMs } = options;
  const { close, ...opened } = store;
  const background = new Background(opened);
  const database: Database = { ...opened, textChanged: background.changed };
  const of = ({ user }: Pick<Caller, 'user'>): Database => ofUser(database, user);
  const ready = occurrenceCache(database);
  const languages = new LastLanguages();
  const resolve: Services['callerFor'] = (identity, about) =>
    resolveCaller(of(identity), defaults, identity, about, { now: now(), phrases, languages });
  const feed = new Feed(database, {
    now,
    callerFor: (user) => resolve({ user }, { session: 'updates', tool: 'updates', text: '' }),
    settle: ready,
    sharedWith: async (user) => groupsByPerson(await circlesOf(of({ user }), { user }), user),
    lookMs,
  });
  // Whose rows these are is known by those who ask for them: services/sharing.
  const peers: Peers = {
    as: (user) => resolve({ user }, { session: OF_OTHERS, tool: 'shared', text: '' }),
    storeOf: ready,
  };
  const peerOf =
    (caller: Caller): PeerOf =>
    async (user, role) => {
      const people = peopleIn(await circlesOf(of(caller), caller), caller);
      if (caller.alone) throw beyondToken(caller);
      return people.some((one) => one.user === user && allows(one.role, role)) ? peers.as(user) : undefined;
    };
  const givenTo =
    (caller: Caller): Given =>
    async (window, query) => {
      if (!(await standingFor(of(caller).db, caller).shares())) return [];
      return (await sharing()).givenEvents(of(caller), peers, caller, window, query);
    };
  const isByWordsAmongMany = async (caller: Caller, { match }: { readonly match?: string | undefined }) =>
    match !== undefined && (await standingFor(of(caller).db, caller).shares());
  const asked = new AskedModels(database.models, now);
  return {
    store: database.path,
    callerFor: (identity, about) => {
      background.called();
      return resolve(identity, about);
    },
    events: {
      query: async (caller, input) => queryEvents(await ready(caller), caller, input, givenTo(caller)),
      read: (caller, id) => readEvent(of(caller), caller, id),
      suggest: async (caller, typed) => suggestEvents(await ready(caller), caller, typed),
      add: async (caller, { participants, ...input }) =>
        withSuggestions(
          of(caller),
          caller,
          input,
          participants === undefined
            ? await addEvent(of(caller), caller, input)
            : await (await sharing()).bookTogether(await ready(caller), peers, caller, { ...input, participants }),
        ),
      update: async (caller, input) =>
        orOfOthers(
          async () => withReplan(of(caller), caller, await updateEvent(of(caller), caller, input)),
          async () => (await sharing()).updateShared(of(caller), peers, caller, input),
          await isByWordsAmongMany(caller, input),
        ),
      importCalendar: (caller, input) => importCalendar(of(caller), caller, input),
      exportCalendar: async (caller, input) => exportCalendar(await ready(caller), caller, input),
      checkConflict: async (caller, input) => checkConflict(await ready(caller), caller, input),
      findFreeTime: async (caller, input) =>
        input.participants === undefined
          ? findFreeTime(await ready(caller), caller, input)
          : (await sharing()).findJointTime(await ready(caller), peers, caller, {
              ...input,
              participants: input.participants,
            }),
      reschedule: (caller, input) => reschedule(of(caller), caller, input),
    },
    sharing: {
      query: async (caller) => (await sharing()).queryShareGroups(of(caller), caller),
      create: async (caller, input) => (await sharing()).createShareGroup(of(caller), caller, input),
      join: async (caller, input) => (await sharing()).joinShareGroup(of(caller), peers, caller, input),
      update: async (caller, input) => (await sharing()).updateShareGroup(of(caller), caller, input),
      events: async (caller, input) => (await sharing()).queryShared(await ready(caller), peers, caller, input),
    },
    items: {
      remove: async (caller, input, refuse) =>
        orOfOthers(
          () => removeItems(of(caller), caller, input, refuse),
          async () => (await sharing()).removeShared(of(caller), peers, caller, input),
          refuse?.('evt_', 'event') === undefined && (await isByWordsAmongMany(caller, input)),
        ),
    },
    reminders: {
      query: (caller, input) => queryReminders(of(caller), caller, input),
      add: async (caller, input) =>
        withSuggestions(of(caller), caller, {}, await addReminder(of(caller), caller, input, reminders)),
      update: (caller, input) => updateReminder(of(caller), caller, input),
      due: async (caller, known) => dueReminders(await ready(caller), caller, known),
      deliver: (caller, delivery) => deliverDue(of(caller), caller, delivery),
    },
    todos: {
      query: async (caller, input) => queryTodos(await ready(caller), caller, input),
      add: async (caller, input) => withSuggestions(of(caller), caller, {}, await addTodo(of(caller), caller, input)),
      update: async (caller, input) =>
        withSuggestions(of(caller), caller, {}, await updateTodo(of(caller), caller, input)),
      close: (caller, input) => closeTodos(of(caller), caller, input),
      convert: (caller, input) => convertTodo(of(caller), caller, input),
    },
    memos: {
      search: (caller, input) => searchMemos(of(caller), asked, caller, input),
      add: (caller, input) => addMemo(of(caller), caller, input),
      update: (caller, input) => updateMemo(of(caller), caller, input),
      read: (caller, id) => readMemo(of(caller), caller, id),
      suggest: (caller, typed) => suggestMemos(of(caller), caller, typed),
      importNotes: (caller, notes) => importNotes(of(caller), caller, notes),
    },
    memories: {
      search: (caller, input) => searchMemories(of(caller), asked, caller, input),
      save: (caller, input) => saveMemory(of(caller), caller, input),
    },
    quickAdd: async (caller, input, reach) => {
      // Large, and with it the parser of phrases: not before it is asked for.
      const { quickAdd } = await import('./planning/quick-add/add.ts');
      const added = await quickAdd(await ready(caller), caller, input, { reach, reminders });
      return withSuggestions(of(caller), caller, input, added);
    },
    planSchedule: async (caller, input) => {
      // With the search, only when somebody plans.
      const { planSchedule } = await import('./planning/week/schedule.ts');
      return planSchedule(await ready(caller), caller, input);
    },
    groups: {
      list: (caller) => groupViews(of(caller).db, caller),
      add: (caller, input) => addGroup(of(caller), caller, input),
      update: (caller, input) => updateGroup(of(caller), caller, input),
    },
    history: {
      query: (caller, input, refuse) => queryHistory(of(caller), caller, input, refuse),
      undo: (caller, input, refuse) => undoChanges(of(caller), caller, input, { refuse, peerOf: peerOf(caller) }),
    },
    profile: {
      read: (caller) => readProfile(of(caller).db, caller),
      known: (caller) => readKnown(of(caller), caller),
      update: (caller, input) => updateProfile(of(caller), caller, input),
    },
    guard: { discardConfirmation: (caller, token) => discardConfirmation(of(caller), caller, token) },
    updates: {
      watch: (watcher) => feed.watch(watcher),
      lastModified: (caller, interests) => lastModified(of(caller), caller.user, interests),
    },
    agenda: async (caller, input) => queryAgenda(await ready(caller), caller, input, givenTo(caller)),
    digest: async (caller, input) => {
      // Only prompts need it: not read with every start.
      const { digestOf } = await import('./planning/digest/digest.ts');
      return digestOf(await ready(caller), caller, input, givenTo(caller));
    },
    route: routeRequest,
    rederive: (caller) => rederive(of(caller), caller),
    reindex: (caller, input) => reindexVectors(of(caller), caller, input),
    keepIndexed: (user) => background.keep(user),
    erase: (caller, ids) => eraseItems(of(caller), caller, ids),
    leaveNoTrace: () => tracesLeft(database),
    accounts: async () => {
      const { Accounts } = await import('./accounts/accounts.ts');
      return new Accounts(database, now);
    },
    hasAccounts: async (caller) => (await listSyncAccounts(of(caller).db, caller.user)).length > 0,
    sync: async () => {
      const { Sync } = await import('./sync/sync.ts');
      return new Sync(database, await remotes(), now);
    },
    close: async () => {
      feed.close();
      await background.close();
      await close();
    },
  };
}
