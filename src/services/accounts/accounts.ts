import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccessTokenRow, AccountRow, AuditRow } from '../../db/account-rows.ts';
import {
  findAccount,
  findToken,
  insertAccount,
  insertAudit,
  insertToken,
  listAccounts,
  listAudit,
  listQuotas,
  listTokens,
  noteUse,
  presentUsers,
  putQuota,
  revokeToken,
  validTokens,
} from '../../db/repos/accounts.ts';
import { keepMeta, readMeta, writeMeta } from '../../db/repos/meta.ts';
import { purgeIndex } from '../../db/repos/passages.ts';
import { scopedTo } from '../../db/repos/scope.ts';
import { deleteUser, idsOfUser, rowsOfUser, WRITTEN } from '../../db/repos/user-data.ts';
import type { Executor, Schema } from '../../db/schema.ts';
import { QUOTAS, type QuotaName, type Quotas, quotasWith } from '../../domain/access/quotas.ts';
import type { Scope } from '../../domain/access/scope.ts';
import type { Worded } from '../../domain/errors.ts';
import { wordedRefusal } from '../../domain/storage-refusal.ts';
import type { Database } from '../change/database.ts';
import { reindex } from '../search/projection.ts';
import { SEARCHED_TABLES } from '../search/searched.ts';
import { digestOf, newToken, sameDigest, tokenIdOf } from './token.ts';

/** Somebody whose request may be answered. */
export interface Holder {
  readonly user: string;
  readonly quotas: Quotas;
}

/** The holder of a token of ours. */
export interface TokenHolder extends Holder {
  readonly id: string;
  readonly scope: Scope;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Somebody whom an issuer vouches for. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
  /** What the issuer calls them, for administrators to read. */
  readonly name: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MOST_DAYS = 365;

/** Letters and digits of any script: `anna`, `小明`, `li.lei@example.com`. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,63}$/u;

/** The user of somebody whom an issuer vouches for: the same for ever, whatever their name or address becomes. No name holds a colon. */
const userOfSubject = ({ issuer, subject }: Pick<Subject, 'issuer' | 'subject'>): string =>
  `oidc:${createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url')}`;

/** Users of a store, their tokens and quotas: what administrators do, and who a request comes from. */
export class Accounts {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Who looks after a store sees what belongs to all of its users. */
  get #db(): Kysely<Schema> {
    return scopedTo(this.#database.db, 'everyone');
  }

  /** Throws UserError INVALID_ARGUMENT for a name that cannot be, or is taken. */
  async addUser(given: string, subject?: Pick<Subject, 'issuer' | 'subject'>): Promise<AccountRow> {
    const name = given.normalize('NFC');
    if (!NAME.test(name)) {
      throw wrong(({ users }) => [users.badName({ name: given }), users.goodNames]);
    }
    const taken = (await this.users()).some((row) => row.name === name || row.user === name);
    if (taken) throw wrong(({ users }) => users.nameTaken({ name }));
    const user = subject ? userOfSubject(subject) : name;
    const row = { user, name, issuer: null, subject: null, ...subject, created_at: this.#now() };
    await this.#db.transaction().execute(async (executor) => {
      if (!(await insertAccount(executor, row))) throw wrong(({ users }) => users.nameTaken({ name }));
      await this.#note(executor, { user, action: 'user.add', subject: name });
    });
    return row;
  }

