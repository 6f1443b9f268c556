import type { DaySpec, MonthSpec, Rule } from '../frames/pieces.ts';
import { DIGIT_ORDINAL, numberOf, ORDINAL, SPELLED_ORDINAL } from './numbers.ts';
import { DIGITS, ENDS, LETTERS, words } from './rule.ts';
import { MONTH, WEEKDAY, weekdayOf } from './words.ts';

/** Days of a month by their ordinal, and `Friday 23`. */

/** A number that counts something else than days. */
const NOT_COUNTED = String.raw`(?!\s(?:floor|grade|street|st|avenue|ave|century|birthday|bday|anniversary|times?|edition|chapter|version|draft|round|place|row|generation|session|episode|meeting|interview|attempt|percentile|class|graders?|(?:${WEEKDAY})s?)(?![a-z]))`;
const DATE_BEGINS = String.raw`(?<=(?<![a-z])(?:on|by|before|after|until|til|till|from|through|thru|to|due|between|${WEEKDAY}|and|starting|since)[\s,]\s?(?:the\s)?)`;
const inMonth = (day: number, month?: MonthSpec): DaySpec =>
  month === undefined ? { at: 'date', day } : { at: 'date', day, month };

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

export const dateRules: readonly Rule[] = byNumber;
