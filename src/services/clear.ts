import type { Caller } from '../domain/caller.ts';
import { say } from '../domain/say.ts';
import { UserError } from '../errors.ts';

/** Of unknown names a refusal repeats these many, cut to this length: they may be anything. */
const NAMED = 5;
const NAME_LENGTH = 40;

/** Throws UserError INVALID_ARGUMENT when `clear` names something else than fields that an item can be without. */
export function checkClear(caller: Caller, clear: readonly string[] | undefined, clearable: readonly string[]): void {
  const unknown = clear?.filter((field) => !clearable.includes(field)) ?? [];
  if (unknown.length === 0) return;
  const names = unknown.slice(0, NAMED).map((name) => name.slice(0, NAME_LENGTH));
  throw new UserError(
    'INVALID_ARGUMENT',
    say(caller, `不能清空 ${names.join('、')}。`, `Cannot clear ${names.join(', ')}.`),
    {
      hint: say(caller, `clear 可用：${clearable.join('、')}。`, `clear takes ${clearable.join(', ')}.`),
    },
  );
}
