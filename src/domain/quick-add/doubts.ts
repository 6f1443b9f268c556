import { say } from '../../messages/say.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { type Question, question } from '../question.ts';
import type { Phrase } from '../time/phrase.ts';
import { BESIDE_HABIT } from './kind-words.ts';
import { withoutNames } from './names.ts';
import { GAP, Remaining } from './remaining.ts';
import { titleOf } from './title.ts';

/** Questions about a sentence that are not about its time alone. */

export const asks = (text: string, missing: string, said: string, context: ReadingContext): Question =>
  question(
    say(context, `“${text.slice(0, 80)}”：${said}尚未写入。`, `"${text.slice(0, 80)}": ${said} Nothing was written.`),
    { missing: [missing] },
  );

export const noTitle = (text: string, context: ReadingContext): Question =>
  asks(text, 'title', say(context, '要添加什么？', 'What is it about?'), context);

/** The words of a time. */
export const spoken = (text: string, { spans }: Phrase): string =>
  spans.map(({ from, to }) => text.slice(from, to)).join(' ');

/** Times that belong to nothing: alternatives, corrections, or another item. */
export function otherTimes(text: string, phrases: readonly Phrase[], context: ReadingContext): Question {
  const times = phrases.map((one) => `“${spoken(text, one)}”`).join(say(context, '、', ', '));
  const said = say(
    context,
    `有不止一个时间（${times}），指哪一个，还是几件事？`,
    `More than one time (${times}): which one, or are these several items?`,
  );
  return asks(text, 'text', said, context);
}

/** No clock's time. */
export const END_OF_DAY = /(?<![a-z])(?:eod|cob|end of (?:the )?(?:day|business))(?![a-z])/i;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** What was said before does not count. */
export const CORRECTS =
  /(?:(?<![a-z])(?:actually|no,? wait|wait,?(?: no)?|i mean|sorry|correction|make (?:it|that)|rather|scratch that)(?![a-z])|不对|不是|应该是|[哦啊噢]不[是对]?|更正|说错了?|写错了?|错了)/;

const TIME_LIKE = [
  new RegExp(`${CORRECTS.source}[,，\\s]*(?:at |to |it |that |是|改到)*(?:\\d{1,2}(?!\\d)|noon|midnight|${GAP})`),
  /(?<![\d:：.])\d{1,2}[:：][0-5]\d(?![\d:])|(?<![\d.第])\d{1,2}点(?![评赞击名])|\d{1,2}月\d{1,2}[日号]/,
  /(?<![a-z\d])\d{1,2}\s?[ap]\.?m(?![a-z])/,
  /(?:周|星期|礼拜)[一二三四五六日天](?![\p{Script=Han}]?[鸣帆凡诺])|(?:明天|后天|今晚|明晚)(?!的|见|系|会更好)/u,
  /(?<![a-z])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight)(?![a-z'])/,
  new RegExp(`(?<![a-z])${MONTH}\\.? \\d{1,2}(?!\\d|[a-z])`),
  // Zones and ordinals that belong to the time.
  /(?<![a-z])(?:utc|gmt|[ecmp][sd]t|ces?t|bst|jst|aest)(?![a-z])/,
  new RegExp(`(?<![a-z])(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s*${GAP}`),
  // Half of a time whose other half was read, and hours and days that only their word tells from numbers.
  new RegExp(`${GAP}\\s*[:：][0-5]\\d`),
  /(?<![a-z])(?:starting|starts?|begins?)(?: at| from)? \d{1,2}(?!\d)|(?:(?<![a-z])(?:deadline|ddl)|截止(?:日期|时间)?)\s*[:：]?\s*\d/,
  // 3、4点, 三四点, 季度末
  new RegExp(`(?<![\\d.])\\d{1,2}\\s*[、,，~]\\s*${GAP}`),
  new RegExp(
    `(?<![\\p{Script=Han}\\d])[一二两三四五六七八九]${GAP}|${GAP}(?:[末初底](?![班尾节代中级一二三次步赛层下线片])|[上中下]旬)`,
    'u',
  ),
  // Half of a range, half of a clock.
  new RegExp(`${GAP}\\s*[-~]\\s*\\d{1,2}(?:st|nd|rd|th|号|日|点)?(?![\\da-z])`),
  new RegExp(`${GAP}:[0-5]\\d(?!\\d)`),
  // Which of its days?
  /周末(?!版|愉快)|(?<=(?:this|next|the|on|over) )weekend/,
  // How often in a day or week, not when.
  /(?:[一二两三四五六\d]|每)(?:天|日|周|星期|礼拜|月|年)(?:吃|做|喝|打|练|要)?[一二两三四五六\d]{1,2}[次回遍顿]|(?<![a-z\d])(?:once|twice|thrice|(?:\d|two|three|four|five|six) ?(?:x|times)) (?:a|per|each|every) (?:day|week|month)/,
  // 3点或4点: the second one is a number alone.
  new RegExp(`${GAP}\\s*(?:or|或者?|还是|/)\\s*\\d{1,2}(?!\\d)`),
];

/** Where not both day and clock were said, what may be one of them: 3-12, 3.12. */
const DAY_LIKE = [
  /(?<![\d.-])(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])(?![\d-])/,
  /(?<![\d.a-z$¥€£第]|(?:python|node|java|ios|macos|android|ubuntu|version|release|chapter|section) )(?:0?[1-9]|1[0-2])\.(?:0?[1-9]|[12]\d|3[01])(?![\d.%a-z]|\s?(?:[kcm]?[gml]|[kmgt]b|inch|[公英寸元块万亿米斤版分折倍个]))/,
];

