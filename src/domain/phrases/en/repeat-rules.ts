import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { DaySpec, PieceValue, RepeatSpec, RuleParts } from '../frames/pieces.ts';
import { listOf } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Repeats by the place of a day in the month, quarter or year, in lists. */

const repeat = (parts: RuleParts, more: Omit<RepeatSpec, 'parts'> = {}): PieceValue => ({
  kind: 'repeat',
  repeat: { parts, ...more },
});

/** `MO,WE`. */
const dayNames = (weekdays: readonly number[]): string => weekdays.map((day) => WEEKDAYS[day]).join();
/** `1MO,3MO`. */
const placedDays = (places: readonly number[], weekday: number): string =>
  places.map((place) => `${place}${WEEKDAYS[weekday]}`).join();

export const list = <Value>(list_: readonly Value[], next: Value): readonly Value[] => [...list_, next];

/** A day of every month: `15th`, `the last day`. */
const monthPlace = readerOf<Meaning, number>([
  plain('(the)? last|final day', () => -1),
  plain('(the)? <n:ordinal> to last day', ({ n }) => -n),
  plain('(the)? <n:ordinal> (day)?', ({ n }) => (n <= 31 ? n : undefined)),
  plain('(the)? last', () => -1),
]);
/** A date of every year. */
export const yearDate = readerOf<Meaning, { month: number; day: number }>([
  plain('<m:month> (the)? <d:month-day> [! (: | .) ~ <digits>] [! ~ h|am|pm|a|p] [! am|pm]', ({ m, d }) => ({
    month: m,
    day: d,
  })),
  plain('(the)? <d:month-day> (of)? <m:month>', ({ m, d }) => ({ month: m, day: d })),
  plain('leap day', () => ({ month: 2, day: 29 })),
]);
const dayWord = readerOf<Meaning, 'day' | 'working'>([
  plain('day|days', () => 'day'),
  plain('(week|work|working|business) (-)? day|days', () => 'working'),
  plain('weekday|weekdays|workday|workdays', () => 'working'),
]);
const yearly = readerOf<Meaning, true>([
  plain('yearly|annually', () => true),
  plain('(once)? <every> year', () => true),
  plain('(once)? (a | per) year', () => true),
]);
/** Every so many months: `monthly`, `every other month`, `once a month`. */
const monthStep = readerOf<Meaning, number>([
  plain('monthly', () => 1),
  plain('(once)? <every> (other|second|alternate) month|months', () => 2),
  plain('(once)? <every> <n:number> months|month', ({ n }) => (n > 0 ? n : undefined)),
  plain('(once)? <every> <n:ordinal> month', ({ n }) => (n > 1 && n <= 12 ? n : undefined)),
  plain('(once)? <every> month', () => 1),
  plain('(once)? (a | per) month', () => 1),
]);
/** How many months, quarters or years lie between: `every other month`, `each quarter`. */
const step = readerOf<Meaning, number>([
  plain('<every> other|second|alternate', () => 2),
  plain('<every> <n:number>', ({ n }) => n),
  plain('<every>', () => 1),
]);

/** How often: `twice`, `3 times`, `2x`. */
const often = readerOf<Meaning, number>([
  plain('twice', () => 2),
  plain('thrice', () => 3),
  plain('<n:number> times|x', ({ n }) => n),
  plain('<n:number> ~ x', ({ n }) => n),
]);

const own = {
  ...READERS,
  often,
  'month-places': listOf(monthPlace, READERS.and, list),
  'month-place': monthPlace,
  ordinals: listOf(READERS.ordinal, READERS.and, list),
  months: listOf(READERS.month, READERS.and, list),
  'year-date': yearDate,
  'year-dates': listOf(yearDate, READERS.and, list),
  'day-word': dayWord,
  yearly,
  'month-step': monthStep,
  step,
};
const rule = rulesWith<Meaning, typeof own>(own);

const monthly = (interval: number): RuleParts => ({
  FREQ: 'MONTHLY',
  ...(interval === 1 ? {} : { INTERVAL: `${interval}` }),
});

const isWeekPlace = (place: number): boolean => place >= -5 && place <= 5 && place !== 0;

