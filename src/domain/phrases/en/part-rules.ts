import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { Amount, DayPart } from '../../time/phrase.ts';
import type { ClockSpec, DaySpec, PeriodSpec, PieceValue } from '../frames/pieces.ts';
import { listOf, only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { holiday } from './holidays.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Parts of years, months and days, what lies between two limits, and so many of the next ones. */

const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const TO: PieceValue = { kind: 'to' };

const SPANS = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
type Unit = keyof typeof SPANS;
const span = only(READERS.unit, (unit) => (unit in SPANS ? SPANS[unit as Unit] : undefined));
const THIRDS = { early: 0, mid: 1, late: 2 } as const;
const third = readerOf<Meaning, 0 | 1 | 2>([
  plain('early|mid|late', (_, words) => THIRDS[words as keyof typeof THIRDS]),
  plain('(the)? middle of', () => 1),
]);
const wholeHour = only(READERS.number, (value) => (value >= 0 && value <= 24 ? value : undefined));
const minute = only(READERS['two-digits'], (value) => (value < 60 ? value : undefined));

/** 7.30am, 5 pm: what follows shows that a number with a dot is an hour. */
const timed = readerOf<Meaning, true>([
  plain('<short> ((: | .) ~ <two-digits>)? (a|p|am|pm | a . m | p . m)', () => true),
]);

const halfDay = readerOf<Meaning, DayPart>([plain('morning|afternoon|evening', (_, words) => words as DayPart)]);

const threeDigits = only(READERS.digits, (digits) => {
  const [hour, minutes] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  return digits.length === 3 && hour > 0 && minutes < 60 ? { hour, minute: minutes } : undefined;
});

/** `mon tue wed`: side by side, with a comma, a word or nothing between them. */
const row = listOf(
  READERS.name,
  { first: READERS.comma.first, read: (line, at) => [...READERS.comma.read(line, at), { to: at, value: 'and' }] },
  (list: readonly number[], next) => [...list, next],
);

const own = {
  ...READERS,
  row,
  'half-day': halfDay,
  'three-digits': threeDigits,
  timed,
  span,
  third,
  holiday,
  'whole-hour': wholeHour,
  minute,
};
const rule = rulesWith<Meaning, typeof own>(own);

const clock = (hour: number, minutes: number): PieceValue => {
  const spec: ClockSpec = { hour, minute: minutes, second: 0, half: hour > 12 || hour === 0 ? '24' : null };
  return { kind: 'clock', clock: spec };
};

const thirds: readonly EnglishRule[] = [
  // early 2027, late in 2026, mid-2027
  rule('<p:third> (-)? (in)? <y:full-year> [! (- | / | .) ~ <digits>]', ({ p, y }) =>
    period({ span: 'third', of: { span: 'in-year', year: y }, nth: p }),
  ),
  rule('<p:third> (-)? (in)? (the)? <w:which> year', ({ p, w }) =>
    period({ span: 'third', of: { span: 'year', offset: w }, nth: p }),
  ),
  rule('(the)? middle of (the | this) week', () => period({ span: 'week-part', offset: 0, part: 'middle' })),
  rule('early|earlier in the day', () => ({ kind: 'part', part: 'morning' })),
  // this afternoon and evening
  rule('<p:half-day> (and | & | +) <q:half-day>', ({ p, q }) =>
    p === q ? undefined : [{ kind: 'part', part: p }, TO, { kind: 'part', part: q }],
  ),
  rule('this <p:half-day> (and | & | +) <q:half-day>', ({ p, q }) =>
    p === q ? undefined : [day({ at: 'today', days: 0 }), { kind: 'part', part: p }, TO, { kind: 'part', part: q }],
  ),
  rule('late|later in the day', () => ({ kind: 'part', part: 'afternoon' })),
];

const upToNow = (unit: Unit): readonly PieceValue[] => [
  day({ at: 'nth-day', of: { span: unit, offset: 0 }, nth: 1 }),
  TO,
  day({ at: 'today', days: 0 }),
];
const SHORT: Readonly<Record<string, Unit>> = { wtd: 'week', mtd: 'month', qtd: 'quarter', ytd: 'year' };

const wholes: readonly EnglishRule[] = [
  // year to date, YTD
  rule('<u:span> (-)? to (-)? date', ({ u }) => upToNow(u)),
  rule('wtd|mtd|qtd|ytd', (_, words) => upToNow(SHORT[words] as Unit)),
  // the rest of December
  rule('(for)? (the)? rest|remainder|balance of <m:month>', ({ m }) =>
    period({ span: 'rest', of: { span: 'in-year', month: m } }),
  ),
  rule('(the)? whole|entire|full <u:span> [! of|in | <full-year>]', ({ u }) => period({ span: u, offset: 0 })),
  rule('(the)? (whole|entire|full)? month of <m:month> ((,)? (of|in)? <y?:year>)?', ({ m, y }) =>
    period({ span: 'in-year', month: m, ...(y === undefined ? {} : { year: y }) }),
  ),
  rule('(the)? <n:ordinal> week (of|in) (the year)? <y:year>', ({ n, y }) =>
    n <= 53
      ? period({
          span: 'week-of',
          nth: n,
          of: typeof y === 'number' ? { span: 'in-year', year: y } : { span: 'year', offset: y.offset },
        })
      : undefined,
  ),
  // this year's Thanksgiving
  rule('<w:which> year <h:holiday>', ({ w, h }) => day({ at: 'holiday', holiday: h, year: { offset: w } })),
  // the last weekend of the month, the first weekend of next month
  rule('(the)? <n:place> (weekend | wknd | week - end) (of|in) (the | this) month', ({ n }) => weekendOf(n, 0)),
  rule('(the)? <n:place> (weekend | wknd | week - end) (of|in) <w:which> month', ({ n, w }) => weekendOf(n, w)),
];

const weekendOf = (nth: number, offset: number): readonly PieceValue[] => [
  day({ at: 'nth-weekday', weekday: 5, nth, of: { span: 'month', offset } }),
  { kind: 'amount', amount: { months: 0, days: 2, ms: 0 } },
];

const WEEKLY = (weekdays: readonly number[]): PieceValue => ({
  kind: 'repeat',
  repeat: { parts: { FREQ: 'WEEKLY', BYDAY: weekdays.map((one) => WEEKDAYS[one]).join() } },
});
const some = (weekdays: readonly number[], count: number): readonly PieceValue[] | undefined =>
  count > 1 && count < 53 ? [WEEKLY(weekdays), { kind: 'count', count: count * weekdays.length }] : undefined;

const nextOnes: readonly EnglishRule[] = [
  // the next three Mondays, for the next 2 weekends
  rule('(on|for|over)? (the)? next|coming|following <n:number> <w:name>', ({ n, w }) => some([w], n)),
  // six Wednesdays in a row, three straight Fridays
  rule('(on|for)? <n:number> <w:name> (,)? (in (a row | succession) | running|straight)', ({ n, w }) => some([w], n)),
  rule('(on|for)? <n:number> straight|consecutive|successive <w:name>', ({ n, w }) => some([w], n)),
  rule('(on|for|over)? (the)? next|coming|following <n:number> <l:weekdays>', ({ n, l }) => some(l, n)),
  rule('(on|for|over)? (the)? next|coming|following <n:number> weekends', ({ n }) => some([5, 6], n)),
  // mon, tue and wed next week; Tue Thu this week: each of them in that week
  rule('(on)? <l:weekdays> (of)? <w:which> week', ({ l, w }, words) => inWeek(l, w, words)),
  rule('(on)? <l:row> (of)? <w:which> week', ({ l, w }, words) => inWeek(l, w, words)),
  rule('<w:which> week (on|,)? <l:weekdays>', ({ l, w }, words) => inWeek(l, w, words)),
  rule('<w:which> week (on|,)? <l:row>', ({ l, w }, words) => inWeek(l, w, words)),
];

/** From one to another they are a stretch of days. */
const inWeek = (weekdays: readonly number[], offset: number, words: string): readonly PieceValue[] | undefined =>
  offset < 0 || / (?:to|through|thru|until|till) |-/.test(words)
    ? undefined
    : [WEEKLY(weekdays), period({ span: 'week', offset })];

const besideHoliday = (holiday_: string, from: number, to: number): readonly PieceValue[] => {
  const at = (days: number): PieceValue =>
    day({ at: 'from', base: { at: 'holiday', holiday: holiday_ }, amount: { months: 0, days, ms: 0 } });
  return [at(from), TO, at(to)];
};

const coming = (weekday: number): PieceValue => day({ at: 'weekday', weekday, week: 'coming' });

const between: readonly EnglishRule[] = [
  // between Monday and Wednesday
  rule('between <a:weekday> and <b:weekday>', ({ a, b }) => [{ kind: 'from' }, coming(a), TO, coming(b)]),
  // Thanksgiving and the day after
  rule('<h:holiday> (and | or | & | +) the day after', ({ h }) => besideHoliday(h, 0, 1)),
  rule('<h:holiday> (and | or | & | +) the day before', ({ h }) => besideHoliday(h, -1, 0)),
  // 9.30-10.45; a list of versions goes on behind it
  rule(
    '<a:whole-hour> . ~ <b:minute> <till> <c:whole-hour> . ~ <d:minute> [! ~ .] [! <unit> | <thing>]',
    ({ a, b, c, d }) => (a !== c ? [clock(a, b), TO, clock(c, d)] : undefined),
  ),
  // school at 8.15 every weekday
  rule(
    '[! version|v|python|node|release|ios|android|chapter|section|rev|draft|$|€|£ | # | -] <h:whole-hour> . ~ <m:minute> [((and | & | ,) <short> . ~ <digits>)? (<every> | daily|weekdays|weekends | <weekday>) | on|today|tonight|tomorrow | <weekday> | <weekdays>]',
    ({ h, m }) => (h < 24 ? clock(h, m) : undefined),
  ),
  // Dec 9 @ 430
  rule('[@|at|by|around|until|till] <t:three-digits> [$] [! ~ (: | .) ~ <digits>]', ({ t }) =>
    t.minute % 5 === 0 ? clock(t.hour, t.minute) : undefined,
  ),
  // 6.30-7.30am
  rule('<a:whole-hour> . ~ <b:minute> <till> [<timed>]', ({ a, b }) => [clock(a, b), TO]),
  // after 3 but before 5
  rule(
    'after|past <a:whole-hour> (,)? (but|and)? before <b:whole-hour> [! <unit> | <thing>] [! (: | .) ~ <digits>] [! ~ (h|a|p|am|pm)] [! am|pm]',
    ({ a, b }) => [clock(a, 0), TO, clock(b, 0)],
  ),
];

/** Weekdays whose letters are not quite right: all that the words of a weekday may say. */
const mistyped: readonly EnglishRule[] = [
  rule('(on)? (this)? (coming)? <w:typo>', ({ w }) => day({ at: 'weekday', weekday: w, week: 'coming' })),
  rule('(the)? next <w:typo>', ({ w }) => day({ at: 'weekday', weekday: w, week: 'next' })),
  rule('last <w:typo>', ({ w }) => day({ at: 'weekday', weekday: w, week: 'last' })),
  rule('<w:typo> (of)? next week', ({ w }) => day({ at: 'weekday', weekday: w, week: 1 })),
  rule('<every> <w:typo>', ({ w }) => WEEKLY([w])),
];

/** Whole weeks on from a day, as the British count: a week tomorrow, a fortnight on Friday, Tuesday fortnight. */
const weeksOn = only(READERS.amount, ({ months, days, ms }) =>
  months === 0 && ms === 0 && days > 0 && days % 7 === 0 ? { months, days, ms } : undefined,
);
const behind = rulesWith<Meaning, typeof own & { 'weeks-on': typeof weeksOn }>({ ...own, 'weeks-on': weeksOn });
const fortnight: Amount = { months: 0, days: 14, ms: 0 };
const britishWeeks: readonly EnglishRule[] = [
  behind('[! for|every|in|next|last|past|within] <a:weeks-on> <d:days>', ({ a, d }) =>
    day({ at: 'from', base: { at: 'today', days: d }, amount: a }),
  ),
  behind('[! for|every|in|next|last|past|within] <a:weeks-on> on (the)? <d:ordinal>', ({ a, d }) =>
    d <= 31 ? day({ at: 'from', base: { at: 'date', day: d }, amount: a }) : undefined,
  ),
  behind('[! for|every|in|next|last|past|within] <a:weeks-on> (on)? <w:weekday>', ({ a, w }) =>
    day({ at: 'from', base: { at: 'weekday', weekday: w, week: 'coming' }, amount: a }),
  ),
  behind('<w:weekday> fortnight', ({ w }) =>
    day({ at: 'from', base: { at: 'weekday', weekday: w, week: 'coming' }, amount: fortnight }),
  ),
  behind('<d:days> week|fortnight [$ | at|around|by|in|,]', ({ d }, words) =>
    day({
      at: 'from',
      base: { at: 'today', days: d },
      amount: words.endsWith('fortnight') ? fortnight : { ...fortnight, days: 7 },
    }),
  ),
];

const bounds: readonly EnglishRule[] = [
  // in less than a week, less than 3 days from now: up to then
  rule('in|within (less than | under | fewer than | at most) <a:amount>', ({ a }) => ({
    kind: 'shift',
    amount: a,
    within: true,
  })),
  rule('within the hour', () => ({ kind: 'shift', amount: { months: 0, days: 0, ms: 3_600_000 }, within: true })),
  rule('(no)? less|fewer than <a:amount> from (now|today)', ({ a }, words) =>
    /^no/.test(words) ? undefined : { kind: 'shift', amount: a, within: true },
  ),
  // less than 3 days from tomorrow, more than two weeks from now: a limit, and no day
  rule('less|fewer than <a:amount> from <d:days>', ({ a, d }) =>
    d === 0 ? undefined : [{ kind: 'relation', relation: 'by', side: 'ahead' }, afterDay(d, a)],
  ),
  rule('more than <a:amount> after <d:days>', ({ a, d }) => [
    { kind: 'relation', relation: 'after', side: 'ahead' },
    afterDay(d, a),
  ]),
  // more than 2 weeks before today: an upper limit
  rule('more than <a:amount> before <d:days>', ({ a, d }) => [
    { kind: 'relation', relation: 'by', side: 'ahead' },
    afterDay(d, { months: -a.months, days: -a.days, ms: -a.ms }),
  ]),
  rule('(in)? more than [<amount> from now|today]', () => ({ kind: 'relation', relation: 'after', side: 'ahead' })),
];

const afterDay = (days: number, amount: Amount): PieceValue => day({ at: 'from', base: { at: 'today', days }, amount });

export const partTokenRules: readonly EnglishRule[] = [
  ...thirds,
  ...wholes,
  ...nextOnes,
  ...between,
  ...mistyped,
  ...britishWeeks,
  ...bounds,
];
