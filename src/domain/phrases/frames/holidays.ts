import { fromChinese } from '../../time/chinese-calendar.ts';
import { DAY, type WallMs, wallWeekday } from '../../time/wall.ts';
import type { RuleParts } from './pieces.ts';
import { solarTerm } from './solar-terms.ts';

/** Named days: dates of law and custom. */

/** How a named day is found in a Gregorian year, and how it repeats. */
type NamedDay =
  | { readonly month: number; readonly day: number }
  /** The n-th weekday (0 = Monday) of a month, -1 the last, plus days after it. */
  | { readonly month: number; readonly weekday: number; readonly nth: number; readonly plus?: number }
  | { readonly lunarMonth: number; readonly lunarDay: number }
  | { readonly term: string }
  /** Days from Easter Sunday. */
  | { readonly easter: number }
  /** One of the four Sundays before Christmas. */
  | { readonly advent: number };

const NAMED: Readonly<Record<string, NamedDay>> = {
  'new-year': { month: 1, day: 1 },
  'new-year-eve': { month: 12, day: 31 },
  valentine: { month: 2, day: 14 },
  'women-day': { month: 3, day: 8 },
  'st-patrick': { month: 3, day: 17 },
  'april-fools': { month: 4, day: 1 },
  'earth-day': { month: 4, day: 22 },
  'labour-day': { month: 5, day: 1 },
  'youth-day': { month: 5, day: 4 },
  'children-day': { month: 6, day: 1 },
  'party-day': { month: 7, day: 1 },
  'army-day': { month: 8, day: 1 },
  'teachers-day': { month: 9, day: 10 },
  'national-day': { month: 10, day: 1 },
  halloween: { month: 10, day: 31 },
  'singles-day': { month: 11, day: 11 },
  '618': { month: 6, day: 18 },
  'double-twelve': { month: 12, day: 12 },
  'christmas-eve': { month: 12, day: 24 },
  christmas: { month: 12, day: 25 },
  'boxing-day': { month: 12, day: 26 },
  'anzac-day': { month: 4, day: 25 },
  'australia-day': { month: 1, day: 26 },
  'canada-day': { month: 7, day: 1 },
  'bonfire-night': { month: 11, day: 5 },
  'us-independence': { month: 7, day: 4 },
  juneteenth: { month: 6, day: 19 },
  'veterans-day': { month: 11, day: 11 },
  'mlk-day': { month: 1, weekday: 0, nth: 3 },
  'presidents-day': { month: 2, weekday: 0, nth: 3 },
  'mothers-day': { month: 5, weekday: 6, nth: 2 },
  'memorial-day': { month: 5, weekday: 0, nth: -1 },
  'early-may': { month: 5, weekday: 0, nth: 1 },
  'spring-bank-holiday': { month: 5, weekday: 0, nth: -1 },
  'summer-bank-holiday': { month: 8, weekday: 0, nth: -1 },
  'fathers-day': { month: 6, weekday: 6, nth: 3 },
  'us-labor-day': { month: 9, weekday: 0, nth: 1 },
  'columbus-day': { month: 10, weekday: 0, nth: 2 },
  'us-election-day': { month: 11, weekday: 0, nth: 1, plus: 1 },
  thanksgiving: { month: 11, weekday: 3, nth: 4 },
  'black-friday': { month: 11, weekday: 3, nth: 4, plus: 1 },
  'cyber-monday': { month: 11, weekday: 3, nth: 4, plus: 4 },
  easter: { easter: 0 },
  'good-friday': { easter: -2 },
  'easter-monday': { easter: 1 },
  'ash-wednesday': { easter: -46 },
  'shrove-tuesday': { easter: -47 },
  'palm-sunday': { easter: -7 },
  'maundy-thursday': { easter: -3 },
  'holy-saturday': { easter: -1 },
  'ascension-day': { easter: 39 },
  pentecost: { easter: 49 },
  'whit-monday': { easter: 50 },
  'corpus-christi': { easter: 60 },
  'groundhog-day': { month: 2, day: 2 },
  'pi-day': { month: 3, day: 14 },
  'st-george': { month: 4, day: 23 },
  'cinco-de-mayo': { month: 5, day: 5 },
  'flag-day': { month: 6, day: 14 },
  'bastille-day': { month: 7, day: 14 },
  'patriot-day': { month: 9, day: 11 },
  'all-saints': { month: 11, day: 1 },
  'all-souls': { month: 11, day: 2 },
  'burns-night': { month: 1, day: 25 },
  epiphany: { month: 1, day: 6 },
  'giving-tuesday': { month: 11, weekday: 3, nth: 4, plus: 5 },
  'spring-festival': { lunarMonth: 1, lunarDay: 1 },
  'spring-festival-eve': { lunarMonth: 12, lunarDay: -1 },
  lantern: { lunarMonth: 1, lunarDay: 15 },
  'dragon-boat': { lunarMonth: 5, lunarDay: 5 },
  qixi: { lunarMonth: 7, lunarDay: 7 },
  ghost: { lunarMonth: 7, lunarDay: 15 },
  'mid-autumn': { lunarMonth: 8, lunarDay: 15 },
  'double-ninth': { lunarMonth: 9, lunarDay: 9 },
  laba: { lunarMonth: 12, lunarDay: 8 },
  'little-new-year': { lunarMonth: 12, lunarDay: 23 },
};