/** Of the first days or weekdays of quarters the month is known, so that the rule does not depend on when it begins. */
function quarterly(places: readonly number[], which: { weekday?: number | undefined }): PieceValue | undefined {
  const [first, ...others] = places;
  if (first === undefined || others.some((place) => place < 0 !== first < 0)) return undefined;
  const BYMONTH = first < 0 ? '3,6,9,12' : '1,4,7,10';
  if (which.weekday !== undefined && !places.every(isWeekPlace)) return undefined;
  return repeat({
    FREQ: 'YEARLY',
    BYMONTH,
    ...(which.weekday === undefined ? { BYMONTHDAY: places.join() } : { BYDAY: placedDays(places, which.weekday) }),
  });
}

/** A working day of a quarter's first or last month; its place counts in the month, since rules count months apart. */
const workdayOfQuarter = (place: number): PieceValue | undefined =>
  Math.abs(place) > 20 || place === 0
    ? undefined
    : repeat({
        FREQ: 'MONTHLY',
        BYMONTH: place < 0 ? '3,6,9,12' : '1,4,7,10',
        BYDAY: dayNames([0, 1, 2, 3, 4]),
        BYSETPOS: `${place}`,
      });

function ofMonth(places: readonly number[], weekday: number, interval = 1): PieceValue | undefined {
  return places.every(isWeekPlace) ? repeat({ ...monthly(interval), BYDAY: placedDays(places, weekday) }) : undefined;
}

const NOT_IN_MONTH = '[! (of|in) (<month> | <which> | the (month | <which>))] [! <till> <name>]' as const;

/** Days of a month by their number, or its working days. */
function daysOfMonth(places: readonly number[], kind: 'day' | 'working', interval = 1): PieceValue | undefined {
  if (!places.every((place) => place !== 0 && Math.abs(place) <= 31)) return undefined;
  const parts = monthly(interval);
  return kind === 'day'
    ? repeat({ ...parts, BYMONTHDAY: places.join() })
    : repeat({ ...parts, BYDAY: dayNames([0, 1, 2, 3, 4]), BYSETPOS: places.join() });
}

/** 1, 2 … or -2, -1. */
const firstOrLast = (count: number, isLast: boolean): number[] =>
  Array.from({ length: count }, (_, index) => (isLast ? index - count : index + 1));

/** `on the 1st of the month` is what people say of every month. */
const eachMonth = (value: PieceValue | undefined): PieceValue | undefined =>
  value?.kind === 'repeat' ? repeat(value.repeat.parts, { isTaken: true }) : undefined;

/** A deadline is one day. */
const NO_LIMIT = '[! by|before|until|till|after|since|from|to|through (the)?]' as const;
const NOT_A_UNIT = '[! <name> | <unit> | <month> | <day-word> | of <month> | <thing>]' as const;

