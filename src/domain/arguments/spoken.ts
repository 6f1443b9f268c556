import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import { WEEKDAYS } from '../recurrence/rule.ts';
import type { Amount, MomentReading, Phrase, Problem, RangeReading } from '../time/phrase.ts';
import { DAY, type Instant, MINUTE, parseWall, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { assumptionsOf, hourQuestion, limitQuestion, problemWith } from './ask.ts';
import {
  type DateReading,
  type InstantReading,
  invalidTime,
  type ReadingContext,
  readIso,
  type TimeReading,
} from './read.ts';

/** What a time argument says: a point, or a range by itself. */
export interface SpanReading {
  readonly start: TimeReading;
  /** Of a range; exclusive, so the day after the last one when it has no clock time. */
  readonly end?: TimeReading | undefined;
  /** Said beside a point (`明天3点，两小时`). */
  readonly length?: Amount | undefined;
  /** `周五前`, `after 3pm`: only a limit. */
  readonly bound?: Phrase['bound'];
  /** The words give a time or part of the day and no day; `start` has the coming one. */
  readonly isClock?: boolean;
  readonly limit?: Phrase['limit'] | undefined;
  /** `12月1号起`: from then on. */
  readonly isOpening?: boolean | undefined;
  /** Said in words rather than in ISO 8601. */
  readonly isWorded?: boolean;
}

/**
 * `plan`: something is to be scheduled, so that a past time and a part of a day
 * are asked about. `look`: the past is as good as the future, and a part of a day is a span.
 */
type Purpose = 'plan' | 'look';

export interface Argument {
  readonly name: string;
  readonly purpose: Purpose;
  /** How long what is scheduled takes, where that is known. */
  readonly minutes?: number | undefined;
}

/**
 * Reads a time argument: ISO 8601 (two of them with `/` between are a range), or
 * words in Chinese or English; what can be read in several ways is a question.
 * Throws UserError INVALID_ARGUMENT for what cannot be read or does not exist,
 * LIMIT_EXCEEDED for text and years beyond the limits.
 */
export function readSpan(text: string, argument: Argument, context: ReadingContext): SpanReading | Question {
  const iso = readIso(text, context) ?? readInterval(text, context);
  if (iso) return 'start' in iso ? iso : { start: iso };
  const phrase = context.phrases?.(text, context);
  if (!phrase) {
    const shown = text.slice(0, 80);
    throw invalidTime(context.language, messages(context.language).times.cannotReadTime({ shown }));
  }
  return spanOfPhrase(text, phrase, argument, context);
}

/** Reads an argument that is a point in time to look at: of a range its start. */
export function readTime(text: string, context: ReadingContext, name = 'start'): TimeReading | Question {
  const span = readSpan(text, { name, purpose: 'look' }, context);
  return isQuestion(span) ? span : span.start;
}

function readInterval(text: string, context: ReadingContext): SpanReading | undefined {
  const parts = text.split('/');
  if (parts.length !== 2) return undefined;
  const [start, end] = parts.map((part) => readIso(part, context));
  return start && end ? { start, end } : undefined;
}

const isFine = ({ code }: Problem, { purpose }: Argument): boolean =>
  purpose === 'look' && (code === 'past' || code === 'no-hour');

/**
 * Thursday and Friday, weekdays next week, 连着三天: days that follow each other, once each, as the stretch that they are.
 * Half-open; undefined for all other phrases, and where an hour is said.
 */
export function daysInARow({ reading, problems, said, bound }: Phrase): { from: WallMs; to: WallMs } | undefined {
  if (reading?.kind !== 'repeat' || reading.first.kind !== 'day' || said.clock || bound) return undefined;
  const count = Number(/^FREQ=DAILY;COUNT=(\d\d?)$/.exec(reading.rrule)?.[1] ?? 0);
  if (count > 1 && problems.length === 0) return { from: reading.first.day, to: reading.first.day + count * DAY };
  const [, byDay, end] = /^FREQ=WEEKLY;BYDAY=([A-Z,]+)((?:;COUNT=\d|;UNTIL=\d{8})?)$/.exec(reading.rrule) ?? [];
  const days = byDay?.split(',') ?? [];
  const { day: from } = reading.first;
  const until = end?.startsWith(';UNTIL')
    ? parseWall(`${end.slice(7).replace(/(..)(..)$/, '-$1-$2')}T00:00:00`)
    : undefined;
  const isOnce =
    until === undefined
      ? problems.length > 0 && problems.every((one) => one.code === 'ambiguous' && one.about === 'other')
      : problems.length === 0 && until - from < 7 * DAY;
  const row = days.map((_, index) => WEEKDAYS[wallWeekday(from + index * DAY)] as string);
  return isOnce && days.length > 1 && row.every((one) => days.includes(one))
    ? { from, to: from + days.length * DAY }
    : undefined;
}

/** `the end of the week` is its Friday or its last day: who only looks sees both. Days of two weeks are asked about. */
function coveringDays(phrase: Phrase): Phrase | undefined {
  const { reading, others, problems, zone } = phrase;
  const row = daysInARow(phrase);
  if (row)
    return { ...phrase, reading: wholeDays(row.from, row.to, zone), others: [], problems: [], duration: undefined };
  const [problem, ...more] = problems;
  if (problem?.code !== 'ambiguous' || problem.about !== 'other' || more.length > 0) return undefined;
  const days = [reading, ...others].flatMap((one) => (one?.kind === 'day' ? [one.day] : []));
  const [from, last] = [Math.min(...days), Math.max(...days)];
  if (days.length !== others.length + 1 || days.length < 2 || last - from > 3 * DAY) return undefined;
  return { ...phrase, reading: wholeDays(from, last + DAY, zone), others: [], problems: [] };
}

const wholeDays = (from: WallMs, to: WallMs, zone: string): RangeReading => ({
  kind: 'range',
  from,
  to,
  fromInstant: startOfDay(from, zone),
  toInstant: startOfDay(to, zone),
  allDay: true,
});

/** `the last Friday of the month`, which elsewhere may be that of each: where one time is asked for, the next one. */
function onceOf(phrase: Phrase): Phrase | undefined {
  const { reading, assumed } = phrase;
  if (reading?.kind !== 'repeat' || !assumed.some(({ code }) => code === 'each-month')) return undefined;
  return { ...phrase, reading: reading.first, assumed: assumed.filter(({ code }) => code !== 'each-month') };
}

/** What a phrase says as a time argument. Throws UserError as `readSpan` does. */
export function spanOfPhrase(
  text: string,
  phrase: Phrase,
  argument: Argument,
  context: ReadingContext,
): SpanReading | Question {
  const asked = { text, argument: argument.name, minutes: argument.minutes };
  const wide = argument.purpose === 'look' ? coveringDays(phrase) : undefined;
  if (wide) return spanOfPhrase(text, wide, argument, context);
  const once = onceOf(phrase);
  if (once) return spanOfPhrase(text, once, argument, context);
  const problems = phrase.problems.filter((one) => !isFine(one, argument));
  if (problems.length > 0) return problemWith(asked, phrase, problems, context);
  const { reading, zone, bound } = phrase;
  if (reading?.kind === 'duration' || reading?.kind === 'repeat' || !reading) {
    throw misplaced(text, reading?.kind === 'repeat', argument, context);
  }
  const plans = argument.purpose === 'plan' && argument.name === 'start';
  // Of a reminder, too, a limit does not say when it goes off.
  if ((plans || (argument.purpose === 'plan' && argument.name === 'at')) && bound !== undefined)
    return limitQuestion(asked, phrase, context);
  if (plans && reading.kind === 'day' && phrase.duration && phrase.duration.ms > 0) {
    return hourQuestion(asked, phrase, context);
  }
  const assumptions = assumptionsOf(phrase, context);
  const about = {
    length: phrase.duration,
    bound,
    limit: phrase.limit,
    isOpening: phrase.isOpening,
    isClock: (phrase.said.clock || reading.kind === 'part') && !phrase.said.day,
    isWorded: true,
  };
  switch (reading.kind) {
    case 'day':
      return { start: dayReading(reading.day, assumptions), ...about };
    case 'moment':
      return { start: momentReading(plans ? toMinute(reading) : reading, zone, assumptions), ...about };
    case 'part':
      return {
        start: wallReading(reading.from, zone, assumptions),
        end: wallReading(reading.to, zone, []),
        ...about,
      };
    case 'range': {
      const later = plans ? laterWeekend(reading, zone, context) : undefined;
      return { ...rangeReading(later?.range ?? reading, zone, [...assumptions, ...(later?.said ?? [])]), ...about };
    }
  }
}

/** The weekend of which today is the last day: what is left of it in the morning, and the next one afterwards. */
function laterWeekend(
  { from, to, allDay, ...rest }: RangeReading,
  zone: string,
  { now, language }: ReadingContext,
): { readonly range: RangeReading; readonly said: string[] } | undefined {
  const wall = toWall(now, zone);
  const today = wallDay(wall);
  if (!allDay || wallWeekday(from) !== SATURDAY || from !== today - DAY || to !== today + DAY) return undefined;
  const [first, last] = wall < today + DAY / 2 ? [today, to] : [from + 7 * DAY, to + 7 * DAY];
  const range = {
    ...rest,
    ...{ allDay, from: first, to: last },
    ...{ fromInstant: toInstant(first, zone), toInstant: toInstant(last, zone) },
  };
  return { range, said: [messages(language).times.weekendEndsToday({ isToday: first === today })] };
}

const SATURDAY = 5;

/** `两小时后` in a calendar: whole minutes. */
function toMinute({ wall, instant, ...rest }: MomentReading): MomentReading {
  const seconds = ((wall % MINUTE) + MINUTE) % MINUTE;
  return { ...rest, wall: wall - seconds, instant: instant - seconds };
}

export const dayReading = (wall: WallMs, assumptions: string[]): DateReading => ({ kind: 'date', wall, assumptions });

export const instantReading = (
  instant: Instant,
  wall: WallMs,
  zone: string,
  assumptions: string[],
): InstantReading => ({
  kind: 'instant',
  instant,
  zone,
  wall,
  // Elapsed time can end in the second of two equal hours.
  fold: toInstant(wall, zone) === instant ? 0 : 1,
  assumptions,
});

export const momentReading = ({ instant, wall }: MomentReading, zone: string, assumptions: string[]): InstantReading =>
  instantReading(instant, wall, zone, assumptions);

/** The time that a wall clock of a zone shows. */
export const wallReading = (wall: WallMs, zone: string, assumptions: string[]): InstantReading =>
  instantReading(toInstant(wall, zone), wall, zone, assumptions);

const rangeReading = (
  { from, to, fromInstant, toInstant: end, allDay }: RangeReading,
  zone: string,
  assumptions: string[],
): SpanReading =>
  allDay
    ? { start: dayReading(from, assumptions), end: dayReading(to, []) }
    : {
        start: instantReading(fromInstant, from, zone, assumptions),
        end: instantReading(end, to, zone, []),
      };

function misplaced(text: string, isRepeat: boolean, { name }: Argument, { language }: ReadingContext): UserError {
  const shown = text.slice(0, 80);
  return isRepeat
    ? new UserError('INVALID_ARGUMENT', messages(language).times.isARepeat({ shown, name }), {
        hint: `repeat: ${JSON.stringify(shown)}`,
      })
    : new UserError('INVALID_ARGUMENT', messages(language).times.isALength({ shown, name }), {
        hint:
          name === 'at' ? messages(language).times.forTimeFromNow({ shown }) : messages(language).times.howToPassLength,
      });
}
