import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { say } from '../../messages/say.ts';

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

/** Refuses an update that changes nothing, or that sets and clears one field. `fields`: those that it can set. */
export function checkChanges<Field extends string>(
  caller: Caller,
  input: { readonly clear?: readonly string[] | undefined } & { readonly [Name in Field]?: unknown },
  fields: readonly Field[],
  clearable: readonly string[],
): void {
  checkClear(caller, input.clear, clearable);
  const both = fields.find((field) => input.clear?.includes(field) && input[field] !== undefined);
  if (both) {
    const message = say(caller, `${both} 既要设置又要清空。`, `${both} is both set and cleared.`);
    throw new UserError('INVALID_ARGUMENT', message, { hint: say(caller, '只给其中一个。', 'Pass one of them.') });
  }
  if (input.clear?.length || fields.some((field) => input[field] !== undefined)) return;
  throw new UserError('INVALID_ARGUMENT', say(caller, '没有要修改的内容。', 'Nothing to change was given.'), {
    missing: [...fields, 'clear'],
    hint: say(caller, '至少给出一项要修改的内容。', 'Pass at least one field to change.'),
  });
}
