import { listNewestMemos } from '../../db/repos/memos.ts';
import type { Caller } from '../../domain/caller.ts';
import { memoTitle } from '../../domain/memo.ts';
import type { Database } from '../change/database.ts';
import { suggested } from '../items/suggest.ts';

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