/** Of a named day whose calendar is not known here: moon sightings, Hindu and Hebrew months. */
export const UNKNOWN_DAY = 'unknown';

/**
 * Keys are those of NAMED, and for days that no rule speaks of: `term:` with the Chinese
 * name of a solar term, `date:3-12`, `lunar:10-1`, `easter:-7`, `advent:1`.
 */
function find(key: string): NamedDay | undefined {
  if (Object.hasOwn(NAMED, key)) return NAMED[key];
  const [kind, value = ''] = key.split(':');
  const [month = Number.NaN, day = Number.NaN] = value.split('-').map(Number);
  switch (kind) {
    case 'term':
      return { term: value };
    case 'date':
      return { month, day };
    case 'lunar':
      return { lunarMonth: month, lunarDay: day };
    case 'easter':
      return { easter: Number(value) };
    case 'advent':
      return { advent: Number(value) };
    default:
      return undefined;
  }
}

const BRITISH_ISLES = /^Europe\/(?:London|Dublin|Belfast|Jersey|Guernsey|Isle_of_Man)$|^(?:GB|GB-Eire|Eire)$/;

/** The key of a named day as readers of a zone mean it: British mothers have theirs in Lent. */
export const regional = (key: string, zone: string): string =>
  key === 'mothers-day' && BRITISH_ISLES.test(zone) ? 'easter:-21' : key;

export function nthWeekday(year: number, month: number, weekday: number, nth: number): WallMs | undefined {
  const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)];
  const day =
    nth > 0
      ? first + (((weekday - wallWeekday(first) + 7) % 7) + 7 * (nth - 1)) * DAY
      : last - (((wallWeekday(last) - weekday + 7) % 7) + 7 * (-nth - 1)) * DAY;
  return day >= first && day <= last ? day : undefined;
}

/** Easter Sunday of the western churches. Anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): WallMs {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const [leaps, rest] = [Math.floor(century / 4), century % 4];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const inCentury = year % 100;
  const toSunday = (32 + 2 * rest + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

/**
 * Midnight of a named day in a Gregorian year; a lunar one that lies in it. Undefined for unknown names.
 * Outside the contract's years only the year of the answer is right.
 */
export function namedDay(key: string, year: number): WallMs | undefined {
  const named = find(key);
  if (!named) return undefined;
  if (year < 1900 || year > 2200) return Date.UTC(year, 0, 1);
  if ('term' in named) return solarTerm(named.term, year);
  if ('easter' in named) return easterSunday(year) + named.easter * DAY;
  if ('advent' in named) {
    const eve = Date.UTC(year, 11, 24);
    return eve - (((wallWeekday(eve) + 1) % 7) + 7 * (4 - named.advent)) * DAY;
  }
  if ('lunarMonth' in named) {
    const of = (lunarYear: number): WallMs | undefined =>
      fromChinese({ year: lunarYear, month: named.lunarMonth, day: named.lunarDay, leap: false });
    const inYear = (wall: WallMs | undefined): boolean =>
      wall !== undefined && new Date(wall).getUTCFullYear() === year;
    return [of(year), of(year - 1)].find(inYear);
  }
  if ('weekday' in named) {
    const day = nthWeekday(year, named.month, named.weekday, named.nth);
    return day === undefined ? undefined : day + (named.plus ?? 0) * DAY;
  }
  return Date.UTC(year, named.month - 1, named.day);
}

/** RRULE parts of a named day's yearly repetition; undefined when no rule expresses it (Easter, solar terms). */
export function namedRule(key: string): RuleParts | undefined {
  const named = find(key);
  if (!named || 'term' in named || 'easter' in named || 'advent' in named) return undefined;
  if ('lunarMonth' in named) return lunarRule(named.lunarMonth, named.lunarDay);
  if (!('weekday' in named)) return { FREQ: 'YEARLY', BYMONTH: `${named.month}`, BYMONTHDAY: `${named.day}` };
  if (named.plus !== undefined) return undefined;
  const day = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][named.weekday];
  return { FREQ: 'YEARLY', BYMONTH: `${named.month}`, BYDAY: `${named.nth}${day}` };
}

/**
 * A yearly date of the Chinese calendar (RFC 7529). Who has a birthday on the
 * 30th or in a leap month keeps it on the 29th and in the plain month in other years.
 */
export const lunarRule = (month: number, day: number, leap = false): RuleParts => ({
  RSCALE: 'CHINESE',
  FREQ: 'YEARLY',
  BYMONTH: `${month}${leap ? 'L' : ''}`,
  BYMONTHDAY: `${day}`,
  ...(leap || day === 30 ? { SKIP: 'BACKWARD' } : {}),
});
