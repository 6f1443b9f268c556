import { normalise } from '../phrases/frames/normalise.ts';
import type { Span } from '../time/phrase.ts';
import { anyOf, ofAll } from './languages.ts';

/**
 * Parts of a text that are names, though they hold numbers or words of time: a
 * quoted title, a flight, a price, an address. They run on the normalised text,
 * except for codes, which are told by their capitals.
 */
const NAMES: readonly RegExp[] = [
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|「[^」\n]{1,200}」|『[^』\n]{1,200}』|【[^】\n]{1,200}】|《[^》\n]{1,200}》/g,
  /https?:\/\/[^\s，。；]+|www\.[^\s，。；]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\w])[a-z][\w-]*\.(?:com|cn|org|net|io|ai|app|dev|me|co)(?![a-z])/g,
  /@[a-z_][\w.-]*/g,
  // Money, shares, scores and sizes.
  /(?:[$€£¥]|rmb\s?|usd\s?|cny\s?|eur\s?)\s?\d[\d,.]*(?:\s?[km万亿](?![a-z]))?/g,
  new RegExp(
    `(?<![\\d,.])\\d[\\d,.]*\\s?${anyOf(({ names }) => names.magnitudes)}?(?:%|${anyOf(({ names }) => names.currencies)})`,
    'g',
  ),
  // Telephone and other long numbers.
  /(?<!\d)\+?(?:\d{1,3}[-\s])?(?:\(\d{3,4}\)\s?|\d{3,4}[-\s])\d{3,4}[-\s]?\d{3,4}(?!\d)/g,
  /(?<!\d)(?:\d{9,}|\d{7}|12306|12345|95\d{3}|10086|10010|10000)(?!\d)/g,
  // Shops, and talks of two.
  /(?<![\d.:/-])(?:7-11|7-eleven|seven-eleven|711)(?![\d:/-]|\s?[ap]\.?m)/g,
  /(?<![\w:/-])1\s?:\s?1(?![\w:])|(?<![\w/-])1[-\s]?on[-\s]?1(?![\w])/g,
  // Versions and numbered things.
  /(?<![\w.])v\.?\d+(?:\.\d+){0,3}(?![\w])|(?<![\w.-])(?!(?:19|20|21)\d\d\.|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20|21)\d\d(?!\d))\d+\.\d+\.\d+(?![\w.])|#\d+/g,
  ...ofAll(({ names }) => names.names),
];

const ZONES = 'UTC|GMT|EST|PST|CST|EDT|PDT|BST|CET';

/** Flights and trains: CA1234, G102, UA 890. */
const CODES = new RegExp(
  `(?<![A-Za-z0-9])(?!(?:${ZONES}|${anyOf(({ names }) => names.notCodes)})\\s?\\d)(?:[A-Z]{1,3}\\d{2,4}|[A-Z]{2} \\d{3,4}|[A-Z]\\d[A-Z]?|\\d[A-Z])(?![A-Za-z0-9:])`,
  'g',
);

/** Of a day that something belongs to (`Friday's lunch`): no repeat. */
const POSSESSIVE = new RegExp(
  anyOf(({ names }) => names.possessives),
  'gi',
);

/** What no word of time has. */
const MASK = '\ue000';

/** The names of the texts that were looked at last: several rules ask for those of one sentence and its parts. */
const KNOWN = new Map<string, readonly Span[]>();
const MOST_KNOWN = 200;

function namesIn(text: string): readonly Span[] {
  const known = KNOWN.get(text);
  if (known) return known;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const names = findNames(text);
  KNOWN.set(text, names);
  return names;
}

/** Where names lie in a text: half-open, in order; they may overlap. */
function findNames(text: string): Span[] {
  const plain = normalise(text);
  const spans = [...NAMES.map((pattern) => plain.matchAll(pattern)), text.matchAll(CODES)].flatMap((matches) =>
    [...matches].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  return spans.toSorted((one, other) => one.from - other.from);
}

/** The text with names made unreadable, of the same length: places in it are places in the text. */
export function withoutNames(text: string, more: readonly Span[] = []): string {
  return masked(text, [...namesIn(text), ...more]).replace(POSSESSIVE, (match) => MASK.repeat(match.length));
}

/** The text with these places made unreadable, of the same length. */
export function masked(text: string, spans: readonly Span[]): string {
  let out = text;
  for (const { from, to } of spans) out = out.slice(0, from) + MASK.repeat(to - from) + out.slice(to);
  return out;
}
