import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue } from '../frames/pieces.ts';
import { only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { negative, times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import { season } from './window-rules.ts';

/** Short ways to write dates, quarters and weeks, edges of months and years, and what is counted from a month or in decades. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });

const SPANS = { month: 'month', quarter: 'quarter', year: 'year' } as const;
const span = only(READERS.unit, (unit) => (unit in SPANS ? SPANS[unit as keyof typeof SPANS] : undefined));
/** '18, /2018: a year behind a mark. */
const markedYear = readerOf<Meaning, number>([
  plain("(- | / | ' | ,)? <y:full-year>", ({ y }) => y),
  plain("' ~ <y:two-digits>", ({ y }) => 2000 + y),
]);
/** Of the last century, where the figures are no day of a month. */
const lastCentury = only(READERS['two-digits'], (year) => (year > 31 ? 1900 + year : undefined));
const thisCentury = only(READERS['two-digits'], (year) => (year > 12 && year <= 31 ? year : undefined));
const weekOrSpan = only(READERS.unit, (unit) =>
  unit === 'week' || unit in SPANS ? (unit as 'week' | keyof typeof SPANS) : undefined,
);
const decades = readerOf<Meaning, Amount>([
  plain('<q:quantity> decade|decades', ({ q }) => times(10 * q, 'year')),
  plain('<q:quantity> century|centuries', ({ q }) => times(100 * q, 'year')),
]);
const beforeLast = only(READERS.place, (n) => (n < -1 ? n : undefined));
const minutes = only(READERS['two-digits'], (n) => (n === 20 || n === 25 ? n : undefined));
const own = {
  minutes,
  'before-last': beforeLast,
  ...READERS,
  season,
  counted: weekOrSpan,
  span,
  decades,
  'marked-year': markedYear,
  'last-century': lastCentury,
  'this-century': thisCentury,
};
const rule = rulesWith<Meaning, typeof own>(own);

const dates: readonly EnglishRule[] = [
  // Dec 31, 94; 3 May 72
  rule('<m:month> (the)? <d:month-day> , <y:last-century> [! <any>]', ({ m, d, y }) =>
    day({ at: 'date', month: m, day: d, year: y }),
  ),
  rule('<d:month-day> <m:month> (,)? <y:last-century> [! <any>]', ({ m, d, y }) =>
    day({ at: 'date', month: m, day: d, year: y }),
  ),
  // Nov-14-27
  rule('<m:month> - ~ <d:month-day> - ~ <y:two-digits>', ({ m, d, y }) =>
    day({ at: 'date', month: m, day: d, year: 2000 + y }),
  ),
  // 3 May 19: the year, or flight 3 on the 19th
  rule('<d:month-day> <m:month> <y:this-century> [! <any>]', ({ m, d, y }) =>
    day({
      at: 'either',
      days: [
        { at: 'date', month: m, day: d, year: 2000 + y },
        { at: 'date', month: m, day: y },
      ],
    }),
  ),
  // the second to last day of the month, of June
  rule('(on)? (the)? <n:before-last> day (of|in) (the|this) <u:span>', ({ n, u }) =>
    day({ at: 'nth-day', nth: n, of: { span: u, offset: 0 } }),
  ),
  rule('(on)? (the)? <n:before-last> day (of|in) <w:which> <u:span>', ({ n, w, u }) =>
    day({ at: 'nth-day', nth: n, of: { span: u, offset: w } }),
  ),
  rule('(on)? (the)? <n:before-last> day (of|in) <m:month> (<y?:full-year>)?', ({ n, m, y }) =>
    day({ at: 'nth-day', nth: n, of: { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) } }),
  ),
  // the 100th day of 2018
  rule('(the)? <n:ordinal> day (of|in) <y:year>', ({ n, y }) =>
    n > 366
      ? undefined
      : day({
          at: 'nth-day',
          nth: n,
          of: typeof y === 'number' ? { span: 'in-year', year: y } : { span: 'year', offset: y.offset },
        }),
  ),
  rule('(the)? <n:ordinal> day (of|in) the year', ({ n }) =>
    n > 366 ? undefined : day({ at: 'nth-day', nth: n, of: { span: 'year', offset: 0 } }),
  ),
];

const periods: readonly EnglishRule[] = [
  // the latter half of 2018, the back half of next year
  rule('(the)? latter|back|last|front|former half of <y:year>', ({ y }, words) =>
    period({ span: 'in-year', half: /latter|back|last/.test(words) ? 2 : 1, year: y }),
  ),
  // the last third of the month
  rule('(the)? (first|second|middle|last|final) third of (the)? (month | this month)', (_, words) =>
    period({ span: 'third', nth: thirdOf(words), of: { span: 'month', offset: 0 } }),
  ),
  rule('(the)? (first|second|middle|last|final) third of <m:month> (<y?:full-year>)?', ({ m, y }, words) =>
    period({
      span: 'third',
      nth: thirdOf(words),
      of: { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) },
    }),
  ),
  // early summer 2027, late autumn
  rule('early|mid|late (-)? (in)? (the)? <s:season> ((of|in)? <y?:year>)?', ({ s, y }, words) =>
    period({
      span: 'third',
      nth: words.startsWith('early') ? 0 : words.startsWith('mid') ? 1 : 2,
      of: { span: 'season', season: s, ...(y === undefined ? {} : { year: y }) },
    }),
  ),
  // so far this year, this week so far
  rule('(so far | thus far) this <u:counted>', ({ u }) => upToNow(u)),
  rule('this <u:counted> (so far | thus far)', ({ u }) => upToNow(u)),
  // Q2'18, Q4/2017
  rule('q ~ <q:short> <y:marked-year>', ({ q, y }) =>
    q >= 1 && q <= 4 ? period({ span: 'in-year', quarter: q, year: y }) : undefined,
  ),
  // W10 2019, 2019-W10
  rule('w|wk|cw ~ <n:short> (- | / | ,)? <y:full-year>', ({ n, y }) => weekOf(n, y)),
  rule('<y:full-year> (-)? w ~ <n:short>', ({ n, y }) => weekOf(n, y)),
  // this month's end, next year's beginning
  rule('<w:which> <u:span> end', ({ w, u }) => day({ at: 'nth-day', nth: -1, of: { span: u, offset: w } })),
  rule('<w:which> <u:span> start|beginning [! at|on|from]', ({ w, u }) =>
    day({ at: 'nth-day', nth: 1, of: { span: u, offset: w } }),
  ),
  // earlier in the month: up to today
  rule('earlier in the <u:span>', ({ u }) => [
    day({ at: 'nth-day', nth: 1, of: { span: u, offset: 0 } }),
    { kind: 'to' },
    day({ at: 'today', days: 0 }),
  ]),
];