/** `dinner with mom 7`: no time was read at all. */
const MEAL_HOUR = /(?<![a-z])(?:breakfast|brunch|lunch|dinner|supper|drinks)(?![a-z])\D*\s(?:[1-9]|1[0-2])$/;

/** `practice 4 sat` */
const BARE_HOUR = new RegExp(`(?<=[a-z] )(?:[1-9]|1[0-2])\\s*${GAP}`);

/** `before tomorrow's meeting` */
const BEFORE_ANOTHER =
  /(?<![a-z])(?:before|by|after|until) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|next week)'s(?![a-z])/;

/** A length from now, without a word that says so. */
const TIMER =
  /^(?:set (?:a|the) )?(?:timer|countdown)(?![a-z]).*\d|^(?:定时|倒计时|计时)\D{0,3}(?:半|\d|[一二两三四五六七八九十])|(?<![a-z])in \d{1,2}$/;

/** Words that look like a time and were not read as one stand in the title: then the time that was read may be wrong. */
export function hasUnreadTime(text: string, phrase: Phrase | undefined): boolean {
  const plain = normalise(text);
  if (
    (!phrase?.said.clock && BESIDE_HABIT.test(plain)) ||
    (!phrase && (BEFORE_ANOTHER.test(plain) || TIMER.test(plain)))
  )
    return true;
  const rest = new Remaining(withoutNames(text));
  if (phrase) rest.cut(phrase.spans);
  const { view } = rest;
  const isBare = phrase !== undefined && !phrase.said.clock && BARE_HOUR.test(view);
  const patterns = phrase?.said.day && phrase.said.clock ? TIME_LIKE : [...TIME_LIKE, ...DAY_LIKE];
  return isBare || (!phrase && MEAL_HOUR.test(view.trim())) || patterns.some((pattern) => pattern.test(view));
}

/** `tickets for the 7:30 show`: the hour is of the show. */
export function isHourOfObject(text: string, { spans: [first] }: Phrase): boolean {
  if (!first) return false;
  const [before, after] = [text.slice(0, first.from), text.slice(first.to)];
  return (
    (/(?<![a-z])(?:for|about|of) (?:the|our)\s$/i.test(before) && /^\s[a-z]/i.test(after)) ||
    (/(?<![a-z])(?:tickets?|seats?|passes) for (?:an?\s)?$/i.test(before) && /^\s[a-z]/i.test(after))
  );
}

/** `准备明天的材料`, `review Monday's deck`: the day is of what something is done with, and may not be when. */
export function isOfObject(text: string, phrase: Phrase): boolean {
  const [first] = phrase.spans;
  if (!first || phrase.spans.length > 1 || phrase.said.clock || phrase.bound) return false;
  const after = normalise(text.slice(first.to));
  if (!/^(?:的(?!话|时候|时间)[\p{Script=Han}a-z]|'s [a-z])/u.test(after)) return false;
  const before = text.slice(0, first.from);
  return /[\p{Script=Han}a-z]\s?$/iu.test(before) && titleOf(new Remaining(before)) !== '';
}
