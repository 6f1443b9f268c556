import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { say } from '../../messages/say.ts';

/** Bytes of UTF-8 that one memo may hold. */
export const MOST_BYTES = 100_000;

/** What memo_add and memo_update both take. */
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
    throw new UserError('INVALID_ARGUMENT', say(caller, '备忘内容是空的。', 'A memo needs content.'), {
      missing: ['content'],
      hint: say(caller, '删除备忘请用 delete_items。', 'To delete a memo, use delete_items.'),
    });
  }
  if (bytes <= MOST_BYTES) return;
  throw new UserError(
    'LIMIT_EXCEEDED',
    say(
      caller,
      `备忘最多 ${MOST_BYTES / 1000} kB，这段内容有 ${Math.ceil(bytes / 1000)} kB。`,
      `A memo may be at most ${MOST_BYTES / 1000} kB; this content is ${Math.ceil(bytes / 1000)} kB.`,
    ),
    { hint: say(caller, '请分成几条备忘。', 'Split it into several memos.') },
  );
}
