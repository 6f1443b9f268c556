import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { toChinese } from '../time/chinese-calendar.ts';
import type { EventTime } from '../time/event.ts';
import { DAY, HOUR, MINUTE, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { dayFilter, type YearDays } from './days.ts';
import { storedRule } from './parse.ts';
import type { ChineseDates, Frequency, Rule, Until } from './rule.ts';

/** Nothing is looked for beyond the year 2200, the contract's last, or for a DTSTART beyond it 9999, the last of ISO 8601. */
const horizonOf = (start: WallMs): WallMs => {
  const contract = Date.UTC(2201, 0, 1) - 1;
  return start <= contract ? contract : Date.UTC(10_000, 0, 1) - 1;
};

/** A rule anchored at its DTSTART, with everything that DTSTART implies made explicit. */
export interface Plan {
  readonly freq: Frequency;
  readonly interval: number;
  readonly wkst: number;
  readonly start: WallMs;
  /** Last wall time that may occur. */
  readonly until: WallMs;
  /** Whether the rule itself says when it ends (UNTIL). */
  readonly isBounded: boolean;
  readonly count: number | null;
  readonly filter: ((year: number) => YearDays) | null;
  readonly chinese: ChineseDates | null;
  /** Offsets in ms within a matching day or, for sub-daily rules, within a matching unit. Ascending. */
  readonly times: readonly number[];
  readonly setPos: readonly number[];
  /** For sub-daily rules: the length of the unit, and the units of the day that may occur on some day. */
  readonly unit: { readonly ms: number; readonly ofDay: readonly number[] } | null;
}

const UNITS: Partial<Record<Frequency, number>> = { HOURLY: HOUR, MINUTELY: MINUTE, SECONDLY: 1000 };

/** Whether a rule repeats within the day, which an all-day event cannot. */
export const isSubDaily = (freq: Frequency): boolean => UNITS[freq] !== undefined;

/**
 * UNTIL on the wall clock of the series. UTC is converted to the zone; floating
 * and all-day series take its digits; a date includes the whole of its day.
 */
export function untilWall(until: Until, time: Pick<EventTime, 'allDay' | 'zone'>): WallMs {
  if (until.form === 'date' || time.allDay) return wallDay(until.at) + DAY - 1;
  return until.form === 'utc' && time.zone !== null ? toWall(until.at, time.zone) : until.at;
}

const plans = new Map<string, Plan>();
const MAX_PLANS = 256;

/** An all-day series has a rule that repeats within the day. Who knows the reader says so by `allDayCannotRepeat`. */
export class RepeatsWithinDay extends UserError {
  readonly freq: Frequency;

  constructor(freq: Frequency) {
    const { allDayCannotRepeat, useDailyOrClockTime } = messages('en').repeats;
    super('INVALID_ARGUMENT', allDayCannotRepeat({ freq }), { hint: useDailyOrClockTime });
    this.freq = freq;
  }
}

/** Throws RepeatsWithinDay for an all-day series that repeats within the day. Plans are kept: a calendar asks again and again. */
export function planOf(time: EventTime, rrule: string): Plan {
  const key = `${rrule} ${time.start} ${time.zone} ${time.allDay}`;
  let plan = plans.get(key);
  if (!plan) {
    plan = makePlan(time, rrule);
    if (plans.size >= MAX_PLANS) plans.clear();
    plans.set(key, plan);
  }
  return plan;
}

function makePlan(time: EventTime, rrule: string): Plan {
  const given = storedRule(rrule);
  // RFC 5545: BYHOUR, BYMINUTE and BYSECOND are ignored when DTSTART is a date.
  const rule = implied(time.allDay ? { ...given, byHour: [], byMinute: [], bySecond: [] } : given, time.start);
  const horizon = horizonOf(time.start);
  const unitMs = UNITS[rule.freq];
  if (unitMs !== undefined && time.allDay) {
    throw new RepeatsWithinDay(rule.freq);
  }
  const times = timesWithin(rule, time.start);
  return {
    freq: rule.freq,
    interval: rule.interval,
    wkst: rule.wkst,
    start: time.start,
    until: Math.min(horizon, rule.until ? untilWall(rule.until, time) : horizon),
    isBounded: rule.until !== null,
    count: rule.count,
    filter: dayFilter(rule),
    chinese: rule.chinese,
    // The set of one hour, minute or second is always the same, so BYSETPOS chooses from it once and for all.
    times: unitMs === undefined ? times : chosen(times, rule.bySetPos),
    setPos: unitMs === undefined ? rule.bySetPos : [],
    unit: unitMs === undefined ? null : { ms: unitMs, ofDay: unitsOfDay(rule, time.start, unitMs) },
  };
}

/** What DTSTART supplies where the rule is silent (RFC 5545 §3.3.10, last paragraphs). */
function implied(rule: Rule, start: WallMs): Rule {
  if (rule.chinese) return { ...rule, chinese: impliedChinese(rule.chinese, start) };
  if (rule.byYearDay.length > 0 || rule.byMonthDay.length > 0 || rule.byDay.length > 0) return rule;
  const weekday = [{ weekday: wallWeekday(start), nth: 0 }];
  const date = new Date(start);
  if (rule.freq === 'WEEKLY' && rule.byWeekNo.length === 0) return { ...rule, byDay: weekday };
  if (rule.byWeekNo.length > 0) return rule.freq === 'YEARLY' ? { ...rule, byDay: weekday } : rule;
  if (rule.freq === 'MONTHLY') return { ...rule, byMonthDay: [date.getUTCDate()] };
  if (rule.freq !== 'YEARLY') return rule;
  const byMonth = rule.byMonth.length > 0 ? rule.byMonth : [date.getUTCMonth() + 1];
  return { ...rule, byMonth, byMonthDay: [date.getUTCDate()] };
}

function impliedChinese(dates: ChineseDates, start: WallMs): ChineseDates {
  if (dates.days.length > 0) return dates;
  const date = toChinese(wallDay(start));
  if (!date) return dates;
  return { ...dates, months: dates.months.length > 0 ? dates.months : [date], days: [date.day] };
}

const ascending = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b);

