import {
  type ChangeFilter,
  type ChangeRowRead,
  findChange,
  findImages,
  findTracked,
  listChanges,
  OF_OTHERS,
} from '../../db/repos/changes.ts';
import { readPast } from '../../domain/arguments/past.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { tableOf } from '../../domain/kinds.ts';
import { PAGE_SESSION, programOf } from '../../domain/session.ts';
import { showWhen } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import { simplify } from '../../retrieval/letters.ts';
import { whatBecame, withNames } from './became.ts';
import type { Database } from './database.ts';
import type { Result } from './envelope.ts';
import { readImage } from './image.ts';
import type { Kinds } from './kind.ts';
import { pacing } from './pace.ts';
import { isQuestion } from './question.ts';
import { type Refuse, refusalOf } from './reach.ts';
import { whyNot } from './why-not.ts';
import { inPeriod } from './window.ts';

export interface HistoryInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Words of what was done, of who did it, or of the items that it was done to. */
  readonly query?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly session?: boolean | undefined;
}

export interface ChangeView {
  change_id: string;
  when: string;
  tool: string;
  /** Who did it: the program as it calls itself, the app, or what works by itself; absent where it is not known. */
  by?: string;
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
  const period = readPast({ start: input.start, end: input.end }, caller);
  if (isQuestion(period)) return period.asks;
  const { from, to, assumptions } = period;
  const limit = input.limit ?? 20;
  const found = await changesOf(database, caller, input, {
    limit: limit + 1,
    since: from,
    before: to,
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
  const isNarrowed = from !== undefined || to !== undefined || input.query !== undefined;
  const none = isNarrowed ? noChangesThen : noChanges;
  const message = changes.length === 0 ? none : lastChanges({ count: changes.length });
  const last = shown.at(-1);
  return {
    status: 'final',
    ...inPeriod(caller, period, message),
    changes,
    ...(last && found.length > limit && { next_cursor: last.id }),
    ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
    ...(changes.length === 0 &&
      (isNarrowed || input.session) && {
        suggestions: [{ use: 'history', why: messages(caller).change.lookAtAll }],
      }),
  };
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
  let below = cursor === undefined ? undefined : await seqOf(db, caller, cursor);
  if (query === undefined) return listChanges(db, caller.user, { ...filter, below });
  const words = foldWords(query);
  const found: ChangeRowRead[] = [];
  const pause = pacing(caller);
  for (;;) {
    const page = await listChanges(db, caller.user, {
      ...filter,
      limit: LOOKED_AT,
      below,
    });
    for (const row of page) {
      const text = foldText([row.summary, whoMade(caller, row), ...(await namesIn(db, kinds, caller, row))].join('\n'));
      if (words.every((word) => text.includes(word))) found.push(row);
      if (found.length === filter.limit) return found;
      await pause();
    }
    const last = page.at(-1);
    if (!last || page.length < LOOKED_AT) return found;
    below = last.seq;
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

/** Who made a change; undefined where its session does not tell. */
function whoMade(caller: Caller, { session }: ChangeRowRead): string | undefined {
  const { page, notify, sync, others } = messages(caller).change.by;
  if (session.startsWith(PAGE_SESSION)) return page;
  const itself = new Map([
    ['notify', notify],
    ['sync', sync],
    [OF_OTHERS, others],
  ]);
  return programOf(session) ?? itself.get(session);
}

async function viewOf(
  { db, kinds }: Database,
  caller: Caller,
  row: ChangeRowRead,
  refuse: Refuse | undefined,
): Promise<ChangeView> {
  const images = await findImages(db, caller.user, row.id);
  const by = whoMade(caller, row);
  const became = row.undoes === null ? whatBecame(caller, kinds, images.map(readImage)) : '';
  const nameOf = async (id: string): Promise<string | undefined> => {
    const table = tableOf(id);
    const item = table && (await findTracked(db, table, caller.user, id));
    return table && item ? kinds.byTable(table).nameOf(caller, item) : undefined;
  };
  const why = refusalOf(images, refuse)?.message ?? (await whyNot(db, caller, kinds, row, images));
  return {
    change_id: row.id,
    when: showWhen({ start: row.created_at, end: row.created_at, allDay: false }, caller.zone, caller.language),
    tool: row.tool,
    ...(by !== undefined && { by }),
    summary: [row.summary, await withNames(became, nameOf)].filter(Boolean).join(' · '),
    undoable: why === undefined,
    ...(why !== undefined && { why_not: why }),
  };
}
