import type { EnglishRule } from './date-rules.ts';
import { negative } from './lengths.ts';
import { rule } from './readers.ts';

/** So long from now: `now + 40 minutes`, `+15 minutes`, `after an hour`, `in 1/2h`, `20 min from now`, `3 days ago`. */

export const shiftTokenRules: readonly EnglishRule[] = [
  rule('now (+ | plus) <a:amount>', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('now - <a:amount>', ({ a }) => ({ kind: 'shift', amount: negative(a) })),
  rule('[! <number> | <month> | <weekday>] + <a:amount>', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('after (about)? <a:amount> [$]', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('in <a:amount> [! of | old]', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('<a:amount> from (right)? now|today', ({ a }) => ({ kind: 'shift', amount: a })),
];
