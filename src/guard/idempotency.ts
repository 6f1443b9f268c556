import { findChange } from '../db/repos/changes.ts';
import { findIdempotency, insertIdempotency, sweepGuards } from '../db/repos/guards.ts';
import type { Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { messages } from '../messages/index.ts';
import { hashOf } from './hash.ts';
import { isLive } from './live.ts';

/** What the guard needs to know of a result. */
interface Replayable {
  status: string;
  change_id?: string;
  warnings?: string[];
  replayed?: boolean;
}

const KEY_LIVE_MS = 24 * 60 * 60_000;

/** Arguments that may differ between a call and its retry. */
const TOKENS = new Set(['idempotency_key', 'confirm_token', 'slot_token']);

/** Stands between the digest of what was said and that of the choice. */
const CHOICE = '~';

/** What was asked for, and behind it which of the slots was chosen, if one was. */
function argumentsHash(input: object): string {
  const said = hashOf(Object.fromEntries(Object.entries(input).filter(([key]) => !TOKENS.has(key))));
  const chosen = 'slot_token' in input ? input.slot_token : undefined;
  return chosen === undefined ? said : `${said}${CHOICE}${hashOf(chosen)}`;
}

/** Whether a call is a retry of another: another slot is another choice, which that one does not answer. */
function isRetry(hash: string, earlier: string): boolean {
  const [said, chosen] = hash.split(CHOICE);
  const [saidBefore, chosenBefore] = earlier.split(CHOICE);
  if (said !== saidBefore) return false;
  return chosen === undefined || chosenBefore === undefined || chosen === chosenBefore;
}

/** The result of an earlier call with this key, marked as replayed; undefined when there was none. */
export async function replay<R extends Replayable>(
  executor: Executor,
  caller: Caller,
  key: string | undefined,
  input: object,
): Promise<R | undefined> {
  if (key === undefined) return undefined;
  const row = await findIdempotency(executor, caller.user, key);
  if (!row || !isLive(row.expires_at, caller.now, KEY_LIVE_MS)) return undefined;
  if (row.tool !== caller.tool || !isRetry(argumentsHash(input), row.arguments_hash)) {
    const message = messages(caller.language).guard.keyUsedForAnother;
    throw new UserError('INVALID_ARGUMENT', message, {
      hint: messages(caller.language).guard.useNewKey,
    });
  }
  const result = JSON.parse(row.result) as R;
  const change = row.change_id === null ? undefined : await findChange(executor, caller.user, row.change_id);
  const undone = change?.undone_by ? [messages(caller.language).guard.createdWasUndone] : [];
  return {
    ...result,
    replayed: true,
    ...(undone.length > 0 ? { warnings: [...(result.warnings ?? []), ...undone] } : {}),
  };
}

/** Binds the key to a final result, in the transaction that wrote it. */
export async function bindKey(
  executor: Executor,
  caller: Caller,
  key: string | undefined,
  input: object,
  result: Replayable,
): Promise<void> {
  if (key === undefined || result.status !== 'final') return;
  await sweepGuards(executor, caller.user, caller.now);
  await executor.deleteFrom('idempotency').where('user', '=', caller.user).where('key', '=', key).execute();
  await insertIdempotency(executor, {
    user: caller.user,
    key,
    tool: caller.tool,
    arguments_hash: argumentsHash(input),
    change_id: result.change_id ?? null,
    result: JSON.stringify(result),
    expires_at: caller.now + KEY_LIVE_MS,
  });
}
