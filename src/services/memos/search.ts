import { findMemos } from '../../db/repos/memos.ts';
import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { say } from '../../domain/say.ts';
import { UserError } from '../../errors.ts';
import { hashOf } from '../../guard/hash.ts';
import { type Hit, searchWords } from '../../retrieval/search.ts';
import { snippetOf } from '../../retrieval/snippet.ts';
import type { Database } from '../database.ts';
import type { Result } from '../result.ts';
import { SEARCHED } from '../search/searched.ts';
import { readPeriod } from './period.ts';
import { type MemoView, memoView } from './present.ts';

export interface MemoSearchInput {
  readonly query: string;
  readonly limit?: number | undefined;
  readonly min_score?: number | undefined;
  readonly strategy?: Strategy | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly cursor?: string | undefined;
}

type Strategy =
  | 'auto'
  | 'bm25'
  | 'semantic'
  | 'hybrid_standard'
  | 'hybrid_bm25_weighted'
  | 'full_pipeline_with_reranker';

/** A memo that was found, and why. */
export interface FoundMemo extends MemoView {
  /** The best passage, on one line, matched words marked «so». */
  snippet: string;
  /** 0 to 1. */
  score: number;
  /** Its place in each list that it is in, from 1. */
  ranks: { bm25?: number };
}

export type MemoSearchResult = Result<{ memos: FoundMemo[]; strategy: Strategy; degraded: string }>;

/** Pages reach no further. */
const DEEPEST = 1_000;

/** Memos that hold words of the query, best first. Throws UserError. */
export async function searchMemos(
  database: Database,
  caller: Caller,
  input: MemoSearchInput,
): Promise<MemoSearchResult> {
  const { db } = database;
  const whole = WHOLE.test(input.query.trim()) ? await wholeMemo(database, caller, input.query.trim()) : undefined;
  if (whole) return whole;
  const { query, limit = 10, strategy = 'auto', tags = [] } = input;
  const { from, to, assumptions } = readPeriod(caller, input.start, input.end);
  const isFiltered = from !== undefined || to !== undefined || tags.length > 0;
  const asked = hashOf({ query, tags, from, to, strategy });
  const offset = readCursor(caller, input.cursor, asked);
  const scope = {
    user: caller.user,
    kind: SEARCHED.memos.kind,
    table: 'memos' as const,
    ...(isFiltered && { filter: { from, to, tags: tags.map((tag) => tag.replace(/^#+/, '').toLowerCase()) } }),
  };
  const { hits, full } = await searchWords(db, scope, query, offset + limit + 1);
  const page = hits.slice(offset, offset + limit);
  const rows = await findMemos(
    db,
    caller.user,
    page.map(({ item }) => item),
  );
  const memos = page.flatMap((hit, index) => {
    const row = rows.get(hit.item);
    return row ? [found(caller, row, hit, { rank: offset + index + 1, share: Math.min(1, hit.score / full) })] : [];
  });
  const more = hits.length > offset + limit && offset + limit < DEEPEST;
  const warnings =
    input.min_score === undefined
      ? []
      : [say(caller, '没有向量模型，min_score 未起作用。', 'min_score had no effect: there is no embedding model.')];
  return {
    status: 'final',
    message: messageOf(caller, memos.length, query, isFiltered),
    memos,
    strategy: 'bm25',
    ...(strategy !== 'auto' &&
      strategy !== 'bm25' && {
        degraded: say(caller, '没有向量模型，按字词搜索。', 'No embedding model is installed; searched by words.'),
      }),
    ...(warnings.length > 0 && { warnings }),
    ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
    ...(more && { next_cursor: writeCursor(asked, offset + limit) }),
    ...(memos.length === 0 &&
      isFiltered && {
        suggestions: [
          {
            tool: 'memo_search',
            arguments: { query },
            why: say(caller, '不限标签和时间', 'without tags and dates'),
          },
        ],
      }),
  };
}

/** An id in place of words: hosts without resources have no other way to read all of a memo. */
const WHOLE = /^memo_\w+$/;

async function wholeMemo({ db }: Database, caller: Caller, id: string): Promise<MemoSearchResult | undefined> {
  const row = (await findMemos(db, caller.user, [id])).get(id);
  return (
    row && {
      status: 'final',
      message: say(caller, '这条备忘的全文：', 'The whole memo:'),
      memos: [{ ...memoView(caller, row), snippet: row.content, score: 1, ranks: {} }],
      strategy: 'bm25',
    }
  );
}

const found = (
  caller: Caller,
  row: MemoRow,
  { passage, marked }: Hit,
  { rank, share }: { readonly rank: number; readonly share: number },
): FoundMemo => ({
  ...memoView(caller, row),
  snippet: snippetOf(passage.text, marked),
  score: Math.round(share * 1_000) / 1_000,
  ranks: { bm25: rank },
});

function messageOf(caller: Caller, count: number, query: string, isFiltered: boolean): string {
  const shown = query.length > 60 ? `${query.slice(0, 60).toWellFormed()}…` : query;
  if (count > 0) {
    return say(caller, `找到 ${count} 条备忘。`, count === 1 ? '1 memo found.' : `${count} memos found.`);
  }
  return isFiltered
    ? say(
        caller,
        `按这些条件没有找到含“${shown}”的备忘。`,
        `No memo with these tags or dates has a word of "${shown}".`,
      )
    : say(caller, `没有找到含“${shown}”的备忘，请换个说法。`, `No memo has a word of "${shown}"; try other words.`);
}

const writeCursor = (asked: string, offset: number): string => Buffer.from(`${offset} ${asked}`).toString('base64url');

function readCursor(caller: Caller, text: string | undefined, asked: string): number {
  if (text === undefined) return 0;
  const [offset, of] = Buffer.from(text, 'base64url').toString().split(' ');
  if (of === asked && /^\d{1,4}$/.test(offset ?? '') && Number(offset) < DEEPEST) return Number(offset);
  throw new UserError('INVALID_ARGUMENT', say(caller, '无效的 cursor。', 'Not a cursor of this query.'), {
    hint: say(
      caller,
      '请用相同参数传上一页的 next_cursor，或去掉 cursor。',
      'Pass next_cursor of the page before, with the same arguments, or leave cursor out.',
    ),
  });
}
