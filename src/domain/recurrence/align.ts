import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import type { EventTime, Series } from '../time/event.ts';
import { formatWall, formatWallDate, type WallMs } from '../time/wall.ts';
import { storedRule } from './parse.ts';
import { isSubDaily, type Plan, planOf } from './plan.ts';
import { withParts } from './rule.ts';
import { walk } from './walk.ts';

export interface Aligned {
  readonly time: EventTime;
  /** What was changed or assumed, for `assumptions`. */
  readonly notes: string[];
}

/** The first wall time of the rule. Undefined when it never matches up to the year 2200. */
export function firstWall(plan: Plan): WallMs | undefined {
  let first: WallMs | undefined;
  walk(plan, plan.start, plan.until, (wall) => {
    first = wall;
    return false;
  });
  return first;
}

/**
 * Moves a DTSTART that does not match its rule to the first match after it.
 * Throws UserError INVALID_ARGUMENT for a rule that never matches (February
 * 30th), that ends before its start, or that repeats an all-day event by the hour.
 */
export function alignStart({ time, rrule }: Pick<Series, 'time' | 'rrule'>, language: Language): Aligned {
  if (rrule === null) return { time, notes: [] };
  const { until, freq, chinese } = storedRule(rrule);
  if (time.allDay && isSubDaily(freq)) {
    throw new UserError('INVALID_ARGUMENT', messages(language).repeats.allDayCannotRepeat({ freq }), {
      hint: messages(language).repeats.useDailyOrClockTime,
    });
  }
  const plan = planOf(time, rrule);
  const first = firstWall(plan);
  const show = time.allDay ? formatWallDate : formatWall;
  if (first === undefined) {
    const hint = chinese ? messages(language).repeats.withSkipBackward : messages(language).repeats.lastDayLike;
    const ended = until !== null && firstWall(planOf(time, withParts(rrule, { UNTIL: undefined }))) !== undefined;
    const message = ended
      ? messages(language).repeats.endsBeforeFirst({ start: show(time.start) })
      : messages(language).repeats.neverMatches({ rrule });
    throw new UserError('INVALID_ARGUMENT', message, { hint });
  }
  const notes: string[] = [];
  if (until?.form === 'date' && !time.allDay) {
    const day = formatWallDate(until.at);
    notes.push(messages(language).repeats.repeatsThrough({ day }));
  }
  if (first === time.start) return { time, notes };
  notes.unshift(messages(language).repeats.startsAtFirstMatch({ start: show(time.start), first: show(first) }));
  return { time: { ...time, start: first, fold: 0 }, notes };
}
