import type { Occurrence } from '../../time/event.ts';
import { DAY, MINUTE } from '../../time/wall.ts';
import { findJointSlots, type JointSlot } from '../joint.ts';
import type { WorkingHours } from '../working-hours.ts';

/** A day of the week (Monday 0), and minutes of it. */
export type Span = readonly [day: number, from: number, to: number];

/** A case of NATURAL PLAN's calendar scheduling (arXiv 2406.04520): everybody is there from 9 to 17. */
export interface SchedulingCase {
  readonly id: string;
  readonly minutes: number;
  readonly days: readonly number[];
  /** When each cannot come, or does not want to. */
  readonly people: readonly (readonly Span[])[];
  readonly gold: Span;
  /** The earliest time is asked for. */
  readonly earliest: boolean;
  /** How many starts on quarters of hours fit. */
  readonly slots: number;
}

/** A Monday, in UTC. */
const MONDAY = Date.UTC(2026, 5, 8);
const instant = (day: number, minute: number): number => MONDAY + day * DAY + minute * MINUTE;

/** What comes of a case: right where the times are as many as published, the published one is among them, and is the earliest where that is asked for. */
export function gradeCase({ id, minutes, days, people, gold, earliest, slots }: SchedulingCase) {
  const hours: WorkingHours = Array.from({ length: 7 }, (_, day) => (days.includes(day) ? [[540, 1_020]] : []));
  const [own = [], ...others] = people.map((busy) =>
    busy.map(([day, from, to]): Occurrence => ({ start: instant(day, from), end: instant(day, to) })),
  );
  const found = findJointSlots({
    window: { from: MONDAY, to: MONDAY + 7 * DAY },
    zone: 'UTC',
    durationMs: minutes * MINUTE,
    stepMs: 15 * MINUTE,
    bufferMs: 0,
    hours,
    busy: own.map((span) => ({ ...span, id: '', showAs: 'busy' })),
    notBefore: MONDAY,
    limit: 1_000,
    others: others.map((busy) => ({ zone: 'UTC', hours, busy })),
  });
  return { id, isRight: isAsPublished(found, { gold, earliest, slots }) };
}

function isAsPublished(
  found: readonly JointSlot[],
  { gold: [day, from], earliest, slots }: Pick<SchedulingCase, 'gold' | 'earliest' | 'slots'>,
): boolean {
  const starts = found.map(({ start }) => start);
  const published = instant(day, from);
  if (found.some(({ missing }) => missing.length > 0) || starts.length !== slots || !starts.includes(published)) {
    return false;
  }
  return !earliest || Math.min(...starts) === published;
}
