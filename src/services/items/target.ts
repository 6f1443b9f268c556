import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { type CandidateItem, isReference, resolveReference } from '../../guard/candidates.ts';
import { messages } from '../../messages/index.ts';

import { TOOLS } from '../../messages/shared/tools.ts';
import type { Titled } from '../change/finding.ts';
import type { Listed, Question } from '../change/question.ts';
import type { Kind } from './kind.ts';
import { matchTitle } from './match.ts';

export type { Titled } from '../change/finding.ts';

/** How many candidates are shown. */
const SHOWN = 8;

/** What an id or a reference such as `k7#2` names; whether it is there, and of what kind, is still to be seen. Throws NOT_FOUND. */
export const named = async (executor: Executor, caller: Caller, id: string): Promise<CandidateItem> =>
  isReference(id) ? resolveReference(executor, caller, id) : { id: id.trim() };

/** The refusal of a call that names no item. */
export const unnamed = (caller: Caller, by = 'id'): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).items.idOrMatchNeeded({ by }), {
    missing: [by, 'match'],
    hint: messages(caller).items.passIdOrMatch,
  });

/** How items of a kind are found by their titles. */
export interface ByTitle {
  titles(): Promise<readonly Titled[]>;
  /** Candidates as they are shown. */
  list(ids: readonly string[]): Promise<Listed[]>;
  /** The argument that takes the answer. Default: `id`. */
  readonly answer?: string;
  /** The parts of a series that was cut are one thing to the caller. */
  readonly takesParts?: boolean;
}

/** The one item whose title is or contains `match`, with `parts` where it was cut, or the question which. What is only similar is never taken without asking. Throws NOT_FOUND. */
export async function byTitle(
  caller: Caller,
  match: string,
  { noun, lookUp }: Kind,
  { titles, list, answer = 'id', takesParts = false }: ByTitle,
): Promise<{ readonly id: string; readonly parts?: readonly string[] } | Question> {
  const found = matchTitle(await titles(), match);
  if ('only' in found) return { id: found.only };
  const ids = 'several' in found ? found.several : found.similar;
  const [first] = ids;
  if ('several' in found && found.areOne && takesParts && first) return { id: first, parts: ids };
  if (ids.length === 0) {
    const tool = TOOLS.lookUp[lookUp(caller).kind];
    throw new UserError('NOT_FOUND', messages(caller).items.noneMatches({ noun, match }), {
      hint: messages(caller).items.listThenPassId({ tool }),
    });
  }
  const message =
    'several' in found
      ? messages(caller).items.severalMatch({ noun, count: ids.length, match })
      : messages(caller).items.noneTitled({ noun, match });
  return { asks: { status: 'need_user', message, missing: [answer] }, list: await list(ids.slice(0, SHOWN)) };
}
