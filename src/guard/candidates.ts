import { liveCandidateSets, putCandidateSet } from '../db/repos/guards.ts';
import type { CandidateSetRow, Executor } from '../db/schema.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { say } from '../messages/say.ts';
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
  if (!match)
    throw new UserError('INVALID_ARGUMENT', say(language, `不是候选编号：${text}`, `Not a reference: ${text}`));
  const live = await liveSets(executor, caller);
  const tags = live.map((set) => `${set.tag}#${match[2]}`);
  const sets = match[1] ? live.filter((set) => set.tag === match[1]) : live;
  if (sets.length === 0) {
    const message = say(
      language,
      `${text} 不指向最近 30 分钟内的任何候选。`,
      `${text} points at no list of the last 30 minutes.`,
    );
    throw new UserError('NOT_FOUND', message, {
      hint:
        tags.length > 0
          ? say(language, `有效的编号：${tags.join('、')}。`, `Live references: ${tags.join(', ')}.`)
          : say(language, '请重新用 match 或 id 指定。', 'Ask for the item again by match or id.'),
    });
  }
  if (sets.length > 1) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(language, `${text} 可能指多组候选。`, `${text} could mean several lists.`),
      {
        hint: say(language, `请写明是哪一组：${tags.join('、')}。`, `Say which one: ${tags.join(', ')}.`),
      },
    );
  }
  const items = JSON.parse((sets[0] as { items: string }).items) as CandidateItem[];
  const item = items[Number(match[2]) - 1];
  if (!item) {
    const message = say(
      language,
      `${text} 超出那组候选，共 ${items.length} 项。`,
      `${text} is outside of that list of ${items.length}.`,
    );
    throw new UserError('NOT_FOUND', message, {
      hint: say(language, `可用 #1 至 #${items.length}。`, `Use #1 to #${items.length}.`),
    });
  }
  return item;
}
