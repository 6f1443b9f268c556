import type { PeriodSpec, PieceValue, Rule, YearSpec } from '../frames/pieces.ts';
import { quantityOf } from './amounts.ts';
import { times } from './lengths.ts';
import { numberOf, SPELLED, SPELLED_ORDINAL, SPELLED_YEAR, yearOf } from './numbers.ts';
import { offsetOf } from './periods.ts';
import { DIGITS, LETTERS, words } from './rule.ts';
import { MONTH, monthOf } from './words.ts';

/** Months, quarters, years and weeks by name or number, and their beginnings and ends. */

const YEAR = String.raw`(?:the\s)?(?:year\s)?(?<y>(?:19|20|21)\d\d(?!\d|[-/.]\d)|${SPELLED_YEAR})`;
const AND_YEAR = String.raw`(?:(?:\s?,\s?|\s|-)(?:(?:of|in)\s)?(?:${YEAR}|'(?<yy>\d\d)|(?<w>this|next|last)\syear))?`;
type Groups = Readonly<Record<string, string | undefined>>;

function yearIn({ y, yy, w }: Groups): { year?: YearSpec } {
  if (y !== undefined) return { year: yearOf(y) };
  if (yy !== undefined) return { year: 2000 + Number(yy) };
  return w === undefined ? {} : { year: { offset: offsetOf(w) } };
}

function whichIn({ wm }: Groups): { which?: 'this' | 'next' | 'last' } {
  if (wm === undefined || wm === 'coming') return {};
  return { which: wm === 'past' ? 'last' : (wm as 'this' | 'next' | 'last') };
}

/** These are months without a year only behind such words, or alone: "may I", "march on", "he saw Jan". */
const LOOSE = /^(?:may|mar|march|jan|jun|june|sep|dec|oct|apr|april|aug|august)$/;
const OPENS =
  /(?:^|[^a-z])(?:in|this|next|last|of|until|till?|by|through|thru|since|from|to|mid|early|late|before|after|during|for|and|between|every|each|starting|the|end|-)[\s-]?$/;
/** Behind these they are never verbs. */
const BOUNDS = /(?:^|[^a-z])(?:in|of|until|till?|through|thru|since|from|during|mid|early|late|starting)[\s-]$/;
/** This may be, and march on. */
const IS_VERB = /^(?:,|\s(?!to(?![a-z])|through|thru|until|till?|for|with|at|and|or\s(?!may)|then|-|\d|please))/;
/** Trip to Rome April: a month, but coffee with April is a person. */
const endsText = ({ input, index, 0: text }: RegExpExecArray, before: string): boolean =>
  index + text.length === input.trimEnd().length &&
  text.length > 3 &&
  !/(?:^|[^a-z])(?:with|w|w\/|call|meet|ask|tell|email|text|see|can|may|we)\s$/.test(before);
/** April and May are months; the Employer shall and may at any time are none. */
const isVerbBehindAnd = ({ input, index }: RegExpExecArray): boolean =>
  /(?:^|[^a-z])and\s$/.test(input.slice(0, index)) && !AND_MONTH.test(input.slice(Math.max(0, index - 24), index));
const AND_MONTH = new RegExp(String.raw`(?<![a-z])${MONTH}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?\s|of\s)?and\s$`);
const isAlone = ({ input, 0: text }: RegExpExecArray): boolean => input.trim().length === text.length;

