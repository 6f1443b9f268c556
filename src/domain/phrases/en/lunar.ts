import type { PieceValue, Rule } from '../frames/pieces.ts';
import { DAY_NUMBER, numberOf, ORDINAL } from './numbers.ts';
import { repeat } from './repeats.ts';
import { words } from './rule.ts';
import { MONTH, monthOf } from './words.ts';

/** Dates of the Chinese calendar: `lunar 8/15`, `the 15th of the 8th lunar month`, `lunar birthday 8-15`. */

const NAMED = String.raw`(?:lunar|chinese)(?:\scalendar)?`;
const NUMBERS = String.raw`(?<m>\d{1,2})\s?[-/.]\s?(?<d>\d{1,2})(?!\s?[-/.]\s?\d)`;
const WORDS = String.raw`(?<n>${MONTH})\.?\s(?:the\s)?(?<e>${DAY_NUMBER})`;

function lunarDay(month: number, day: number): PieceValue | undefined {
  if (!(month >= 1 && month <= 12 && (day === -1 || (day >= 1 && day <= 30)))) return undefined;
  return { kind: 'day', day: { at: 'lunar', month, day } };
}

const dateOf = ({ m, d, n, e }: Readonly<Record<string, string | undefined>>): PieceValue | undefined =>
  n === undefined ? lunarDay(Number(m), Number(d)) : lunarDay(monthOf(n), numberOf(e as string));

const STARTS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const lunarRules: readonly Rule[] = [
  words('lc', String.raw`${NAMED}\s(?:date\s)?(?:${NUMBERS}|${WORDS})`, dateOf),
  words(
    STARTS,
    String.raw`(?:${NUMBERS}|${WORDS}),?\s\(?(?:lunar|(?:in|on|of|by)\sthe\s(?:lunar|chinese)\scalendar)\)?`,
    dateOf,
  ),
  words('lc', String.raw`${NAMED}\smonth\s(?<m>\d{1,2}),?\sday\s(?<d>\d{1,2})`, dateOf),
  words(
    STARTS,
    String.raw`(?:the\s)?(?:(?<l>last)\sday|(?<e>${ORDINAL})(?:\sday)?)\s(?:of|in)\s(?:the\s)?(?<o>${ORDINAL})\s(?:lunar|chinese)\smonth`,
    ({ l, e, o }) => lunarDay(numberOf(o as string), l === undefined ? numberOf(e as string) : -1),
  ),
  // A birthday by the Chinese calendar comes again every year.
  words(
    STARTS,
    String.raw`(?<=(?:lunar|chinese)\sbirthday,?\s?(?:is\s|on\s|:\s?|\()*)(?:${NUMBERS}|${WORDS})`,
    (groups) => {
      const day = dateOf(groups);
      return day && [repeat({ FREQ: 'YEARLY' }), day];
    },
  ),
];
