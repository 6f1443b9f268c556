import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { LookUp } from '../../domain/intent.ts';
import type { Messages } from '../../messages/en/messages.ts';
import { messages } from '../../messages/index.ts';

import { TOOLS } from '../../messages/shared/tools.ts';

/** What messages about items of one kind say. */
export interface Kind {
  /** What one of them is called. */
  readonly noun: keyof Messages['items']['nouns'];
  /** How they are listed. */
  lookUp(caller: Caller): LookUp;
}

/** The refusal of an id that nothing has. */
export function notFound(caller: Caller, id: string, { noun, lookUp }: Kind): UserError {
  const by = lookUp(caller);
  const tool = TOOLS.lookUp[by.kind];
  return new UserError('NOT_FOUND', messages(caller).items.noneWithId({ noun, id }), {
    hint: messages(caller).items.lookItUp({ tool }),
    retry: { use: 'lookUp', ...by },
  });
}

/** Refuses when the item is not as the caller last saw it. `input`: the arguments of the call. */
export function checkVersion(
  caller: Caller,
  input: { readonly expected_version?: number | undefined },
  item: { readonly id: string; readonly title: string; readonly version: number },
): void {
  const { expected_version: expected } = input;
  const { id, title, version } = item;
  if (expected === undefined || expected === version) return;
  throw new UserError('VERSION_MISMATCH', messages(caller).items.otherVersion({ title, version, expected }), {
    hint: messages(caller).items.lookAgain,
    retry: { use: 'again', input: { ...input, expected_version: version } },
    facts: { current: { id, version } },
  });
}

/** What stands in for a title that is empty. */
export const noTitle = (caller: Caller): string => messages(caller).items.noTitle;
