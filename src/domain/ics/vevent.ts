import type { ShowAs } from '../event.ts';
import { type Place, readPlace } from '../place.ts';
import type { Instant } from '../time/wall.ts';
import { findZone } from '../time/zone.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import type { ContentLine } from './lines.ts';
import type { NoteCode, Notes } from './notes.ts';
import { type Property, propertyName, rawProperty, textOf, textsOf } from './property.ts';
import { datesOf, type IcsDate, type IcsTime, readSpan, readTime, type Span, timeOf } from './times.ts';

/** What makes no other event of it: when it was written, and what our own files say beyond RFC 5545. */
interface Held {
  readonly created: Instant | null;
  readonly modified: Instant | null;
  readonly place: Place | null;
  readonly source: string | null;
  /** IANA zone of a start that stands in UTC. */
  readonly zone: string | null;
  /** The rule of which the RDATEs are the dates. */
  readonly rrule: string | null;
}

/** A VEVENT as written, times not yet placed in zones of ours. */
export interface RawEvent {
  /** Line of its BEGIN:VEVENT. */
  readonly line: number;
  readonly uid: string | null;
  readonly sequence: number;
  /** LAST-MODIFIED, else DTSTAMP, as comparable text; orders versions of one SEQUENCE. */
  readonly stamp: string;
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
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** Null: as all-day or timed events are by default. */
  readonly showAs: ShowAs | null;
  readonly categories: readonly string[];
  readonly held: Held;
}

/** Contract: titles hold 500 characters. */
const TITLE = 500;
/** As long as a tool takes them. */
const DESCRIPTION = 100_000;
const LOCATION = 1_000;
/** EXDATE and RDATE values of one event. */
const MOST_DATES = 10_000;
const MOST_CATEGORIES = 50;
const LONGEST_SOURCE = 1_000;

