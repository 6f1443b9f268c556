import { fixedQuery } from '../fixed-query.ts';
import type { CandidateSetRow, ConfirmationRow, Executor, IdempotencyRow } from '../schema.ts';

/** Short-lived rows of the guards: candidate sets, confirmations, idempotency keys. They are not history. */

export async function putCandidateSet(executor: Executor, row: CandidateSetRow): Promise<void> {
  await executor.insertInto('candidate_sets').values(row).execute();
}

export async function liveCandidateSets(executor: Executor, user: string, now: number): Promise<CandidateSetRow[]> {
  return executor
    .selectFrom('candidate_sets')
    .selectAll()
    .where('user', '=', user)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();
}

export async function insertConfirmation(executor: Executor, row: ConfirmationRow): Promise<void> {
  await executor.insertInto('confirmations').values(row).execute();
}

export function findConfirmation(executor: Executor, user: string, id: string): Promise<ConfirmationRow | undefined> {
  return executor
    .selectFrom('confirmations')
    .selectAll()
    .where('user', '=', user)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function useConfirmation(executor: Executor, user: string, id: string, changeId: string): Promise<void> {
  await executor
    .updateTable('confirmations')
    .set({ used_by: changeId })
    .where('user', '=', user)
    .where('id', '=', id)
    .execute();
}

export async function deleteConfirmation(executor: Executor, user: string, id: string): Promise<void> {
  await executor.deleteFrom('confirmations').where('user', '=', user).where('id', '=', id).execute();
}

export function findIdempotency(executor: Executor, user: string, key: string): Promise<IdempotencyRow | undefined> {
  return executor
    .selectFrom('idempotency')
    .selectAll()
    .where('user', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertIdempotency(executor: Executor, row: IdempotencyRow): Promise<void> {
  await executor.insertInto('idempotency').values(row).execute();
}

const expired = (['candidate_sets', 'confirmations', 'idempotency'] as const).map((table) =>
  fixedQuery<never, [string, number]>(`delete from ${table} where "user" = ? and expires_at <= ?`),
);

/** Removes what has expired: asked for with each row that is added, so that the guards never grow. */
export async function sweepGuards(executor: Executor, user: string, now: number): Promise<void> {
  for (const sweep of expired) await sweep(executor, user, now);
}
