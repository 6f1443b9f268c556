import { UNKNOWN_DAY } from '../frames/holidays.ts';
import type { DaySpec, MonthSpec, PeriodSpec, PieceValue, YearSpec } from '../frames/pieces.ts';
import type { TokenRule } from '../grammar/rules.ts';
import type { Meaning } from './lexicon.ts';
import { rule } from './readers.ts';

/** Dates, several days of a month, months and years: with a month or year in words, or a day by its ordinal. */

export type EnglishRule = TokenRule<Meaning, PieceValue | readonly PieceValue[]>;

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const FROM: PieceValue = { kind: 'from' };
const TO: PieceValue = { kind: 'to' };

const inYear = (year: YearSpec | undefined) => (year === undefined ? {} : { year });
const date = (month: MonthSpec, dayOfMonth: number, year?: YearSpec): DaySpec => ({
  at: 'date',
  month,
  day: dayOfMonth,
  ...inYear(year),
});
const monthOf = (month: number, year?: YearSpec): PeriodSpec => ({ span: 'in-year', month, ...inYear(year) });

/** Of two months of one range the first is in the year of the second, or in the one before. */
const yearBefore = (first: number, last: number, year: YearSpec): YearSpec =>
  first <= last ? year : typeof year === 'number' ? year - 1 : { offset: year.offset - 1 };

/** What makes a number behind a month an hour: `Feb 5 am` is a day, `Feb 5:30`, `Feb 5pm` are not. */
const NO_HOUR =
  "[! (- | to) <short> ((: | .) ~ <digits> | am|pm)] [! (: | .) ~ <digits>] [! ~ (h|hrs|a|p|am|pm|ampm)] [! pm|o'clock|sharp | <thing>]" as const;

/** A number behind a month that is no hour is its day: `AA 12 Dec 9` is December 9th. */
const NO_DAY =
  "[! <short> [! ~ (: | a|p|am|pm|h) | ~ . ~ <digits> | am|pm|o'clock | (- | to|till|until) <digits>]] [! ~ <digits>]" as const;

const THIRDS = ['early', 'mid', 'late'];

/** From one third of a month to another. */
function thirds(words: string, of: PeriodSpec): readonly PieceValue[] {
  const [from, to] = (words.match(/early|mid|late/g) ?? []).map((word) => THIRDS.indexOf(word));
  const third = (nth: number | undefined): PieceValue => period({ span: 'third', nth: nth as 0 | 1 | 2, of });
  return [third(from), TO, third(to)];
}

const dates: readonly EnglishRule[] = [
  // March 8, Dec31, April the ninth
  rule(`[! in|during] <m:month> (- | /)? (the)? <d:month-day> ${NO_HOUR}`, ({ m, d }) => day(date(m, d))),
  // in December 9-1 are hours
  rule(`[in|during] <m:month> (the)? <d:month-day> ${NO_HOUR} [! <till> <short>]`, ({ m, d }) => day(date(m, d))),
  // 9am Dec 5 to 6pm Dec 6: an hour stands before it, so that 5 is none
  rule(
    '[am|pm|noon (on)?] <m:month> (the)? <d:month-day> [(- | to|till|until|through) <short> (: ~ <digits>)? (~)? am|pm]',
    ({ m, d }) => day(date(m, d)),
  ),
  // last May 5th
  rule(`last|past <m:month> (the)? <d:month-day> ${NO_HOUR}`, ({ m, d }) =>
    day({ at: 'date', month: m, day: d, last: true }),
  ),
  // Sep-23-2020, December 31, 1994, May the 22nd of 2027
  rule('<m:month> (- | /)? (the)? <d:month-day> (, | - | / | .)? (of|in)? <y:year>', ({ m, d, y }) =>
    day(date(m, d, y)),
  ),
  // the 9th of May, 23/Sep, twenty third day of September
  rule(`[! <mark>] (the)? <d:month-day> (- | / | .)? (day)? (of)? (the month of)? <m:month> ${NO_DAY}`, ({ m, d }) =>
    day(date(m, d)),
  ),
  // 8 March 2027, 23/Sep/2020
  rule(
    '[! <mark>] (the)? <d:month-day> (- | / | .)? (day)? (of)? (the month of)? <m:month> (, | - | / | .)? (of|in)? <y:year>',
    ({ m, d, y }) => day(date(m, d, y)),
  ),
  // 15 April of 28
  rule('<d:month-day> (of)? <m:month> of <y:two-digits>', ({ m, d, y }) => day(date(m, d, 2000 + y))),
  // 2027 May 22nd, 2019-aug-1
  rule('<y:full-year> (- | / | . | ,)? <m:month> (- | / | .)? (the)? <d:month-day>', ({ y, m, d }) =>
    day(date(m, d, y)),
  ),
  // 2020/23/Sep
  rule('<y:full-year> (- | / | .) <d:short> (- | / | .) <m:month>', ({ y, m, d }) =>
    d >= 1 && d <= 31 ? day(date(m, d, y)) : undefined,
  ),
  // 2016 10 16
  rule('<y:full-year> <m:short> <d:short> [! (: | .) ~ <digits>] [! am|pm]', ({ y, m, d }) =>
    m >= 1 && m <= 12 && d >= 1 && d <= 31 ? day(date(m, d, y)) : undefined,
  ),
  // April 15th in this year, said the other way round: this year's May 4
  rule('<w:which> year <m:month> <d:month-day>', ({ w, m, d }) => day(date(m, d, { offset: w }))),
];

