import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { PieceValue, Rule } from '../frames/pieces.ts';
import { DAY_NUMBER, DIGIT_ORDINAL, numberOf, ORDINAL, SPELLED } from './numbers.ts';
import { EVERY, every, repeat, YEARLY } from './repeats.ts';
import { DIGITS, LETTERS, words } from './rule.ts';
import { MONTH, monthOf, WEEKDAY, weekdayOf } from './words.ts';

/** Repeats by the month and the year: the first Monday of each month, monthly on the 15th, every March 8. */

const SEPARATOR = String.raw`(?:\s?(?:,|/|&)\s?(?:and\s)?(?:the\s)?|\sand\s(?:the\s)?)`;
const PLACE = String.raw`(?:${ORDINAL}|last|final)`;
const PLACES = String.raw`${PLACE}(?:${SEPARATOR}${PLACE})*`;
const MONTHLY = String.raw`(?:monthly|(?:once\s)?(?:${EVERY}|a|per)\s(?:(?<k>other|second|\d{1,2}|${SPELLED})\s)?months?)`;
const OF_EVERY_MONTH = String.raw`(?:of|in)\s(?:${EVERY}|(?<t>the))\smonth|monthly|${EVERY}\smonth`;
const KIND = String.raw`(?<d>(?:${WEEKDAY})s?|days?|week\s?days?|(?:work|working|business)[-\s]?days?)`;

const placesOf = (text: string): number[] =>
  text
    .split(new RegExp(SEPARATOR))
    .map((word) => word.replace(/^the\s/, '').trim())
    .filter((word) => word !== '')
    .map((word) => (/^(?:last|final)$/.test(word) ? -1 : numberOf(word)));

/** What counts in a month: a weekday, its days, its working days. */
function partsOf(places: readonly number[], kind: string | undefined, interval = 1): PieceValue | undefined {
  const base = every(interval, 'month');
  const values = places.join(',');
  if (kind === undefined || /^days?$/.test(kind)) {
    return places.every((place) => place !== 0 && place <= 31) ? repeat({ ...base, BYMONTHDAY: values }) : undefined;
  }
  const isWorking = /^(?:week\s?day|work|business)/.test(kind);
  if (isWorking) return repeat({ ...base, BYDAY: 'MO,TU,WE,TH,FR', BYSETPOS: values });
  if (!places.every((place) => place <= 5)) return undefined;
  const weekday = WEEKDAYS[weekdayOf(kind)];
  return repeat({ ...base, BYDAY: places.map((place) => `${place}${weekday}`).join(',') });
}

/** `on the 1st of the month` may be every month or the next one only. A deadline is one day. */
function perhaps(
  value: PieceValue | undefined,
  kind: string | undefined,
  { input, index, 0: text }: RegExpExecArray,
): PieceValue | undefined {
  const isOne =
    /^days?$/.test(kind ?? '') ||
    /(?:^|[^a-z])(?:by|before|until|till?|after|since|from|to|through)\s$/.test(
      input.slice(Math.max(0, index - 9), index),
    );
  if (value?.kind !== 'repeat' || isOne || (!/^on\s/.test(text) && kind === undefined)) return undefined;
  const { parts } = value.repeat;
  return repeat(parts, { others: [{ ...parts, COUNT: '1' }], about: 'other' });
}

const stepOf = (word: string | undefined): number =>
  word === undefined ? 1 : word === 'other' || word === 'second' ? 2 : numberOf(word);

const monthly: readonly Rule[] = [
  // the first Monday of each month, last day of every month, every first and third Friday of the month
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?<e>${EVERY}\s)?(?:on\s)?(?:the\s)?(?<n>${PLACES})\s${KIND}\s(?:${OF_EVERY_MONTH})`,
    ({ e, n, d, t }, match) =>
      e === undefined && t !== undefined
        ? perhaps(partsOf(placesOf(n as string), d), d, match)
        : partsOf(placesOf(n as string), d),
  ),
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?<e>${EVERY}\s)?(?:on\s)?(?:the\s)?(?<n>${PLACES})\s(?:${OF_EVERY_MONTH})`,
    ({ e, n, t }, match) =>
      e === undefined && t !== undefined
        ? perhaps(partsOf(placesOf(n as string), undefined), undefined, match)
        : partsOf(placesOf(n as string), undefined),
  ),
  words('meopa', String.raw`${MONTHLY},?\s(?:on\s)?(?:the\s)?(?<n>${PLACES})(?:\s${KIND})?`, ({ k, n, d }) =>
    partsOf(placesOf(n as string), d, stepOf(k)),
  ),
  words(
    'e',
    String.raw`${EVERY}\s(?<n>${DIGIT_ORDINAL}(?:${SEPARATOR}${DIGIT_ORDINAL})*)(?!\s(?:${WEEKDAY}|day|week|month|year|of\s[jfmasond]|[jfmasond][a-z]{2}))`,
    ({ n }) => partsOf(placesOf(n as string), undefined),
  ),
  words('e', String.raw`${EVERY}\s(?<n>first|1st|last|fourth|4th)\s${KIND}`, ({ n, d }) =>
    /^days?$/.test(d as string) ? undefined : partsOf(placesOf(n as string), d),
  ),
  // every third Friday: of the month, or every three weeks
  words('e', String.raw`${EVERY}\s(?:third|3rd)\s(?<d>${WEEKDAY})`, ({ d }) => {
    const day = WEEKDAYS[weekdayOf(d as string)] as string;
    return repeat(
      { FREQ: 'MONTHLY', BYDAY: `3${day}` },
      { others: [{ ...every(3, 'week'), BYDAY: day }], about: 'other' },
    );
  }),
];

const DATE = String.raw`(?:(?<m>${MONTH})\.?\s(?:the\s)?(?<d>${DAY_NUMBER})|(?:the\s)?(?<d2>${DAY_NUMBER})(?:\sday)?\s(?:of\s)?(?<m2>${MONTH}))`;

function yearlyOn({ m, d, m2, d2 }: Readonly<Record<string, string | undefined>>): PieceValue | undefined {
  const [month, day] = [monthOf((m ?? m2) as string), numberOf((d ?? d2) as string)];
  if (month === 0 || !(day >= 1 && day <= 31)) return undefined;
  return repeat({ FREQ: 'YEARLY', BYMONTH: `${month}`, BYMONTHDAY: `${day}` });
}

const yearly: readonly Rule[] = [
  words('yaeop', String.raw`(?:${YEARLY},?\s(?:on\s)?|${EVERY}\s)${DATE}(?!\s?(?:am|pm)|:\d)`, yearlyOn),
  words(`${DIGITS}${LETTERS}`, String.raw`${DATE},?\s${YEARLY}`, yearlyOn),
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?:${EVERY}\s|(?:the\s)?)(?<n>${PLACE})\s(?<d>${WEEKDAY})\s(?:of|in)\s(?:${EVERY}\s)?(?<m>${MONTH})(?<y>,?\s${YEARLY})?`,
    ({ n, d, m, y }, [text]) => {
      if (y === undefined && !/^(?:every|each)\s|\s(?:every|each)\s/.test(text)) return undefined;
      const [place] = placesOf(n as string);
      return repeat({
        FREQ: 'YEARLY',
        BYMONTH: `${monthOf(m as string)}`,
        BYDAY: `${place}${WEEKDAYS[weekdayOf(d as string)]}`,
      });
    },
  ),
  words('ya', String.raw`yearly|annually`, () => repeat(every(1, 'year'))),
  words('m', 'monthly', () => repeat(every(1, 'month'))),
];

export const monthRepeatRules: readonly Rule[] = [...monthly, ...yearly];
