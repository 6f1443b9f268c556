import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue } from '../frames/pieces.ts';
import { only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { holiday } from './holidays.ts';

import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Windows of more than days: decades and centuries, seasons, quarters in a row, months of a year, weekends around a feast. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });

const SEASONS: Readonly<Record<string, number>> = { spring: 0, summer: 1, autumn: 2, fall: 2, winter: 3 };
export const season = readerOf<Meaning, number>([
  plain(
    'spring|summer|autumn|fall|winter [! camp|festival|solstice|break|school|olympics|sale|term|semester|games|party|house|coat|clean|cleaning|equinox]',
    (_, words) => SEASONS[words],
  ),
]);

const DECADES: Readonly<Record<string, number>> = {
  twenties: 2020,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
};
const isDecade = (year: number): boolean => year % 10 === 0;
/** The first year of a decade: 1990s, '90s, nineties. */
export const decade = readerOf<Meaning, number>([
  plain("<y:full-year> (' | ~ ')? ~ s", ({ y }) => (isDecade(y) ? y : undefined)),
  plain('<y:full-year> s [! & | <digits>]', ({ y }) => (isDecade(y) ? y : undefined)),
  plain("(')? <d:two-digits> (' | ~ ')? ~ s", ({ d }) => (isDecade(d) ? d + (d < 30 ? 2000 : 1900) : undefined)),
  plain('twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties', (_, words) => DECADES[words]),
  // the nineteen twenties, the twenty tens
  plain('nineteen (-)? (twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)', (_, words) => {
    const own = DECADES[/[a-z]+$/.exec(words)?.[0] as string];
    return own === 2020 ? 1920 : own;
  }),
  plain('twenty (-)? (tens|twenties|thirties)', (_, words) =>
    /tens/.test(words) ? 2010 : /twenties/.test(words) ? 2020 : 2030,
  ),
  plain('two thousands', () => 2000),
]);

const SPANS = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
const span = only(READERS.unit, (unit) => (unit in SPANS ? SPANS[unit as keyof typeof SPANS] : undefined));

const own = { ...READERS, season, decade, span, holiday };
const rule = rulesWith<Meaning, typeof own>(own);

const THIS_YEAR: PeriodSpec = { span: 'year', offset: 0 };
const monthHalf = (second: boolean, of: PeriodSpec): PieceValue => period({ span: 'month-half', of, second });
const weekPart = (offset: number, part: 'first' | 'middle' | 'second'): PieceValue =>
  period({ span: 'week-part', offset, part });
const isSecond = (words: string): boolean => /second|last|latter|back|2nd/.test(words.split(' half')[0] as string);

const halves: readonly EnglishRule[] = [
  rule(
    '(the)? (first|second|last|latter|back|front | 1st | 2nd) half of (the | this)? <m:month> ((,)? (of)? <y?:year>)?',
    ({ m, y }, words) =>
      monthHalf(isSecond(words), { span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) }),
  ),
  rule('(the)? (first|second|last|latter|back|front | 1st | 2nd) half of (the)? <w:which> month', ({ w }, words) =>
    monthHalf(isSecond(words), { span: 'month', offset: w }),
  ),
  rule('(the)? (first|second|last|latter|back|front | 1st | 2nd) half of the month', (_, words) =>
    monthHalf(isSecond(words), { span: 'month', offset: 0 }),
  ),
  rule('(the)? (first|second|last|latter|back|front | 1st | 2nd) half of (the)? <w:which> week', ({ w }, words) =>
    weekPart(w, isSecond(words) ? 'second' : 'first'),
  ),
  rule('(the)? (first|second|last|latter|back|front | 1st | 2nd) half of the week', (_, words) =>
    weekPart(0, isSecond(words) ? 'second' : 'first'),
  ),
];

