import { listOwnLengths } from '../../db/repos/events.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { learnedLength } from '../../domain/learn/length.ts';
import { MINUTE } from '../../domain/time/wall.ts';

/** The newest events that are learned from. */
const MOST = 500;
/** How long an event is of which nothing is known. */
const FIXED = 60;

/** The caller as one whose events tell how long others are, unless the profile forbids that. For reading only: nothing is kept of it. */
export async function withLengths(executor: Executor, caller: Caller): Promise<Caller> {
  if (!caller.learns || caller.usualMinutes !== undefined) return caller;
  const rows = await listOwnLengths(executor, caller.user, MOST);
  const cases = rows.map(({ title, group_id, ms, created_at }) => ({
    ...{ title, group: group_id, minutes: Math.round(ms / MINUTE), at: created_at },
  }));
  const about = { fixed: FIXED, now: caller.now };
  return { ...caller, usualOf: (title, group) => learnedLength(cases, { title, group }, about) };
}