/** Two days of one month: what is said of one end (month, year) counts for both. */
const dateRanges: readonly EnglishRule[] = [
  // June 11-16, 2027; April the ninth till the seventeenth
  rule(`<m:month> (the)? <a:month-day> <till> (the)? <b:month-day> ${NO_HOUR}`, ({ m, a, b }) =>
    b > a ? [day(date(m, a)), TO, day(date(m, b))] : undefined,
  ),
  rule('<m:month> (the)? <a:month-day> <till> (the)? <b:month-day> (,)? (of|in)? <y:year>', ({ m, a, b, y }) =>
    b > a ? [day(date(m, a, y)), TO, day(date(m, b, y))] : undefined,
  ),
  // 22-23 Feb, the 3rd to the 12th of Sept
  rule(`(the)? <a:month-day> <till> (the)? <b:month-day> (of)? <m:month> ${NO_DAY}`, ({ a, b, m }) =>
    b > a ? [day(date(m, a)), TO, day(date(m, b))] : undefined,
  ),
  rule('(the)? <a:month-day> <till> (the)? <b:month-day> (of)? <m:month> (,)? (of|in)? <y:year>', ({ a, b, m, y }) =>
    b > a ? [day(date(m, a, y)), TO, day(date(m, b, y))] : undefined,
  ),
  // between 3 and 12 of Sept, between the ninth and seventeenth of April
  rule('between (the)? <a:month-day> and (the)? <b:month-day> (of)? <m:month>', ({ a, b, m }) =>
    b > a ? [FROM, day(date(m, a)), TO, day(date(m, b))] : undefined,
  ),
  rule(
    'between (the)? <a:month-day> and (the)? <b:month-day> (of)? <m:month> (,)? (of|in)? <y:year>',
    ({ a, b, m, y }) => (b > a ? [FROM, day(date(m, a, y)), TO, day(date(m, b, y))] : undefined),
  ),
  rule('between <m:month> (the)? <a:month-day> and (the)? <b:month-day>', ({ a, b, m }) =>
    b > a ? [FROM, day(date(m, a)), TO, day(date(m, b))] : undefined,
  ),
  // between 4 and 22 this month, from the 4th to the 22nd of next month
  rule('between|from (the)? <a:month-day> <till-and> (the)? <b:month-day> (of|in)? <w:which> month', ({ a, b, w }) =>
    b > a ? [FROM, day(date({ offset: w }, a)), TO, day(date({ offset: w }, b))] : undefined,
  ),
  rule('(the)? <a:month-day> <till> (the)? <b:month-day> (of|in) <w:which> month', ({ a, b, w }) =>
    b > a ? [day(date({ offset: w }, a)), TO, day(date({ offset: w }, b))] : undefined,
  ),
  rule('between|from (the)? <a:month-day> <till-and> (the)? <b:month-day> of the month', ({ a, b }) =>
    b > a ? [FROM, day({ at: 'date', day: a }), TO, day({ at: 'date', day: b })] : undefined,
  ),
];

