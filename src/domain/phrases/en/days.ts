import type { DaySpec, Rule } from '../frames/pieces.ts';
import { numberOf, ORDINAL, SPELLED } from './numbers.ts';
import { PART, partOf } from './parts.ts';
import { LETTERS, words } from './rule.ts';
import { anyOf, MONTH, RELATIVE_DAYS, WEEKDAY, weekdayOf } from './words.ts';

const day = (spec: DaySpec) => ({ kind: 'day', day: spec }) as const;

const NEXT = '(?:next|nxt|nex)';
const LAST = '(?:last|previous|prev)';
const WEEK = '(?:week|wk)';
/** A weekday; the short forms that are also words of their own (sat, sun) not behind a subject or article. */
const NAME = String.raw`(?:${WEEKDAY})\.?`;
const NOT_A_WORD = String.raw`(?<!(?<![a-z])(?:the|i|we|he|she|they|it|you|and\sthen|a|in|of|under)\s(?=(?:sat|sun|wed|mon)(?![a-z])))`;

const WEEKS: Readonly<Record<string, number>> = {
  this: 0,
  last: -1,
  previous: -1,
  prev: -1,
  next: 1,
  nxt: 1,
  nex: 1,
  following: 1,
};

/** Counted from today: tomorrow, the day after tomorrow, the night of today in `tonight`. */
const relative: readonly Rule[] = [
  words('2ottyi', anyOf(RELATIVE_DAYS.keys()), (_, [word]) => {
    const days = RELATIVE_DAYS.get(word);
    return days === undefined ? undefined : day({ at: 'today', days });
  }),
  words('td', String.raw`(?:the\s)?day\safter\s(?:${anyOf(RELATIVE_DAYS.keys())})`, (_, [text]) => {
    const days = RELATIVE_DAYS.get(text.slice(text.lastIndexOf(' ') + 1));
    return days === 1 ? day({ at: 'today', days: 2 }) : undefined;
  }),
  words('td', String.raw`(?:the\s)?day\sbefore\syesterday`, () => day({ at: 'today', days: -2 })),
  words('t', String.raw`the\s(?:next|following)\sday`, () => day({ at: 'after-start', days: 1 })),
  words('t', String.raw`the\s(?:day\sbefore|previous\sday)(?=\s*(?:[.,;?!]|$))`, () => day({ at: 'today', days: -1 })),
  words('t2', '(?:to|2)-?ni(?:ght|te)', () => [day({ at: 'today', days: 0 }), { kind: 'part', part: 'night' }]),
  words('tlnf', String.raw`(?:the\s(?=next|following))?(?<w>this|last|next|following)\s(?<p>${PART})`, ({ w, p }) => {
    const days = WEEKS[w as string] ?? 0;
    // until 7am the next morning: of the day behind the one that was said
    return [day({ at: days === 1 ? 'after-start' : 'today', days }), { kind: 'part', part: partOf(p as string) }];
  }),
  words('tos', String.raw`(?:on\s)?(?:the|that)\ssame\sday`, () => day({ at: 'after-start', days: 0 })),
];

/** The sun and a person who sat are no days. */
const A_WORD =
  /^(?:sun\s(?:protection|screen|cream|glasses|burn|set|rise|shine|tan|dress|hat|flower|bath|light|roof|will|is|was|comes)|sat\s(?:down|with|there|back|still|next\sto|in\sthe|on\sthe))(?![a-z])/;

