import { findMemos } from '../../db/repos/memos.ts';
import type { MemoRow } from '../../db/schema.ts';
import { readPast } from '../../domain/arguments/past.ts';
import type { Caller } from '../../domain/caller.ts';
import { hashOf } from '../../guard/hash.ts';
import { messages } from '../../messages/index.ts';
import type { AskedModels } from '../../retrieval/asked-models.ts';
import type { Outcome, Ranked } from '../../retrieval/fused-search.ts';
import { search } from '../../retrieval/hybrid.ts';
import { snippetOf } from '../../retrieval/snippet.ts';
import { PLANS, type Ran, type Strategy } from '../../retrieval/strategies.ts';
import type { Database } from '../change/database.ts';
import { isQuestion } from '../change/question.ts';
import { inPeriod } from '../change/window.ts';
import { readCursor, writeCursor } from '../items/pages.ts';
import { SEARCHED } from '../search/searched.ts';
import { shortfallText } from '../search/shortfall.ts';
import { browseMemos } from './browse.ts';
import type { FoundMemo, MemoSearchInput, MemoSearchResult } from './found.ts';
import { memoView } from './present.ts';

/** Pages reach no further. */
const DEEPEST = 1_000;

/** Where a page begins, what stands for the arguments, and what the first page went by: the others go by the same, or memos would be shown twice or never. */
type Cursor = readonly [offset: number, asked: string, ran: Ran];

/** The cursors of one search, which begin before `DEEPEST`. */
const cursorPattern = (asked: string): RegExp =>
  new RegExp(`^\\[\\d{1,3},"${asked}","(?:${Object.keys(PLANS).join('|')})"\\]$`);

/** Memos that hold words of the query, or mean the same, best first; without a query the newest first. Throws UserError. */
export async function searchMemos(
  database: Database,
  models: AskedModels,
  caller: Caller,
  input: MemoSearchInput,
): Promise<MemoSearchResult> {
  const { db } = database;
  const { query } = input;
  const whole = query !== undefined && WHOLE.test(query.trim()) && (await wholeMemo(database, caller, query.trim()));
  if (whole) return whole;
  const { limit = 10, min_score: minScore, strategy = 'auto', tags = [] } = input;
  const period = readPast(input, caller);
  if (isQuestion(period)) return period.asks;
  if (query === undefined) return browseMemos(database, caller, input, period);
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
    ...inPeriod(caller, period, messageOf(caller, page, { query, isFiltered: isFiltered || minScore !== undefined })),
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
            why: messages(caller).memos.withoutTagsAndDates,
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
      message: messages(caller).memos.wholeMemo,
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
  strategy === 'auto' || strategy === 'bm25' ? undefined : messages(caller).memos.searchedByWordsOnly;

function scoreWarnings(caller: Caller, ran: Outcome['ran'], page: readonly Ranked[]): string[] {
  if (ran === 'bm25') {
    return [messages(caller).memos.minScoreHadNoEffect];
  }
  const unjudged = page.filter(({ fit }) => fit === undefined).length;
  return unjudged === 0 ? [] : [messages(caller).memos.minScoreUnjudged({ unjudged })];
}

function messageOf(
  caller: Caller,
  page: readonly Ranked[],
  { query, isFiltered }: { readonly query: string; readonly isFiltered: boolean },
): string {
  const count = page.length;
  const shown = query.length > 60 ? `${query.slice(0, 60).toWellFormed()}…` : query;
  if (count > 0 && page.every(({ ranks }) => ranks.bm25 === undefined)) {
    return messages(caller).memos.nearestInMeaning({ count });
  }
  if (count > 0) {
    return messages(caller).memos.found({ count });
  }
  return isFiltered ? messages(caller).memos.noneWithFilters({ shown }) : messages(caller).memos.noneFound({ shown });
}
