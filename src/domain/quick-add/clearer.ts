import type { Span } from '../time/phrase.ts';

/** A text as it is read, and where each of its characters stands in the text given. */
interface Clearer {
  readonly text: string;
  /** The place in the text given. */
  back(span: Span): Span;
}

const MEAL = '(?:breakfast|brunch|lunch|dinner|supper|drinks|coffee|tea|wake up|get up|bedtime)';
const HOUR = '(?:1[0-2]|[1-9])';
const NOT_COUNT =
  '(?![\\d:.,/%-]|\\s?(?:[ap]\\.?m|people|persons?|guests|pax|of us|kids|adults|tickets|hours?|hrs?|min|days?|weeks?))';

const DOING =
  '(?:doctor|dentist|gym|yoga|meeting|call|class|lesson|practice|party|movie|show|game|appointment|haircut|interview|standup|sync|pickup)';
const DAY = '(?:today|tomorrow|tonight|tmrw|tmr|(?:on\\s)?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)';

/** Bare numbers that only these neighbours make hours: `supper 8 at Nobu`, `1 for lunch`, `11 today`, `practice 4 sat`. */
const HOURS = new RegExp(
  `(?<=(?<![a-z])${MEAL}\\s)(?=${HOUR}${NOT_COUNT}(?:\\s|$))|^(?=${HOUR}\\s(?:for\\s${MEAL}|${DAY})(?![a-z]))|(?<=(?<![a-z])${DOING}\\s)(?=${HOUR}(?:\\s*$|\\s(?:${DAY}|with|w/?)(?![a-z])))`,
  'gi',
);
/** As heard: `at 2 30`. */
const MINUTES =
  /(?<=(?<![a-z])(?:at|around|about|by|@)\s(?:like\s)?\d{1,2})\s(?=[0-5]\d(?:\s?[ap]\.?m|\s*$|[,.;]|\s(?:on|with|w|for|today|tomorrow|at|in)(?![a-z])))/gi;

/** `12-08 14:00`. */
const MONTH_DAY =
  /(?<=(?<![\d-])(?:0?[1-9]|1[0-2]))-(?=(?:0?[1-9]|[12]\d|3[01])\s+(?:[上下中]午|早上|晚上)?\d{1,2}[:：点])/g;

/** 12.5之前, 12.5 下午3点 */
const DOTTED =
  /(?<=(?<![\d.])(?:1[0-2]|[1-9]))\.(?=(?:[12]\d|3[01]|[1-9])\s*(?:(?:之前|前|以前)(?!的)|[上下中]午|早上|晚上|\d{1,2}[:：点]|截止|到期|号|日))/g;

/** `lunch 12-1`. */
const RANGES = new RegExp(`(?<=(?<![a-z])${MEAL}\\s)(?=${HOUR}(?::[0-5]\\d)?\\s?-\\s?${HOUR}(?![\\d-]))`, 'gi');

/** 开个15分钟的会 */
const MEASURE =
  /(?<=[开有来搞约弄做打])个(?=[\d一二两三四五六七八九十半]{1,4}个?半?(?:小时|分钟|钟头|刻钟))|(?<=小时|分钟|钟头|刻钟)的(?=[^\s]{0,3}(?:会|课|培训|面试|电话|讨论|评审|训练|瑜伽))/g;

/** 10点评审: no 点评. */
const REVIEW = /(?<=[\d一二两三四五六七八九十]点)(?=评审)/g;

/** `Dec 25th-27th` */
const ORDINALS = /(?<=\d)(?:st|nd|rd|th)(\s?[-–]\s?)(\d{1,2})(?:st|nd|rd|th)(?![a-z])/gi;

const AT = 'at ';
const FROM = 'from ';

/** Makes of such spellings what the grammar of time reads. `text`: names are masked. */
export function clearer(text: string): Clearer {
  const timed = text
    .replaceAll(MINUTES, ':')
    .replaceAll(MONTH_DAY, '/')
    .replaceAll(DOTTED, '/')
    .replaceAll(ORDINALS, '  $1  $2')
    .replaceAll(MEASURE, ' ');
  const places: number[] = [];
  let out = '';
  let last = 0;
  const added = [
    ...[...timed.matchAll(REVIEW)].map(({ index }) => ({ index, word: ' ' })),
    ...[...timed.matchAll(HOURS)].map(({ index }) => ({ index, word: AT })),
    ...[...timed.matchAll(RANGES)].map(({ index }) => ({ index, word: FROM })),
  ].toSorted((one, other) => one.index - other.index);
  for (const { index, word } of added) {
    for (let at = last; at < index; at++) places.push(at);
    for (const _ of word) places.push(index);
    out += timed.slice(last, index) + word;
    last = index;
  }
  for (let at = last; at <= timed.length; at++) places.push(at);
  return {
    text: out + timed.slice(last),
    back: ({ from, to }) => ({ from: places[from] as number, to: (places[to - 1] as number) + 1 }),
  };
}