const weekdays: readonly Rule[] = [
  // Tuesday or Wednesday
  words(
    'mtwfsn',
    String.raw`(?:(?<w>this|${NEXT})\s(?:${WEEK}\s(?:on\s)?)?)?(?<l>(?:${WEEKDAY})(?:(?:,\s?|\sor\s)(?:${WEEKDAY}))*,?\sor\s(?:on\s)?(?:${WEEKDAY}))(?![a-z])`,
    ({ w, l }, [text]) => {
      const week =
        w === undefined
          ? 'coming'
          : new RegExp(`^\\S+\\s${WEEK}\\s`).test(text)
            ? (WEEKS[w] ?? 0)
            : w === 'this'
              ? 'coming'
              : 'next';
      const days = (l as string).split(/,\s?or\s|,\s?|\sor\s/).map((word) => weekdayOf(word.replace(/^on\s/, '')));
      return day({ at: 'either', days: days.map((weekday) => ({ at: 'weekday', weekday, week })) });
    },
  ),
  words('eb', String.raw`(?:by\s)?(?:the\s)?end\sof\s(?:the\s)?(?<d>${NAME})`, ({ d }) => [
    { kind: 'clock', clock: { hour: 23, minute: 59, second: 59, half: '24' }, vague: true },
    day({ at: 'weekday', weekday: weekdayOf(d as string), week: 'coming' }),
  ]),
  // Friday 7.6 is a date, Friday 7.30 a time
  words(
    '0123456789',
    String.raw`(?<=(?:${WEEKDAY})\.?,?\s)(?<a>\d{1,2})\.(?<b>\d{1,2})(?![\d.]|\s?[ap]\.?m)`,
    ({ a, b }) => {
      const [first, second] = [Number(a), Number(b)];
      const isClock = (b as string).length === 2 && second < 60 && first < 24;
      if (!isClock) return day({ at: 'numeric', first, second });
      return { kind: 'clock', clock: { hour: first, minute: second, second: 0, half: first > 12 ? '24' : null } };
    },
  ),
  words('mtwfs', `${NOT_A_WORD}(?<d>${NAME})`, ({ d }, { input, index }) => {
    const rest = input.slice(index, index + 24);
    if (A_WORD.test(rest) && (rest.startsWith('sun') || index === 0)) return undefined;
    return day({ at: 'weekday', weekday: weekdayOf(d as string), week: 'coming' });
  }),
  words(
    'tuco',
    String.raw`(?:(?:on\s)?this\s(?:coming\s|upcoming\s)?|(?:the\s)?(?:coming|upcoming)\s)(?<d>${NAME})(?!\s(?:of\s|in\s)?${NEXT})`,
    ({ d }) => day({ at: 'weekday', weekday: weekdayOf(d as string), week: 'coming' }),
  ),
  words('nt', String.raw`(?:the\s)?${NEXT}\s(?<d>${NAME})`, ({ d }) =>
    day({ at: 'weekday', weekday: weekdayOf(d as string), week: 'next' }),
  ),
  words('ft', String.raw`(?:the\s)?following\s(?<d>${NAME})`, ({ d }) => {
    const weekday = weekdayOf(d as string);
    return day({
      at: 'either',
      days: [
        { at: 'weekday', weekday, week: 1 },
        { at: 'weekday', weekday, week: 'coming' },
      ],
    });
  }),
  words('tlp', String.raw`(?:(?:this|the)\s)?(?:last|past)\s(?<d>${NAME})`, ({ d }) =>
    day({ at: 'weekday', weekday: weekdayOf(d as string), week: 'last' }),
  ),
  words('p', String.raw`(?:previous|prev)\s(?<d>${NAME})`, ({ d }) =>
    day({ at: 'weekday', weekday: weekdayOf(d as string), week: -1 }),
  ),
  words(
    'mtwfs',
    String.raw`(?<d>${NAME})\s(?:of\s|in\s)?(?<w>this|${NEXT}|${LAST}|the\sfollowing)\s${WEEK}(?!e|\safter)`,
    ({ d, w }) =>
      day({ at: 'weekday', weekday: weekdayOf(d as string), week: WEEKS[(w as string).replace('the ', '')] ?? 0 }),
  ),
  words('tnlp', String.raw`(?<w>this|${NEXT}|${LAST})\s${WEEK}(?:'?s)?,?\s(?:on\s)?(?<d>${NAME})`, ({ d, w }) =>
    day({ at: 'weekday', weekday: weekdayOf(d as string), week: WEEKS[w as string] ?? 0 }),
  ),
  words(
    'tmwfs',
    String.raw`(?:the\s)?(?<d>${NAME})\safter\s(?:next|this(?:\sone)?)(?!\s(?:week|month|year|${WEEKDAY}))`,
    ({ d }, [text]) => {
      const week = text.endsWith('next') ? 'next' : 'coming';
      return day({ at: 'from', base: { at: 'weekday', weekday: weekdayOf(d as string), week }, amount: weeks(1) });
    },
  ),
  words(
    'tmwfs',
    String.raw`(?<d>${NAME})\s(?:week(?!\s\d{1,2}(?![\d:]|-?ish|\s?[ap]\.?m?(?![a-z])|\s?(?:-|to)\s?\d)|ly|e)|in\s(?<n>a|one|two|2|three|3|four|4)\sweeks?(?:'?s?\stime)?)`,
    ({ d, n }) =>
      day({
        at: 'from',
        base: { at: 'weekday', weekday: weekdayOf(d as string), week: 'coming' },
        amount: weeks(count(n)),
      }),
  ),
  words(
    'aot123456789',
    String.raw`(?<n>an?|one|two|three|four|\d)\s(?:weeks?|wks?)\s(?:(?:from|on|after)\s)?(?:this\s|coming\s)?(?<d>${NAME})`,
    ({ n, d }) =>
      day({
        at: 'from',
        base: { at: 'weekday', weekday: weekdayOf(d as string), week: 'coming' },
        amount: weeks(count(n)),
      }),
  ),
];

