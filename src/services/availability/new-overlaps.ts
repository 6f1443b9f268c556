import { findImages, listLaterChanges } from '../../db/repos/changes.ts';
import { findEvents } from '../../db/repos/events.ts';
import type { EventRow } from '../../db/schema.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import type { Recorder } from '../change/recorder.ts';
import { touchedRoots } from '../change/take-back.ts';
import { loadFamily } from '../series/occurrences.ts';
import { rootSeries, seriesOf, timeColumns, timeOf } from '../series/rows.ts';
import { overlapsOf, spansOf } from './conflicts.ts';

/** What decides when a row takes up time. */
const occupancy = (row: EventRow): string => {
  const { show_as, cancelled, rrule, exdates, rdates } = row;
  return JSON.stringify([timeColumns(timeOf(row)), show_as, cancelled, rrule, exdates, rdates]);
};

/**
 * Overlaps of what was put back that did not exist before the change numbered
 * `seq`: with events that were written, or moved there, since.
 */
export async function newOverlaps(recorder: Recorder, seq: number): Promise<Overlap[]> {
  const { executor, caller } = recorder;
  const touched = new Set(recorder.images().map((image) => image.id));
  const known = new Map<string, Promise<boolean>>();
  const seen = new Set<string>();
  const found: Overlap[] = [];
  for (const rootId of touchedRoots(recorder)) {
    const family = await loadFamily(executor, caller.user, rootId);
    await recorder.pause();
    if (!family) continue;
    const exclude = new Set([rootId, ...family.overrides.map((row) => row.id)]);
    // The series itself is there again where a changed occurrence went.
    const changed = family.overrides.filter((row) => touched.has(row.id) && row.cancelled === 0);
    for (const row of [family.root, ...changed]) {
      if (row.show_as !== 'busy') continue;
      const series = row === family.root ? rootSeries(family) : seriesOf(row);
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
