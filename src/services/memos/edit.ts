import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { checkChanges } from '../items/clear.ts';
import { announced, emptied } from '../items/entity.ts';
import { type MemoFields, memoColumns } from './fields.ts';
import { type MemoView, memoView } from './present.ts';
import { memoBy } from './target.ts';

export interface AddMemoInput extends MemoFields {
  readonly content: string;
  readonly source?: string | undefined;
  readonly idempotency_key?: string | undefined;
}

export interface UpdateMemoInput extends MemoFields {
  readonly id: string;
  readonly pinned?: boolean | undefined;
  readonly clear?: readonly string[] | undefined;
}

export type MemoResult = Result<{ memo: MemoView }>;

/** What each field is when it is emptied. */
const CLEARED = {
  title: { title: null },
  tags: { tags: '[]' },
  pinned: { pinned: 0 },
} as const satisfies Record<string, Partial<MemoRow>>;

const FIELDS = ['content', 'title', 'tags', 'pinned'] as const satisfies readonly (keyof UpdateMemoInput)[];

/** Adds a memo; it can be found as soon as this returns. */
export const addMemo = (database: Database, caller: Caller, input: AddMemoInput): Promise<MemoResult> =>
  write<MemoResult>(database, caller, input, (recorder) => addMemoInside(recorder, input));

/** Adds a memo inside a change that may do more. */
export async function addMemoInside(recorder: Recorder, input: AddMemoInput): Promise<Outcome<MemoResult>> {
  const { caller } = recorder;
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
  const { title } = memo;
  return announced(
    caller,
    messages(caller).memos.addedMemo({ title }),
    { memo },
    messages(caller).memos.noted({ title }),
  );
}

/** Changes a memo. Throws UserError. */
export async function updateMemo(database: Database, caller: Caller, input: UpdateMemoInput): Promise<MemoResult> {
  checkChanges(caller, input, FIELDS, Object.keys(CLEARED));
  return write<MemoResult>(database, caller, {}, async (recorder) => {
    const before = await memoBy(recorder.executor, caller, input.id);
    const row = await recorder.change('memos', before, {
      ...emptied(CLEARED, input.clear),
      ...memoColumns(caller, input),
      ...(input.pinned !== undefined && { pinned: input.pinned ? 1 : 0 }),
    });
    const memo = memoView(caller, row);
    return announced(caller, messages(caller).memos.changedMemo({ title: memo.title }), { memo });
  });
}
