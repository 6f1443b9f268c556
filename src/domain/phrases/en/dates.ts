import type { DaySpec, MonthSpec, Rule } from '../frames/pieces.ts';
import { DAY_NUMBER, DIGIT_ORDINAL, numberOf, ORDINAL, SPELLED_ORDINAL, SPELLED_YEAR, yearOf } from './numbers.ts';
import { DIGITS, ENDS, LETTERS, words } from './rule.ts';
import { MONTH, monthOf, WEEKDAY, weekdayOf } from './words.ts';

/** Dates in which a month is spelled, days of a month by their ordinal, and `Friday 23`. */

/** Four digits that are no clock (`Dec 5 2030` is a year, `Dec 5 1530h` is not), or `'26`, or words. */
const YEAR = String.raw`(?<y>(?:19|20|21)\d\d(?!\d|\s?(?:h|hrs|hours|am|pm)(?![a-z])|:\d)|'\d\d(?!\d)|${SPELLED_YEAR})`;
const AND_YEAR = String.raw`(?:(?:\s?,\s?|\s|[-/.])(?:of\s|in\s)?${YEAR})?`;
/** A number that counts something else than days. */
const NOT_COUNTED = String.raw`(?!\s(?:floor|grade|street|st|avenue|ave|century|birthday|bday|anniversary|times?|edition|chapter|version|draft|round|place|row|generation|session|episode|meeting|interview|attempt|percentile|class|graders?|(?:${WEEKDAY})s?)(?![a-z]))`;
const DATE_BEGINS = String.raw`(?<=(?<![a-z])(?:on|by|before|after|until|til|till|from|through|thru|to|due|between|${WEEKDAY}|and|starting|since)[\s,]\s?(?:the\s)?)`;
/** "3 may be", "12 march on" are no dates. */
const NOT_A_VERB = String.raw`(?!may\s(?:be|have|not|need|take|come|go|want|also|well)|march\s(?:in|on|to|against))`;

function dateOf(parts: { d: string | undefined; m: string | undefined; y: string | undefined }) {
  const day = numberOf(parts.d as string);
  const month = monthOf(parts.m as string);
  if (!(day >= 1 && day <= 31)) return undefined;
  const year = parts.y === undefined ? {} : { year: yearOf(parts.y) };
  return { kind: 'day', day: { at: 'date', month, day, ...year } } as const;
}

const inMonth = (day: number, month?: MonthSpec): DaySpec =>
  month === undefined ? { at: 'date', day } : { at: 'date', day, month };

const spelled: readonly Rule[] = [
  // March 8, Dec31 , 1994, Sep-23-2020, April the ninth of 2027
  words(
    'jfmasond',
    String.raw`(?<m>${MONTH})\.?(?:\s|[-/.])?(?:the\s)?(?<d>${DAY_NUMBER})(?!\s?(?:am|pm|a\.m|p\.m|o'?clock|:\d)|:\d|[ap](?![a-z]))${AND_YEAR}`,
    ({ m, d, y }) => dateOf({ m, d, y }),
  ),
  // 8 March 2027, the 09th of May, 23/Sep/2020, twenty third day of September
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?<![$€£#]\s?)(?:the\s)?(?<d>${DAY_NUMBER})(?:\s(?:day\s)?of\s|\s?[-/.]\s?|\s)?(?:the\smonth\sof\s)?${NOT_A_VERB}(?<m>${MONTH})\.?(?!\s?\d{1,2}(?!\d|:|\.[0-5]\d|\s?[ap]m?|\s?-\s?\d))${AND_YEAR}`,
    ({ m, d, y }) => dateOf({ m, d, y }),
  ),
  // 2019-aug-1
  words(DIGITS, String.raw`(?<y>(?:19|20|21)\d\d)[-/.\s](?<m>${MONTH})[-/.\s](?<d>\d{1,2})(?!\d)`, ({ m, d, y }) =>
    dateOf({ m, d, y }),
  ),
  // 2016 10 16
  words(
    DIGITS,
    String.raw`(?<y>(?:19|20|21)\d\d)\s(?<m>0?[1-9]|1[0-2])\s(?<d>[0-3]?\d)(?![\d:.]|\s?[ap]m|\s\d)`,
    ({ m, d, y }) => {
      const day = Number(d);
      return day < 1 || day > 31
        ? undefined
        : { kind: 'day', day: { at: 'date', year: Number(y), month: Number(m), day } };
    },
  ),
  // 2020/23/Sep
  words(DIGITS, String.raw`(?<y>(?:19|20|21)\d\d)[-/.](?<d>\d{1,2})[-/.](?<m>${MONTH})`, ({ m, d, y }) =>
    dateOf({ m, d, y }),
  ),
];