const months: readonly Rule[] = [
  words(
    'jfmasondtnelb',
    String.raw`(?:(?<x>early|mid|late|the\smiddle\sof|middle\sof)[\s-](?:in\s)?)?(?:(?:this\s(?=coming|past))?(?<wm>this|next|coming|last|past)\s)?(?<m>${MONTH})\.?${AND_YEAR}`,
    (groups, match) => {
      const { m, x } = groups as { m: string; x?: string };
      const before = match.input.slice(Math.max(0, match.index - 12), match.index);
      if (/^(?:may|march)$/.test(match[0]) && isVerbBehindAnd(match)) return undefined;
      if (LOOSE.test(match[0]) && !isAlone(match) && !OPENS.test(before) && !endsText(match, before)) return undefined;
      if (
        /(?:may|march)$/.test(match[0]) &&
        !BOUNDS.test(before) &&
        IS_VERB.test(match.input.slice(match.index + match[0].length))
      )
        return undefined;
      const of: PeriodSpec = { span: 'in-year', month: monthOf(m), ...yearIn(groups), ...whichIn(groups) };
      const third = x === undefined ? undefined : x === 'early' ? 0 : x === 'late' ? 2 : 1;
      return { kind: 'period', period: third === undefined ? of : { span: 'third', of, nth: third } };
    },
  ),
  words('me', String.raw`mid(?:dle)?[\s-](?:of\s)?(?:the\s|this\s)?(?<n>next\s)?month`, ({ n }) => ({
    kind: 'period',
    period: { span: 'third', of: { span: 'month', offset: n === undefined ? 0 : 1 }, nth: 1 },
  })),
];

const QUARTERS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};

const years: readonly Rule[] = [
  words('qht', String.raw`(?:the\s)?(?<s>[qh])(?<n>[1-4])${AND_YEAR}`, (groups) =>
    part(groups.s as string, Number(groups.n), yearIn(groups)),
  ),
  words(DIGITS, String.raw`(?<y>(?:19|20|21)\d\d)[\s-]?(?<s>[qh])(?<n>[1-4])`, (groups) =>
    part(groups.s as string, Number(groups.n), yearIn(groups)),
  ),
  words(
    `${DIGITS}fst`,
    String.raw`(?:the\s)?(?<n>first|second|third|fourth|1st|2nd|3rd|4th)\s(?<s>quarter|half)(?:\sof\s(?:the\syear|(?<ty>this\syear)))?${AND_YEAR}`,
    (groups, [text]) =>
      // The first half of what? of a match, of a meeting
      /half$/.test(text)
        ? undefined
        : part(
            groups.s as string,
            QUARTERS[groups.n as string] ?? 1,
            groups.ty === undefined ? yearIn(groups) : { year: { offset: 0 } },
          ),
  ),
  words(
    'iodscyaft',
    String.raw`(?:(?:in|of|during|calendar|for|all)\s)?(?:the\s)?(?:(?:calendar\s)?year\s(?:of\s)?|(?<=(?:in|of|during|since|for|all)\s(?:the\s)?))(?<y>(?:19|20|21)\d\d|${SPELLED_YEAR})(?!\d|[-/.:]\d|\s?(?:[ap]m|h|hrs|hours|usd|[a-z]+s)(?![a-z]))`,
    ({ y }) => ({
      kind: 'period',
      period: { span: 'in-year', year: yearOf(y as string) },
    }),
  ),
  words(DIGITS, String.raw`(?:19|20|21)\d\d`, (_, match) =>
    isAlone(match) ? { kind: 'period', period: { span: 'in-year', year: Number(match[0]) } } : undefined,
  ),
];

function part(letter: string, n: number, year: { year?: YearSpec }): PieceValue | undefined {
  if (letter.startsWith('h'))
    return n > 2 ? undefined : { kind: 'period', period: { span: 'in-year', half: n, ...year } };
  return { kind: 'period', period: { span: 'in-year', quarter: n, ...year } };
}

const ENDS = { w: 'week', m: 'month', q: 'quarter', y: 'year' } as const;
const UNIT = '(?<u>week|month|quarter|year)';
const OF_WHICH = String.raw`(?:of\s)?(?:the\s)?(?:(?<w>this|current|next|coming|following|last|previous)\s)?(?:calendar\s)?`;

/** It will end in 2050: some time in that year. */
const isVerb = ({ input, index, 0: text }: RegExpExecArray): boolean =>
  /^(?:end|start)\sin\s/.test(text) &&
  /(?<![a-z])(?:will|would|to|must|should|could|can|might|not|'ll|won't)\s$/.test(
    input.slice(Math.max(0, index - 8), index),
  );

