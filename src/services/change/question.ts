import type { Question as Asking } from '../../domain/question.ts';
import type { CandidateItem } from '../../guard/candidates.ts';
import type { Pending } from '../../guard/confirmations.ts';
import type { Envelope } from './envelope.ts';

export { isQuestion } from '../../domain/question.ts';

/** A candidate as a service names it: the tag is given when the list is remembered. */
export interface Listed extends CandidateItem {
  readonly title: string;
  readonly when: string;
}

/** What the user has to say first, with what only a service knows of it. Nothing is written but what is needed to answer it. */
export interface Question<R extends Envelope = Envelope> extends Pick<Asking, 'within'> {
  readonly asks: R;
  /** What a confirmation would confirm. */
  readonly pending?: Pending;
  /** Items to choose from. */
  readonly list?: readonly Listed[];
}
