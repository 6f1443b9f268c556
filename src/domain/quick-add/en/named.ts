import { numberOf, SPELLED, SPELLED_ORDINAL } from '../../phrases/en/numbers.ts';
import { MONTH, monthOf, WEEKDAY, weekdayOf } from '../../phrases/en/words.ts';
import { type Named, type NamedValues, namedAt, UNITS } from '../frames/named.ts';

const apart = (source: string): RegExp => new RegExp(`(?<![a-z\\d.:]|\\d-)${source}(?![a-z\\d])`, 'g');
const NUMBER = `(\\d{1,3}|${SPELLED})`;
/** Three days, not three days before what is not known here. */
const FROM_HERE = '(?! (?:to|past|before|after|from|prior|ahead|later|old|ago|in advance|beforehand|early)(?![a-z]))';

/** Not the sun, or what we wed. */
const WEEKDAYS = apart(`(?<!(?:the|in|we|i|my|he|she|they) )(${WEEKDAY})s?`);
/** Not what may, or a march. */
const MONTHS = apart(`(?!may|march|mar)(${MONTH})\\.?`);
/** Not 6:35am local, of a place that was worked out elsewhere, and not quarter past 4 pm. */
const CLOCK =
  /(?<![\d:.$€£]|(?<![a-z])(?:half|quarter|five|ten|twenty|twenty-five|\d{1,2} minutes?) (?:past|to|till|after|before|of)\s)(\d{1,2})(?:[:.]([0-5]\d))?\s?(?:[ap]\.?m\.?|o'?clock)(?![a-z])(?! (?:local|there|their))/g;
const DIGITS = /(?<![\dt:-])(\d{1,2}):([0-5]\d)(?![\dz:]|\s?[ap]\.?m)/g;
/** At 7, not at 7 Elm Street, at ten to four, at 3 months. */
const AT = new RegExp(
  `(?<![a-z])(?:at|@) ?${NUMBER}(?=\\s*(?:[,;.!?](?!\\d)|$)|\\s(?:on|in|every|each|with|for|to(?! (?:${SPELLED}|\\d|midnight|noon))|and|tonight|tomorrow|sharp|until|till)(?![a-z]))`,
  'g',
);
const HALF = new RegExp(
  `(?<![a-z])(half|quarter) (?:past|to|till|of|after|before) (\\d{1,2}|${SPELLED})(?![a-z\\d])`,
  'g',
);
const ORDINAL = apart(`(\\d{1,2})(?:st|nd|rd|th)`);
/** The fifteenth, as a day of a month. */
const SPELLED_DAY = apart(`the (${SPELLED_ORDINAL})(?= of (?:every|each|the month|${MONTH}|next)|\\s*(?:[,.;]|$))`);
const DATED = apart(`(?<!\\d(?:st|nd|rd|th)? (?:of )?)(?:${MONTH})\\.? (\\d{1,2})(?!:)`);
const COUNT = apart(`${NUMBER} (?:times|sessions|classes|lessons|visits|rounds|meetings|(?:${WEEKDAY})s)`);
const AND_MINUTES = `,? (?:and )?${NUMBER}[ -]?min(?:ute)?s?`;
const LENGTH = apart(
  `(?<!(?:hours?|hrs?),? (?:and )?|(?:last|first|final) )${NUMBER}[ -]?(month|week|day|night|hour(?!s?${AND_MINUTES})|hr(?!s?${AND_MINUTES})|minute|min|fortnight)s?${FROM_HERE}`,
);
const HOURS_AND_MINUTES = apart(`${NUMBER} (?:hours?|hrs?)${AND_MINUTES}${FROM_HERE}`);

/** Except Dec 24, no class on Dec 24, not on Dec 24, unless another hour follows. */
const LEFT_OUT = apart(
  `(?:except(?:ing)?|excluding|skip(?:ping)?|not|none|neither(?: one)?|off|closed|no [a-z]{3,12})(?: (?:on|for))? (${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?=\\s*(?:$|[,.;:!]|(?:and|or|because|since)(?![a-z])))(?!,? (?:when|at|it|we|but|which))`,
);

/** Half an hour before my 5pm train: not when anything is. */
const COUNTED_FROM = /(?<![a-z])(?:before|after|ahead of|prior to)(?![a-z])[^,;.!?]*$/;

const LENGTHS = new Map<string, number>([
  ...Object.entries(UNITS),
  ['min', UNITS.minute],
  ['hr', UNITS.hour],
  ['night', UNITS.day],
]);

const clockOf = ([, hour, minute = '0']: RegExpMatchArray): number => Number(hour) * 60 + Number(minute);

/** 8pm and 8am are two hours; twelve is said in either way. */
function halved(match: RegExpMatchArray): Named {
  const minutes = clockOf(match);
  const isOfDay = minutes < 12 * 60 && minutes >= 60 && /[ap]\.?m/.test(match[0]);
  return { ...namedAt(match, 'clock', [isOfDay && /p\.?m/.test(match[0]) ? minutes + 12 * 60 : minutes]), isOfDay };
}

export const named: NamedValues = (plain) => {
  const all = (
    pattern: RegExp,
    kind: Named['kind'],
    valuesOf: (match: RegExpMatchArray) => readonly number[],
  ): Named[] => [...plain.matchAll(pattern)].map((match) => namedAt(match, kind, valuesOf(match)));
  const number = ([, said = '']: RegExpMatchArray): number[] => [numberOf(said)];
  const found = [
    ...all(WEEKDAYS, 'weekday', ([, day = '']) => [weekdayOf(day)]).map((one) => ({
      ...one,
      isOfOneWeek: /(?<![a-z])(?:this|coming)\s$/.test(plain.slice(0, one.from)),
    })),
    ...all(MONTHS, 'month', ([, month = '']) => [monthOf(month)]),
    ...[...plain.matchAll(CLOCK)].map((match) => halved(match)),
    ...all(DIGITS, 'clock', (match) => [clockOf(match)]),
    ...all(AT, 'clock', ([, hour = '']) => [numberOf(hour) * 60]).filter(({ values }) =>
      values.every((one) => one <= 12 * 60),
    ),
    ...all(HALF, 'clock', ([, part, hour = '']) => {
      const minutes = part === 'half' ? 30 : 15;
      return [numberOf(hour) * 60 + minutes, (numberOf(hour) + 12) * 60 - minutes];
    }),
    ...all(ORDINAL, 'ordinal', number),
    ...all(SPELLED_DAY, 'day', number),
    ...all(DATED, 'day', number),
    ...all(COUNT, 'number', number),
    ...all(LEFT_OUT, 'left-out', ([, month = '', day]) => [monthOf(month) * 100 + Number(day)]),
    ...all(HOURS_AND_MINUTES, 'length', ([, hours = '', minutes = '']) => [numberOf(hours) * 60 + numberOf(minutes)]),
    ...all(LENGTH, 'length', ([, said = '', unit = '']) => [numberOf(said) * (LENGTHS.get(unit) ?? 0)]),
  ];
  return found.filter(({ from }) => !COUNTED_FROM.test(plain.slice(0, from)));
};
