import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';

/** What a query is sorted by, part by part; no two rows of one query have the same. */
export type SortKey = readonly (number | string)[];

export function compareKeys(a: SortKey, b: SortKey): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  if (at === -1) return 0;
  return (a[at] as number) < (b[at] as number) ? -1 : 1;
}

/** Where a page ended, as a host hands it back. */
export const writeCursor = (key: SortKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key in a cursor whose JSON is as `pattern` has it. Throws UserError INVALID_ARGUMENT for any other. */
export function readCursor<Key extends SortKey>(caller: Caller, text: string, pattern: RegExp): Key {
  const json = Buffer.from(text, 'base64url').toString();
  if (pattern.test(json)) return JSON.parse(json) as Key;
  throw new UserError('INVALID_ARGUMENT', messages(caller).items.notCursor, {
    hint: messages(caller).items.passNextCursor,
  });
}
