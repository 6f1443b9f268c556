import type { Language } from '../../messages/index.ts';
import { DAY, type WallMs, wallDay, wallWeekday } from './wall.ts';

/** Days of the week: 0 = Monday … 6 = Sunday. */
export const MONDAY = 0;
export const SUNDAY = 6;

/** Regions where English is written and CLDR's week begins on Sunday. Others, the United Kingdom and Australia among them, begin on Monday. */
const SUNDAY_REGIONS = ['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'PH', 'IN', 'SG', 'HK', 'ZA', 'JM', 'BZ', 'TT', 'KE', 'IL'];

/** Zones have names of old that the tables of a region do not list. */
const OTHER_NAMES =
  /^(?:US|Canada)\/|^Asia\/(?:Kolkata|Calcutta)$|^(?:EST5EDT|CST6CDT|MST7MDT|PST8PDT|Hongkong|Singapore|Jamaica)$/;

let zones: ReadonlySet<string> | undefined;

function sundayZones(): ReadonlySet<string> {
  zones ??= new Set(SUNDAY_REGIONS.flatMap(zonesOf));
  return zones;
}

/** The types of the library do not know it yet. */
function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('en', { region });
  const own: unknown = Reflect.get(locale, 'getTimeZones');
  const found: unknown = typeof own === 'function' ? Reflect.apply(own, locale, []) : [];
  return Array.isArray(found) ? found.map(String) : [];
}

/** The day on which weeks begin for a reader who has not said so. */
export const usualWeekStart = (language: Language, zone: string): number =>
  language === 'en' && (OTHER_NAMES.test(zone) || sundayZones().has(zone)) ? SUNDAY : MONDAY;

/** Midnight of the first day of the week that holds a wall time. */
export const startOfWeek = (wall: WallMs, weekStart: number): WallMs =>
  wallDay(wall) - ((wallWeekday(wall) - weekStart + 7) % 7) * DAY;

const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The name in RFC 5545 of a weekday that is given as that or in words: `su`, `Sunday`, 周日. Undefined for anything else. */
export function weekdayNamed(text: string): string | undefined {
  const chinese = /^(?:周|星期|礼拜)([一二三四五六日天])$/.exec(text.trim())?.[1];
  if (chinese !== undefined) return NAMES[Math.min('一二三四五六日天'.indexOf(chinese), 6)];
  const word = /^(mo|tu|we|th|fr|sa|su)(?:n|nday|es?|esday|d|dnesday|urs?|ursday|i|iday|t|turday)?$/i.exec(
    text.trim(),
  )?.[1];
  return word?.toUpperCase();
}
