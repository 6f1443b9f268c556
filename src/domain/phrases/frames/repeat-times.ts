import type { Assumption } from '../../time/phrase.ts';
import { DAY, MINUTE } from '../../time/wall.ts';
import { type HourHint, resolveClock } from './clock.ts';
import type { Frame, Moment } from './frame.ts';
import type { RuleParts } from './pieces.ts';
import { timesOf } from './range.ts';

/** At what times of day a repeat falls. */

export interface RepeatTimes {
  /** From the midnight of each day; undefined for whole days. */
  readonly offset: number | undefined;
  readonly duration?: number;
  /** BYHOUR and BYMINUTE of several times a day, and BYSETPOS where not every hour has every minute. */
  readonly parts?: RuleParts;
  readonly assumed: readonly Assumption[];
}

export function timesIn(frame: Frame, hint: HourHint): RepeatTimes | 'no-rule' | undefined {
  const { start, end } = frame;
  if (frame.moreTimes) return manyTimes([start, ...frame.moreTimes], hint);
  if (start.clock && end?.clock) {
    const times = timesOf(start, end, hint);
    if (!times || times.to === undefined) return undefined;
    // 晚上10点到次日6点
    const to = end.day?.at === 'after-start' && times.to <= times.from ? times.to + end.day.days * DAY : times.to;
    if (to <= times.from) return undefined;
    const { FREQ: freq, INTERVAL: interval } = frame.repeat?.parts ?? {};
    // Mondays from 10pm to 6am: the hours behind midnight are of Tuesday, which one rule cannot say.
    if ((freq === 'HOURLY' || freq === 'MINUTELY') && to > DAY && frame.repeat?.parts.BYDAY !== undefined)
      return 'no-rule';
    if (freq === 'HOURLY' || freq === 'MINUTELY')
      return hoursWithin(times.from, to, Number(interval ?? 1) * (freq === 'HOURLY' ? 60 : 1), times.assumed);
    return { offset: times.from, duration: to - times.from, assumed: times.assumed };
  }
  if (start.clock) {
    const clock = resolveClock(start.clock, start.part, hint);
    return clock && { offset: clock.offset, assumed: clock.assumed };
  }
  return start.part === 'noon' ? { offset: DAY / 2, assumed: [{ code: 'noon' }] } : { offset: undefined, assumed: [] };
}

/** The highest BYSETPOS of RFC 5545: a rule cannot choose among more times of a day. */
const MOST = 366;

/** The times of a day, in minutes from midnight on: 8:30, 12:30 and 19:00 are the second, fourth and fifth of all their hours with all their minutes. */
function partsOf(minutes: readonly number[]): RuleParts | undefined {
  const numbers = (of: (at: number) => number): number[] => [...new Set(minutes.map(of))].toSorted((a, b) => a - b);
  const [hours, past] = [numbers((at) => Math.floor(at / 60)), numbers((at) => at % 60)];
  const all = hours.flatMap((hour) => past.map((minute) => hour * 60 + minute));
  if (all.length > MOST) return undefined;
  const chosen = all.flatMap((at, index) => (minutes.includes(at) ? [index + 1] : []));
  return {
    BYHOUR: hours.join(','),
    BYMINUTE: past.join(','),
    ...(chosen.length < all.length ? { BYSETPOS: chosen.join(',') } : {}),
  };
}

/** every hour from 9 to 5, every 30 minutes from 9 to 5 */
function hoursWithin(
  from: number,
  to: number,
  step: number,
  assumed: readonly Assumption[],
): RepeatTimes | 'no-rule' | undefined {
  const minutes: number[] = [];
  // 从晚上十点到早上六点: those behind midnight are the first of the day after.
  for (let at = from / MINUTE; at <= to / MINUTE && at < from / MINUTE + 24 * 60; at += step)
    minutes.push(at % (24 * 60));
  const parts = partsOf(minutes);
  return parts ? { offset: from, parts, assumed } : 'no-rule';
}

function manyTimes(moments: readonly Moment[], hint: HourHint): RepeatTimes | 'no-rule' | undefined {
  const clocks = moments.map(({ clock, part }) => clock && resolveClock(clock, part, hint));
  const offsets = clocks.flatMap((clock) => (clock ? [clock.offset % DAY] : [])).toSorted((a, b) => a - b);
  const [first] = offsets;
  if (first === undefined || offsets.length < moments.length) return undefined;
  if (offsets.some((offset) => offset % MINUTE !== 0)) return 'no-rule';
  const parts = partsOf(offsets.map((offset) => offset / MINUTE));
  return parts ? { offset: first, parts, assumed: clocks.flatMap((clock) => clock?.assumed ?? []) } : 'no-rule';
}