const placed: readonly EnglishRule[] = [
  // every 3rd friday, each last Monday; "every second Friday" is every other one
  rule(`<every> <n:place> <w:name> ${NOT_IN_MONTH}`, ({ n, w }, words) => {
    if (n !== 2) return ofMonth([n], w);
    if (!/\d/.test(words)) return undefined;
    const fortnightly = { FREQ: 'WEEKLY', INTERVAL: '2', BYDAY: dayNames([w]) };
    return repeat({ ...monthly(1), BYDAY: `2${WEEKDAYS[w]}` }, { others: [fortnightly], about: 'other' });
  }),
  // every 1st and 3rd Tuesday, 2nd and 4th Wednesday
  rule(`(<every>)? (on)? (the)? <l:places> <w:name> ${NOT_IN_MONTH}`, ({ l, w }) => ofMonth(l, w)),
  rule('(<every>)? (on)? (the)? <l:places> <w:name> of|in (the|a) month', ({ l, w }) => ofMonth(l, w)),
  // first Monday of every month, every last Friday of the month
  rule('(on)? (the)? <n:place> <w:name> (of|in)? <s:month-step>', ({ n, w, s }) => ofMonth([n], w, s)),
  rule('(on)? (the)? <l:places> <w:name> (of|in)? <s:month-step>', ({ l, w, s }) => ofMonth(l, w, s)),
  rule('<every> <n:place> <w:name> (of|in) (the|a|each|every) month', ({ n, w }) => ofMonth([n], w)),
  rule('<s:month-step> (,)? (on)? (the)? <n:place> <w:name>', ({ s, n, w }) => ofMonth([n], w, s)),
  rule('<s:month-step> (,)? (on)? (the)? <l:places> <w:name>', ({ s, l, w }) => ofMonth(l, w, s)),
  // the last weekday of every month, every first working day of the month
  rule('(on)? (the)? <n:place> <k:day-word> (of|in)? <s:month-step>', ({ n, k, s }) => daysOfMonth([n], k, s)),
  rule('(on)? (the)? <l:places> <k:day-word> (of|in)? <s:month-step>', ({ l, k, s }) => daysOfMonth(l, k, s)),
  rule('<every> <n:place> <k:day-word> (of|in) (the|a) month', ({ n, k }) => daysOfMonth([n], k)),
  rule('<every> <n:place> <k:day-word>', ({ n, k }) => (k === 'working' ? daysOfMonth([n], k) : undefined)),
  rule('<s:month-step> (,)? (on)? (the)? <n:place> <k:day-word>', ({ s, n, k }) => daysOfMonth([n], k, s)),
  // on the 1st of every month, monthly on the 1st and 15th
  rule('(on)? (the)? <n:month-place> of|in <s:month-step>', ({ n, s }) => daysOfMonth([n], 'day', s)),
  rule('(on)? (the)? <l:month-places> of|in <s:month-step>', ({ l, s }) => daysOfMonth(l, 'day', s)),
  rule('(on)? (the)? <n:month-place> monthly', ({ n }) => daysOfMonth([n], 'day')),
  rule('<s:month-step> (,)? (on)? (the)? <n:month-place> [! <name> | week|weekend|business|working|work]', ({ s, n }) =>
    daysOfMonth([n], 'day', s),
  ),
  rule('<s:month-step> (,)? (on)? <l:month-places> [! <name> | week|weekend|business|working|work]', ({ s, l }) =>
    daysOfMonth(l, 'day', s),
  ),
  // the last two days of every month, the first 3 days of each month
  rule('(on|in|for|during)? (the)? first|last|final <n:number> days (of|in)? <s:month-step>', ({ n, s }, words) =>
    n > 1 && n < 16 ? daysOfMonth(firstOrLast(n, /last|final/.test(words)), 'day', s) : undefined,
  ),
  // the 1st every month, due on the 1st each month
  rule('(due)? (on)? (the)? <n:ordinal> (,)? <s:month-step>', ({ n, s }) => daysOfMonth([n], 'day', s)),
  rule('<every> <n:ordinal> of (the|a) month', ({ n }) => daysOfMonth([n], 'day')),
  // every 15th, every 1st and 15th
  rule(`<every> <n:ordinal> ${NOT_A_UNIT}`, ({ n }, words) => (/\d/.test(words) ? daysOfMonth([n], 'day') : undefined)),
  rule(`<every> <l:ordinals> ${NOT_A_UNIT}`, ({ l }, words) => (/\d/.test(words) ? daysOfMonth(l, 'day') : undefined)),
  // on the 1st of the month, the first Tuesday of the month
  rule(`${NO_LIMIT} (on)? (the)? <n:place> <w:name> (of|in) the month`, ({ n, w }) => eachMonth(ofMonth([n], w))),
  rule(`${NO_LIMIT} (on)? (the)? <n:place> <k:day-word> (of|in) the month`, ({ n, k }) =>
    k === 'working' ? eachMonth(daysOfMonth([n], k)) : undefined,
  ),
  rule(`${NO_LIMIT} on (the)? <n:ordinal> (of|in) the month`, ({ n }) => eachMonth(daysOfMonth([n], 'day'))),
  // the 15th and the last day of the month
  rule('(<every>)? (on)? <l:month-places> of|in (the|a | <every>) month', ({ l }) =>
    repeat({ FREQ: 'MONTHLY', BYMONTHDAY: l.join() }),
  ),
  rule('(<every> | on)? <l:month-places> [! of|in | <month> | <name>]', ({ l }, words) =>
    l.includes(-1) && /day|every|each/.test(words) ? repeat({ FREQ: 'MONTHLY', BYMONTHDAY: l.join() }) : undefined,
  ),
  rule('<every> last day [! of|in]', () => repeat({ FREQ: 'MONTHLY', BYMONTHDAY: '-1' })),
  // first Monday of every quarter, the last day of each quarter
  rule('(on)? (the)? <n:place> <w:name> (of|in)? <every> quarter', ({ n, w }) => quarterly([n], { weekday: w })),
  rule('<every> quarter (,)? (on)? (the)? <n:place> <w:name>', ({ n, w }) => quarterly([n], { weekday: w })),
  rule('quarterly (,)? (on)? (the)? <n:place> <w:name>', ({ n, w }) => quarterly([n], { weekday: w })),
  // the last weekday of every quarter, quarterly on the first working day
  rule('(on)? (the)? <n:place> <k:day-word> (of|in)? <every> quarter', ({ n, k }) =>
    k === 'working' ? workdayOfQuarter(n) : undefined,
  ),
  rule('(<every> quarter | quarterly) (,)? (on)? (the)? <n:place> <k:day-word>', ({ n, k }) =>
    k === 'working' ? workdayOfQuarter(n) : quarterly([n], {}),
  ),
  rule('(at|on)? (the)? (end|close) of <every> quarter', () => quarterly([-1], {})),
  rule('(at|on)? (the)? (start|beginning) of <every> quarter', () => quarterly([1], {})),
  rule('(on)? (the)? <n:place> day (of|in)? <every> quarter', ({ n }) => quarterly([n], {})),
  rule('<every> quarter (,)? (on)? (the)? <n:place> day', ({ n }) => quarterly([n], {})),
];