const byNumber: readonly Rule[] = [
  // the 15th of this month, the 20th day of last month, the 1st of the month
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?:the\s)?(?<d>${ORDINAL})\s(?:day\s)?(?:of\s)?(?<w>the|this|the\scurrent|next|the\snext|the\sfollowing|nxt|last|the\slast|the\sprevious)\smonth`,
    ({ d, w }) => {
      const word = (w as string).replace(/^the\s/, '');
      const offset = /next|nxt|following/.test(word) ? 1 : /last|previous/.test(word) ? -1 : 0;
      const day = numberOf(d as string);
      return day > 31 ? undefined : { kind: 'day', day: inMonth(day, word === 'the' ? undefined : { offset }) };
    },
  ),
  // on the 15th, the 5th at noon
  words(
    `${DIGITS}t`,
    String.raw`(?:the\s)?(?<d>${DIGIT_ORDINAL})(?:${ENDS}|(?<=${DATE_BEGINS}(?:the\s)?\d{1,2}[a-z]{2}))${NOT_COUNTED}`,
    ({ d }) => {
      const day = numberOf(d as string);
      return day >= 1 && day <= 31 ? { kind: 'day', day: inMonth(day) } : undefined;
    },
  ),
  // Monday the twenty fourth, by the tenth
  words(
    `t${LETTERS}`,
    String.raw`${DATE_BEGINS}(?:the\s)?(?<d>${SPELLED_ORDINAL})(?:${ENDS}|(?=\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)))${NOT_COUNTED}`,
    ({ d }) => ({
      kind: 'day',
      day: inMonth(numberOf(d as string)),
    }),
  ),
  // on 12.05.: with stops the day comes first
  words(DIGITS, String.raw`(?<=(?<![a-z])on\s)(?<d>\d{1,2})\.(?<m>\d{1,2})\.?(?!\d)`, ({ d, m }) => {
    const [day, month] = [Number(d), Number(m)];
    return day < 1 || day > 31 || month < 1 || month > 12 ? undefined : { kind: 'day', day: inMonth(day, month) };
  }),
  // on the 17
  words(
    DIGITS,
    String.raw`(?<=(?<![a-z])(?:on|by|before|after|until|since)\sthe\s)(?<d>[12]?\d|3[01])(?![\d:.]|\s?[ap]m)${ENDS}`,
    ({ d }) => {
      const day = Number(d);
      return day >= 1 ? { kind: 'day', day: inMonth(day) } : undefined;
    },
  ),
  // Friday 23: no hour
  words(
    'mtwfs',
    String.raw`(?<w>${WEEKDAY})\.?,?\s(?:the\s)?(?<d>1[3-9]|2\d|3[01]|\d{1,2}(?:st|nd|rd|th))(?![\d:.]\d|[-/]\d|\s?(?:am|pm|h|${MONTH})(?![a-z])|\s(?:min|hour|people|day|week))`,
    ({ w, d }) => ({
      kind: 'day',
      day: { at: 'date', day: numberOf(d as string), weekday: weekdayOf(w as string) },
    }),
  ),
];

export const dateRules: readonly Rule[] = [...spelled, ...byNumber];
