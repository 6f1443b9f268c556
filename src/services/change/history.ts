import { type ChangeRowRead, findImages, listChanges } from '../../db/repos/changes.ts';
import { readPast } from '../../domain/arguments/past.ts';
import type { Caller } from '../../domain/caller.ts';
import { showWhen } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from './database.ts';
import type { Result } from './envelope.ts';
import { pacing } from './pace.ts';
import { isQuestion } from './question.ts';
import { type Refuse, refusalOf } from './reach.ts';
import { whyNot } from './why-not.ts';
import { inPeriod } from './window.ts';

export interface HistoryInput {
  readonly start?: string | undefined;
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
  const period = readPast({ start: input.start }, caller);
  if (isQuestion(period)) return period.asks;
  const { from, to, assumptions } = period;
  const rows = await listChanges(database.db, caller.user, {
    limit: input.limit ?? 20,
    since: from,
    before: to,
    ...(input.session && { session: caller.session }),
  });
  const changes: ChangeView[] = [];
  const pause = pacing(caller);
  for (const row of rows) {
    changes.push(await viewOf(database, caller, row, refuse));
    await pause();
  }
  return {
    status: 'final',
    ...inPeriod(
      caller,
      period,
      changes.length === 0
        ? messages(caller).change.noChanges
        : messages(caller).change.lastChanges({ count: changes.length }),
    ),
    changes,
    ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
    ...(changes.length === 0 &&
      (input.start !== undefined || input.session) && {
        suggestions: [{ use: 'history', why: messages(caller).change.lookAtAll }],
      }),
  };
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
    summary: row.summary,
    undoable: why === undefined,
    ...(why !== undefined && { why_not: why }),
  };
}