const thirdOf = (words: string): 0 | 1 | 2 =>
  /first third/.test(words) ? 0 : /(?:second|middle) third/.test(words) ? 1 : 2;

const upToNow = (span: 'week' | 'month' | 'quarter' | 'year'): readonly PieceValue[] => [
  day({ at: 'nth-day', of: { span, offset: 0 }, nth: 1 }),
  { kind: 'to' },
  day({ at: 'today', days: 0 }),
];

function weekOf(nth: number, year: number): PieceValue | undefined {
  return nth < 1 || nth > 53 ? undefined : period({ span: 'week-of', nth, of: { span: 'in-year', year } });
}

const counted: readonly EnglishRule[] = [
  // two weeks before May 2018, a month after March
  rule(
    '<a:amount> before|prior (to)? <m:month> ((,)? (of|in)? <y?:full-year>)? [! (the)? <month-day>]',
    ({ a, m, y }) => fromMonth(negative(a), { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) }, 1),
  ),
  rule('<a:amount> after <m:month> ((,)? (of|in)? <y?:full-year>)? [! (the)? <month-day>]', ({ a, m, y }) =>
    fromMonth(a, { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) }, -1),
  ),
  rule('<a:decades> ago|earlier', ({ a }) => ({ kind: 'shift', amount: negative(a) })),
  rule('in <a:decades>', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('<a:decades> (later | from now|today)', ({ a }) => ({ kind: 'shift', amount: a })),
];

/** So long before the first day of a month, or after its last one. */
const fromMonth = (amount: Amount, of: PeriodSpec, nth: 1 | -1): PieceValue | undefined =>
  amount.ms === 0 ? day({ at: 'from', base: { at: 'nth-day', nth, of }, amount }) : undefined;

/** Numbers of things, by which no hour is meant. */
const names: readonly EnglishRule[] = [
  // one by one, two by four
  rule('<a:one> by <b:one>', ({ a, b }) =>
    a === b || (a === 2 && b === 4) ? { kind: 'glue', isName: true } : undefined,
  ),
  rule(
    '(at)? <number> morning|afternoon|evening|night sessions|classes|meetings|shifts|slots|lessons|appointments|flights|calls|games|shows|visits|workouts',
    () => ({ kind: 'glue', isName: true }),
  ),
];

/** Some minutes before or after an hour. */
function minutesFrom(words: string, minute: number, hour: number, half: 'am' | 'pm' | null): PieceValue | undefined {
  if (hour < 1 || hour > 12) return undefined;
  const isPast = / past /.test(words);
  // 20 to 12pm is in the morning.
  if (half !== null && !isPast && (hour === 12 || hour === 1)) return undefined;
  const clock = isPast ? { hour, minute } : { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minute, said: hour };
  return { kind: 'clock', clock: { second: 0, half, ...clock } };
}

/** 20 to 9 in the evening: nobody says the twentieth hour so. */
const hours: readonly EnglishRule[] = [
  rule(
    '[! from|between] (at)? <n:minutes> to|till|past <h:short> [$ | in the morning|afternoon|evening | at night | tonight|today|tomorrow]',
    ({ n, h }, words) => minutesFrom(words, n, h, null),
  ),
  rule('[! from|between] (at)? <n:minutes> to|till|past <h:short> (~)? am|pm', ({ n, h }, words) =>
    minutesFrom(words, n, h, words.endsWith('am') ? 'am' : 'pm'),
  ),
];

export const writtenTokenRules: readonly EnglishRule[] = [...dates, ...periods, ...counted, ...names, ...hours];
