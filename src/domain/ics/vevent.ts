import type { ShowAs } from '../event.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import type { ContentLine } from './lines.ts';
import type { Notes } from './notes.ts';
import { type Property, propertyName, rawProperty, textOf, textsOf } from './property.ts';
import { datesOf, type IcsDate, type IcsTime, readSpan, type Span, timeOf } from './times.ts';

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
}

/** Contract: titles hold 500 characters. */
const TITLE = 500;
/** EXDATE and RDATE values of one event. */
const MOST_DATES = 10_000;
const MOST_CATEGORIES = 50;

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

/** Reads a VEVENT. Throws BrokenPart where its time, repeat or identity cannot be read. */
export function readVevent(component: Component, notes: Notes): RawEvent {
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

  const start = raw('DTSTART');
  if (!start || start.value.trim() === '') throw new BrokenPart('缺少 DTSTART', 'DTSTART is missing', start?.line);
  const end = raw('DTEND');
  const duration = raw('DURATION');
  const recurrenceId = raw('RECURRENCE-ID');
  const rdates = raws('RDATE').flatMap(datesOf);
  const exdates = raws('EXDATE').flatMap(datesOf);
  if (rdates.length + exdates.length > MOST_DATES) {
    throw new BrokenPart(`列出的日期超过 ${MOST_DATES} 个`, `it lists more than ${MOST_DATES} dates`);
  }
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
    title: title(text('SUMMARY'), notes),
    description: text('DESCRIPTION').trim() || null,
    location: text('LOCATION').trim() || null,
    showAs: showAs(word('TRANSP'), word('STATUS'), word('X-MICROSOFT-CDO-BUSYSTATUS')),
    categories: categories(lines.get('CATEGORIES') ?? [], notes),
  };
}

const rules = (properties: readonly Property[]): string[] => [
  ...new Set(properties.map(({ value }) => value.trim()).filter(Boolean)),
];

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

function title(text: string, notes: Notes): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE) return line;
  notes.add('title-truncated');
  const cut = line.slice(0, TITLE);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
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
