import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue, YearSpec } from '../frames/pieces.ts';
import { listOf, only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { holiday } from './holidays.ts';
import { plus, times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import type { Unit } from './words.ts';

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
  plain('next <w:weekday>', ({ w }) => ({ at: 'weekday', weekday: w, week: 'next' })),
]);
/** A day by its date or name. */
const namedDay = readerOf<Meaning, DaySpec>([
  rulesWith<Meaning, { h: typeof holiday; year: typeof READERS.year }>({ h: holiday, year: READERS.year })(
    '<h:h> ((,)? <y?:year>)?',
    ({ h, y }) => ({ at: 'holiday', holiday: h, ...(y === undefined ? {} : { year: y }) }),
  ),
  plain('<m:month> (the)? <d:month-day> ((,)? <y?:year>)?', ({ m, d, y }) => ({
    at: 'date',
    month: m,
    day: d,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('(the)? <d:month-day> (of)? <m:month>', ({ m, d }) => ({ at: 'date', month: m, day: d })),
  plain('the <d:ordinal> [! <name>]', ({ d }) => (d <= 31 ? { at: 'date', day: d } : undefined)),
  plain('<d:days>', ({ d }) => ({ at: 'today', days: d })),
  plain('next <w:weekday>', ({ w }) => ({ at: 'weekday', weekday: w, week: 'next' })),
]);
const own = {
  ...READERS,
  holiday,
  'month-days': listOf(
    only(READERS['month-day'], (d) => d),
    READERS.and,
    (list, next) => [...list, next],
  ),
  ordinals: listOf(
    only(READERS.ordinal, (d) => (d <= 31 ? d : undefined)),
    READERS.and,
    (list, next) => [...list, next],
  ),
  span,
  'calendar-date': calendarDate,
  'named-day': namedDay,
};
const rule = rulesWith<Meaning, typeof own>(own);

const rest = (unit: keyof typeof SPANS): PieceValue => period({ span: 'rest', of: { span: SPANS[unit], offset: 0 } });

/** So long from a day on, that day in. */
const stretch = (from: DaySpec, amount: Amount): readonly PieceValue[] => [
  day(from),
  { kind: 'to' },
  day({ at: 'from', base: from, amount: { ...amount, days: amount.days - 1 } }),
];

const days = (count: number): Amount => ({ months: 0, days: count, ms: 0 });

/** The n-th such weekday after a day, or before it. */
const weekdayFrom = (base: DaySpec, weekday: number, nth: number, isAfter: boolean): PieceValue =>
  day({ at: 'from', base, weekday, amount: days(isAfter ? 1 + 7 * (nth - 1) : -7 * nth) });

/** Days of one month in a row are a stretch; others are several days, and one must be chosen. */
function severalDays(month: number, list: readonly number[], year?: YearSpec): PieceValue | readonly PieceValue[] {
  const dates = list.map((one): DaySpec => ({ at: 'date', month, day: one, ...(year === undefined ? {} : { year }) }));
  const isInARow = list.every((one, index) => index === 0 || one === (list[index - 1] as number) + 1);
  return isInARow
    ? [day(dates[0] as DaySpec), { kind: 'to' }, day(dates.at(-1) as DaySpec)]
    : day({ at: 'either', days: dates });
}

const isRising = (list: readonly number[]): boolean =>
  list.every((one, index) => index === 0 || one > (list[index - 1] as number));

/** So many whole days, weeks, months or years after a day. */
function dayFrom(count: number, unit: Unit, base: DaySpec): PieceValue | undefined {
  const amount = times(count, unit);
  return amount.ms === 0 ? day({ at: 'from', base, amount }) : undefined;
}

/** So many days behind a day, or before it, that day not counted. */
const beside = (base: DaySpec, count: number): readonly PieceValue[] => [
  day({ at: 'from', base, amount: days(count > 0 ? 1 : count) }),
  { kind: 'amount', amount: days(Math.abs(count)) },
];
/** The weekend whose Saturday is the first one from so many days after a day. */
const weekendFrom = (base: DaySpec, count: number): readonly PieceValue[] => [
  day({ at: 'from', base, amount: days(count), weekday: 5 }),
  { kind: 'amount', amount: days(2) },
];

const reckoned: readonly EnglishRule[] = [
  // Monday after Christmas, the first Tuesday after Dec 7, the Friday before Easter
  rule('(the)? <w:weekday> after|following <d:named-day>', ({ w, d }) => weekdayFrom(d, w, 1, true)),
  rule('(the)? <w:weekday> before|preceding <d:named-day>', ({ w, d }) => weekdayFrom(d, w, 1, false)),
  // off the Monday and Tuesday after Thanksgiving: two days in a row
  rule('the <a:weekday> <and> (the)? <b:weekday> after|following <d:named-day>', ({ a, b, d }) =>
    (a + 1) % 7 === b ? [weekdayFrom(d, a, 1, true), { kind: 'to' }, day({ at: 'after-start', days: 1 })] : undefined,
  ),
  rule('(the)? <n:place> <w:weekday> after|following <d:named-day>', ({ n, w, d }) =>
    n > 0 && n < 6 ? weekdayFrom(d, w, n, true) : undefined,
  ),
  // the night before Thanksgiving at 8
  rule('(on)? (the)? night|evening before <d:named-day>', ({ d }, words) => [
    day({ at: 'from', base: d, amount: days(-1) }),
    { kind: 'part', part: /night/.test(words) ? 'night' : 'evening' },
  ]),
  rule('(the)? last <w:weekday> before <d:named-day>', ({ w, d }) => weekdayFrom(d, w, 1, false)),
  // the first business day after New Year, the last working day before Christmas
  rule('(on)? (the)? (first|next)? (business|working|work) (-)? day after|following <d:named-day>', ({ d }) =>
    day({ at: 'workday', nth: 1, from: d }),
  ),
  rule('(on)? (the)? last (business|working|work) (-)? day before <d:named-day>', ({ d }) =>
    day({ at: 'workday', nth: -1, from: d }),
  ),
  rule('(on)? (the)? <n:place> (business|working|work) (-)? day after|following <d:named-day>', ({ n, d }) =>
    n > 0 && n < 20 ? day({ at: 'workday', nth: n, from: d }) : undefined,
  ),
  // Sunday 3 weeks after January 15th: of the week that lies so far on, or the third Sunday
  rule('(the)? <w:weekday> (,)? <a:amount> after|from|following <d:named-day>', ({ w, a, d }) => {
    if (a.ms !== 0) return undefined;
    const inWeek: DaySpec = { at: 'from', base: d, amount: a, weekday: w };
    const nth = a.months === 0 && a.days % 7 === 0 ? a.days / 7 : 0;
    const counted: DaySpec = { at: 'from', base: d, weekday: w, amount: days(1 + 7 * (nth - 1)) };
    return day(nth < 1 || d.at === 'today' ? inWeek : { at: 'either', days: [inWeek, counted] });
  }),
  // the last Friday of the quarter
  rule('(on)? (the)? <n:place> <w:name> (of|in) (the|this) (quarter|year)', ({ n, w }, words) =>
    n >= -5 && n <= 13
      ? day({
          at: 'nth-weekday',
          of: { span: /quarter$/.test(words) ? 'quarter' : 'year', offset: 0 },
          weekday: w,
          nth: n,
        })
      : undefined,
  ),
  // day after Christmas
  rule('(on)? (the)? day after|following <h:holiday>', ({ h }) =>
    day({ at: 'from', base: { at: 'holiday', holiday: h }, amount: days(1) }),
  ),
  rule('(on)? (the)? day before <h:holiday>', ({ h }) =>
    day({ at: 'from', base: { at: 'holiday', holiday: h }, amount: days(-1) }),
  ),
  // two weeks from today, a week from Tuesday: one day, whatever stands beside it
  rule('<q:quantity> <u:unit> from <d:days>', ({ q, u, d }) => dayFrom(q, u, { at: 'today', days: d })),
  rule('<q:quantity> <u:unit> from <w:weekday>', ({ q, u, w }) =>
    dayFrom(q, u, { at: 'weekday', weekday: w, week: 'coming' }),
  ),
  // the week before Christmas, the 3 days after Easter
  rule('(in|during|over|for)? the (whole)? week (before|preceding | prior to) <d:named-day>', ({ d }) => beside(d, -7)),
  rule('(in|during|over|for)? the (whole)? week after|following <d:named-day>', ({ d }) => beside(d, 7)),
  rule('(in|during|over|for)? the <n:number> <u:unit> (before|preceding | prior to) <d:named-day>', ({ n, u, d }) =>
    u === 'day' || u === 'week' ? beside(d, -n * (u === 'week' ? 7 : 1)) : undefined,
  ),
  rule('(in|during|over|for)? the <n:number> <u:unit> after|following <d:named-day>', ({ n, u, d }) =>
    u === 'day' || u === 'week' ? beside(d, n * (u === 'week' ? 7 : 1)) : undefined,
  ),
  // Easter is no part of the weekend before it
  rule('(the)? weekend|wknd before <d:named-day>', ({ d }) => weekendFrom(d, -8)),
  rule('(the)? weekend|wknd after|following <d:named-day>', ({ d }) => weekendFrom(d, 1)),
  rule('(the)? days between', () => ({ kind: 'from' })),
  rule('all of <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  rule('[! <any>] <a:month> and <b:month> [! <any>]', ({ a, b }) =>
    b === (a % 12) + 1
      ? [period({ span: 'in-year', month: a }), { kind: 'to' }, period({ span: 'in-year', month: b })]
      : undefined,
  ),
  rule('(the)? this <u:span> (-)? to (-)? date', ({ u }) => [
    day({ at: 'nth-day', of: { span: u, offset: 0 }, nth: 1 }),
    { kind: 'to' },
    day({ at: 'today', days: 0 }),
  ]),
  // two Sundays from now
  rule('<n:number> <w:name> from now|today', ({ n, w }) =>
    day({ at: 'from', base: { at: 'weekday', weekday: w, week: 'coming' }, amount: days(7 * (n - 1)) }),
  ),
  rule('(the)? (weekend | wknd | week - end) after next', () => period({ span: 'weekend', offset: 2 })),
  // since Monday
  rule('since (last)? <w:weekday>', ({ w }) => [
    { kind: 'relation', relation: 'after', side: 'ahead' },
    day({ at: 'weekday', weekday: w, week: 'last' }),
  ]),
  rule('(for)? (the)? rest|remainder of (the|my)? day|today', () => [
    { kind: 'now' },
    { kind: 'to' },
    { kind: 'clock', clock: { hour: 24, minute: 0, second: 0, half: '24' } },
  ]),
  // December 5, 6 and 7; the 5th, 6th and 7th of December
  rule(
    "(on)? <m:month> (the)? <l:month-days> [! (- | to) (noon|midnight | <short> ((: | .) ~ <digits> | am|pm))] [! (: | .) ~ <digits>] [! ~ (h|a|p|am|pm)] [! pm|am|o'clock|sharp | <unit> | <thing> | in the | at night]",
    ({ m, l }) => severalDays(m, l),
  ),
  // closed 25, 26 Dec; 24 and 25 December
  rule(
    '[! at|by|around|about|@|until|till|before|after|room|page|chapter|$|#] <l:month-days> <m:month> [! <short> | ~ <digits>] ((,)? (of|in)? <y?:year>)?',
    ({ l, m, y }) => (isRising(l) ? severalDays(m, l, y) : undefined),
  ),
  rule('(on)? (the)? <l:ordinals> (of)? <m:month> ((,)? (of|in)? <y?:year>)?', ({ l, m, y }) => severalDays(m, l, y)),
  rule('(on)? (the)? <l:month-days> of <m:month> ((,)? (of|in)? <y?:year>)?', ({ l, m, y }) => severalDays(m, l, y)),
];

export const periodTokenRules: readonly EnglishRule[] = [
  ...reckoned,
  // the rest of the week, later this month, the remainder of the year
  rule('(for)? (the)? rest|remainder|balance|remaining (of|in) (the | this | my | our)? (current)? <u:span>', ({ u }) =>
    rest(u),
  ),
  rule('(sometime|some time)? later (in)? (this|the) (current)? <u:span>', ({ u }) => rest(u)),
  rule('(the)? remaining <u:span>', ({ u }) => rest(u)),
  // all week starting Monday: seven days from then on
  rule('(all | the (whole|entire)) week (,)? starting|beginning|from (on)? <w:weekday>', ({ w }) => [
    day({ at: 'weekday', weekday: w, week: 'coming' }),
    { kind: 'amount', amount: days(7) },
  ]),
  // the week of Dec 7, week commencing 12/7
  rule('(in|during|for)? (the)? week|wk starting|beginning|commencing|from (on)? (the)? <d:calendar-date>', ({ d }) =>
    stretch(d, times(1, 'week')),
  ),
  // the week of Christmas, Thanksgiving week; Labor Day weekend
  rule('(in|during|for|over)? (the)? week|wk of <h:holiday>', ({ h }) => period({ span: 'week-with', holiday: h })),
  rule('(in|during|for|over)? (the)? <h:holiday> week|wk', ({ h }) => period({ span: 'week-with', holiday: h })),
  rule(
    '(in|during|for|over|on)? (the)? <h:holiday> (long)? (weekend | wknd | week - end) ((,)? <y?:year>)?',
    ({ h, y }) => period({ span: 'weekend-with', holiday: h, ...(y === undefined ? {} : { year: y }) }),
  ),
  rule('(in|during|for)? (the)? (whole|entire|full)? week|wk of (on)? (the)? <d:calendar-date>', ({ d }) => [
    day({ at: 'week-edge', of: d, last: false }),
    { kind: 'to' },
    day({ at: 'week-edge', of: d, last: true }),
  ]),
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
        : period({
            span: 'slice',
            amount: times(q, u),
            end: /last|final/.test(words),
            ...(u === 'week' ? { isWeeks: true } : {}),
          }),
  ),
  // the last 3 days of the month
  rule(
    '(in|over|during|for|within)? (the)? first|last|final <q:quantity> <u:unit> of the <s:span>',
    ({ q, u, s }, words) =>
      u === 'day' || u === 'week' || u === 'month'
        ? period({
            span: 'slice',
            of: { span: s, offset: 0 },
            amount: times(q, u),
            end: /last|final/.test(words),
            ...(u === 'week' ? { isWeeks: true } : {}),
          })
        : undefined,
  ),
  // last weekend in October, first week-end of May
  rule('(the)? <n:place> (weekend | wknd | week - end | week end) [of|in | <month> | <which>]', ({ n }) => [
    day({ at: 'nth-weekday', weekday: 5, nth: n }),
    { kind: 'amount', amount: { months: 0, days: 2, ms: 0 } },
  ]),
  rule('(this|the)? week - end', () => period({ span: 'weekend', offset: 'coming' })),
  rule('(this|the)? coming|upcoming week - end', () => period({ span: 'weekend', offset: 'ahead' })),
  rule('<w:which> week - end', ({ w }) => period({ span: 'weekend', offset: w === 0 ? 'coming' : w })),
  rule('(in|during|for|over)? the year [! <full-year> | of | <month> | end|after|before|to]', () =>
    period({ span: 'year', offset: 0 }),
  ),
  // 15m and nothing else
  rule('[! <any>] <n:written> ~ m [! <any>]', ({ n }) => ({ kind: 'amount', amount: times(n, 'minute') })),
  // an hour fifteen
  rule(
    '[! every|each|in|next|last|past|within] <q:quantity> hour|hours (and)? <n:spelled> [$ | on|with|at|later|earlier|long]',
    ({ q, n }) =>
      n >= 5 && n < 60 && n % 5 === 0
        ? { kind: 'amount', amount: plus(times(q, 'hour'), times(n, 'minute')) }
        : undefined,
  ),
  // quarter-hour check-in, hour-long call: lengths that name no number
  rule(
    '[! every|each|last|next|past|this|previous] (a)? ((three | 3) (-)?)? quarter|quarters (-)? (of (an)?)? hour|hours (-)? (long)? [! later|earlier|before|after|ago|from|past|to|sooner|early|late|more|longer|shorter]',
    (_, words) => ({ kind: 'amount', amount: times(/three|3/.test(words) ? 0.75 : 0.25, 'hour') }),
  ),
  rule('[! every|each] hour (-)? long', () => ({ kind: 'amount', amount: times(1, 'hour') })),
  // for 2 hours from 2pm, for 3 days, from today: how long and from when
  rule(
    'for (about|around|another)? <a:amount> (,)? (from|starting|beginning | as of) (from|on)? [(at)? (the)? (<days> | <weekday> | <month> (the)? (<digits> | <ordinal>) | <ordinal> | <digits> | <which> | now|noon|midday)]',
    ({ a }) => ({ kind: 'amount', amount: a }),
  ),
  // for two weeks from December; Sundays for half an hour, from December: there it is the series that begins then
  rule(
    'for (about|around|another)? <a:amount> (,)? (from|starting|beginning | as of) [<month> [! (the)? (<digits> | <ordinal>)]]',
    ({ a }) => (a.ms === 0 ? { kind: 'amount', amount: a } : undefined),
  ),
  // 2 hours starting at 9
  rule('[! every|each] <a:amount> (,)? starting|beginning [at (<digits> | noon|midday)]', ({ a }) =>
    a.ms === 0 ? undefined : { kind: 'amount', amount: a },
  ),
];
