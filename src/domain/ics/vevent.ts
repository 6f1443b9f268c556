import { messages } from '../../messages/index.ts';
import type { Invitation } from '../invitation.ts';
import { type Place, readPlace } from '../place.ts';
import type { ShowAs } from '../time/event.ts';
import { type RawAlarm, readAlarms } from './alarms.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import { type CommonFields, commonFields, Fields, type Held, heldFields } from './fields.ts';
import { readKept } from './invitation.ts';
import type { Notes } from './notes.ts';
import type { Property } from './property.ts';
import { type ReminderWords, readWords } from './reminder-words.ts';
import { datesOf, type IcsDate, type IcsTime, readSpan, type Span, timeOf } from './times.ts';

/** A VEVENT as written, times not yet placed in zones of ours. */
export interface RawEvent extends CommonFields {
  readonly start: IcsTime;
  readonly end: IcsTime | null;
  readonly duration: Span | null;
  /** Values of RRULE and EXRULE. */
  readonly rrules: readonly string[];
  readonly exrules: readonly string[];
  readonly rdates: readonly IcsDate[];
  readonly exdates: readonly IcsTime[];
  readonly recurrenceId: IcsTime | null;
  /** RECURRENCE-ID;RANGE=THISANDFUTURE. */
  readonly andFuture: boolean;
  readonly cancelled: boolean;
  readonly location: string | null;
  /** Null: as all-day or timed events are by default. */
  readonly showAs: ShowAs | null;
  readonly alarms: readonly RawAlarm[];
  readonly held: Held & {
    readonly place: Place | null;
    /** The rule of which the RDATEs are the dates. */
    readonly rrule: string | null;
    readonly invitation: Invitation | null;
    /** Set where the VEVENT stands for a reminder with a time of its own. */
    readonly reminder: ReminderWords | null;
  };
}

/** As long as a tool takes them. */
const LOCATION = 1_000;
/** EXDATE and RDATE values of one event. */
const MOST_DATES = 10_000;

/** RFC 5545 §3.6.1 lets these stand once. */
const ONCE = ['DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'UID'];

/**
 * Reads a VEVENT; of a file of our own (`exact`) texts stay as they stand.
 * Throws BrokenPart where its time, repeat or identity cannot be read.
 */
export function readVevent(component: Component, notes: Notes, exact = false): RawEvent {
  const fields = new Fields(component, notes, exact, ONCE);
  const start = fields.raw('DTSTART');
  if (!start) throw new BrokenPart((to) => messages(to).ics.dtstartIsMissing, fields.lines('DTSTART')[0]?.line);
  const end = fields.raw('DTEND');
  const duration = fields.raw('DURATION');
  const [recurrenceId] = fields.raws('RECURRENCE-ID');
  const rdates = fields.raws('RDATE').flatMap(datesOf);
  const exdates = fields.raws('EXDATE').flatMap(datesOf);
  limitDates(rdates.length + exdates.length);
  return {
    ...commonFields(fields),
    start: timeOf(start),
    end: end ? timeOf(end) : null,
    duration: duration ? readSpan(duration.value, duration.line) : null,
    rrules: ruleTexts(fields.raws('RRULE')),
    exrules: ruleTexts(fields.raws('EXRULE')),
    rdates,
    exdates: exdates.map(({ at }) => at),
    recurrenceId: recurrenceId ? timeOf(recurrenceId) : null,
    andFuture: recurrenceId?.params.get('range')?.toUpperCase() === 'THISANDFUTURE',
    cancelled: fields.word('STATUS') === 'CANCELLED',
    location: locationOf(fields),
    showAs: showAs(fields.word('TRANSP'), fields.word('STATUS'), fields.word('X-MICROSOFT-CDO-BUSYSTATUS')),
    alarms: readAlarms(component, notes, exact),
    held: {
      ...heldFields(fields),
      place: readPlace(fields.text('X-PERCH-PLACE')) ?? null,
      rrule: ruleTexts(fields.raws('X-PERCH-RRULE'))[0] ?? null,
      invitation: readKept(component, notes),
      reminder: readWords(fields.text('X-PERCH-REMINDER')) ?? null,
    },
  };
}

export const locationOf = (fields: Fields): string | null =>
  fields.cut(fields.trimmed('LOCATION'), LOCATION, 'location-truncated');

/** Throws BrokenPart for more EXDATE and RDATE values than one event may have. */
export function limitDates(count: number): void {
  if (count > MOST_DATES) throw new BrokenPart((to) => messages(to).ics.tooManyDates({ most: MOST_DATES }));
}

/** Each once. */
export const ruleTexts = (properties: readonly Property[]): string[] => [
  ...new Set(properties.map(({ value }) => value.trim()).filter(Boolean)),
];

/** What Outlook says outright goes first; then RFC 5545 TRANSP and STATUS. */
function showAs(transp: string, status: string, outlook: string): ShowAs | null {
  if (outlook === 'FREE') return 'free';
  if (outlook === 'TENTATIVE') return 'tentative';
  if (transp === 'TRANSPARENT') return 'free';
  if (status === 'TENTATIVE') return 'tentative';
  return transp === 'OPAQUE' || outlook === 'BUSY' || outlook === 'OOF' ? 'busy' : null;
}
