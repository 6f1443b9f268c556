import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';

/** Bytes of UTF-8 that one memo may hold. */
export const MOST_BYTES = 100_000;

/** What adding and changing a memo both take. */
export interface MemoFields {
  readonly content?: string | undefined;
  readonly title?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The columns that the arguments set. Throws UserError LIMIT_EXCEEDED, or INVALID_ARGUMENT for an empty memo. */
export function memoColumns(
  caller: Caller,
  { content, title, tags }: MemoFields,
): Partial<Pick<MemoRow, 'content' | 'title' | 'tags'>> {
  if (content !== undefined) checkContent(caller, content);
  return {
    ...(content !== undefined && { content }),
    ...(title !== undefined && { title: title.trim() }),
    ...(tags !== undefined && { tags: tagsText(tags) }),
  };
}

/** Tags as they are stored: each once, without the # that people write. */
export function tagsText(tags: readonly string[]): string {
  const clean = tags.map((tag) => tag.trim().replace(/^#+/, '').trim()).filter(Boolean);
  return JSON.stringify([...new Set(clean)]);
}

function checkContent(caller: Caller, content: string): void {
  const bytes = Buffer.byteLength(content);
  if (content.trim() === '') {
    throw new UserError('INVALID_ARGUMENT', messages(caller).memos.memoNeedsContent, {
      missing: ['content'],
      hint: messages(caller).memos.howToDelete,
    });
  }
  if (bytes <= MOST_BYTES) return;
  throw new UserError(
    'LIMIT_EXCEEDED',
    messages(caller).memos.tooLong({ most: MOST_BYTES / 1000, size: Math.ceil(bytes / 1000) }),
    { hint: messages(caller).memos.split },
  );
}
