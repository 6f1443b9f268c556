import type { Pending } from '../../guard/confirmations.ts';
import { useConfirmToken } from '../../guard/confirmations.ts';
import type { Question } from './question.ts';
import type { Recorder } from './recorder.ts';

/** A question to which the answer is a token. */
export interface Confirmation extends Question {
  readonly pending: Pending;
}

/** The question, unless the call brings the token that says yes to it. Throws UserError for one that was given for something else. */
export async function confirm(
  { executor, caller, changeId }: Recorder,
  { confirm_token: token }: { readonly confirm_token?: string | undefined },
  question: Confirmation,
): Promise<Confirmation | undefined> {
  if (token === undefined) return question;
  await useConfirmToken(executor, caller, token, question.pending, changeId);
  return undefined;
}
