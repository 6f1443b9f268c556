import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { PieceValue, RepeatSpec, Rule, RuleParts } from '../frames/pieces.ts';
import { numberOf, SPELLED } from './numbers.ts';
import { PART, partOf } from './parts.ts';
import { words } from './rule.ts';
import { daysOf, isPlural, SHORT_LIST, WEEKDAY_LIST } from './weekday-lists.ts';

/** Repeats by their unit: every day, every 2 weeks on Monday, monthly, every 90 minutes. */

export const repeat = (parts: RuleParts, more: Omit<RepeatSpec, 'parts'> = {}): PieceValue => ({
  kind: 'repeat',
  repeat: { parts, ...more },
});

export const EVERY = '(?:every|evry|evrey|each|ev)';
export const YEARLY = String.raw`(?:yearly|annually|(?:once\s)?(?:${EVERY}|a|per)\syear)`;
const OTHER = '(?:other|2nd|second|alternate|alternating)';

type UnitWord = 'minute' | 'hour' | 'day' | 'night' | 'week' | 'weekend' | 'month' | 'quarter' | 'year';
const FREQ: Readonly<Record<UnitWord, readonly [freq: string, interval: number]>> = {
  minute: ['MINUTELY', 1],
  hour: ['HOURLY', 1],
  day: ['DAILY', 1],
  night: ['DAILY', 1],
  week: ['WEEKLY', 1],
  weekend: ['WEEKLY', 1],
  month: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  year: ['YEARLY', 1],
};
const UNIT_WORDS: Readonly<Record<string, UnitWord>> = {
  minute: 'minute',
  min: 'minute',
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  night: 'night',
  week: 'week',
  wk: 'week',
  weekend: 'weekend',
  month: 'month',
  mth: 'month',
  quarter: 'quarter',
  year: 'year',
  yr: 'year',
};
const UNIT = '(?<u>minute|min|hour|hr|day|night|weekend|week|wk|month|mth|quarter|year|yr)';

/** The rule of a unit; weekends are their two days. */
function every(count: number, unit: UnitWord): RuleParts {
  const [freq, times] = FREQ[unit];
  const interval = count * times;
  return {
    FREQ: freq,
    ...(interval === 1 ? {} : { INTERVAL: `${interval}` }),
    ...(unit === 'weekend' ? { BYDAY: 'SA,SU' } : {}),
  };
}

/** A unit and a half, as minutes (`every 1.5 hours`, `every half hour`). */
const minutes = (count: number): PieceValue => repeat({ FREQ: 'MINUTELY', INTERVAL: `${count}` });
const withPart = (value: PieceValue, part: string | undefined): PieceValue | readonly PieceValue[] =>
  part === undefined ? value : [value, { kind: 'part', part: partOf(part) }];

const COUNT = String.raw`(?<n>\d{1,4}(?:\.5)?|${SPELLED}|couple\sof|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)`;
/** Weekdays behind `every 2 weeks`, or days of the month behind `monthly`. */
const ON_DAYS = String.raw`(?:,?\s(?:on\s)?(?:every\s)?(?:the\s)?(?<l>${WEEKDAY_LIST}))?`;

