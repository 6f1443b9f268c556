import { messages } from '../../messages/index.ts';
import { type Place, readPlace } from '../place.ts';
import { MINUTE } from '../time/wall.ts';
import type { Level } from '../todos/todo.ts';
import { type RawAlarm, readAlarms } from './alarms.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import { type CommonFields, commonFields, Fields, type Held, heldFields, ownText } from './fields.ts';
import type { Notes } from './notes.ts';
import { rawProperty, textOf } from './property.ts';
import { datesOf, type IcsDate, type IcsTime, readSpan, type Span, timeOf } from './times.ts';
import { limitDates, locationOf, ruleTexts } from './vevent.ts';

/** A VTODO as written, times not yet placed in zones of ours. */
export interface RawTodo extends CommonFields {
  readonly due: IcsTime | null;
  /** DTSTART and DURATION, where they stand for DUE (RFC 5545 §3.8.2.5). */
  readonly span: { readonly start: IcsTime; readonly length: Span } | null;
  /** Has a rule or further dates. */
  readonly repeats: boolean;
  /** One occurrence of a todo that repeats. */
  readonly isOccurrence: boolean;
  readonly cancelled: boolean;
  readonly done: boolean;
  readonly completed: IcsTime | null;
  readonly importance: Level;
  /** UIDs of RELATED-TO;RELTYPE=DEPENDS-ON (RFC 9253 §5). */
  readonly dependsOn: readonly string[];
  readonly estimateMinutes: number | null;
  /** DTSTART, to which alarms may refer. */
  readonly start: IcsTime | null;
  readonly alarms: readonly RawAlarm[];
  readonly held: Held & OwnWords & Links & Where;
}

/** How it repeats, and what it is a part of. A todo without UID is known by what stands outside of `held`, where these came later. */
interface Links {
  readonly rrules: readonly string[];
  readonly rdates: readonly IcsDate[];
  readonly exdates: readonly IcsTime[];
  /** The original start, when this is one occurrence of a todo that repeats. */
  readonly recurrenceId: IcsTime | null;
  /** UID of RELATED-TO;RELTYPE=PARENT, which is also what no RELTYPE means. */
  readonly parent: string | null;
}

/** Where it is done; known by as `Links` are. */
interface Where {
  readonly location: string | null;
  readonly place: Place | null;
}

/** What iCalendar has no word for. */
interface OwnWords {
  readonly urgency: Level | null;
  readonly closeNote: string | null;
  /** UID of the event that it is planned for. */
  readonly event: string | null;
  /** A rule whose dates are RDATEs, since other programs do not know it. */
  readonly rrule: string | null;
  /** The next one counts from the day that this one was done. */
  readonly fromDone: boolean;
  /** When its rule has it due, where DTSTART cannot say it. */
  readonly repeatAt: IcsTime | null;
  /** UID of the one whose closing opened it. */
  readonly repeatOf: string | null;
}

/** RFC 5545 §3.6.2 lets these stand once. */
const ONCE = ['DUE', 'DTSTART', 'DURATION', 'UID'];
/** As a tool takes them. */
const MOST_DEPENDS = 50;
const LONGEST_MINUTES = 527_040;
/** What a todo of ours has no place for. */
const LEFT_OUT = ['ATTENDEE', 'ATTACH'];

/** Reads a VTODO; of a file of our own (`exact`) texts stay as they stand. Throws BrokenPart where its due time cannot be read. */
export function readVtodo(component: Component, notes: Notes, exact = false): RawTodo {
  const fields = new Fields(component, notes, exact, ONCE);
  const due = fields.raw('DUE');
  const start = fields.raw('DTSTART');
  const length = fields.raw('DURATION');
  const span =
    !due && start && length
      ? fields.optional(() => ({ start: timeOf(start), length: readSpan(length.value, length.line) }), 'DURATION')
      : undefined;
  const [recurrenceId] = fields.raws('RECURRENCE-ID');
  const rrules = ruleTexts(fields.raws('RRULE'));
  const rrule = ruleTexts(fields.raws('X-PERCH-RRULE'))[0] ?? null;
  const repeats = rrules.length > 0 || rrule !== null;
  const rdates = repeats ? fields.raws('RDATE').flatMap(datesOf) : [];
  const exdates = repeats ? fields.raws('EXDATE').flatMap(datesOf) : [];
  limitDates(rdates.length + exdates.length);
  const repeatAt = fields.raw('X-PERCH-REPEAT-AT');
  // A rule that repeats begins with DTSTART, which says nothing more where it is DUE.
  const isStart =
    start !== undefined &&
    span === undefined &&
    (!repeats || (!exact && due !== undefined && due.value !== start.value));
  noteLeftOut(fields, isStart);
  const { dependsOn, parent } = relatedTo(fields);
  const completed = fields.raw('COMPLETED');
  const status = fields.word('STATUS');
  return {
    ...commonFields(fields),
    due: due ? timeOf(due) : null,
    span: span ?? null,
    repeats: fields.lines('RRULE').length + fields.lines('RDATE').length > 0,
    isOccurrence: fields.lines('RECURRENCE-ID').length > 0,
    cancelled: status === 'CANCELLED',
    done: isDone(status, completed !== undefined, percentOf(fields)),
    completed: (completed && fields.optional(() => timeOf(completed), 'COMPLETED')) ?? null,
    importance: importanceOf(fields),
    dependsOn,
    estimateMinutes: estimateOf(fields),
    start: (start && fields.optional(() => timeOf(start), 'DTSTART')) ?? null,
    alarms: readAlarms(component, notes, exact),
    held: {
      ...heldFields(fields),
      source: ownText(fields, 'X-PERCH-SOURCE') ?? webAddress(fields),
      location: locationOf(fields),
      place: readPlace(fields.text('X-PERCH-PLACE')) ?? null,
      urgency: urgencyOf(fields.word('X-PERCH-URGENCY')),
      closeNote: fields.text('X-PERCH-CLOSE-NOTE') || null,
      event: fields.text('X-PERCH-EVENT').trim() || null,
      rrules,
      rdates,
      exdates: exdates.map(({ at }) => at),
      recurrenceId: recurrenceId ? timeOf(recurrenceId) : null,
      parent,
      rrule,
      fromDone: fields.word('X-PERCH-REPEAT-FROM') === 'DONE',
      repeatAt: (repeatAt && fields.optional(() => timeOf(repeatAt), 'X-PERCH-REPEAT-AT')) ?? null,
      repeatOf: fields.text('X-PERCH-REPEAT-OF').trim() || null,
    },
  };
}

