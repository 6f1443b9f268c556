import type { PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { around, quantityOf } from './amounts.ts';
import { times } from './lengths.ts';
import { numberOf, SPELLED } from './numbers.ts';
import { DIGITS, LETTERS, words } from './rule.ts';
import { UNITS } from './words.ts';

/** Stretches of days counted from now: next week, this weekend, the next two weeks. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });

const OFFSETS: Readonly<Record<string, number>> = {
  this: 0,
  current: 0,
  the: 0,
  next: 1,
  nxt: 1,
  nex: 1,
  coming: 1,
  following: 1,
  upcoming: 1,
  last: -1,
  previous: -1,
  prev: -1,
  past: -1,
};
const WHICH = String.raw`(?<w>this|current|next|nxt|nex|(?:this\s)?coming|following|upcoming|last|previous|prev|past)`;
export const offsetOf = (word: string): number => OFFSETS[word.replace(/^this\s(?=c)/, '')] ?? 0;
/** Words that only say roughly where in the stretch. */
const ROUGHLY = String.raw`(?:(?:sometime|some\stime|later|earlier|early|late|any\s?time|all|the\swhole(?:\sof)?|during|over)\s(?:in\s)?)?(?:the\s)?`;
const LENGTHS = {
  week: 'week',
  wk: 'week',
  month: 'month',
  mth: 'month',
  quarter: 'quarter',
  qtr: 'quarter',
  year: 'year',
  yr: 'year',
} as const;
const LENGTH = '(?<u>week|wk|month|mth|quarter|qtr|year|yr)';

export const periodRules: readonly Rule[] = [
  words(
    LETTERS,
    String.raw`${ROUGHLY}${WHICH}\s(?:calendar\s|work(?:ing)?\s|business\s)?${LENGTH}(?!\s?(?:and\sa\shalf|s(?![a-z])))`,
    ({ w, u }) => period({ span: LENGTHS[u as keyof typeof LENGTHS], offset: offsetOf(w as string) }),
  ),
  words('tw', String.raw`(?:the\s)?(?<u>week|month|year|quarter)\safter\snext`, ({ u }) =>
    period({ span: LENGTHS[u as keyof typeof LENGTHS], offset: 2 }),
  ),
  words('lr', String.raw`(?:later|rest|remainder)\s(?:of|in)\s(?:the|this)\s${LENGTH}`, ({ u }) =>
    period({ span: LENGTHS[u as keyof typeof LENGTHS], offset: 0 }),
  ),
  words(
    LETTERS,
    String.raw`(?:(?:over|during|at|on|for|all)\s)?(?:the|this(?:\s(?:coming|upcoming))?|coming|upcoming)\s(?:weekend|wkend|wknd)`,
    () => period({ span: 'weekend', offset: 'coming' }),
  ),
  words('w', String.raw`(?:weekend|wkend|wknd)`, () => period({ span: 'weekend', offset: 'coming' })),
  words('nflpt', String.raw`(?:the\s)?(?<w>next|nxt|following|last|previous|past)\s(?:weekend|wkend|wknd)`, ({ w }) =>
    period({ span: 'weekend', offset: offsetOf(w as string) }),
  ),
  // the 5 upcoming weeks, the next couple of months
  words(
    `in${DIGITS}`,
    String.raw`(?:in\s)?(?:the\s)?(?<n>\d{1,3}|${SPELLED})\s(?<w>next|coming|following|upcoming|last|past|previous)\s(?<u>second|minute|hour|day|week|month|year)s`,
    ({ n, w, u }) => around(times(numberOf(n as string), UNITS.get(u as string) ?? 'day'), offsetOf(w as string) < 0),
  ),
  words('nlpc', String.raw`(?:next|coming|last|past)\s(?<u>hour|minute|fortnight)`, ({ u }, [text]) =>
    around(times(1, UNITS.get(u as string) ?? 'hour'), /^[lp]/.test(text)),
  ),
  words(
    `nlpct`,
    String.raw`(?:the\s)?(?<w>next|coming|last|past)\s(?<q>couple(?:\sof)?|few|several)\s(?<u>(?:minute|hour|day|week|month|year)s)`,
    ({ w, q, u }) => around(times(quantityOf(q as string), UNITS.get(u as string) ?? 'day'), offsetOf(w as string) < 0),
  ),
];
