import type { Busy } from '../event.ts';
import { findSlots, type SlotQuery } from '../free-slots/find.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Language } from '../language.ts';
import { say } from '../say.ts';
import { isoWithOffset } from '../time/show.ts';
import { DAY, type Instant, MINUTE } from '../time/wall.ts';
import type { Suggestion } from './suggestion.ts';

/** Who is due later than this from now has time. */
export const NEAR_DEADLINE = 14 * DAY;
/** How far after the deadline a time is looked for. */
export const AFTER_DEADLINE = 7 * DAY;

/** When people may work who rather would not: outside of their hours, and not at night. */
const AWAKE = { earliest: 7 * 60, latest: 23 * 60 } as const;

interface OpenTodo {
  readonly title: string;
  /** The first instant that is too late. */
  readonly until: Instant;
  readonly minutes: number;
  /** In which it is worked on. */
  readonly hours: WorkingHours;
}

interface Around {
  /** From now until `AFTER_DEADLINE` after the deadline. */
  readonly busy: readonly Busy[];
  readonly now: Instant;
  readonly zone: string;
  readonly language: Language;
  /** In which find_free_time looks. */
  readonly usual: WorkingHours;
}

/**
 * Where to look for the time that a todo takes when its user's hours have none
 * left before it is due: outside of these hours, and after the deadline; only where there is some.
 */
export function timeForTodo(todo: OpenTodo, { busy, now, zone, language, usual }: Around): Suggestion[] {
  const { until, minutes, hours, title } = todo;
  const isFree = (from: Instant, to: Instant, within: Pick<SlotQuery, 'hours' | 'earliest' | 'latest'>): boolean =>
    findSlots({
      ...within,
      window: { from, to },
      zone,
      durationMs: minutes * MINUTE,
      stepMs: 15 * MINUTE,
      bufferMs: 0,
      busy,
      notBefore: now,
      limit: 1,
    }).length > 0;
  if (until <= now || isFree(now, until, { hours })) return [];
  const call = (from: Instant, to: Instant, more: object, why: string): Suggestion => ({
    tool: 'find_free_time',
    arguments: { start: isoWithOffset(from, zone), end: isoWithOffset(to, zone), duration_minutes: minutes, ...more },
    why,
  });
  const found: Suggestion[] = [];
  if (isFree(now, until, AWAKE)) {
    const why = say(
      language,
      `“${title}”截止前，平时的时段里已没有连续 ${minutes} 分钟空闲；这是此外的`,
      `no ${minutes} minutes in a row are left in the usual hours before "${title}" is due: look outside of them`,
    );
    found.push(call(now, until, { earliest: '07:00', latest: '23:00' }, why));
  }
  const later = until + AFTER_DEADLINE;
  if (isFree(until, later, { hours: usual })) {
    const why = say(
      language,
      `“${title}”截止前没有连续 ${minutes} 分钟空闲；截止之后最近的`,
      `no ${minutes} minutes in a row are free before "${title}" is due: look after that`,
    );
    found.push(call(until, later, {}, why));
  }
  return found;
}
