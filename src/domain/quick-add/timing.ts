import { messages } from '../../messages/index.ts';
import { assumptionsOf, hourQuestion, limitQuestion, problemWith } from '../arguments/ask.ts';
import type { InstantReading, ReadingContext } from '../arguments/read.ts';
import { repeatSaid, type SaidRepeat } from '../arguments/repeat.ts';
import { dayReading, daysInARow, type SpanReading, spanOfPhrase, wallReading } from '../arguments/spoken.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { isQuestion, type Question } from '../question.ts';
import type { Phrase, RepeatReading, Span } from '../time/phrase.ts';
import { DAY, formatWallDate, HOUR, MINUTE, type WallMs, wallDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { type Alert, minutesBefore } from './alarm.ts';
import {
  asks,
  hasUnreadTime,
  isFeastWithoutDay,
  isHourOfObject,
  isOfObject,
  noTitle,
  otherTimes,
  spoken,
} from './doubts.ts';
import { fillsDay, joinsDays, type Kind, reminds } from './kind.ts';
import { END_OF_DAY, HABIT, VAGUE_SOON } from './kind-words.ts';
import { anyOf, matchesSome, ofAll } from './languages.ts';
import { masked } from './names.ts';
import { waitsForPlace } from './trigger.ts';
import { yearlyRule } from './yearly.ts';

/** What a sentence says, before its time is settled. */
export interface Said {
  readonly text: string;
  readonly kind: Kind;
  readonly title: string;
  readonly phrase: Phrase | undefined;
  /** Further times that belong to no item. */
  readonly others: readonly Phrase[];
  readonly isDeadline: boolean;
  /** Whether the item is the holiday itself. */
  readonly isItself: boolean;
  /** Whether the day comes again each year, such as a birthday. */
  readonly isYearly: boolean;
  /** The year in which a yearly day began. */
  readonly since?: number | undefined;
  /** How long a reminder comes before the time that is said. */
  readonly ahead: Alert | undefined;
  /** Where the text says when to be reminded, or leaves out days. */
  readonly told: readonly Span[];
}

/** The span of an event, the moment of a reminder, or the due time of a todo. */
export interface Timing {
  readonly span?: SpanReading | undefined;
  readonly repeat?: SaidRepeat | undefined;
  /** What was said of it that the time does not hold. */
  readonly notes?: string | undefined;
  readonly assumptions: readonly string[];
}

const WEEK = 7 * DAY;
const DAY_MINUTES = DAY / MINUTE;

const EVERY = new RegExp(anyOf(({ times }) => times.every));
const SOME_DAY = new RegExp(`${anyOf(({ times }) => times.someDay)}$`);
const BEFORE = new RegExp(anyOf(({ times }) => times.before));
const OPEN_ENDED = new RegExp(
  anyOf(({ times }) => times.openEnded),
  'i',
);
const REGULAR_ON = ofAll(({ times }) => times.regularOn);
const UNSURE = new RegExp(`^${anyOf(({ times }) => times.unsure)}`);

/** The time of a new item, or the question without whose answer it cannot be taken. Throws UserError for what cannot be read. */
export function timingOf(said: Said, context: ReadingContext): Timing | Question {
  const { text, title, phrase, others } = said;
  if (others.length > 0 && phrase) return otherTimes(text, [phrase, ...others], context);
  if (hasUnreadTime(masked(text, said.told), phrase)) {
    const question = messages(context).quickAdd.someTimesUnread;
    return asks(text, 'text', question, context);
  }
  const timing = phrase ? withTime({ ...said, phrase }, context) : withoutTime(said, context);
  // A reminder goes off at a moment: of a stretch (早7晚10, 3-5pm) one end would be lost.
  if (said.kind === 'reminder' && !isQuestion(timing) && lasts(timing.span) && !said.ahead)
    return asks(text, 'at', messages(context).quickAdd.whenToRemind, context);
  return title === '' && !isQuestion(timing) ? noTitle(text, context) : timing;
}

const lasts = (span: Timing['span']): boolean => span?.end !== undefined || span?.length !== undefined;

function withoutTime({ text, kind, title }: Said, context: ReadingContext): Timing | Question {
  if (title === '') return noTitle(text, context);
  if (kind === 'reminder') return asks(text, 'at', messages(context).quickAdd.whenToRemind, context);
  const plain = normalise(text);
  if (UNSURE.test(plain) && VAGUE_SOON.test(plain))
    return asks(text, 'start', messages(context).quickAdd.whenAndSettled, context);
  const note = messages(context).quickAdd.noTimeSoTodo;
  return { assumptions: reminds(plain, undefined) && !waitsForPlace(plain) ? [note] : [] };
}

type Timed = Said & { readonly phrase: Phrase };

const NAMES = { event: 'start', reminder: 'at', todo: 'due' } as const;

const GOES_UNTIL = anyOf(({ times }) => times.goesUntil);
const ENDS_BEFORE = new RegExp(`${GOES_UNTIL}\\s*(?:the\\s)?$`, 'i');
const GOES_ON = new RegExp(`\\s${GOES_UNTIL}\\s`);
/** In languages of words; 到八点 may be by eight. */
const UNTIL = /(?:^|\s)(?<word>until|till?)\s/;
const BEGINS_WITH = new RegExp(`^\\s*${GOES_UNTIL}`, 'i');

/** Kate on leave until Dec 4, 小凯休假到12月4号: what fills days goes on up to that day. */
export function goesUntil(text: string, phrase: Phrase): boolean {
  const { reading, spans, bound } = phrase;
  const [first] = spans;
  if (reading?.kind !== 'day' || !first || bound === 'after' || phrase.problems.length > 0) return false;
  const before = normalise(text.slice(0, first.from));
  return (ENDS_BEFORE.test(before) || BEGINS_WITH.test(normalise(spoken(text, phrase)))) && fillsDay(before);
}

const LAST_DAY_BEFORE = new RegExp(`${GOES_UNTIL}[^,，]{1,12}${anyOf(({ times }) => times.before)}`);

/** 每周二八点，到元旦前: the series ends before that day; nothing has to be done by then. */
export const goesOnUntil = (text: string, { reading, spans }: Phrase): boolean =>
  reading?.kind === 'repeat' &&
  reading.rrule.includes('UNTIL') &&
  LAST_DAY_BEFORE.test(normalise(text.slice(0, (spans.at(-1)?.to ?? 0) + 2)).replace(/[\s,，]+$/, ''));

/** From today on, where only the last day was said. */
function upTo({ text, kind, phrase }: Timed, context: ReadingContext): Timing | Question | undefined {
  const { reading } = phrase;
  const today = wallDay(toWall(context.now, phrase.zone));
  if (kind !== 'event' || reading?.kind !== 'day' || !goesUntil(text, phrase)) return undefined;
  // Until Monday, said on a Monday.
  if (reading.day <= today) return asks(text, 'start', messages(context).quickAdd.whichDaysExactly, context);
  const assumptions = [...assumptionsOf(phrase, context), messages(context).quickAdd.fromToday];
  return { span: { start: dayReading(today, []), end: dayReading(reading.day + DAY, []) }, assumptions };
}

function withTime(said: Timed, context: ReadingContext): Timing | Question {
  const { text, kind, phrase, ahead } = said;
  const asked = { text, argument: NAMES[kind] };
  const yearly = said.isYearly ? eachYear(said, context) : undefined;
  if (yearly) return yearly;
  const morning = kind === 'reminder' ? nineOfMorning(phrase, context) : undefined;
  if (morning) return morning;
  const going = upTo(said, context);
  if (going) return going;
  const isRow = kind === 'event' && fillsDay(normalise(text)) && !EVERY.test(normalise(spoken(text, phrase)));
  const row = isRow ? daysInARow(phrase) : undefined;
  if (row) return { span: { start: dayReading(row.from, []), end: dayReading(row.to, []) }, assumptions: [] };
  if (phrase.problems.length > 0) return problemWith(asked, phrase, phrase.problems, context);
  // An event from 7pm onwards begins then.
  const isOpenEnded = kind === 'event' && phrase.said.clock && OPEN_ENDED.test(spoken(text, phrase).trim());
  if (phrase.bound === 'after' && !isOpenEnded) return limitQuestion(asked, phrase, context);
  if (phrase.reading?.kind === 'repeat') return repeated(said, phrase.reading, context);
  if (comesAgain(said)) return asks(text, 'repeat', messages(context).quickAdd.onceOrRepeated, context);
  const doubt = doubtOf(said, context);
  if (doubt) return doubt;
  const argument = { name: asked.argument, purpose: 'plan' } as const;
  const span = spanOfPhrase(text, { ...phrase, bound: undefined }, argument, context);
  if (isQuestion(span)) return span;
  const { assumptions } = span.start;
  if (kind === 'reminder' && span.start.kind === 'instant' && ahead) {
    const { wall, zone } = span.start;
    const start = wallReading(wall - minutesBefore(ahead, wall, false) * MINUTE, zone, assumptions);
    if (start.instant < context.now) return asks(text, 'at', messages(context).quickAdd.isOver, context);
    return { span: { start }, assumptions };
  }
  if (kind === 'todo' && span.start.kind === 'instant' && END_OF_DAY.test(spoken(text, phrase)))
    return { span: { start: { kind: 'date', wall: wallDay(span.start.wall), assumptions } }, assumptions };
  if (kind === 'reminder' && span.start.kind === 'date') {
    // So long before what has no hour here.
    const isOpen = ahead !== undefined && 'minutes' in ahead && ahead.minutes % DAY_MINUTES !== 0;
    if (isOpen || HABIT.test(normalise(text))) return hourQuestion(asked, phrase, context);
    const start = ahead
      ? wallReading(span.start.wall - minutesBefore(ahead, span.start.wall, true) * MINUTE, phrase.zone, [])
      : atNine(span.start.wall, phrase);
    if (start.instant < context.now) return hourQuestion(asked, phrase, context);
    return { span: { start }, assumptions: [...assumptions, nineSaid(context)] };
  }
  return { span, assumptions: [...assumptions, ...kindSaid(said, context)] };
}

/** What the words leave open, though their time is clear. */
function doubtOf({ text, kind, phrase, isDeadline, isItself }: Timed, context: ReadingContext): Question | undefined {
  const { reading, duration } = phrase;
  const plain = normalise(text);
  // The words say `every`, and they were read as one time.
  if (reading?.kind !== 'repeat' && EVERY.test(normalise(spoken(text, phrase))))
    return asks(text, 'repeat', messages(context).quickAdd.eachTimeOrNext, context);
  if (kind === 'event' && isFeastWithoutDay(text, phrase))
    return asks(text, 'start', messages(context).quickAdd.whichDayExactly, context);
  const isWhole = isItself || fillsDay(plain) || (duration !== undefined && duration.ms === 0);
  if (kind === 'event' && reading?.kind === 'day' && !isWhole)
    return hourQuestion({ text, argument: 'start' }, phrase, context);
  // 周五晚上到周日上午: from part of a day to part of one, and no hour.
  if (kind === 'event' && reading?.kind === 'range' && !reading.allDay && !phrase.said.clock)
    return hourQuestion({ text, argument: 'start' }, phrase, context);
  // 月初 may be any of its first days.
  if (reading?.kind === 'day' && SOME_DAY.test(spoken(plain, phrase)))
    return asks(text, NAMES[kind], messages(context).quickAdd.whichDayExactly, context);
  // 下周一起休假一周: how long is said.
  const isFor = reading?.kind === 'range' && duration?.ms === 0 && duration.days * DAY === reading.to - reading.from;
  const isLoose =
    reading?.kind === 'range' && reading.allDay && !isFor && (reading.to - reading.from >= WEEK || !fillsDay(plain));
  if (kind === 'event' && isLoose && !joinsDays(plain, phrase))
    return asks(text, 'start', messages(context).quickAdd.whichDaysExactly, context);
  if (isDeadline && reading?.kind === 'range' && BEFORE.test(spoken(plain, phrase))) {
    const question = messages(context).quickAdd.beforeBeginOrEnd;
    return asks(text, 'due', question, context);
  }
  // soccer 4-5:30 thru Dec 16: on each day until then?
  const isHours = reading?.kind === 'range' && !reading.allDay && phrase.said.clock && phrase.said.day;
  if (kind === 'todo' && isDeadline && isHours && GOES_ON.test(normalise(spoken(text, phrase))))
    return asks(text, 'repeat', messages(context).quickAdd.onceOrRepeated, context);
  // library till 8: until then, and from when?
  const until =
    reading?.kind === 'moment' && phrase.bound === 'before' ? UNTIL.exec(normalise(spoken(text, phrase))) : null;
  if (until?.groups?.word !== undefined) {
    const question = messages(context).quickAdd.unreadWord({ class: 'bound', word: until.groups.word });
    return asks(text, 'start', question, context);
  }
  const isOther =
    (kind === 'todo' && !isDeadline && isOfObject(text, phrase)) || (kind === 'event' && isHourOfObject(text, phrase));
  if (!isOther) return undefined;
  const question = messages(context).quickAdd.toDoOrAbout;
  return asks(text, NAMES[kind], question, context);
}

/** physio Tuesday 5pm for 6 weeks: nobody is there all that time, unless it fills its days. */
const comesAgain = ({ kind, text, phrase: { said, duration } }: Timed): boolean =>
  kind === 'event' &&
  said.clock &&
  duration !== undefined &&
  duration.ms === 0 &&
  (duration.months > 0 || duration.days > 0) &&
  !fillsDay(normalise(text));

function kindSaid({ text, kind, phrase, isDeadline }: Timed, context: ReadingContext): string[] {
  if (kind !== 'todo') return [];
  if (!isDeadline) return [messages(context).quickAdd.noHourSoTodo];
  return reminds(normalise(text), phrase) ? [messages(context).quickAdd.deadlineSoTodo] : [];
}

/** A birthday of an event from the year that was named on, of a reminder at its next coming. */
function eachYear({ text, kind, phrase, ahead, since }: Timed, context: ReadingContext): Timing | undefined {
  const { reading: read, problems } = phrase;
  // So long before it each year: of a leap day the rule could not say it.
  const days = kind === 'reminder' && ahead ? Math.ceil(minutesBefore(ahead, 0, true) / (24 * 60)) : 0;
  const reading = read?.kind === 'day' ? { ...read, day: inYear(read.day, since) - days * DAY } : read;
  const isOpen = problems.some(({ code }) => code !== 'past');
  if (kind === 'todo' || reading?.kind !== 'day' || isOpen) return undefined;
  const rule = yearlyRule(text, phrase, reading.day, context);
  if (!rule) return undefined;
  const assumptions = [...assumptionsOf(phrase, context), ...rule.assumptions];
  const repeat = { rule: rule.rrule, assumptions: [] };
  if (kind === 'event') {
    const today = wallDay(toWall(context.now, phrase.zone));
    if (reading.day >= today) return { span: { start: dayReading(reading.day, []) }, repeat, assumptions };
    // The next anniversary is shown, and a note keeps the day with the year that was named.
    const notes = messages(context).quickAdd.since({ day: formatWallDate(reading.day) });
    const next = rule.next ?? nextYear(reading.day, today);
    return { span: { start: dayReading(next, []) }, repeat, notes, assumptions };
  }
  let start = atNine(reading.day, phrase);
  for (let year = 1; start.instant < context.now && year <= 300; year++)
    start = atNine(yearsLater(reading.day, year), phrase);
  return { span: { start }, repeat, assumptions: [...assumptions, nineSaid(context)] };
}

/** The first coming of a date from a day on; a leap day's only in leap years. */
function nextYear(day: WallMs, today: WallMs): WallMs {
  const date = new Date(day).getUTCDate();
  for (let year = new Date(today).getUTCFullYear() - new Date(day).getUTCFullYear(); ; year++) {
    const next = yearsLater(day, year);
    if (next >= today && new Date(next).getUTCDate() === date) return next;
  }
}

/** The same day in the year that the words name, if they name one and that year has the day. */
function inYear(day: WallMs, year: number | undefined): WallMs {
  if (year === undefined) return day;
  const there = yearsLater(day, year - new Date(day).getUTCFullYear());
  return there <= day && new Date(there).getUTCMonth() === new Date(day).getUTCMonth() ? there : day;
}

function yearsLater(day: WallMs, years: number): WallMs {
  const date = new Date(day);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** 明早提醒我: of the morning 09:00 is as good as of the day. */
function nineOfMorning(phrase: Phrase, context: ReadingContext): Timing | undefined {
  const { reading, problems, bound } = phrase;
  const isMorning =
    reading?.kind === 'part' &&
    (reading.part === 'morning' || reading.part === 'early-morning') &&
    problems.every(({ code }) => code === 'no-hour') &&
    bound === undefined;
  if (!isMorning) return undefined;
  const start = atNine(reading.day, phrase);
  return start.instant < context.now
    ? undefined
    : { span: { start }, assumptions: [...assumptionsOf(phrase, context), nineSaid(context)] };
}

/** A reminder without an hour. */
const atNine = (day: WallMs, { zone }: Phrase): InstantReading => wallReading(day + 9 * HOUR, zone, []);

const nineSaid = (context: ReadingContext): string => messages(context).quickAdd.hourTaken;

const ALL_DAY_LONG = /^(?!.*(?:UNTIL|COUNT)=).*FREQ=(?:MINUTELY|HOURLY(?!.*(?:BYHOUR|INTERVAL=\d{2})))/;

function repeated(timed: Timed, reading: RepeatReading, context: ReadingContext): Timing | Question {
  const { text, kind, phrase, ahead } = timed;
  const said = repeatSaid(reading, phrase, context);
  const repeat = { ...said, assumptions: [] };
  const { first } = reading;
  if (ahead) return asks(text, 'at', messages(context).quickAdd.atWhatTime, context);
  const assumptions = assumptionsOf(phrase, context);
  if (matchesSome(REGULAR_ON, spoken(normalise(text), phrase))) {
    const question = messages(context).quickAdd.onceOrRepeated;
    return asks(text, 'repeat', question, context);
  }
  // Nobody wants to hear of the oven every few minutes, or every hour of the night, for ever.
  if (kind === 'reminder' && ALL_DAY_LONG.test(reading.rrule))
    return asks(text, 'repeat', messages(context).quickAdd.untilWhen, context);
  if (!said.first) return hourQuestion({ text, argument: NAMES[kind] }, phrase, context);
  if (kind === 'todo') {
    return { span: said.first, repeat, assumptions: [...assumptions, ...kindSaid(timed, context)] };
  }
  if (first.kind !== 'day') return { span: said.first, repeat, assumptions };
  // What comes once a year is a day.
  const isDay = fillsDay(normalise(text)) || timed.told.length > 0 || /FREQ=YEARLY/.test(reading.rrule);
  if (kind === 'event' && !isDay) return hourQuestion({ text, argument: 'start' }, phrase, context);
  if (kind === 'event') return { span: said.first, repeat, assumptions };
  if (HABIT.test(normalise(text))) return hourQuestion({ text, argument: 'at' }, phrase, context);
  const start = atNine(first.day, phrase);
  // The rule finds its next match from there.
  const next = start.instant < context.now ? atNine(first.day + DAY, phrase) : start;
  return { span: { start: next }, repeat, assumptions: [...assumptions, nineSaid(context)] };
}
