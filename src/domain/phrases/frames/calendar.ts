import type { Language } from '../../caller.ts';
import type { Amount, PhraseContext } from '../../time/phrase.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../../time/wall.ts';
import { usualWeekStart } from '../../time/week-start.ts';
import { toWall } from '../../time/zone.ts';

/** The clock that a phrase is set against, in the zone that counts for it. */
export interface Now {
  readonly instant: Instant;
  readonly wall: WallMs;
  /** Midnight. */
  readonly today: WallMs;
  readonly zone: string;
  readonly language: Language;
  /** The day on which weeks begin: 0 = Monday. */
  readonly weekStart: number;
  /** The order of 3/4, and whether readers of this language and zone know no other. */
  readonly order: { readonly monthFirst: boolean; readonly sure: boolean };
}

/** Where English is written with the day before the month. */
const DAY_FIRST_ZONES =
  /^(?:Europe|Africa|Australia|Atlantic|Indian)\/|^Pacific\/(?:Auckland|Fiji)|^Asia\/(?:Kolkata|Calcutta|Singapore|Hong_Kong|Dubai|Karachi|Dhaka|Bangkok|Jakarta|Kuala_Lumpur|Jerusalem|Riyadh)|^America\/(?:Sao_Paulo|Argentina|Bogota|Lima|Santiago|Mexico_City)/;

/** `textLanguage` is asked for only where the order of two numbers matters: telling it takes longer than reading most phrases. */
export function nowIn(
  { zone, now, language, weekStart, monthFirst }: PhraseContext,
  textLanguage: () => Language,
): Now {
  const wall = toWall(now, zone);
  let order: Now['order'] | undefined;
  return {
    instant: now,
    wall,
    today: wallDay(wall),
    zone,
    language,
    get weekStart() {
      return weekStart ?? usualWeekStart(language, zone);
    },
    get order() {
      order ??= monthFirst === undefined ? orderOf(textLanguage(), zone) : { monthFirst, sure: true };
      return order;
    },
  };
}

function orderOf(language: Language, zone: string): Now['order'] {
  const isChinese = language === 'zh';
  return { monthFirst: isChinese || !DAY_FIRST_ZONES.test(zone), sure: isChinese };
}

export const yearOf = (wall: WallMs): number => new Date(wall).getUTCFullYear();
/** 1–12. */
export const monthOf = (wall: WallMs): number => new Date(wall).getUTCMonth() + 1;
export const dayOfMonth = (wall: WallMs): number => new Date(wall).getUTCDate();

/** Midnight of a date, undefined when there is none. */
export function dateOf(year: number, month: number, day: number): WallMs | undefined {
  const wall = Date.UTC(year, month - 1, day);
  return year >= 0 && monthOf(wall) === month && dayOfMonth(wall) === day && yearOf(wall) === year ? wall : undefined;
}

/** The same day of the month so many months on, or the last of a shorter month. */
export function addMonths(wall: WallMs, months: number): WallMs {
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) + (wall - wallDay(wall));
}

/** On the wall clock; the elapsed part is added as it is. */
export const addAmount = (wall: WallMs, { months, days, ms }: Amount, sign: 1 | -1 = 1): WallMs =>
  (months === 0 ? wall : addMonths(wall, sign * months)) + sign * (days * DAY + ms);

export const addAmounts = (one: Amount, other: Amount): Amount => ({
  months: one.months + other.months,
  days: one.days + other.days,
  ms: one.ms + other.ms,
});

/** Whole days and months only, no elapsed time. */
export const isCalendar = ({ ms }: Amount): boolean => ms === 0;
