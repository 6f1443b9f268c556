import type { ClockSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { numberOf } from './numbers.ts';
import { DIGITS, ENDS, LETTERS, words } from './rule.ts';
import { anyOf, MONTH, RELATIVE_DAYS, WEEKDAY } from './words.ts';

/** Times of day. */

const HOUR_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** Spelled minutes that make a clock of the hour before them. */
const MINUTE_WORD = String.raw`(?:oh[-\s](?:one|two|three|four|five|six|seven|eight|nine)|(?:twenty|thirty|forty|fourty|fifty)(?:[-\s](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`;
const MERIDIEM = String.raw`(?<m>[ap]\.?\s?m(?:\.(?!\d))?|ampm)(?![a-z])`;
const ABOUT = String.raw`(?<v>(?:around|about|arnd|arround|aroud|abt|approx(?:imately)?\.?|roughly|circa|ca\.?|(?<![\dmn点分刻半钟])~|like)\s?)`;
/** Words that may open a clock without am or pm. */
const AT = '(?:at|@|for\\sat)';
const COUNTED = [
  'people|persons?|guests|items?|dollars|euros|bucks|percent|degrees|miles|kilometers|years?|yrs|months?|weeks?|days?',
  'hours?|hrs?|h|minutes?|mins?|sec(?:ond)?s?|times|points?|locations?|stores?|different',
  String.raw`of\sthe|or\smore|to\s\d+\s(?:people|guests)`,
].join('|');
const UNIT = '(?:[%°€$]|(?:st|nd|rd|th|km|mi|mph|k|kg|x)(?![a-z]))';
const STREET = String.raw`\s(?!(?:at|on|in|with|for|to|by|and|the)\s)[a-z]+\s(?:st|street|ave|avenue|road|rd|lane|blvd|drive|plaza|square)(?![a-z])`;
/** What may follow `at 5`: an end, a sign, a word of time, or a word that cannot be counted. */
const NOT_COUNTED = String.raw`(?![\d:.,/]\d|\s?[ap]\.?m|\s?${UNIT}|[-\s](?:${COUNTED})(?![a-z])|\sand\s(?:a\s)?(?:half|quarter)\s(?:${COUNTED})(?![a-z])|${STREET})`;

const clock = (spec: ClockSpec, vague = false): PieceValue | undefined =>
  spec.hour > 24 || spec.minute > 59 || spec.second > 59
    ? undefined
    : vague
      ? { kind: 'clock', clock: spec, vague }
      : { kind: 'clock', clock: spec };

const at = (hour: number, minute: number, half: ClockSpec['half']): ClockSpec => ({ hour, minute, second: 0, half });

/** 13 and more, and 0, are said by the 24-hour clock. */
const bare = (hour: number, minute: number): ClockSpec => at(hour, minute, hour > 12 || hour === 0 ? '24' : null);

function meridiem(hour: number, minute: number, m: string): ClockSpec | undefined {
  const half = m === 'ampm' ? null : m.startsWith('a') ? 'am' : 'pm';
  if (hour > 12) return hour < 24 && half !== 'am' ? at(hour, minute, '24') : undefined;
  return hour === 0 ? (half === 'am' ? at(0, minute, '24') : undefined) : at(hour, minute, half);
}

const withMeridiem: readonly Rule[] = [
  // 3pm, 3:30 p.m., 3.30pm, 9p, 8:45a, 1140 a.m.
  words(
    `${DIGITS}a~crl`,
    String.raw`(?:${ABOUT})?(?<h>[01]?\d|2[0-4])(?:[:.h]?(?<n>[0-5]\d))?(?::(?<s>[0-5]\d))?(?:\s?${MERIDIEM}|(?<l>[ap])(?![a-z]))`,
    ({ h, n, s, m, l, v }) => {
      const spec = meridiem(Number(h), Number(n ?? 0), (m ?? l) as string);
      return spec && clock({ ...spec, second: Number(s ?? 0) }, v !== undefined);
    },
  ),
  // fourteen hundred hours, oh six hundred hours
  words(
    LETTERS,
    String.raw`(?:(?:oh|zero)[-\s](?<z>one|two|three|four|five|six|seven|eight|nine)|(?<h>ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[-\s](?:one|two|three))?))[-\s]hundred\s(?:hours|hrs)(?![a-z])`,
    ({ z, h }) => clock(at(numberOf((z ?? h) as string), 0, '24')),
  ),
  // six pm, five thirty a.m.
  words(
    LETTERS,
    String.raw`(?:${ABOUT})?(?<h>${HOUR_WORD})(?:[-\s](?<n>${MINUTE_WORD}))?\s?${MERIDIEM}`,
    ({ h, n, m, v }) => {
      const spec = meridiem(numberOf(h as string), minuteOf(n), m as string);
      return spec && clock(spec, v !== undefined);
    },
  ),
];

const minuteOf = (word: string | undefined): number =>
  word === undefined ? 0 : numberOf(word.replace(/^oh[-\s]/, ''));

/** `at 10 to 9`, `at 20 to 4` are minutes, `at 10 to 12` may be hours. */
const isNoRange = (from: number, to: number): boolean => from > 12 || (to - from + 12) % 12 > 4;

const HOUR = String.raw`(?<h>1[0-2]|0?[1-9](?!\d)|${HOUR_WORD})`;
const OCLOCK = String.raw`(?:\s?o'?\s?clock)`;

const spoken: readonly Rule[] = [
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?:${ABOUT})?(?<h>2[0-4]|1\d|0?\d|${HOUR_WORD})${OCLOCK}(?:\s(?:sharp|on\sthe\sdot))?`,
    ({ h, v }) => clock(bare(numberOf(h as string), 0), v !== undefined),
  ),
  // half past seven, half 3
  words(
    'ha',
    String.raw`(?:at\s)?half[-\s](?:past[-\s])?${HOUR}${OCLOCK}?(?!\s?(?:hours?|hrs?|h|days?|dozen|years?|months?|minutes?|mins?|price|term)(?![a-z]))(?![:.,]\d)`,
    ({ h }) => clock(at(numberOf(h as string), 30, null)),
  ),
  // quarter to 9, ten minutes past six, twenty five past 4
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?:at\s)?(?:(?:a\s)?(?<q>quarter)|(?<n>\d{1,2}|${HOUR_WORD}|fifteen|twenty(?:[-\s]five)?)(?<u>\s?min(?:ute)?s?)?)\s(?<w>past|after|to|before|till|til|of)\s${HOUR}${OCLOCK}?(?![\d:]|\s?(?:hours?|min(?:ute)?s?|days?|weeks?|people)(?![a-z]))`,
    ({ q, n, u, w, h }, [text]) => {
      const minutes = q === undefined ? numberOf(n as string) : 15;
      const isPast = w === 'past' || w === 'after';
      // "five to seven" is a range unless minutes are named or "at" leads to it; only "past" says the rest by itself.
      const isAt =
        /^at\s/.test(text) && minutes % 5 === 0 && (!/\d/.test(n ?? '') || isNoRange(minutes, numberOf(h as string)));
      if (
        q === undefined &&
        u === undefined &&
        w !== 'past' &&
        !(w === 'after' && isAt) &&
        !(w === 'to' && (isAt || (minutes >= 20 && !/^\d/.test(n as string))))
      )
        return undefined;
      if (w === 'of' && q === undefined) return undefined;
      const hour = numberOf(h as string);
      return clock(
        isPast ? at(hour, minutes, null) : { ...at(hour === 1 ? 12 : hour - 1, 60 - minutes, null), said: hour },
      );
    },
  ),
  words(
    `a@fcrl~`,
    String.raw`(?:${AT}\s?(?:around\s|about\s|like\s)?|${ABOUT})(?<h>2[0-4]|1\d|0?\d)(?:(?:[:.]|h)(?<n>[0-5]\d))?(?<i>-?ish)?${NOT_COUNTED}`,
    ({ h, n, v, i }, [text]) =>
      clock(
        (h as string).startsWith('0') ? at(Number(h), Number(n ?? 0), '24') : bare(Number(h), Number(n ?? 0)),
        v !== undefined || i !== undefined || /around|about|like/.test(text),
      ),
  ),
  words(
    `a@fcrl~`,
    String.raw`(?:${AT}\s(?:around\s|about\s|like\s)?|${ABOUT})(?<h>${HOUR_WORD})(?:[-\s](?<n>${MINUTE_WORD})(?:\smin(?:ute)?s)?)?(?![-\s]${MINUTE_WORD})(?<i>-?ish)?${NOT_COUNTED}(?!-)`,
    ({ h, n, v, i }) => clock(bare(numberOf(h as string), minuteOf(n)), v !== undefined || i !== undefined),
  ),
  // at 2 30, with nothing behind it that could be counted
  words(
    `a@fcrl~`,
    String.raw`(?:${AT}\s?(?:around\s|about\s|like\s)?|${ABOUT})(?<h>1[0-2]|[1-9])\s(?<n>[0-5]\d)(?=\s*(?:[.,;!?]|$)|\s(?:on|for|with|tomorrow|today|tonight)(?![a-z]))`,
    ({ h, n, v }) => clock(bare(Number(h), Number(n)), v !== undefined),
  ),
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?<h>1[0-2]|[1-9]|${HOUR_WORD})(?::?(?<n>[0-5]\d))?-?ish${NOT_COUNTED}`,
    ({ h, n }) => clock(bare(numberOf(h as string), Number(n ?? 0)), true),
  ),
  // 6.45 and 1530 only where a time is expected
  words(
    DIGITS,
    String.raw`(?<=(?:(?<![a-z])(?:at|before|after|by|from|until|till?|between|to)\s|-\s?))(?<h>[01]?\d|2[0-3])\.(?<n>[0-5]\d)(?!\d|\.\d|\s?(?:%|km|kg|k|m|usd|million)(?![a-z]))`,
    ({ h, n }) => clock(bare(Number(h), Number(n))),
  ),
  // 8.45 tomorrow, 6.30 fri
  words(
    DIGITS,
    String.raw`(?<!(?<![a-z])(?:version|release|v|chapter|section|python|node|ios|android|windows)\s|[$€£¥]\s?)(?<h>0?[1-9]|1\d|2[0-3])\.(?<n>[0-5][05])(?=,?\s(?:on\s)?(?:(?:${WEEKDAY})s?|${anyOf(RELATIVE_DAYS.keys())}|tonight|tonite|(?:the\s)?(?:same|that)\sday)(?![a-z]))`,
    ({ h, n }) => clock(bare(Number(h), Number(n))),
  ),
  // tmrw 9.30, 3rd dec 2.20
  words(
    DIGITS,
    String.raw`(?<=(?<![a-z])(?:(?:${WEEKDAY})s?|${anyOf(RELATIVE_DAYS.keys())}|tonight|tonite|\d{1,2}(?:st|nd|rd|th)?\s${MONTH}|${MONTH}\s\d{1,2}(?:st|nd|rd|th)),?\s(?:at\s)?)(?<h>0?[1-9]|1\d|2[0-3])\.(?<n>[0-5][05])(?!\d|\.\d|\s?(?:%|km|kg|k|m|usd|million|hours|hrs)(?![a-z]))`,
    ({ h, n }) => clock(bare(Number(h), Number(n))),
  ),
  // at 1530: an address has a name behind it
  words(
    DIGITS,
    String.raw`(?<=(?<![a-z])(?:at|before|after|by|from|until|till?)\s)(?<h>[01]\d|2[0-3])(?<n>[0-5][05])(?!\d|\s?(?:[%°€$]|[a-z]+\s(?:st|ave|street|road|rd)(?![a-z])))${ENDS}`,
    ({ h, n }) => clock(at(Number(h), Number(n), '24')),
  ),
  // 14h30: below seven it is a length
  words(
    DIGITS,
    String.raw`(?<!(?:for|in|within|about|lasts|takes)\s)(?<h>0?[7-9]|1\d|2[0-3])h(?<n>[0-5]\d)`,
    ({ h, n }) => clock(at(Number(h), Number(n), '24')),
  ),
  words(DIGITS, String.raw`(?<h>[01]\d|2[0-3])(?<n>[0-5]\d)\s?(?:h|hrs|hours)`, ({ h, n }) =>
    clock(at(Number(h), Number(n), '24')),
  ),
];

/** 3 in the morning, half of it said: 8 at night, 7 this evening. */
const beside: readonly Rule[] = [
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?<!\d\.)${HOUR}(?:[:.](?<n>[0-5]\d)|\s(?<nw>${MINUTE_WORD}))?${OCLOCK}?\s(?:(?:in\sthe|on\sthe|of\sthe)\s(?:early\s|late\s)?(?<p>morning|afternoon|evening)|at\s(?<q>night))`,
    ({ h, n, nw, p, q }) => {
      const hour = numberOf(h as string);
      const half = p === 'morning' || (q !== undefined && hour < 6) ? 'am' : 'pm';
      return clock(at(hour, n === undefined ? minuteOf(nw) : Number(n), half));
    },
  ),
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`${HOUR}(?::(?<n>[0-5]\d)|[-\s](?<nw>${MINUTE_WORD}))?(?=\s(?:tonight|tonite|this\s(?:morning|afternoon|evening)|(?:tomorrow|tmrw|tmr)\s(?:morning|afternoon|evening|night)|(?:${WEEKDAY})\s(?:morning|afternoon|evening|night))(?!(?:\s\S+){0,2}\s(?:at|@)\s?\d))`,
    ({ h, n, nw }) => clock(bare(numberOf(h as string), n === undefined ? minuteOf(nw) : Number(n))),
  ),
  // tomorrow 6, brunch Sunday 11, fri evening 7
  words(
    DIGITS,
    String.raw`(?<=(?<![a-z])(?:(?:(?:${WEEKDAY})s?|${anyOf(RELATIVE_DAYS.keys())})(?:\s(?:morning|afternoon|arvo|evening|eve|night))?|this\s(?:morning|afternoon|arvo|evening)|tonight|tonite|2night|2nite),?\s)(?<h>1[0-2]|[1-9])(?!\d|\s?[ap]\.?m|\s?-|\sto\s(?:\d|${HOUR_WORD}(?![a-z])))${ENDS}${NOT_COUNTED}`,
    ({ h }) => clock(bare(Number(h), 0)),
  ),
  // tomorrow 330, friday 1245
  words(
    DIGITS,
    String.raw`(?<=(?<![a-z])(?:${WEEKDAY}|${anyOf(RELATIVE_DAYS.keys())}|tonight|tonite),?\s)(?<h>1[0-2]|[1-9])(?<n>[0-5][05])(?!\d|\s?-|\sto\s\d)${ENDS}${NOT_COUNTED}`,
    ({ h, n }) => clock(bare(Number(h), Number(n))),
  ),
  // by 5, until six, after 4 on Thursday
  words(
    `${DIGITS}${LETTERS}`,
    String.raw`(?<=(?<![a-z])(?:by|before|b4|after|until|till|til|past|from|(?:alarm|scheduled|set|meeting|appointment|call)\sfor)\s(?:about\s|around\s)?)(?<h>2[0-3]|1\d|[1-9]|${HOUR_WORD})(?!\d|\s?(?:-|(?:to|till?|until|and|through|thru)(?![a-z]))(?!\s?late)|[-\s]${MINUTE_WORD}|\s?[ap]\.?m)${ENDS}${NOT_COUNTED}`,
    ({ h }) => clock(bare(numberOf(h as string), 0)),
  ),
];

