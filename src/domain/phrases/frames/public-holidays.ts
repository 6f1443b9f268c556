import type { HolidayCountry } from '../../../messages/shared/countries.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import { HOLIDAY_COUNTRIES, type HolidayRules } from './holiday-countries.ts';
import { namedDay, nthWeekday } from './holidays.ts';

/** The public holidays of a year in the countries of holiday-countries.ts. */

/** The country whose public holidays readers of a zone have; undefined where they are not known here. */
export const holidayCountry = (zone: string): HolidayCountry | undefined =>
  (Object.keys(HOLIDAY_COUNTRIES) as HolidayCountry[]).find((country) => HOLIDAY_COUNTRIES[country].zones.test(zone));

const SATURDAY = 5;
const SUNDAY = 6;
const MONDAY = 0;
const FRIDAY = 4;

/** Matariki as the law lists it from 2022 to 2052, counted from June 1st. */
const MATARIKI_FROM = 2022;
const MATARIKI = [
  ...[24, 44, 28, 20, 40, 25, 44, 36, 21, 41, 32, 24, 37, 29, 48, 40, 25, 45, 36, 49, 41, 33, 24, 37, 29, 49, 33, 25],
  ...[45, 30, 21],
];

/** The equinoxes of Japan, 1980 to 2099, by the formula of its almanac; half a day for each four years is the leap day. */
function equinox(season: string, year: number): WallMs {
  const [month, base] = season === 'spring' ? [3, 20.8431] : [9, 23.2488];
  const day = Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);
  return Date.UTC(year, month - 1, day);
}

/** A day by its key: those of holidays.ts, `nth:10-0-2` (the second Monday of October), and days that one country alone has. */
function dayOf(key: string, year: number): WallMs | undefined {
  const [kind, value = ''] = key.split(':');
  const [month = 0, weekday = 0, nth = 0] = value.split(/(?<=\d)-/).map(Number);
  switch (kind) {
    case 'nth':
      return nthWeekday(year, month, weekday, nth);
    case 'equinox':
      return equinox(value, year);
    case 'victoria-day': {
      // The Monday before May 25th.
      const last = Date.UTC(year, 4, 24);
      return last - ((wallWeekday(last) - MONDAY + 7) % 7) * DAY;
    }
    case 'st-brigid': {
      // The first Monday of February, or its first day where that is a Friday.
      const first = Date.UTC(year, 1, 1);
      return wallWeekday(first) === FRIDAY ? first : nthWeekday(year, 2, MONDAY, 1);
    }
    case 'matariki': {
      const found = MATARIKI[year - MATARIKI_FROM];
      return found === undefined ? undefined : Date.UTC(year, found > 30 ? 6 : 5, found > 30 ? found - 30 : found);
    }
    case 'lunar-eve': {
      const eve = namedDay('spring-festival-eve', year);
      return eve === undefined ? undefined : eve - DAY;
    }
    default:
      return namedDay(key, year);
  }
}

function nextFree(day: WallMs, taken: ReadonlySet<WallMs>, mayBeSaturday: boolean): WallMs {
  let free = day;
  while (wallWeekday(free) >= (mayBeSaturday ? SUNDAY : SATURDAY) || (free !== day && taken.has(free))) free += DAY;
  return free;
}

/** Where the day off lies of a holiday on a weekend. */
function observed({ moves }: HolidayRules, day: WallMs, taken: ReadonlySet<WallMs>): WallMs {
  const weekday = wallWeekday(day);
  if (weekday < SATURDAY || moves === 'lost') return day;
  switch (moves) {
    case 'beside':
      return weekday === SATURDAY ? day - DAY : day + DAY;
    case 'next':
      return nextFree(day, taken, false);
    case 'from-sunday':
      return weekday === SUNDAY ? nextFree(day, taken, true) : day;
    case 'near':
      return weekday === SATURDAY && !taken.has(day - DAY) ? day - DAY : nextFree(day, taken, false);
  }
}

const known = new Map<string, readonly WallMs[]>();

/** The public holidays of a year, as themselves and as days off, in order. */
export function publicHolidays(country: HolidayCountry, year: number): readonly WallMs[] {
  const key = `${country} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const rules = HOLIDAY_COUNTRIES[country];
  const named = rules.days.map((name) => ({ day: dayOf(name, year), moves: !rules.fixed?.includes(name) }));
  const days = new Set(named.flatMap(({ day }) => day ?? []));
  const moving = named.flatMap(({ day, moves }) => (moves && day !== undefined ? [day] : []));
  for (const day of moving.toSorted((a, b) => a - b)) days.add(observed(rules, day, days));
  if (rules.bridges)
    for (const day of [...days])
      if (days.has(day + 2 * DAY) && !days.has(day + DAY) && wallWeekday(day + DAY) !== SUNDAY) days.add(day + DAY);
  const all = [...days].toSorted((a, b) => a - b);
  known.set(key, all);
  return all;
}

/** Whether a wall day is a public holiday there, or the day off for one; that of New Year may lie in the year before. */
export function isPublicHolidayIn(country: HolidayCountry, day: WallMs): boolean {
  const year = new Date(day).getUTCFullYear();
  return publicHolidays(country, year).includes(day) || publicHolidays(country, year + 1).includes(day);
}
