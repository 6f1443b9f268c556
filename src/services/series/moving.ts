import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand, findOccurrence, firstStart } from '../../domain/recurrence/expand.ts';
import type { EventTime, Occurrence } from '../../domain/time/event.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { foldOf, single } from './draft.ts';
import { shownWall } from './edit.ts';
import type { Found } from './present.ts';
import { EVER, seriesOf, timeOf } from './rows.ts';

/** When one occurrence takes place, with the wall time that says so. */
export interface Timed extends Occurrence {
  readonly time: EventTime;
}

/** The occurrence of a row that starts at `at`, or its first one. The row must have it. */
export function timeAt(caller: Caller, row: EventRow, at?: Instant): Timed {
  const series = seriesOf(row);
  const time = timeOf(row);
  if (at === undefined) {
    const start = firstStart({ ...series, exdates: [] }, caller.zone);
    const [first] = expand(single(time), caller.zone, EVER, {
      limit: 1,
    }).occurrences;
    return { start, end: first?.end ?? start, time };
  }
  const found = findOccurrence(series, caller.zone, at);
  if (!found) throw new Error(`No occurrence of ${row.id} at ${at}`);
  const zone = time.zone ?? caller.zone;
  const start = shownWall(series, caller.zone, at);
  const usual = found.end - found.start === time.ms && time.days === 0;
  const length = time.allDay
    ? { days: Math.round((toWall(found.end, zone) - start) / DAY), ms: 0 }
    : usual
      ? {}
      : { days: 0, ms: found.end - found.start };
  return { ...found, time: { ...time, start, fold: time.allDay ? 0 : foldOf(at, zone), ...length } };
}

/** As `timeAt`, with the row and that of its series. */
export const foundAt = (caller: Caller, row: EventRow, root: EventRow, at?: Instant): Found => {
  const { start, end } = timeAt(caller, row, at);
  return { row, root, start, end };
};