/** The same day of several months, or several of one; of others each has its own rule, and the composer asks. */
function inYear(dates: readonly { month: number; day: number }[]): PieceValue | readonly PieceValue[] {
  const days = dates.map(({ month, day }): DaySpec => ({ at: 'date', month, day }));
  return [repeat({ FREQ: 'YEARLY' }), ...days.map((day): PieceValue => ({ kind: 'day', day }))];
}

/** Of two months that are named each may be the next one, or that of every year; more are those of every year. */
function ofMonths(months: readonly number[], day: RuleParts, isYearly: boolean): PieceValue {
  const parts = { FREQ: 'YEARLY', BYMONTH: months.toSorted((one, other) => one - other).join(), ...day };
  if (isYearly || months.length > 2) return repeat(parts);
  return repeat(parts, { others: [{ ...parts, COUNT: `${months.length}` }], about: 'other' });
}

const saysYearly = (words: string): boolean => /(?:every|each|year|annual)/.test(words);
const placeIn = (place: number, weekday: number, months: readonly number[], words: string): PieceValue | undefined =>
  isWeekPlace(place) ? ofMonths(months, { BYDAY: placedDays([place], weekday) }, saysYearly(words)) : undefined;

/** ISO weeks, numbered anew each year. */
const inWeeks = (weekdays: readonly number[], words: string): PieceValue =>
  repeat({ FREQ: 'YEARLY', BYWEEKNO: weekNumbers(words), BYDAY: dayNames(weekdays) });

const weekNumbers = (words: string): string =>
  Array.from({ length: 27 }, (_, index) => (/odd/.test(words) ? 1 : 2) + 2 * index)
    .filter((week) => week <= 53)
    .join();

