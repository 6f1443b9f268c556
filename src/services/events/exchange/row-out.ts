import type { EventRow } from '../../../db/schema.ts';
import type { WrittenAlarm } from '../../../domain/ics/write-alarm.ts';
import type { WrittenEvent } from '../../../domain/ics/write-event.ts';
import { readPlace } from '../../../domain/place.ts';
import { keptFor } from '../../../domain/sharing/private.ts';
import { seriesOf } from '../../series/rows.ts';

/** What stands in other tables. */
interface Others {
  /** Names by id. */
  readonly groups: ReadonlyMap<string, string>;
  /** Alarms by the id of their event. */
  readonly alarms: ReadonlyMap<string, readonly WrittenAlarm[]>;
}

/** A row as a calendar file gives it, under the UID of its family. */
export function written(row: EventRow, uid: string, others?: Others): WrittenEvent {
  return {
    uid,
    sequence: row.ics_sequence ?? 0,
    recurrenceId: row.recurrence_id,
    cancelled: row.cancelled === 1,
    title: row.title,
    description: row.description,
    location: row.location,
    place: row.location_place === null ? null : (readPlace(row.location_place) ?? null),
    source: row.source,
    invitation: keptFor(row),
    created: row.created_at,
    modified: row.updated_at,
    showAs: row.show_as,
    group: (row.group_id !== null && others?.groups.get(row.group_id)) || null,
    alarms: others?.alarms.get(row.id) ?? [],
    reminder: null,
    series: seriesOf(row),
  };
}
