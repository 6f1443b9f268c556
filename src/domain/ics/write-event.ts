import { UserError } from '../errors.ts';
import { alignStart } from '../recurrence/align.ts';
import { findOccurrence } from '../recurrence/expand.ts';
import { recurrenceInstant } from '../recurrence/recurrence-id.ts';
import type { RecurrenceId, Series, ShowAs } from '../time/event.ts';
import type { Instant, WallMs } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import type { CalendarEvent } from './families.ts';
import { categoryLine } from './groups.ts';
import { alarmLines, ownAlarm, type WrittenAlarm, wordsLine } from './write-alarm.ts';
import { keptLine, line, textLine } from './write-lines.ts';
import { placeLines } from './write-place.ts';
import { exdateLines, markPlace, rdateLines, ruleLine, stampLine, type TimeContext, timeLines } from './write-times.ts';

/** An event to write: what the reader makes of a VEVENT, with the times of its first and last writing. */
export interface WrittenEvent extends Omit<CalendarEvent, 'line' | 'categories' | 'created' | 'modified' | 'alarms'> {
  readonly alarms?: readonly WrittenAlarm[];
  readonly created: Instant;
  readonly modified: Instant;
}

/** An event or a series with its changed occurrences; those have its UID. */
export interface WrittenFamily {
  readonly root: WrittenEvent;
  readonly changes: readonly WrittenEvent[];
}

const SHOWN_AS: Record<ShowAs, string> = {
  busy: line('TRANSP', 'OPAQUE'),
  // RFC 5545 says tentative by STATUS, Outlook by a property of its own.
  tentative: line('TRANSP', 'OPAQUE') + line('X-MICROSOFT-CDO-BUSYSTATUS', 'TENTATIVE'),
  free: line('TRANSP', 'TRANSPARENT'),
};

function statusLine({ cancelled, showAs }: WrittenEvent): string {
  if (cancelled) return line('STATUS', 'CANCELLED');
  return showAs === 'tentative' ? line('STATUS', 'TENTATIVE') : '';
}

/**
 * The series as RFC 5545 has it: its DTSTART is its first occurrence. Moved to
 * the first match of the rule where it does not match, unless it stands among the extra dates.
 */
function withDtstart(series: Series, zone: string): Series {
  const { time, rrule } = series;
  if (rrule === null) return series;
  const own = time.allDay ? zone : (time.zone ?? zone);
  const first = toInstant(time.start, own, time.fold);
  const isFirst =
    findOccurrence({ ...series, exdates: [], rdates: [] }, zone, first) !== undefined ||
    series.rdates.some(({ at }) => recurrenceInstant(at, series, zone) === first);
  if (isFirst) return series;
  try {
    return { ...series, time: alignStart(series, 'en').time };
  } catch (error) {
    // A rule that never matches has no first occurrence.
    if (error instanceof UserError) return series;
    throw error;
  }
}

function vevent(
  event: WrittenEvent,
  series: Series,
  named: string,
  cancelled: readonly RecurrenceId[],
  context: TimeContext,
) {
  return [
    line('BEGIN', 'VEVENT'),
    textLine('UID', event.uid),
    stampLine('DTSTAMP', event.modified),
    named,
    timeLines(series, context),
    ruleLine(series),
    exdateLines(series, cancelled, context),
    rdateLines(series, context),
    textLine('SUMMARY', event.title),
    textLine('DESCRIPTION', event.description),
    textLine('LOCATION', event.location),
    placeLines(event.place),
    categoryLine(event.group ?? null),
    SHOWN_AS[event.showAs],
    statusLine(event),
    line('SEQUENCE', String(event.sequence)),
    stampLine('CREATED', event.created),
    stampLine('LAST-MODIFIED', event.modified),
    textLine('X-PERCH-SOURCE;VALUE=TEXT', event.source),
    (event.invitation?.lines ?? []).map(keptLine).join(''),
    event.reminder ? wordsLine(event.reminder) + ownAlarm(event.reminder) : '',
    alarmLines(event.alarms ?? [], event.title),
    line('END', 'VEVENT'),
  ].join('');
}

function recurrenceIdLine(mark: RecurrenceId, series: Series, context: TimeContext): string {
  const [head, value] = markPlace(mark, series, context);
  return line(`RECURRENCE-ID${head}`, value);
}

/** A VEVENT that is written, and the occurrence that it changes; null: none, it is the event itself. */
interface WrittenPart {
  readonly mark: RecurrenceId | null;
  readonly text: string;
}

/**
 * The VEVENTs of a family, and the wall time of its first start. An occurrence that does not take place is an EXDATE
 * of its series, which every program understands.
 */
export function writeFamily(
  { root, changes }: WrittenFamily,
  context: TimeContext,
): { readonly start: WallMs; readonly text: string; readonly parts: readonly WrittenPart[] } {
  const series = withDtstart(root.series, context.floatingZone);
  const recurs = series.rrule !== null || series.rdates.length > 0;
  const gone = changes
    .filter(({ cancelled }) => cancelled && recurs)
    .map(({ recurrenceId }) => recurrenceId as RecurrenceId);
  const own = root.recurrenceId === null ? '' : recurrenceIdLine(root.recurrenceId, series, context);
  const others = changes
    .filter(({ cancelled }) => !(cancelled && recurs))
    .map((one) => ({ one, named: recurrenceIdLine(one.recurrenceId as RecurrenceId, series, context) }))
    .sort((a, b) => (a.named < b.named ? -1 : 1));
  const parts = [
    { mark: root.recurrenceId, text: vevent(root, series, own, gone, context) },
    ...others.map(({ one, named }) => ({
      mark: one.recurrenceId,
      text: vevent(one, one.series, named, [], context),
    })),
  ];
  return { start: series.time.start, text: parts.map(({ text }) => text).join(''), parts };
}
