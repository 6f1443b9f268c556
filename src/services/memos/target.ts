import { findMemos } from '../../db/repos/memos.ts';
import type { Executor, MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { say } from '../../domain/say.ts';
import { type Kind, notFound } from '../items/kind.ts';
import type { Remove } from '../items/removal.ts';
import { named } from '../items/target.ts';
import { listedMemo } from './present.ts';

const MEMOS: Kind = {
  noun: ['备忘', 'memo'],
  lookUp: (caller) => ({ tool: 'memo_search', arguments: { query: say(caller, '备忘', 'memo') } }),
};

/** The memo of an id or a reference. Throws NOT_FOUND. */
export async function memoBy(executor: Executor, caller: Caller, text: string): Promise<MemoRow> {
  const { id } = await named(executor, caller, text);
  const row = (await findMemos(executor, caller.user, [id])).get(id);
  if (!row) throw notFound(caller, id, MEMOS);
  return row;
}

export const removalOfMemo: Remove = async ({ executor, caller }, id) => {
  const row = await memoBy(executor, caller, id);
  return {
    key: row.id,
    shown: listedMemo(caller, row),
    items: [{ id: row.id, version: row.version }],
    carryOut: (recorder) => recorder.remove('memos', row.id),
  };
};
