import { messages } from '../../messages/index.ts';
import { minutesOf } from '../arguments/ask.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { readPhrase } from '../phrases/read.ts';
import type { Occurrence, Window } from '../time/event.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, type Instant, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { startOfDay } from '../time/zone.ts';
import { spoken } from './doubts.ts';
import { anyOf, LANGUAGES, ofAll } from './languages.ts';
import { masked, withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { lengthOf, phrasesIn, timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** A time that is counted from an event that is there already: `right after the board meeting`, `评审会前半小时`. */
export interface Anchor {
  /** The words that name the event. */
  readonly name: string;
  /** The day of the event, where the text says it: `the Friday sync`, `周二的评审会`. */
  readonly within: Window | undefined;
  /** Where the words of this time stand in the text. */
  readonly span: Span;
  /** 1 after the event, -1 before it. */
  readonly side: 1 | -1;
  /** Whether the time is counted from the event's start or from its end. */
  readonly edge: 'start' | 'end';
  /** How far the time is from that edge; undefined where it is right beside it. */
  readonly minutes: number | undefined;
  /** Whether the time is a deadline. */
  readonly isLimit: boolean;
  /** Whether the event gives only the day; the hour stands beside it, or is not said. */
  readonly isDay: boolean;
  /** The part of that day, where it is said with it: the night before the exam. */
  readonly part: string | undefined;
  /** How long the new item takes, in minutes. */
  readonly length: number;
}

/** When the event is that a time is counted from, in wall times; the end is exclusive. */
interface There {
  readonly title: string;
  readonly start: WallMs;
  readonly end: WallMs;
  readonly allDay: boolean;
}

const FORMS = ofAll(({ countedFrom }) => countedFrom.forms).map(({ pattern, ...form }) => ({
  ...form,
  pattern: new RegExp(pattern.source, `${pattern.flags}d`),
}));
const OTHER_NAMES = ofAll(({ countedFrom }) => countedFrom.otherNames);
const AFTER_DAY = new RegExp(`^\\s*${anyOf(({ countedFrom }) => countedFrom.afterDay)}`);
/** Longer texts say more than one thing. */
const MOST = 300;
/** Nobody names an event by more words. */
const MOST_WORDS = 5;
/** A name of one letter fits too much. */
const SHORTEST = 2;
const USUAL = 60;
const DAY_MINUTES = DAY / MINUTE;

/** How a text may say its time by something, and by nothing else: the likeliest name first. */
export function anchorsIn(text: string, context: PhraseContext): Anchor[] {
  if (text.length > MOST) return [];
  const plain = normalise(withoutNames(text));
  for (const { pattern, side, edge, days, isLimit = false, isBare = false } of FORMS) {
    const match = pattern.exec(plain);
    const [from, to] = match?.indices?.[0] ?? [];
    const [first, last] = match?.indices?.groups?.name ?? [];
    if (!match || from === undefined || to === undefined || first === undefined || last === undefined) continue;
    if (isBare && timesIn(withoutNames(text.slice(first, last)), context).length > 0) continue;
    const amount = match.groups?.amount;
    const minutes = amount === undefined ? days && days * DAY_MINUTES : minutesIn(amount, context);
    if (amount !== undefined && minutes === undefined) continue;
    return namesFrom(text, { from, to }, { from: first, to: last }, context).flatMap((named) => {
      const beside = besideOf(masked(text, [named.span]), context);
      if (!beside) return [];
      const { hasClock, length } = beside;
      const isDay = days !== undefined || hasClock || (amount !== undefined && inDays(minutes, amount));
      const { part } = match.groups ?? {};
      return [{ ...named, side, edge, minutes, isLimit: isLimit && !hasClock, isDay, part, length }];
    });
  }
  return [];
}

/** Two days before the recital is that day; 48 hours before it is an hour. */
const inDays = (minutes: number | undefined, amount: string): boolean =>
  minutes !== undefined && minutes % DAY_MINUTES === 0 && !HOURS.test(amount);
const HOURS = new RegExp(anyOf(({ countedFrom }) => countedFrom.hours));

function minutesIn(amount: string, context: PhraseContext): number | undefined {
  const reading = readPhrase(amount, context)?.reading;
  return reading?.kind === 'duration' ? minutesOf(reading.amount) : undefined;
}

/** What else the text says of its time: undefined where it names a day of its own, or repeats. */
function besideOf(rest: string, context: PhraseContext): { hasClock: boolean; length: number } | undefined {
  const times = timesIn(withoutNames(rest), context);
  const [time] = times;
  if (times.length > 1 || time?.reading?.kind === 'repeat' || time?.said.day) return undefined;
  const [length] = phrasesIn(withoutNames(rest), context).flatMap(({ reading }) =>
    reading?.kind === 'duration' ? (minutesOf(reading.amount) ?? []) : [],
  );
  return { hasClock: time?.said.clock === true, length: length ?? lengthOf(rest, time, context)?.minutes ?? USUAL };
}

type Named = Pick<Anchor, 'name' | 'within' | 'span'>;

/** What the words may name; by fewer and fewer of them where the sentence may go on behind the name. */
function namesFrom(text: string, whole: Span, { from, to }: Span, context: PhraseContext): Named[] {
  const words = text.slice(from, to);
  if (to < whole.to) return namesOf(words, context).map((named) => ({ ...named, span: whole }));
  const times = timesIn(withoutNames(words), context).flatMap(({ spans }) => spans);
  return [...words.matchAll(/\S+/g)]
    .map(({ index, 0: word }) => index + word.length)
    .filter((end) => !times.some((time) => time.from < end && end < time.to))
    .slice(0, MOST_WORDS)
    .toReversed()
    .flatMap((end) =>
      namesOf(words.slice(0, end), context).map((named) => ({ ...named, span: { from: whole.from, to: from + end } })),
    );
}

/** The words as they are, and without the day in them. */
function namesOf(words: string, context: PhraseContext): Omit<Named, 'span'>[] {
  const times = timesIn(withoutNames(words), context);
  const left = times
    .flatMap(({ spans }) => spans)
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, span) => text.slice(0, span.from) + text.slice(span.to), words)
    .replace(AFTER_DAY, '')
    .trim();
  if (left.length < SHORTEST) return [];
  const within = times.length === 1 ? dayOf(times[0], context) : undefined;
  const named = [{ name: words, within: undefined }, ...(within ? [{ name: left, within }] : [])];
  return named.flatMap((one) => [one.name, ...otherNames(one.name)].map((name) => ({ ...one, name })));
}