const DAY_WORD = String.raw`(?:${WEEKDAY}|${anyOf(RELATIVE_DAYS.keys())}|${MONTH}\s\d{1,2}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}/\d{1,2})`;
const DAY_BEHIND = new RegExp(String.raw`^,?\s(?:on\s|of\s|this\s|next\s|the\s)*${DAY_WORD}(?![a-z])`);
const DAY_BEFORE = new RegExp(String.raw`(?:^|[^a-z])${DAY_WORD},?\s(?:by\s|at\s|the\s)*$`);

/** Whether another word says of which day. */
const isDayBeside = ({ input, index, 0: text }: RegExpExecArray): boolean =>
  DAY_BEHIND.test(input.slice(index + text.length, index + text.length + 30)) ||
  DAY_BEFORE.test(input.slice(Math.max(0, index - 30), index));

const named: readonly Rule[] = [
  words('n1mh', String.raw`(?:12\s)?(?:noon|midday|mid-day)|high\snoon|noon[-\s]?time`, () => clock(at(12, 0, '24'))),
  words('na', String.raw`(?:around\s|about\s)?noonish|(?:around|about)\snoon`, () => clock(at(12, 0, '24'), true)),
  words(
    '1m',
    String.raw`(?:12\s|twelve\s)?mid[-\s]?night(?!\s(?:snack|mass|run|oil|sun|blue|train|madness)(?![a-z]))`,
    () => clock(at(24, 0, '24')),
  ),
  words(
    'eafbcdt',
    String.raw`(?:the\s)?(?:eod|end\sof\s(?:the\s|my\s)?(?:day|business(?:\sday)?)|day'?s\send|(?<b>cob|close\sof\s(?:business|play)))`,
    ({ b }, match) => {
      // Business closes at six, as 下班前 has it.
      const last = b === undefined ? { hour: 23, minute: 59, second: 59 } : { hour: 18, minute: 0, second: 0 };
      const end: PieceValue = { kind: 'clock', clock: { ...last, half: '24' }, vague: true };
      return isDayBeside(match) ? end : [end, { kind: 'day', day: { at: 'today', days: 0 } }];
    },
  ),
];

export const clockRules: readonly Rule[] = [...withMeridiem, ...spoken, ...beside, ...named];
