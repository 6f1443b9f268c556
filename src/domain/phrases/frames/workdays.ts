import chineseDays from 'chinese-days';
import { inWords, type Language } from '../../../messages/index.ts';
import { DAY, formatWallDate, type WallMs, wallDay, wallWeekday } from '../../time/wall.ts';
import { namedDay } from './holidays.ts';

/** The official calendar of mainland China, days off and make-up workdays, from chinese-days, for the years it knows. */

/** Public holidays of mainland China, by the names that chinese-days gives them. */
const OFFICIAL: Readonly<Record<string, string>> = {
  'new-year': '元旦',
  'spring-festival': '春节',
  'spring-festival-eve': '春节',
  'term:清明': '清明',
  'labour-day': '劳动节',
  'dragon-boat': '端午',
  'mid-autumn': '中秋',
  'national-day': '国庆节',
};

const yearOf = (wall: WallMs): number => new Date(wall).getUTCFullYear();

/** Days of law carry three names (`National Day,国庆节,3`), others only that of their weekday. */
const looksKnown = (year: number): boolean => chineseDays.getDayDetail(`${year}-10-01`).name.includes(',');

/** The library parses and formats a date at each question, which a year's worth of days makes long. */
const known = new Map<number, boolean>();
const departures = new Map<number, readonly Departure[]>();

function isKnown(year: number): boolean {
  const found = known.get(year) ?? looksKnown(year);
  known.set(year, found);
  return found;
}

/** A weekday off, or a weekend day at work. */
export interface Departure {
  readonly day: WallMs;
  readonly work: boolean;
}

/** The days of a known year on which the law departs from Monday to Friday, in order; none of another year. */
export function departuresIn(year: number): readonly Departure[] {
  const found = departures.get(year) ?? (isKnown(year) ? departuresOf(year) : []);
  departures.set(year, found);
  return found;
}

function departuresOf(year: number): Departure[] {
  const found: Departure[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
    const work = chineseDays.isWorkday(formatWallDate(day));
    if (work !== wallWeekday(day) < 5) found.push({ day, work });
  }
  return found;
}

export const isKnownYear = (wall: WallMs): boolean => isKnown(yearOf(wall));

/** The last year from `wall` on whose days off and make-up workdays are known; the year before when its own is not. */
export function lastKnownYear(wall: WallMs): number {
  let year = yearOf(wall);
  while (isKnown(year)) year++;
  return year - 1;
}

/** Zones whose users work by the official calendar of mainland China. */
export const isMainlandChina = (zone: string): boolean =>
  /^(?:Asia\/(?:Shanghai|Chongqing|Chungking|Harbin|Urumqi|Kashgar)|PRC)$/.test(zone);

/** Whether people work on that wall day: by the official calendar where `official` and the year is known, else Monday to Friday. */
export function isWorkday(wall: WallMs, official: boolean): boolean {
  const departure = official ? departuresIn(yearOf(wall)).find(({ day }) => day === wallDay(wall)) : undefined;
  return departure?.work ?? wallWeekday(wall) < 5;
}

/** `国庆节`, `National Day`: the holiday that a day off or make-up workday of the official calendar belongs to. Undefined for other days and unknown years. */
export function officialName(wall: WallMs, language: Language): string | undefined {
  if (!isKnownYear(wall)) return undefined;
  const [en, zh] = chineseDays.getDayDetail(formatWallDate(wall)).name.split(',');
  return zh === undefined || en === undefined ? undefined : inWords({ zh, en }, language);
}

/** Whether the law gives that wall day off in mainland China; false for plain weekends, make-up workdays and years that are not known. */
export function isPublicHoliday(wall: WallMs): boolean {
  const { name, work } = chineseDays.getDayDetail(formatWallDate(wall));
  return !work && name.includes(',');
}

/** Days off as the State Council has set them since 2025: counted from the day itself, the make-up days aside. */
const USUAL: Readonly<Record<string, { readonly from: number; readonly days: number }>> = {
  'spring-festival': { from: -1, days: 8 },
  'spring-festival-eve': { from: 0, days: 8 },
  'labour-day': { from: 0, days: 5 },
  'national-day': { from: 0, days: 7 },
};

/** How long a holiday is off while its year is not announced. */
export const usualDaysOff = (key: string): { readonly from: number; readonly days: number } =>
  USUAL[key] ?? { from: 0, days: 1 };

/** The days that the law itself sets, as of 2025, of a year that is not announced. */
function statutoryDays(year: number): WallMs[] {
  const of = (key: string, ...plus: number[]): WallMs[] => {
    const day = namedDay(key, year);
    return day === undefined ? [] : plus.map((days) => day + days * DAY);
  };
  return [
    ...of('new-year', 0),
    ...of('spring-festival', -1, 0, 1, 2),
    ...of('term:清明', 0),
    ...of('labour-day', 0, 1),
    ...of('dragon-boat', 0),
    ...of('mid-autumn', 0),
    ...of('national-day', 0, 1, 2),
  ];
}

/** Years ahead for which the law alone must do. */
const AHEAD = 2;

/** The public holidays of mainland China from that day on, and the last year whose days off are announced. */
export function holidaysFrom(day: WallMs): { readonly days: readonly WallMs[]; readonly year: number } {
  const days: WallMs[] = [];
  const last = lastKnownYear(day);
  for (let at = day; yearOf(at) <= last; at += DAY) if (isPublicHoliday(at)) days.push(at);
  for (let year = Math.max(last + 1, yearOf(day)); year <= Math.max(last, yearOf(day)) + AHEAD; year++)
    days.push(...statutoryDays(year).filter((one) => one >= day));
  return { days: days.toSorted((a, b) => a - b), year: last };
}

/** The days off around a public holiday of mainland China, half-open. Undefined where they are not known. */
export function holidayDaysOff(key: string, day: WallMs): { from: WallMs; to: WallMs } | undefined {
  const name = OFFICIAL[key];
  if (name === undefined || !isKnownYear(day)) return undefined;
  const isOff = (wall: WallMs): boolean => !isWorkday(wall, true);
  if (!isOff(day)) return undefined;
  let [from, to] = [day, day + DAY];
  while (isOff(from - DAY)) from -= DAY;
  while (isOff(to)) to += DAY;
  return { from, to };
}
