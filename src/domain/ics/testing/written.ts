import type { CalendarEvent } from '../families.ts';
import { calendarParts } from '../write.ts';
import { type WrittenEvent, writeFamily } from '../write-event.ts';
import { ZoneUses } from '../write-zones.ts';

const STAMP = Date.UTC(2026, 10, 20, 1, 0, 30);

/** A calendar with these events, as the export writes it. A changed occurrence goes to the series of its UID. */
export function writtenCalendar(events: readonly CalendarEvent[], floatingZone: string): string {
  const uses = new ZoneUses();
  const written = events.map(
    (event): WrittenEvent => ({
      ...event,
      alarms: [],
      created: event.created ?? STAMP,
      modified: event.modified ?? STAMP,
    }),
  );
  const families = Map.groupBy(written, ({ uid }) => uid);
  const texts = [...families.values()].flatMap((family) => {
    const root = family.find(({ recurrenceId }) => recurrenceId === null);
    if (!root) return family.map((one) => writeFamily({ root: one, changes: [] }, { floatingZone, uses }).text);
    return [writeFamily({ root, changes: family.filter((one) => one !== root) }, { floatingZone, uses }).text];
  });
  return [...calendarParts(texts, uses)].join('');
}