const inYears: readonly EnglishRule[] = [
  // 2nd Tuesday of March, June, September and December; the 15th of Jan, Apr and Jun
  rule(
    '(<yearly> (,)?)? (<every>)? (on)? (the)? <n:place> <w:name> (of|in) <l:months> ((,)? <yearly>)?',
    ({ n, w, l }, words) => placeIn(n, w, l, words),
  ),
  rule('(<yearly> (,)?)? (<every>)? (on)? <n:month-place> (of|in) <l:months> ((,)? <yearly>)?', ({ n, l }, words) =>
    ofMonths(l, { BYMONTHDAY: `${n}` }, saysYearly(words)),
  ),
  // every January, April, July and October, on the second Tuesday
  rule('(on)? (the)? <n:place> <w:name> (of|in) <every> <l:months>', ({ n, w, l }, words) => placeIn(n, w, l, words)),
  rule('(on)? <n:month-place> (of|in) <every> <l:months>', ({ n, l }) => ofMonths(l, { BYMONTHDAY: `${n}` }, true)),
  // every April and October on the 15th
  rule('<every> <l:months> (,)? on (the)? <n:month-place>', ({ l, n }) => ofMonths(l, { BYMONTHDAY: `${n}` }, true)),
  rule('<every> <m:month> (,)? on (the)? <n:month-place>', ({ m, n }) => ofMonths([m], { BYMONTHDAY: `${n}` }, true)),
  // Wednesdays in odd weeks, even weeks on Monday
  rule('(<every>)? (on)? <l:weekdays> (,)? (in|on|of|during)? odd|even (-)? (numbered)? weeks', ({ l }, words) =>
    inWeeks(l, words),
  ),
  rule('(<every>)? (on)? <w:name> (,)? (in|on|of|during)? odd|even (-)? (numbered)? weeks', ({ w }, words) =>
    inWeeks([w], words),
  ),
  // Thursdays at 3pm + in even weeks
  rule('in|on|during odd|even (-)? (numbered)? weeks', (_, words) =>
    repeat({ FREQ: 'YEARLY', BYWEEKNO: weekNumbers(words) }),
  ),
  rule('(in|on|during)? odd|even (-)? (numbered)? weeks (,)? (on)? <l:weekdays>', ({ l }, words) => inWeeks(l, words)),
  rule('(in|on|during)? odd|even (-)? (numbered)? weeks (,)? (on)? <w:name>', ({ w }, words) => inWeeks([w], words)),
  rule('yearly|annually', () => repeat({ FREQ: 'YEARLY' })),
  rule('monthly', () => repeat({ FREQ: 'MONTHLY' })),
  rule('<yearly> (,)? (on)? <d:year-date>', ({ d }) => inYear([d])),
  rule('<d:year-date> (,)? <yearly>', ({ d }) => inYear([d])),
  // every last Thursday of November
  rule('<every> (the)? <n:place> <w:name> of|in <m:month>', ({ n, w, m }) =>
    isWeekPlace(n) ? repeat({ FREQ: 'YEARLY', BYMONTH: `${m}`, BYDAY: placedDays([n], w) }) : undefined,
  ),
  rule('(on)? (the)? <n:place> <w:name> of|in <every> <m:month>', ({ n, w, m }) =>
    isWeekPlace(n) ? repeat({ FREQ: 'YEARLY', BYMONTH: `${m}`, BYDAY: placedDays([n], w) }) : undefined,
  ),
  rule('<every> <l:year-dates>', ({ l }) => inYear(l)),
  rule('<every> <d:year-date>', ({ d }) => inYear([d])),
  rule('<yearly> (on)? <l:year-dates>', ({ l }) => inYear(l)),
  rule('<l:year-dates> <yearly>', ({ l }) => inYear(l)),
  // every year on the last Thursday of November
  rule('<yearly> (,)? (on|in)? (the)? <n:place> <w:name> of|in <m:month>', ({ n, w, m }) =>
    isWeekPlace(n) ? repeat({ FREQ: 'YEARLY', BYMONTH: `${m}`, BYDAY: placedDays([n], w) }) : undefined,
  ),
  rule('(<every>)? (on|in)? (the)? <n:place> <w:name> (of|in) (<every>)? <m:month> (,)? <yearly>', ({ n, w, m }) =>
    isWeekPlace(n) ? repeat({ FREQ: 'YEARLY', BYMONTH: `${m}`, BYDAY: placedDays([n], w) }) : undefined,
  ),
];

const counted: readonly EnglishRule[] = [
  // …, 12 payments; for 8 lessons: behind a mark, where it belongs to nothing else
  rule(
    '[, | ; | - | for | of | total] <n:number> (total)? lessons|classes|payments|installments|instalments|visits|treatments|appointments|episodes|rounds|doses|rides|workouts|lectures|practices|rehearsals|runs (total|only | in (total | all) | altogether|overall | all told)?',
    ({ n }) => (n > 0 ? { kind: 'count', count: n } : undefined),
  ),
];

/** …, first one on the 30th: the day on which it begins. */
const begun: readonly EnglishRule[] = [
  rule(
    '(, | ; | - | with)? (the)? first|next (one|lesson|class|session|meeting|time|date|occurrence|instance|shift|visit|dose|due) (is|being | will be | to be)? (on)? [(the)? (<days> | <weekday> | <typo> | <month> | <ordinal> | <digits> | <which>)]',
    () => ({ kind: 'starting' }),
  ),
  rule(
    '(, | ; | - | with)? (the)? last|final (one|lesson|class|session|meeting|time|date|occurrence|shift|visit) (is|being | will be | to be)? (on)? [(the)? (<days> | <weekday> | <typo> | <month> | <ordinal> | <digits> | <which>)]',
    () => ({ kind: 'until', through: true }),
  ),
  rule('kicks|kicking off (on)? [(the)? (<days> | <weekday> | <month> | <ordinal> | <digits> | <which>)]', () => ({
    kind: 'starting',
  })),
];

