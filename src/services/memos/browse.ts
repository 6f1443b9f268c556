import { listMemos } from '../../db/repos/memos.ts';
import type { MemoRow } from '../../db/schema.ts';
import type { PastReading } from '../../domain/arguments/past.ts';
import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { inPeriod } from '../change/window.ts';
import { readCursor, writeCursor } from '../items/pages.ts';
import type { FoundMemo, MemoSearchInput, MemoSearchResult } from './found.ts';
import { memoView } from './present.ts';

/** Letters of a memo that are shown. */
const SHOWN = 160;
/** Rows that are looked at together for tags. */
const LOOKED_AT = 200;

type Cursor = readonly [created: number, id: string];

const CURSOR = /^\[-?\d+,"memo_\w+"\]$/;

/** Memos without a search: the newest first, all or those with these tags and of this time. */
export async function browseMemos(
  { db }: Database,
  caller: Caller,
  { limit = 10, tags = [], cursor, min_score: minScore }: MemoSearchInput,
  period: PastReading,
): Promise<MemoSearchResult> {
  const { from, to, assumptions } = period;
  const wanted = tags.map((tag) => tag.replace(/^#+/, '').toLowerCase());
  const hasAll = (row: MemoRow): boolean => {
    const own = new Set((JSON.parse(row.tags) as string[]).map((tag) => tag.toLowerCase()));
    return wanted.every((tag) => own.has(tag));
  };
  const rows: MemoRow[] = [];
  let below = cursor === undefined ? undefined : readCursor<Cursor>(caller, cursor, CURSOR);
  while (rows.length <= limit) {
    const page = await listMemos(db, caller.user, { from, to, below, limit: LOOKED_AT });
    rows.push(...page.filter(hasAll));
    const last = page.at(-1);
    if (!last || page.length < LOOKED_AT) break;
    below = [last.created_at, last.id];
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isNarrowed = from !== undefined || to !== undefined || wanted.length > 0;
  const { newest, noneLikeThis, noneYet, minScoreNeedsQuery } = messages(caller).memos;
  const none = isNarrowed ? noneLikeThis : noneYet;
  const message = shown.length === 0 ? none : newest({ count: shown.length });
  return {
    status: 'final',
    ...inPeriod(caller, period, message),
    memos: shown.map((row) => asFound(caller, row)),
    ...(minScore !== undefined && { warnings: [minScoreNeedsQuery] }),
    ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
    ...(last && rows.length > limit && { next_cursor: writeCursor([last.created_at, last.id] satisfies Cursor) }),
  };
}

/** A memo of a list, with how its text begins. */
function asFound(caller: Caller, row: MemoRow): FoundMemo {
  const text = row.content
    .slice(0, 4 * SHOWN)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const snippet = text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;
  return { ...memoView(caller, row), snippet, score: 1, ranks: {} };
}
