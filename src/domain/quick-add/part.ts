import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { GAP } from './frames/gap.ts';
import { anyOf } from './languages.ts';
import { withoutNames } from './names.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { isOfTitle, timesIn } from './sentence.ts';
import { isFurther } from './so-much-later.ts';
import { titleOf } from './title.ts';

/** A piece of a text, between marks or words that join. */
export interface Part {
  readonly text: string;
  readonly phrases: readonly Phrase[];
  readonly title: string;
  /** Without what says when to be reminded. */
  readonly own: string;
  /** What joins it to the part before. */
  readonly joint: string;
  /** So long after what was said before. */
  readonly isLater: boolean;
}

/** 带上周报: a stretch in what is to be done; 周三到周五出差, 下周末露营 are times. */
const isTime = (phrase: Phrase, text: string): boolean =>
  phrase.reading === undefined
    ? phrase.problems.length > 0
    : phrase.reading.kind !== 'duration' && (phrase.spans[0]?.from === 0 || !isOfTitle(phrase, text));

export const hasTime = ({ phrases, text, isLater }: Part): boolean =>
  isLater || phrases.some((one) => isTime(one, text));

const MARK = /[,，;；。]/;
/** be at the airport: no place of what was said before. */
const LEADS_UP = new RegExp(`^${anyOf(({ items }) => items.leadsUp)}`);
const WAKES = new RegExp(
  anyOf(({ alarms }) => alarms.wakes),
  'i',
);

const OF_THERE = new RegExp(anyOf(({ times }) => times.there));
const BEFORE_PLACE = new RegExp(`^[\\s${GAP}]*${anyOf(({ places }) => places.leads)}`);

/** `told`: where the text says when to be reminded, which is no time or item of its own. */
export function partOf(text: string, context: PhraseContext, told: readonly Span[] = []): Part {
  const phrases = timesIn(withoutNames(text, told), context);
  const rest = new Remaining(text);
  rest.cut([...phrases.flatMap(({ spans }) => spans), ...told]);
  // …，当地时间下午三点: whose time it is says nothing of the matter.
  const there = phrases.length > 0 ? OF_THERE.exec(normalise(text)) : null;
  if (there) rest.cut([{ from: there.index, to: there.index + there[0].length }]);
  // 晚上六点，提前一天提醒我买肉馅: what to be reminded of is no matter of the hour before the mark.
  const lead = told[0]?.from ?? 0;
  if (lead > 0 && MARK.test(text[lead] as string)) rest.cut([{ from: lead, to: text.length }]);
  const placed = rest.copy();
  const title = titleOf(rest);
  const bare = new Remaining(title);
  // Exam Dec 9, 10am in Hall B: with the word before it.
  const isPlaced =
    !LEADS_UP.test(normalise(title)) &&
    title !== '' &&
    [...(BEFORE_PLACE.test(placed.view) ? [placed] : []), bare].some(
      (one) => takePlace(one) !== undefined && titleOf(one) === '',
    );
  const own = text.slice(0, told[0]?.from || undefined).trim();
  const isLater = told.length === 0 && isFurther(text, context);
  if (title === '' && WAKES.test(normalise(text))) return { text, own, phrases, isLater, joint: ', ', title: text };
  return { text, own, phrases, isLater, joint: ', ', title: isPlaced || ONLY_JOINS.test(title) ? '' : title };
}

export const hasClock = ({ phrases }: Part): boolean => phrases.some(({ said }) => said.clock);

/** What stands between two times of one item. */
const ONLY_JOINS = new RegExp(`^(?:${anyOf(({ items }) => items.lastJoint)}|[\\s、,，])+$`, 'i');
