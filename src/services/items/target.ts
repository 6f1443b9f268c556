import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { type CandidateItem, isReference, resolveReference } from '../../guard/candidates.ts';
import { say } from '../../messages/say.ts';
import { TOOLS } from '../../messages/tools.ts';
import type { Listed, Question } from '../change/question.ts';
import type { Kind } from './kind.ts';
import { matchTitle, type Titled } from './match.ts';

export type { Titled } from './match.ts';

/** How many candidates are shown. */
const SHOWN = 8;

/** What an id or a reference such as `k7#2` names; whether it is there, and of what kind, is still to be seen. Throws NOT_FOUND. */
export const named = async (executor: Executor, caller: Caller, id: string): Promise<CandidateItem> =>
  isReference(id) ? resolveReference(executor, caller, id) : { id: id.trim() };

/** The refusal of a call that names no item. */
export const unnamed = (caller: Caller, by = 'id'): UserError =>
  new UserError('INVALID_ARGUMENT', say(caller, `缺少 ${by} 或 match。`, `Either ${by} or match is needed.`), {
    missing: [by, 'match'],
    hint: say(
      caller,
      `请给出结果中的 id，或用 match 给出标题里的词。`,
      'Pass the id of a result, or words of the title as match.',
    ),
  });

/** How items of a kind are found by their titles. */
export interface ByTitle {
  titles(): Promise<readonly Titled[]>;
  /** Candidates as they are shown. */
  list(ids: readonly string[]): Promise<Listed[]>;
  /** The argument that takes the answer. Default: `id`. */
  readonly answer?: string;
}

/** The one item whose title is or contains `match`, or the question which. What is only similar is never taken without asking. Throws NOT_FOUND. */
export async function byTitle(
  caller: Caller,
  match: string,
  { noun: [zh, en], lookUp }: Kind,
  { titles, list, answer = 'id' }: ByTitle,
): Promise<{ readonly id: string } | Question> {
  const found = matchTitle(await titles(), match);
  if ('only' in found) return { id: found.only };
  const ids = 'several' in found ? found.several : found.similar;
  if (ids.length === 0) {
    const tool = TOOLS.lookUp[lookUp(caller).kind];
    throw new UserError('NOT_FOUND', say(caller, `没有找到“${match}”。`, `No ${en} matches "${match}".`), {
      hint: say(caller, `请用 ${tool} 列出，再传 id。`, `List them with ${tool} and pass the id.`),
    });
  }
  const message =
    'several' in found
      ? say(
          caller,
          `有 ${ids.length} 个${zh}符合“${match}”，是哪一个？`,
          `${ids.length} ${en}s match "${match}". Which one?`,
        )
      : say(
          caller,
          `没有标题含“${match}”的${zh}，最接近的如下，是哪一个？`,
          `No ${en} is titled "${match}". Did you mean one of these?`,
        );
  return { asks: { status: 'need_user', message, missing: [answer] }, list: await list(ids.slice(0, SHOWN)) };
}
