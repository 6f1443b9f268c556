import type { Assumption } from '../../time/phrase.ts';
import { DAY, HOUR, MINUTE } from '../../time/wall.ts';
import { type HourHint, resolveClock } from './clock.ts';
import type { Frame, Moment } from './frame.ts';
import type { RuleParts } from './pieces.ts';
import { timesOf } from './range.ts';

/** At what times of day a repeat falls. */

export interface RepeatTimes {
  /** From the midnight of each day; undefined for whole days. */
  readonly offset: number | undefined;
  readonly duration?: number;
  /** BYHOUR and BYMINUTE of several times a day. */
  readonly parts?: RuleParts;
  readonly assumed: readonly Assumption[];
}

export function timesIn(frame: Frame, hint: HourHint): RepeatTimes | 'no-rule' | undefined {
  const { start, end } = frame;
  if (frame.moreTimes) return manyTimes([start, ...frame.moreTimes], hint);
  if (start.clock && end?.clock) {
    const times = timesOf(start, end, hint);
    if (!times || times.to === undefined || times.to <= times.from) return undefined;
    const { FREQ: freq, INTERVAL: interval } = frame.repeat?.parts ?? {};
    if (freq === 'HOURLY' || freq === 'MINUTELY')
      return hoursWithin(times.from, times.to, Number(interval ?? 1) * (freq === 'HOURLY' ? 60 : 1), times.assumed);
    return { offset: times.from, duration: times.to - times.from, assumed: times.assumed };
  }
  if (start.clock) {
    const clock = resolveClock(start.clock, start.part, hint);
    return clock && { offset: clock.offset, assumed: clock.assumed };
  }
  return start.part === 'noon' ? { offset: DAY / 2, assumed: [{ code: 'noon' }] } : { offset: undefined, assumed: [] };
}

/** Several times of day are one rule when they share their minutes. */
/** every hour from 9 to 5, every 30 minutes from 9 to 5: the times of a day, as BYHOUR and BYMINUTE where those can say it. */
function hoursWithin(
  from: number,
  to: number,
  step: number,
  assumed: readonly Assumption[],
): RepeatTimes | 'no-rule' | undefined {
  const minutes: number[] = [];
  for (let at = from / MINUTE; at <= to / MINUTE && at < 24 * 60; at += step) minutes.push(at);
  const [hours, past] = [
    [...new Set(minutes.map((at) => Math.floor(at / 60)))],
    [...new Set(minutes.map((at) => at % 60))].toSorted((a, b) => a - b),
  ];
  // The last hour may hold only its beginning: 17:00, but not 17:30.
  const inside = past.length > 1 && minutes.at(-1) === to / MINUTE ? hours.slice(0, -1) : hours;
  const count = past.length > 1 && inside.length < hours.length ? minutes.length - 1 : minutes.length;
  if (inside.length * past.length !== count) return 'no-rule';
  return { offset: from, parts: { BYHOUR: inside.join(','), BYMINUTE: past.join(',') }, assumed };
}

function manyTimes(moments: readonly Moment[], hint: HourHint): RepeatTimes | 'no-rule' | undefined {
  const clocks = moments.map(({ clock, part }) => clock && resolveClock(clock, part, hint));
  const offsets = clocks.flatMap((clock) => (clock ? [clock.offset % DAY] : [])).toSorted((a, b) => a - b);
  const [first] = offsets;
  if (first === undefined || offsets.length < moments.length) return undefined;
  if (offsets.some((offset) => (offset - first) % HOUR !== 0)) return 'no-rule';
  const hours = [...new Set(offsets.map((offset) => Math.floor(offset / HOUR)))];
  const parts = { BYHOUR: hours.join(','), BYMINUTE: `${(first % HOUR) / MINUTE}` };
  return { offset: first, parts, assumed: clocks.flatMap((clock) => clock?.assumed ?? []) };
}
