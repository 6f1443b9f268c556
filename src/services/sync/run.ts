import { lastChange } from '../../db/repos/export.ts';
import { findGroup } from '../../db/repos/groups.ts';
import { updateSyncAccount, updateSyncCalendar } from '../../db/repos/sync-accounts.ts';
import { hasForeignChange, listOutbox } from '../../db/repos/sync-links.ts';
import type { SyncAccountRow, SyncCalendarRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import type { UserError } from '../../domain/errors.ts';
import { HOUR, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { type AccountView, noteNewCalendars } from './accounts.ts';
import { jobsIn } from './dirty.ts';
import { type Held, hold, LeaseLost, note, release } from './held.ts';
import { isUnchanged, pull } from './pull.ts';
import { nothingPushed, type Pushed, push, recover } from './push.ts';
import { refused } from './refusals.ts';
import type { FeedAs, Remotes } from './remotes.ts';
import { type CalendarServer, type ListedCalendar, ServerRefusal } from './server.ts';
import { nothingTaken, type TakenIn } from './take-in.ts';

/** What a run did with one calendar. */
export interface CalendarRun {
  readonly calendar: SyncCalendarRow;
  readonly taken: TakenIn;
  readonly pushed: Pushed;
  /** Objects that are gone from the server in such number that nothing was deleted here. */
  readonly missing: number;
  /** `busy`: another process is at it. */
  readonly state: 'done' | 'busy' | 'failed';
  readonly reason?: string;
}

/** What a run did with one account. */
export interface AccountRun {
  readonly account: SyncAccountRow;
  readonly calendars: readonly CalendarRun[];
  /** Why it came to nothing. */
  readonly reason?: string;
  readonly refusal?: UserError;
}

/** How many items of a calendar may go, here and there, although that is more than is believed unasked. */
export interface Agreed {
  readonly here: number;
  readonly there: number;
}

export interface Running {
  /** This process. */
  readonly owner: string;
  readonly clock: () => number;
  /** What the user has agreed to, by the id of a calendar; nothing where it is undefined. */
  readonly agreed: (calendar: string) => Agreed | undefined;
  readonly onProgress?: ((calendar: string, done: number, total: number) => void) | undefined;
}

const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = 6 * HOUR;

/** How long an account that fails is left alone: twice as long each time, up to six hours, and not all at one moment. */
const waitAfter = (tries: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 20)) * (0.5 + random / 2);

/** The server of an account. Throws ServerRefusal where no password is kept. */
export async function connect(
  caller: Caller,
  { secrets, server, feed }: Remotes,
  { account: { id, name, home, username, kind }, calendars }: AccountView,
): Promise<CalendarServer> {
  const password = await secrets.read(id);
  if (password === undefined || home === null) {
    throw new ServerRefusal('login', messages(caller).sync.noPassword({ name }));
  }
  if (kind === 'ics') return feed(password, home as FeedAs, calendars[0]?.token ?? undefined);
  return server(home, { username: username ?? '', password });
}

/** Brings the calendars of an account and their groups here into step. Never throws for what the server does. */
export async function runAccount(
  database: Database,
  caller: Caller,
  remotes: Remotes,
  { account, calendars }: AccountView,
  running: Running,
): Promise<AccountRun> {
  const runs: CalendarRun[] = [];
  try {
    const server = await connect(caller, remotes, { account, calendars });
    const listed = await server.calendars();
    await noteNewCalendars(database, account, calendars, listed);
    for (const calendar of calendars.filter(({ mode }) => mode !== 'off')) {
      const there = listed.find(({ href }) => href === calendar.href);
      runs.push(await runCalendar(database, caller, server, { calendar, listed: there }, running));
    }
    const next_try = server.refreshMs === undefined ? null : running.clock() + server.refreshMs;
    await noteState(database, account, { state: 'ok', reason: null, tries: 0, next_try });
    return { account, calendars: runs };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    const { goesOn, logIn } = messages(caller).sync;
    const refusal = refused(caller, account, error, { login: logIn({ name: account.name }), later: goesOn });
    const { message: reason } = refusal;
    const tries = account.tries + 1;
    const next_try = running.clock() + Math.round(error.retryAfter ?? waitAfter(tries, Math.random()));
    const state = error.why === 'login' ? 'login' : 'failing';
    await noteState(database, account, { state, reason, tries, next_try });
    return { account, calendars: runs, reason, refusal };
  }
}

const noteState = (
  { db }: Database,
  { user, id, state, tries, next_try }: SyncAccountRow,
  patch: Pick<SyncAccountRow, 'state' | 'reason' | 'tries' | 'next_try'>,
): Promise<void> | undefined =>
  state === patch.state && tries === patch.tries && next_try === patch.next_try
    ? undefined
    : db.transaction().execute((executor) => updateSyncAccount(executor, user, id, patch));

interface Turn {
  readonly calendar: SyncCalendarRow;
  /** As the server has it; undefined where it has not. */
  readonly listed: ListedCalendar | undefined;
}

async function runCalendar(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  { calendar, listed }: Turn,
  running: Running,
): Promise<CalendarRun> {
  const nothing = { calendar, taken: nothingTaken(), pushed: nothingPushed(), missing: 0 };
  const to = messages(caller).sync;
  const failed = async (reason: string): Promise<CalendarRun> => {
    if (reason !== calendar.reason) await noteReason(database, calendar, reason);
    return { ...nothing, state: 'failed', reason };
  };
  const { group_id } = calendar;
  const isHere = group_id !== null && (await findGroup(database.db, caller.user, group_id)) !== undefined;
  if (!listed || !isHere) return failed(listed ? to.goneGroup : to.goneCalendar);
  if (await isQuiet(database, calendar, listed, running.clock())) return { ...nothing, state: 'done' };
  const held = await hold(database, caller, { ...calendar, group_id }, running);
  if (!held) return { ...nothing, state: 'busy' };
  try {
    return await inStep(database, { ...caller, tool: 'sync' }, server, { held, listed }, running);
  } catch (error) {
    if (error instanceof LeaseLost) return { ...nothing, state: 'busy' };
    if (error instanceof ServerRefusal && error.why === 'gone') return failed(to.goneCalendar);
    throw error;
  } finally {
    await release(database, held);
  }
}

const noteReason = ({ db }: Database, { user, id }: SyncCalendarRow, reason: string): Promise<void> =>
  db.transaction().execute((executor) => updateSyncCalendar(executor, user, id, { reason }));

/** Whether neither side has anything to say: told without taking the calendar. */
async function isQuiet(
  { db }: Database,
  calendar: SyncCalendarRow,
  listed: ListedCalendar,
  now: number,
): Promise<boolean> {
  if (calendar.reason !== null || !isUnchanged(calendar, listed, now)) return false;
  if ((await lastChange(db, calendar.user)) !== calendar.seen_seq) return false;
  return (await listOutbox(db, calendar)).length === 0;
}

async function inStep(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  { held, listed }: { readonly held: Held; readonly listed: ListedCalendar },
  { agreed, onProgress }: Running,
): Promise<CalendarRun> {
  const { row: calendar } = held;
  const taken = nothingTaken();
  const { here = 0, there = 0 } = agreed(calendar.id) ?? {};
  await recover(database, caller, server, held, taken);
  const from = await lastChange(database.db, caller.user);
  let missing = 0;
  const progress = onProgress && ((done: number, total: number) => onProgress(calendar.name, done, total));
  if (!isUnchanged(calendar, listed, held.clock())) {
    const pulled = await pull(database, caller, server, held, { listed, agreed: here, onProgress: progress });
    for (const key of Object.keys(taken) as (keyof TakenIn)[]) taken[key] += pulled.taken[key];
    missing = pulled.missing.length;
  }
  const mayWrite = calendar.mode !== 'pull' && calendar.writable === 1 && listed.writable;
  const pushed = mayWrite
    ? await push(database, caller, server, held, { taken, agreed: there, onProgress: progress })
    : nothingPushed();
  if (!mayWrite && calendar.mode !== 'pull') pushed.kept = (await jobsIn(database.db, caller, held)).length;
  const to = await lastChange(database.db, caller.user);
  const isAllOurs = !(await hasForeignChange(database.db, caller.user, from));
  const isSent = calendar.mode === 'pull' || (mayWrite && pushed.held + pushed.late + pushed.kept === 0);
  const seen_seq = isSent ? (isAllOurs ? to : from) : calendar.seen_seq;
  await note(database, held, (executor) =>
    updateSyncCalendar(executor, held.user, held.id, { seen_seq, synced_at: held.clock(), reason: null }),
  );
  return { calendar, taken, pushed, missing, state: 'done' };
}
