import type { KindName } from './kinds.ts';

/** Crockford's base 32 without the letters that people misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Of what a user has, and of the changes and confirmations that go with it. */
export type IdKind = KindName | 'chg' | 'cfm';

/** A new typed id, such as `evt_7k2m9q4t1x`: 50 random bits, enough for one person's calendar. */
export function newId(kind: IdKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  let text = '';
  for (const byte of bytes) text += ALPHABET[byte & 31];
  return `${kind}_${text}`;
}
