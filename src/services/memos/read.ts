import type { Caller } from '../../domain/caller.ts';
import type { Database } from '../change/database.ts';
import { type MemoView, memoView } from './present.ts';
import { memoBy } from './target.ts';

/** A whole memo. Throws NOT_FOUND. */
export async function readMemo(
  { db }: Database,
  caller: Caller,
  id: string,
): Promise<MemoView & { readonly content: string }> {
  const row = await memoBy(db, caller, id);
  return { ...memoView(caller, row), content: row.content };
}
