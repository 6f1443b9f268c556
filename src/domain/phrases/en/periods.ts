import type { PeriodSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { around, quantityOf } from './amounts.ts';
import { times } from './lengths.ts';
import { numberOf, SPELLED } from './numbers.ts';
import { DIGITS, LETTERS, words } from './rule.ts';
import { anyOf, UNITS, WHICH } from './words.ts';

/** Stretches of days counted from now: next week, this weekend, the next two weeks. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });

const WHICH_ONE = String.raw`(?<w>this\scoming|${anyOf(WHICH.keys())})`;
/** So many units from the present one: `next`, `this coming`, `the` (the present one). */
export const offsetOf = (word: string): number => WHICH.get(word.replace(/^this\s/, '')) ?? 0;
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
  // this working week: from Monday to Friday
  words(LETTERS, String.raw`${ROUGHLY}${WHICH_ONE}\s(?:work(?:ing)?|business)[\s-]?week`, ({ w }) => {
    const on = (weekday: number): PieceValue => ({
      kind: 'day',
      day: { at: 'weekday', weekday, week: offsetOf(w as string) },
    });
    return [on(0), { kind: 'to' }, on(4)];
  }),
  words(
    LETTERS,
    String.raw`${ROUGHLY}${WHICH_ONE}\s(?:calendar\s|work(?:ing)?\s|business\s)?${LENGTH}(?!\s?(?:and\sa\shalf|s(?![a-z])))`,
    ({ w, u }) => {
      const span = LENGTHS[u as keyof typeof LENGTHS];
      const offset = offsetOf(w as string);
      return period(span === 'week' ? { span, offset, coming: /coming$/.test(w as string) } : { span, offset });
    },
  ),
  words('tw', String.raw`(?:the\s)?(?<u>week|month|year|quarter)\safter\snext`, ({ u }) =>
    period({ span: LENGTHS[u as keyof typeof LENGTHS], offset: 2 }),
  ),
  words('lr', String.raw`(?:later|rest|remainder)\s(?:of|in)\s(?:the|this)\s${LENGTH}`, ({ u }) =>
    period({ span: LENGTHS[u as keyof typeof LENGTHS], offset: 0 }),
  ),
  words(LETTERS, String.raw`(?:(?:over|during|at|on|for|all)\s)?(?:the|this)\s(?:weekend|wkend|wknd)`, () =>
    period({ span: 'weekend', offset: 'coming' }),
  ),
  words(
    LETTERS,
    String.raw`(?:(?:over|during|at|on|for|all)\s)?(?:(?:the|this)\s)?(?:coming|upcoming)\s(?:weekend|wkend|wknd)`,
    () => period({ span: 'weekend', offset: 'ahead' }),
  ),
  words('w', String.raw`(?<!(?<![a-z])(?:any|some|each)\s)(?:weekend|wkend|wknd)`, () =>
    period({ span: 'weekend', offset: 'coming' }),
  ),
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
