import type { CommonFields, Held } from './fields.ts';

const PRIMES = [0x01000193, 0x85ebca6b] as const;

/** FNV-1a over UTF-16 units with two multipliers: 64 bits, enough to tell the events of one calendar apart. */
export function hash(text: string): string {
  return PRIMES.map((prime) => {
    let state = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), prime);
    return (state >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/** A UID for an event or todo without one: the same for the same content, whenever the file was written. */
export function derivedUid(raw: CommonFields & { readonly held: Held }): string {
  const { line: _line, stamp: _stamp, sequence: _sequence, held: _held, ...content } = raw;
  return `derived-${hash(JSON.stringify(content))}`;
}
