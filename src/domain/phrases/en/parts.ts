import type { DayPart, PartHalf } from '../../time/phrase.ts';
import type { Rule } from '../frames/pieces.ts';
import { words } from './rule.ts';
import { anyOf, RELATIVE_DAYS, WEEKDAY } from './words.ts';

/** Parts of a day without an hour. */

const ROUGHLY = String.raw`(?:(?:early|late|later|earlier)[-\s]|mid[-\s](?=morn|after))?`;
/** The names that may follow `this`, `every` or a weekday. */
export const PART = String.raw`${ROUGHLY}(?:mornings?|afternoons?|arvo|evenings?|ni(?:ght|te)s?)(?:[-\s]?time)?`;

export function partOf(text: string): DayPart {
  if (/morning/.test(text)) return text.startsWith('early') ? 'early-morning' : 'morning';
  if (/noon|arvo/.test(text)) return 'afternoon';
  return /even/.test(text) ? 'evening' : 'night';
}

const named: readonly (readonly [starts: string, source: string, part: DayPart])[] = [
  ['vitw', String.raw`very\searly(?:\s(?:in\sthe\s)?morning)?|(?:in\s)?the\s(?:wee|small)\shours`, 'small-hours'],
  ['fb', String.raw`(?:first\sthing|bright\sand\searly)(?:\sin\sthe\smorning)?`, 'morning'],
  ['f', 'forenoon', 'morning'],
  [
    'adit',
    String.raw`(?:(?:in|at|during)\s(?:the\s)?)?day[-\s]?time(?!\stv|\stelevision)|during\sthe\sday(?!\s(?:of|before|after|when))`,
    'daytime',
  ],
  ['alo', String.raw`(?:at\s)?lunch[-\s]?time|over\slunch(?!\swith)`, 'noon'],
  // fri eve, tomorrow eve; Christmas Eve is a day.
  [
    'e',
    String.raw`(?<=(?<![a-z])(?:${WEEKDAY}|${anyOf(RELATIVE_DAYS.keys())}|this)\s)eve(?!\s(?:of|and)(?![a-z]))`,
    'evening',
  ],
  // sat am, tmrw pm
  ['a', String.raw`(?<=(?<![a-z])(?:${WEEKDAY}|${anyOf(RELATIVE_DAYS.keys())}|this)\s)a\.?m\.?`, 'morning'],
  ['p', String.raw`(?<=(?<![a-z])(?:${WEEKDAY}|${anyOf(RELATIVE_DAYS.keys())}|this)\s)p\.?m\.?`, 'afternoon'],
  ['a', String.raw`after\slunch(?:[-\s]?time)?`, 'afternoon'],
  [
    'adst',
    String.raw`after\s(?:dinner(?:[-\s]?time)?|work|supper|hours|school)|(?:dinner|supper|tea)[-\s]?time`,
    'evening',
  ],
];

/** Good night, movie night and night shift are no times: a bare `night` needs a day or `at` before it. */
const OPENS =
  /(?:^|[^a-z])(?:[a-z]*day|mon|tues?|wed|thur?s?|fri|sat|sun|tomorrow|tmrw?|today|at|the|each|every|late|eve|by|(?:morning|afternoon|evening|noon)\s(?:to|till?|until|through|thru)|\d(?:st|nd|rd|th)?)\s$|\d\s$/;

/** `late in the afternoon`, `later in the morning`, `early afternoon`. */
function halfOf(text: string): PartHalf | undefined {
  const [word] = /^(?:(?:in|at|during)\s(?:the\s)?)?(?:early|earlier|late|later)(?![a-z])/.exec(text) ?? [];
  return word === undefined ? undefined : /late/.test(word) ? 'late' : 'early';
}

export const partRules: readonly Rule[] = [
  words(
    'el',
    String.raw`(?<r>early|earlier|late|later)\s(?:in\s)?this\s(?<p>morning|afternoon|evening)(?!'s)`,
    ({ r, p }) => [
      { kind: 'day', day: { at: 'today', days: 0 } },
      { kind: 'part', part: partOf(p as string), half: (r as string).startsWith('late') ? 'late' : 'early' },
    ],
  ),
  ...named.map(([starts, source, part]) => words(starts, source, () => ({ kind: 'part', part }))),
  words(
    'ielmanat',
    String.raw`(?:(?:in|at|during)\s(?:the\s)?)?(?:(?:early|later|earlier|late)\sin\sthe\s)?(?<p>${PART})`,
    ({ p }, { 0: text, input, index }) => {
      const before = input.slice(Math.max(0, index - 16), index);
      if (/(?:^|[^a-z])good\s$/.test(before)) return undefined;
      const part = partOf(p as string);
      if (part === 'night' && p === text && !OPENS.test(before) && input.trim() !== text) return undefined;
      const half = halfOf(text);
      if (part === 'morning' && half === 'early') return { kind: 'part', part: 'early-morning' };
      return { kind: 'part', part, ...(half && part !== 'early-morning' ? { half } : {}) };
    },
  ),
];
