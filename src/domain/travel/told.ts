import { DAY, HOUR, type Instant, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import type { Mode } from './estimate.ts';

/** What a map server, or a person, has said of a way. */
export interface Told {
  readonly at: Instant;
  readonly minutes: number;
  /** Who said it: `amap`. */
  readonly source?: string | undefined;
}

/** Told ways hold for so long. */
export const KEPT = 90 * DAY;
/** Of so many the middle one counts. */
const LAST = 5;
/** Hours that traffic begins to be another at. */
const BANDS = [0, 7, 10, 16, 20];

/** Times of like traffic: `workday 7` is from seven to ten in the morning. */
export function bandOf(at: Instant, zone: string): string {
  const wall = toWall(at, zone);
  const hour = wallTimeOfDay(wall) / HOUR;
  return `${wallWeekday(wall) > 4 ? 'weekend' : 'workday'} ${BANDS.findLast((from) => from <= hour)}`;
}

const isKept =
  (now: Instant) =>
  ({ at }: Told): boolean =>
    at > now - KEPT;

/** The last few of a way, with one more. */
export const withTold = (known: readonly Told[], more: Told): Told[] =>
  [...known.filter(isKept(more.at)), more].slice(-LAST);

/** The middle one of what was told and still holds, the longer one of two; undefined where nothing does. */
export function middleOf(told: readonly Told[], now: Instant): Told | undefined {
  const sorted = told.filter(isKept(now)).sort((a, b) => a.minutes - b.minutes);
  return sorted[Math.floor(sorted.length / 2)];
}

/** A way that was told, in one band of hours. */
export interface ToldWay {
  readonly origin: string;
  readonly destination: string;
  readonly mode: Mode;
  readonly band: string;
  readonly told: readonly Told[];
}

/** The known way for a time: that of its hours rather than of others, of this direction rather than back, the newest. */
export function knownWay(
  ways: readonly ToldWay[],
  { from, to, band, now }: { readonly from: string; readonly to: string; readonly band: string; readonly now: Instant },
): (Told & { readonly mode: Mode }) | undefined {
  const found = ways.flatMap((way) => {
    const isThere = way.origin === from && way.destination === to;
    const isBack = way.origin === to && way.destination === from;
    const middle = isThere || isBack ? middleOf(way.told, now) : undefined;
    if (!middle) return [];
    return [{ ...middle, mode: way.mode, rank: (isThere ? 2 : 0) + (way.band === band ? 1 : 0) }];
  });
  found.sort((a, b) => b.rank - a.rank || b.at - a.at);
  const [best] = found;
  return best && { at: best.at, minutes: best.minutes, source: best.source, mode: best.mode };
}