const units: readonly Rule[] = [
  words('e', String.raw`(?:${EVERY}\s(?:single\s)?day|everyday|every-day)`, () => repeat(every(1, 'day'))),
  words('e', String.raw`${EVERY}\s(?<p>${PART})`, ({ p }) => withPart(repeat(every(1, 'day')), p)),
  // every other night at 9: of the night, as every night is.
  words('ea', String.raw`(?:${EVERY}\s${OTHER}|alternate)\s(?<p>${PART})s?`, ({ p }) =>
    withPart(repeat(every(2, 'day')), p),
  ),
  words('e', String.raw`${EVERY}\s${COUNT}(?:st|nd|rd|th)?\s(?<p>${PART})s?`, ({ n, p }) => {
    const count = /^\d+$|^[a-z]+$/.test(n as string) ? numberOf(n as string) : undefined;
    return count === undefined || count < 2 ? undefined : withPart(repeat(every(count, 'day')), p);
  }),
  // six Mondays from Nov 30, five Sundays at 9
  words(
    'otfsen0123456789',
    String.raw`${COUNT}\s(?<d>(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?=,?\s(?:from|starting|beginning|at\s|\d))(?!\sfrom\snow)`,
    ({ n, d }) => {
      const count = /^\d+$|^[a-z]+$/.test(n as string) ? numberOf(n as string) : undefined;
      const weekly = { ...every(1, 'week'), BYDAY: daysOf(d as string) };
      return count === undefined || count < 2 || count > 52 ? undefined : [repeat(weekly), { kind: 'count', count }];
    },
  ),
  words('dn', '(?<w>daily|nightly)', ({ w }) =>
    withPart(repeat(every(1, 'day')), w === 'nightly' ? 'night' : undefined),
  ),
  words('e', String.raw`${EVERY}\s${UNIT}${ON_DAYS}`, ({ u, l }) =>
    onDays(every(1, UNIT_WORDS[u as string] as UnitWord), l),
  ),
  words('ea', String.raw`(?:${EVERY}\s${OTHER}|alternate)\s${UNIT}s?${ON_DAYS}`, ({ u, l }) =>
    onDays(every(2, UNIT_WORDS[u as string] as UnitWord), l),
  ),
  words('eo', String.raw`(?:once\s)?${EVERY}\s${COUNT}(?:st|nd|rd|th)?\s?${UNIT}s?${ON_DAYS}`, ({ n, u, l }) => {
    const unit = UNIT_WORDS[u as string] as UnitWord;
    const count = n === 'couple of' ? 2 : /\./.test(n as string) ? Number(n) : numberOf(n as string);
    if (count === 0) return undefined;
    if (Number.isInteger(count)) return onDays(every(count, unit), l);
    return unit === 'hour' ? minutes(count * 60) : undefined;
  }),
  words('eh', String.raw`${EVERY}\s(?:half(?:\san?)?[-\s]hour|30\smins?)|half[-\s]hourly`, () => minutes(30)),
  words('e', String.raw`${EVERY}\s(?:hour\sand\sa\shalf|one\sand\sa\shalf\shours?)`, () => minutes(90)),
  words('e', String.raw`${EVERY}\s(?:few|several)\s${UNIT}s`, ({ u }) =>
    repeat(every(3, UNIT_WORDS[u as string] as UnitWord)),
  ),
  words('o', String.raw`once\s(?:an?|per|every|each)\s${UNIT}${ON_DAYS}`, ({ u, l }) =>
    onDays(every(1, UNIT_WORDS[u as string] as UnitWord), l),
  ),
  words('h', 'hourly', () => repeat(every(1, 'hour'))),
  words('wf', `(?<w>weekly|fortnightly)${ON_DAYS}`, ({ w, l }) => onDays(every(w === 'weekly' ? 1 : 2, 'week'), l)),
  words('e', String.raw`${EVERY}\s(?:fortnight|two-week|2-week)${ON_DAYS}`, ({ l }) => onDays(every(2, 'week'), l)),
  words('b', `bi-?weekly${ON_DAYS}`, ({ l }) => {
    const days = l === undefined ? undefined : daysOf(l);
    if (days?.includes(',')) return repeat({ ...every(1, 'week'), BYDAY: days });
    // Twice a week is on more days than one.
    if (days !== undefined) return repeat({ ...every(2, 'week'), BYDAY: days }, { isFortnight: true });
    return repeat(every(2, 'week'), { others: [{ ...every(1, 'week'), BYDAY: 'MO,TH' }], about: 'biweekly' });
  }),
  words('b', 'bi-?monthly', () =>
    repeat(every(2, 'month'), { others: [{ FREQ: 'MONTHLY', BYMONTHDAY: '1,15' }], about: 'other' }),
  ),
  words(
    'qstehy',
    String.raw`(?:quarterly|(?<s>semi-?annually|twice\s(?:(?:a|per)\syear|yearly)|half[-\s]?yearly|every\shalf[-\s]year))`,
    ({ s }) => repeat(s === undefined ? every(1, 'quarter') : every(6, 'month')),
  ),
];

function onDays(parts: RuleParts, list: string | undefined): PieceValue | undefined {
  if (list === undefined) return repeat(parts);
  return parts.FREQ === 'WEEKLY' ? repeat({ ...parts, BYDAY: daysOf(list) }) : undefined;
}

const working: readonly Rule[] = [
  words('eowb', String.raw`(?:(?:${EVERY}|on|all)\s)?(?:weekdays|week\sdays)|${EVERY}\sweek\s?day`, () =>
    repeat({ FREQ: 'WEEKLY', BYDAY: 'MO,TU,WE,TH,FR' }),
  ),
  words(
    'eowb',
    String.raw`${EVERY}\s(?:work|working|business)[-\s]?day|on\s(?:work|working|business)[-\s]?days|workdays`,
    () => repeat({ FREQ: 'WEEKLY', BYDAY: 'MO,TU,WE,TH,FR' }, { workdays: true }),
  ),
  words('ow', String.raw`(?:(?:on|at)\s)?(?:the\s)?weekends`, () => repeat(every(1, 'weekend'))),
];

