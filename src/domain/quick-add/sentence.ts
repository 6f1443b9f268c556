import { minutesOf } from '../arguments/ask.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { findPhrases, readSentence } from '../phrases/read.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { DAY, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { startOfDay } from '../time/zone.ts';
import { alarmIn } from './alarm.ts';
import { clearer } from './clearer.ts';
import { anyOf } from './languages.ts';
import { withoutNames } from './names.ts';

/** A day of no month, behind how long it is at most: 三天，1号到3号. */
const DAY_NUMBER = new RegExp(`^(?:[^\\d,，]{1,6}[\\s,，]+)?${anyOf(({ times }) => times.dayNumbers)}`);
const ENDS = anyOf(({ times }) => times.rangeMarks);
/** A year, or words without any number or second end. */
const ONE_STRETCH = new RegExp(`^(?:\\d{4}${anyOf(({ times }) => times.year)}?|(?:(?!${ENDS})[^\\d~-])+)$`);

/** A stretch of days in what is to be done (交上个月的报告), no second time. */
export const isOfTitle = ({ reading, spans }: Phrase, text: string): boolean =>
  reading?.kind === 'range' && reading.allDay && spans.every(({ from, to }) => ONE_STRETCH.test(text.slice(from, to)));

const IS_ABOUT = new RegExp(`${anyOf(({ doubts }) => doubts.aboutStretch)}$`, 'i');
const OF_OBJECT = new RegExp(`^${anyOf(({ doubts }) => doubts.dayOfObject)}`, 'iu');

/** `sync next week at 3`: the only days that are said, beside an hour without one; not `at 3 discuss next week's plan`. */
function isDayOfHour({ reading, spans }: Phrase, { said }: Phrase, text: string, { now }: PhraseContext): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  if (said.day || !said.clock || !first || !last || reading?.kind !== 'range' || reading.to <= now) return false;
  return !IS_ABOUT.test(text.slice(0, first.from)) && !OF_OBJECT.test(text.slice(last.to));
}

/** A holiday by its name: of `xmas drinks` it is a part, where another day is said. */
export const isNamedDay = ({ assumed, said, reading }: Phrase): boolean =>
  !said.clock && reading?.kind !== 'part' && assumed.some((one) => one.code === 'named-day' && one.name !== 'lunar');

function covers(phrase: Phrase | undefined, day: WallMs): boolean {
  const reading = phrase?.reading;
  if (reading?.kind === 'range') return reading.from <= day && day < reading.to;
  return reading?.kind === 'day' && reading.day === day;
}

/** 下周末露营，两天: the length, behind it, says the same again. */
function isLengthOf({ reading, said }: Phrase, length: Phrase): boolean {
  const amount = length.reading?.kind === 'duration' ? length.reading.amount : undefined;
  return (
    reading?.kind === 'range' && !said.clock && amount?.ms === 0 && amount.days * DAY === reading.to - reading.from
  );
}

/** 12月5号6号两天: the length says the same again. */
const isSameLength = ({ reading, duration }: Phrase): boolean =>
  reading?.kind === 'range' && duration?.ms === 0 && duration.days * DAY === reading.to - reading.from;

const MOST = 12;

const isLength = ({ reading }: Phrase): boolean => reading?.kind === 'duration';

/**
 * What a text says of its one time, and further times that do not belong to it.
 * `text`: names are masked. Lengths without a time, and words of time that are
 * part of what is to be done, are left out.
 */
export const timesIn = (text: string, context: PhraseContext): readonly Phrase[] =>
  once(TIMES, readTimes, text, context);

/** The phrases of a text, each by itself, as domain/phrases finds them. */
export const phrasesIn = (text: string, context: PhraseContext): readonly Phrase[] =>
  once(PHRASES, findPhrases, text, context);

/** From 0 = Monday; of a day or a moment. */
export function weekdayOf({ reading }: Phrase): number | undefined {
  if (reading?.kind === 'day') return wallWeekday(reading.day);
  return reading?.kind === 'moment' ? wallWeekday(reading.wall) : undefined;
}

/** Those of the thing itself, and not when to be reminded of it. */
export function timesBesideAlarm(text: string, context: PhraseContext): readonly Phrase[] {
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  return timesIn(withoutNames(text, alarm?.spans), context);
}

type Known = WeakMap<PhraseContext, Map<string, readonly Phrase[]>>;
const TIMES: Known = new WeakMap();
const PHRASES: Known = new WeakMap();
/** No sentence is looked at in more ways. */
const MOST_KNOWN = 100;

/** Reads a text once, though several rules ask for what it says. */
function once(
  known: Known,
  read: (text: string, context: PhraseContext) => readonly Phrase[],
  text: string,
  context: PhraseContext,
): readonly Phrase[] {
  const all = known.get(context) ?? new Map<string, readonly Phrase[]>();
  const found = all.get(text);
  if (found) return found;
  if (all.size > MOST_KNOWN) all.clear();
  const phrases = read(text, context);
  known.set(context, all.set(text, phrases));
  return phrases;
}

