import { isWithinYears } from '../../time/limits.ts';
import type { Ambiguity, Amount, Assumption, Problem } from '../../time/phrase.ts';
import type { Now } from './calendar.ts';
import type { HourHint } from './clock.ts';
import { resolveDay, workdayNote } from './day.ts';
import type { Frame } from './frame.ts';
import { UNKNOWN_DAY } from './holidays.ts';
import type { RuleParts } from './pieces.ts';
import { foldDays, shiftDays } from './repeat-days.ts';
import { withoutDays } from './repeat-except.ts';
import { repeatFrom } from './repeat-first.ts';
import { beginOf, limitsOf, untilText } from './repeat-limits.ts';
import { type RepeatTimes, timesIn } from './repeat-times.ts';
import { impossible, type Settled, settled, settleMoment } from './settle.ts';

export interface SettledRepeat extends Settled {
  /** Of one occurrence, from a range of clock times. */
  readonly duration?: Amount;
}

/** A repeat as an RRULE with its first match that is not before now. */
export function settleRepeat(frame: Frame, now: Now, hint: HourHint): SettledRepeat {
  const repeat = frame.repeat as NonNullable<Frame['repeat']>;
  const folded = foldDays(repeat.parts, frame.repeatDays ?? [], now);
  if (!folded) return withoutRule(frame, now);
  const times = timesIn(frame, hint);
  if (!times) return impossible();
  if (times === 'no-rule') return settled(undefined, { problems: [{ code: 'no-rule' }] });
  const begin = beginOf(frame, now);
  if (begin === undefined) return impossible();
  if (!isWithinYears(begin.from)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const limits = limitsOf(frame, begin, now);
  if (!limits) return impossible();
  if (!limits.last.every(isWithinYears)) return settled(undefined, { problems: [{ code: 'limits' }] });
  const ends = limits.last.length > 0 ? limits.last.map(untilText) : [limits.count];
  const rules = [folded.parts, ...(folded.others ?? repeat.others ?? [])].flatMap((parts) =>
    ends.map((end) => ({ ...withTimes(parts, times), ...(parts.COUNT === undefined ? end : {}) })),
  );
  const left = rules.map((parts) => withoutDays(parts, frame.except ?? [], now, begin.from));
  if (left.includes(undefined)) return settled(undefined, { problems: [{ code: 'no-rule' }] });
  const readings = left.map(
    (one) => one && repeatFrom(shiftDays(one.parts, times.offset), begin.from, times, frame, now, one.off),
  );
  const [reading, ...others] = readings;
  if (!reading) return settled(undefined, { problems: [{ code: 'never' }] });
  const about: Ambiguity | undefined =
    ends.length > 1 ? 'until' : repeat.others ? (repeat.about ?? 'other') : folded.about;
  const problems: Problem[] = about ? [{ code: 'ambiguous', about }] : [];
  if (reading.first.kind === 'part') problems.push({ code: 'no-hour', part: reading.first.part });
  const assumed: Assumption[] = [...times.assumed];
  if (/SKIP=/.test(reading.rrule)) assumed.push({ code: 'lunar-skip' });
  if (reading.workdays) {
    const day = reading.first.kind === 'moment' ? reading.first.wall : reading.first.day;
    assumed.push(workdayNote(day, reading.official !== undefined));
  }
  return {
    ...settled(reading, { others: others.filter((other) => other !== undefined), assumed, problems }),
    ...(times.duration === undefined ? {} : { duration: { months: 0, days: 0, ms: times.duration } }),
  };
}

/** A rule by the hour inside a window of the day (every hour from 9 to 5) is a daily one with those hours. */
function withTimes(parts: RuleParts, { parts: hours }: RepeatTimes): RuleParts {
  if (!hours) return parts;
  if (parts.FREQ !== 'HOURLY' && parts.FREQ !== 'MINUTELY') return { ...parts, ...hours };
  const { INTERVAL: _, ...rest } = parts;
  return { ...rest, FREQ: 'DAILY', ...hours };
}

/** No rule says that: the next such day is offered instead. */
function withoutRule(frame: Frame, now: Now): Settled {
  const [first] = frame.repeatDays ?? [];
  if (first?.at === 'holiday' && first.holiday === UNKNOWN_DAY) return settleMoment({ day: first }, now, undefined);
  const days = first ? resolveDay(first, now).days : [];
  if (days.length === 0) return impossible();
  return settled(undefined, { others: days.map((day) => ({ kind: 'day', day })), problems: [{ code: 'no-rule' }] });
}
