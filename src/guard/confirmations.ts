import { findConfirmation, insertConfirmation, useConfirmation } from '../db/repos/guards.ts';
import type { ConfirmationRow, Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { newId } from '../domain/ids.ts';
import { messages } from '../messages/index.ts';
import { hashOf } from './hash.ts';
import { isLive } from './live.ts';
import { endPlannerLease, takePlannerLease } from './planner-lock.ts';

/** Among the items of a plan: the fence under which it was made, as its version. */
const FENCE = 'planner lock';

const CONFIRMATION_LIVE_MS = 30 * 60_000;

/** What is to be confirmed: exactly this, on exactly these versions. */
export interface Pending {
  readonly items: readonly { readonly id: string; readonly version: number }[];
  /** The arguments as they were resolved: what will happen to the items. */
  readonly effect: unknown;
  /** Each item stands for itself: a yes to all of them is one to any part of them. */
  readonly inParts?: true;
  /** The argument that takes the token (default: `confirm_token`). */
  readonly argument?: 'confirm_token' | 'plan_token';
}

/**
 * Writes a pending row and returns its id, the `confirm_token`, with its expiry in epoch milliseconds, and whether a plan
 * of another program does not hold any more by that. Throws UserError LOCKED for a plan while another one plans.
 */
export async function askConfirmation(
  executor: Executor,
  caller: Caller,
  pending: Pending,
): Promise<{ token: string; expiresAt: number; isTakenOver: boolean }> {
  const locks = caller.plannerLock !== undefined && pending.argument === 'plan_token';
  const lease = locks ? await takePlannerLease(executor, caller) : undefined;
  const items = [...pending.items, ...(lease ? [{ id: FENCE, version: lease.fence }] : [])];
  const token = newId('cfm');
  const expiresAt = caller.now + CONFIRMATION_LIVE_MS;
  await insertConfirmation(executor, {
    id: token,
    user: caller.user,
    tool: caller.tool,
    arguments_hash: hashOf(pending.effect),
    items: JSON.stringify(items),
    expires_at: expiresAt,
    used_by: null,
  });
  return { token, expiresAt, isTakenOver: lease?.isTakenOver ?? false };
}

/**
 * Checks a token inside the transaction that carries out what it confirms, and
 * uses it up. Throws CONFIRMATION_INVALID when it is of another user, tool or
 * call, when an item changed since or another program has planned, or when it was used or has expired.
 */
export async function useConfirmToken(
  executor: Executor,
  caller: Caller,
  token: string,
  pending: Pending,
  changeId: string,
): Promise<void> {
  const { argument: name = 'confirm_token' } = pending;
  const refuse = (message: string): never => {
    throw new UserError('CONFIRMATION_INVALID', message, {
      hint: messages(caller).guard.callAgainWithoutToken({ name }),
    });
  };
  const row = await findConfirmation(executor, caller.user, token);
  if (!row) return refuse(messages(caller).guard.notKnown({ name }));
  if (row.used_by !== null) return refuse(messages(caller).guard.usedAlready({ name }));
  if (!isLive(row.expires_at, caller.now, CONFIRMATION_LIVE_MS))
    return refuse(messages(caller).guard.expired({ name }));
  if (row.tool !== caller.tool) {
    return refuse(messages(caller).guard.belongsTo({ name, tool: row.tool }));
  }
  const { items, fence } = boundTo(row);
  if (fence !== undefined && !(await endPlannerLease(executor, caller, fence))) {
    return refuse(messages(caller).guard.overtaken);
  }
  const asked = namesOf(items);
  const meant = namesOf(pending.items);
  if (![...meant].every((one) => asked.has(one)) || (!pending.inParts && meant.size < asked.size)) {
    return refuse(messages(caller).guard.confirmedItemsChanged);
  }
  if (row.arguments_hash !== hashOf(pending.effect)) {
    return refuse(messages(caller).guard.givenForOtherArguments({ name }));
  }
  await useConfirmation(executor, caller.user, token, changeId);
}

/** What a token was given for, where that is all that is known of it. Throws CONFIRMATION_INVALID for one that is none. */
export async function confirmedItems(
  executor: Executor,
  caller: Caller,
  token: string,
  name: NonNullable<Pending['argument']>,
): Promise<Pending['items']> {
  const row = await findConfirmation(executor, caller.user, token);
  if (row?.tool === caller.tool) return boundTo(row).items;
  throw new UserError('CONFIRMATION_INVALID', messages(caller).guard.notKnown({ name }), {
    hint: messages(caller).guard.callAgainWithoutToken({ name }),
  });
}

const namesOf = (items: Pending['items']): Set<string> => new Set(items.map(({ id, version }) => `${id}@${version}`));

/** What a token was given for, and for a plan under the planner lock its fence. */
function boundTo(row: Pick<ConfirmationRow, 'items'>): { items: Pending['items']; fence: number | undefined } {
  const all = JSON.parse(row.items) as Pending['items'];
  return { items: all.filter(({ id }) => id !== FENCE), fence: all.find(({ id }) => id === FENCE)?.version };
}
