import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { readPhrase } from '../phrases/read.ts';
import type { Phrase, Span } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { spoken } from './doubts.ts';
import { LANGUAGES, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { phrasesIn, timesBesideAlarm, timesIn } from './sentence.ts';

/**
 * A text that takes its own time back (`Dentist Wednesday 3pm, no, I meant Thursday`), as it would have been said at
 * once: of the two times the second counts, and what it does not say (the hour, or the day) is that of the first. A
 * text that says its day in two ways (`后天，也就是周二`) is left with one of them. Any other text is left as it is; what
 * cannot be joined is asked about later.
 */
export function corrected(text: string, context: ReadingContext): string {
  const plain = normalise(withoutNames(text));
  for (const { pattern, how } of TAKES_BACK) {
    for (const { index, 0: words } of [...plain.matchAll(pattern)].slice(0, MOST)) {
      const joined = joinedAt(text, { from: index, to: index + words.length }, how, context);
      if (joined !== undefined) return joined;
    }
  }
  return text;
}

/** Nobody corrects himself oftener. */
const MOST = 3;

type How = 'takes-back' | 'is-not' | 'is-same';

const all = (patterns: readonly RegExp[] = [], how: How) =>
  patterns.map((pattern) => ({ pattern: new RegExp(pattern, `${pattern.flags}g`), how }));

const TAKES_BACK = LANGUAGES.flatMap(({ doubts }) => [
  ...all(doubts.takesBack, 'takes-back'),
  ...all(doubts.isNot, 'is-not'),
  ...all(doubts.isSame, 'is-same'),
]);

/** A number that ends the text. */
const BARE = /^\s*(\d{1,2})[\s.!]*$/;
const LEADS = new RegExp(`^(?:[\\s,，:：-]|(?:${ofAll(({ doubts }) => doubts.correctionLeads).join('|')}))*$`, 'i');

interface Said {
  readonly phrase: Phrase;
  readonly from: number;
  readonly to: number;
}

function joinedAt(text: string, { from, to }: Span, how: How, context: ReadingContext): string | undefined {
  const isNot = how === 'is-not';
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const length = how === 'takes-back' ? withOtherLength(before, after, context) : undefined;
  if (length !== undefined) return length;
  const first = onlyTime(before, context);
  if (!first) return how === 'takes-back' ? lastHour(text, { from, to }, context) : undefined;
  const bare = how === 'takes-back' ? bareHour(after, first.phrase) : undefined;
  const second = bare === undefined ? onlyTime(after, context) : undefined;
  const whole = second === undefined && bare === undefined && !isNot ? wholeTime(after, context) : undefined;
  // What says its day and hour needs nothing of the first: whatever else it says stays where it is.
  if (
    whole &&
    LEADS.test(after.slice(0, whole.spans[0]?.from)) &&
    (how === 'takes-back' || isSameDay(first.phrase, whole))
  )
    return `${before.slice(0, first.from)}${before.slice(first.to)} ${after.slice(whole.spans[0]?.from)}`.trim();
  if (bare !== undefined) {
    const time = joinedTime(first.phrase, { day: undefined, clock: bare });
    return time === undefined ? undefined : `${before.slice(0, first.from)}${time}${before.slice(first.to)}`;
  }
  // `at 8, not 7`
  if (isNot && BARE.test(after) && first.phrase.said.clock) return before;
  if (!second || !LEADS.test(after.slice(0, second.from))) return undefined;
  // 后天，也就是周二: another day would be a doubt.
  if (how === 'is-same' && !isSameDay(first.phrase, second.phrase)) return undefined;
  const [kept, other] = isNot ? [first, second] : [second, first];
  const { said } = kept.phrase;
  const [repeats, repeatsToo] = [kept, other].map(({ phrase }) => phrase.reading?.kind === 'repeat');
  // every day at 9, not on Fridays: of what repeats such days are left out.
  if (repeats !== repeatsToo || (isNot && repeats)) return undefined;
  const missing = { day: !said.day && other.phrase.said.day, clock: !said.clock && other.phrase.said.clock };
  // A denied time may lend its hour (`Tuesday, not Monday at 3`), but neither its day to a kept hour nor its limit.
  if (isNot && ((missing.day && said.clock) || other.phrase.bound !== undefined)) return undefined;
  const nearer = isNot ? undefined : nearerHalf(kept.phrase, other.phrase);
  const words = nearer ?? spoken(isNot ? before : after, kept.phrase);
  const time =
    isNot && !missing.clock
      ? words
      : joined(words, other.phrase, missing, !isNot && kept.phrase.bound === undefined, context);
  if (time === undefined) return undefined;
  return `${before.slice(0, first.from)}${time}${before.slice(first.to)} ${after.slice(second.to)}`.trim();
}

/** No length is longer. */
const MOST_LENGTH = 24;

/** A call at 2pm for an hour, actually make it 90 minutes: of two lengths the second counts. */
function withOtherLength(before: string, after: string, context: ReadingContext): string | undefined {
  const [second, ...more] = phrasesIn(withoutNames(after), context);
  const [span, ...others] = second?.spans ?? [];
  if (second?.reading?.kind !== 'duration' || !span || others.length > 0 || more.length > 0) return undefined;
  if (!LEADS.test(after.slice(0, span.from))) return undefined;
  const said = before.trimEnd();
  for (let at = Math.max(0, said.length - MOST_LENGTH); at < said.length; at++) {
    if (/[a-z\d][a-z\d]/i.test(said.slice(at - 1, at + 1)) || /[\s,，;.…]/.test(said[at] ?? '')) continue;
    const first = readPhrase(said.slice(at), context)?.reading;
    if (first?.kind !== 'duration') continue;
    return `${said.slice(0, at)}${after.slice(span.from, span.to)}${after.slice(span.to)}`.trim();
  }
  return undefined;
}

/** 周四跟老韩对账，下午三点，不，三点半: of a time whose day stands apart, the hour alone is taken back. */
function lastHour(text: string, { from, to }: Span, context: ReadingContext): string | undefined {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const [phrase, ...others] = timesIn(withoutNames(before), context);
  const last = phrase && phrase.spans.length > 1 && others.length === 0 ? phrase.spans.at(-1) : undefined;
  const hour = last && onlyTime(before.slice(last.from, last.to), context);
  const second = onlyTime(after, context);
  if (!phrase || !last || !hour || !second || !LEADS.test(after.slice(0, second.from))) return undefined;
  const isHour = ({ phrase: { said, reading } }: Said): boolean =>
    said.clock && !said.day && reading?.kind === 'moment';
  if (!isHour(hour) || !isHour(second)) return undefined;
  const words = nearerHalf(second.phrase, hour.phrase) ?? spoken(after, second.phrase);
  return `${before.slice(0, last.from)}${words}${before.slice(last.to)} ${after.slice(second.to)}`.trim();
}

const isSameDay = (first: Phrase, second: Phrase): boolean => !first.said.clock && dayOf(first) === dayOf(second);

/** The one time of a part with its day and hour, beside a length or when to be reminded of it. */
function wholeTime(part: string, context: ReadingContext): Phrase | undefined {
  const [phrase, ...others] = timesBesideAlarm(part, context);
  const isWhole = phrase?.said.day && phrase.said.clock && phrase.problems.length === 0;
  return isWhole && others.length === 0 && phrase.reading?.kind !== 'repeat' ? phrase : undefined;
}

/** The time of a part, where it is the only one, is clear by itself and stands in one place. */
function onlyTime(part: string, context: ReadingContext): Said | undefined {
  const [phrase, ...others] = timesBesideAlarm(part, context);
  const [span, ...more] = phrase?.spans ?? [];
  const last = more.at(-1) ?? span;
  if (!phrase || !span || !last || others.length > 0) return undefined;
  const { kind } = phrase.reading ?? {};
  if (kind === undefined || kind === 'duration' || phrase.problems.length > 0) return undefined;
  const inner = part.slice(span.from, last.to);
  // Words between its pieces would be lost.
  return more.length > 0 && inner.replace(/[\s,，]+/g, ' ') !== spoken(part, phrase).replace(/[\s,，]+/g, ' ')
    ? undefined
    : { phrase, from: span.from, to: last.to };
}

/** `no, I meant 4`: the hour of that half of the day which is nearer to the one before. */
function bareHour(after: string, { reading, said }: Phrase): WallMs | undefined {
  const hour = Number(BARE.exec(after)?.[1] ?? Number.NaN);
  if (reading?.kind !== 'moment' || !said.clock || !(hour >= 1 && hour <= 12)) return undefined;
  const clock = wallTimeOfDay(reading.wall);
  const halves = [(hour % 12) * HOUR, (hour % 12) * HOUR + DAY / 2];
  return halves.toSorted((one, other) => Math.abs(one - clock) - Math.abs(other - clock))[0];
}

/** 晚上八点，说错了，九点: of the half of the day that was said before; undefined where its words say so by themselves. */
function nearerHalf(kept: Phrase, { reading: before, said }: Phrase): string | undefined {
  const { reading } = kept;
  const isOpen = kept.assumed.some(({ code }) => code === 'half-of-day');
  if (!isOpen || reading?.kind !== 'moment' || before?.kind !== 'moment' || !said.clock) return undefined;
  const [taken, there] = [wallTimeOfDay(reading.wall), wallTimeOfDay(before.wall)];
  const other = (taken + DAY / 2) % DAY;
  if (Math.abs(taken - there) <= Math.abs(other - there)) return undefined;
  const clock = clockText(wallDay(reading.wall) + other);
  return kept.said.day ? `${formatWallDate(wallDay(reading.wall))} ${clock}` : clock;
}

const clockText = (wall: WallMs): string => formatWall(wall).slice(11, 16);

function dayOf({ reading }: Phrase): WallMs | undefined {
  if (reading?.kind === 'day' || reading?.kind === 'part') return reading.day;
  if (reading?.kind === 'moment') return wallDay(reading.wall);
  return reading?.kind === 'range' ? wallDay(reading.from) : undefined;
}

/** The clock that a phrase says, as it is written. */
function clockOf({ reading }: Phrase): string | undefined {
  if (reading?.kind === 'moment') return clockText(reading.wall);
  return reading?.kind === 'range' && !reading.allDay
    ? `${clockText(reading.from)}-${clockText(reading.to)}`
    : undefined;
}

function joinedTime(first: Phrase, { clock }: { day: undefined; clock: WallMs }): string | undefined {
  const day = first.said.day ? dayOf(first) : undefined;
  const hour = clockText(wallDay(0) + clock);
  return first.said.day && day === undefined
    ? undefined
    : [...(day === undefined ? [] : [formatWallDate(day)]), hour].join(' ');
}

/** The words of the time that counts, with the day or clock of the other where they say none. */
function joined(
  words: string,
  other: Phrase,
  missing: { readonly day: boolean; readonly clock: boolean },
  mayBeLimit: boolean,
  context: ReadingContext,
): string | undefined {
  const day = missing.day ? dayOf(other) : undefined;
  const clock = missing.clock ? clockOf(other) : undefined;
  if ((missing.day && day === undefined) || (missing.clock && clock === undefined)) return undefined;
  const time = [
    ...(day === undefined ? [] : [formatWallDate(day)]),
    words,
    ...(clock === undefined ? [] : [clock]),
  ].join(' ');
  if (!mayBeLimit || other.bound === undefined) return time;
  return other.bound === 'before' ? messages(context).quickAdd.byTime({ time }) : undefined;
}