function readTimes(text: string, context: PhraseContext): Phrase[] {
  const clear = clearer(text);
  const read = (masked: string): Phrase[] => readSentence(masked, context).filter((one) => !isLength(one));
  const masked = (isName: (phrase: Phrase) => boolean): string =>
    withoutNames(
      clear.text,
      findPhrases(clear.text, context)
        .filter(isName)
        .flatMap(({ spans }) => spans),
    );
  const times = (phrases: readonly Phrase[]): Phrase[] =>
    phrases.filter(
      (one, index) =>
        index === 0 ||
        phrases[0]?.reading?.kind === 'repeat' ||
        !isOfTitle(one, clear.text) ||
        isDayOfHour(one, phrases[0] as Phrase, clear.text, context),
    );
  const back = (phrase: Phrase): Phrase => ({ ...phrase, spans: phrase.spans.map((span): Span => clear.back(span)) });
  /** 元旦放假 1号到3号: of the month of the holiday. */
  const inItsMonth = (all: readonly Phrase[], [bare]: readonly Phrase[]): Phrase[] | undefined => {
    const holiday = all.find(isNamedDay)?.reading;
    if (holiday?.kind !== 'day' || !DAY_NUMBER.test(clear.text.slice(bare?.spans.at(-1)?.from ?? 0))) return undefined;
    const now = startOfDay(holiday.day - (new Date(holiday.day).getUTCDate() - 1) * DAY, context.zone);
    const then = times(readSentence(masked(isNamedDay), { ...context, now }));
    return now > context.now && covers(then[0], holiday.day) ? then : undefined;
  };
  let phrases = times(read(clear.text));
  const named = nameAgain(phrases, clear.text, context);
  if (named) phrases = times(read(withoutNames(clear.text, [named])));
  const [main] = phrases;
  // Nobody means so many: they are asked about, whichever they are.
  if (phrases.length > MOST) return phrases.slice(0, 2).map(back);
  if (main?.reading?.kind === 'range' && main.duration && !isSameLength(main)) phrases = times(read(masked(isLength)));
  if (phrases.length > 1) {
    const bare = times(read(masked(isNamedDay)));
    if (bare.length > 0 && bare.length < phrases.length) phrases = inItsMonth(phrases, bare) ?? bare;
  }
  return withItsLength(phrases, readSentence(clear.text, context)).map(back);
}

function withItsLength(phrases: readonly Phrase[], all: readonly Phrase[]): readonly Phrase[] {
  const [main, ...more] = phrases;
  const lengths = main && more.length === 0 ? all.filter((one) => isLength(one) && isLengthOf(main, one)) : [];
  return main ? [{ ...main, spans: [...main.spans, ...lengths.flatMap(({ spans }) => spans)] }, ...more] : phrases;
}

/** The longest name of a day. */
const LONGEST_NAME = 6;

/** 1月1号元旦上午十点: the name of that day, which its hour stands behind. */
function nameAgain([main, second]: readonly Phrase[], text: string, context: PhraseContext): Span | undefined {
  const at = second?.spans[0]?.from;
  const isBeside = main?.reading?.kind === 'day' && at !== undefined && main.spans.at(-1)?.to === at;
  if (!isBeside || !second?.said.clock || !second.assumed.some(({ code }) => code === 'named-day')) return undefined;
  if (second.reading?.kind !== 'moment' || wallDay(second.reading.wall) !== main.reading.day) return undefined;
  for (let length = LONGEST_NAME; length > 1; length--) {
    const [one, ...more] = findPhrases(text.slice(at, at + length), context);
    const [span] = one?.spans ?? [];
    if (one && isNamedDay(one) && more.length === 0 && span?.from === 0 && span.to === length)
      return { from: at, to: at + length };
  }
  return undefined;
}

/** How long something takes, where that is said beside its time or without one, and where. */
export function lengthOf(
  text: string,
  phrase: Phrase | undefined,
  context: PhraseContext,
): { readonly minutes: number; readonly spans: readonly Span[] } | undefined {
  if (phrase?.duration) {
    const minutes = minutesOf(phrase.duration);
    return minutes === undefined ? undefined : { minutes, spans: [] };
  }
  const masked = withoutNames(text, phrase?.spans);
  const [length, ...more] = phrasesIn(masked, context).filter(isLength);
  const last = length?.spans.at(-1);
  const isName = last !== undefined && OF_NAME.test(masked.slice(last.to));
  const minutes = length?.reading?.kind === 'duration' ? minutesOf(length.reading.amount) : undefined;
  return !length || isName || more.length > 0 || !minutes ? undefined : { minutes, spans: length.spans };
}

/** A length that belongs to a name: 2小时的演讲稿, 30-day plan, one-hour talk. */
const OF_NAME = /^(?!的(?:事|活|工[夫作]|功夫|样子|时间)儿?(?:$|[\s,，。;；#]))(?:的|[- ]?[a-z]|[^\s\p{P}a-z])/iu;
