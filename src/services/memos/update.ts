import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { Database } from '../change/database.ts';
import { write } from '../change/write.ts';
import { checkChanges } from '../items/clear.ts';
import type { MemoResult } from './add.ts';
import { type MemoFields, memoColumns } from './fields.ts';
import { memoView } from './present.ts';
import { memoBy } from './target.ts';

export interface UpdateMemoInput extends MemoFields {
  readonly id: string;
  readonly pinned?: boolean | undefined;
  readonly clear?: readonly string[] | undefined;
}

/** What each field is when it is emptied. */
const CLEARED = {
  title: { title: null },
  tags: { tags: '[]' },
  pinned: { pinned: 0 },
} as const satisfies Record<string, Partial<MemoRow>>;

const FIELDS = ['content', 'title', 'tags', 'pinned'] as const satisfies readonly (keyof UpdateMemoInput)[];

/** Changes a memo. Throws UserError. */
export async function updateMemo(database: Database, caller: Caller, input: UpdateMemoInput): Promise<MemoResult> {
  checkChanges(caller, input, FIELDS, Object.keys(CLEARED));
  return write<MemoResult>(database, caller, {}, async (recorder) => {
    const before = await memoBy(recorder.executor, caller, input.id);
    const cleared = Object.assign({}, ...(input.clear ?? []).map((field) => CLEARED[field as keyof typeof CLEARED]));
    const row = await recorder.change('memos', before, {
      ...cleared,
      ...memoColumns(caller, input),
      ...(input.pinned !== undefined && { pinned: input.pinned ? 1 : 0 }),
    });
    const memo = memoView(caller, row);
    return {
      summary: say(caller, `修改备忘: ${memo.title}`, `Changed memo: ${memo.title}`),
      done: {
        status: 'final',
        message: say(caller, `✓ 已修改备忘: ${memo.title}`, `✓ Changed memo: ${memo.title}`),
        memo,
      },
    };
  });
}
