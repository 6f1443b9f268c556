import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Question } from '../question.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { asks } from './doubts.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/**
 * A day of the week or month alone, behind what repeats each week or month: 每月10号还信用卡，20号还房贷. What is of the
 * same kind repeats as well; of anything else it is asked.
 */

const TAKES_TURN = new RegExp(anyOf(({ items }) => items.takesTurn ?? []));
const GOES_ON = ofAll(({ items }) => items.goesOn ?? []);

/** How the words before stand to a day that is said alone. */
interface Beside {
  /** The text as if it said that it repeats. */
  readonly each: string;
  readonly isAlike: boolean;
  /** What repeats has that day as well. */
  readonly isAnother: boolean;
  readonly hasHour: boolean;
}

/** The text as one of what repeats, where it is of the same kind as what was said before. */
export function inItsRepeat(text: string, before: string | undefined, context: PhraseContext): string {
  const beside = before === undefined ? undefined : besideIn(text, before, context);
  return beside?.isAlike && !beside.isAnother ? beside.each : text;
}

/** Asks whether it is once or each week (month), where nothing tells. */
export function onceOrEach(text: string, before: string, context: ReadingContext): Question | undefined {
  const beside = besideIn(text, before, context);
  // 每晚讲故事，周五爸爸讲
  if (beside?.isAnother && (beside.hasHour || !(beside.isAlike || TAKES_TURN.test(normalise(text))))) return undefined;
  return beside && asks(text, 'text', messages(context).quickAdd.onceOrRepeated, context);
}

function besideIn(text: string, before: string, context: PhraseContext): Beside | undefined {
  const [main, ...others] = timesIn(withoutNames(before), context);
  const [own, ...more] = timesIn(withoutNames(text), context);
  const rule = main?.reading?.kind === 'repeat' ? main.reading.rrule : undefined;
  const at = own?.spans[0]?.from;
  if (!main || !own || rule === undefined || at === undefined || others.length > 0 || more.length > 2) return undefined;
  if (!own.said.day || own.reading === undefined || own.reading.kind === 'repeat') return undefined;
  const form = GOES_ON.find(({ day, of }) => day.test(normalise(text.slice(at))) && of.test(rule));
  if (!form) return undefined;
  const each = `${text.slice(0, at)}${form.each}${text.slice(at)}`;
  const [then, ...rest] = timesIn(withoutNames(each), context);
  if (then?.reading?.kind !== 'repeat' || rest.length > 0 || then.problems.some(({ code }) => code !== 'no-hour'))
    return undefined;
  const isAlike = areAlike(matterOf(before, main), matterOf(each, then), form.isAnother);
  return { each, isAlike, isAnother: form.isAnother === true, hasHour: own.said.clock };
}

function matterOf(text: string, { spans }: Phrase): string {
  const rest = new Remaining(text);
  rest.cut(spans);
  return normalise(titleOf(rest)).replace(/^[\s,，。]+|[\s,，。!！]+$/g, '');
}

/** Where one goes, or to whom, makes nothing alike. */
const SAYS_LITTLE = /[去到带和给跟在把要上下做了的]/;

/** They begin or end alike: 还信用卡 and 还房贷, 书法课 and 画画课; where `isWithin`, or the one ends with what is in the other. */
function areAlike(one: string, other: string, isWithin = false): boolean {
  const end = other.at(-1) ?? '';
  if (isWithin && end !== '' && one.includes(end) && !SAYS_LITTLE.test(end)) return true;
  const same = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && a === b && /\p{Script=Han}/u.test(a) && !SAYS_LITTLE.test(a);
  return same(one[0], other[0]) || same(one.at(-1), other.at(-1));
}
