import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue, YearSpec } from '../frames/pieces.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { holiday } from './holidays.ts';
import { negative, times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import { named, type Span, someMonth, someQuarter, someSeason, span, whole, workdays } from './stretch-readers.ts';
import { decade, season } from './window-rules.ts';

/** Edges and parts of stretches, stretches that an edge of theirs names, and limits that take the limit in. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const TO: PieceValue = { kind: 'to' };
const daysOf = (count: number): Amount => ({ months: 0, days: count, ms: 0 });
const from = (base: DaySpec, amount: Amount): DaySpec => ({ at: 'from', base, amount });

/** The first half or the second. */
const half = readerOf<Meaning, 0 | 1>([
  plain('(first | 1st | front) half', () => 0),
  plain('(second|last|latter|back | 2nd) half', () => 1),
]);
const third = readerOf<Meaning, 0 | 1 | 2>([
  plain('early|beginning|start (in|of)?', () => 0),
  plain('mid (-)?', () => 1),
  plain('middle of', () => 1),
  plain('late|end (in|of)?', () => 2),
]);

const own = {
  ...READERS,
  span,
  named,
  workdays,
  'some-month': someMonth,
  'some-quarter': someQuarter,
  'some-season': someSeason,
  whole,
  half,
  third,
  decade,
  season,
  holiday,
};
const rule = rulesWith<Meaning, typeof own>(own);

const years = (first: number, count: number): PieceValue => period({ span: 'years', from: first, count });
const upToToday = (unit: Span): readonly PieceValue[] => [
  day({ at: 'nth-day', of: { span: unit, offset: 0 }, nth: 1 }),
  TO,
  day({ at: 'today', days: 0 }),
];

const parts: readonly EnglishRule[] = [
  // early in the year, the middle of the quarter
  rule('(sometime)? early|late (in|of)? the month|quarter|year', (_, words) => thirdOf(words)),
  rule('(the)? middle of (the | this) month|quarter|year', (_, words) => thirdOf(words)),
  rule('(sometime)? early|late in the week', (_, words) =>
    period({ span: 'week-part', offset: 0, part: /early/.test(words) ? 'first' : 'second' }),
  ),
  rule('(the)? middle of <q:some-quarter>', ({ q }) => period({ span: 'third', nth: 1, of: q })),
  // the latter part of June, the last third of the year, late in the third quarter
  rule(
    '(in|during)? (the)? early|late|middle|mid|latter|first|last|final|later (part|stages|portion) of <p:whole>',
    ({ p }, words) => period({ span: 'third', nth: placeOf(words), of: p }),
  ),
  rule('(in)? (the)? early|late|latter|first|last (part|portion) of (the)? <w:which> week', ({ w }, words) =>
    period({ span: 'week-part', offset: w, part: placeOf(words) === 0 ? 'first' : 'second' }),
  ),
  rule('(in)? (the)? first|second|middle|last|final third of <p:whole>', ({ p }, words) =>
    period({ span: 'third', nth: placeOf(words), of: p }),
  ),
  rule('early|late (-)? (in|of)? <q:some-quarter>', ({ q }, words) =>
    period({ span: 'third', nth: placeOf(words), of: q }),
  ),
  // the end of summer, the beginning of the second quarter
  rule(
    '(at|from)? (the)? (very)? start|beginning of <p:some-season> [$ | to|till|until|through|and|at|on|for]',
    ({ p }) => day({ at: 'nth-day', nth: 1, of: p }),
  ),
  rule('(at)? (the)? (very)? end of <p:some-season> [$ | to|till|until|through|and|at|on|for]', ({ p }) =>
    day({ at: 'nth-day', nth: -1, of: p }),
  ),
  rule('(at)? (the)? start|beginning of <p:some-quarter>', ({ p }) => day({ at: 'nth-day', nth: 1, of: p })),
  rule('(at)? (the)? end of <p:some-quarter>', ({ p }) => day({ at: 'nth-day', nth: -1, of: p })),
  // the last few weeks of summer
  rule(
    '(in|over|during|for)? (the)? first|last|final <q:quantity> <u:unit> of <p:some-season>',
    ({ q, u, p }, words) =>
      u === 'day' || u === 'week' || u === 'month'
        ? period({
            span: 'slice',
            of: p,
            amount: times(q, u),
            end: /last|final/.test(words),
            ...(u === 'week' ? { isWeeks: true } : {}),
          })
        : undefined,
  ),
  // the opening week of June, the first full week of May
  rule('(the)? opening|closing week of <m:some-month>', ({ m }, words) =>
    period({ span: 'week-of', nth: /opening/.test(words) ? 1 : -1, of: m }),
  ),
  rule('(the)? first (full|whole|complete) week (of|in) <m:some-month>', ({ m }) => [
    day({ at: 'nth-weekday', weekday: 0, nth: 1, of: m }),
    { kind: 'amount', amount: daysOf(7) },
  ]),
  rule('(the)? last (full|whole|complete) week (of|in) <m:some-month>', ({ m }) => [
    day(from({ at: 'nth-weekday', weekday: 6, nth: -1, of: m }, daysOf(-6))),
    { kind: 'amount', amount: daysOf(7) },
  ]),
  rule('earlier in (the | this) <u:span>', ({ u }) => upToToday(u)),
  rule('rest this <u:span>', ({ u }) => period({ span: 'rest', of: { span: u, offset: 0 } })),
  // the penultimate week of June, week 3 of February
  rule('(the)? <n:place> week (of|in) <m:some-month>', ({ n, m }) => period({ span: 'week-of', nth: n, of: m })),
  rule('(the)? (week|wk) <n:short> (of|in) <m:some-month>', ({ n, m }) =>
    n > 0 && n < 7 ? period({ span: 'week-of', nth: n, of: m }) : undefined,
  ),
  // the last month of the quarter, the second month of Q3
  rule('(the)? <n:place> month (of|in) <q:some-quarter>', ({ n, q }) =>
    n >= -3 && n <= 3 ? period({ span: 'third', nth: (n < 0 ? n + 3 : n - 1) as 0 | 1 | 2, of: q }) : undefined,
  ),
  rule('<w:which> year <s:season>', ({ w, s }) => period({ span: 'season', season: s, year: { offset: w } })),
  rule('(the)? whole|entire|full year (of)? <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  rule('(in)? (the)? month of <m:month> (the)? <d:ordinal>', ({ m }) => period({ span: 'in-year', month: m })),
  rule('<m:month> <a:month-day> / <b:month-day> [! ~ (/ | <digits>)]', ({ m, a, b }) =>
    b === a + 1 ? [day({ at: 'date', month: m, day: a }), TO, day({ at: 'date', month: m, day: b })] : undefined,
  ),
  // the second half of the 1990s, the end of the eighties
  rule('(in)? (the)? <h:half> of (the)? <d:decade>', ({ h, d }) => years(d + 5 * h, 5)),
  rule('(at|in|by)? (the)? <t:third> (of)? (the)? <d:decade>', ({ t, d }) => {
    const [first, count] = t === 0 ? [0, 4] : t === 1 ? [4, 3] : [7, 3];
    return years(d + first, count);
  }),
  rule('(in)? (the)? <h:half> of (the)? <n:ordinal> century', ({ h, n }) =>
    n > 1 && n < 23 ? years((n - 1) * 100 + 50 * h, 50) : undefined,
  ),
  // Q3 and Q4, from the second quarter to the fourth, the spring and summer of 2027
  rule(
    'q ~ <a:short> (and | & | / | ,) q ~ <b:short> [! (and | & | , | /) q] ((,)? (of|in)? <y?:year>)? [$] [! ~ ,]',
    ({ a, b, y }) => quartersIn(a, b, y),
  ),
  rule(
    '(from|between|in)? (the)? <a:ordinal> (quarter)? (<till-and> | &) (the)? <b:ordinal> quarter|quarters ((,)? (of|in)? <y?:year>)?',
    ({ a, b, y }) => quartersIn(a, b, y),
  ),
  rule(
    '(from|between)? (the)? <a:ordinal> quarter <till-and> (the)? <b:ordinal> [! <month> | of|day] ((,)? (of|in)? <y?:year>)?',
    ({ a, b, y }) => quartersIn(a, b, y),
  ),
  rule('(the)? <a:season> (and | & | to|through | -) (the)? <b:season> ((,)? (of|in)? <y?:year>)?', ({ a, b, y }) =>
    (a + 1) % 4 === b ? [seasonOf(a, y), TO, seasonOf(b, y)] : undefined,
  ),
  // this time last year
  rule('(about|around)? (at)? (this | the same) time <w:which> <u:span>', ({ w, u }) => sameTime(w, u)),
  rule('<w:which> <u:span> (,)? (at)? (this | the same) time', ({ w, u }) => sameTime(w, u)),
  // today last month
  rule('(on)? today (of)? <w:which> <u:span>', ({ w, u }) => {
    const amount = times(Math.abs(w), u);
    return w === 0 ? undefined : day(from({ at: 'today', days: 0 }, w < 0 ? negative(amount) : amount));
  }),
  rule('first thing (in)? <w:which> week', ({ w }) => [
    day({ at: 'weekday', weekday: 0, week: w }),
    { kind: 'part', part: 'morning' },
  ]),
  rule('(start|beginning|opening) of (business|play) (on)? [<days> | <weekday>]', () => ({
    kind: 'part',
    part: 'morning',
  })),
  rule('(end of play | (the)? last thing) (on)? [<days> | <weekday>]', () => ({ kind: 'part', part: 'later' })),
  rule('(in)? (the)? early|wee|small hours of [<days> | <weekday>]', () => ({ kind: 'part', part: 'small-hours' })),
  rule('[noon|am|pm|midnight | <digits> ] (on)? the day after [$]', () => day({ at: 'after-start', days: 1 })),
  // in nineteen ninety-nine, since two thousand and sixteen
  rule(
    '[in|since|until|till|before|after|by|during|of|from|through|year] nineteen <n:spelled> [! <unit> | <thing> | am|pm]',
    ({ n }) => (n >= 10 ? period({ span: 'in-year', year: 1900 + n }) : undefined),
  ),
  rule(
    '[in|since|until|till|before|after|by|during|of|from|through|year] two thousand (and)? <n:spelled> [! <unit> | <thing>]',
    ({ n }) => period({ span: 'in-year', year: 2000 + n }),
  ),
  // 2026-05
  rule('[! / | - | .] <y:full-year> ~ - ~ <m:two-digits> [! ~ (- | / | . | :)]', ({ y, m }, words) =>
    /-0[1-9]$/.test(words) && m > 0 ? period({ span: 'in-year', month: m, year: y }) : undefined,
  ),
  // 05/2026
  rule('[! / | -] <m:short> / <y:full-year> [! /]', ({ m, y }) =>
    m >= 1 && m <= 12 ? period({ span: 'in-year', month: m, year: y }) : undefined,
  ),
  rule('(in)? (the)? middle of the month of <m:month> ((,)? <y?:year>)?', ({ m, y }) =>
    period({ span: 'third', nth: 1, of: { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) } }),
  ),
  rule('(at|from)? (the)? start|beginning|end of the month of <m:month> ((,)? <y?:year>)?', ({ m, y }, words) =>
    day({
      at: 'nth-day',
      nth: /end of/.test(words) ? -1 : 1,
      of: { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) },
    }),
  ),
  // between the 70s and 80s, the years 1999 to 2003
  rule('(between|from) (the)? <a:decade> <till-and> (the)? <b:decade>', ({ a, b }) =>
    b > a ? years(a, b - a + 10) : undefined,
  ),
  rule(
    '(between|from|in|during)? (the)? year|years <a:full-year> (<till-and> | & | ,) (the year)? <b:full-year>',
    ({ a, b }) =>
      b > a ? [period({ span: 'in-year', year: a }), TO, period({ span: 'in-year', year: b })] : undefined,
  ),
  // last Friday and Saturday; any Monday in April
  rule('last <a:weekday> (and | & | to|through | -) <b:weekday>', ({ a, b }) => {
    const first: DaySpec = { at: 'weekday', weekday: a, week: 'last' };
    return [day(first), TO, day(from(first, daysOf((b - a + 7) % 7)))];
  }),
  rule('(on)? any|some <w:weekday> (in|of) <m:some-month>', ({ w, m }) =>
    day({ at: 'either', days: [1, 2, 3, 4].map((nth): DaySpec => ({ at: 'nth-weekday', weekday: w, nth, of: m })) }),
  ),
  rule('(on)? (either)? <a:weekday> or <b:weekday> (of)? <w:which> week', ({ a, b, w }) =>
    day({ at: 'either', days: [a, b].map((one): DaySpec => ({ at: 'weekday', weekday: one, week: w })) }),
  ),
  // two years before 2020
  rule('<n:number> years before|after|prior (to)? <y:full-year>', ({ n, y }, words) =>
    n > 0 && n < 100 ? period({ span: 'in-year', year: y + (/after/.test(words) ? n : -n) }) : undefined,
  ),
];

