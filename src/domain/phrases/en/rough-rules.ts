import type { Amount } from '../../time/phrase.ts';
import type { ClockSpec, DaySpec, PieceValue, SpokenAmount } from '../frames/pieces.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import { around } from './amounts.ts';
import { clock } from './clock-rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { holiday } from './holidays.ts';
import { negative, times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Lengths and hours of which either of two is meant, and times that lie more or less than so long from a day. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const TO: PieceValue = { kind: 'to' };
const UP_TO: PieceValue = { kind: 'relation', relation: 'by', side: 'ahead' };
const FROM_ON: PieceValue = { kind: 'relation', relation: 'onwards', side: 'ahead' };

/** 2-3 weeks, two or three hours, between 2 and 3 days: the shorter, or the longer. */
const either = readerOf<Meaning, SpokenAmount>([
  plain('<a:number> (<dash> | to|or) <b:number> <u:unit>', ({ a, b, u }) =>
    a > 0 && a < b && b <= 3 * a + 2 ? { ...times(a, u), or: times(b, u) } : undefined,
  ),
  plain('between <a:number> and <b:number> <u:unit>', ({ a, b, u }) =>
    a > 0 && a < b ? { ...times(a, u), or: times(b, u) } : undefined,
  ),
]);
/** A day that is said, and stands for itself. */
const named = readerOf<Meaning, DaySpec>([
  rulesWith<Meaning, { h: typeof holiday }>({ h: holiday })('<h:h>', ({ h }) => ({ at: 'holiday', holiday: h })),
  plain('<d:days>', ({ d }) => ({ at: 'today', days: d })),
  plain('<w:weekday>', ({ w }) => ({ at: 'weekday', weekday: w, week: 'coming' })),
  plain('<m:month> (the)? <d:month-day>', ({ m, d }) => ({ at: 'date', month: m, day: d })),
  plain('<m:month> (the)? <d:month-day> (,)? <y:full-year>', ({ m, d, y }) => ({
    at: 'date',
    month: m,
    day: d,
    year: y,
  })),
  plain('(the)? <d:ordinal> (of)? <m:month>', ({ d, m }) => (d <= 31 ? { at: 'date', month: m, day: d } : undefined)),
  plain('the <d:ordinal>', ({ d }) => (d <= 31 ? { at: 'date', day: d } : undefined)),
]);
const FREQUENCIES: Readonly<Record<string, string>> = {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};
const more = readerOf<Meaning, true>([plain('more than | over | at least | upwards of', () => true)]);
const less = readerOf<Meaning, true>([plain('less than | fewer than | under | at most | no more than', () => true)]);

const own = { ...READERS, either, named, more, less, clock };
const rule = rulesWith<Meaning, typeof own>(own);

const bare = (hour: number): ClockSpec => ({ hour, minute: 0, second: 0, half: null });

const eitherHour = (a: number, b: number): PieceValue | undefined =>
  a >= 1 && a <= 12 && b >= 1 && b <= 12 ? { kind: 'clock', clock: { ...bare(a), or: bare(b) } } : undefined;

const negated = ({ or, ...amount }: SpokenAmount): SpokenAmount => ({
  ...negative(amount),
  ...(or && { or: negative(or) }),
});
const from = (base: DaySpec, amount: Amount): PieceValue => day({ at: 'from', base, amount });
const less1 = ({ months, days, ms }: Amount): Amount => ({ months, days: days - 1, ms });

const eithers: readonly EnglishRule[] = [
  rule(
    '[! every|each|at|@|from|once|last|past|next|coming | <month> | <mark>] (for)? <a:either> [! old|ago]',
    ({ a }) => ({
      kind: 'amount',
      amount: a,
    }),
  ),
  rule('in (about|around)? <a:either> [! of|old]', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('<a:either> (later | from now|today)', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('<a:either> ago|earlier', ({ a }) => ({ kind: 'shift', amount: negated(a) })),
  // the next 2-3 days: all of them
  rule('(in|over|during|for)? (the)? next|coming|following <a:either>', ({ a }) => around(a.or as Amount, false)),
  rule('(in|over|during|for)? (the)? last|past|previous <a:either>', ({ a }) => around(a.or as Amount, true)),
  rule('in|over|during|for|within (the)? next|coming <u:unit> or two|so', ({ u }, words) =>
    around(times(words.endsWith('two') ? 2 : 1, u), false),
  ),
  // every 2-3 days
  rule('<every> <a:number> (<dash> | to|or) <b:number> <u:unit>', ({ a, b, u }) => {
    const FREQ = FREQUENCIES[u];
    return FREQ === undefined || a < 1 || a >= b
      ? undefined
      : {
          kind: 'repeat',
          repeat: { parts: { FREQ, INTERVAL: `${a}` }, others: [{ FREQ, INTERVAL: `${b}` }], about: 'other' },
        };
  }),
  // within 2-3 days: in the longer at most
  rule('within <a:either>', ({ a }) => ({ kind: 'shift', amount: a.or as Amount, within: true })),
];

const bounds: readonly EnglishRule[] = [
  // more than two weeks ago, less than 5 days ago
  rule('<m:more> <a:amount> (ago|earlier)', ({ a }) => [UP_TO, { kind: 'shift', amount: negative(a) }]),
  rule('<l:less> <a:amount> (ago|earlier)', ({ a }) => [FROM_ON, { kind: 'shift', amount: negative(a) }]),
  rule('<m:more> <a:amount> later', ({ a }) => [FROM_ON, { kind: 'shift', amount: a }]),
  rule('<l:less> <a:amount> later', ({ a }) => ({ kind: 'shift', amount: a, within: true })),
  // at least 10 days before May 1, more than a week after Easter
  rule('<m:more> <a:amount> before|prior (to)? <d:named>', ({ a, d }) =>
    a.ms === 0 ? [UP_TO, from(d, negative(a))] : undefined,
  ),
  rule('<m:more> <a:amount> after|from|past <d:named>', ({ a, d }) => (a.ms === 0 ? [FROM_ON, from(d, a)] : undefined)),
  // less than two weeks before Christmas, less than 4 days after Monday: between the two
  rule('<l:less> <a:amount> before <d:named>', ({ a, d }) =>
    a.ms === 0 ? [from(d, negative(a)), TO, from(d, { months: 0, days: -1, ms: 0 })] : undefined,
  ),
  rule('<l:less> <a:amount> after <d:named>', ({ a, d }) => (a.ms === 0 ? [day(d), TO, from(d, less1(a))] : undefined)),
  // within 5 working days: the last of them is the limit
  rule('within (the next)? <n:number> (business|working|work days | workdays|weekdays)', ({ n }) =>
    n > 0 && n < 260 ? [UP_TO, day({ at: 'workday', nth: n })] : undefined,
  ),
  // the week ending Friday: the seven days up to it
  rule('(in|during|for)? (the)? week ending (on)? <d:named>', ({ d }) => [
    from(d, { months: 0, days: -6, ms: 0 }),
    TO,
    day(d),
  ]),
];

/** 7 or 8pm, noon or 1pm, at 5 or 6. */
const hours: readonly EnglishRule[] = [
  rule('(either)? <a:short> or <b:clock>', ({ a, b }) =>
    a >= 1 && a <= 12 ? { kind: 'clock', clock: { ...b, hour: a, minute: 0, or: b } } : undefined,
  ),
  rule('(either)? <a:clock> or (at)? <b:clock>', ({ a, b }) => ({ kind: 'clock', clock: { ...a, or: b } })),
  rule(
    'at|around|about (either)? <a:short> or (at)? <b:short> [! (: | . | /) ~ <digits> | <unit> | <thing> | <month>] [$ | , | . | ? | on|for|with|in|to|this|next|today|tonight|tomorrow | <weekday>]',
    ({ a, b }) => eitherHour(a, b),
  ),
  rule(
    '[by|before|after] (either)? <a:short> or <b:short> [! (: | . | /) ~ <digits> | <unit> | <thing> | <month>] [$ | , | . | ? | on|for|with|in|to|this|next|today|tonight|tomorrow | <weekday>]',
    ({ a, b }) => eitherHour(a, b),
  ),
];

const NAME: PieceValue = { kind: 'glue', isName: true };
/** Numbers and words beside which no time is meant that they look like, or none that is known here. */
const names: readonly EnglishRule[] = [
  rule('[! on|by|before|after|until|till|due|from|to|since|-] 24 / 7 [! ~ (/ | -)]', () => NAME),
  // Years that begin in another month in each land and house
  rule(
    '(q ~ <short>)? (of|in)? (fiscal|financial|academic|school|tax year (of)? (<full-year> ((- | /) <digits>)?)?)',
    () => NAME,
  ),
  rule('(q ~ <short>)? (of|in)? fiscal <full-year>', () => NAME),
  rule("(q ~ <short> (of|in)?)? fy (- | ')? <digits> ((- | /)? q ~ <short>)?", () => NAME),
  // the last hour of the day: which day's, and when it ends
  rule('(the)? first|last|final (<number>)? hour|hours of', () => NAME),
  // between 5 and 10 dollars
  rule('between|from (<mark>)? <number> and|to (<mark>)? <number> (<thing> | %)', () => NAME),
  rule('between|from <mark> <number> and|to (<mark>)? <number>', () => NAME),
];

export const roughTokenRules: readonly EnglishRule[] = [...eithers, ...bounds, ...hours, ...names];
