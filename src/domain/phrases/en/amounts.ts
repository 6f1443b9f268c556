import type { Amount } from '../../time/phrase.ts';
import type { PieceValue, Rule } from '../frames/pieces.ts';
import { negative, plus, times } from './lengths.ts';
import { numberOf, SPELLED } from './numbers.ts';
import { DIGITS, words } from './rule.ts';
import { anyOf, MONTH, UNIT_LETTERS, UNITS } from './words.ts';

/** Lengths (`an hour and a half`, `2h30m`) and shifts from now (`in 20 minutes`, `3 days ago`). */

const UNIT = anyOf(UNITS.keys());
const QUANTITY = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|half(?:\san?)?|(?:a\s)?(?:good\s)?half(?:\san)?|a\scouple(?:\sof)?|couple(?:\sof)?|a\sfew|few|several|some|${SPELLED}|an?|another|1/2|½)`;
/** `and a half` before or behind the unit. */
const FRACTION = String.raw`\s?½|\s(?:1/2|and\s(?:a\s|an\s|one\s)?(?:half|quarter|1/2))`;
/** Behind hours and minutes comes no longer unit: `20 mins, a week from Tuesday` are a length and a day. */
const NOT_LONGER = String.raw`(?!(?<=(?:hours?|hrs?|minutes?|mins?|seconds?|secs?|half|quarter),?\s(?:and\s)?)${QUANTITY}[\s-](?:day|night|week|fortnight|month|quarter|year)s?(?![a-z]))`;
/** in 20 minutes, an hour later: two lengths */
const NO_HOURS = String.raw`(?!(?<=(?:minutes?|mins?|seconds?|secs?),?\s(?:and\s)?)${QUANTITY}[\s-](?:hour|hr)s?(?![a-z]))`;
/** a second screening */
const NO_SECOND = String.raw`(?!a\ssecond\s(?!from|later|before|after|ago|and|at|on|of)[a-z])`;
/** Amin is no minute. */
const NOT_ARTICLE = '(?<!(?<![a-z])an?)';
const ONE_TERM = String.raw`${NO_SECOND}(?!some(?:day|time)|half[\s-]days?\soff)${NOT_LONGER}${NO_HOURS}${QUANTITY}(?:${FRACTION})?(?:[\s-]|${NOT_ARTICLE})(?:full\s|whole\s|more\s|solid\s)?(?:${UNIT})(?![a-z])(?:\sand\s(?:a\s|an\s|one\s)?(?:half|quarter)(?!\s(?:an?\s)?(?:${UNIT})(?![a-z]|\sfrom(?![a-z]))))?`;
const QUARTERS = String.raw`(?:(?:a\s|one\s|three\s|3\s)?quarters?\sof\san?\s(?:hour|hr)|(?:three|3)[-\s]quarters?\shours?)`;
/** 2h30m, 1h30, 90m: `m` only behind hours or where a length is expected. */
const COMPACT = String.raw`\d{1,3}(?:\.\d{1,2})?\s?h(?:rs?|ours?)?\s?(?:and\s)?\d{1,2}(?:\s?m(?:in(?:ute)?s?)?)?(?![a-z\d:/]|\s(?:${MONTH}(?!\s\d{1,2}(?!\d))|[ap]\.?m)(?![a-z]))|\d{1,3}(?:\.\d{1,2})?h`;
const EXPECTED = String.raw`(?<=(?<![a-z])(?:for|in|within|after|next|last|about)\s|[(]~?)`;
const LETTER = String.raw`${EXPECTED}\d{1,3}(?:\.\d)?[smdwy]`;

/** A length in words, without names for its parts: to be read by `amountOf`. */
const AMOUNT = String.raw`(?:${QUARTERS}|${COMPACT}|${LETTER}|(?:(?:,?\s(?:and\s)?)?${ONE_TERM})+)`;

/** `a`, `a couple of`, `2.5`, `half an`; a few are three. */
export function quantityOf(text: string): number {
  const word = text.trim();
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  if (/half|½|1\/2/.test(word)) return 0.5;
  if (/couple/.test(word)) return 2;
  if (/few|several|some/.test(word)) return 3;
  return /^(?:an?|another)$/.test(word) ? 1 : numberOf(word);
}

const TERM = new RegExp(
  String.raw`(?<q>${QUANTITY})(?<f>${FRACTION})?(?:[\s-]|${NOT_ARTICLE})(?:full\s|whole\s|more\s|solid\s)?(?<u>${UNIT}|(?<=\d)[hmsdwy])(?![a-z])(?<g>\sand\s(?:a\s|an\s|one\s)?(?:half|quarter)(?!\s(?:an?\s)?(?:${UNIT})(?![a-z]|\sfrom(?![a-z]))))?`,
  'g',
);
const HOURS_MINUTES =
  /^(?<h>\d+(?:\.\d+)?)\s?h(?:rs?|ours?)?\s?(?:and\s)?(?:(?<m>\d{1,2})\s?(?:m(?:in(?:ute)?s?)?)?)?$/;

const fractionOf = (text: string | undefined): number =>
  text === undefined ? 0 : text.includes('quarter') ? 0.25 : 0.5;

/** The value of a text that AMOUNT matches. Undefined for nothing at all. */
function amountOf(text: string): Amount | undefined {
  const compact = HOURS_MINUTES.exec(text)?.groups;
  if (compact) return plus(times(Number(compact.h), 'hour'), times(Number(compact.m ?? 0), 'minute'));
  if (/quarters?\s(?:of\san?\s)?h/.test(text)) return times(/^(?:three|3)/.test(text) ? 0.75 : 0.25, 'hour');
  let total: Amount = { months: 0, days: 0, ms: 0 };
  for (const { groups } of text.matchAll(TERM)) {
    const { q, f, u, g } = groups as Record<string, string | undefined>;
    const unit = UNITS.get(u as string) ?? UNIT_LETTERS.get(u as string);
    const count = quantityOf(q as string) + fractionOf(f) + fractionOf(g);
    if (unit === undefined || Number.isNaN(count)) return undefined;
    total = plus(total, times(count, unit));
  }
  return total.months || total.days || total.ms ? total : undefined;
}

const ABOUT = String.raw`(?:about\s|around\s|approx(?:imately)?\.?\s|roughly\s|exactly\s|just\s(?:over|under)\s|under\s|like\s|~\s?)?`;
const IN = String.raw`in\s${ABOUT}`;
const WITHIN = String.raw`within\s(?:the\s)?(?:next\s)?`;
const WINDOW = String.raw`(?:(?:in|over|during|for)\s)?(?:the\s)?(?<w>next|nxt|coming|following|upcoming|last|past|previous)\s`;
const BEHIND = String.raw`(?:\sor\s(?:so|two))?(?:'?s?'?\stime(?![a-z]))?(?:\s(?<s>from\s(?:right\s)?now|later|hence|ago|earlier|back(?=\s*(?:$|[.,?!])))(?![a-z]))?`;
/** Ages and rates are no lengths. */
const NOT_AGE = String.raw`(?![\s-](?:olds?|of\sage)(?![a-z]))`;

/** One rule, since its pattern is long: what stands before and behind the length says what it means. */
export const amountRules: readonly Rule[] = [
  words(
    `${DIGITS}abcdefghlnopstuwi½`,
    String.raw`(?<!(?:every|each|other|once|twice|times|per|\dx)\s|\d[.,])(?:(?<i>${IN})|(?<n>${WITHIN})|${WINDOW})?(?<a>${AMOUNT})${NOT_AGE}${BEHIND}`,
    ({ i, n, w, a, s }) => {
      const amount = amountOf(a as string);
      if (!amount) return undefined;
      // the last 3 months and 2 days ago: two times, and not one
      if (w !== undefined && s !== undefined) return { kind: 'glue', isName: true };
      if (w !== undefined) return around(amount, /^(?:last|past|prev)/.test(w));
      if (n !== undefined) return { kind: 'shift', amount, within: true };
      if (s !== undefined && /^(?:ago|earlier|back)/.test(s)) return { kind: 'shift', amount: negative(amount) };
      return i === undefined && s === undefined ? { kind: 'amount', amount } : { kind: 'shift', amount };
    },
  ),
];

/** So much from now on, or up to now. Hours and minutes count from the moment, days as whole days. */
export function around(amount: Amount, past: boolean): PieceValue | readonly PieceValue[] {
  if (amount.ms === 0 || past) return { kind: 'period', period: { span: 'around', amount, past } };
  return [{ kind: 'now' }, { kind: 'to' }, { kind: 'shift', amount }];
}
