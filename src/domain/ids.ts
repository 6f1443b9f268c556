import type { KindName } from './kinds.ts';

/** Crockford's base 32 without the letters that people misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Of what a user has, and of the changes and confirmations that go with it. */
export type IdKind = KindName | 'chg' | 'cfm' | 'acc' | 'cal' | 'con';

const LENGTH = 10;

/** Asking for random bytes takes as long for a thousand as for ten. */
const pool = new Uint8Array(100 * LENGTH);
let used = pool.length;

/** A new typed id, such as `evt_7k2m9q4t1x`: 50 random bits, enough for one person's calendar. */
export function newId(kind: IdKind): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let text = `${kind}_`;
  for (const end = used + LENGTH; used < end; used++) text += ALPHABET[(pool[used] ?? 0) & 31];
  return text;
}
