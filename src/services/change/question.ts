import type { CandidateItem } from '../../guard/candidates.ts';
import type { Pending } from '../../guard/confirmations.ts';
import type { Envelope } from './envelope.ts';

/** A candidate as a service names it: the tag is given when the list is remembered. */
export interface Listed extends CandidateItem {
  readonly title: string;
  readonly when: string;
}

/** What the user has to say first. Nothing is written but what is needed to answer it. */
export interface Question<R extends Envelope = Envelope> {
  readonly asks: R;
  /** What a confirmation would confirm. */
  readonly pending?: Pending;
  /** Items to choose from. */
  readonly list?: readonly Listed[];
}

export const isQuestion = (answer: object): answer is Question => 'asks' in answer;
