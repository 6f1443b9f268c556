import { type ChangeRowRead, findImages, findTracked, listChanges, type TrackedTable } from '../../db/repos/changes.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { readTime } from '../../domain/time/read.ts';
import { showWhen } from '../../domain/time/show.ts';
import { DAY } from '../../domain/time/wall.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import type { Database } from '../database.ts';
import type { Result } from '../result.ts';
import { say } from '../say.ts';
import { UNDO_DAYS } from './select.ts';
import { isRaised } from './take-back.ts';

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

/** Rows that are compared to tell whether a change can be undone. */
const COMPARED = 50;

/** Changes, newest first. */
export async function queryHistory(database: Database, caller: Caller, input: HistoryInput): Promise<HistoryResult> {
  const rows = await listChanges(database.db, caller.user, {
    limit: input.limit ?? 20,
    ...(input.start !== undefined && { since: sinceOf(caller, input.start) }),
    ...(input.session && { session: caller.session }),
  });
  const changes: ChangeView[] = [];
  for (const row of rows) changes.push(await viewOf(database.db, caller, row));
  return {
    status: 'final',
    message:
      changes.length === 0
        ? say(caller, '没有更改记录。', 'No changes are recorded.')
        : say(
            caller,
            `最近 ${changes.length} 次更改。`,
            `The last ${changes.length} change${changes.length === 1 ? '' : 's'}.`,
          ),
    changes,
    ...(changes.length === 0 &&
      (input.start !== undefined || input.session) && {
        suggestions: [{ tool: 'history_query', arguments: {}, why: say(caller, '看全部记录', 'look at all of them') }],
      }),
  };
}

function sinceOf(caller: Caller, text: string): number {
  const reading = readTime(text, caller);
  return reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, caller.zone);
}

async function viewOf(executor: Executor, caller: Caller, row: ChangeRowRead): Promise<ChangeView> {
  const why = await whyNot(executor, caller, row);
  return {
    change_id: row.id,
    when: showWhen({ start: row.created_at, end: row.created_at, allDay: false }, caller.zone, caller.language),
    tool: row.tool,
    summary: row.summary,
    undoable: why === undefined,
    ...(why !== undefined && { why_not: why }),
  };
}

async function whyNot(executor: Executor, caller: Caller, row: ChangeRowRead): Promise<string | undefined> {
  if (row.undone_by !== null) return say(caller, `已由 ${row.undone_by} 撤销`, `undone by ${row.undone_by}`);
  if (row.created_at < caller.now - UNDO_DAYS * DAY) {
    return say(caller, `超过 ${UNDO_DAYS} 天`, `older than ${UNDO_DAYS} days`);
  }
  for (const image of (await findImages(executor, caller.user, row.id)).slice(0, COMPARED)) {
    if (isRaised(image)) continue;
    const after = image.after === null ? undefined : (JSON.parse(image.after) as { state: string });
    const current = await findTracked(executor, image.table_name as TrackedTable, caller.user, image.row_id);
    if (current?.state !== after?.state) return say(caller, '之后又有更改', 'changed again since');
  }
  return undefined;
}