/** Whether the first words say the beginning, the middle or the end. */
function placeOf(words: string): 0 | 1 | 2 {
  const [said] = words.split(' of ');
  return /early|first/.test(said as string) ? 0 : /mid|second/.test(said as string) ? 1 : 2;
}
const quartersIn = (a: number, b: number, year: YearSpec | undefined): readonly PieceValue[] | undefined => {
  const of = (quarter: number): PieceValue =>
    period({ span: 'in-year', quarter, ...(year === undefined ? {} : { year }) });
  return a >= 1 && b > a && b <= 4 ? [of(a), TO, of(b)] : undefined;
};
const seasonOf = (nth: number, year: YearSpec | undefined): PieceValue =>
  period({ span: 'season', season: nth, ...(year === undefined ? {} : { year }) });
/** A year ago at this hour, in a week at this hour. */
function sameTime(offset: number, unit: Span): PieceValue | undefined {
  if (offset === 0) return undefined;
  const amount = times(1, unit);
  return { kind: 'shift', amount: offset < 0 ? negative(amount) : amount, isExact: true };
}

function thirdOf(words: string): PieceValue {
  const unit = /(\w+)$/.exec(words)?.[1] as Span;
  const nth = /early/.test(words) ? 0 : /late/.test(words) ? 2 : 1;
  return period({ span: 'third', nth, of: { span: unit, offset: 0 } });
}

