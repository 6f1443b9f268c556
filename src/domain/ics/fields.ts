import { messages } from '../../messages/index.ts';
import type { Instant } from '../time/wall.ts';
import { findZone } from '../time/zone.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import type { ContentLine } from './lines.ts';
import type { NoteCode, Notes } from './notes.ts';
import { type Property, propertyName, rawProperty, textOf, textsOf } from './property.ts';
import { readTime } from './times.ts';

/** Contract: titles hold 500 characters. */
const TITLE = 500;
/** As long as a tool takes them. */
const DESCRIPTION = 100_000;
const MOST_CATEGORIES = 50;
const LONGEST_SOURCE = 1_000;

/** The properties of one component by name. Texts of a file of our own (`exact`) stay as they stand. */
export class Fields {
  readonly line: number;
  readonly notes: Notes;
  readonly exact: boolean;
  readonly #lines = new Map<string, ContentLine[]>();

  /** Throws BrokenPart when the file ends inside it, or when a property that may stand `once` has two values. */
  constructor(component: Component, notes: Notes, exact: boolean, once: readonly string[]) {
    if (!component.closed) throw new BrokenPart((to) => messages(to).ics.fileEndsInside);
    this.line = component.line;
    this.notes = notes;
    this.exact = exact;
    for (const line of component.lines) {
      const name = propertyName(line);
      const known = this.#lines.get(name);
      if (known) known.push(line);
      else this.#lines.set(name, [line]);
    }
    for (const name of once) {
      const [first, ...others] = this.lines(name);
      const rival = others.find((line) => line.text !== first?.text);
      if (rival) throw new BrokenPart((to) => messages(to).ics.standsTwice({ name }), rival.line);
    }
  }

  lines(name: string): readonly ContentLine[] {
    return this.#lines.get(name) ?? [];
  }

  /** The property with its value as it stands; undefined when it is not there or empty. Throws BrokenPart. */
  raw(name: string): Property | undefined {
    const line = this.lines(name)[0];
    const property = line && rawProperty(line);
    return property?.value.trim() === '' ? undefined : property;
  }

  raws(name: string): Property[] {
    return this.lines(name).map(rawProperty);
  }

  /** What the component can do without: read, or noted and left empty. */
  optional<Value>(read: () => Value, name: string): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BrokenPart)) throw error;
      this.notes.add('field-unreadable', name);
      return undefined;
    }
  }

  /** A value that is a word, in capitals; empty when it is not there. */
  word(name: string): string {
    return this.optional(() => this.raw(name)?.value.trim().toUpperCase(), name) ?? '';
  }

  text(name: string): string {
    const line = this.lines(name)[0];
    return (line && this.optional(() => textOf(line), name)) ?? '';
  }

  /** Null when empty. */
  trimmed(name: string): string | null {
    return (this.exact ? this.text(name) : this.text(name).trim()) || null;
  }

  cut<Text extends string | null>(whole: Text, most: number, note: NoteCode): Text {
    if (whole === null || whole.length <= most) return whole;
    this.notes.add(note);
    return shortened(whole, most) as Text;
  }
}

/** What events and todos both say. */
export interface CommonFields {
  /** Line of its BEGIN. */
  readonly line: number;
  readonly uid: string | null;
  readonly sequence: number;
  /** LAST-MODIFIED, else DTSTAMP, as comparable text; orders versions of one SEQUENCE. */
  readonly stamp: string;
  readonly title: string;
  readonly description: string | null;
  /** The category that is marked as its group; only files of our own mark one. */
  readonly group: string | null;
  /** The others. */
  readonly categories: readonly string[];
}

/** What makes no other event or todo of it: when it was written, and what our own files say beyond RFC 5545. */
export interface Held {
  readonly created: Instant | null;
  readonly modified: Instant | null;
  readonly source: string | null;
  /** IANA zone of a time that stands in UTC. */
  readonly zone: string | null;
}

export function commonFields(fields: Fields): CommonFields {
  const summary = fields.text('SUMMARY');
  return {
    line: fields.line,
    uid: fields.text('UID').trim() || null,
    sequence: Math.max(0, Number.parseInt(fields.word('SEQUENCE'), 10) || 0),
    stamp: fields.word('LAST-MODIFIED') || fields.word('DTSTAMP'),
    title: fields.cut(fields.exact ? summary : summary.replace(/\s+/g, ' ').trim(), TITLE, 'title-truncated'),
    description: fields.cut(fields.trimmed('DESCRIPTION'), DESCRIPTION, 'description-truncated'),
    ...categories(fields),
  };
}

export function heldFields(fields: Fields): Held {
  return {
    created: readInstant(fields.word('CREATED')),
    modified: readInstant(fields.word('LAST-MODIFIED')),
    source: ownText(fields, 'X-PERCH-SOURCE'),
    zone: findZone(fields.text('X-PERCH-TZID')) ?? null,
  };
}

/** A short text of a property of ours. */
export const ownText = (fields: Fields, name: string): string | null =>
  fields.text(name).slice(0, LONGEST_SOURCE).toWellFormed() || null;

const STAMPS = { first: Date.UTC(1900, 0, 1), last: Date.UTC(2201, 0, 1) };

/** An instant that nothing depends on; null when it is none. */
export function readInstant(value: string): Instant | null {
  if (value === '') return null;
  try {
    const { kind, wall } = readTime(value, undefined);
    return kind === 'utc' && wall >= STAMPS.first && wall < STAMPS.last ? wall : null;
  } catch (error) {
    if (error instanceof BrokenPart) return null;
    throw error;
  }
}

/** A text in at most `most` UTF-16 units, never half a character. */
function shortened(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.isWellFormed() ? start : start.slice(0, -1);
}

function categories(fields: Fields): Pick<CommonFields, 'group' | 'categories'> {
  const found: [group: string[], others: string[]] = [[], []];
  for (const line of fields.lines('CATEGORIES').slice(0, MOST_CATEGORIES)) {
    const texts = fields.optional(() => textsOf(line), 'CATEGORIES') ?? [];
    const isGroup = /^[^:]*;X-PERCH-GROUP=/i.test(line.text);
    found[isGroup ? 0 : 1].push(...texts.slice(0, MOST_CATEGORIES).map((text) => shortened(text.trim(), TITLE)));
  }
  const [[group = null], others] = found.map((texts) => texts.filter(Boolean)) as typeof found;
  return { group, categories: [...new Set(others)].slice(0, MOST_CATEGORIES) };
}