const GOES_ON =
  /(?<![a-z])(?:for\s(?:the\s(?:next\s)?)?[a-z\d-]+\s(?:weeks|months)|until|till|through|starting|each\sweek|weekly|(?:this|next|coming)\sweek)(?![a-z])/;

const weekdays: readonly Rule[] = [
  // every day except Friday
  words(
    'edw',
    String.raw`(?:(?<a>${EVERY}\s(?:single\s)?day|everyday|daily)|${EVERY}\sweek\s?day|weekdays),?\s(?:except|but(?:\snot)?|other\sthan|excluding|apart\sfrom)\s(?:(?:for|on)\s)?(?<l>${WEEKDAY_LIST}|(?:the\s)?weekends?)`,
    ({ a, l }) => {
      const out = (l as string).includes('weekend') ? 'SA,SU' : daysOf(l as string);
      const days = WEEKDAYS.slice(0, a === undefined ? 5 : 7).filter((day) => !out.includes(day));
      return days.length === 0 ? undefined : repeat({ FREQ: 'WEEKLY', BYDAY: days.join(',') });
    },
  ),
  words('mts', `(?<l>${SHORT_LIST})`, ({ l }) => weekly(1, l as string)),
  // Mon/Wed/Fri, Tue and Thu: every week, or once each
  words('mtwfs', String.raw`(?<!or\s)(?<l>${WEEKDAY_LIST})(?!,?\s?or\s)`, ({ l }, { input }) => {
    const list = l as string;
    const days = daysOf(list);
    // Side by side they are days, unless something says that they go on.
    if (!/[/&+,]|\sand\s/.test(list) && !GOES_ON.test(input)) return undefined;
    if (isPlural(list) || / to |through|thru|-/.test(list) || !days.includes(',')) return undefined;
    const [weeks, once] = [
      { FREQ: 'WEEKLY', BYDAY: days },
      { FREQ: 'WEEKLY', BYDAY: days, COUNT: `${days.split(',').length}` },
    ];
    const isSeries = list.includes('/') || days.split(',').length > 2;
    return repeat(isSeries ? weeks : once, { others: [isSeries ? once : weeks], about: 'other' });
  }),
  words(
    'e',
    String.raw`${EVERY}\s(?<o>${OTHER}\s|\d{1,2}(?:st|nd|rd|th)\s|single\s)?(?<l>${WEEKDAY_LIST})(?:\s(?<p>${PART}))?(?!\s(?:of|in)\s(?:the|each|every)\smonth)`,
    ({ o, l, p }) => {
      const step = o === undefined || o.startsWith('single') ? 1 : /^\d/.test(o) ? numberOf(o) : 2;
      return withPart(weekly(step, l as string), p);
    },
  ),
  words(
    'omtwfsa',
    String.raw`(?:(?:on|all)\s)?(?<l>${WEEKDAY_LIST})(?:\s(?<p>${PART}))?(?<w>\s(?:(?:every|each)\s(?:other\s|second\s)?week|weekly|fortnightly))?`,
    ({ l, p, w }, { 0: text, input, index }) => {
      if (!isPlural(l as string) && !p?.endsWith('s') && w === undefined) return undefined;
      if (/^suns(?![a-z])/.test(l as string) && isTeam(input.slice(0, index), input.slice(index + text.length)))
        return undefined;
      return withPart(weekly(w !== undefined && /other|second|fort/.test(w) ? 2 : 1, l as string), p);
    },
  ),
];

/** Lakers vs Suns, the Suns game: who plays. */
const isTeam = (before: string, after: string): boolean =>
  /(?:(?<![a-z])(?:vs?|versus|against|the|phoenix|watch|play|at|@)\.?|-)\s$/.test(before) ||
  /^\s?(?:(?:vs?|versus|against|game|match|play|playoffs?|tickets?)(?![a-z])|@|-\s?[a-z])/.test(after);

const weekly = (step: number, list: string): PieceValue => repeat({ ...every(step, 'week'), BYDAY: daysOf(list) });

export const repeatRules: readonly Rule[] = [...units, ...working, ...weekdays];
