import type { Language } from '../../caller.ts';
import { toChinese } from '../../time/chinese-calendar.ts';
import type { Phrase, PhraseContext, Reading } from '../../time/phrase.ts';
import { formatWall, formatWallDate, parseWall } from '../../time/wall.ts';
import { findPhrases } from '../read.ts';
import { readerAt } from './show.ts';

/** One case of ../shared/data/nl-dates; its `scoring` explains the fields. */
export interface DateCase {
  readonly id: string;
  readonly input: string;
  readonly reference: string;
  readonly expected: readonly {
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

/**
 * Whether both name the same end. The data leave out the day, month or year
 * that is named as the last one; Perch counts it in, as people do.
 */
function isSameEnd(wanted: string | undefined, got: string | undefined): boolean {
  if (wanted === undefined || wanted === got) return true;
  if (got === undefined || !DATE.test(wanted) || !DATE.test(got)) return false;
  const days = (Date.parse(got) - Date.parse(wanted)) / 86_400_000;
  const isMonth = wanted.endsWith('-01') && days >= 28 && days <= 31;
  const isYear = wanted.endsWith('-01-01') && days >= 365 && days <= 366;
  return days === 1 || isMonth || isYear;
}

/** Whether an answer has the start and the end of an accepted reading. */
const isRangeRight = ({ expected }: DateCase, { value, end }: Answer): boolean =>
  expected.some(({ values }) => values.some((one) => one.start === value && isSameEnd(one.end, end)));

/** The zone in which most writers of the language live: it decides the order of 3/4. */
const contextOf = ({ reference }: DateCase, language: Language): PhraseContext =>
  readerAt(reference.slice(0, 19), language === 'zh' ? 'Asia/Shanghai' : 'America/New_York', language);

/** One reading of a parser, in the form of the data. */
export interface Answer {
  readonly value: string;
  /** Of a range, half-open. */
  readonly end?: string | undefined;
  readonly isPoint: boolean;
  /** The phrase's first reading, not one of the others. */
  readonly isFirst: boolean;
}

/** A reading in the form of the data: its value or start, without what the words do not say. */
function textOf(reading: Reading | undefined, said: Phrase['said']): string | undefined {
  const show = (wall: number): string => {
    const text = formatWall(wall).replace('T', ' ');
    return said.day ? text : text.slice(11);
  };
  switch (reading?.kind) {
    case 'day':
      return formatWallDate(reading.day);
    case 'moment':
      return show(reading.wall);
    case 'range':
      return reading.allDay ? formatWallDate(reading.from) : show(reading.from);
    case 'part':
      return show(reading.from);
    default:
      return undefined;
  }
}

/** The end of a range, in the form of the data. */
function endOf(reading: Reading | undefined, { day }: Phrase['said']): string | undefined {
  if (reading?.kind !== 'range' && reading?.kind !== 'part') return undefined;
  if (reading.kind === 'range' && reading.allDay) return formatWallDate(reading.to);
  const text = formatWall(reading.to).replace('T', ' ');
  return day ? text : text.slice(11);
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

/** All readings of all phrases, those of the first phrase first. */
export function answersOf(one: DateCase, language: Language): Answer[] {
  return findPhrases(one.input, contextOf(one, language)).flatMap(({ reading, others, said, bound }) =>
    [reading, ...others].flatMap((each) => {
      const value = inCalendarOf(one, textOf(each, said));
      // A bounded point (`before March 3rd`) is an open range in the data.
      const isPoint = !bound && (each?.kind === 'day' || each?.kind === 'moment');
      return value === undefined ? [] : [{ value, end: endOf(each, said), isPoint, isFirst: each === reading }];
    }),
  );
}

/** The first reading of the first phrase, where it is a range with both its ends. */
export const isFirstRangeRight = (one: DateCase, answers: readonly Answer[]): boolean => {
  const first = answers.find(({ isFirst }) => isFirst);
  return first !== undefined && isRangeRight(one, first);
};

/** The one answer that counts: for points the first phrase that names one, else the first phrase; never a second reading. */
export function firstAnswer(one: DateCase, answers: readonly Answer[]): string | undefined {
  const firsts = answers.filter(({ isFirst }) => isFirst);
  return ((isPointCase(one) ? firsts.find(({ isPoint }) => isPoint) : undefined) ?? firsts[0])?.value;
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
