import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import { say } from '../../messages/say.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { write } from '../change/write.ts';
import { type MemoFields, memoColumns } from './fields.ts';
import { type MemoView, memoView } from './present.ts';

export interface AddMemoInput extends MemoFields {
  readonly content: string;
  readonly source?: string | undefined;
  readonly idempotency_key?: string | undefined;
}

export type MemoResult = Result<{ memo: MemoView }>;

/** Adds a memo; it can be found as soon as this returns. */
export function addMemo(database: Database, caller: Caller, input: AddMemoInput): Promise<MemoResult> {
  return write<MemoResult>(database, caller, input, async (recorder) => {
    const row = await recorder.insert('memos', {
      title: null,
      tags: '[]',
      ...memoColumns(caller, input),
      content: input.content,
      id: newId('memo'),
      pinned: 0,
      source: input.source ?? null,
      origin: null,
      origin_digest: null,
    });
    const memo = memoView(caller, row);
    return {
      summary: say(caller, `添加备忘: ${memo.title}`, `Added memo: ${memo.title}`),
      done: {
        status: 'final',
        message: say(caller, `✓ 已记下: ${memo.title}`, `✓ Noted: ${memo.title}`),
        memo,
      },
    };
  });
}
