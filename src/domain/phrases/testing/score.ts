import type { Language } from '../../caller.ts';
import { toChinese } from '../../time/chinese-calendar.ts';
import type { Amount, DayPart, PartHalf, Phrase, PhraseContext, Reading } from '../../time/phrase.ts';
import { formatWall, formatWallDate, parseWall } from '../../time/wall.ts';
import { addAmount } from '../frames/calendar.ts';
import { findPhrases } from '../read.ts';
import { readerAt } from './show.ts';

/** One case of ../shared/data/nl-dates; its `scoring` explains the fields. */
export interface DateCase {
  readonly id: string;
  readonly input: string;
  readonly reference: string;
  readonly expected: readonly {
    /** The words that it was said in. */
    readonly text: string;
    readonly type: string;
    readonly values: readonly {
      readonly value?: string;
      readonly start?: string;
      readonly end?: string;
      readonly isLunar?: string;
    }[];
  }[];
}

const POINTS: readonly string[] = ['date', 'datetime', 'time'];

/** The cases of a file of the data, given its text. */
export const readCases = (json: string): readonly DateCase[] => (JSON.parse(json) as { cases: DateCase[] }).cases;

/** Values that count as right; dates that do not exist have none. */
export const acceptedOf = ({ expected }: DateCase): string[] =>
  expected
    .flatMap(({ values }) => values.flatMap(({ value, start }) => value ?? start ?? []))
    .filter((text) => text !== 'not resolved');

export const isPointCase = (one: DateCase): boolean =>
  one.expected.some(({ type }) => POINTS.includes(type)) && acceptedOf(one).length > 0;

export const isRangeCase = (one: DateCase): boolean =>
  !isPointCase(one) && one.expected.some(({ type }) => type.endsWith('range')) && acceptedOf(one).length > 0;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** What stands between the two ends of a range. */
const BETWEEN = /[\s\d](?:to|till?|until|thru|through|and)\s|[-–~到至和与]|ends? (?:on|in|by)/i;

/**
 * How the end of a range is told. `written`: as the data write it. `counted`: where the words
 * name a first and a last day, month or year, the data leave the last one out
 * (`from Jan to Feb` ends on February 1st), and people count it in; both are
 * right then. Of one period (`this week`, `the next three days`) only the end
 * that is written is, which is exclusive here and there.
 */
export type Ends = 'written' | 'counted';

function isSameEnd(wanted: string | undefined, got: string | undefined, text: string, ends: Ends): boolean {
  if (wanted === undefined || wanted === got) return true;
  if (ends === 'written' || got === undefined || !BETWEEN.test(text)) return false;
  // The two ends agree when they differ by the last day, month, quarter or year, which one of them leaves out.
  const [last, end] = [wanted.slice(0, 10), got.replace(/ 00:00:00$/, '')];
  if (!DATE.test(wanted) || !DATE.test(end)) return false;
  const days = (Date.parse(end) - Date.parse(last)) / 86_400_000;
  const isMonth = last.endsWith('-01') && days >= 28 && days <= 31;
  const isQuarter = /-(?:01|04|07|10)-01$/.test(last) && days >= 90 && days <= 92;
  const isYear = last.endsWith('-01-01') && days >= 365 && days <= 366;
  return days === 1 || isMonth || isQuarter || isYear;
}

/** Whether an answer has the start and the end of an accepted reading. */
const isRangeRight = ({ expected }: DateCase, { value, end }: Answer, ends: Ends): boolean =>
  expected.some(({ text, values }) => values.some((one) => one.start === value && isSameEnd(one.end, end, text, ends)));

/** The zone in which most writers of the language live: it decides the order of 3/4. Weeks of the data begin on Monday. */
const contextOf = ({ reference }: DateCase, language: Language): PhraseContext => ({
  ...readerAt(reference.slice(0, 19), language === 'zh' ? 'Asia/Shanghai' : 'America/New_York', language),
  weekStart: 0,
});