const weeks = (n: number) => ({ months: 0, days: 7 * n, ms: 0 });
const count = (word: string | undefined): number => (word === undefined || /^an?$/.test(word) ? 1 : numberOf(word));

/** A month, quarter or year follows in which the day is counted. */
const OF_PERIOD = String.raw`\s(?:(?:of|in)\s)?(?:the\s)?(?:this\s|next\s|last\s|following\s|coming\s)?(?:month|quarter|year|${MONTH}|q[1-4]|(?:19|20|21)\d\d)(?![a-z\d])`;

/** The hours of the day may stand before its period: the first Monday, 1pm to 3pm, of next month. */
const CLOCK = String.raw`\d{1,2}(?::\d\d)?\s?(?:[ap]m)?`;
const HOURS = String.raw`(?:,?\s(?:at\s|from\s)?${CLOCK}(?:\s?(?:-|to|till?|until)\s?${CLOCK})?,?(?=\sof\s))?`;

/** Days counted inside a period, which may stand beside them as a piece of its own (`the first Monday` + `of next month`). */
const nth: readonly Rule[] = [
  words(
    `${LETTERS}0123456789`,
    String.raw`(?:the\s)?(?<n>${ORDINAL}|last|final|penultimate|second[-\s](?:to\s)?last)\s(?<d>${NAME})(?=${HOURS}${OF_PERIOD})`,
    ({ n, d }) => {
      const nth = nthOf(n as string);
      return nth > 5 ? undefined : day({ at: 'nth-weekday', weekday: weekdayOf(d as string), nth });
    },
  ),
  words(
    `${LETTERS}0123456789`,
    String.raw`(?:the\s)?(?<n>${ORDINAL}|last|final|penultimate)\s(?:calendar\s)?day(?=${OF_PERIOD})`,
    ({ n }) => day({ at: 'nth-day', nth: nthOf(n as string) }),
  ),
  words(
    'in0123456789otf',
    String.raw`(?:in\s)?(?<n>\d{1,2}|${SPELLED})\s(?:business|working|work)\sdays?(?:\sfrom\s(?:now|today)|\slater)?`,
    ({ n }, [text]) =>
      /^in\s|(?:now|today|later)$/.test(text) ? day({ at: 'workday', nth: numberOf(n as string) }) : undefined,
  ),
  words('n', String.raw`next\s(?:business|working|work)\sday`, () => day({ at: 'workday', nth: 1 })),
];

function nthOf(word: string): number {
  if (word === 'last' || word === 'final') return -1;
  return word === 'penultimate' || word.startsWith('second-') || word.includes('last') ? -2 : numberOf(word);
}

/** The first weekend of April: its two days. */
const weekend: readonly Rule[] = [
  words(
    `${LETTERS}0123456789`,
    String.raw`(?:the\s)?(?<n>${ORDINAL}|last)\s(?:weekend|wknd)(?=${OF_PERIOD})`,
    ({ n }) => [
      day({ at: 'nth-weekday', weekday: 5, nth: nthOf(n as string) }),
      { kind: 'amount', amount: { months: 0, days: 2, ms: 0 } },
    ],
  ),
];

export const dayRules: readonly Rule[] = [...relative, ...nth, ...weekend, ...weekdays];
