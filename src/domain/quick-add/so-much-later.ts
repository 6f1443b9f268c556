import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { addAmount } from '../phrases/frames/calendar.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { readPhrase } from '../phrases/read.ts';
import { type Question, question } from '../question.ts';
import type { Amount, Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { formatWall, formatWallClock, formatWallDate, type WallMs, wallDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { anyOf, matchesSome, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { phrasesIn, timesIn } from './sentence.ts';

/** Two hours later, 两小时后: with the length that is said. */
export const LATER = new RegExp(
  `^(?<amount>.{1,40}?)\\s?(?:${anyOf(({ items }) => items.later)})\\s?(?<rest>.*)$|^(?:${anyOf(({ items }) => items.thenAfter)})(?<more>.{1,40})$`,
  'is',
);
const AFTER_THAT = new RegExp(`^\\s?(?:${anyOf(({ items }) => items.afterThat)})`, 'i');
const TELLING = ofAll(({ items }) => items.telling).map(({ pattern }) => pattern);
const GAP = /^[\s,，]+/;

/** How much later something is, and the words that say it. */
interface Later {
  readonly amount: Amount;
  readonly span: Span;
  /** What the words say beside it: the hour of `the third day after, at 9`. */
  readonly rest: string;
  /** Whether it can only count from what was said before: 再过一小时, an hour after that. */
  readonly isFurther: boolean;
}

/** The length that words say by themselves. */
export const amountOf = (words: string, context: PhraseContext): Amount | undefined => {
  const reading = readPhrase(words, context)?.reading;
  return reading?.kind === 'duration' ? reading.amount : undefined;
};

function laterIn(text: string, context: PhraseContext): Later | undefined {
  for (const { spans } of phrasesIn(withoutNames(text), context)) {
    const [span, ...others] = spans;
    if (!span || others.length > 0) continue;
    const words = text.slice(span.from, span.to);
    const that = AFTER_THAT.exec(text.slice(span.to));
    const { amount: said = that ? words : undefined, rest = '', more } = LATER.exec(words)?.groups ?? {};
    const amount = amountOf(said ?? more ?? '', context);
    if (!amount) continue;
    return {
      amount,
      rest,
      isFurther: that !== null || more !== undefined,
      span: { from: span.from, to: span.to + (that?.[0].length ?? 0) },
    };
  }
  return undefined;
}

/** Words that can only count from what was said before: an hour after that. */
export const isFurther = (text: string, context: PhraseContext): boolean => laterIn(text, context)?.isFurther === true;

/** an hour and a half later: its `and` joins no two items. */
export const isLengthLater = ({ reading, spans: [span] }: Phrase, text: string): boolean =>
  reading?.kind === 'moment' && span !== undefined && LATER.test(text.slice(span.from, span.to));

interface End {
  readonly wall: WallMs;
  readonly hasClock: boolean;
  readonly isRepeat?: boolean;
}

/** When what was said before is over, as far as its words say: `from 3 to 4` at 4, `at 3` at 3. */
export function endOf(phrase: Phrase | undefined): End | undefined {
  const reading = phrase?.reading;
  if (reading?.kind === 'repeat')
    return reading.first.kind === 'moment' ? { wall: reading.first.wall, hasClock: true, isRepeat: true } : undefined;
  if (reading?.kind === 'day') return { wall: reading.day, hasClock: false };
  if (reading?.kind === 'range')
    return reading.allDay ? { wall: reading.to - 1, hasClock: false } : { wall: reading.to, hasClock: true };
  if (reading?.kind !== 'moment') return undefined;
  return { wall: phrase?.duration ? addAmount(reading.wall, phrase.duration) : reading.wall, hasClock: true };
}

/** Words that count from what was said before, or from now, or maybe from either. */
interface Counted {
  /** The text with the time that is counted from what was said before in place of these words. */
  readonly text: string;
  readonly words: string;
  /** 明天下午3点开会，半小时后提醒我取快递: asked for by itself, and soon by either. */
  readonly isOpen: boolean;
}

function countedFrom(text: string, before: string, context: PhraseContext): Counted | undefined {
  const later = laterIn(text, context);
  if (!later) return undefined;
  const { amount, span, rest, isFurther } = later;
  // 半小时后吃药，两小时后测体温: both count from now.
  if (!isFurther && laterIn(before, context)) return undefined;
  const end = endOf(timesIn(withoutNames(before), context).at(-1));
  if (!end || (amount.ms > 0 && !end.hasClock)) return undefined;
  const wall = addWall(end.wall, amount, context);
  const own = normalise(text.slice(span.to)).replace(GAP, '');
  const isTold = matchesSome(TELLING, own) && !matchesSome(TELLING, normalise(before).trim());
  const fromNow = addWall(toWall(context.now, context.zone), amount, context);
  const isEarlier = amount.ms === 0 && fromNow < end.wall;
  const isOfDay = end.isRepeat === true && wallDay(wall) === wallDay(end.wall);
  const clock = isOfDay ? formatWallClock(wall) : formatWall(wall).slice(0, 16).replace('T', ' ');
  const said = amount.ms > 0 ? clock : formatWallDate(wallDay(wall));
  const around = `${text.slice(0, span.from).trim()} ${rest}${text.slice(span.to).trimStart()}`.trim();
  return {
    text: `${said} ${around}`,
    words: text.slice(span.from, span.to),
    isOpen: (isTold && !isFurther && !isEarlier) || (end.isRepeat === true && !isOfDay),
  };
}

/**
 * 周五下午3点面试，两小时后跟HR通话: so much later than what was said before, its time in place of the words that say it.
 * `before`: with its day. Undefined where they count from now, or may.
 *
 * @example soMuchLater('call HR two hours later', 'interview 2026-11-27 15:00', context) // '2026-11-27 17:00 call HR'
 */
export function soMuchLater(text: string, before: string, context: PhraseContext): string | undefined {
  const counted = countedFrom(text, before, context);
  return counted?.isOpen ? undefined : counted?.text;
}

/** What is to be asked where the words may count from what was said before, or from now. */
export function countsFromEither(text: string, before: string, context: ReadingContext): Question | undefined {
  const counted = countedFrom(text, before, context);
  if (!counted?.isOpen) return undefined;
  const { words } = counted;
  const message = messages(context).quickAdd.countsFrom({ words, before });
  const candidates = [counted.text, text].map((id) => ({ id, title: 'text', when: '' }));
  return question(message, { missing: ['text'], candidates });
}

/** So much later on the clock of the reader's zone. */
export const addWall = (wall: WallMs, amount: Amount, { zone }: PhraseContext): WallMs =>
  toWall(toInstant(addAmount(wall, { ...amount, ms: 0 }), zone) + amount.ms, zone);