function noteLeftOut(fields: Fields, start: boolean): void {
  if (start) fields.notes.add('todo-field-ignored', 'DTSTART');
  for (const name of LEFT_OUT) if (fields.lines(name).length > 0) fields.notes.add('todo-field-ignored', name);
  const hasPlace = fields.lines('X-PERCH-PLACE').length > 0;
  if (!hasPlace && fields.lines('GEO').length > 0) fields.notes.add('todo-field-ignored', 'GEO');
  const percent = percentOf(fields);
  if (percent > 0 && percent < 100) fields.notes.add('todo-field-ignored', 'PERCENT-COMPLETE');
}

const percentOf = (fields: Fields): number => Number.parseInt(fields.word('PERCENT-COMPLETE'), 10) || 0;

/** What STATUS says outright goes first; then when and how far it was done. */
const isDone = (status: string, completed: boolean, percent: number): boolean =>
  status === 'COMPLETED' || (status === '' && (completed || percent === 100));

/** RFC 5545 §3.8.1.9: 1–4 is high, 5 medium, 6–9 low, 0 nothing said. */
function importanceOf(fields: Fields): Level {
  const priority = Number(fields.word('PRIORITY') || '0');
  if (!(priority >= 0 && priority <= 9)) fields.notes.add('field-unreadable', 'PRIORITY');
  return priority >= 1 && priority <= 4 ? 'high' : 'normal';
}

const urgencyOf = (word: string): Level | null => (word === 'HIGH' ? 'high' : word === 'NORMAL' ? 'normal' : null);

/** ESTIMATED-DURATION of the task extensions, in whole minutes. */
function estimateOf(fields: Fields): number | null {
  const minutes = fields.optional(() => {
    const estimate = fields.raw('ESTIMATED-DURATION');
    if (!estimate) return null;
    const { days, ms } = readSpan(estimate.value, estimate.line);
    const whole = days * 1_440 + Math.ceil(ms / MINUTE);
    if (whole < 1 || whole > LONGEST_MINUTES) throw new BrokenPart((to) => messages(to).ics.outOfRange, estimate.line);
    return whole;
  }, 'ESTIMATED-DURATION');
  return minutes ?? null;
}

/** What it waits for, and what it is a part of. */
function relatedTo(fields: Fields): Pick<RawTodo, 'dependsOn'> & Pick<Links, 'parent'> {
  const found = new Set<string>();
  let parent: string | null = null;
  for (const line of fields.lines('RELATED-TO')) {
    const type = fields.optional(() => rawProperty(line).params.get('reltype') ?? 'PARENT', 'RELATED-TO');
    const uid = fields.optional(() => textOf(line).trim(), 'RELATED-TO');
    const isDependency = type?.toUpperCase() === 'DEPENDS-ON' && found.size < MOST_DEPENDS;
    const isParent = type?.toUpperCase() === 'PARENT' && parent === null;
    if (uid && isDependency) found.add(uid);
    else if (uid && isParent) parent = uid;
    else if (!isDependency && !isParent) fields.notes.add('todo-field-ignored', `RELATED-TO ${type ?? ''}`.trim());
  }
  return { dependsOn: [...found], parent };
}

/** The page that a todo of another program is about: where it came from. */
function webAddress(fields: Fields): string | null {
  const value = fields.optional(() => fields.raw('URL')?.value.trim(), 'URL') ?? '';
  return isWebAddress(value) ? value : null;
}

/** An address that stands in a URL property as it is. */
export const isWebAddress = (text: string): boolean => text.length <= 1_000 && /^https?:\/\/[!-~]+$/i.test(text);
