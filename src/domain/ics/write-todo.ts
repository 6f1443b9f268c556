import type { Instant } from '../time/wall.ts';
import { MINUTE } from '../time/wall.ts';
import { type Due, type Level, type Quadrant, quadrantOf } from '../todos/todo.ts';
import { categoryLine } from './groups.ts';
import { isWebAddress } from './vtodo.ts';
import { line, textLine, textsLine } from './write-lines.ts';
import { duration, stampLine, timeLine } from './write-times.ts';
import type { ZoneUses } from './write-zones.ts';

/** A todo to write. */
export interface WrittenTodo {
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly notes: string | null;
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
  readonly source: string | null;
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

/** A VTODO. PRIORITY tells how important it is, a property of ours how urgent. */
export function writeTodo(todo: WrittenTodo, uses: ZoneUses): string {
  return [
    line('BEGIN', 'VTODO'),
    textLine('UID', todo.uid),
    stampLine('DTSTAMP', todo.modified),
    todo.due ? timeLine('DUE', todo.due, uses) : '',
    textLine('SUMMARY', todo.title),
    textLine('DESCRIPTION', todo.notes),
    PRIORITY[quadrantOf(todo.importance, todo.urgency)],
    todo.urgency === 'high' ? line('X-PERCH-URGENCY', 'HIGH') : '',
    todo.estimateMinutes === null ? '' : line('ESTIMATED-DURATION', duration(0, todo.estimateMinutes * MINUTE)),
    categoryLine(todo.group),
    textsLine('CATEGORIES', todo.categories),
    ...todo.dependsOn.map((uid) => textLine('RELATED-TO;RELTYPE=DEPENDS-ON', uid)),
    statusLines(todo.closedAt),
    line('SEQUENCE', String(todo.sequence)),
    stampLine('CREATED', todo.created),
    stampLine('LAST-MODIFIED', todo.modified),
    sourceLine(todo.source),
    textLine('X-PERCH-CLOSE-NOTE;VALUE=TEXT', todo.closeNote),
    textLine('X-PERCH-EVENT;VALUE=TEXT', todo.event),
    line('END', 'VTODO'),
  ].join('');
}
