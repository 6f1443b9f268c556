import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';

const EXAMPLE = 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10';

export type Failures = ReturnType<typeof failures>;

/** What can be wrong with an RRULE, in the user's language and with a rule that would do. */
export function failures(language: Language) {
  const likeThis = (example: string): string => messages(language).common.forExample({ example });
  const hint = likeThis(EXAMPLE);
  const invalid = (message: string, example = EXAMPLE): UserError =>
    new UserError('INVALID_ARGUMENT', message, { hint: likeThis(example) });
  return {
    language,
    invalid,
    value: (part: string, value: string) => invalid(messages(language).repeats.badValue({ part, value })),
    together: (one: string, other: string) => invalid(messages(language).repeats.notTogether({ one, other })),
    forbidden: (freq: string, part: string) => invalid(messages(language).repeats.noMeaning({ freq, part })),
    limit: (what: string, limit: number | string) =>
      new UserError('LIMIT_EXCEEDED', messages(language).repeats.exceedsLimit({ what, limit }), { hint }),
  };
}
