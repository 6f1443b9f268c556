import { findImages, listLaterChanges } from '../../db/repos/changes.ts';
import { findEvents } from '../../db/repos/events.ts';
import type { EventRow } from '../../db/schema.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import type { SideEffect } from '../change/kind.ts';
import type { Recorder } from '../change/recorder.ts';
import { loadEvent } from '../series/occurrences.ts';
import { rootSeries, rootsOf, seriesOf, timeColumns, timeOf } from '../series/rows.ts';
import { overlapsOf, showConflicts, spansOf } from './conflicts.ts';
import { overlapWarnings } from './policy.ts';

/** What decides when a row takes up time. */
const occupancy = (row: EventRow): string => {
  const { show_as, cancelled, rrule, exdates, rdates } = row;
  return JSON.stringify([timeColumns(timeOf(row)), show_as, cancelled, rrule, exdates, rdates]);
};

/**
 * Overlaps of what was put back that did not exist before the change numbered
 * `seq`: with events that were written, or moved there, since.
 */
async function newOverlaps(recorder: Recorder, seq: number): Promise<Overlap[]> {
  const { executor, caller } = recorder;
  const touched = new Set(recorder.images().map((image) => image.id));
  const known = new Map<string, Promise<boolean>>();
  const seen = new Set<string>();
  const found: Overlap[] = [];
  for (const rootId of rootsOf(recorder.images('events').flatMap(({ before, after }) => [before, after]))) {
    const event = await loadEvent(executor, caller.user, rootId);
    await recorder.pause();
    if (!event) continue;
    const exclude = new Set([rootId, ...event.overrides.map((row) => row.id)]);
    // The series itself is there again where a changed occurrence went.
    const changed = event.overrides.filter((row) => touched.has(row.id) && row.cancelled === 0);
    for (const row of [event.root, ...changed]) {
      if (row.show_as !== 'busy') continue;
      const series = row === event.root ? rootSeries(event) : seriesOf(row);
      const { spans } = await spansOf(executor, caller, series, exclude);
      for (const overlap of await overlapsOf(executor, caller, spans, { showAs: 'busy', exclude })) {
        const { busy, severity } = overlap;
        if (severity !== 'hard' || seen.has(`${row.id} ${overlap.span.start} ${busy.id} ${busy.start}`)) continue;
        if (!known.has(busy.id)) known.set(busy.id, isNew(recorder, busy.id, seq));
        if (!(await known.get(busy.id))) continue;
        seen.add(`${busy.id} ${busy.start} ${row.id} ${overlap.span.start}`);
        found.push(overlap);
      }
    }
  }
  return found;
}

/** Whether an event takes up other time now than before the change numbered `seq`. */
async function isNew({ executor, caller }: Recorder, id: string, seq: number): Promise<boolean> {
  const [first] = await listLaterChanges(executor, caller.user, 'events', id, seq - 1);
  if (!first) return false;
  const image = (await findImages(executor, caller.user, first.id)).find((one) => one.row_id === id);
  const now = (await findEvents(executor, caller.user, [id])).get(id);
  if (image?.before == null || !now) return true;
  return occupancy(JSON.parse(image.before) as EventRow) !== occupancy(now);
}

/** Overlaps that taking changes back would make: the user is asked about them first. */
export async function overlapsOfUndo(recorder: Recorder, seq: number): Promise<SideEffect | undefined> {
  const { executor, caller } = recorder;
  const overlaps = await newOverlaps(recorder, seq);
  if (overlaps.length === 0) return undefined;
  return {
    count: overlaps.length,
    effect: overlaps.map((one) => [one.span.start, one.busy.id]),
    conflicts: () => showConflicts(executor, caller, overlaps),
    warnings: () => overlapWarnings(executor, caller, overlaps),
  };
}
