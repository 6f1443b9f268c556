import { blockedTime, intersectIntervals } from '../free-slots/intervals.ts';
import type { Occurrence, Window } from '../time/event.ts';
import { HOUR } from '../time/wall.ts';

/** Something that took time, and what it was. */
export interface Activity extends Occurrence {
  /** With others. */
  readonly isMeeting: boolean;
  /** Time of one's own for something: what a plan has put there. */
  readonly isFocus: boolean;
  readonly group?: string | undefined;
  readonly place?: string | undefined;
  readonly tags: readonly string[];
  readonly people: readonly string[];
}

interface Share {
  readonly name: string;
  /** Two decimals. */
  readonly hours: number;
}

/** Where the time of a window went. Overlaps count once in `hours`, and for each in the shares. */
export interface Spent {
  readonly hours: number;
  readonly meetings: number;
  readonly focus: number;
  readonly groups: readonly Share[];
  readonly tags: readonly Share[];
  readonly people: readonly Share[];
  readonly places: readonly Share[];
}

/** The most of each that are told. */
const MOST = 5;

const rounded = (ms: number): number => Math.round((ms / HOUR) * 100) / 100;

/**
 * Adds up what took time in a window, most first.
 *
 * @example
 * spentIn([{ start: 0, end: 2 * HOUR, isMeeting: true, isFocus: false, group: 'Work', tags: [], people: [] }], { from: 0, to: HOUR })
 * // { hours: 1, meetings: 1, focus: 0, groups: [{ name: 'Work', hours: 1 }], … }
 */
export function spentIn(activities: readonly Activity[], window: Window): Spent {
  const inside = activities.filter(({ start, end }) => start < window.to && end > window.from && end > start);
  const filled = (some: readonly Activity[]): number =>
    rounded(intersectIntervals(blockedTime(some), [window]).reduce((sum, { from, to }) => sum + to - from, 0));
  const shares = (namesOf: (one: Activity) => readonly string[]): Share[] => {
    const sums = new Map<string, number>();
    for (const one of inside) {
      const ms = Math.min(one.end, window.to) - Math.max(one.start, window.from);
      for (const name of new Set(namesOf(one))) sums.set(name, (sums.get(name) ?? 0) + ms);
    }
    return [...sums]
      .map(([name, ms]) => ({ name, hours: rounded(ms) }))
      .sort((a, b) => b.hours - a.hours || (a.name < b.name ? -1 : 1))
      .slice(0, MOST);
  };
  return {
    hours: filled(inside),
    meetings: filled(inside.filter(({ isMeeting }) => isMeeting)),
    focus: filled(inside.filter(({ isFocus }) => isFocus)),
    groups: shares(({ group }) => (group === undefined ? [] : [group])),
    tags: shares(({ tags }) => tags),
    people: shares(({ people }) => people),
    places: shares(({ place }) => (place === undefined ? [] : [place])),
  };
}
