import type { DaySpec, PeriodSpec, YearSpec } from '../frames/pieces.ts';
import { only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import { holiday } from './holidays.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import { season } from './window-rules.ts';

/** Days and stretches that stand for themselves, of which other words take parts and edges. */

const SPANS = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
export type Span = keyof typeof SPANS;
export const span = only(READERS.unit, (unit) => (unit in SPANS ? SPANS[unit as Span] : undefined));

/** A day that is said, and stands for itself. */
export const named = readerOf<Meaning, DaySpec>([
  rulesWith<Meaning, { h: typeof holiday }>({ h: holiday })('<h:h>', ({ h }) => ({ at: 'holiday', holiday: h })),
  plain('<d:days>', ({ d }) => ({ at: 'today', days: d })),
  plain('<w:weekday>', ({ w }) => ({ at: 'weekday', weekday: w, week: 'coming' })),
  plain('<m:month> (the)? <d:month-day> [! (: | .) ~ <digits>] ((,)? <y?:full-year>)?', ({ m, d, y }) => ({
    at: 'date',
    month: m,
    day: d,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('(the)? <d:month-day> (of)? <m:month> ((,)? <y?:full-year>)?', ({ m, d, y }) => ({
    at: 'date',
    month: m,
    day: d,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('the <d:ordinal>', ({ d }) => (d <= 31 ? { at: 'date', day: d } : undefined)),
]);
export const workdays = readerOf<Meaning, true>([
  plain('(business|working|work day|days) | workday|workdays', () => true),
]);
/** A month that is named, or counted from this one. */
export const someMonth = readerOf<Meaning, PeriodSpec>([
  plain('<m:month> ((,)? (of)? <y?:year>)?', ({ m, y }) => ({
    span: 'in-year',
    month: m,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('(the)? <w:which> month', ({ w }) => ({ span: 'month', offset: w })),
  plain('the month of <m:month> ((,)? (of)? <y?:year>)?', ({ m, y }) => ({
    span: 'in-year',
    month: m,
    ...(y === undefined ? {} : { year: y }),
  })),
  plain('the month', () => ({ span: 'month', offset: 0 })),
]);
/** A quarter that is numbered, or counted from this one. */
export const someQuarter = readerOf<Meaning, PeriodSpec>([
  plain('(the)? <n:place> quarter ((,)? (of|in)? <y?:year>)?', ({ n, y }) => quarterOf(n, y)),
  plain('(the)? <n:place> quarter of the year', ({ n }) => quarterOf(n, undefined)),
  plain('q ~ <q:short> ((,)? (of)? <y?:year>)?', ({ q, y }) =>
    q >= 1 && q <= 4 ? { span: 'in-year', quarter: q, ...(y === undefined ? {} : { year: y }) } : undefined,
  ),
  plain('(the)? <w:which> quarter', ({ w }) => ({ span: 'quarter', offset: w })),
  plain('the quarter', () => ({ span: 'quarter', offset: 0 })),
]);

function quarterOf(nth: number, year: YearSpec | undefined): PeriodSpec | undefined {
  const quarter = nth < 0 ? nth + 5 : nth;
  return quarter < 1 || quarter > 4 ? undefined : { span: 'in-year', quarter, ...(year === undefined ? {} : { year }) };
}
const withSeason = rulesWith<Meaning, typeof READERS & { season: typeof season }>({ ...READERS, season });
/** A season; of which year. */
export const someSeason = readerOf<Meaning, PeriodSpec>([
  withSeason('(the)? <s:season> ((of|in)? <y?:year>)?', ({ s, y }) => ({
    span: 'season',
    season: s,
    ...(y === undefined ? {} : { year: y }),
  })),
  withSeason('(the)? <w:which> <s:season>', ({ w, s }) => ({
    span: 'season',
    season: s,
    ...(w === 0 ? {} : { which: w > 0 ? 'next' : 'last' }),
  })),
]);
const someYear = readerOf<Meaning, PeriodSpec>([
  plain('<y:full-year> [! (- | / | .) ~ <digits>]', ({ y }) => ({ span: 'in-year', year: y })),
  plain('(the)? <w:which> year', ({ w }) => ({ span: 'year', offset: w })),
  plain('the year', () => ({ span: 'year', offset: 0 })),
]);
const stretches = { month: someMonth, quarter: someQuarter, season: someSeason, year: someYear };
/** A month, quarter, season or year. */
export const whole = readerOf<Meaning, PeriodSpec>([
  rulesWith<Meaning, typeof stretches>(stretches)('<p:month>', ({ p }) => p),
  rulesWith<Meaning, typeof stretches>(stretches)('<p:quarter>', ({ p }) => p),
  rulesWith<Meaning, typeof stretches>(stretches)('<p:season>', ({ p }) => p),
  rulesWith<Meaning, typeof stretches>(stretches)('<p:year>', ({ p }) => p),
]);