/** Early, middle or late in a week or month that is counted from this one. */
const roughly: readonly EnglishRule[] = [
  rule('(sometime)? early (in)? (the)? <w:which> week', ({ w }) => weekPart(w, 'first')),
  rule('(sometime)? late (in)? (the)? <w:which> week', ({ w }) => weekPart(w, 'second')),
  rule('mid (-)? <w:which> week', ({ w }) => weekPart(w, 'middle')),
  rule('early|mid|late (-)? (in)? (the)? <w:which> month', ({ w }, words) =>
    period({
      span: 'third',
      of: { span: 'month', offset: w },
      nth: /^early/.test(words) ? 0 : /^mid/.test(words) ? 1 : 2,
    }),
  ),
  // earlier this year: up to today
  rule('earlier (in)? this <u:span>', ({ u }) => [
    day({ at: 'nth-day', of: { span: u, offset: 0 }, nth: 1 }),
    { kind: 'to' },
    day({ at: 'today', days: 0 }),
  ]),
  rule('(the)? <u:span> before last', ({ u }) => period({ span: u, offset: -2 })),
  rule('(the)? weekend|wknd before last', () => period({ span: 'weekend', offset: -2 })),
  rule('(the)? night|evening before last', (_, words) => [
    day({ at: 'today', days: -2 }),
    { kind: 'part', part: /night/.test(words) ? 'night' : 'evening' },
  ]),
  rule('(the)? final week of (the | this) year', () => period({ span: 'week-of', of: THIS_YEAR, nth: -1 })),
];

const around: readonly EnglishRule[] = [
  rule('(in|over|during|for|within)? (the)? past <a:amount> [! ago]', ({ a }, words) =>
    /quarters?$/.test(words) ? undefined : period({ span: 'around', amount: a, past: true }),
  ),
  rule('(in|over|during)? (the)? last|past|previous decade', () =>
    period({ span: 'around', amount: { months: 120, days: 0, ms: 0 }, past: true }),
  ),
  rule('(in|over|during)? (the)? next|coming decade', () =>
    period({ span: 'around', amount: { months: 120, days: 0, ms: 0 }, past: false }),
  ),
];

const FORTNIGHT: Amount = { months: 0, days: 14, ms: 0 };
const decadesOf = (count: number): Amount => ({ months: 120 * count, days: 0, ms: 0 });

const within: readonly EnglishRule[] = [
  rule('within|over|in|during|for (the)? next|coming|following fortnight', () =>
    period({ span: 'around', amount: FORTNIGHT, past: false }),
  ),
  rule('(in|over|during|for)? (the)? last|past|previous <q:quantity> decades', ({ q }) =>
    period({ span: 'around', amount: decadesOf(q), past: true }),
  ),
  rule('(in|over|during|for)? (the)? next|coming <q:quantity> decades', ({ q }) =>
    period({ span: 'around', amount: decadesOf(q), past: false }),
  ),
];

const AHEAD: Readonly<Record<string, Amount>> = {
  week: { months: 0, days: 7, ms: 0 },
  fortnight: { months: 0, days: 14, ms: 0 },
  month: { months: 1, days: 0, ms: 0 },
  quarter: { months: 3, days: 0, ms: 0 },
  year: { months: 12, days: 0, ms: 0 },
};
const A_FEW_DAYS: Amount = { months: 0, days: 3, ms: 0 };

const aheadAndBehind: readonly EnglishRule[] = [
  // the week ahead, the month in front of us, the days to come
  rule(
    '(in|over|for|during)? the (whole)? <u:unit> (ahead|coming | to come | in front) (of (me|us))?',
    ({ u }, words) => {
      if (/days/.test(words)) return period({ span: 'around', amount: A_FEW_DAYS, past: false });
      if (u === 'day') return day({ at: 'today', days: 0 });
      const amount = AHEAD[u];
      return amount && period({ span: 'around', amount, past: false });
    },
  ),
  rule(
    '(in|over|for|during)? the (days (ahead | to come | in front) (of (me|us))? | coming|next|following|upcoming days)',
    () => period({ span: 'around', amount: A_FEW_DAYS, past: false }),
  ),
  rule('(in|over|for|during)? the (whole)? <u:unit> (behind|past | just (gone|past|ended)) (me|us)?', ({ u }) => {
    const amount = AHEAD[u];
    return amount && period({ span: 'around', amount, past: true });
  }),
];

