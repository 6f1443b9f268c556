import { findMemos } from '../../db/repos/memos.ts';
import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { hashOf } from '../../guard/hash.ts';
import { say } from '../../messages/say.ts';
import type { AskedModels } from '../../retrieval/asked-models.ts';
import type { Outcome, Ranked } from '../../retrieval/fused-search.ts';
import { search } from '../../retrieval/hybrid.ts';
import { snippetOf } from '../../retrieval/snippet.ts';
import { PLANS, type Ran, type Strategy } from '../../retrieval/strategies.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { readCursor, writeCursor } from '../items/pages.ts';
import { SEARCHED } from '../search/searched.ts';
import { shortfallText } from '../search/shortfall.ts';
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

/** A memo that was found, and why. */
export interface FoundMemo extends MemoView {
  /** The best passage, on one line, matched words marked «so». */
  snippet: string;
  /** 0 to 1: what min_score goes by, a cosine or the probability of a reranker; by words alone how much of them it holds. */
  score: number;
  ranks: Ranked['ranks'];
}

export type MemoSearchResult = Result<{ memos: FoundMemo[]; strategy: Ran; degraded: string }>;

/** Pages reach no further. */
const DEEPEST = 1_000;

/** Where a page begins, what stands for the arguments, and what the first page went by: the others go by the same, or memos would be shown twice or never. */
type Cursor = readonly [offset: number, asked: string, ran: Ran];

/** The cursors of one search, which begin before `DEEPEST`. */
const cursorPattern = (asked: string): RegExp =>
  new RegExp(`^\\[\\d{1,3},"${asked}","(?:${Object.keys(PLANS).join('|')})"\\]$`);

/** Memos that hold words of the query, or mean the same, best first. Throws UserError. */
export async function searchMemos(
  database: Database,
  models: AskedModels,
  caller: Caller,
  input: MemoSearchInput,
): Promise<MemoSearchResult> {
  const { db } = database;
  const whole = WHOLE.test(input.query.trim()) ? await wholeMemo(database, caller, input.query.trim()) : undefined;
  if (whole) return whole;
  const { query, limit = 10, min_score: minScore, strategy = 'auto', tags = [] } = input;
  const period = readPeriod(caller, input.start, input.end);
  if (isQuestion(period)) return period.asks;
  const { from, to, assumptions } = period;
  const isFiltered = from !== undefined || to !== undefined || tags.length > 0;
  const asked = hashOf({ query, tags, from, to, strategy, minScore });
  const [offset, , ran] =
    input.cursor === undefined ? [0] : readCursor<Cursor>(caller, input.cursor, cursorPattern(asked));
  const scope = {
    user: caller.user,
    kind: SEARCHED.memos.kind,
    table: 'memos' as const,
    ...(isFiltered && { filter: { from, to, tags: tags.map((tag) => tag.replace(/^#+/, '').toLowerCase()) } }),
  };
  const wish = { query, strategy: ran ?? strategy, most: offset + limit + 1, minScore };
  const outcome = await search(db, scope, models, wish);
  const page = outcome.hits.slice(offset, offset + limit);
  const rows = await findMemos(
    db,
    caller.user,
    page.map(({ item }) => item),
  );
  const memos = page.flatMap((hit) => {
    const row = rows.get(hit.item);
    return row ? [found(caller, row, hit)] : [];
  });
  const more = outcome.hits.length > offset + limit && offset + limit < DEEPEST;
  const warnings = minScore === undefined ? [] : scoreWarnings(caller, outcome.ran, page);
  const degraded = shortfallText(caller, outcome.shortfall) ?? (ran === 'bm25' ? goneOn(caller, strategy) : undefined);
  return {
    status: 'final',
    message: messageOf(caller, page, { query, isFiltered: isFiltered || minScore !== undefined }),
    memos,
    strategy: outcome.ran,
    ...(degraded !== undefined && { degraded }),
    ...(warnings.length > 0 && { warnings }),
    ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
    ...(more && { next_cursor: writeCursor([offset + limit, asked, outcome.ran] satisfies Cursor) }),
    ...(memos.length === 0 &&
      isFiltered && {
        suggestions: [
          {
            use: 'lookUp',
            kind: 'memo',
            query,
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

const found = (caller: Caller, row: MemoRow, { passage, marked, score, fit, ranks }: Ranked): FoundMemo => ({
  ...memoView(caller, row),
  snippet: snippetOf(passage.text, marked),
  score: Math.round(Math.min(1, Math.max(0, fit ?? score)) * 1_000) / 1_000,
  ranks,
});

/** A page after one that went by words. */
const goneOn = (caller: Caller, strategy: Strategy): string | undefined =>
  strategy === 'auto' || strategy === 'bm25'
    ? undefined
    : say(caller, '与上一页一样只按字词搜索。', 'Searched by words only, as the page before was.');

function scoreWarnings(caller: Caller, ran: Outcome['ran'], page: readonly Ranked[]): string[] {
  if (ran === 'bm25') {
    return [
      say(caller, 'min_score 未起作用：这次只按字词搜索。', 'min_score had no effect: this search went by words only.'),
    ];
  }
  const unjudged = page.filter(({ fit }) => fit === undefined).length;
  return unjudged === 0
    ? []
    : [
        say(
          caller,
          `其中 ${unjudged} 条还没有向量，未按 min_score 筛选。`,
          `min_score left ${unjudged} of these alone: no vector tells how well they fit.`,
        ),
      ];
}

function messageOf(
  caller: Caller,
  page: readonly Ranked[],
  { query, isFiltered }: { readonly query: string; readonly isFiltered: boolean },
): string {
  const count = page.length;
  const shown = query.length > 60 ? `${query.slice(0, 60).toWellFormed()}…` : query;
  if (count > 0 && page.every(({ ranks }) => ranks.bm25 === undefined)) {
    return say(
      caller,
      `没有备忘含这些字词；按意思最接近的 ${count} 条如下，未必相关。`,
      `No memo has these words; nearest in meaning, related or not: ${count}.`,
    );
  }
  if (count > 0) {
    return say(caller, `找到 ${count} 条备忘。`, count === 1 ? '1 memo found.' : `${count} memos found.`);
  }
  return isFiltered
    ? say(
        caller,
        `按这些条件没有找到含“${shown}”的备忘。`,
        `No memo with these tags, dates or score has a word of "${shown}".`,
      )
    : say(caller, `没有找到含“${shown}”的备忘，请换个说法。`, `No memo has a word of "${shown}"; try other words.`);
}
