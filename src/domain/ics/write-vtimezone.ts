import { WEEKDAYS } from '../recurrence/rule.ts';
import { DAY, HOUR, MINUTE, type WallMs, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { type OffsetChange, offsetAt, offsetChanges } from '../time/zone.ts';
import { line } from './write-lines.ts';
import { dateTimeDigits } from './write-times.ts';
import { zoneByIanaName } from './zone-names.ts';

/** One change of the clock, at the wall time before it. */
interface Onset extends OffsetChange {
  readonly wall: WallMs;
}

/** A change that comes every year on the same weekday of seven dates, or on the same date. */
interface Yearly {
  readonly kind: string;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly weekday: number | null;
}

/** These years show whether a zone has a rule: every weekday falls on every date within 28 years. */
const SHOWN = { first: 2037, last: 2064 };
/** Where a zone has none, its changes are listed to the end of this year. */
const LISTED = 2100;

const yearOf = (wall: WallMs): number => new Date(wall).getUTCFullYear();
const dayOf = (wall: WallMs): number => new Date(wall).getUTCDate();

/** What the changes of one rule have in common. */
const kindOf = ({ wall, before, after }: Onset): string =>
  [before, after, new Date(wall).getUTCMonth(), wallTimeOfDay(wall)].join();

function yearly(kind: string, onsets: readonly Onset[]): Yearly | undefined {
  const walls = onsets.map(({ wall }) => wall);
  if (walls.length !== SHOWN.last - SHOWN.first + 1) return undefined;
  const days = walls.map(dayOf);
  const [firstDay, lastDay] = [Math.min(...days), Math.max(...days)];
  const weekdays = new Set(walls.map(wallWeekday));
  if (firstDay === lastDay) return { kind, firstDay, lastDay, weekday: null };
  const [weekday] = weekdays;
  return weekdays.size === 1 && weekday !== undefined && lastDay - firstDay === 6
    ? { kind, firstDay, lastDay, weekday }
    : undefined;
}

/** The rules by which a zone changes its clocks for ever; undefined when not all of its changes follow one. */
function rulesOf(onsets: readonly Onset[]): Yearly[] | undefined {
  const shown = onsets.filter(({ wall }) => yearOf(wall) >= SHOWN.first && yearOf(wall) <= SHOWN.last);
  const kinds = [...Map.groupBy(shown, kindOf)].map(([kind, own]) => yearly(kind, own));
  return kinds.every((rule) => rule !== undefined) ? kinds : undefined;
}

/** The changes that a rule makes: all of its years without a gap up to the last. */
function madeBy(rule: Yearly, onsets: readonly Onset[]): Onset[] {
  const { kind, firstDay, lastDay, weekday } = rule;
  const made: Onset[] = [];
  for (const onset of onsets.filter((one) => kindOf(one) === kind).reverse()) {
    const { wall } = onset;
    const fits =
      dayOf(wall) >= firstDay && dayOf(wall) <= lastDay && (weekday ?? wallWeekday(wall)) === wallWeekday(wall);
    const next = made.at(-1);
    if (!fits || (next && yearOf(next.wall) !== yearOf(wall) + 1)) break;
    made.push(onset);
  }
  return made.reverse();
}

/** RFC 5545 has ordinals for the first days of a month and for the last; any other seven days are listed. */
function ruleText({ firstDay, lastDay, weekday }: Yearly, wall: WallMs): string {
  const date = new Date(wall);
  const month = `FREQ=YEARLY;BYMONTH=${date.getUTCMonth() + 1}`;
  if (weekday === null) return `${month};BYMONTHDAY=${firstDay}`;
  const name = WEEKDAYS[weekday];
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (lastDay === length && length > 28) return `${month};BYDAY=-1${name}`;
  if (firstDay % 7 === 1) return `${month};BYDAY=${(firstDay - 1) / 7 + 1}${name}`;
  const days = Array.from({ length: 7 }, (_, index) => firstDay + index);
  return `${month};BYMONTHDAY=${days};BYDAY=${name}`;
}

function offsetText(ms: number): string {
  const size = Math.abs(ms);
  const parts = [size / HOUR, (size % HOUR) / MINUTE, (size % MINUTE) / 1000].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  const text = parts[2] === '00' ? parts.slice(0, 2) : parts;
  return `${ms < 0 ? '-' : '+'}${text.join('')}`;
}

function observance(name: string, first: Onset, lines: string): string {
  return [
    line('BEGIN', name),
    line('DTSTART', dateTimeDigits(first.wall)),
    line('TZOFFSETFROM', offsetText(first.before)),
    line('TZOFFSETTO', offsetText(first.after)),
    lines,
    line('END', name),
  ].join('');
}

/** Daylight time is what is taken back within the year. */
const nameOf = (onset: OffsetChange, next: OffsetChange | undefined): string =>
  next && onset.after >= onset.before && next.after < next.before && next.at - onset.at < 366 * DAY
    ? 'DAYLIGHT'
    : 'STANDARD';

/** The observances of a zone from the beginning of a year on, each with its first onset. */
function observances(zone: string, from: number, last: WallMs): string[] {
  const until = (year: number): Onset[] =>
    offsetChanges(zone, from, Date.UTC(year + 1, 0, 1)).map((change) => ({
      ...change,
      wall: change.at + change.before,
    }));
  let onsets = until(SHOWN.last);
  const rules = rulesOf(onsets);
  if (!rules) onsets = until(Math.max(LISTED, yearOf(last) + 1));
  const names = new Map(onsets.map((onset, index) => [onset, nameOf(onset, onsets[index + 1])]));
  const written: [first: WallMs, text: string][] = [];
  const ruled = new Set<Onset>();
  for (const rule of rules ?? []) {
    const made = madeBy(rule, onsets);
    for (const onset of made) ruled.add(onset);
    const first = made[0] as Onset;
    // Of the last change that was looked at the name is not known.
    written.push([first.at, observance(names.get(first) as string, first, line('RRULE', ruleText(rule, first.wall)))]);
  }
  const listed = Map.groupBy(
    onsets.filter((onset) => !ruled.has(onset)),
    (onset) => [names.get(onset), onset.before, onset.after].join(),
  );
  for (const [first, ...others] of listed.values() as Iterable<[Onset, ...Onset[]]>) {
    const dates = others.map(({ wall }) => dateTimeDigits(wall));
    written.push([
      first.at,
      observance(names.get(first) as string, first, dates.length > 0 ? line('RDATE', dates.join()) : ''),
    ]);
  }
  const offset = offsetAt(zone, from);
  const base: Onset = { at: from, before: offset, after: offset, wall: from + offset };
  written.sort((a, b) => a[0] - b[0]);
  return [observance(nameOf(base, onsets[0]), base, ''), ...written.map(([, text]) => text)];
}

/**
 * The VTIMEZONE of an IANA zone for times from `first` on (RFC 5545 §3.6.5): by rule where
 * the zone has one for ever, else with its changes listed to 2100 and past `last`.
 */
export function vtimezone(zone: string, first: WallMs, last: WallMs): string {
  const from = Date.UTC(Math.min(yearOf(first), SHOWN.first) - 1, 0, 1);
  return [
    line('BEGIN', 'VTIMEZONE'),
    line('TZID', zone),
    line('X-LIC-LOCATION', zone),
    // A name that a reader would take for another zone, since others write it so.
    zoneByIanaName(zone) === zone ? '' : line('X-PERCH-ZONE', zone),
    ...observances(zone, from, last),
    line('END', 'VTIMEZONE'),
  ].join('');
}
