import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue } from '../frames/pieces.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Stretches of days: the rest of the week, the week of a date, the next business days, lengths from a moment on. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });

const SPANS = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
const span = readerOf<Meaning, keyof typeof SPANS>([
  plain('<u:unit> [! s]', ({ u }) => (u in SPANS ? (u as keyof typeof SPANS) : undefined)),
  plain('qtr', () => 'quarter'),
]);
/** Which one of several: this, next, last, or none. */
const calendarDate = readerOf<Meaning, DaySpec>([
  plain('<m:month> (the)? <d:month-day> ((,)? <y?:year>)?', ({ m, d, y }) => ({
    at: 'date',
    month: m,
    day: d,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('(the)? <d:month-day> (of)? <m:month> ((,)? <y?:year>)?', ({ m, d, y }) => ({
    at: 'date',
    month: m,
    day: d,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('<a:short> / <b:short> [! /]', ({ a, b }) => ({ at: 'numeric', first: a, second: b })),
  plain('<a:short> / <b:short> / <y:written>', ({ a, b, y }) => ({ at: 'numeric', first: a, second: b, year: y })),
  plain('the <d:ordinal>', ({ d }) => (d <= 31 ? { at: 'date', day: d } : undefined)),
  plain('<w:weekday>', ({ w }) => ({ at: 'weekday', weekday: w, week: 'coming' })),
]);
const own = { ...READERS, span, 'calendar-date': calendarDate };
const rule = rulesWith<Meaning, typeof own>(own);

const rest = (unit: keyof typeof SPANS): PieceValue => period({ span: 'rest', of: { span: SPANS[unit], offset: 0 } });

/** So long from a day on, that day in. */
const stretch = (from: DaySpec, amount: Amount): readonly PieceValue[] => [
  day(from),
  { kind: 'to' },
  day({ at: 'from', base: from, amount: { ...amount, days: amount.days - 1 } }),
];

export const periodTokenRules: readonly EnglishRule[] = [
  // the rest of the week, later this month, the remainder of the year
  rule('(for)? (the)? rest|remainder|balance|remaining (of|in) (the | this)? (current)? <u:span>', ({ u }) => rest(u)),
  rule('(sometime|some time)? later (in)? (this|the) (current)? <u:span>', ({ u }) => rest(u)),
  rule('(the)? remaining <u:span>', ({ u }) => rest(u)),
  // the week of Dec 7, week commencing 12/7
  rule(
    '(in|during|for)? (the)? week|wk of|starting|beginning|commencing|from (on)? (the)? <d:calendar-date>',
    ({ d }) => stretch(d, times(1, 'week')),
  ),
  rule('w / c <d:calendar-date>', ({ d }) => stretch(d, times(1, 'week'))),
  // the next 4 business days
  rule('(in|over|during|for|within)? (the)? next|coming|following <n:number> business|working|work days', ({ n }) =>
    n > 0 && n < 260 ? [day({ at: 'workday', nth: 1 }), { kind: 'to' }, day({ at: 'workday', nth: n })] : undefined,
  ),
  // the last 3 weeks of this year, the first 10 days of May
  rule(
    '(in|over|during|for|within)? (the)? first|last|final <q:quantity> (full|whole)? <u:unit> [of|in]',
    ({ q, u }, words) =>
      u === 'second' || u === 'minute' || u === 'hour'
        ? undefined
        : period({ span: 'slice', amount: times(q, u), end: /last|final/.test(words) }),
  ),
  // last weekend in October, first week-end of May
  rule('(the)? <n:place> (weekend | wknd | week - end | week end) [of|in | <month> | <which>]', ({ n }) => [
    day({ at: 'nth-weekday', weekday: 5, nth: n }),
    { kind: 'amount', amount: { months: 0, days: 2, ms: 0 } },
  ]),
  rule('(this|the)? (coming|upcoming)? week - end', () => period({ span: 'weekend', offset: 'coming' })),
  rule('<w:which> week - end', ({ w }) => period({ span: 'weekend', offset: w === 0 ? 'coming' : w })),
  rule('(in|during|for|over)? the year [! <full-year> | of | <month> | end|after|before|to]', () =>
    period({ span: 'year', offset: 0 }),
  ),
  // for 2 hours from 2pm, for 3 days, from today: how long and from when
  rule(
    'for (about|around|another)? <a:amount> (,)? (from|starting|beginning | as of) (from|on|at)? [(the)? (<days> | <weekday> | <month> | <ordinal> | <digits> | <which> | now|noon|midday)]',
    ({ a }) => ({ kind: 'amount', amount: a }),
  ),
];
