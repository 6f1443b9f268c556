import { findConfirmation, insertConfirmation, useConfirmation } from '../db/repos/guards.ts';
import type { Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { newId } from '../domain/ids.ts';
import { say } from '../messages/say.ts';
import { hashOf } from './hash.ts';
import { isLive } from './live.ts';

const CONFIRMATION_LIVE_MS = 30 * 60_000;

/** What is to be confirmed: exactly this, on exactly these versions. */
export interface Pending {
  readonly items: readonly { readonly id: string; readonly version: number }[];
  /** The arguments as they were resolved: what will happen to the items. */
  readonly effect: unknown;
  /** The argument that takes the token (default: `confirm_token`). */
  readonly argument?: 'confirm_token' | 'plan_token';
}

/** Writes a pending row and returns its id, the `confirm_token`, with its expiry in epoch milliseconds. */
export async function askConfirmation(
  executor: Executor,
  caller: Caller,
  pending: Pending,
): Promise<{ token: string; expiresAt: number }> {
  const token = newId('cfm');
  const expiresAt = caller.now + CONFIRMATION_LIVE_MS;
  await insertConfirmation(executor, {
    id: token,
    user: caller.user,
    tool: caller.tool,
    arguments_hash: hashOf(pending.effect),
    items: JSON.stringify(pending.items),
    expires_at: expiresAt,
    used_by: null,
  });
  return { token, expiresAt };
}

/**
 * Checks a token inside the transaction that carries out what it confirms, and
 * uses it up. Throws CONFIRMATION_INVALID when it is of another user, tool or
 * call, when an item changed since, or when it was used or has expired.
 */
export async function useConfirmToken(
  executor: Executor,
  caller: Caller,
  token: string,
  pending: Pending,
  changeId: string,
): Promise<void> {
  const { argument: name = 'confirm_token' } = pending;
  const refuse = (zh: string, en: string): never => {
    throw new UserError('CONFIRMATION_INVALID', say(caller.language, zh, en), {
      hint: say(
        caller.language,
        `没有任何改动。请不带 ${name} 重新调用，把问题给用户看，再传新的 token。`,
        `Nothing was changed. Call again without ${name}, show the user what is asked, then pass the new token.`,
      ),
    });
  };
  const row = await findConfirmation(executor, caller.user, token);
  if (!row) return refuse(`没有这个 ${name}。`, `This ${name} is not known.`);
  if (row.used_by !== null) return refuse(`这个 ${name} 已经用过。`, `This ${name} was used already.`);
  if (!isLive(row.expires_at, caller.now, CONFIRMATION_LIVE_MS))
    return refuse(`这个 ${name} 已过期。`, `This ${name} has expired.`);
  if (row.tool !== caller.tool) {
    return refuse(`这个 ${name} 属于 ${row.tool}。`, `This ${name} belongs to ${row.tool}.`);
  }
  const versions = (items: Pending['items']): string =>
    hashOf([...items].map((item) => `${item.id}@${item.version}`).sort());
  if (versions(JSON.parse(row.items) as Pending['items']) !== versions(pending.items)) {
    return refuse('所确认的内容此后有了变化。', 'Something among the confirmed items has changed since.');
  }
  if (row.arguments_hash !== hashOf(pending.effect)) {
    return refuse(`这个 ${name} 是为另一组参数给出的。`, `This ${name} was given for other arguments.`);
  }
  await useConfirmation(executor, caller.user, token, changeId);
}
