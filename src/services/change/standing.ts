import { type Standing, standingOf } from '../../db/repos/standing.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';

const known = new WeakMap<Caller, Standing>();

/** What is known of a caller outside of transactions: read once a call. */
export function standingFor(executor: Executor, caller: Caller): Standing {
  const standing = known.get(caller) ?? standingOf(executor, caller.user, caller.now);
  known.set(caller, standing);
  return standing;
}

/** What was read to find out who calls. */
export const rememberStanding = (caller: Caller, standing: Standing): void => void known.set(caller, standing);

/** The caller has written something. */
export const forgetStanding = (caller: Caller): void => void known.delete(caller);