/** Where the lines of each property stand; RFC 5545 §3.6.1 lets these stand once. */
const ONCE = ['DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'UID'];

function linesByName(component: Component): Map<string, ContentLine[]> {
  const lines = new Map<string, ContentLine[]>();
  for (const line of component.lines) {
    const name = propertyName(line);
    const known = lines.get(name);
    if (known) known.push(line);
    else lines.set(name, [line]);
  }
  for (const name of ONCE) {
    const [first, ...others] = lines.get(name) ?? [];
    const rival = others.find((line) => line.text !== first?.text);
    if (rival)
      throw new BrokenPart(`${name} 出现了两次，且值不同`, `${name} stands twice, with different values`, rival.line);
  }
  return lines;
}

/**
 * Reads a VEVENT; of a file of our own (`exact`) texts stay as they stand.
 * Throws BrokenPart where its time, repeat or identity cannot be read.
 */
export function readVevent(component: Component, notes: Notes, exact = false): RawEvent {
  if (!component.closed) throw new BrokenPart('文件在其中结束', 'the file ends inside it');
  const lines = linesByName(component);
  const raw = (name: string): Property | undefined => {
    const line = lines.get(name)?.[0];
    return line && rawProperty(line);
  };
  const raws = (name: string): Property[] => (lines.get(name) ?? []).map(rawProperty);
  const word = (name: string): string => optional(() => raw(name)?.value.trim().toUpperCase(), name, notes) ?? '';
  const text = (name: string): string => {
    const line = lines.get(name)?.[0];
    return (line && optional(() => textOf(line), name, notes)) ?? '';
  };
  const cut = <Text extends string | null>(whole: Text, most: number, note: NoteCode): Text => {
    if (whole === null || whole.length <= most) return whole;
    notes.add(note);
    return shortened(whole, most) as Text;
  };
  const trimmed = (name: string): string | null => (exact ? text(name) : text(name).trim()) || null;

  const start = raw('DTSTART');
  if (!start || start.value.trim() === '') throw new BrokenPart('缺少 DTSTART', 'DTSTART is missing', start?.line);
  const end = raw('DTEND');
  const duration = raw('DURATION');
  const recurrenceId = raw('RECURRENCE-ID');
  const rdates = raws('RDATE').flatMap(datesOf);
  const exdates = raws('EXDATE').flatMap(datesOf);
  limitDates(rdates.length + exdates.length);
  return {
    line: component.line,
    uid: text('UID').trim() || null,
    sequence: Math.max(0, Number.parseInt(word('SEQUENCE'), 10) || 0),
    stamp: word('LAST-MODIFIED') || word('DTSTAMP'),
    start: timeOf(start),
    end: end && end.value.trim() !== '' ? timeOf(end) : null,
    duration: duration && duration.value.trim() !== '' ? readSpan(duration.value, duration.line) : null,
    rrules: rules(raws('RRULE')),
    exrules: rules(raws('EXRULE')),
    rdates,
    exdates: exdates.map(({ at }) => at),
    recurrenceId: recurrenceId ? timeOf(recurrenceId) : null,
    andFuture: recurrenceId?.params.get('range')?.toUpperCase() === 'THISANDFUTURE',
    cancelled: word('STATUS') === 'CANCELLED',
    title: cut(exact ? text('SUMMARY') : text('SUMMARY').replace(/\s+/g, ' ').trim(), TITLE, 'title-truncated'),
    description: cut(trimmed('DESCRIPTION'), DESCRIPTION, 'description-truncated'),
    location: cut(trimmed('LOCATION'), LOCATION, 'location-truncated'),
    showAs: showAs(word('TRANSP'), word('STATUS'), word('X-MICROSOFT-CDO-BUSYSTATUS')),
    categories: categories(lines.get('CATEGORIES') ?? [], notes),
    held: {
      created: stampOf(word('CREATED')),
      modified: stampOf(word('LAST-MODIFIED')),
      place: readPlace(text('X-PERCH-PLACE')) ?? null,
      source: text('X-PERCH-SOURCE').slice(0, LONGEST_SOURCE).toWellFormed() || null,
      zone: findZone(text('X-PERCH-TZID')) ?? null,
      rrule: rules(raws('X-PERCH-RRULE'))[0] ?? null,
    },
  };
}

/** Throws BrokenPart for more EXDATE and RDATE values than one event may have. */
export function limitDates(count: number): void {
  if (count > MOST_DATES)
    throw new BrokenPart(`列出的日期超过 ${MOST_DATES} 个`, `it lists more than ${MOST_DATES} dates`);
}

const rules = (properties: readonly Property[]): string[] => [
  ...new Set(properties.map(({ value }) => value.trim()).filter(Boolean)),
];

const STAMPS = { first: Date.UTC(1900, 0, 1), last: Date.UTC(2201, 0, 1) };

/** An instant that nothing depends on; null when it is none. */
function stampOf(value: string): Instant | null {
  if (value === '') return null;
  try {
    const { kind, wall } = readTime(value, undefined);
    return kind === 'utc' && wall >= STAMPS.first && wall < STAMPS.last ? wall : null;
  } catch (error) {
    if (error instanceof BrokenPart) return null;
    throw error;
  }
}

/** What an event can do without: read, or noted and left empty. */
function optional<Value>(read: () => Value, name: string, notes: Notes): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BrokenPart)) throw error;
    notes.add('field-unreadable', name);
    return undefined;
  }
}

/** A text in at most `most` UTF-16 units, never half a character. */
function shortened(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.isWellFormed() ? start : start.slice(0, -1);
}

/** What Outlook says outright goes first; then RFC 5545 TRANSP and STATUS. */
function showAs(transp: string, status: string, outlook: string): ShowAs | null {
  if (outlook === 'FREE') return 'free';
  if (outlook === 'TENTATIVE') return 'tentative';
  if (transp === 'TRANSPARENT') return 'free';
  if (status === 'TENTATIVE') return 'tentative';
  return transp === 'OPAQUE' || outlook === 'BUSY' || outlook === 'OOF' ? 'busy' : null;
}

function categories(lines: readonly ContentLine[], notes: Notes): string[] {
  const all = lines
    .slice(0, MOST_CATEGORIES)
    .flatMap((line) => optional(() => textsOf(line), 'CATEGORIES', notes) ?? []);
  const trimmed = all.map((category) => category.trim().slice(0, TITLE).toWellFormed()).filter(Boolean);
  return [...new Set(trimmed)].slice(0, MOST_CATEGORIES);
}
