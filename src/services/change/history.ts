import { type ChangeFilter, type ChangeRowRead, findChange, findImages, listChanges } from '../../db/repos/changes.ts';
import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { showWhen } from '../../domain/time/show.ts';
import { wallDay } from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { simplify } from '../../retrieval/letters.ts';
import { whatBecame } from './became.ts';
import type { Database } from './database.ts';
import type { Result } from './envelope.ts';
import { readImage } from './image.ts';
import type { Kinds } from './kind.ts';
import { pacing } from './pace.ts';
import { isQuestion, type Question } from './question.ts';
import { type Refuse, refusalOf } from './reach.ts';
import { type Since, sinceOf } from './select.ts';
import { whyNot } from './why-not.ts';
import { inWindow } from './window.ts';

export interface HistoryInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Words of what was done, or of the items that it was done to. */
  readonly query?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly session?: boolean | undefined;
}

export interface ChangeView {
  change_id: string;
  when: string;
  tool: string;
  summary: string;
  undoable: boolean;
  why_not?: string;
}

export type HistoryResult = Result<{ changes: ChangeView[] }>;

/** Changes, newest first. */
export async function queryHistory(
  database: Database,
  caller: Caller,
  input: HistoryInput,
  refuse?: Refuse,
): Promise<HistoryResult> {
  const since = input.start === undefined ? undefined : sinceOf(caller, input.start, 'start');
  if (isQuestion(since)) return since.asks;
  const until = input.end === undefined ? undefined : untilOf(caller, input.end);
  if (isQuestion(until)) return until.asks;
  const limit = input.limit ?? 20;
  const found = await changesOf(database, caller, input, {
    limit: limit + 1,
    ...(since && { since: since.instant }),
    ...(until && { until: until.instant }),
    ...(input.session && { session: caller.session }),
  });
  const shown = found.slice(0, limit);
  const changes: ChangeView[] = [];
  const pause = pacing(caller);
  for (const row of shown) {
    changes.push(await viewOf(database, caller, row, refuse));
    await pause();
  }
  const { noChanges, noChangesThen, lastChanges } = messages(caller).change;
  const none = since || until || input.query !== undefined ? noChangesThen : noChanges;
  const message = changes.length === 0 ? none : lastChanges({ count: changes.length });
  const from = since?.instant ?? 0;
  const to = Math.max(until?.instant ?? caller.now, from);
  const assumptions = [...(since?.assumptions ?? []), ...(until?.assumptions ?? [])];
  const last = shown.at(-1);
  return {
    status: 'final',
    ...(since || until ? inWindow(caller, since ? { from, to } : { to }, message) : { message }),
    changes,
    ...(last && found.length > limit && { next_cursor: last.id }),
    ...(assumptions.length > 0 && { assumptions }),
    ...(changes.length === 0 &&
      (since || until || input.query !== undefined || input.session) && {
        suggestions: [{ use: 'history', why: messages(caller).change.lookAtAll }],
      }),
  };
}

/** Of a day or a range its end; of a clock time that time. */
function untilOf(caller: Caller, text: string): Since | Question {
  const point = sinceOf(caller, text, 'end');
  const read = readWindow({ start: text }, caller);
  if (isQuestion(point)) return point;
  if (isQuestion(read)) return read;
  const isDay = point.instant === startOfDay(wallDay(toWall(point.instant, caller.zone)), caller.zone);
  if (!isDay) return point;
  // As far as the words reach, counted from where they begin in the past.
  return { instant: point.instant + (read.window.to - read.window.from), assumptions: point.assumptions };
}

/** Changes that are looked at together for words. */
const LOOKED_AT = 200;

/** The changes that are meant, newest first. */
async function changesOf(
  { db, kinds }: Database,
  caller: Caller,
  { query, cursor }: HistoryInput,
  filter: ChangeFilter & { readonly limit: number },
): Promise<ChangeRowRead[]> {
  let before = cursor === undefined ? undefined : await seqOf(db, caller, cursor);
  if (query === undefined) return listChanges(db, caller.user, { ...filter, ...(before !== undefined && { before }) });
  const words = foldWords(query);
  const found: ChangeRowRead[] = [];
  for (;;) {
    const page = await listChanges(db, caller.user, {
      ...filter,
      limit: LOOKED_AT,
      ...(before !== undefined && { before }),
    });
    for (const row of page) {
      const text = foldText([row.summary, ...(await namesIn(db, kinds, caller, row))].join('\n'));
      if (words.every((word) => text.includes(word))) found.push(row);
      if (found.length === filter.limit) return found;
    }
    const last = page.at(-1);
    if (!last || page.length < LOOKED_AT) return found;
    before = last.seq;
  }
}

async function seqOf(db: Database['db'], caller: Caller, cursor: string): Promise<number> {
  const change = await findChange(db, caller.user, cursor);
  if (change) return change.seq;
  throw new UserError('INVALID_ARGUMENT', messages(caller).items.notCursor, {
    hint: messages(caller).items.passNextCursor,
  });
}

const foldText = (text: string): string => simplify(text.normalize('NFKC').toLowerCase());
const foldWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

/** What the items that a change touched are called, before and after. */
async function namesIn(db: Database['db'], kinds: Kinds, caller: Caller, { id }: ChangeRowRead): Promise<string[]> {
  const images = (await findImages(db, caller.user, id)).map(readImage);
  return images.flatMap(({ table, before, after }) =>
    [before, after].flatMap((row) => (row ? [kinds.byTable(table).nameOf(caller, row)] : [])),
  );
}

async function viewOf(
  { db, kinds }: Database,
  caller: Caller,
  row: ChangeRowRead,
  refuse: Refuse | undefined,
): Promise<ChangeView> {
  const images = await findImages(db, caller.user, row.id);
  const why = refusalOf(images, refuse)?.message ?? (await whyNot(db, caller, kinds, row, images));
  return {
    change_id: row.id,
    when: showWhen({ start: row.created_at, end: row.created_at, allDay: false }, caller.zone, caller.language),
    tool: row.tool,
    summary: [row.summary, row.undoes === null ? whatBecame(caller, kinds, images.map(readImage)) : '']
      .filter(Boolean)
      .join(' · '),
    undoable: why === undefined,
    ...(why !== undefined && { why_not: why }),
  };
}
