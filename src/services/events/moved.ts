import type { EventRow } from '../../db/schema.ts';
import type { RankedAlternative } from '../../domain/conflicts/alternatives.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import type { Series } from '../../domain/time/event.ts';
import { overlapsOf, type Spans, spansOf } from '../availability/conflicts.ts';
import { inHoursOfItem } from '../availability/group-hours.ts';
import { AUTO_DAYS, alternativesTo } from '../availability/policy.ts';
import type { Recorder } from '../change/recorder.ts';
import { loadEvent } from '../series/occurrences.ts';
import { rootSeries, seriesOf } from '../series/rows.ts';
import type { Applied } from './apply.ts';
import type { UpdateInput } from './patch.ts';

/** A row that an update has moved, against the rest of the calendar that it lies in. */
export interface Moved {
  readonly row: EventRow;
  readonly series: Series;
  readonly checked: Spans;
  readonly overlaps: readonly Overlap[];
  /** All rows that moved with it. */
  readonly exclude: ReadonlySet<string>;
}

/** Those that were moved to some time, one after the other: what is in the way of the first ends most updates. */
export async function* movedOf({ executor, caller }: Recorder, applied: Applied): AsyncGenerator<Moved> {
  const exclude = new Set(applied.moved.map((row) => row.id));
  for (const row of applied.moved) {
    const event = await loadEvent(executor, caller.user, row.id);
    const series = row.series_id === null && event ? rootSeries(event) : seriesOf(row);
    const checked = await spansOf(executor, caller, series, exclude);
    if (checked.spans.length === 0) continue;
    const overlaps = await overlapsOf(executor, caller, checked.spans, { showAs: row.show_as, exclude });
    yield { row, series, checked, overlaps, exclude };
  }
}

/** Free times for it instead, best first. */
export async function otherTimes(
  { executor, caller }: Recorder,
  { on_conflict, direction }: UpdateInput,
  { named: at, before: { start: present } }: Applied,
  { row, series, checked, exclude }: Moved,
): Promise<RankedAlternative[]> {
  const days = on_conflict === 'auto' ? { days: AUTO_DAYS } : {};
  const placing = await inHoursOfItem(executor, caller, row);
  return alternativesTo(executor, placing, series, checked.spans, { exclude, at, present, direction, ...days });
}
