import { hash } from '../ics/fingerprint.ts';
import { isComponent, type RawComponent, readRaw } from './raw.ts';

/** What says when and by what an object was written, and nothing of what it says. */
export const STAMPS: ReadonlySet<string> = new Set(['DTSTAMP', 'LAST-MODIFIED', 'CREATED', 'SEQUENCE', 'PRODID']);

/** What is worked out of names of zones that every program knows. */
const LEFT_OUT: ReadonlySet<string> = new Set(['VTIMEZONE']);

/** Names of parameters are written in any case. */
const normal = (text: string): string => {
  const head = /^[^:"]*/.exec(text)?.[0] ?? '';
  return head.toUpperCase() + text.slice(head.length);
};

function canonical(component: RawComponent): string {
  const parts = component.parts.flatMap((part) => {
    if (isComponent(part)) return LEFT_OUT.has(part.name) ? [] : [canonical(part)];
    return part.name === '' || STAMPS.has(part.name) ? [] : [normal(part.text)];
  });
  return `${component.name}{${parts.sort().join('\n')}}`;
}

/**
 * Tells whether two calendar objects say the same: their properties and components whatever their order and folding,
 * without those that say when and by what they were written. Servers write objects anew, with other ETags.
 *
 * @example digestOf('BEGIN:VCALENDAR\nEND:VCALENDAR') === digestOf('BEGIN:VCALENDAR\r\nPRODID:x\r\nEND:VCALENDAR\r\n') // true
 */
export function digestOf(text: string): string {
  const raw = readRaw(text);
  return hash(raw ? canonical(raw) : text);
}

/** Of some texts in an order that counts. */
export const digestOfParts = (parts: readonly string[]): string => hash(parts.join('\0'));
