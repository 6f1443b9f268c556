import { readMeta, writeMeta } from '../db/repos/meta.ts';
import type { Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { showLimit } from '../domain/time/show.ts';
import { messages } from '../messages/index.ts';
import { isLive } from './live.ts';

/**
 * One program plans in a user's calendar at a time, where the settings say so (`--planner-lock`). Who makes a plan holds
 * a lease; each new holder has a higher fence, to which plans are bound, so that a plan that another one has overtaken
 * is never carried out. The row is read and written under the user's lock.
 */

const KEY = 'planner';

/** How long a plan is waited for by other programs. */
const PLANNER_LEASE_MS = 10 * 60_000;

interface Lease {
  /** A connection. */
  readonly holder: string;
  /** Rises with each change of the holder. */
  readonly fence: number;
  readonly until: number;
}

const NOBODY: Lease = { holder: '', fence: 0, until: 0 };

async function leaseOf(executor: Executor, { user }: Caller): Promise<Lease> {
  const text = await readMeta(executor, user, KEY);
  return text === undefined ? NOBODY : (JSON.parse(text) as Lease);
}

/**
 * Takes the lease for the caller's connection, or makes it last longer. Answers the fence, and whether another program
 * has lost it by that. Throws UserError LOCKED while another one holds it and `reject` is set.
 */
export async function takePlannerLease(
  executor: Executor,
  caller: Caller,
): Promise<{ readonly fence: number; readonly isTakenOver: boolean }> {
  const { holder, fence, until } = await leaseOf(executor, caller);
  const isOwn = holder === caller.session;
  const isHeld = !isOwn && isLive(until, caller.now, PLANNER_LEASE_MS);
  if (isHeld && caller.plannerLock === 'reject') {
    const said = messages(caller).guard;
    throw new UserError('LOCKED', said.anotherPlans({ until: showLimit(until, caller.zone, caller.language) }), {
      hint: said.planLater,
    });
  }
  const lease: Lease = {
    holder: caller.session,
    fence: isOwn ? fence : fence + 1,
    until: caller.now + PLANNER_LEASE_MS,
  };
  await writeMeta(executor, caller.user, KEY, JSON.stringify(lease));
  return { fence: lease.fence, isTakenOver: isHeld };
}

/** Whether nobody else has planned since the plan with this fence; then the plan is done, and others may plan. */
export async function endPlannerLease(executor: Executor, caller: Caller, fence: number): Promise<boolean> {
  const lease = await leaseOf(executor, caller);
  if (lease.fence !== fence) return false;
  await writeMeta(executor, caller.user, KEY, JSON.stringify({ ...lease, until: 0 }));
  return true;
}
