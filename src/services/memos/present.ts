import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { memoTitle } from '../../domain/memo.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { Listed } from '../change/question.ts';

/** A memo as a host sees it. */
export interface MemoView {
  id: string;
  version: number;
  /** Its own, or how its text begins. */
  title: string;
  tags: string[];
  pinned?: true;
  source?: string;
  created: string;
  updated?: string;
}

const tagsOf = ({ tags }: Pick<MemoRow, 'tags'>): string[] => JSON.parse(tags) as string[];

export function memoView(caller: Caller, row: MemoRow): MemoView {
  return {
    id: row.id,
    version: row.version,
    title: memoTitle(row),
    tags: tagsOf(row),
    ...(row.pinned === 1 && { pinned: true }),
    ...(row.source !== null && { source: row.source }),
    created: isoWithOffset(row.created_at, caller.zone),
    ...(row.version > 1 && { updated: isoWithOffset(row.updated_at, caller.zone) }),
  };
}

export const listedMemo = (caller: Caller, row: MemoRow): Listed => ({
  id: row.id,
  title: memoTitle(row),
  when: isoWithOffset(row.created_at, caller.zone).slice(0, 10),
});
