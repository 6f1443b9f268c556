import { say } from '../../messages/say.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';

const EXAMPLE = 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10';

export type Failures = ReturnType<typeof failures>;

/** What can be wrong with an RRULE, in the user's language and with a rule that would do. */
export function failures(language: Language) {
  const likeThis = (example: string): string => say(language, `例如 ${example}`, `For example ${example}`);
  const hint = likeThis(EXAMPLE);
  const invalid = (zh: string, en: string, example = EXAMPLE): UserError =>
    new UserError('INVALID_ARGUMENT', say(language, zh, en), { hint: likeThis(example) });
  return {
    invalid,
    value: (part: string, value: string) =>
      invalid(`重复规则中 ${part} 的值无效：“${value}”。`, `The repeat rule has a bad value for ${part}: "${value}".`),
    together: (one: string, other: string) =>
      invalid(`重复规则不能同时有 ${one} 和 ${other}。`, `The repeat rule cannot have both ${one} and ${other}.`),
    forbidden: (freq: string, part: string) =>
      invalid(`FREQ=${freq} 的重复规则不能用 ${part}。`, `${part} has no meaning in a rule with FREQ=${freq}.`),
    limit: (what: string, limit: number | string) =>
      new UserError(
        'LIMIT_EXCEEDED',
        say(
          language,
          `重复规则超出限制：${what}，上限为 ${limit}。`,
          `The repeat rule exceeds a limit: ${what}, allowed is ${limit}.`,
        ),
        { hint },
      ),
  };
}