const weekdaysOf = (offset: number): readonly PieceValue[] => [
  day({ at: 'weekday', weekday: 0, week: offset }),
  TO,
  day({ at: 'weekday', weekday: 4, week: offset }),
];
const LENGTHS = { week: 7, fortnight: 14 } as const;

const stretches: readonly EnglishRule[] = [
  // w/e 10 April, two weeks ending April 15
  rule('w / e <d:named>', ({ d }) => [day(from(d, daysOf(-6))), TO, day(d)]),
  rule('(in|for|over)? (the)? <a:amount> ending|ended (on)? <d:named>', ({ a, d }) =>
    a.ms === 0 ? [day(from(d, { months: -a.months, days: 1 - a.days, ms: 0 })), TO, day(d)] : undefined,
  ),
  // the fortnight from April 6, the month starting Monday
  rule('(the)? fortnight|month|quarter|year starting|beginning|commencing (on)? <d:named>', ({ d }, words) =>
    stretch(d, words),
  ),
  rule('(the|a)? fortnight from <d:named>', ({ d }, words) => stretch(d, words)),
  // a period of two weeks from April 1
  rule(
    '(for)? (a|the)? period|stretch|span of <a:amount> (,)? (from|starting|beginning|commencing) (from|on)? [(the)? (<days> | <weekday> | <month> | <ordinal> | <digits> | <which> | now)]',
    ({ a }) => ({ kind: 'amount', amount: a }),
  ),
  // the month before Christmas
  rule('(in|during|over|for)? the (whole)? month (before|preceding | prior to) <d:named>', ({ d }) => [
    day(from(d, { months: -1, days: 0, ms: 0 })),
    { kind: 'amount', amount: times(1, 'month') },
  ]),
  rule('(in|during|over|for)? the (whole)? month after|following <d:named>', ({ d }) => [
    day(from(d, daysOf(1))),
    { kind: 'amount', amount: times(1, 'month') },
  ]),
  // April 1 plus two weeks
  rule('<d:named> (plus | +) <a:amount>', ({ d, a }) => (a.ms === 0 ? day(from(d, a)) : undefined)),
  rule('<d:named> minus <a:amount>', ({ d, a }) => (a.ms === 0 ? day(from(d, negative(a))) : undefined)),
  // this Monday to next Monday
  rule('(from)? this (coming)? <a:weekday> <till> next <b:weekday>', ({ a, b }) => {
    const first: DaySpec = { at: 'weekday', weekday: a, week: 'coming' };
    return a === b ? [day(first), TO, day(from(first, daysOf(7)))] : undefined;
  }),
  // any weekday next week, business days this week
  rule('(on)? any (of the)? (weekday|weekdays | <workdays>) (of|in)? <w:which> week', ({ w }) => weekdaysOf(w)),
  rule('(on)? (the)? <workdays> (of|in)? <w:which> week', ({ w }) => weekdaysOf(w)),
  // the first 5 working days of April, 3 working days before April 15
  rule('(the)? first <n:number> <workdays> (of|in) <m:some-month>', ({ n, m }) =>
    n > 1 && n < 21
      ? [day({ at: 'nth-workday', nth: 1, of: m }), TO, day({ at: 'nth-workday', nth: n, of: m })]
      : undefined,
  ),
  rule('(the)? last|final <n:number> <workdays> (of|in) <m:some-month>', ({ n, m }) =>
    n > 1 && n < 21
      ? [day({ at: 'nth-workday', nth: -n, of: m }), TO, day({ at: 'nth-workday', nth: -1, of: m })]
      : undefined,
  ),
  rule('<n:number> <workdays> before|prior (to)? <d:named>', ({ n, d }) =>
    n > 0 && n < 260 ? day({ at: 'workday', nth: -n, from: d }) : undefined,
  ),
  rule('<n:number> <workdays> after|from|following <d:named>', ({ n, d }) =>
    n > 0 && n < 260 ? day({ at: 'workday', nth: n, from: d }) : undefined,
  ),
];

