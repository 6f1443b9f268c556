import type { EventRow } from '../../db/schema.ts';
import { newId } from '../../domain/ids.ts';
import { recurrenceIdOf } from '../../domain/recurrence/recurrence-id.ts';
import type { EventTime } from '../../domain/time/event.ts';
import type { Instant } from '../../domain/time/wall.ts';
import type { Recorder } from '../change/recorder.ts';
import { single } from './draft.ts';
import { ownColumns, seriesColumns, seriesOf } from './rows.ts';

/** Gives the occurrence of a series that starts at `at` a row of its own, with this time and these fields. */
export const insertOverride = (
  recorder: Recorder,
  root: EventRow,
  at: Instant,
  time: EventTime,
  fields: Partial<EventRow>,
): Promise<EventRow> =>
  recorder.insert(
    'events',
    {
      ...ownColumns(root),
      ...seriesColumns(single(time)),
      ...fields,
      id: newId('evt'),
      series_id: root.id,
      recurrence_id: recurrenceIdOf(seriesOf(root), recorder.caller.zone, at),
    },
    root.version,
  );
