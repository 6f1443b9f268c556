import type { Language } from '../../messages/index.ts';
import { messages } from '../../messages/index.ts';
import { findSlots, type SlotQuery } from '../free-slots/find.ts';
import type { WorkingHours } from '../free-slots/working-hours.ts';
import type { Intent } from '../intent.ts';
import type { Busy } from '../time/event.ts';
import { isoWithOffset } from '../time/show.ts';
import { DAY, type Instant, MINUTE } from '../time/wall.ts';
import type { Suggestion } from './suggestion.ts';

/** Who is due later than this from now has time. */
export const NEAR_DEADLINE = 14 * DAY;
/** How far after the deadline a time is looked for. */
export const AFTER_DEADLINE = 7 * DAY;

/** When people may work who rather would not: outside of their hours, and not at night. */
const AWAKE = { earliest: 7 * 60, latest: 23 * 60 } as const;

type SlotSearch = Extract<Intent, { use: 'freeTime' }>;

type Within = Pick<SlotQuery, 'hours' | 'earliest' | 'latest'>;

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
  /** In which free time is looked for. */
  readonly usual: WorkingHours;
}

/** What takes longer than any day has room for is done in parts of this. */
const PART_MINUTES = 120;

/**
 * Where to look for the time that a todo takes when its user's hours have none
 * left in one piece before it is due: outside of these hours, after the deadline, or else
 * in parts; only where there is some.
 */
export function timeForTodo(todo: OpenTodo, { busy, now, zone, language, usual }: Around): Suggestion[] {
  const { until, minutes, hours, title } = todo;
  const later = until + AFTER_DEADLINE;
  const isFree = (from: Instant, to: Instant, within: Within, length = minutes): boolean =>
    findSlots({
      ...within,
      window: { from, to },
      zone,
      durationMs: length * MINUTE,
      stepMs: 15 * MINUTE,
      bufferMs: 0,
      busy,
      notBefore: now,
      limit: 1,
    }).length > 0;
  const call = (from: Instant, to: Instant, why: string, more: Partial<SlotSearch> = {}): Suggestion => ({
    use: 'freeTime',
    start: isoWithOffset(from, zone),
    end: isoWithOffset(to, zone),
    minutes,
    ...more,
    why,
  });
  if (until <= now || isFree(now, until, { hours })) return [];
  const found: Suggestion[] = [];
  if (isFree(now, until, AWAKE)) {
    const why = messages(language).suggestions.lookOutsideHours({ title, minutes });
    found.push(call(now, until, why, { earliest: '07:00', latest: '23:00' }));
  }
  if (isFree(until, later, { hours: usual })) {
    const why = messages(language).suggestions.lookAfterDue({ title, minutes });
    found.push(call(until, later, why));
  }
  if (found.length > 0 || minutes <= PART_MINUTES || !isFree(now, until, { hours: usual }, PART_MINUTES)) return found;
  const why = messages(language).suggestions.lookForParts({ title, minutes, part: PART_MINUTES });
  return [call(now, until, why, { minutes: PART_MINUTES })];
}
