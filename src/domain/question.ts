import { UserError } from './errors.ts';

/** One reading of an argument, for the user to choose. */
export interface Choice {
  /** What to pass as the argument. */
  readonly id: string;
  /** The argument. */
  readonly title: string;
  readonly when: string;
}

/** Free time that would answer a question for an hour. Half-open [from, to), epoch milliseconds. */
interface FreeTime {
  readonly from: number;
  readonly to: number;
  /** True when a part of the day was named: the user's usual hours do not matter then. */
  readonly isPart: boolean;
  /** How long what is to be scheduled takes; absent: as the other arguments say. */
  readonly minutes?: number | undefined;
}

/** A question as the result of a call shows it. */
interface Asked {
  readonly status: 'need_user';
  readonly message: string;
  /** Names of the arguments that the answer belongs in. */
  readonly missing?: string[];
  /** Best first. */
  readonly candidates?: Choice[];
  readonly assumptions?: string[];
}

/**
 * What the user has to say first. It is returned in place of what was asked
 * for, and whoever gets it returns it in turn; nothing is written meanwhile.
 */
export interface Question {
  readonly asks: Asked;
  readonly within?: FreeTime;
}

interface About {
  readonly missing?: string[] | undefined;
  readonly candidates?: Choice[] | undefined;
  readonly assumptions?: string[] | undefined;
  readonly within?: FreeTime | undefined;
}

/** `question('Which hour?', { missing: ['start'] })` */
export const question = (message: string, { missing, candidates, assumptions = [], within }: About = {}): Question => ({
  asks: {
    status: 'need_user',
    message,
    ...(missing && { missing }),
    ...(candidates && { candidates }),
    ...(assumptions.length > 0 && { assumptions }),
  },
  ...(within && { within }),
});

/** Whether something was asked instead of answered. */
export const isQuestion = <T>(answer: T): answer is Extract<T, { readonly asks: object }> =>
  typeof answer === 'object' && answer !== null && 'asks' in answer;

/** The refusal that a question is where nobody can be asked: the readings stand in its hint. */
export function unanswerable({ asks: { message, missing, candidates } }: Question): UserError {
  const hint = candidates?.map(({ id, when }) => `${id} (${when})`).join('; ');
  return new UserError('INVALID_ARGUMENT', message, {
    ...(missing && { missing }),
    ...(hint !== undefined && { hint }),
  });
}
