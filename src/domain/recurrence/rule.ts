import type { ChineseMonth } from '../time/chinese-calendar.ts';
import { parseWall, type WallMs } from '../time/wall.ts';

export type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY';

/** Monday first, as in wallWeekday. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** One value of BYDAY: 0 = Monday … 6 = Sunday; `nth` 0 = every such day. */
export interface ByDay {
  readonly weekday: number;
  readonly nth: number;
}

/** UNTIL as written: `at` holds its digits read as UTC, whatever the form. */
export interface Until {
  readonly form: 'utc' | 'local' | 'date';
  readonly at: WallMs;
}

/** What becomes of a date that a year does not have (RFC 7529 §4.1): left out, or the month or day before or after it. */
export type Skip = 'OMIT' | 'BACKWARD' | 'FORWARD';

/** The dates of the Chinese calendar on which a yearly rule falls (RSCALE=CHINESE, RFC 7529). Empty lists are parts that are not there. */
export interface ChineseDates {
  readonly months: readonly ChineseMonth[];
  readonly days: readonly number[];
  readonly skip: Skip;
}

/** An RRULE, part by part (RFC 5545 §3.3.10). Empty lists are parts that are not there. */
export interface Rule {
  readonly freq: Frequency;
  readonly interval: number;
  readonly count: number | null;
  readonly until: Until | null;
  readonly wkst: number;
  /** Null: a rule of the Gregorian calendar. Otherwise the BYxxx parts of months and days are empty. */
  readonly chinese: ChineseDates | null;
  readonly byMonth: readonly number[];
  readonly byWeekNo: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byMonthDay: readonly number[];
  readonly byDay: readonly ByDay[];
  readonly byHour: readonly number[];
  readonly byMinute: readonly number[];
  readonly bySecond: readonly number[];
  readonly bySetPos: readonly number[];
}

export const formatByDay = (days: readonly ByDay[]): string =>
  days.map(({ weekday, nth }) => `${nth === 0 ? '' : nth}${WEEKDAYS[weekday]}`).join(',');

/** As in BYMONTH: `5`, or `5L` for the second of two months of that number. */
export const formatChineseMonth = ({ month, leap }: ChineseMonth): string => `${month}${leap ? 'L' : ''}`;

/** `20260128`, `20260128T150000` or `20260128T150000Z`. */
export function formatUntil({ form, at }: Until): string {
  const digits = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  if (form === 'date') return digits.slice(0, 8);
  return form === 'utc' ? digits : digits.slice(0, -1);
}

const UNTIL = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})(Z)?)?$/;

/** Undefined when the text is no date, or names one that does not exist. */
export function parseUntil(text: string): Until | undefined {
  const match = UNTIL.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, utc] = match;
  const date = `${year}-${month}-${day}`;
  const at = parseWall(hour === undefined ? date : `${date}T${hour}:${minute}:${second}`);
  if (at === undefined) return undefined;
  return { form: hour === undefined ? 'date' : utc === undefined ? 'local' : 'utc', at };
}

/** The parts of an RRULE in the order in which they were written. */
const splitParts = (rrule: string): [key: string, value: string][] =>
  rrule.split(';').map((part) => {
    const equals = part.indexOf('=');
    return equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
  });

/** The rule with some parts replaced (in their place, else appended) or, where undefined is given, left out. */
export function withParts(rrule: string, changes: Readonly<Record<string, string | undefined>>): string {
  const parts = new Map(splitParts(rrule));
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) parts.delete(key);
    else parts.set(key, value);
  }
  return [...parts].map(([key, value]) => `${key}=${value}`).join(';');
}
