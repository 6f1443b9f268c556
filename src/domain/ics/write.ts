import { type CalendarGroup, groupLine } from './groups.ts';
import { line } from './write-lines.ts';
import { vtimezone } from './write-vtimezone.ts';
import type { ZoneUses } from './write-zones.ts';

/** Says that a file is ours: its texts and occurrences are then read exactly as they stand. */
export const PRODID = '-//Perch//perch-mcp//EN';

/**
 * A VCALENDAR (RFC 5545 §3.4) around components that are written already, part by
 * part, since each VTIMEZONE takes a few milliseconds. The same components make the same bytes.
 */
export function* calendarParts(
  components: readonly string[],
  uses: ZoneUses,
  groups: readonly CalendarGroup[] = [],
): Generator<string> {
  yield line('BEGIN', 'VCALENDAR') + line('VERSION', '2.0') + line('PRODID', PRODID) + line('CALSCALE', 'GREGORIAN');
  for (const group of groups) yield groupLine(group);
  for (const { zone, first, last } of uses.list()) yield vtimezone(zone, first, last);
  yield* components;
  yield line('END', 'VCALENDAR');
}
