import { findMemos, listNewestMemos } from '../../db/repos/memos.ts';
import type { Caller } from '../../domain/caller.ts';
import { memoTitle } from '../../domain/memo.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { removalOfRow, rowBy } from '../items/entity.ts';
import type { Kind } from '../items/kind.ts';
import { suggested } from '../items/match.ts';
import { listedMemo, type MemoView, memoView } from './present.ts';

const MEMOS: Kind = {
  noun: 'memo',
  lookUp: (caller) => ({ kind: 'memo', query: messages(caller).memos.sampleQuery }),
};

export const memoBy = rowBy(MEMOS, findMemos);

export const removalOfMemo = removalOfRow('memos', memoBy, listedMemo);

/** A whole memo. Throws NOT_FOUND. */
export async function readMemo(
  { db }: Database,
  caller: Caller,
  id: string,
): Promise<MemoView & { readonly content: string }> {
  const row = await memoBy(db, caller, id);
  return { ...memoView(caller, row), content: row.content };
}

/** Older memos are found by searching. */
const LOOKED_AT = 1_000;

/** Ids of memos that begin, or whose titles begin, as what was typed: the newest first. */
export async function suggestMemos({ db }: Database, caller: Caller, typed: string): Promise<string[]> {
  const rows = await listNewestMemos(db, caller.user, LOOKED_AT);
  return suggested(
    rows.map((row) => ({ id: row.id, title: memoTitle(row) })),
    typed,
  );
}