/** The hours that the data give to the parts of a day; ours are others, by which nothing is misread. */
const HOURS: Readonly<Partial<Record<DayPart, readonly [from: string, to: string]>>> = {
  'early-morning': ['08:00:00', '10:00:00'],
  morning: ['08:00:00', '12:00:00'],
  afternoon: ['12:00:00', '16:00:00'],
  evening: ['16:00:00', '20:00:00'],
  night: ['20:00:00', '23:59:59'],
};

/** Of a part that is early or late, its first or second half. */
function halved([from, to]: readonly [string, string], half: PartHalf | undefined): readonly [string, string] {
  // 23:59:59 is the end of the day.
  const end = to === '23:59:59' ? 24 : Number.parseInt(to, 10);
  const middle = `${String((Number.parseInt(from, 10) + end) / 2).padStart(2, '0')}:00:00`;
  return [half === 'late' ? middle : from, half === 'early' ? middle : to];
}

/** One reading of a parser, in the form of the data. */
export interface Answer {
  /** Missing where only the end is said (before 2018). */
  readonly value?: string | undefined;
  /** Of a range, half-open. */
  readonly end?: string | undefined;
  readonly isPoint: boolean;
  /** The phrase's first reading, not one of the others. */
  readonly isFirst: boolean;
  /** What repeats has no value in the data. */
  readonly isRepeat?: boolean;
  /** How long the answer before it lasts, whose end it is as well. */
  readonly isLength?: boolean;
  /** It comes with a question. Peers know none. */
  readonly isAsked?: boolean;
}

type Value = Pick<Answer, 'value' | 'end'>;

/** A wall time in the form of the data, without what the words do not say. */
const shown = (wall: number, hasDay: boolean): string => {
  const text = formatWall(wall).replace('T', ' ');
  return hasDay ? text : text.slice(11);
};

const secondsOf = ({ months, days, ms }: Amount): number => {
  const years = Math.floor(months / 12);
  return (years * 365 + (months - 12 * years) * 30 + days) * 86_400 + ms / 1000;
};

/** A reading in the form of the data. */
function asWritten(reading: Reading | undefined, { said: { day }, isBefore }: Said): Value {
  switch (reading?.kind) {
    case 'day':
      return isBefore ? { end: formatWallDate(reading.day) } : { value: formatWallDate(reading.day) };
    case 'moment':
      return isBefore ? { end: shown(reading.wall, day) } : { value: shown(reading.wall, day) };
    case 'range': {
      const show = (wall: number): string => (reading.allDay ? formatWallDate(wall) : shown(wall, day));
      return isBefore ? { end: show(reading.from) } : { value: show(reading.from), end: show(reading.to) };
    }
    case 'part': {
      const hours = HOURS[reading.part];
      if (!hours) return { value: shown(reading.from, day), end: shown(reading.to, day) };
      const [value, end] = halved(hours, reading.half).map((hour) =>
        day ? `${formatWallDate(reading.day)} ${hour}` : hour,
      );
      return { value, end };
    }
    case 'duration':
      return { value: String(secondsOf(reading.amount)) };
    default:
      return {};
  }
}

interface Said {
  readonly said: Phrase['said'];
  /** An end alone. */
  readonly isBefore: boolean;
}

