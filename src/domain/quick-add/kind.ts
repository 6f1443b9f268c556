import type { Phrase } from '../time/phrase.ts';
import type { Alarm } from './alarm.ts';
import { HAS_HOUR, JOINS_DAYS, REMINDS, REMINDS_TOO, VAGUE_SOON, WHOLE_DAY } from './kind-words.ts';
import { Remaining } from './remaining.ts';
import { titleOf } from './title.ts';
import { waitsForPlace } from './trigger.ts';

export type Kind = 'event' | 'reminder' | 'todo';

const lastMatch = (pattern: RegExp, text: string): number =>
  [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1)?.index ?? -1;

/** Of `birthday dinner` the last word says what it is. All of these take normalised text. */
export const fillsDay = (text: string): boolean => lastMatch(WHOLE_DAY, text) > lastMatch(HAS_HOUR, text);
const hasHour = (text: string): boolean => lastMatch(HAS_HOUR, text) > lastMatch(WHOLE_DAY, text);

/** What stands on either side of words that ask not to forget: is there a matter of its own? */
function isAfterthought(text: string, phrase: Phrase | undefined): boolean {
  const match = REMINDS_TOO.exec(text);
  if (!match || !phrase) return false;
  const rest = new Remaining(text);
  rest.cut([...phrase.spans, { from: match.index, to: text.length }]);
  const other = text.slice(match.index + match[0].length).replace(/[\s\p{P}]/gu, '');
  return titleOf(rest) !== '' && other.length > 1;
}

/** Asks to be reminded of it. `明天3点开会，记得带电脑` asks for no reminder. */
export const reminds = (text: string, phrase: Phrase | undefined): boolean =>
  REMINDS.test(text) || (REMINDS_TOO.test(text) && !isAfterthought(text, phrase));

/** From a day to another one, and not a stretch that has a name. */
export const joinsDays = (text: string, { spans }: Phrase): boolean =>
  spans.some(({ from, to }) => JOINS_DAYS.test(text.slice(from, to).replace(/\d{4}-\d\d-\d\d/g, '')));

/** 端午节前一天提醒我买粽子: the day is named to count from, and nothing is said to be on it. */
function isCountedFrom(text: string, phrase: Phrase, { spans }: Alarm): boolean {
  const all = [...phrase.spans, ...spans];
  const last = Math.max(...all.map(({ to }) => to));
  const rest = new Remaining(text.slice(0, last));
  rest.cut(all);
  return titleOf(rest) === '';
}

interface Signs {
  readonly isDeadline: boolean;
  readonly alarm: Alarm | undefined;
  /** A length is said to be about how long it takes. */
  readonly takes: boolean;
}

/**
 * `isDeadline`: its time is the last one. `alarm`: a reminder beforehand, which
 * belongs to an event, or is all that is wanted.
 */
export function kindOf(text: string, phrase: Phrase | undefined, { isDeadline, alarm, takes }: Signs): Kind {
  if (alarm?.alone) return 'reminder';
  const asksFor = !alarm && reminds(text, phrase);
  const waits = waitsForPlace(text);
  if (!phrase) return alarm || (asksFor && !waits && VAGUE_SOON.test(text)) ? 'reminder' : 'todo';
  if (isDeadline || (waits && !phrase.said.clock)) return 'todo';
  if (asksFor) return 'reminder';
  const { reading, said } = phrase;
  switch (reading?.kind) {
    case 'day':
      return fillsDay(text) || hasHour(text) || (phrase.duration && !takes)
        ? 'event'
        : alarm && isCountedFrom(text, phrase, alarm)
          ? 'reminder'
          : 'todo';
    case 'range':
      return !reading.allDay || fillsDay(text) || hasHour(text) || joinsDays(text, phrase) ? 'event' : 'todo';
    case 'repeat':
      return reading.first.kind !== 'day' || said.clock || fillsDay(text) || hasHour(text) ? 'event' : 'todo';
    default:
      return 'event';
  }
}
