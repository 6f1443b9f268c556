import { type ChangeRowRead, findImages, findTracked, type TrackedRow } from '../../db/repos/changes.ts';
import { findEvent, findOverrides } from '../../db/repos/events.ts';
import type { EventRow, ReminderRow, TodoRow } from '../../db/schema.ts';
import type { TrackedTable } from '../../domain/kinds.ts';
import { findStranded } from '../events/stranded.ts';
import { findOrphan } from '../reminders/orphans.ts';
import { rootsOf } from '../series/rows.ts';
import { circleWith } from '../todos/circle.ts';
import { type FieldChange, fieldChanges } from './diff.ts';
import { isRaised, laterChanges, rowsOf } from './later.ts';
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

/** Puts every row of the changes, newest first, back as it was, if it still is as they left it. Throws Blocked. */
export async function takeBack(recorder: Recorder, changes: readonly ChangeRowRead[]): Promise<void> {
  const { executor, caller, pause } = recorder;
  for (const change of changes) {
    for (const image of (await findImages(executor, caller.user, change.id)).reverse()) {
      const table = image.table_name as TrackedTable;
      const id = image.row_id;
      const { before, after } = rowsOf(image);
      if (isRaised(image)) continue;
      await pause();
      const current = (await findTracked(executor, table, caller.user, id)) ?? null;
      if (current?.state !== after?.state) {
        const later = await laterChanges(executor, caller, [[table, id]], change.seq, changes);
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
  await refuseCircle(recorder, changes);
  await refuseOrphan(recorder, changes);
  const changed = await findOverrides(executor, caller.user, [...touchedRoots(recorder)]);
  for (const [id, overrides] of Map.groupBy(changed, (row) => row.series_id as string)) {
    const family = { id, root: await findEvent(executor, caller.user, id), overrides };
    const stranded = await findStranded(executor, caller, family, changes);
    if (!stranded) continue;
    const { override, later } = stranded;
    const after = override as unknown as TrackedRow;
    const fields = fieldChanges(caller, { table: 'events', id: override.id, before: null, after });
    throw new Blocked({ chosen: changes, change: changes.at(-1) as ChangeRowRead, later, fields });
  }
}

/** Todos whose dependencies changed since may depend in a circle on one that is back. */
async function refuseCircle(recorder: Recorder, changes: readonly ChangeRowRead[]): Promise<void> {
  const { executor, caller } = recorder;
  const restored = recorder.images().filter(({ table }) => table === 'todos');
  const rows = new Map(restored.map(({ id, after }) => [id, after as unknown as TodoRow | null]));
  const circle = await circleWith(executor, caller, rows);
  if (!circle) return;
  const change = changes.at(-1) as ChangeRowRead;
  const touched = circle.map(({ id }) => ['todos', id] as const);
  const later = await laterChanges(executor, caller, touched, change.seq, changes);
  throw new Blocked({ chosen: changes, change, later, fields: [] });
}

/** A reminder that was added since may belong to an event that goes, and one that is back to an event that went since. */
async function refuseOrphan(recorder: Recorder, changes: readonly ChangeRowRead[]): Promise<void> {
  const { executor, caller } = recorder;
  const rowsIn = <Row>(name: TrackedTable) =>
    new Map(
      recorder
        .images()
        .flatMap(({ table, id, after }) => (table === name ? [[id, after as unknown as Row | null]] : [])),
    );
  const restored = { events: rowsIn<EventRow>('events'), reminders: rowsIn<ReminderRow>('reminders') };
  const orphan = await findOrphan(executor, caller, restored);
  if (!orphan) return;
  const change = changes.at(-1) as ChangeRowRead;
  const rows = [['reminders', orphan.id] as const, ['events', orphan.event_id] as const];
  const later = await laterChanges(executor, caller, rows, change.seq, changes);
  throw new Blocked({ chosen: changes, change, later, fields: [] });
}

/** Ids of the events and series whose rows, or whose changed occurrences, were put back. */
export function touchedRoots(recorder: Recorder): Set<string> {
  const events = recorder.images().filter(({ table }) => table === 'events');
  const rows = events.flatMap(({ before, after }) => [before, after]) as unknown as (EventRow | null)[];
  return rootsOf(rows);
}
