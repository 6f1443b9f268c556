import type { PieceValue } from '../frames/pieces.ts';
import type { EnglishRule } from './date-rules.ts';
import { rule } from './readers.ts';

/** This hour on another day, and lunch as the end of a stretch of hours. */

const sameTime = (days: number): PieceValue | undefined =>
  days === 0 ? undefined : { kind: 'shift', amount: { months: 0, days, ms: 0 }, isExact: true };

export const sameTimeTokenRules: readonly EnglishRule[] = [
  // between lunch and 3pm
  rule('[from|between] lunch (time)? [<till-and> <digits>]', () => ({ kind: 'part', part: 'noon' })),
  // this time tomorrow, tomorrow at the same time
  rule('(at|around|about)? ((this | the)? same | this) time <d:days>', ({ d }) => sameTime(d)),
  rule('<d:days> (,)? (at|around|about)? ((this | the)? same | this) time', ({ d }) => sameTime(d)),
];
