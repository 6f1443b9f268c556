import type { Place } from '../place.ts';
import type { Instant } from '../time/wall.ts';
import { MINUTE } from '../time/wall.ts';
import { seriesOf, type TodoRepeat } from '../todos/repeat.ts';
import { type Due, type Level, type Quadrant, quadrantOf } from '../todos/todo.ts';
import { categoryLine } from './groups.ts';
import { isWebAddress } from './vtodo.ts';
import { alarmLines, type WrittenAlarm } from './write-alarm.ts';
import { line, textLine, textsLine } from './write-lines.ts';
import { placeLines } from './write-place.ts';
import { duration, exdateLines, rdateLines, ruleLine, stampLine, type TimeContext, timeLine } from './write-times.ts';

/** A todo to write. */
export interface WrittenTodo {
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly notes: string | null;
  readonly location: string | null;
  readonly place: Place | null;
  readonly due: Due | null;
  readonly importance: Level;
  readonly urgency: Level;
  readonly estimateMinutes: number | null;
  /** Its name. */
  readonly group: string | null;
  /** Its tags. */
  readonly categories: readonly string[];
  /** UIDs. */
  readonly dependsOn: readonly string[];
  /** Null while it is open. */
  readonly closedAt: Instant | null;
  readonly closeNote: string | null;
  readonly event: string | null;
  readonly repeat: TodoRepeat | null;
  /** UIDs: of the one whose closing opened it, and of the todo that it is a part of. */
  readonly repeatOf: string | null;
  readonly parent: string | null;
  readonly source: string | null;
  readonly alarms?: readonly WrittenAlarm[];
  readonly created: Instant;
  readonly modified: Instant;
}

/** RFC 5545 §3.8.1.9; what is neither important nor urgent says nothing. */
const PRIORITY: Record<Quadrant, string> = {
  do: line('PRIORITY', '1'),
  schedule: line('PRIORITY', '3'),
  delegate: line('PRIORITY', '5'),
  drop: '',
};

const sourceLine = (source: string | null): string =>
  source !== null && isWebAddress(source) ? line('URL', source) : textLine('X-PERCH-SOURCE;VALUE=TEXT', source);

const statusLines = (closedAt: Instant | null): string =>
  closedAt === null
    ? line('STATUS', 'NEEDS-ACTION')
    : line('STATUS', 'COMPLETED') + stampLine('COMPLETED', closedAt) + line('PERCENT-COMPLETE', '100');

/**
 * RRULE and what it counts from. RFC 5545 wants DUE not before DTSTART, and both of one kind: of a time that has been
 * moved there a property of ours says when the rule has it due.
 */
function repeatLines(repeat: TodoRepeat, due: Due | null, context: TimeContext): string {
  const { at, zone, from } = repeat;
  const series = seriesOf(repeat);
  const own: Due = { wall: at, zone, fold: 0 };
  const isPlain = due === null || ((due.zone === null) === (zone === null) && due.wall >= at);
  return [
    timeLine('DTSTART', isPlain ? own : due, context.uses),
    isPlain ? '' : timeLine('X-PERCH-REPEAT-AT', own, context.uses),
    ruleLine(series),
    exdateLines(series, [], context),
    rdateLines(series, context),
    from === 'done' ? line('X-PERCH-REPEAT-FROM', 'DONE') : '',
  ].join('');
}

/** A VTODO. PRIORITY tells how important it is, a property of ours how urgent. */
export function writeTodo(todo: WrittenTodo, context: TimeContext): string {
  const { uses } = context;
  return [
    line('BEGIN', 'VTODO'),
    textLine('UID', todo.uid),
    stampLine('DTSTAMP', todo.modified),
    todo.due ? timeLine('DUE', todo.due, uses) : '',
    todo.repeat ? repeatLines(todo.repeat, todo.due, context) : '',
    textLine('SUMMARY', todo.title),
    textLine('DESCRIPTION', todo.notes),
    textLine('LOCATION', todo.location),
    placeLines(todo.place),
    PRIORITY[quadrantOf(todo.importance, todo.urgency)],
    todo.urgency === 'high' ? line('X-PERCH-URGENCY', 'HIGH') : '',
    todo.estimateMinutes === null ? '' : line('ESTIMATED-DURATION', duration(0, todo.estimateMinutes * MINUTE)),
    categoryLine(todo.group),
    textsLine('CATEGORIES', todo.categories),
    ...todo.dependsOn.map((uid) => textLine('RELATED-TO;RELTYPE=DEPENDS-ON', uid)),
    textLine('RELATED-TO;RELTYPE=PARENT', todo.parent),
    statusLines(todo.closedAt),
    line('SEQUENCE', String(todo.sequence)),
    stampLine('CREATED', todo.created),
    stampLine('LAST-MODIFIED', todo.modified),
    sourceLine(todo.source),
    textLine('X-PERCH-CLOSE-NOTE;VALUE=TEXT', todo.closeNote),
    textLine('X-PERCH-EVENT;VALUE=TEXT', todo.event),
    textLine('X-PERCH-REPEAT-OF;VALUE=TEXT', todo.repeatOf),
    // Before nothing nothing goes off.
    todo.due ? alarmLines(todo.alarms ?? [], todo.title, 'VTODO') : '',
    line('END', 'VTODO'),
  ].join('');
}
