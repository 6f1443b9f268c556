import { firstWall } from '../../recurrence/align.ts';
import { planOf } from '../../recurrence/plan.ts';
import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { RepeatReading } from '../../time/phrase.ts';
import { DAY, formatWallDate, MINUTE, type WallMs, wallDay, wallWeekday } from '../../time/wall.ts';
import type { Now } from './calendar.ts';
import { partOffsets } from './clock.ts';
import type { Frame } from './frame.ts';
import type { RuleParts } from './pieces.ts';
import type { RepeatTimes } from './repeat-times.ts';
import { momentAt } from './settle.ts';
import { departuresIn, isKnownYear, isMainlandChina, isWorkday, lastKnownYear } from './workdays.ts';

/** The rule of a repeat as text, and its first match. */

const ORDER = [
  'RSCALE',
  'FREQ',
  'INTERVAL',
  'BYMONTH',
  'BYWEEKNO',
  'BYMONTHDAY',
  'BYDAY',
  'BYSETPOS',
  'BYHOUR',
  'BYMINUTE',
  'SKIP',
  'COUNT',
  'UNTIL',
];
const ruleText = (parts: RuleParts): string =>
  ORDER.flatMap((key) => (parts[key] === undefined ? [] : [`${key}=${parts[key]}`])).join(';');

export function repeatFrom(
  parts: RuleParts,
  from: WallMs,
  times: RepeatTimes,
  frame: Frame,
  now: Now,
  off: readonly WallMs[] = [],
): RepeatReading | undefined {
  const workdays = frame.repeat?.workdays === true;
  let first = firstMatch(parts, Math.max(from, now.today), times.offset, workdays, now);
  for (let turn = 0; turn < off.length && first !== undefined && off.includes(wallDay(first)); turn++)
    first = firstMatch(parts, wallDay(first) + DAY, times.offset, workdays, now);
  if (first === undefined) return undefined;
  const isSubDaily = parts.FREQ === 'MINUTELY' || parts.FREQ === 'HOURLY';
  const { part } = frame.start;
  const rrule = ruleText(parts);
  const official = withOff(
    workdays && isMainlandChina(now.zone) ? officialDays(parts, rrule, first) : undefined,
    off.filter((day) => day >= wallDay(first)),
  );
  const series = { kind: 'repeat', rrule, ...(from > now.today && { begins: from }), workdays, official } as const;
  if (times.offset !== undefined || isSubDaily) return { ...series, first: momentAt(first, now) };
  if (part === undefined) return { ...series, first: { kind: 'day', day: first } };
  const offsets = partOffsets(part);
  return { ...series, first: { kind: 'part', part, day: first, from: first + offsets.from, to: first + offsets.to } };
}

/** What was said to be left out beside what the official calendar leaves out. */
const withOff = (official: RepeatReading['official'], off: readonly WallMs[]): RepeatReading['official'] =>
  off.length === 0
    ? official
    : { off: [...new Set([...(official?.off ?? []), ...off])], makeUp: official?.makeUp ?? [] };

/** Only for a plain rule: a number of times, or of weeks between, would not count what is taken out and put in. */
function officialDays(parts: RuleParts, rrule: string, from: WallMs): RepeatReading['official'] {
  const until = parts.UNTIL ?? '99999999';
  if (!/^FREQ=WEEKLY;BYDAY=[A-Z,]+(?:;UNTIL=\d+)?$/.test(rrule) || !isKnownYear(from)) return undefined;
  const [off, makeUp]: [WallMs[], WallMs[]] = [[], []];
  for (let year = new Date(from).getUTCFullYear(); year <= lastKnownYear(from); year++) {
    for (const { day, work } of departuresIn(year)) {
      if (day >= wallDay(from) && formatWallDate(day).replaceAll('-', '') <= until) (work ? makeUp : off).push(day);
    }
  }
  return { off, makeUp };
}

const WORKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR'];

/** The first wall time that matches from the day on and is not over. */
function firstMatch(
  parts: RuleParts,
  from: WallMs,
  offset: number | undefined,
  workdays: boolean,
  now: Now,
): WallMs | undefined {
  const isSubDaily = parts.FREQ === 'MINUTELY' || parts.FREQ === 'HOURLY';
  const thisMinute = Math.floor(now.wall / MINUTE) * MINUTE;
  let start = from + (offset ?? 0);
  if (isSubDaily && offset === undefined) start = Math.max(from, Math.ceil(now.wall / MINUTE) * MINUTE);
  else if (parts.BYHOUR !== undefined) start = Math.max(from, thisMinute);
  else if (offset !== undefined && start < thisMinute) start += DAY;
  // The interval counts from the first match, so it has no say in it.
  const { INTERVAL: interval, ...rest } = parts;
  const rule = ruleText(isSubDaily || parts.FREQ === 'DAILY' || interval === undefined ? parts : rest);
  const allDay = offset === undefined && !isSubDaily;
  let first = firstWall(planOf({ allDay, zone: null, start, fold: 0, days: 1, ms: 0 }, rule));
  if (!workdays || first === undefined) return first;
  const official = isMainlandChina(now.zone);
  if (parts.BYHOUR !== undefined || isSubDaily)
    return isWorkday(first, official) ? first : firstMatch(parts, wallDay(first) + DAY, offset, workdays, now);
  first = start;
  // A make-up day may be one of no weekday of the rule; what was left out of it (工作日，周一除外) is none of its days.
  const days = parts.BYDAY?.split(',') ?? WORKDAYS;
  const isLeftOut = (day: WallMs): boolean => {
    const name = WEEKDAYS[wallWeekday(day)] as string;
    return WORKDAYS.includes(name) && !days.includes(name);
  };
  while (!isWorkday(first, official) || isLeftOut(first)) first += DAY;
  return first;
}