const ends: readonly Rule[] = [
  words('e', 'eo(?<u>[wmqy])', ({ u }) => endOf(ENDS[u as keyof typeof ENDS], 0)),
  words('mqyw', String.raw`${UNIT}[\s-]?end`, ({ u }) => (u === 'week' ? undefined : endOf(u as 'month', 0))),
  words('tevl', String.raw`(?:the\s)?(?:very\s)?(?:end|last(?:\scalendar)?\sday)\s${OF_WHICH}${UNIT}`, ({ u, w }) =>
    endOf(u as 'week', w === undefined ? 0 : offsetOf(w)),
  ),
  words(
    'telbsf',
    String.raw`(?:the\s)?(?:(?:end|last\sday|first\sday)\s(?:of|in)|(?:start|beginning)\sof)(?:\sthe)?(?:(?=\s(?:this\s|next\s)?(?:${MONTH}|q[1-4])(?![a-z]))|\s(?<y>(?:19|20|21)\d\d))`,
    ({ y }, match) =>
      isVerb(match)
        ? undefined
        : {
            kind: 'day',
            day: {
              at: 'nth-day',
              nth: /end|last/.test(match[0]) ? -1 : 1,
              ...(y === undefined ? {} : { of: { span: 'in-year', year: Number(y) } as const }),
            },
          },
  ),
  words('tsbe', String.raw`(?:the\s)?(?:start|beginning|first\sday)\s${OF_WHICH}${UNIT}`, ({ u, w }) => ({
    kind: 'day',
    day: { at: 'nth-day', of: { span: u as 'month', offset: w === undefined ? 0 : offsetOf(w) }, nth: 1 },
  })),
];

/** The week's end is its Friday to those who work and its Sunday to others. */
function endOf(span: 'week' | 'month' | 'quarter' | 'year', offset: number): PieceValue {
  const of = { span, offset } as const;
  if (span !== 'week') return { kind: 'day', day: { at: 'nth-day', of, nth: -1 } };
  return {
    kind: 'day',
    day: {
      at: 'either',
      days: [
        // The Friday within it, whichever day the week begins on.
        { at: 'from', base: { at: 'nth-day', of, nth: 1 }, amount: { months: 0, days: 0, ms: 0 }, weekday: 4 },
        { at: 'nth-day', of, nth: -1 },
      ],
    },
  };
}

const weeks: readonly Rule[] = [
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?:the\s)?(?<n>\d(?:st|nd|rd|th)|${SPELLED_ORDINAL}|last)\sweek(?=\s(?:of|in)\s)`,
    ({ n }) => ({
      kind: 'period',
      period: { span: 'week-of', nth: n === 'last' ? -1 : numberOf(n as string) },
    }),
  ),
  // the first two weeks of May, the last 3 days of this month
  words(
    'tfl',
    String.raw`(?:the\s)?(?<w>first|last)\s(?<n>\d{1,2}|${SPELLED}|few|couple(?:\sof)?)\s(?<u>day|week|month)s(?=\s(?:of|in)\s)`,
    ({ w, n, u }) => ({
      kind: 'period',
      period: {
        span: 'slice',
        amount: times(quantityOf(n as string), u as 'day'),
        end: w === 'last',
        ...(u === 'week' ? { isWeeks: true } : {}),
      },
    }),
  ),
  // the week of May 4: seven days from there
  words(
    'tw',
    String.raw`(?:the\s)?(?:week|wk)\s(?:of|starting|beginning|commencing)(?:\son)?(?=\s(?:the\s)?(?:${MONTH}|\d))|w/c`,
    () => ({
      kind: 'amount',
      amount: times(1, 'week'),
    }),
  ),
  words(
    'wkc',
    String.raw`(?:calendar\s)?(?:week|wk|kw|cw)\s(?:(?:no\.?|number|#)\s?)?(?<n>[1-4]?\d|5[0-3])(?!\d|[:.]\d|\s?-\s?\d|\s?[ap]\.?m)(?:,?\s(?:of\s|in\s)?(?<y>(?:19|20|21)\d\d))?`,
    ({ n, y }) =>
      Number(n) < 1
        ? undefined
        : {
            kind: 'period',
            period: {
              span: 'week-of',
              of: y === undefined ? { span: 'year', offset: 0 } : { span: 'in-year', year: Number(y) },
              nth: Number(n),
            },
          },
  ),
];

export const monthRules: readonly Rule[] = [...months, ...years, ...ends, ...weeks];