/** The data writes lunar dates by the numbers of the Chinese calendar. */
function inCalendarOf({ expected }: DateCase, value: string | undefined): string | undefined {
  const isLunar = expected.some(({ values }) => values.some((one) => one.isLunar === 'True'));
  const wall = parseWall(value?.slice(0, 10) ?? '');
  if (!isLunar || value === undefined || wall === undefined) return value;
  const date = toChinese(wall);
  if (!date) return value;
  const { year, month, day } = date;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}${value.slice(10)}`;
}

/** Where a time ends of which the words say how long it lasts: for 2 hours from 2pm. */
function endAfter(reading: Reading | undefined, { duration, said }: Phrase): string | undefined {
  if (!duration) return undefined;
  if (reading?.kind === 'moment') return shown(addAmount(reading.wall, duration), said.day);
  return reading?.kind === 'day' && duration.ms === 0 ? formatWallDate(addAmount(reading.day, duration)) : undefined;
}

/** That a time is over, or has no hour, is no matter of what the words say. */
const isAsked = ({ problems }: Phrase): boolean => problems.some(({ code }) => code !== 'past' && code !== 'no-hour');

/** All readings of all phrases, those of the first phrase first. */
export function answersOf(one: DateCase, language: Language): Answer[] {
  return findPhrases(one.input, contextOf(one, language)).flatMap((phrase) => {
    const { reading, others, said, bound } = phrase;
    const asked = isAsked(phrase);
    const known = [reading, ...others].flatMap((each) => {
      const { value, end: own } = asWritten(each, { said, isBefore: bound === 'before' });
      const end = own ?? (bound ? undefined : endAfter(each, phrase));
      // A bounded point (`before March 3rd`) is an open range in the data.
      const isPoint = !bound && (each?.kind === 'day' || each?.kind === 'moment');
      const isRepeat = each?.kind === 'repeat';
      if (value === undefined && end === undefined && !isRepeat) return [];
      const isFirst = each === reading;
      return [{ value: inCalendarOf(one, value), end, isPoint, isFirst, isRepeat, isAsked: asked }];
    });
    const length = reading?.kind === 'duration' ? undefined : phrase.duration;
    return length
      ? [...known, { value: String(secondsOf(length)), isPoint: false, isFirst: true, isAsked: asked, isLength: true }]
      : known;
  });
}

/** The first reading of the first phrase, where it is a range with both its ends. */
export const isFirstRangeRight = (one: DateCase, answers: readonly Answer[], ends: Ends): boolean => {
  const first = answers.find(({ isFirst, value }) => isFirst && value !== undefined);
  return first !== undefined && isRangeRight(one, first, ends);
};

export type Verdict = 'right' | 'asked or unread' | 'wrong';

/** Whether the data have that answer. */
function isExpected(one: DateCase, answer: Answer): boolean {
  if (answer.isRepeat) return one.expected.some(({ type }) => type === 'set');
  return one.expected.some(({ text, values }) =>
    values.some(({ value, start, end }) => {
      if (value !== undefined) return value === answer.value;
      return start === answer.value && isSameEnd(end, answer.end, text, 'counted');
    }),
  );
}

const givenIn = (answers: readonly Answer[]): Answer[] =>
  answers.filter((answer) => answer.isFirst && answer.isAsked !== true);

/** First readings given without a question that are not in the data. */
export function wrongAnswers(one: DateCase, answers: readonly Answer[]): Answer[] {
  const given = givenIn(answers);
  const isWrong = (answer: Answer, at: number): boolean => {
    if (isExpected(one, answer)) return false;
    // The data write its end, or the length by itself.
    const { value } = given[at - 1] ?? {};
    return !(
      answer.isLength &&
      value !== undefined &&
      one.expected.some(({ values }) => values.some(({ start }) => start === value))
    );
  };
  return given.filter(isWrong);
}

/**
 * What becomes of a text: every first reading given without a question is in
 * the data, and at least one is; or one is not, and nobody would have noticed.
 */
export function verdictOf(one: DateCase, answers: readonly Answer[]): Verdict {
  if (wrongAnswers(one, answers).length > 0) return 'wrong';
  return givenIn(answers).length > 0 || one.expected.length === 0 ? 'right' : 'asked or unread';
}

/** The one answer that counts: for points the first phrase that names one, else the first phrase; never a second reading. */
export function firstAnswer(one: DateCase, answers: readonly Answer[]): string | undefined {
  const firsts = answers.filter(({ isFirst }) => isFirst);
  return (
    (isPointCase(one) ? firsts.find(({ isPoint }) => isPoint) : undefined) ??
    firsts.find(({ value }) => value !== undefined)
  )?.value;
}

const predict = (one: DateCase, language: Language): string | undefined => firstAnswer(one, answersOf(one, language));

export interface Score {
  readonly right: number;
  readonly of: number;
  readonly missed: readonly { readonly one: DateCase; readonly got: string | undefined }[];
}

export function score(cases: readonly DateCase[], language: Language): Score {
  const answers = cases.map((one) => ({ one, got: predict(one, language) }));
  const missed = answers.filter(({ one, got }) => got === undefined || !acceptedOf(one).includes(got));
  return { right: cases.length - missed.length, of: cases.length, missed };
}
