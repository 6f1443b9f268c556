import { DAY, MINUTE } from '../../time/wall.ts';
import type { Placement } from '../explain.ts';
import { planOf } from '../plan.ts';

/** Somebody to meet: who, where, from when until when (minutes after midnight), and for how many minutes at least. */
type Person = readonly [name: string, place: string, from: number, to: number, minutes: number];

/** A case of NATURAL PLAN's meeting planning (arXiv 2406.04520): as many people as possible are to be met in a day. */
export interface MeetingCase {
  readonly id: string;
  /** Where one is, and since which minute. */
  readonly at: string;
  readonly from: number;
  readonly people: readonly Person[];
  readonly places: readonly string[];
  /** Minutes of the way, `travel[from][to]` by the order of places. */
  readonly travel: readonly (readonly number[])[];
  /** How many the published plan meets. */
  readonly gold: number;
}

const MIDNIGHT = Date.UTC(2026, 5, 8);

/** A meeting of a plan, in minutes after midnight. */
export interface Meeting {
  readonly person: Person;
  readonly start: number;
  readonly end: number;
}

/** The meetings that the planner finds, each worth the same. */
export function planMeetings({ at, from, people, places, travel }: MeetingCase): Meeting[] {
  const instant = (minute: number): number => MIDNIGHT + minute * MINUTE;
  const { placements } = planOf({
    ...{ window: { from: instant(from), to: MIDNIGHT + DAY }, now: instant(from), zone: 'UTC', ways: travel, fill: 1 },
    taken: [{ start: instant(from - 15), end: instant(from), place: places.indexOf(at) }],
    tasks: people.map(([, place, opens, closes, minutes], index) => ({
      ...{ id: String(index), parts: [{ minutes }], weight: 15 / minutes, place: places.indexOf(place) },
      hours: Array.from({ length: 7 }, () => [[opens, closes] as const]),
    })),
  });
  const minute = (one: number): number => (one - MIDNIGHT) / MINUTE;
  return placements.flatMap(({ task, start, end }: Placement): Meeting[] => {
    const person = people[Number(task.id)];
    return person ? [{ person, start: minute(start), end: minute(end) }] : [];
  });
}

/** How many meetings a plan holds; throws where one of them cannot be. */
export function countMet({ at, from, places, travel }: MeetingCase, meetings: readonly Meeting[]): number {
  let [place, free] = [at, from];
  for (const { person, start, end } of meetings.toSorted((a, b) => a.start - b.start)) {
    const [name, where, opens, closes, least] = person;
    const way = travel[places.indexOf(place)]?.[places.indexOf(where)] ?? 0;
    if (start < free + way || start < opens || end > closes || end - start < least) throw new Error(`not met: ${name}`);
    [place, free] = [where, end];
  }
  return meetings.length;
}