const CHRISTMAS_EVE: DaySpec = { at: 'date', month: 12, day: 24 };
/** How many days before and after it people mean who say `over Easter`. */
const AROUND_IT: Readonly<Record<string, readonly [before: number, after: number]>> = {
  christmas: [1, 1],
  'new-year': [1, 0],
  thanksgiving: [0, 3],
  easter: [2, 1],
};
const daysFrom = (base: DaySpec, days: number): DaySpec => ({ at: 'from', base, amount: { months: 0, days, ms: 0 } });

const feasts: readonly EnglishRule[] = [
  rule('over|during|across|throughout the holidays', () => [
    day(CHRISTMAS_EVE),
    { kind: 'to' },
    day({ at: 'date', month: 1, day: 1 }),
  ]),
  // over the holidays, during the Christmas break: from Christmas Eve to New Year's Day
  rule(
    '(in|over|during|for|across|throughout)? the ((christmas|xmas|winter|festive|holiday) (break|season|period|vacation|holidays) | (year (-)? end)? holidays) [$]',
    () => [day(CHRISTMAS_EVE), { kind: 'to' }, day({ at: 'date', month: 1, day: 1 })],
  ),
  // over Christmas, throughout Easter
  rule('over|throughout|across (the)? <h:holiday> [! week|weekend|wknd|break|holidays]', ({ h }) => {
    const base: DaySpec = { at: 'holiday', holiday: h };
    const [before, after] = AROUND_IT[h] ?? [0, 0];
    return before + after === 0
      ? undefined
      : [
          day(before === 0 ? base : daysFrom(base, -before)),
          { kind: 'to' },
          day(after === 0 ? base : daysFrom(base, after)),
        ];
  }),
];

const years = (from: number, count: number): PieceValue => period({ span: 'years', from, count });

