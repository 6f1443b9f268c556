import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import { type WallMs, wallWeekday } from '../time/wall.ts';

/** Minutes since local midnight, half-open; an end beyond 1440 lies on the next date (`22:00-06:00` = [1320, 1800)). */
export type MinuteRange = readonly [start: number, end: number];

/** For each weekday, 0 = Monday … 6 = Sunday, the ranges that begin on it, in order. */
export type WorkingHours = readonly (readonly MinuteRange[])[];

const WEEKDAYS: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY_MINUTES = 1440;
const MAX_LENGTH = 500;

const ENTRY = /^((?:[A-Z]{2})(?: ?[-,] ?[A-Z]{2})*) ?((?:\d[\d:]*) ?- ?(?:\d[\d:]*)(?: ?, ?\d[\d:]* ?- ?\d[\d:]*)*)$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;

/** The part of the text that cannot be read. */
class Unreadable extends Error {}

function refuse(part: string): never {
  throw new Unreadable(part.slice(0, 60));
}

const refusal = (part: string, language: Language): UserError =>
  new UserError('INVALID_ARGUMENT', messages(language).availability.workingHoursUnreadable({ part }), {
    hint: messages(language).availability.writeWorkingHoursLike,
  });

const CHINESE_DAYS = '一二三四五六';

const minutesSaid = (minutes: string | undefined, half: string | undefined): string =>
  half === undefined ? (minutes ?? '00').padStart(2, '0') : '30';

/** Days and times as Chinese writes them with digits: 周一至周五 9点到18点半, 每天, 工作日, 周末. */
const fromChinese = (text: string): string =>
  text
    .replaceAll(/工作日/g, 'MO-FR')
    .replaceAll(/周末/g, 'SA,SU')
    .replaceAll(/每天|天天/g, 'MO-SU')
    .replaceAll(/([一二三四五六日天])(?=[一二三四五六日天])/g, '$1,')
    .replaceAll(
      /(?:周|星期|礼拜)?([一二三四五六日天])/g,
      (_all, day: string) => WEEKDAYS[CHINESE_DAYS.indexOf(day)] ?? 'SU',
    )
    .replaceAll(
      /(\d{1,2})[点點时時](?:(\d{1,2})分?|(半))?/g,
      (_all, hour: string, minutes?: string, half?: string) => `${hour}:${minutesSaid(minutes, half)}`,
    );

/** Days as English writes them, in upper case: MON-FRI, WEEKDAYS, EVERY DAY. */
const fromEnglish = (text: string): string =>
  text
    .replaceAll(/\bWEEKDAYS?\b/g, 'MO-FR')
    .replaceAll(/\bWEEKENDS?\b/g, 'SA,SU')
    .replaceAll(/\b(?:EVERY ?DAY|DAILY)\b/g, 'MO-SU')
    .replaceAll(/\b(?:MON|TUES?|WED(?:NES)?|THU(?:RS?)?|FRI|SAT(?:UR)?|SUN)(?:DAYS?)?\b/g, (day) => day.slice(0, 2))
    .replaceAll(/ TO /g, '-');

/** Chinese and English words to the contract's, dashes of all kinds to `-`, upper case, single spaces. */
const normalise = (text: string): string =>
  fromEnglish(
    fromChinese(text)
      .replace(/[‐-―−~〜至到]/g, '-')
      .replaceAll('、', ',')
      .toUpperCase()
      .replace(/\s+/g, ' ')
      .trim(),
  );

function readDays(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first, last, ...more] = part.split('-').map((name) => WEEKDAYS.indexOf(name.trim()));
    const to = last ?? first;
    if (first === undefined || to === undefined || first < 0 || to < 0 || more.length > 0) return refuse(part);
    return Array.from({ length: ((to - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
  });
}

function readClock(text: string, part: string): number {
  const match = CLOCK.exec(text.trim());
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  return match && Number(match[2]) < 60 && minutes <= DAY_MINUTES ? minutes : refuse(part);
}

function readRange(part: string): MinuteRange {
  const [from = '', to = ''] = part.split('-');
  const start = readClock(from, part);
  const end = readClock(to, part);
  if (start === end || start === DAY_MINUTES) return refuse(part);
  return [start, end > start ? end : end + DAY_MINUTES];
}

/** Joins ranges that touch, except where the result could not be written as one (24 hours or more into the next date). */
function join(ranges: readonly MinuteRange[]): MinuteRange[] {
  const joined: MinuteRange[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    const to = Math.max(last?.[1] ?? 0, end);
    if (last && start <= last[1] && (to <= DAY_MINUTES || to - last[0] < DAY_MINUTES))
      joined[joined.length - 1] = [last[0], to];
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * Reads the contract's text, `MO-FR 09:00-18:00; SA 10:00-12:00`: days and
 * ranges of days (`FR-MO` goes round the weekend), then ranges of times,
 * overnight ones too. English days (`Mon to Fri 9:00-18:00`), Chinese punctuation, day names and times (`周一至周五 9点到18点`)
 * and full-width digits are taken; days named twice add up. Throws UserError INVALID_ARGUMENT.
 */
export function parseWorkingHours(text: string, language: Language = 'en'): WorkingHours {
  try {
    return readHours(text);
  } catch (error) {
    throw error instanceof Unreadable ? refusal(error.message, language) : error;
  }
}

function readHours(text: string): WorkingHours {
  if (text.length > MAX_LENGTH) refuse(text);
  const days: MinuteRange[][] = WEEKDAYS.map(() => []);
  const entries = text.normalize('NFKC').split(';');
  if (entries.length > 1 && entries.at(-1)?.trim() === '') entries.pop();
  for (const entry of entries) {
    const match = ENTRY.exec(normalise(entry));
    if (!match) refuse(entry.trim());
    const ranges = (match[2] as string).split(',').map(readRange);
    for (const day of readDays(match[1] as string)) days[day]?.push(...ranges);
  }
  return days.map(join);
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const rangeText = ([start, end]: MinuteRange): string =>
  `${clock(start)}-${clock(end > DAY_MINUTES ? end - DAY_MINUTES : end)}`;

/** `MO-WE,FR` for 0, 1, 2, 4. */
function daysText(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => [...new Set([run[0], run.at(-1)])].map((day) => WEEKDAYS[day as number]).join('-'))
    .join(',');
}

/** The canonical text: equal days together, in order of their first day. Reading it back gives the same hours. */
export function formatWorkingHours(hours: WorkingHours): string {
  const daysByRanges = new Map<string, number[]>();
  hours.forEach((ranges, day) => {
    if (ranges.length === 0) return;
    const text = ranges.map(rangeText).join(',');
    daysByRanges.set(text, [...(daysByRanges.get(text) ?? []), day]);
  });
  return [...daysByRanges].map(([ranges, days]) => `${daysText(days)} ${ranges}`).join('; ');
}

/** The ranges that begin on the wall date of `date`. */
export function hoursOn(date: WallMs, hours: WorkingHours): readonly MinuteRange[] {
  return hours[wallWeekday(date)] ?? [];
}