/** So long from a day on, that day in. */
function stretch(first: DaySpec, words: string): readonly PieceValue[] {
  const unit = /fortnight|month|quarter|year/.exec(words)?.[0] ?? 'week';
  const length = unit === 'fortnight' ? daysOf(LENGTHS.fortnight) : times(1, unit as Span);
  return [day(first), TO, day(from(first, { ...length, days: length.days - 1 }))];
}

const NAME: PieceValue = { kind: 'glue', isName: true };

/** What is not known, or says less than it seems to: read in part it would be another time. */
const unread: readonly EnglishRule[] = [
  rule(
    'this (week|weekend|wknd|month|quarter|year) or (the)? next [! week|weekend|wknd|month|quarter|year]',
    () => NAME,
  ),
  rule('(in)? <full-year> or <full-year>', () => NAME),
  rule('(the)? (opening|closing|final|last|first|early|waning) (days|weeks|months) of <whole>', () => NAME),
  rule('(the)? first|last|final (<number>)? (hour|hours|minutes) of <named>', () => NAME),
  rule('(<which>)? <season> or <season>', () => NAME),
  rule("(h | q) ~ <short> (of|in)? fy (- | ')? <digits>", () => NAME),
  rule(
    '(the)? (<place> | <which> | spring|summer|fall|autumn|winter)? semester|trimester (of|in)? <full-year>',
    () => NAME,
  ),
  rule('(the)? middle week (of|in) <some-month>', () => NAME),
  rule('(over|in|for)? (the)? last|past|previous <n:number> weekends|wknds', () => NAME),
  rule(
    '<full-year> (- | /) <digits> (nba|nfl|nhl|premier|football)? season|academic|school|fiscal|financial|term',
    () => NAME,
  ),
  rule('half (of)? (<some-month> | <some-quarter>)', () => NAME),
  rule('until|till|til after <named>', () => NAME),
  rule('between now and then', () => NAME),
  rule('<named> (+ / - | ± | give or take) (<amount>)?', () => NAME),
  rule('(in|by)? (the)? early|mid|late (-)? <n:ordinal> century', () => NAME),
  // Years that begin in another month in each land and house
  rule(
    '(the)? (<place> | <which>)? fiscal|financial (quarter|half|month|week | q ~ <short>) ((of)? <full-year>)?',
    () => NAME,
  ),
  rule(
    '(the)? (<place> (quarter|half|month|week) | end|start|beginning|close|middle) (of|in) (the)? (<which>)? fiscal|financial|academic|school|tax (year)? (<full-year>)?',
    () => NAME,
  ),
  rule(
    '(the)? (<place> (half|month|week|weeks) | first|last <number> weeks | end|start|beginning|close|middle) (of|in) (the)? (<which>)? (spring|summer|fall|autumn|winter)? semester|term|trimester|season',
    () => NAME,
  ),
];

export const edgeTokenRules: readonly EnglishRule[] = [...unread, ...parts, ...stretches];