/** Twice a day, 3x/week: so many times each, at hours or on days that are said beside it. */
const perUnit: readonly EnglishRule[] = [
  rule('<n:often> (a | an | per | <every> | /) <u:unit>', ({ n, u }) => oftenEach(n, u)),
  // one a day, two a week; 7 days a week, 3 days a week; 20 minutes a day
  rule('[! <number> | <mark> | <unit>] <n:number> (a | per) <u:unit>', ({ n, u }) =>
    n === 1 ? each(u) : oftenEach(n, u),
  ),
  rule('<n:number> days|nights (a | per) week', ({ n }) => (n === 7 ? each('day') : oftenEach(n, 'week'))),
  rule('[! <every>] <a:amount> (a | per) day', ({ a }) =>
    a.months === 0 && a.days === 0 && a.ms < 86_400_000
      ? [{ kind: 'amount', amount: a }, repeat({ FREQ: 'DAILY' })]
      : undefined,
  ),
  rule('<n:often> daily', ({ n }) => oftenEach(n, 'day')),
  rule('<n:often> weekly', ({ n }) => oftenEach(n, 'week')),
  rule('<n:often> monthly', ({ n }) => oftenEach(n, 'month')),
];

const FREQUENCIES: Readonly<Record<string, string>> = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' };

function each(unit: string): PieceValue | undefined {
  const FREQ = FREQUENCIES[unit];
  return FREQ === undefined ? undefined : repeat({ FREQ });
}

function oftenEach(times: number, unit: string): PieceValue | undefined {
  const FREQ = FREQUENCIES[unit];
  return FREQ === undefined || times < 2 || times > 24 ? undefined : repeat({ FREQ }, { times });
}

/** Letters of weekdays, beside an hour: soccer M W 4-5:30, class T/Th at 10. */
const ofLetters = (weekdays: readonly number[]): PieceValue => repeat({ FREQ: 'WEEKLY', BYDAY: dayNames(weekdays) });

const weekly: readonly EnglishRule[] = [
  rule('m (/ | &)? w [(at|from|@)? <digits>]', () => ofLetters([0, 2])),
  rule('w (/ | &)? f [(at|from|@)? <digits>]', () => ofLetters([2, 4])),
  rule('m (/ | &)? w (/ | &)? f [(at|from|@)? <digits>]', () => ofLetters([0, 2, 4])),
  rule('t|tu (/ | &)? th|r [(at|from|@)? <digits>]', () => ofLetters([1, 3])),
  // alternate Fridays, every other Mon and Thu
  rule('(on)? (<every>)? (other|alternate|alternating) <l:weekdays>', ({ l }, words) =>
    /^(?:on )?other/.test(words) ? undefined : repeat({ FREQ: 'WEEKLY', INTERVAL: '2', BYDAY: dayNames(l) }),
  ),
  rule('(on)? (<every>)? (other|alternate|alternating) <w:name>', ({ w }, words) =>
    /^(?:on )?other/.test(words) ? undefined : repeat({ FREQ: 'WEEKLY', INTERVAL: '2', BYDAY: dayNames([w]) }),
  ),
];

/** Mornings of the working days, or of the weekend. */
const partsOfDays: readonly EnglishRule[] = [
  rule('(on)? (<every>)? (weekday|workday|weekend) mornings|afternoons|evenings', (_, words) => {
    const part = /(morning|afternoon|evening)s$/.exec(words)?.[1] as 'morning' | 'afternoon' | 'evening';
    const days = /weekend/.test(words) ? [5, 6] : [0, 1, 2, 3, 4];
    return [repeat({ FREQ: 'WEEKLY', BYDAY: dayNames(days) }), { kind: 'part', part }];
  }),
];

/** Weeknights are those before a working day by their name, school nights those before a school day. */
const nights: readonly EnglishRule[] = [
  rule('(on)? (<every>)? (weeknight|weeknights | week (-)? night|nights)', () => [
    repeat({ FREQ: 'WEEKLY', BYDAY: dayNames([0, 1, 2, 3, 4]) }),
    { kind: 'part', part: 'night' },
  ]),
  rule('(on)? (<every>)? school nights', () => [
    repeat({ FREQ: 'WEEKLY', BYDAY: dayNames([0, 1, 2, 3, 6]) }),
    { kind: 'part', part: 'night' },
  ]),
];

export const repeatTokenRules: readonly EnglishRule[] = [
  ...placed,
  ...inYears,
  ...weekly,
  ...nights,
  ...partsOfDays,
  ...perUnit,
  ...counted,
  ...begun,
];
