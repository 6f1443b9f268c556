import { DAY, HOUR, MINUTE, type WallMs, wallDay } from '../../time/wall.ts';
import { addAmount, isCalendar, type Now } from './calendar.ts';
import { type HourHint, resolveClock } from './clock.ts';
import type { Frame, Moment } from './frame.ts';
import { resolvePeriod } from './period.ts';
import type { RuleParts } from './pieces.ts';
import { goingOn } from './range.ts';
import { dayOf } from './settle.ts';

/** From when to when a repeat goes on. */

/** From which day on; for a repeat inside a period (下个月每周三) also its last day. */
export function beginOf(frame: Frame, now: Now): { from: WallMs; last?: WallMs } | undefined {
  const { until } = frame;
  // every hour from 9 to 5 tomorrow
  const start = isOfOneDay(frame) && frame.end?.day ? { ...frame.start, day: frame.end.day } : frame.start;
  const present = frame.isStarting && until && !until.before ? goingOn(start, until.moment, now) : undefined;
  if (present) return { from: present.from };
  if (start.period) {
    const days = resolvePeriod(start.period, now);
    if (!days) return undefined;
    return { from: days.from, ...(frame.isStarting ? {} : { last: days.to - DAY }) };
  }
  if (!start.day && !start.shift) return { from: now.today };
  const [from] = dayOf(start, now).days;
  return from === undefined ? undefined : { from };
}

export const untilText = (day: WallMs): RuleParts => ({
  UNTIL: new Date(day).toISOString().slice(0, 10).replaceAll('-', ''),
});

/** How the rule may end: after so many times, or on one of these last days (several when the words leave it open). */
interface Limits {
  readonly count: RuleParts;
  readonly last: readonly WallMs[];
}

export function limitsOf(frame: Frame, begin: { from: WallMs; last?: WallMs }, now: Now): Limits | undefined {
  if (frame.count !== undefined) return { count: { COUNT: `${frame.count}` }, last: [] };
  const on = (...last: WallMs[]): Limits => ({ count: {}, last });
  if (frame.until) {
    const { moment, through, before } = frame.until;
    if (moment.period && !moment.day) {
      const days = resolvePeriod(moment.period, now, begin.from);
      if (!days) return undefined;
      if (before) return on(days.from - DAY);
      return through ? on(days.to - DAY) : on(days.from - DAY, days.to - DAY);
    }
    const [day] = dayOf(moment, now, begin.from).days;
    return day === undefined ? undefined : on(before ? day - DAY : day);
  }
  const times = timesWithin(frame);
  if (times !== undefined) return { count: { COUNT: `${times}` }, last: [] };
  if (frame.amount && isCalendar(frame.amount))
    return on(addAmount(Math.max(begin.from, now.today), frame.amount) - DAY);
  if (isOfOneDay(frame)) return on(begin.from);
  return begin.last === undefined ? on() : on(begin.last);
}

/** 每四小时，从今晚八点到明晚八点: so many times from the one moment to the other, which lie on two days. */
export function countedWithin(frame: Frame, now: Now, hint: HourHint): Frame {
  const { start, end, repeat, ...rest } = frame;
  const { FREQ, INTERVAL = '1', ...others } = repeat?.parts ?? {};
  const unit = FREQ === 'HOURLY' ? HOUR : FREQ === 'MINUTELY' ? MINUTE : undefined;
  if (!repeat || !unit || !start.day || !end?.day || Object.keys(others).length > 0) return frame;
  const from = wallOf(start, now, hint, now.today);
  const to = from === undefined ? undefined : wallOf(end, now, hint, wallDay(from));
  if (from === undefined || to === undefined || wallDay(to) <= wallDay(from) || frame.count !== undefined) return frame;
  return { ...rest, start, repeat, isStarting: true, count: Math.floor((to - from) / (unit * Number(INTERVAL))) + 1 };
}

function wallOf(moment: Moment, now: Now, hint: HourHint, after: WallMs): WallMs | undefined {
  const [day] = dayOf(moment, now, after).days;
  const clock = moment.clock && resolveClock(moment.clock, moment.part, hint);
  return day === undefined || !clock ? undefined : day + clock.offset;
}

/** every 30 minutes tomorrow from 2 to 4: nothing but that day. */
export function isOfOneDay({ start, end, isStarting, repeat }: Frame): boolean {
  const { FREQ, BYDAY } = repeat?.parts ?? {};
  const isSubDaily = FREQ === 'HOURLY' || FREQ === 'MINUTELY';
  return isSubDaily && BYDAY === undefined && (start.day ?? end?.day) !== undefined && !isStarting;
}

/** Every Friday for eight weeks is eight times, whatever day it is said on. Undefined where the number would depend on the calendar. */
function timesWithin({ amount, repeat, moreTimes, end, except }: Frame): number | undefined {
  if (!amount || !repeat || amount.months !== 0 || amount.ms !== 0 || repeat.workdays || except) return undefined;
  const { FREQ: freq, INTERVAL: interval, BYDAY: days, ...others } = repeat.parts;
  if (Object.keys(others).length > 0 || amount.days > 1_000) return undefined;
  // every 12 hours for 5 days
  const perDay = 24 / Number(interval ?? 1);
  if (freq === 'HOURLY')
    return days === undefined && !end?.clock && Number.isInteger(perDay) ? amount.days * perDay : undefined;
  if (interval !== undefined) return undefined;
  // at 10 and at 3 for five days
  if (freq === 'DAILY') return days === undefined ? amount.days * (1 + (moreTimes?.length ?? 0)) : undefined;
  if (moreTimes) return undefined;
  return freq === 'WEEKLY' && amount.days % 7 === 0 ? (amount.days / 7) * (days?.split(',').length ?? 1) : undefined;
}
