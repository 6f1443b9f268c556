import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase } from '../time/phrase.ts';
import { anyOf, ofAll } from './languages.ts';
import { LIMIT } from './lists.ts';
import { hasClock, hasTime, type Part } from './part.ts';

/** Whether a part of a text belongs to what stands before it: its hour, its limit, a remark, more of it. */

/** Words that say until what hour the item before them goes on; nothing but a verb stands beside them. */
const ENDS = new RegExp(`^\\s*${anyOf(({ items }) => items.ends)}`, 'i');
const VERB = 2;

/** Begins as a limit does: what a repeat leaves out, until when it goes on. */
export const isLimiting = (clause: string): boolean => LIMIT.test(clause) || LIMIT_OF_REPEAT.test(clause);

export const THEN_TO_DO = new RegExp(`^\\s*${anyOf(({ items }) => items.thenToDo)}`, 'i');

const LIMIT_OF_REPEAT = new RegExp(`^\\s*${anyOf(({ items }) => items.limitsOfRepeat)}`, 'i');

const REMARK = new RegExp(`^${anyOf(({ items }) => items.remark ?? [])}$`, 'i');

/** 晚上提醒我收衣服，明天有雨: why, and nothing to be done. */
export const isRemark = ({ title, text, phrases }: Part): boolean =>
  (REMARK.test(normalise(title).trim()) || IS_SO.test(normalise(text))) && phrases.every(({ said }) => !said.clock);

const IS_SO = new RegExp(`^\\s*${anyOf(({ items }) => items.isSo ?? [])}`, 'i');

const DEPARTS = new RegExp(anyOf(({ items }) => items.departs));
const DEPARTS_ONLY = new RegExp(`^${anyOf(({ items }) => items.departsOnly)}$`, 'i');

/** Flight to Denver Friday + departs 6:45: the hour of the journey that was said before without one. */
export const isItsHour = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  DEPARTS_ONLY.test(title.trim()) &&
  phrases.some(({ said }) => said.clock && !said.day) &&
  before.some((one) => DEPARTS.test(normalise(one.title))) &&
  !before.some(hasClock);

const GATHERS = new RegExp(`^${anyOf(({ items }) => items.gathers)}$`, 'i');

/** 下周六爬香山 + 八点集合: the hour of what was said of that day without one. Nobody meets for what one does alone (交报告). */
export const isItsStart = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  (GATHERS.test(normalise(title.trim())) ||
    (COMES_TO.test(normalise(title.trim())) && before.some((one) => one.phrases.some(isPartOnly)))) &&
  phrases.length > 0 &&
  // hike Saturday, leave by 9: until when is another thing.
  phrases.every(({ said, bound }) => said.clock && !said.day && bound === undefined) &&
  before.some((one) => one.phrases.some(({ said, reading }) => said.day && reading?.kind !== 'repeat')) &&
  !before.some((one) => hasClock(one) || isDoneAlone(one));

/** 上午领证，九点到民政局 */
const COMES_TO = new RegExp(`^${anyOf(({ items }) => items.comesTo ?? [])}$`, 'i');
const isPartOnly = ({ reading }: Phrase): boolean => reading?.kind === 'part';

const isDoneAlone = ({ title }: Part): boolean => THEN_TO_DO.test(normalise(title));

/** 上午9点到11点，画画，下午2点到4点，编程: each time stands before its matter, between marks. */
export const opensNext = (part: Part, before: readonly Part[], next: Part | undefined): boolean => {
  const [first, matter] = before;
  const isAhead = (one: Part | undefined): boolean => one?.title === '' && hasTime(one);
  return isAhead(first) && isAhead(part) && isMatter(matter) && isMatter(next);
};

const isMatter = (one: Part | undefined): boolean => one !== undefined && one.title !== '' && one.phrases.length === 0;

const AGAIN = ofAll(({ items }) => items.doneUntil ?? []);

/** 滴眼药水，滴到月底: the verb of what goes on, said again. */
const saysAgain = (text: string, before: readonly Part[]): boolean =>
  AGAIN.some((pattern) => {
    const verb = pattern.exec(normalise(text))?.groups?.verb;
    return verb !== undefined && before.some(({ title }) => title.includes(verb));
  });

export const isLimit = ({ own: text, phrases, title }: Part, before: readonly Part[]): boolean =>
  (saysAgain(text, before) && title.length <= VERB) ||
  ((LIMIT.test(text) || (LIMIT_OF_REPEAT.test(text) && before.some(isRepeated))) &&
    !phrases.some(({ said }) => said.clock || said.daysAfter !== undefined)) ||
  (ENDS.test(text) && title.length <= VERB);

const BEGINS_ONLY = new RegExp(`^(?:${anyOf(({ items }) => items.beginsOnly ?? [])})$`, 'i');

/** 12月19号考四级 + 早上九点开考: the hour of what was said before with its day. */
export const isHourOfDay = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  BEGINS_ONLY.test(title.trim()) &&
  phrases.length === 1 &&
  phrases.every(
    ({ said, reading }) => said.clock && !said.day && (reading?.kind === 'moment' || reading?.kind === 'range'),
  ) &&
  before.some((one) => one.title !== '' && one.phrases.some(({ said }) => said.day)) &&
  !(GATHERS.test(title.trim()) && before.some(isDoneAlone)) &&
  !before.some(hasClock);

const POINTS_BACK = new RegExp(
  anyOf(({ items }) => items.pointsBack ?? []),
  'i',
);

/** 我妈周六坐高铁过来，下午三点到南站接她: what is done about who was spoken of, at its hour of that day. */
export const isOfWhom = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  POINTS_BACK.test(normalise(title)) &&
  phrases.length === 1 &&
  phrases.every(({ said, reading }) => said.clock && !said.day && reading?.kind === 'moment') &&
  before.some((one) => ABOUT_SOMEBODY.test(normalise(one.text)) && one.phrases.some(({ said }) => said.day)) &&
  before.every((one) => !hasClock(one));

const ABOUT_SOMEBODY = new RegExp(`^${anyOf(({ items }) => items.aboutSomebody ?? [])}`, 'i');

const ABOUT_WHOM = new RegExp(`^\\s*${anyOf(({ items }) => items.aboutWhom ?? [])}`, 'i');

/** 每天晚上十点提醒我给老公发微信，问他今天开到哪儿了: more of what to be reminded of, though it names a day. */
export const isOfTelling = ({ text, phrases }: Part, before: readonly Part[]): boolean =>
  ABOUT_WHOM.test(normalise(text)) && phrases.every(({ said }) => !said.clock) && before.some(hasClock);

const isRepeated = ({ phrases }: Part): boolean => phrases.some(({ reading }) => reading?.kind === 'repeat');