  users(): Promise<AccountRow[]> {
    return listAccounts(this.#db);
  }

  /** The user of a name. Throws UserError NOT_FOUND. */
  async user(given: string): Promise<AccountRow> {
    const name = given.normalize('NFC');
    const rows = await this.users();
    const found = rows.find((row) => row.user === name) ?? rows.find((row) => row.name === name);
    if (found) return found;
    const names = rows.map((row) => row.name);
    throw wordedRefusal('NOT_FOUND', ({ users }) => [
      users.noUser({ name: given }),
      names.length === 0 ? users.makeOne : users.thereAre({ names }),
    ]);
  }

  /** All that a user has written and done, a line of JSON each: what it is of, and its columns. */
  async *exportUser({ user, name }: AccountRow): AsyncGenerator<string> {
    yield `${JSON.stringify({ perch: 'user export', user, name, exported_at: new Date(this.#now()).toISOString() })}\n`;
    for (const table of WRITTEN) {
      for await (const row of rowsOfUser(this.#db, user, table)) yield `${JSON.stringify({ table, row })}\n`;
    }
  }

  /**
   * Removes a user with all that is theirs, for good. Their tokens end with the transaction. Throws UserError FORBIDDEN
   * for the one whose calendar hosts on this machine use.
   */
  async removeUser({ user, name }: AccountRow): Promise<void> {
    if (user === LOCAL)
      throw wordedRefusal('FORBIDDEN', ({ users }) => [users.isLocal({ name: LOCAL }), users.localHint]);
    const nobodyWaits = async (): Promise<void> => {};
    await this.#db.transaction().execute(async (executor) => {
      for (const table of SEARCHED_TABLES) {
        const items = (await idsOfUser(executor, user, table)).map((id) => ({ id, row: null }));
        await reindex(executor, user, table, items, nobodyWaits);
      }
      await deleteUser(executor, user);
      await purgeIndex(executor);
      await this.#note(executor, { user, action: 'user.remove', subject: name });
    });
  }

  /** A new token, which is told this once. Throws UserError INVALID_ARGUMENT. */
  async createToken(
    { user }: AccountRow,
    { scope, days }: { readonly scope: Scope; readonly days: number },
  ): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: number }> {
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw wrong(({ users }) => users.badDays({ most: MOST_DAYS }));
    const { id, token } = newToken();
    const now = this.#now();
    const expiresAt = now + days * DAY_MS;
    await this.#db.transaction().execute(async (executor) => {
      await insertToken(executor, {
        id,
        user,
        digest: digestOf(token),
        scope,
        created_at: now,
        expires_at: expiresAt,
        revoked_at: null,
        used_at: null,
      });
      await this.#note(executor, { user, action: 'token.create', subject: `${id} ${scope}` });
    });
    return { id, token, expiresAt };
  }

  tokens(user?: string): Promise<AccessTokenRow[]> {
    return listTokens(this.#db, user);
  }

  /** Ends a token, by its id or by itself. Throws UserError NOT_FOUND for one that is not there, or has been revoked. */
  async revokeToken(given: string): Promise<AccessTokenRow> {
    const id = tokenIdOf(given) ?? given;
    return this.#db.transaction().execute(async (executor) => {
      const row = await findToken(executor, id);
      if (!row) throw wordedRefusal('NOT_FOUND', ({ users }) => [users.noToken({ id }), users.listTokens]);
      if (!(await revokeToken(executor, id, this.#now())))
        throw wordedRefusal('NOT_FOUND', ({ users }) => users.revokedAlready({ id }));
      await this.#note(executor, { user: row.user, action: 'token.revoke', subject: id });
      return row;
    });
  }

  /** Whose a token is. Undefined for what is none, and for one that has expired, was revoked, or belonged to somebody who is gone. */
  async holderOf(token: string): Promise<TokenHolder | undefined> {
    const id = tokenIdOf(token);
    if (id === undefined) return undefined;
    const row = await findToken(this.#db, id);
    // The work is the same for an id that is not there.
    const isSame = sameDigest(digestOf(token), row?.digest ?? digestOf(id));
    if (!row || !isSame) return undefined;
    const now = this.#now();
    if (row.revoked_at !== null || row.expires_at <= now) return undefined;
    const holder = await this.holder(row.user);
    if (!holder) return undefined;
    if (now - (row.used_at ?? 0) >= HOUR_MS) {
      // To know it is a help, and no reason to refuse where nothing can be written.
      await noteUse(this.#db, id, now - (now % HOUR_MS)).catch(() => {});
    }
    return { ...holder, id, scope: row.scope, expiresAt: row.expires_at };
  }

  /** A user who is there. */
  async holder(user: string): Promise<Holder | undefined> {
    const [account, quotas] = await Promise.all([findAccount(this.#db, user), listQuotas(this.#db, user)]);
    return account && { user, quotas: quotasWith(quotas) };
  }

  /** Whom an issuer vouches for, made at first sight where `mayBeMade`. */
  async holderBySubject({ issuer, subject, name }: Subject, mayBeMade: boolean): Promise<Holder | undefined> {
    const user = userOfSubject({ issuer, subject });
    const known = await this.holder(user);
    if (known || !mayBeMade) return known;
    await this.#db.transaction().execute(async (executor) => {
      const isNew = await insertAccount(executor, { user, name, issuer, subject, created_at: this.#now() });
      // Another request, or another replica, may have been quicker.
      if (isNew) await this.#note(executor, { user, action: 'user.first_seen', subject: name }, issuer);
    });
    return this.holder(user);
  }

  /** Which of some tokens of ours, by their ids, and which of some users are let in still. */
  async standing(
    ids: readonly string[],
    users: readonly string[],
  ): Promise<{ readonly tokens: ReadonlySet<string>; readonly users: ReadonlySet<string> }> {
    const tokens = ids.length === 0 ? [] : await validTokens(this.#db, ids, this.#now());
    const present = users.length === 0 ? [] : await presentUsers(this.#db, users);
    return { tokens: new Set(tokens), users: new Set(present) };
  }

  quotas(user: string): Promise<Quotas> {
    return listQuotas(this.#db, user).then(quotasWith);
  }

  async setQuota({ user }: AccountRow, name: QuotaName, value: number): Promise<void> {
    if (!Number.isSafeInteger(value) || value < 0)
      throw wrong(({ users }) => users.wholeNumber({ quota: name, usual: QUOTAS[name] }));
    await this.#db.transaction().execute(async (executor) => {
      await putQuota(executor, { user, name, value });
      await this.#note(executor, { user, action: 'user.limit', subject: `${name}=${value}` });
    });
  }

  /** What was done, the newest first. */
  audit(user?: string, most = 100): Promise<AuditRow[]> {
    return listAudit(this.#db, user, most);
  }

  /** Another text after each act that users, tokens or quotas were changed by, in whatever process. */
  async version(): Promise<string> {
    return (await readMeta(this.#db, '', VERSION)) ?? '';
  }

  /** The key by which processes on one store know what another one signed. */
  async stateKey(): Promise<Uint8Array> {
    const made = randomBytes(32).toString('base64');
    // Several processes may start at once: all take the key of the first.
    const key = await this.#db.transaction().execute((executor) => keepMeta(executor, '', STATE_KEY, made));
    return Buffer.from(key, 'base64');
  }

  async #note(
    executor: Executor,
    { user, action, subject }: Pick<AuditRow, 'user' | 'action' | 'subject'>,
    actor = 'terminal',
  ): Promise<void> {
    const id = randomBytes(8).toString('hex');
    await insertAudit(executor, { user, at: this.#now(), id, actor, action, subject });
    await writeMeta(executor, '', VERSION, id);
  }
}

/** Whom a host over stdio acts for. */
const LOCAL = 'local';

const STATE_KEY = 'state_key';
/** Of the rows about users, tokens and quotas: the act that came last. */
const VERSION = 'access_version';

const wrong = (worded: Worded) => wordedRefusal('INVALID_ARGUMENT', worded);
