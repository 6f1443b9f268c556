import { sql } from 'kysely';
import type { AccessTokenRow, AccountRow, AuditRow, QuotaRow } from '../account-rows.ts';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { Executor } from '../schema.ts';

/** Users, their tokens and quotas, and what was done about them. They are not part of anybody's history. */

const account = fixedQuery<AccountRow, [string]>('select * from accounts where "user" = ?');

export async function findAccount(executor: Executor, user: string): Promise<AccountRow | undefined> {
  const [row] = await account(executor, user);
  return row;
}

export const listAccounts = (executor: Executor): Promise<AccountRow[]> =>
  executor.selectFrom('accounts').selectAll().orderBy('user').execute();

/** False when the user is there already. */
export async function insertAccount(executor: Executor, row: AccountRow): Promise<boolean> {
  const added = await executor
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('user').doNothing())
    .returning('user')
    .executeTakeFirst();
  return added !== undefined;
}

const token = fixedQuery<AccessTokenRow, [string]>('select * from access_tokens where id = ?');

export async function findToken(executor: Executor, id: string): Promise<AccessTokenRow | undefined> {
  const [row] = await token(executor, id);
  return row;
}

export async function listTokens(executor: Executor, user: string | undefined): Promise<AccessTokenRow[]> {
  const all = executor.selectFrom('access_tokens').selectAll().orderBy('user').orderBy('created_at');
  return (user === undefined ? all : all.where('user', '=', user)).execute();
}

export async function insertToken(executor: Executor, row: AccessTokenRow): Promise<void> {
  await executor.insertInto('access_tokens').values(row).execute();
}

/** False when there is none, or it was revoked before. */
export async function revokeToken(executor: Executor, id: string, now: number): Promise<boolean> {
  const revoked = await executor
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

export async function noteUse(executor: Executor, id: string, now: number): Promise<void> {
  await executor.updateTable('access_tokens').set({ used_at: now }).where('id', '=', id).execute();
}

/** Which of some tokens still let their holders in. */
export async function validTokens(executor: Executor, ids: readonly string[], now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select token.id from ${jsonTexts(executor, ids)} as wanted cross join access_tokens as token
      join accounts as account on account."user" = token."user"
      where token.id = wanted.item and token.revoked_at is null and token.expires_at > ${now}`.execute(executor);
  return rows.map(({ id }) => id);
}

/** Which of some users are there. */
export async function presentUsers(executor: Executor, users: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user: string }>`
    select account."user" from ${jsonTexts(executor, users)} as wanted cross join accounts as account
      where account."user" = wanted.item`.execute(executor);
  return rows.map(({ user }) => user);
}

const quotas = fixedQuery<QuotaRow, [string]>('select * from quotas where "user" = ? order by name');

export const listQuotas = (executor: Executor, user: string): Promise<QuotaRow[]> => quotas(executor, user);

export async function putQuota(executor: Executor, row: QuotaRow): Promise<void> {
  await executor
    .insertInto('quotas')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user', 'name']).doUpdateSet({ value: row.value }))
    .execute();
}

export async function insertAudit(executor: Executor, row: AuditRow): Promise<void> {
  await executor.insertInto('audit').values(row).execute();
}

/** The newest first. */
export async function listAudit(executor: Executor, user: string | undefined, most: number): Promise<AuditRow[]> {
  const all = executor.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(most);
  return (user === undefined ? all : all.where('user', '=', user)).execute();
}
