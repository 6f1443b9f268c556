import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue } from '../frames/pieces.ts';
import { only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Days that are counted: two Sundays ago, the last workday of March, the first two weekends in June, a year ago today. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const TO: PieceValue = { kind: 'to' };
const daysOf = (count: number): Amount => ({ months: 0, days: count, ms: 0 });
const minus = ({ months, days, ms }: Amount): Amount => ({ months: -months, days: -days, ms: -ms });

const SPANS = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
const span = only(READERS.unit, (unit) => (unit in SPANS ? SPANS[unit as keyof typeof SPANS] : undefined));
/** Days on which people work. */
const workdays = readerOf<Meaning, true>([
  plain('business|working|work day|days', () => true),
  plain('workday|workdays|weekday|weekdays', () => true),
]);
const own = { ...READERS, span, workdays };
const rule = rulesWith<Meaning, typeof own>(own);

/** So many weeks on from the coming one of a weekday, or back from the latest. */
const nthWeekdayFrom = (weekday: number, count: number, isPast: boolean): PieceValue | undefined =>
  count < 1 || count > 99
    ? undefined
    : day({
        at: 'from',
        base: { at: 'weekday', weekday, week: isPast ? 'last' : 'coming' },
        amount: daysOf((isPast ? -7 : 7) * (count - 1)),
      });
const weekendsFrom = (offset: number): PieceValue => period({ span: 'weekend', offset });

const counted: readonly EnglishRule[] = [
  // the Sunday before last: not the latest one
  rule('(the)? <w:weekday> before last', ({ w }) => nthWeekdayFrom(w, 2, true)),
  // two Sundays ago, in two Sundays, two weekends from now
  rule('<q:quantity> <w:name> ago|back', ({ q, w }) => nthWeekdayFrom(w, q, true)),
  rule('in <q:quantity> <w:name>', ({ q, w }) => (q < 2 ? undefined : nthWeekdayFrom(w, q, false))),
  rule("in <q:quantity> <w:name> (')? time", ({ q, w }) => nthWeekdayFrom(w, q, false)),
  rule('<q:quantity> weekend|weekends|wknds ago|back', ({ q }) => weekendsFrom(-q)),
  rule('in <q:quantity> weekends|wknds', ({ q }) => weekendsFrom(q)),
  rule('<q:quantity> weekend|weekends|wknds from now|today', ({ q }) => weekendsFrom(q)),
  // the last two Mondays: each of them is another time
  rule('(the)? last|past|previous <n:number> <w:name>', ({ n, w }) =>
    n < 2 || n > 52
      ? undefined
      : day({
          at: 'either',
          days: Array.from(
            { length: Math.min(n, 5) },
            (_, index): DaySpec => ({
              at: 'from',
              base: { at: 'weekday', weekday: w, week: 'last' },
              amount: daysOf(-7 * index),
            }),
          ),
        }),
  ),
  // a year ago today
  rule('<q:quantity> <u:unit> ago <d:days>', ({ q, u, d }) => {
    const amount = times(q, u);
    return amount.ms === 0 ? day({ at: 'from', base: { at: 'today', days: d }, amount: minus(amount) }) : undefined;
  }),
  // this day last year, the same date next month
  rule('(on)? this|that|same|the (same)? day|date <w:which> <u:span>', ({ w, u }) => {
    const amount = times(Math.abs(w), u);
    return day({ at: 'from', base: { at: 'today', days: 0 }, amount: w < 0 ? minus(amount) : amount });
  }),
  // any Monday: which one?
  rule('(on)? any|some <w:weekday> [! next|this|last|of|in]', ({ w }) =>
    day({
      at: 'either',
      days: [
        { at: 'weekday', weekday: w, week: 'coming' },
        { at: 'from', base: { at: 'weekday', weekday: w, week: 'coming' }, amount: daysOf(7) },
      ],
    }),
  ),
];

const working: readonly EnglishRule[] = [
  // the next 3 workdays, 4 business days ago, the last working day of March
  rule('(in|over|during|for|within)? (the)? next|coming|following|upcoming <n:number> <workdays>', ({ n }) =>
    n > 0 && n < 260 ? [day({ at: 'workday', nth: 1 }), TO, day({ at: 'workday', nth: n })] : undefined,
  ),
  rule('(in|over|during|for)? (the)? last|past|previous <n:number> <workdays>', ({ n }) =>
    n > 0 && n < 260 ? [day({ at: 'workday', nth: -n }), TO, day({ at: 'workday', nth: -1 })] : undefined,
  ),
  rule('<n:number> <workdays> ago|earlier|back', ({ n }) =>
    n > 0 && n < 260 ? day({ at: 'workday', nth: -n }) : undefined,
  ),
  rule('in <n:number> <workdays>', ({ n }) => (n > 0 && n < 260 ? day({ at: 'workday', nth: n }) : undefined)),
  rule('<n:number> <workdays> (later | from now|today)', ({ n }) =>
    n > 0 && n < 260 ? day({ at: 'workday', nth: n }) : undefined,
  ),
  // the first business day of next month, the last working day of March: which period stands behind it
  rule('(the)? <n:place> business|working day|days [of|in (the|this)? (<month> | <which>)]', ({ n }) =>
    day({ at: 'nth-workday', nth: n }),
  ),
  rule('(the)? <n:place> workday|weekday [of|in (<month> | <which>)]', ({ n }) => day({ at: 'nth-workday', nth: n })),
  rule('(the)? last|previous <workdays> [! of|in]', (_, words) =>
    /days$/.test(words) ? undefined : day({ at: 'workday', nth: -1 }),
  ),
];

/** From the first of them on, so many. */
function someOf(
  weekdays: readonly number[],
  count: number,
  month: number,
  words: string,
): readonly PieceValue[] | undefined {
  const [first] = weekdays;
  if (first === undefined || count < 2 || count > 4) return undefined;
  const of: PeriodSpec = { span: 'in-year', month };
  const nth = /first /.test(words) ? 1 : -count;
  const parts = {
    FREQ: 'WEEKLY',
    BYDAY: weekdays.map((one) => WEEKDAYS[one]).join(),
    COUNT: `${count * weekdays.length}`,
  };
  return [
    { kind: 'repeat', repeat: { parts } },
    { kind: 'starting' },
    day({ at: 'nth-weekday', weekday: first, nth, of }),
  ];
}

const several: readonly EnglishRule[] = [
  // the first two weekends in June, the last three Fridays of May: so many of them, and not each
  rule('(on|for|over)? (the)? first|last|final <n:number> weekends (of|in) <m:month>', ({ n, m }, words) =>
    someOf([5, 6], n, m, words),
  ),
  rule('(on|for)? (the)? first|last|final <n:number> <w:name> (of|in) <m:month>', ({ n, w, m }, words) =>
    someOf([w], n, m, words),
  ),
];

export const countedTokenRules: readonly EnglishRule[] = [...counted, ...working, ...several];
