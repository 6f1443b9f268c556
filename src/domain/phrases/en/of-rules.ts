import type { Amount, DayPart } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue, YearSpec } from '../frames/pieces.ts';
import { only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import { clock } from './clock-rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { holiday } from './holidays.ts';
import { times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import { season } from './window-rules.ts';

/** Times of which a word beside them takes a part or another one: half of a day, early and late in it, a month's first week, limits on both sides. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const FROM: PieceValue = { kind: 'from' };
const TO: PieceValue = { kind: 'to' };
const daysOf = (count: number): Amount => ({ months: 0, days: count, ms: 0 });

const SPANS = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
const span = only(READERS.unit, (unit) => (unit in SPANS ? SPANS[unit as keyof typeof SPANS] : undefined));
/** One day that needs no other to be known. */
const sureDay = readerOf<Meaning, DaySpec>([
  plain('<d:days>', ({ d }) => ({ at: 'today', days: d })),
  plain('<w:weekday>', ({ w }) => ({ at: 'weekday', weekday: w, week: 'coming' })),
  plain('<m:month> (the)? <d:month-day>', ({ m, d }) => ({ at: 'date', month: m, day: d })),
  plain('(the)? <d:ordinal> (of)? <m:month>', ({ d, m }) => (d <= 31 ? { at: 'date', month: m, day: d } : undefined)),
  plain('the <d:ordinal>', ({ d }) => (d <= 31 ? { at: 'date', day: d } : undefined)),
]);
const part = readerOf<Meaning, true>([
  plain('(in the)? morning|afternoon|evening|night|lunch|noon|midday', () => true),
]);
const halfDay = readerOf<Meaning, DayPart>([plain('morning|afternoon|evening|night', (_, words) => words as DayPart)]);
const own = { ...READERS, holiday, part, 'half-day': halfDay, span, season, clock, 'sure-day': sureDay };
const rule = rulesWith<Meaning, typeof own>(own);

/** No hour, and no number of minutes, follows. */
const DAY_ENDS = "[! (: | .) ~ <digits>] [! ~ (h|a|p|am|pm)] [! am|pm|o'clock | <unit> | <thing>]";

const isLatter = (words: string): boolean => /second|last|latter|back|2nd/.test(words.split(' half')[0] as string);

const halves: readonly EnglishRule[] = [
  rule('(the)? (first|second|latter|back|front | 1st | 2nd) half of (the | my)? day', (_, words) => ({
    kind: 'part',
    part: isLatter(words) ? 'afternoon' : 'morning',
  })),
  rule('(the)? (first|second|latter|back|front | 1st | 2nd) half of <d:sure-day>', ({ d }, words) => [
    day(d),
    { kind: 'part', part: isLatter(words) ? 'afternoon' : 'morning' },
  ]),
  rule('(the)? middle of (the)? <w:which> week', ({ w }) => period({ span: 'week-part', offset: w, part: 'middle' })),
  rule('(by)? (the)? end of <d:days>', ({ d }) => [
    { kind: 'clock', clock: { hour: 23, minute: 59, second: 59, half: '24' }, vague: true },
    day({ at: 'today', days: d }),
  ]),
];

const early: PieceValue = { kind: 'part', part: 'morning', half: 'early' };
const late: PieceValue = { kind: 'part', part: 'afternoon', half: 'late' };

const earlyAndLate: readonly EnglishRule[] = [
  // early tomorrow, late on Friday; late Friday night says itself what is late
  // leave early on Wednesday: earlier than usual, and no part of the day
  rule(
    `[! leave|leaving|finish|finishing|off|out|home|close|closing|done|left|go|work|school|class|office] early (on)? <d:sure-day> [! <part>]`,
    ({ d }) => [day(d), early],
  ),
  rule(`late (on)? <d:sure-day> [! <part>]`, ({ d }) => [day(d), late]),
  rule('early (on)? <d:sure-day> morning', ({ d }) => [day(d), { kind: 'part', part: 'early-morning' }]),
  rule('late (on)? <d:sure-day> <p:half-day>', ({ d, p }) => [day(d), { kind: 'part', part: p, half: 'late' }]),
  rule('early (on)? next <w:weekday> [! <part>]', ({ w }) => [day({ at: 'weekday', weekday: w, week: 'next' }), early]),
  rule('late (on)? next <w:weekday> [! <part>]', ({ w }) => [day({ at: 'weekday', weekday: w, week: 'next' }), late]),
  rule('<d:sure-day> (,)? early|late [$] [! <digits>]', ({ d }, words) => [
    day(d),
    words.endsWith('early') ? early : late,
  ]),
  rule('early|late|later (on)? tonight', (_, words) => [
    day({ at: 'today', days: 0 }),
    { kind: 'part', part: 'night', half: words.startsWith('early') ? 'early' : 'late' },
  ]),
  rule('early|late last <p:half-day>', ({ p }, words) => [
    day({ at: 'today', days: -1 }),
    { kind: 'part', part: p, half: words.startsWith('early') ? 'early' : 'late' },
  ]),
  // later next week, earlier next month, late in Q3
  rule('earlier|later (in)? (the)? <w:which> week', ({ w }, words) =>
    w === 0 ? undefined : period({ span: 'week-part', offset: w, part: words.startsWith('e') ? 'first' : 'second' }),
  ),
  rule('earlier|later (in)? (the)? <w:which> month|year', ({ w }, words) =>
    w === 0
      ? undefined
      : period({
          span: 'third',
          of: { span: words.endsWith('month') ? 'month' : 'year', offset: w },
          nth: words.startsWith('e') ? 0 : 2,
        }),
  ),
  rule('(sometime)? later (in)? <m:month>', ({ m }) =>
    period({ span: 'third', of: { span: 'in-year', month: m }, nth: 2 }),
  ),
  rule('early|mid|late (-)? (in)? q ~ <q:short> ((,)? (of|in)? <y?:year>)?', ({ q, y }, words) =>
    q < 1 || q > 4
      ? undefined
      : period({
          span: 'third',
          of: { span: 'in-year', quarter: q, ...(y === undefined ? {} : { year: y }) },
          nth: words.startsWith('early') ? 0 : words.startsWith('mid') ? 1 : 2,
        }),
  ),
  // later today, later on Friday
  rule('(sometime)? later (in|on)? <d:sure-day>', ({ d }) => [day(d), { kind: 'part', part: 'later' }]),
  rule('earlier (in|on)? today', () => [day({ at: 'today', days: 0 }), { kind: 'part', part: 'morning' }]),
];

const partsOfPeriods: readonly EnglishRule[] = [
  // this month's last week, next month's second Tuesday, next year's first quarter
  rule('<w:which> month|year <n:place> week', ({ w, n }, words) =>
    period({ span: 'week-of', nth: n, of: { span: words.includes('month') ? 'month' : 'year', offset: w } }),
  ),
  // day 3 of next week, day two of this month
  rule('(on)? day <n:number> of (the)? <w:which> <u:span>', ({ n, w, u }) =>
    n < 1 || n > (u === 'week' ? 7 : 31) ? undefined : day({ at: 'nth-day', nth: n, of: { span: u, offset: w } }),
  ),
  rule('<w:which> <u:span> <n:place> <d:name>', ({ w, u, n, d }) =>
    u === 'week' ? undefined : day({ at: 'nth-weekday', nth: n, weekday: d, of: { span: u, offset: w } }),
  ),
  rule('<w:which> <u:span> <n:place> day', ({ w, u, n }) => day({ at: 'nth-day', nth: n, of: { span: u, offset: w } })),
  rule('<w:which> year <n:place> quarter', ({ w, n }) =>
    n >= -1 && n <= 4 ? period({ span: 'in-year', quarter: n < 0 ? 4 : n, year: { offset: w } }) : undefined,
  ),
  rule('<w:which> <u:span> first|last|final <q:quantity> <v:unit>', ({ w, u, q, v }, words) =>
    v === 'day' || v === 'week' || v === 'month'
      ? period({
          span: 'slice',
          of: { span: u, offset: w },
          amount: times(q, v),
          end: / (?:last|final) /.test(words),
          ...(v === 'week' ? { isWeeks: true } : {}),
        })
      : undefined,
  ),
  // 4-23 next month, next month 4 to 9
  rule('(from)? (the)? <a:month-day> <till> (the)? <b:month-day> <w:which> month', ({ a, b, w }) =>
    b > a ? [FROM, day(inMonth(w, a)), TO, day(inMonth(w, b))] : undefined,
  ),
  rule(`<w:which> month (,)? (from|the)? <a:month-day> <till> (the)? <b:month-day> ${DAY_ENDS}`, ({ a, b, w }) =>
    b > a ? [FROM, day(inMonth(w, a)), TO, day(inMonth(w, b))] : undefined,
  ),
  // 5/6 March, the 5th or 6th of March
  rule('<a:month-day> / <b:month-day> (of)? <m:month>', ({ a, b, m }) =>
    b === a + 1 ? [day({ at: 'date', month: m, day: a }), TO, day({ at: 'date', month: m, day: b })] : undefined,
  ),
  rule('(either)? (the)? <a:month-day> or (the)? <b:month-day> (of)? <m:month>', ({ a, b, m }) => eitherDate(a, b, m)),
  rule(`(either)? <m:month> (the)? <a:month-day> or (the)? <b:month-day> ${DAY_ENDS}`, ({ a, b, m }) =>
    eitherDate(a, b, m),
  ),
  rule('(either)? the <a:ordinal> or the <b:ordinal> [$ | at|for|with]', ({ a, b }) =>
    a <= 31 && b <= 31 ? eitherDate(a, b, undefined) : undefined,
  ),
];

const inMonth = (offset: number, dayOfMonth: number): DaySpec => ({ at: 'date', month: { offset }, day: dayOfMonth });
function eitherDate(one: number, other: number, month: number | undefined): PieceValue {
  const of = month === undefined ? {} : { month };
  return day({
    at: 'either',
    days: [
      { at: 'date', day: one, ...of },
      { at: 'date', day: other, ...of },
    ],
  });
}

const several: readonly EnglishRule[] = [
  // June, July and August; June/July
  rule('<a:month> (,)? <b:month> (,)? (and | & | + | /)? <c:month> [! <month-day>]', ({ a, b, c }) =>
    b === (a % 12) + 1 && c === (b % 12) + 1 ? [monthOf(a), TO, monthOf(c)] : undefined,
  ),
  rule('<a:month> / <b:month> ((of | ,)? <y?:year>)? [! <month-day>]', ({ a, b, y }) =>
    b === (a % 12) + 1 ? [monthOf(a, y), TO, monthOf(b, y)] : undefined,
  ),
  // the eve of Thanksgiving, the Tuesday of Thanksgiving week
  rule('(on)? (the)? <w:weekday> (of|in) <h:holiday> week', ({ w, h }) =>
    day({
      at: 'from',
      base: { at: 'nth-day', of: { span: 'week-with', holiday: h }, nth: 1 },
      amount: daysOf(0),
      weekday: w,
    }),
  ),
  rule('(on)? (the)? eve of <h:holiday>', ({ h }) =>
    day({ at: 'from', base: { at: 'holiday', holiday: h }, amount: daysOf(-1) }),
  ),
  rule('(right)? all through <m:month>', ({ m }) => monthOf(m)),
  rule('(in|during|over)? (the)? last|final week before|preceding <h:holiday>', ({ h }) => weekBefore(h)),
  rule('(in|during|over)? (the)? week leading (up)? to <h:holiday>', ({ h }) => weekBefore(h)),
  rule('(the)? trailing <a:amount>', ({ a }) => period({ span: 'around', amount: a, past: true })),
  rule('(the)? prior|preceding <u:span>', ({ u }) => period({ span: u, offset: -1 })),
  rule('(in|over|during|for)? (the)? prior|preceding <a:amount>', ({ a }) =>
    period({ span: 'around', amount: a, past: true }),
  ),
  rule('within (the | this) <u:span>', ({ u }) => period({ span: 'rest', of: { span: u, offset: 0 } })),
];

const monthOf = (month: number, year?: YearSpec): PieceValue =>
  period({ span: 'in-year', month, ...(year === undefined ? {} : { year }) });
/** The seven days before it. */
const weekBefore = (name: string): readonly PieceValue[] => {
  const at = (days: number): PieceValue =>
    day({ at: 'from', base: { at: 'holiday', holiday: name }, amount: daysOf(days) });
  return [at(-7), TO, at(-1)];
};

const bounds: readonly EnglishRule[] = [
  // within two weeks from today
  rule('within|in (less than | under | at most)? <a:amount> (from|after|of) <d:sure-day>', ({ a, d }, words) =>
    a.ms !== 0 || !/^within|than|under|most/.test(words)
      ? undefined
      : [{ kind: 'relation', relation: 'by', side: 'ahead' }, day({ at: 'from', base: d, amount: a })],
  ),
  // in more than five days
  rule('in (more than | over | at least) <a:amount>', ({ a }) => [
    { kind: 'relation', relation: 'after', side: 'ahead' },
    { kind: 'shift', amount: a },
  ]),
  // after 5pm but before 7pm, after Monday and before Friday
  rule('after|past <a:clock> (,)? (but|and)? before <b:clock>', ({ a, b }) => [
    { kind: 'clock', clock: a },
    TO,
    { kind: 'clock', clock: b },
  ]),
  rule('after <a:sure-day> (,)? (but|and)? before <b:sure-day>', ({ a, b }) => [
    day({ at: 'from', base: a, amount: daysOf(1) }),
    TO,
    day({ at: 'from', base: b, amount: daysOf(-1) }),
  ]),
  rule('before <b:sure-day> (,)? (but|and) after <a:sure-day>', ({ a, b }) => [
    day({ at: 'from', base: a, amount: daysOf(1) }),
    TO,
    day({ at: 'from', base: b, amount: daysOf(-1) }),
  ]),
];

const windows: readonly EnglishRule[] = [
  rule('(for)? all <u:span> (long)? [! <every> | of|by|for]', ({ u }) => period({ span: u, offset: 0 })),
  rule('throughout (the | this) <u:span>', ({ u }) => period({ span: u, offset: 0 })),
  rule('(from|between) <a:season> <till-and> <b:season>', ({ a, b }) => [
    FROM,
    period({ span: 'season', season: a }),
    TO,
    period({ span: 'season', season: b }),
  ]),
  rule('[before|after|until|till|since|by (the | this)?] <s:season>', ({ s }) => period({ span: 'season', season: s })),
  rule('(in|over|during|for)? the coming|next|following|upcoming weeks', () =>
    period({ span: 'around', amount: daysOf(21), past: false, vague: true }),
  ),
  rule('(in|over|during|for)? the coming|next|following|upcoming months', () =>
    period({ span: 'around', amount: { months: 3, days: 0, ms: 0 }, past: false, vague: true }),
  ),
  rule('last|previous century', () => period({ span: 'years', from: 1900, count: 100 })),
  rule('next century', () => period({ span: 'years', from: 2100, count: 100 })),
  rule('circa|ca (.)? <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  rule('[prior to] <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  // by year's end, at the month's end
  rule('(the)? <u:span> end [! of]', ({ u }) =>
    u === 'week' ? undefined : day({ at: 'nth-day', of: { span: u, offset: 0 }, nth: -1 }),
  ),
];

export const ofTokenRules: readonly EnglishRule[] = [
  ...halves,
  ...earlyAndLate,
  ...partsOfPeriods,
  ...several,
  ...bounds,
  ...windows,
];