/** Times of day, or for sub-daily rules the offsets within the unit. */
function timesWithin(rule: Rule, start: WallMs): number[] {
  const date = new Date(start);
  const given = (list: readonly number[], fallback: number) => (list.length > 0 ? list : [fallback]);
  const below = ['HOURLY', 'MINUTELY', 'SECONDLY'].indexOf(rule.freq);
  const hours = below >= 0 ? [0] : given(rule.byHour, date.getUTCHours());
  const minutes = below >= 1 ? [0] : given(rule.byMinute, date.getUTCMinutes());
  const seconds = below >= 2 ? [0] : given(rule.bySecond, date.getUTCSeconds()).filter((second) => second < 60);
  const fraction = date.getUTCMilliseconds();
  return ascending(
    hours.flatMap((hour) =>
      minutes.flatMap((minute) => seconds.map((second) => hour * HOUR + minute * MINUTE + second * 1000 + fraction)),
    ),
  );
}

function chosen(times: readonly number[], setPos: readonly number[]): readonly number[] {
  if (setPos.length === 0) return times;
  return times.filter((_, index) => setPos.includes(index + 1) || setPos.includes(index - times.length));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Units of the day that pass BYHOUR, BYMINUTE and BYSECOND and that the interval can reach on some day. */
function unitsOfDay(rule: Rule, start: WallMs, unitMs: number): number[] {
  const perDay = DAY / unitMs;
  const step = gcd(rule.interval, perDay);
  const passes = (list: readonly number[], value: number): boolean => list.length === 0 || list.includes(value);
  const units: number[] = [];
  for (let unit = Math.floor(wallTimeOfDay(start) / unitMs) % step; unit < perDay; unit += step) {
    const ms = unit * unitMs;
    if (!passes(rule.byHour, Math.floor(ms / HOUR))) continue;
    if (unitMs < HOUR && !passes(rule.byMinute, Math.floor(ms / MINUTE) % 60)) continue;
    if (unitMs < MINUTE && !passes(rule.bySecond, (ms / 1000) % 60)) continue;
    units.push(unit);
  }
  return units;
}
