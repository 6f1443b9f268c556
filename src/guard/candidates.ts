import { liveCandidateSets, putCandidateSet } from '../db/repos/guards.ts';
import type { CandidateSetRow, Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { messages } from '../messages/index.ts';
import { isLive } from './live.ts';

/** How long a list of candidates can be pointed into. */
const CANDIDATES_LIVE_MS = 30 * 60_000;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const REFERENCE = /^([a-z]\d{1,3})?#(\d{1,3})$/;

export interface CandidateItem {
  readonly id: string;
  /** ISO start of one occurrence, where the candidate is an occurrence. */
  readonly occurrence?: string;
}

const liveSets = async (executor: Executor, { user, now }: Caller): Promise<CandidateSetRow[]> =>
  (await liveCandidateSets(executor, user, now)).filter((set) => isLive(set.expires_at, now, CANDIDATES_LIVE_MS));

/** Remembers a list for 30 minutes and returns its tag: item n is `tag#n`, counted from 1. */
export async function rememberCandidates(
  executor: Executor,
  caller: Caller,
  items: readonly CandidateItem[],
): Promise<string> {
  const live = new Set((await liveSets(executor, caller)).map((set) => set.tag));
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
  const { language } = caller;
  if (!match) throw new UserError('INVALID_ARGUMENT', messages(language).guard.notReference({ text }));
  const live = await liveSets(executor, caller);
  const tags = live.map((set) => `${set.tag}#${match[2]}`);
  const sets = match[1] ? live.filter((set) => set.tag === match[1]) : live;
  if (sets.length === 0) {
    const message = messages(language).guard.pointsAtNothing({ text });
    throw new UserError('NOT_FOUND', message, {
      hint: tags.length > 0 ? messages(language).guard.liveReferences({ tags }) : messages(language).guard.askAgain,
    });
  }
  if (sets.length > 1) {
    throw new UserError('INVALID_ARGUMENT', messages(language).guard.severalLists({ text }), {
      hint: messages(language).guard.sayWhichOne({ tags }),
    });
  }
  const items = JSON.parse((sets[0] as { items: string }).items) as CandidateItem[];
  const item = items[Number(match[2]) - 1];
  if (!item) {
    const message = messages(language).guard.outsideOfList({ text, count: items.length });
    throw new UserError('NOT_FOUND', message, {
      hint: messages(language).guard.useOneUpTo({ count: items.length }),
    });
  }
  return item;
}
