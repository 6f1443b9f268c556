import type { Amount } from '../../time/phrase.ts';
import type { YearSpec } from '../frames/pieces.ts';
import { anything, listOf, only, tokenOf } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import { plus, times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';

/** What the rules of English read as one thing: numbers, ordinals, years, months, lists of weekdays, lengths. */

const tokens = {
  digits: tokenOf<Meaning, 'digits'>('digits'),
  one: tokenOf<Meaning, 'one'>('one'),
  teen: tokenOf<Meaning, 'teen'>('teen'),
  ten: tokenOf<Meaning, 'ten'>('ten'),
  nth: tokenOf<Meaning, 'nth'>('nth'),
  unit: tokenOf<Meaning, 'unit'>('unit'),
  letter: tokenOf<Meaning, 'letter'>('letter'),
  weekday: tokenOf<Meaning, 'weekday'>('weekday'),
  weekdays: tokenOf<Meaning, 'weekdays'>('weekdays'),
  month: tokenOf<Meaning, 'month'>('month'),
  typo: tokenOf<Meaning, 'typo'>('typo'),
  days: tokenOf<Meaning, 'days'>('days'),
  which: tokenOf<Meaning, 'which'>('which'),
  every: tokenOf<Meaning, 'every'>('every'),
  thing: tokenOf<Meaning, 'thing'>('thing'),
  mark: tokenOf<Meaning, 'mark'>('mark'),
  nation: tokenOf<Meaning, 'nation'>('nation'),
  dash: tokenOf<Meaning, 'dash'>('dash'),
};

const within =
  (from: number, to: number) =>
  (value: number): number | undefined =>
    value >= from && value <= to ? value : undefined;

const token = rulesWith<Meaning, typeof tokens>(tokens);

/** A whole number, in digits or words: `12`, `twenty-five`, `a hundred and twenty`. */
const spelled = readerOf([
  token('<t:ten> (-)? <o:one>', ({ t, o }) => t + o),
  token('<t:ten>', ({ t }) => t),
  token('<t:teen>', ({ t }) => t),
  token('<o:one>', ({ o }) => o),
]);
const written = only(tokens.digits, (digits) => (digits.length <= 4 ? Number(digits) : undefined));

const base = { ...tokens, spelled, written };
const simple = rulesWith<Meaning, typeof base>(base);

const number = readerOf([
  simple('<n:written>', ({ n }) => n),
  simple('a|one hundred (and)? <n:spelled>', ({ n }) => 100 + n),
  simple('a|one hundred', () => 100),
  simple('<n:spelled>', ({ n }) => n),
]);

/** `21st`, `twenty-first`, `third`. */
const ordinal = readerOf([
  simple('<t:ten> (-)? <n:nth>', ({ t, n }) => (n < 10 ? t + n : undefined)),
  simple('<n:nth>', ({ n }) => n),
]);

/** Four digits that are a year and no clock: `2027`, but not `2030h`. */
const fullYear = only(tokens.digits, (digits) => (/^(?:19|20|21)\d\d$/.test(digits) ? Number(digits) : undefined));
const twoDigits = only(tokens.digits, (digits) => (/^\d\d$/.test(digits) ? Number(digits) : undefined));

const numbers = { ...base, number, ordinal, 'full-year': fullYear, 'two-digits': twoDigits };
const numeric = rulesWith<Meaning, typeof numbers>(numbers);

const year = readerOf<Meaning, YearSpec>([
  numeric('<y:full-year> [! ~ : <digits>] [! h|hrs|hours|am|pm]', ({ y }) => y),
  numeric("' ~ <y:two-digits>", ({ y }) => 2000 + y),
  numeric('two thousand (and)? <n:spelled>', ({ n }) => 2000 + n),
  numeric('two thousand', () => 2000),
  numeric('nineteen (oh (-)?)? <n:spelled>', ({ n }) => 1900 + n),
  numeric('twenty <n:spelled>', ({ n }) => (n >= 10 ? 2000 + n : undefined)),
  numeric('<w:which> year', ({ w }) => ({ offset: w })),
]);

/** Two digits at most, not the beginning of `3:30` or `3.5`. */
const short = only(tokens.digits, (digits) => (digits.length <= 2 ? Number(digits) : undefined));
const monthDay = readerOf([
  numeric('<d:ordinal>', ({ d }) => within(1, 31)(d)),
  numeric('<n:number>', ({ n }) => within(1, 31)(n)),
]);
const month = readerOf([numeric('<m:month> (~ .)?', ({ m }) => m)]);
const name = readerOf([numeric('<w:weekday> (~ .)?', ({ w }) => w), numeric('<w:weekdays>', ({ w }) => w)]);

const named = { ...numbers, year, short, 'month-day': monthDay, month, name, any: anything<Meaning>() };
const words = rulesWith<Meaning, typeof named>(named);

/** What joins the ends of a range. */
const till = readerOf<Meaning, 'to' | 'and'>([
  words('<dash> (<dash>)*', () => 'to'),
  words('to|till|til|until|untill|through|thru', () => 'to'),
  words('up|through to', () => 'to'),
  words('and', () => 'and'),
]);

/** What stands between the items of a list. `through`: all from the one to the other. */
const separator = readerOf<Meaning, 'and' | 'through'>([
  words('(,|/|&|+)? and|n (on)? (the)? (every)?', () => 'and'),
  words('(, | / | & | +) (the|every)?', () => 'and'),
  words('-|to|through|thru|till|until', () => 'through'),
]);
/** Between the days of a list: a stroke would make a date of them. */
const and = readerOf<Meaning, 'and'>([
  words('(,)? (and | &) (on)? (the)? (every)?', () => 'and'),
  words('(, | &) (the)?', () => 'and'),
]);
const comma = only(separator, (one) => (one === 'and' ? one : undefined));

/** All days of the week from one to another, the last one in. */
function throughWeek(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
}

/** Weekdays in a row: `Mon, Wed and Fri`, `Tue/Thu`, `Monday to Friday`. In the order of the week, each once. */
const manyWeekdays = only(
  listOf(name, separator, (list, next, between) => {
    const last = list.at(-1) as number;
    return between === 'through' ? [...list, ...throughWeek(last, next)] : [...list, next];
  }),
  (list) => [...new Set(list)].sort((one, other) => one - other),
);
const weekdayList = readerOf<Meaning, readonly number[]>([
  words('m (/)? w (/)? f | mwf', () => [0, 2, 4]),
  words('t / th | tth | tuth | tu / th', () => [1, 3]),
  words('m - f', () => [0, 1, 2, 3, 4]),
]);

/** The n-th of something: `first`, `2nd`, `last`, `second to last`; counted from the end below 0. */
const place = readerOf([
  words('last|final', () => -1),
  words('penultimate', () => -2),
  words('<n:nth> (-|to)* last', ({ n }) => (n > 1 && n < 6 ? -n : undefined)),
  words('<n:ordinal>', ({ n }) => within(1, 31)(n)),
]);
const places = listOf(place, comma, (list, next) => [...list, next]);

/** Units as the rules name them, with the singular and plural alike. */
const unit = readerOf([words('<u:unit>', ({ u }) => u)]);

/** How many: `2`, `a couple of`, `1.5`, `half a`, `two and a half`. */
const fraction = readerOf([
  words('½', () => 0.5),
  words('1 / 2', () => 0.5),
  words('1 / 4', () => 0.25),
  words('3 / 4', () => 0.75),
  words('and (a|an|one)? half', () => 0.5),
  words('and (a|an|one)? quarter', () => 0.25),
  words('and three quarters', () => 0.75),
]);
const withFraction = { ...named, fraction, unit, place };
const counting = rulesWith<Meaning, typeof withFraction>(withFraction);
const quantity = readerOf<Meaning, number>([
  counting('<n:written> . ~ <d:digits>', ({ n, d }) => Number(`${n}.${d}`)),
  counting('<n:number> <f:fraction>', ({ n, f }) => n + f),
  counting('<f:fraction> (a|an|of)* [! <digits>]', ({ f }, words_) => (/^and/.test(words_) ? undefined : f)),
  counting('(a)? (good)? half (a|an)?', () => 0.5),
  counting('three (-)? quarters of an|a', () => 0.75),
  counting('(a)? couple (of)?', () => 2),
  counting('a few|several', () => 3),
  counting('few|several|some', () => 3),
  counting('<n:number>', ({ n }) => n),
  counting('a|an|another', () => 1),
]);
const withQuantity = { ...withFraction, quantity };
const measuring = rulesWith<Meaning, typeof withQuantity>(withQuantity);

/** One length of one unit: `an hour and a half`, `90m`, `2 and a half hours`. */
const term = readerOf<Meaning, Amount>([
  measuring('<q:quantity> (-)? (full|whole|more|solid)? <u:unit> <f:fraction>', ({ q, u, f }) => times(q + f, u)),
  measuring('<q:quantity> (-)? (full|whole|more|solid)? <u:unit>', ({ q, u }) => times(q, u)),
  measuring('<q:quantity> ~ <l:letter>', ({ q, l }) => times(q, l)),
  measuring('(a|one)? quarter of an|a hour', () => times(0.25, 'hour')),
  measuring('(a|one)? quarter (-)? hour', () => times(0.25, 'hour')),
  measuring('(a)? three (-)? quarter|quarters (-)? hour|hours', () => times(0.75, 'hour')),
  measuring('<u:unit> (-)? long', ({ u }) => (u === 'hour' || u === 'minute' ? times(1, u) : undefined)),
]);
const withTerm = { ...withQuantity, term };
const lengths = rulesWith<Meaning, typeof withTerm>(withTerm);
/** Units of a length go from the longer to the shorter: `20 mins a week` is none. */
const isLonger = (one: Amount, other: Amount): boolean => one.ms === 0 || other.ms !== 0;
const amount = readerOf<Meaning, Amount>([
  lengths('<h:term> (,)? (and)? <m:term> ((,)? (and)? <s?:term>)?', ({ h, m, s }) =>
    isLonger(h, m) && (s === undefined || isLonger(m, s))
      ? s === undefined
        ? plus(h, m)
        : plus(plus(h, m), s)
      : undefined,
  ),
  // an hour fifteen, two hours and twenty
  lengths(
    '<q:quantity> (-)? hour|hours (and)? <n:spelled> [$ | on|with|at|later|earlier|from|before|after|long]',
    ({ q, n }) => (n >= 5 && n < 60 && n % 5 === 0 ? plus(times(q, 'hour'), times(n, 'minute')) : undefined),
  ),
  lengths('<h:written> ~ h ~ <m:short>', ({ h, m }) => plus(times(h, 'hour'), times(m, 'minute'))),
  lengths('<t:term>', ({ t }) => t),
]);

export const READERS = {
  ...withTerm,
  amount,
  separator,
  comma,
  and,
  till: only(till, (one) => (one === 'to' ? one : undefined)),
  'till-and': till,
  weekdays: readerOf<Meaning, readonly number[]>([
    ...[rulesWith<Meaning, { many: typeof manyWeekdays }>({ many: manyWeekdays })('<l:many>', ({ l }) => l)],
    rulesWith<Meaning, { short: typeof weekdayList }>({ short: weekdayList })('<l:short>', ({ l }) => l),
  ]),
  places,
};

/** Makes rules of English. */
export const rule = rulesWith<Meaning, typeof READERS>(READERS);
