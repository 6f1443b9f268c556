import { normalise } from '../phrases/frames/normalise.ts';
import type { PhraseContext } from '../time/phrase.ts';
import { formatWallClock, HOUR, wallTimeOfDay } from '../time/wall.ts';
import { anyOf } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

const MORNING = new RegExp(anyOf(({ items }) => items.mornings));
const LATER = new RegExp(anyOf(({ items }) => items.laterInDay));
const EARLY = new RegExp(anyOf(({ items }) => items.early));
/** Hours that are early, and would else be those of the evening. */
const [FIRST, LAST] = [5, 7];

interface BareHour {
  readonly hour: number;
  readonly from: number;
  readonly to: number;
}

/** The hour of a text that does not say which half of the day it is in. */
function bareHour(text: string, context: PhraseContext): BareHour | undefined {
  const masked = withoutNames(text);
  const [phrase, ...more] = timesIn(masked, context);
  const { reading, spans = [], assumed = [], bound } = phrase ?? {};
  const isBare = reading?.kind === 'moment' && assumed.some(({ code }) => code === 'half-of-day');
  if (!isBare || more.length > 0 || bound) return undefined;
  const hour = (wallTimeOfDay(reading.wall) / HOUR) % 12;
  for (const { from, to } of spans)
    for (const { index, 0: words } of masked
      .slice(from, to)
      .matchAll(/(?<![\d:])\d{1,2}(?::\d\d)?(?![\d:]|st|nd|rd|th)/g))
      if (Number.parseInt(words, 10) % 12 === Math.floor(hour))
        return { hour, from: from + index, to: from + index + words.length };
  return undefined;
}

const written = (text: string, { hour, from, to }: BareHour): string =>
  `${text.slice(0, from)}${formatWallClock(hour * HOUR)}${text.slice(to)}`;

/** hike Sunday, leave at 6:30, back for lunch at 1: before the hour that follows. */
function early(text: string, next: string | undefined, context: PhraseContext): string {
  const bare = EARLY.test(normalise(text)) ? bareHour(text, context) : undefined;
  const [phrase, ...more] = bare && next !== undefined ? timesIn(withoutNames(next), context) : [];
  const then =
    phrase?.reading?.kind === 'moment' && phrase.said.clock && !phrase.said.day ? phrase.reading.wall : undefined;
  if (!bare || then === undefined || more.length > 0 || bare.hour < FIRST || bare.hour >= LAST) return text;
  const hour = wallTimeOfDay(then) / HOUR;
  return hour > bare.hour && hour < bare.hour + 12 ? written(text, bare) : text;
}

/**
 * gym at 6, breakfast with Tom at 8: breakfast is in the morning, and so is what comes before it at an earlier hour; its
 * hours are written out.
 *
 * @example withMornings(['gym tomorrow at 6', 'breakfast at 8'], context) // ['gym tomorrow at 06:00', 'breakfast at 08:00']
 */
export function withMornings(given: readonly string[], context: PhraseContext): readonly string[] {
  const texts = given.map((text, index) => early(text, given[index + 1], context));
  const last = texts.findLastIndex((text) => MORNING.test(normalise(text)) && bareHour(text, context));
  const end = last < 0 ? undefined : bareHour(texts[last] ?? '', context);
  if (!end) return texts;
  return texts.map((text, index) => {
    const bare = index <= last ? bareHour(text, context) : undefined;
    if (LATER.test(normalise(text))) return text;
    const isEarlier = index === last || (bare !== undefined && bare.hour < end.hour);
    if (!bare || !isEarlier) return text;
    return written(text, bare);
  });
}