const decades: readonly EnglishRule[] = [
  rule('the <d:decade>', ({ d }) => years(d, 10)),
  rule('in|during|of (the)? <d:decade>', ({ d }) => years(d, 10)),
  rule('[! <number> | <thing>] <d:decade>', ({ d }, words) => (/^(?:\d{4}|')/.test(words) ? years(d, 10) : undefined)),
  rule('(the)? early (-)? <d:decade>', ({ d }) => years(d, 4)),
  rule('(the)? mid (-)? <d:decade>', ({ d }) => years(d + 4, 3)),
  rule('(the)? late (-)? <d:decade>', ({ d }) => years(d + 7, 3)),
  rule('(the)? <n:ordinal> century', ({ n }) => (n > 1 && n < 23 ? years((n - 1) * 100, 100) : undefined)),
  rule('this century', () => years(2000, 100)),
];

const seasons: readonly EnglishRule[] = [
  rule('(in|during|over|for)? (the)? <w:which> <s:season>', ({ w, s }) =>
    period({ span: 'season', season: s, ...(w === 0 ? {} : { which: w > 0 ? 'next' : 'last' }) }),
  ),
  rule('(in|during|over|for)? (the)? <s:season> (of|in)? <y:year>', ({ s, y }) =>
    period({ span: 'season', season: s, year: y }),
  ),
  rule('<y:full-year> <s:season>', ({ y, s }) => period({ span: 'season', season: s, year: y })),
  rule('in|during|over|throughout (the)? <s:season>', ({ s }) => period({ span: 'season', season: s })),
];

const quarter = (count: number, isPast: boolean): PieceValue | undefined =>
  Number.isInteger(count) && count > 0 && count < 100
    ? period({ span: 'units', unit: 'quarter', offset: isPast ? -count : 1, count })
    : undefined;

const quarters: readonly EnglishRule[] = [
  rule('(in|over|during|for)? (the)? last|past|previous <q:quantity> quarters', ({ q }) => quarter(q, true)),
  rule('(in|over|during|for)? (the)? next|coming|following <q:quantity> quarters', ({ q }) => quarter(q, false)),
  rule('(the)? last|final|fourth quarter (of|in) (the)? <y:year>', ({ y }) =>
    period({ span: 'in-year', quarter: 4, year: y }),
  ),
  rule('(the)? last|final quarter of (the | this) year', () =>
    period({ span: 'in-year', quarter: 4, year: { offset: 0 } }),
  ),
];

const months: readonly EnglishRule[] = [
  rule('(the)? <n:ordinal> month (of|in) <y:year>', ({ n, y }) =>
    n <= 12 ? period({ span: 'in-year', month: n, year: y }) : undefined,
  ),
  rule('(the)? last|final month (of|in) <y:year>', ({ y }) => period({ span: 'in-year', month: 12, year: y })),
];

/** The Saturday next to a day, and the day behind it. */
const weekendAt = (base: DaySpec): readonly PieceValue[] => [
  day({ at: 'from', base, amount: { months: 0, days: -3, ms: 0 }, weekday: 5 }),
  { kind: 'amount', amount: { months: 0, days: 2, ms: 0 } },
];

const days: readonly EnglishRule[] = [
  // the weekend of December 12: the one next to it
  rule('(on|over|during|for)? (the)? weekend|wknd of (the)? <m:month> (the)? <d:month-day>', ({ m, d }) =>
    weekendAt({ at: 'date', month: m, day: d }),
  ),
  rule('(on|over|during|for)? (the)? weekend|wknd of (the)? <d:month-day> ((of)? <m?:month>)?', ({ d, m }) =>
    weekendAt({ at: 'date', day: d, ...(m === undefined ? {} : { month: m }) }),
  ),
  // from December on
  rule('[<month> | <full-year> | <month-day> | from <weekday> | from <days>] on|onward|onwards [$] [! <any>]', () => ({
    kind: 'relation',
    relation: 'onwards',
    side: 'behind',
  })),
  rule('(in|over|during|for)? (the)? last|past|previous <n:number> business|working|work days', ({ n }) =>
    n > 0 && n < 260 ? [day({ at: 'workday', nth: -n }), { kind: 'to' }, day({ at: 'workday', nth: -1 })] : undefined,
  ),
  // this week and next; today and tomorrow, where no hour is said
  rule('this week (and|through|to | & | +) next (week)?', () => [
    period({ span: 'week', offset: 0 }),
    { kind: 'to' },
    period({ span: 'week', offset: 1 }),
  ]),
  rule('this month (and|through|to | & | +) next (month)?', () => [
    period({ span: 'month', offset: 0 }),
    { kind: 'to' },
    period({ span: 'month', offset: 1 }),
  ]),
  rule('[! <any>] <a:days> (and | & | +) <b:days> [$] [! <any>]', ({ a, b }) =>
    b === a + 1 ? [day({ at: 'today', days: a }), { kind: 'to' }, day({ at: 'today', days: b })] : undefined,
  ),
  rule('<d:days> (and | & | +) the day after (that | tomorrow)? [$] [! <any>]', ({ d }) => [
    day({ at: 'today', days: d }),
    { kind: 'to' },
    day({ at: 'today', days: d + 1 }),
  ]),
  // this Saturday and Sunday
  rule('[! <any>] (on)? this (coming)? <a:weekday> (and | & | +) <b:weekday> [! <any>]', ({ a, b }) =>
    b === (a + 1) % 7
      ? [
          day({ at: 'weekday', weekday: a, week: 'coming' }),
          { kind: 'to' },
          day({
            at: 'from',
            base: { at: 'weekday', weekday: a, week: 'coming' },
            amount: { months: 0, days: 1, ms: 0 },
          }),
        ]
      : undefined,
  ),
  rule('(on|over|for|during)? (the)? weekend|wknd after this|that (coming)? (one|weekend|wknd)?', () =>
    period({ span: 'weekend', offset: 1 }),
  ),
  rule('(the)? current date|day', () => day({ at: 'today', days: 0 })),
  rule('(this)? mid (-)? week | midweek', () => weekPart(0, 'middle')),
];

export const windowTokenRules: readonly EnglishRule[] = [
  ...halves,
  ...roughly,
  ...around,
  ...within,
  ...aheadAndBehind,
  ...feasts,
  ...decades,
  ...seasons,
  ...quarters,
  ...months,
  ...days,
];
