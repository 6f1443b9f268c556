import { lastChange } from '../../db/repos/export.ts';
import type { SyncMode } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Database, ofUser } from '../change/database.ts';
import {
  type AccountView,
  accountCalled,
  addAccount,
  addFeed,
  chooseMode,
  listAccounts,
  type NewAccount,
  type NewFeed,
  removeAccount,
} from './accounts.ts';
import { type Choice, listConflicts, solveConflict } from './conflicts.ts';
import { logIn } from './log-in.ts';
import { isFirst, type NowInput, type NowResult, syncNow } from './now.ts';
import { type CalendarPreview, preview } from './preview.ts';
import type { Remotes } from './remotes.ts';
import { type AccountRun, type Agreed, type Running, runAccount } from './run.ts';
import { type StatusResult, syncStatus } from './status.ts';

export interface SyncInput {
  /** Its name; all without it. */
  readonly account?: string | undefined;
  /** The user agrees that however many items go, here or there. */
  readonly mayRemove?: boolean | undefined;
  /** Leaves out accounts that are to be left alone for now, and those whose first run nobody has agreed to: what runs by itself waits, a person does not. */
  readonly onlyDue?: boolean | undefined;
  readonly onProgress?: Running['onProgress'];
}

const ANY_NUMBER: Agreed = { here: Number.POSITIVE_INFINITY, there: Number.POSITIVE_INFINITY };

/** Calendars of other places, and how they are kept in step with groups here. */
export class Sync {
  readonly #of: (caller: Caller) => Database;
  readonly #remotes: Remotes;
  readonly #clock: () => number;
  readonly #owner = crypto.randomUUID();

  constructor(database: Database, remotes: Remotes, clock: () => number) {
    this.#of = ({ user }) => ofUser(database, user);
    this.#remotes = remotes;
    this.#clock = clock;
  }

  accounts(caller: Caller): Promise<AccountView[]> {
    return listAccounts(this.#of(caller), caller);
  }

  /** The account of that name or id. Throws NOT_FOUND. */
  account(caller: Caller, name: string): Promise<AccountView> {
    return accountCalled(this.#of(caller), caller, name);
  }

  /** Throws UserError, with nothing stored. */
  add(caller: Caller, input: NewAccount): Promise<AccountView> {
    return addAccount(this.#of(caller), caller, this.#remotes, input);
  }

  /** Throws UserError, with nothing stored. */
  subscribe(caller: Caller, feed: NewFeed): Promise<AccountView> {
    return addFeed(this.#of(caller), caller, this.#remotes, feed);
  }

  /** Takes another password for the account of that name. Throws UserError, with nothing stored. */
  async logIn(caller: Caller, name: string, password: string): Promise<void> {
    const database = this.#of(caller);
    await logIn(database, caller, this.#remotes, await accountCalled(database, caller, name), password);
  }

  /** Its events and todos stay here where they are to be kept; nothing is deleted on the server. */
  async remove(caller: Caller, name: string, how: { readonly keep: boolean }): Promise<void> {
    const database = this.#of(caller);
    await removeAccount(database, caller, this.#remotes, await accountCalled(database, caller, name), how);
  }

  async choose(
    caller: Caller,
    name: string,
    choice: { readonly calendar: string; readonly mode: SyncMode },
  ): Promise<AccountView> {
    const database = this.#of(caller);
    await chooseMode(database, caller, await accountCalled(database, caller, name), choice);
    return accountCalled(database, caller, name);
  }

  /** Brings accounts and what is here into step. What a server does wrong is in the answer. */
  async run(
    caller: Caller,
    { account, mayRemove = false, onlyDue = false, onProgress }: SyncInput,
  ): Promise<AccountRun[]> {
    const database = this.#of(caller);
    const all =
      account === undefined ? await listAccounts(database, caller) : [await accountCalled(database, caller, account)];
    const now = this.#clock();
    const isDue = ({ account: { state, next_try }, calendars }: AccountView): boolean =>
      state !== 'login' && (next_try === null || next_try <= now) && !isFirst(calendars);
    const agreed = () => (mayRemove ? ANY_NUMBER : undefined);
    const runs: AccountRun[] = [];
    for (const view of onlyDue ? all.filter(isDue) : all) {
      const running = { owner: this.#owner, clock: this.#clock, agreed, onProgress };
      runs.push(await runAccount(database, caller, this.#remotes, view, running));
    }
    return runs;
  }

  /** As `run`, for a conversation: what is to be agreed to is asked first. Throws UserError. */
  now(caller: Caller, input: NowInput): Promise<NowResult> {
    const running = { owner: this.#owner, clock: this.#clock };
    return syncNow(this.#of(caller), caller, { remotes: this.#remotes, running }, input);
  }

  /** How accounts stand; asks no server. */
  status(caller: Caller): Promise<StatusResult> {
    return syncStatus(this.#of(caller), caller, this.#clock);
  }

  /** What a run would do. Throws UserError. */
  async preview(caller: Caller, name: string): Promise<CalendarPreview[]> {
    const database = this.#of(caller);
    return preview(database, caller, this.#remotes, await accountCalled(database, caller, name), this.#clock);
  }

  /** Rises with every change of what is here. */
  position(caller: Caller): Promise<number> {
    return lastChange(this.#of(caller).db, caller.user);
  }

  conflicts(caller: Caller) {
    return listConflicts(this.#of(caller), caller);
  }

  solve(caller: Caller, choice: { readonly id: string; readonly choice: Choice }): Promise<string | undefined> {
    return solveConflict(this.#of(caller), caller, choice);
  }
}
