import { liveCandidateSets, putCandidateSet } from '../db/repos/guards.ts';
import type { Executor } from '../db/schema.ts';
import { UserError } from '../errors.ts';
import type { Caller } from '../domain/caller.ts';

/** How long a list of candidates can be pointed into. */
export const CANDIDATES_LIVE_MS = 30 * 60_000;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const REFERENCE = /^([a-z]\d{1,3})?#(\d{1,3})$/;

export interface CandidateItem {
  readonly id: string;
  /** ISO start of one occurrence, where the candidate is an occurrence. */
  readonly occurrence?: string;
}

/** Remembers a list for 30 minutes and returns its tag: item n is `tag#n`, counted from 1. */
export async function rememberCandidates(
  executor: Executor,
  caller: Caller,
  items: readonly CandidateItem[],
): Promise<string> {
  const live = new Set((await liveCandidateSets(executor, caller.user, caller.now)).map((set) => set.tag));
  let tag: string;
  do {
    const [letter, number] = crypto.getRandomValues(new Uint16Array(2));
    tag = `${LETTERS[(letter as number) % LETTERS.length]}${((number as number) % 99) + 1}`;
  } while (live.has(tag));
  // An expired set may still hold the tag.
  await executor.deleteFrom('candidate_sets').where('user', '=', caller.user).where('tag', '=', tag).execute();
  await putCandidateSet(executor, {
    user: caller.user,
    tag,
    items: JSON.stringify(items),
    expires_at: caller.now + CANDIDATES_LIVE_MS,
  });
  return tag;
}

export const isReference = (text: string): boolean => REFERENCE.test(text.trim().toLowerCase());

/** What `k7#2` points at. A bare `#2` is taken while just one list is live. */
export async function resolveReference(executor: Executor, caller: Caller, text: string): Promise<CandidateItem> {
  const match = REFERENCE.exec(text.trim().toLowerCase());
  if (!match) throw new UserError('INVALID_ARGUMENT', `Not a reference: ${text}`);
  const live = await liveCandidateSets(executor, caller.user, caller.now);
  const tags = live.map((set) => `${set.tag}#${match[2]}`);
  const sets = match[1] ? live.filter((set) => set.tag === match[1]) : live;
  if (sets.length === 0) {
    throw new UserError('NOT_FOUND', `${text} points at no list of the last 30 minutes.`, {
      hint: tags.length > 0 ? `Live references: ${tags.join(', ')}.` : 'Ask for the item again by match or id.',
    });
  }
  if (sets.length > 1) {
    throw new UserError('INVALID_ARGUMENT', `${text} could mean several lists.`, {
      hint: `Say which one: ${tags.join(', ')}.`,
    });
  }
  const items = JSON.parse((sets[0] as { items: string }).items) as CandidateItem[];
  const item = items[Number(match[2]) - 1];
  if (!item) {
    throw new UserError('NOT_FOUND', `${text} is outside of that list of ${items.length}.`, {
      hint: `Use #1 to #${items.length}.`,
    });
  }
  return item;
}
