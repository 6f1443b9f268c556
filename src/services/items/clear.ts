import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';

/** A refusal repeats so many unknown names, cut to this length: they may be anything. */
const NAMED = 5;
const NAME_LENGTH = 40;

/** Throws UserError INVALID_ARGUMENT when `clear` names something else than fields that an item can be without. */
export function checkClear(caller: Caller, clear: readonly string[] | undefined, clearable: readonly string[]): void {
  const unknown = clear?.filter((field) => !clearable.includes(field)) ?? [];
  if (unknown.length === 0) return;
  const names = unknown.slice(0, NAMED).map((name) => name.slice(0, NAME_LENGTH));
  throw new UserError('INVALID_ARGUMENT', messages(caller).items.cannotClear({ names }), {
    hint: messages(caller).items.clearTakes({ clearable }),
  });
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
    const message = messages(caller).common.setAndCleared({ both });
    throw new UserError('INVALID_ARGUMENT', message, { hint: messages(caller).common.passOneOfThem });
  }
  if (input.clear?.length || fields.some((field) => input[field] !== undefined)) return;
  throw new UserError('INVALID_ARGUMENT', messages(caller).common.nothingToChange, {
    missing: [...fields, 'clear'],
    hint: messages(caller).common.passAtLeastOneField,
  });
}