function otherNames(name: string): string[] {
  const others = OTHER_NAMES.flatMap(({ pattern, of }) => {
    const { verb, object } = pattern.exec(normalise(name))?.groups ?? {};
    return verb === undefined || object === undefined ? [] : of(verb, object);
  });
  return others.filter(({ length }) => length >= SHORTEST);
}

function dayOf(time: Phrase | undefined, { zone }: PhraseContext): Window | undefined {
  const reading = time?.reading;
  if (time?.said.clock) return undefined;
  if (reading?.kind === 'day') return { from: startOfDay(reading.day, zone), to: startOfDay(reading.day + DAY, zone) };
  return reading?.kind === 'range' && reading.allDay ? { from: reading.fromInstant, to: reading.toInstant } : undefined;
}

/** The words of a time by themselves (选题会开始前一刻钟), as sentences that ask to be told then. */
export const askingAt = (time: string): readonly string[] => LANGUAGES.map(({ alarms }) => alarms.asking(time));

/** The words of the one time of such a sentence; undefined where it has none, or several. */
export function timeSaidIn(text: string, context: PhraseContext): string | undefined {
  const [phrase, ...others] = timesIn(withoutNames(text), context);
  return phrase && others.length === 0 ? spoken(text, phrase) : undefined;
}

/** Whether what is there can still be meant: who counts from its start does not mean one that has begun. */
export const isAhead = ({ edge, isDay }: Anchor, { start, end }: Occurrence, now: Instant): boolean =>
  (edge === 'start' && !isDay ? start : end) > now;

/** The text with the time itself where it was said by what is there; what says nothing else is about that. */
export function anchored(text: string, anchor: Anchor, there: There, context: PhraseContext): string | undefined {
  const { span, part } = anchor;
  const at = timeAt(anchor, there);
  if (at === undefined) return undefined;
  const time = part === undefined ? at : `${at} ${part}`;
  const said = anchor.isLimit ? messages(context).quickAdd.byTime({ time }) : time;
  const rest = new Remaining(text);
  rest.cut([span]);
  const about = titleOf(rest) === '' ? there.title : '';
  return `${text.slice(0, span.from)} ${said} ${text.slice(span.to)} ${about}`.replace(/\s+/g, ' ').trim();
}

function timeAt(
  { side, edge, minutes, isDay, isLimit, length }: Anchor,
  { start, end, allDay }: There,
): string | undefined {
  const last = allDay ? end - DAY : wallDay(end);
  if (isDay && minutes === undefined) return formatWallDate(wallDay(start));
  if (isDay || allDay) {
    const days = (minutes ?? DAY_MINUTES) / DAY_MINUTES;
    if (!Number.isInteger(days)) return undefined;
    return formatWallDate(side === 1 ? last + days * DAY : wallDay(start) - days * DAY);
  }
  const from = edge === 'start' ? start : end;
  const away = minutes ?? (side === 1 || isLimit ? 0 : length);
  return formatWall(from + side * away * MINUTE)
    .slice(0, 16)
    .replace('T', ' ');
}