/** Months and years from one to another. */
const monthRanges: readonly EnglishRule[] = [
  // April to June in 2027, Nov-Feb 2017
  rule('<a:month> <till> <b:month> (,)? (of|in)? <y:year>', ({ a, b, y }) => [
    period(monthOf(a, yearBefore(a, b, y))),
    TO,
    period(monthOf(b, y)),
  ]),
  rule('<a:month> <till> <b:month> (the)? <d:month-day> (,)? (of|in)? <y:year>', ({ a, b, d, y }) => [
    period(monthOf(a, yearBefore(a, b, y))),
    TO,
    day(date(b, d, y)),
  ]),
  rule('between <a:month> and <b:month> (,)? (of|in)? <y:year>', ({ a, b, y }) => [
    FROM,
    period(monthOf(a, yearBefore(a, b, y))),
    TO,
    period(monthOf(b, y)),
  ]),
  rule('between <a:month> and <b:month> [! (the)? <month-day>]', ({ a, b }) => [
    FROM,
    period(monthOf(a)),
    TO,
    period(monthOf(b)),
  ]),
  // May through September
  rule(
    '<a:month> (to|through|thru|till|til|until | through to) <b:month> [! (~ .)? (the)? <month-day>]',
    ({ a, b }) => [period(monthOf(a)), TO, period(monthOf(b))],
  ),
  // in December and January
  rule('in|during|throughout|over <a:month> and <b:month> [! (~ .)? (the)? <month-day>]', ({ a, b }) =>
    b === (a % 12) + 1 ? [period(monthOf(a)), TO, period(monthOf(b))] : undefined,
  ),
  // early to mid December, mid to late next month
  rule('(from)? (early|mid) (-)? to (-)? (mid|late) (-)? <m:month> ((,)? <y?:full-year>)?', ({ m, y }, words) =>
    thirds(words, monthOf(m, y)),
  ),
  rule('(from)? (early|mid) (-)? to (-)? (mid|late) (-)? <w:which> month', ({ w }, words) =>
    thirds(words, { span: 'month', offset: w }),
  ),
  // Jan-Feb
  rule('<a:month> <dash> <b:month> [! (~ .)? (the)? <month-day>]', ({ a, b }) => [
    period(monthOf(a)),
    TO,
    period(monthOf(b)),
  ]),
  // 2014 to 2018, between 2014 and 2018
  rule('[! <dash>] (between|from)? <a:full-year> <till> <b:full-year> [! (- | / | .) ~ <digits>]', ({ a, b }) =>
    b > a ? [period({ span: 'in-year', year: a }), TO, period({ span: 'in-year', year: b })] : undefined,
  ),
  rule('between <a:full-year> and <b:full-year>', ({ a, b }) =>
    b > a ? [FROM, period({ span: 'in-year', year: a }), TO, period({ span: 'in-year', year: b })] : undefined,
  ),
  // the year 2027, before 2018, since 2010
  rule(
    '[before|after|since|until|till|through|by|from|than] <y:full-year> [! (- | / | .) ~ <digits>] [! <unit> | am|pm|h|hrs|hours|usd]',
    ({ y }) => (y % 100 < 60 && y % 5 === 0 && y > 2029 ? undefined : period({ span: 'in-year', year: y })),
  ),
  rule('(the)? year (of)? <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  // calendar year 2027, cy27
  rule('(the)? (cy | calendar year) <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  rule('(the)? cy ~ <y:two-digits>', ({ y }) => period({ span: 'in-year', year: 2000 + y })),
  rule('(the)? <y:full-year> s', ({ y }) => (y % 10 === 0 ? period({ span: 'years', from: y, count: 10 }) : undefined)),
];

/** Days by their number alone, where the words around show that a day is meant. */
const byNumber: readonly EnglishRule[] = [
  // the 15th of this month, the 20th day of last month
  rule('(the)? <d:ordinal> (day)? (of)? (the)? <w:which> month', ({ d, w }) =>
    d <= 31 ? day(date({ offset: w }, d)) : undefined,
  ),
  // on 15 at 8:00
  rule('[on (the)?] <d:short> [at|@]', ({ d }) => (d >= 1 && d <= 31 ? day({ at: 'date', day: d }) : undefined)),
];

/** Days of other countries, whose dates are not known here. */
const foreign: readonly EnglishRule[] = [
  rule(
    '<nation> (independence|national|republic|constitution|unity|flag|victory|liberation|revolution|labour|labor|memorial | mother | father | teacher|teachers | children | women) day',
    () => day({ at: 'holiday', holiday: UNKNOWN_DAY }),
  ),
  rule('independence|national|republic|constitution|unity|liberation|memorial day (of|in) (the)? <nation>', () =>
    day({ at: 'holiday', holiday: UNKNOWN_DAY }),
  ),
];

export const dateTokenRules: readonly EnglishRule[] = [
  ...foreign,
  ...dateRanges,
  ...monthRanges,
  ...dates,
  ...byNumber,
];
