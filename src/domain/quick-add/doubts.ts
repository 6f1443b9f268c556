import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { type Question, question } from '../question.ts';
import type { Phrase } from '../time/phrase.ts';
import { GAP } from './frames/gap.ts';
import { BESIDE_HABIT } from './kind-words.ts';
import { anyOf, matchesSome, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { titleOf } from './title.ts';

/** Questions about a sentence that are not about its time alone. */

export const asks = (text: string, missing: string, said: string, context: ReadingContext): Question =>
  question(messages(context).quickAdd.asked({ text: text.slice(0, 80), said }), { missing: [missing] });

export const noTitle = (text: string, context: ReadingContext): Question =>
  asks(text, 'title', messages(context).quickAdd.whatIsItAbout, context);

/** The words of a time. */
export const spoken = (text: string, { spans }: Phrase): string =>
  spans.map(({ from, to }) => text.slice(from, to)).join(' ');

/** Times that belong to nothing: alternatives, corrections, or another item. */
export function otherTimes(text: string, phrases: readonly Phrase[], context: ReadingContext): Question {
  const times = phrases.map((one) => `“${spoken(text, one)}”`).join(messages(context).common.listComma);
  const said = messages(context).quickAdd.severalTimes({ times });
  return asks(text, 'text', said, context);
}

/** What was said before does not count. */
const CORRECTS_SOURCE = anyOf(({ doubts }) => doubts.corrects);
export const CORRECTS = new RegExp(CORRECTS_SOURCE);

const CORRECTED = `(?:${anyOf(({ doubts }) => doubts.correctionLeads)}|[,，\\s])*`;
const OR = `(?:/|${anyOf(({ doubts }) => doubts.or)})`;

const TIME_LIKE = [
  new RegExp(`${CORRECTS_SOURCE}${CORRECTED}(?:\\d{1,2}(?!\\d)|${GAP}|${anyOf(({ doubts }) => doubts.clockNames)})`),
  /(?<!\d[:：.]?)\d{1,2}[:：][0-5]\d(?![\d:])/,
  // Half of a time whose other half was read: of a clock, of a list, of a range.
  new RegExp(`${GAP}\\s*[:：][0-5]\\d`),
  new RegExp(`(?<![\\d.]|${anyOf(({ doubts }) => doubts.versioned)})\\d{1,2}\\s*[、,，~]\\s*${GAP}`),
  new RegExp(`${GAP}\\s*[-~]\\s*\\d{1,2}${anyOf(({ items }) => items.ordinals)}?(?![\\da-z])`),
  // 3点或4点: the second one is a number alone.
  new RegExp(`${GAP}\\s*${OR}\\s*\\d{1,2}(?!\\d)`),
  ...ofAll(({ doubts }) => doubts.timeLike),
];

/** Where not both day and clock were said, what may be one of them: 3-12, 3.12. */
const DAY_LIKE = [
  new RegExp(
    `(?<![\\d.-]|${anyOf(({ doubts }) => doubts.versioned)})(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\\d|3[01])(?![\\d-])`,
  ),
  new RegExp(
    `(?<![\\d.a-z$¥€£]|${anyOf(({ doubts }) => doubts.versioned)})(?:0?[1-9]|1[0-2])\\.(?:0?[1-9]|[12]\\d|3[01])(?![\\d%a-z]|\\.\\d|\\s?${anyOf(({ doubts }) => doubts.units)})`,
  ),
];

const WITHOUT_TIME = ofAll(({ doubts }) => doubts.withoutTime);
const BARE_HOUR = ofAll(({ doubts }) => doubts.bareHour);
const BARE_HOUR_BESIDE = ofAll(({ doubts }) => doubts.bareHourBeside);
const HOUR_OF_OBJECT = ofAll(({ doubts }) => doubts.hourOfObject);
const DAY_OF_OBJECT = new RegExp(`^${anyOf(({ doubts }) => doubts.dayOfObject)}`, 'u');

/** Words that look like a time and were not read as one stand in the title: then the time that was read may be wrong. */
export function hasUnreadTime(text: string, phrase: Phrase | undefined): boolean {
  const plain = normalise(text);
  if ((!phrase?.said.clock && BESIDE_HABIT.test(plain)) || (!phrase && matchesSome(WITHOUT_TIME, plain))) return true;
  const rest = new Remaining(withoutNames(text));
  if (phrase) rest.cut(phrase.spans);
  const { view } = rest;
  const isBare = phrase
    ? !phrase.said.clock && matchesSome(BARE_HOUR_BESIDE, view)
    : matchesSome(BARE_HOUR, view.trim());
  const patterns = phrase?.said.day && phrase.said.clock ? TIME_LIKE : [...TIME_LIKE, ...DAY_LIKE];
  return isBare || matchesSome(patterns, view);
}

/** `tickets for the 7:30 show`: the hour is of the show. */
export function isHourOfObject(text: string, { spans: [first] }: Phrase): boolean {
  if (!first) return false;
  const [before, after] = [text.slice(0, first.from), text.slice(first.to)];
  return HOUR_OF_OBJECT.some((object) => object.before.test(before) && object.after.test(after));
}

const FEASTS = ofAll(({ doubts }) => doubts.feasts ?? []);

/** xmas party 7pm: not today, though nothing says when. */
export const isFeastWithoutDay = (text: string, { said, reading }: Phrase): boolean =>
  said.clock && !said.day && reading?.kind !== 'repeat' && matchesSome(FEASTS, normalise(text));

/** `准备明天的材料`, `review Monday's deck`: the day is of what something is done with, and may not be when. */
export function isOfObject(text: string, phrase: Phrase): boolean {
  const [first] = phrase.spans;
  if (!first || phrase.spans.length > 1 || phrase.said.clock || phrase.bound) return false;
  const after = normalise(text.slice(first.to));
  if (!DAY_OF_OBJECT.test(after)) return false;
  const before = text.slice(0, first.from);
  return /[\p{Script=Han}a-z]\s?$/iu.test(before) && titleOf(new Remaining(before)) !== '';
}
