import {
  type ChangeRowRead,
  findChange,
  findImages,
  findTracked,
  listChanges,
  listLaterChanges,
  markUndone,
  type TrackedRow,
  type TrackedTable,
} from '../../db/repos/changes.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import { readTime } from '../../domain/time/read.ts';
import { DAY } from '../../domain/time/wall.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import { UserError } from '../../errors.ts';
import { type Pending, useConfirmToken } from '../../guard/confirmations.ts';
import type { Database } from '../database.ts';
import { overlapsOf, showConflicts, spansOf } from '../events/conflicts.ts';
import { loadFamily } from '../events/occurrences.ts';
import { overlapWarnings } from '../events/policy.ts';
import { familyIds } from '../events/reading.ts';
import { rootSeries, seriesOf } from '../events/rows.ts';
import type { Result } from '../result.ts';
import { say } from '../say.ts';
import { type FieldChange, fieldChanges } from './diff.ts';
import type { Recorder } from './recorder.ts';
import { type Outcome, settle, write } from './write.ts';

export interface UndoInput {
  readonly change_id?: string | undefined;
  readonly last?: number | undefined;
  readonly since?: string | undefined;
  readonly session?: boolean | undefined;
  readonly preview?: boolean | undefined;
  readonly confirm_token?: string | undefined;
}

export type UndoResult = Result<{ undone: FieldChange[]; undone_more: Record<string, number> }>;

/** Changes can be undone for this long. */
export const UNDO_DAYS = 90;
const SHOWN = 50;
const MAX_CHANGES = 500;

/** Takes changes back exactly, all or nothing; undoing an undo redoes. */
export function undoChanges(database: Database, caller: Caller, input: UndoInput): Promise<UndoResult> {
  return write<UndoResult>(database, caller, {}, (recorder) => undoInside(recorder, input));
}

