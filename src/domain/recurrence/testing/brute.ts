import { DAY, HOUR, MINUTE, type WallMs } from '../../time/wall.ts';
import { parseRule } from '../parse.ts';
import type { Rule } from '../rule.ts';

/**
 * Every wall time of a rule in [start, to), found by looking at every minute
 * and asking RFC 5545's table of BYxxx parts: slow, and sharing nothing with the engine but the parser.
 */
export function bruteForce(rrule: string, start: WallMs, to: WallMs): WallMs[] {
  const { rule } = parseRule(rrule, { limits: 'none' });
  const first = periodStart(rule, start);
  const sets = new Map<number, WallMs[]>();
  const origin = periodOf(rule, start);
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute * MINUTE).filter((ms) =>
    clockPasses(rule, ms, start),
  );
  // A period that begins before `to` is looked at whole, or BYSETPOS would count in a part of it.
  for (let day = first; day < to + 366 * DAY; day += DAY) {
    if (!dayPasses(rule, day, start)) continue;
    for (const ms of minutes) {
      const wall = day + ms;
      const period = periodOf(rule, wall);
      if ((period - origin) % rule.interval !== 0) continue;
      const set = sets.get(period);
      if (set) set.push(wall);
      else sets.set(period, [wall]);
    }
  }
  const chosen = [...sets.values()].flatMap((set) =>
    rule.bySetPos.length === 0
      ? set
      : set.filter((_, index) => rule.bySetPos.some((at) => at === index + 1 || at === index - set.length)),
  );
  return chosen.filter((wall) => wall >= start && wall < to).sort((a, b) => a - b);
}

const weekStart = (wall: WallMs, wkst: number): WallMs => {
  const day = Math.floor(wall / DAY) * DAY;
  return day - ((((new Date(day).getUTCDay() + 6) % 7) - wkst + 7) % 7) * DAY;
};

function periodOf(rule: Rule, wall: WallMs): number {
  const date = new Date(wall);
  switch (rule.freq) {
    case 'YEARLY':
      return date.getUTCFullYear();
    case 'MONTHLY':
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    case 'WEEKLY':
      return Math.round(weekStart(wall, rule.wkst) / (7 * DAY));
    case 'DAILY':
      return Math.floor(wall / DAY);
    case 'HOURLY':
      return Math.floor(wall / HOUR);
    default:
      return Math.floor(wall / MINUTE);
  }
}

function periodStart(rule: Rule, start: WallMs): WallMs {
  const date = new Date(start);
  if (rule.freq === 'YEARLY') return Date.UTC(date.getUTCFullYear(), 0, 1);
  if (rule.freq === 'MONTHLY') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return rule.freq === 'WEEKLY' ? weekStart(start, rule.wkst) : Math.floor(start / DAY) * DAY;
}

const has = (list: readonly number[], forward: number, length: number): boolean =>
  list.length === 0 || list.includes(forward) || list.includes(forward - length - 1);

function dayPasses(rule: Rule, day: WallMs, start: WallMs): boolean {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [january, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const silent = rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length === 0;
  const origin = new Date(start);
  if (silent) {
    const sameWeekday = date.getUTCDay() === origin.getUTCDay();
    if ((rule.freq === 'WEEKLY' || rule.byWeekNo.length > 0) && !sameWeekday) return false;
    const sameDay = date.getUTCDate() === origin.getUTCDate();
    if ((rule.freq === 'MONTHLY' || rule.freq === 'YEARLY') && rule.byWeekNo.length === 0 && !sameDay) return false;
    const anyMonth = rule.freq !== 'YEARLY' || rule.byMonth.length > 0 || rule.byWeekNo.length > 0;
    if (!anyMonth && month !== origin.getUTCMonth()) return false;
  }
  return (
    has(rule.byMonth, month + 1, 99) &&
    has(rule.byMonthDay, date.getUTCDate(), monthLength) &&
    has(rule.byYearDay, (day - january) / DAY + 1, (next - january) / DAY) &&
    weekPasses(rule, day) &&
    weekdayPasses(rule, day)
  );
}

/** The week belongs to the year that holds its fourth day. */
function weekPasses(rule: Rule, day: WallMs): boolean {
  if (rule.byWeekNo.length === 0) return true;
  const fourth = weekStart(day, rule.wkst) + 3 * DAY;
  const year = new Date(fourth).getUTCFullYear();
  const first = weekStart(Date.UTC(year, 0, 4), rule.wkst);
  const after = weekStart(Date.UTC(year + 1, 0, 4), rule.wkst);
  return has(rule.byWeekNo, (weekStart(day, rule.wkst) - first) / (7 * DAY) + 1, (after - first) / (7 * DAY));
}

function weekdayPasses(rule: Rule, day: WallMs): boolean {
  if (rule.byDay.length === 0) return true;
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const inMonth = rule.freq === 'MONTHLY' || rule.byMonth.length > 0;
  const from = inMonth ? Date.UTC(year, month, 1) : Date.UTC(year, 0, 1);
  const to = inMonth ? Date.UTC(year, month + 1, 1) : Date.UTC(year + 1, 0, 1);
  return rule.byDay.some(({ weekday, nth }) => {
    if ((date.getUTCDay() + 6) % 7 !== weekday) return false;
    const same: WallMs[] = [];
    for (let other = from; other < to; other += DAY)
      if (new Date(other).getUTCDay() === date.getUTCDay()) same.push(other);
    return nth === 0 || same.at(nth > 0 ? nth - 1 : nth) === day;
  });
}

function clockPasses(rule: Rule, wall: WallMs, start: WallMs): boolean {
  const [date, origin] = [new Date(wall), new Date(start)];
  const hours =
    rule.byHour.length > 0 || rule.freq === 'HOURLY' || rule.freq === 'MINUTELY' ? rule.byHour : [origin.getUTCHours()];
  const minutes = rule.byMinute.length > 0 || rule.freq === 'MINUTELY' ? rule.byMinute : [origin.getUTCMinutes()];
  return has(hours, date.getUTCHours(), 99) && has(minutes, date.getUTCMinutes(), 99);
}
