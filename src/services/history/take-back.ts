import {
  type ChangeRowRead,
  findChange,
  findImages,
  findTracked,
  listLaterChanges,
  type TrackedRow,
  type TrackedTable,
} from '../../db/repos/changes.ts';
import { findEvent, findOverrides } from '../../db/repos/events.ts';
import type { ChangeImageRow, EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { findOccurrence } from '../../domain/recurrence/expand.ts';
import { markInstant } from '../../domain/recurrence/marks.ts';
import { isRecurring, rootOf, seriesOf } from '../events/rows.ts';
import { type FieldChange, fieldChanges } from './diff.ts';
import type { Recorder } from './recorder.ts';

interface Obstacle {
  readonly chosen: readonly ChangeRowRead[];
  /** The one of them that cannot be taken back. */
  readonly change: ChangeRowRead;
  readonly later: readonly ChangeRowRead[];
  /** What the later ones changed. */
  readonly fields: readonly FieldChange[];
}

/** Later changes stand on what is to be taken back. */
export class Blocked extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(`${obstacle.change.id} was followed by later changes`);
    this.obstacle = obstacle;
  }
}

const rowOf = (text: string | null): TrackedRow | null => (text === null ? null : (JSON.parse(text) as TrackedRow));

const rowsOf = (image: ChangeImageRow) => ({ before: rowOf(image.before), after: rowOf(image.after) });

/** Whether a change did nothing to a row but to raise its version. */
export function isRaised(image: ChangeImageRow): boolean {
  const { before, after } = rowsOf(image);
  return before !== null && before.state === after?.state;
}

type Row = readonly [table: TrackedTable, id: string];

/** Puts every row of the changes, newest first, back as it was, if it still is as they left it. Throws Blocked. */
export async function takeBack(recorder: Recorder, changes: readonly ChangeRowRead[]): Promise<void> {
  const { executor, caller } = recorder;
  for (const change of changes) {
    for (const image of (await findImages(executor, caller.user, change.id)).reverse()) {
      const table = image.table_name as TrackedTable;
      const id = image.row_id;
      const { before, after } = rowsOf(image);
      if (isRaised(image)) continue;
      const current = (await findTracked(executor, table, caller.user, id)) ?? null;
      if (current?.state !== after?.state) {
        const later = await laterChanges(recorder, [[table, id]], change.seq, changes);
        const fields = fieldChanges(caller, { table, id, before: after, after: current });
        throw new Blocked({ chosen: changes, change, later, fields });
      }
      await recorder.restore(table, id, before);
      const seriesId = before === null && table === 'events' ? current?.series_id : null;
      if (seriesId != null && (await findEvent(executor, caller.user, seriesId as string))) {
        // The occurrence is again the series' own, whose version a host compares with what it saw.
        await recorder.raise('events', seriesId as string, (current as TrackedRow).version);
      }
    }
  }
  for (const root of touchedRoots(recorder)) await checkFamily(recorder, root, changes);
}

/** Ids of the events and series whose rows, or whose changed occurrences, were put back. */
export function touchedRoots(recorder: Recorder): Set<string> {
  const events = recorder.images().filter(({ table }) => table === 'events');
  const rows = events.flatMap(({ before, after }) => [before, after]) as unknown as (EventRow | null)[];
  return new Set(rows.flatMap((row) => (row ? [rootOf(row)] : [])));
}

/** A changed occurrence needs its occurrence, alone: one that was written later may have lost it now. */
async function checkFamily(recorder: Recorder, rootId: string, changes: readonly ChangeRowRead[]): Promise<void> {
  const { executor, caller } = recorder;
  const overrides = await findOverrides(executor, caller.user, rootId);
  if (overrides.length === 0) return;
  const root = await findEvent(executor, caller.user, rootId);
  const standing = new Map<number, EventRow>();
  for (const override of overrides) {
    const at = root && markInstant(override.recurrence_id as string, seriesOf(root), caller.zone);
    const other = at === undefined ? undefined : standing.get(at);
    if (root && isRecurring(root) && at !== undefined && !other && findOccurrence(seriesOf(root), caller.zone, at)) {
      standing.set(at, override);
      continue;
    }
    const rows: Row[] = [
      ['events', override.id],
      ['events', other?.id ?? rootId],
    ];
    const oldest = changes.at(-1) as ChangeRowRead;
    const later = await laterChanges(recorder, rows, oldest.seq, changes);
    // Files may bring occurrences that fit no rule: those stay.
    if (later.length === 0) continue;
    const after = override as unknown as TrackedRow;
    const fields = fieldChanges(caller, { table: 'events', id: override.id, before: null, after });
    throw new Blocked({ chosen: changes, change: oldest, later, fields });
  }
}

/** The changes after `seq` that touched one of the rows and still count, oldest first, without the chosen ones. */
async function laterChanges(
  { executor, caller }: Recorder,
  rows: readonly Row[],
  seq: number,
  chosen: readonly ChangeRowRead[],
): Promise<ChangeRowRead[]> {
  const ids = new Set(chosen.map((change) => change.id));
  const found = new Map<string, ChangeRowRead>();
  for (const [table, id] of rows) {
    for (const one of await listLaterChanges(executor, caller.user, table, id, seq)) {
      const isUndone = one.undone_by !== null && !ids.has(one.undone_by);
      if (isUndone || ids.has(one.id) || !(await reachesBefore(executor, caller, one, seq))) continue;
      const image = (await findImages(executor, caller.user, one.id)).find((each) => each.row_id === id);
      if (image && !isRaised(image)) found.set(one.id, one);
    }
  }
  return [...found.values()].sort((a, b) => a.seq - b.seq);
}

/** Whether a change is more than the undoing of later ones, which together come to nothing. */
async function reachesBefore(executor: Executor, caller: Caller, change: ChangeRowRead, seq: number): Promise<boolean> {
  if (change.undoes === null) return true;
  for (const id of JSON.parse(change.undoes) as string[]) {
    const undone = await findChange(executor, caller.user, id);
    if (undone && undone.seq <= seq) return true;
  }
  return false;
}