async function undoInside(recorder: Recorder, input: UndoInput): Promise<Outcome<UndoResult>> {
  const { executor, caller } = recorder;
  const changes = await selectChanges(executor, caller, input);
  if (changes.length === 0) {
    return { asks: { status: 'final', message: say(caller, '没有可以撤销的更改。', 'There is nothing to undo.'), undone: [] } };
  }
  for (const change of changes) await takeBack(recorder, change, changes);
  await settle(recorder);

  const fields = recorder.images().flatMap((image) => fieldChanges(caller, image));
  const shown = fields.slice(0, SHOWN);
  const more = countByField(fields.slice(SHOWN));
  const facts = { undone: shown, ...(fields.length > SHOWN && { undone_more: more }) };
  const summaries = changes.map((change) => change.summary);
  const what = summaries.length > 3 ? `${summaries.slice(0, 3).join('; ')} …` : summaries.join('; ');
  if (input.preview) {
    return { asks: { status: 'final', message: say(caller, `将撤销：${what}`, `Would undo: ${what}`), ...facts } };
  }

  const overlaps = await newOverlaps(recorder, Math.min(...changes.map((change) => change.seq)));
  if (changes.length > 1 || overlaps.length > 0) {
    const pending: Pending = {
      items: changes.map((change) => ({ id: change.id, version: change.seq })),
      effect: { overlaps: overlaps.map((one) => [one.span.start, one.busy.id]) },
    };
    if (input.confirm_token === undefined) {
      const conflicts = await showConflicts(executor, caller, overlaps);
      const message = overlaps.length > 0 ? overlapMessage(caller, what, conflicts.length) : manyMessage(caller, changes.length, what);
      return { asks: { status: 'need_user', message, ...facts, ...(conflicts.length > 0 && { conflicts }) }, pending };
    }
    await useConfirmToken(executor, caller, input.confirm_token, pending, recorder.changeId);
  }
  await markAll(executor, caller, changes, recorder.changeId);
  const redo = changes.every((change) => change.undoes !== null);
  const warnings = await overlapWarnings(executor, caller, overlaps);
  return {
    summary: redo ? say(caller, `重做: ${what}`, `Redid: ${what}`) : say(caller, `撤销: ${what}`, `Undid: ${what}`),
    undoes: changes.map((change) => change.id),
    done: {
      status: 'final',
      message: redo ? say(caller, `✓ 已重做: ${what}`, `✓ Redone: ${what}`) : say(caller, `✓ 已撤销: ${what}`, `✓ Undone: ${what}`),
      ...facts,
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

const manyMessage = (caller: Caller, count: number, what: string): string =>
  say(caller, `将撤销 ${count} 次更改：${what}。确认吗？`, `This undoes ${count} changes: ${what}. Go ahead?`);

const overlapMessage = (caller: Caller, what: string, count: number): string =>
  say(
    caller,
    `撤销“${what}”会造成 ${count} 处新的时间冲突。仍要撤销吗？`,
    `Undoing "${what}" would make ${count} new conflict${count === 1 ? '' : 's'}. Undo all the same?`,
  );

function countByField(fields: readonly FieldChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { field } of fields) counts[field] = (counts[field] ?? 0) + 1;
  return counts;
}

/** The changes meant, newest first. */
async function selectChanges(executor: Executor, caller: Caller, input: UndoInput): Promise<ChangeRowRead[]> {
  const standing = { standing: true, limit: MAX_CHANGES };
  if (input.change_id !== undefined) return byIds(executor, caller, input.change_id.split(/[\s,]+/).filter(Boolean));
  if (input.session) return fresh(caller, await listChanges(executor, caller.user, { ...standing, session: caller.session }));
  if (input.since !== undefined) return fresh(caller, await changesSince(executor, caller, input.since));
  if (input.last !== undefined) return fresh(caller, await listChanges(executor, caller.user, { ...standing, limit: input.last }));
  throw new UserError('INVALID_ARGUMENT', say(caller, '要撤销什么？', 'Undo what?'), {
    missing: ['change_id', 'last', 'since', 'session'],
    hint: 'Pass last: 1 for the newest change, or a change_id of history_query.',
    retry: { tool: 'undo', arguments: { last: 1 } },
  });
}

async function changesSince(executor: Executor, caller: Caller, since: string): Promise<ChangeRowRead[]> {
  const standing = { standing: true, limit: MAX_CHANGES };
  if (!since.startsWith('chg_')) {
    const reading = readTime(since, caller);
    const from = reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, caller.zone);
    return listChanges(executor, caller.user, { ...standing, since: from });
  }
  const first = await mustFind(executor, caller, since);
  const all = await listChanges(executor, caller.user, { ...standing, since: first.created_at });
  return all.filter((change) => change.seq >= first.seq);
}

const isExpired = (caller: Caller, change: ChangeRowRead): boolean => change.created_at < caller.now - UNDO_DAYS * DAY;

const fresh = (caller: Caller, changes: readonly ChangeRowRead[]): ChangeRowRead[] =>
  changes.filter((change) => !isExpired(caller, change));

async function mustFind(executor: Executor, caller: Caller, id: string): Promise<ChangeRowRead> {
  const change = await findChange(executor, caller.user, id);
  if (change) return change;
  throw new UserError('NOT_FOUND', say(caller, `没有更改 ${id}。`, `There is no change ${id}.`), {
    hint: 'history_query lists the changes with their change_id.',
    retry: { tool: 'history_query', arguments: {} },
  });
}

async function byIds(executor: Executor, caller: Caller, ids: readonly string[]): Promise<ChangeRowRead[]> {
  const changes: ChangeRowRead[] = [];
  for (const id of new Set(ids)) {
    const change = await mustFind(executor, caller, id);
    if (isExpired(caller, change)) {
      throw new UserError(
        'UNDO_EXPIRED',
        say(caller, `${id} 已超过 ${UNDO_DAYS} 天，不能撤销。`, `${id} is older than ${UNDO_DAYS} days and cannot be undone.`),
        { hint: 'Change the item itself instead.' },
      );
    }
    if (change.undone_by !== null) {
      throw new UserError('UNDO_CONFLICT', say(caller, `${id} 已经撤销过了。`, `${id} was undone already.`), {
        hint: 'To redo it, undo the change that undid it.',
        retry: { tool: 'undo', arguments: { change_id: change.undone_by } },
      });
    }
    changes.push(change);
  }
  return changes.sort((a, b) => b.seq - a.seq);
}

/** Puts every row of a change back, if it still is as the change left it. */
async function takeBack(recorder: Recorder, change: ChangeRowRead, all: readonly ChangeRowRead[]): Promise<void> {
  const { executor, caller } = recorder;
  for (const image of (await findImages(executor, caller.user, change.id)).reverse()) {
    const table = image.table_name as TrackedTable;
    const before = image.before === null ? null : (JSON.parse(image.before) as TrackedRow);
    const after = image.after === null ? null : (JSON.parse(image.after) as TrackedRow);
    const current = await findTracked(executor, table, caller.user, image.row_id);
    if (current?.state !== after?.state) {
      await refuseOverLater(recorder, change, all, table, image.row_id, { current: current ?? null, after });
    }
    await recorder.restore(table, image.row_id, before);
  }
}

async function refuseOverLater(
  { executor, caller }: Recorder,
  change: ChangeRowRead,
  all: readonly ChangeRowRead[],
  table: TrackedTable,
  rowId: string,
  rows: { current: TrackedRow | null; after: TrackedRow | null },
): Promise<never> {
  const chosen = new Set(all.map((one) => one.id));
  const touching = await listLaterChanges(executor, caller.user, table, rowId, change.seq);
  const later = touching.filter((one) => one.undone_by === null && one.undoes === null && !chosen.has(one.id));
  const ids = [change.id, ...later.map((one) => one.id)];
  const names = later.map((one) => one.summary).join('; ');
  throw new UserError(
    'UNDO_CONFLICT',
    say(caller, `“${change.summary}”之后又有更改：${names}。`, `"${change.summary}" was followed by later changes: ${names}.`),
    {
      hint: say(caller, '可以把它们一起撤销。', 'Undo them together, or leave both.'),
      ...(later.length > 0 && { retry: { tool: 'undo', arguments: { change_id: ids.join(',') } } }),
      facts: {
        later: later.map((one) => ({ change_id: one.id, tool: one.tool, summary: one.summary })),
        fields: fieldChanges(caller, { table, id: rowId, before: rows.after, after: rows.current }),
      },
    },
  );
}

/** Marks what was undone; a redo lets the changes stand again that its undo had taken back. */
async function markAll(executor: Executor, caller: Caller, changes: readonly ChangeRowRead[], by: string): Promise<void> {
  await markUndone(executor, caller.user, changes.map((change) => change.id), by);
  const again = changes.flatMap((change) => (change.undoes === null ? [] : (JSON.parse(change.undoes) as string[])));
  await markUndone(executor, caller.user, again, null);
}

/** Overlaps of what was put back with events that were written since: those that were there before count as known. */
async function newOverlaps(recorder: Recorder, sinceSeq: number): Promise<Overlap[]> {
  const { executor, caller } = recorder;
  const found: Overlap[] = [];
  const restored = new Set(recorder.images().map((image) => image.id));
  for (const { table, after } of recorder.images()) {
    const row = after as unknown as EventRow | null;
    if (table !== 'events' || !row || row.cancelled === 1 || row.show_as !== 'busy') continue;
    const family = row.series_id === null ? await loadFamily(executor, caller.user, row.id) : undefined;
    const exclude = await familyIds(executor, caller, row.series_id ?? row.id);
    const { spans } = spansOf(family ? rootSeries(family) : seriesOf(row), caller);
    for (const overlap of await overlapsOf(executor, caller, spans, { showAs: 'busy', exclude })) {
      if (overlap.severity !== 'hard' || restored.has(overlap.busy.id)) continue;
      const touched = await listLaterChanges(executor, caller.user, 'events', overlap.busy.id, sinceSeq);
      if (touched.length > 0) found.push(overlap);
    }
  }
  return found;
}
