import type { RepeatReading } from '../time/phrase.ts';
import { formatWallDate, parseWall, type WallMs } from '../time/wall.ts';

/** A repeat with the days that its rule cannot say, as lines of iCalendar (RFC 5545 §3.8.5). */

type Days = NonNullable<RepeatReading['official']>;

interface Lines {
  readonly start?: string | undefined;
  readonly rule: string;
  readonly days?: Days | undefined;
}

const LINES =
  /^(?:DTSTART:(?<start>\S+)\s+)?(?<rule>(?:RRULE:)?[A-Z-]+=\S+)(?:\s+EXDATE:(?<off>\S+))?(?:\s+RDATE:(?<more>\S+))?$/i;

/**
 * Undefined for what is not of this form. EXDATE and RDATE name days, each for all that is on it.
 *
 * @example
 * readRepeatLines('RRULE:FREQ=WEEKLY;BYDAY=MO EXDATE:20261207') // { rule: 'RRULE:…', days: { off: [Date.UTC(2026, 11, 7)], makeUp: [] } }
 */
export function readRepeatLines(text: string): Lines | undefined {
  const { start, rule, off, more } = LINES.exec(text)?.groups ?? {};
  const [out, added] = [daysOf(off), daysOf(more)];
  if (rule === undefined || !out || !added) return undefined;
  return { start, rule, ...(out.length + added.length > 0 && { days: { off: out, makeUp: added } }) };
}

/** @example repeatLines('FREQ=WEEKLY', { off: [Date.UTC(2026, 11, 7)], makeUp: [] }) // 'FREQ=WEEKLY EXDATE:20261207' */
export const repeatLines = (rrule: string, { off, makeUp }: Days = { off: [], makeUp: [] }): string =>
  [rrule, line('EXDATE', off), line('RDATE', makeUp)].filter(Boolean).join(' ');

const line = (name: string, days: readonly WallMs[]): string =>
  days.length > 0 ? `${name}:${days.map((day) => formatWallDate(day).replaceAll('-', '')).join()}` : '';

/** Midnights; undefined where one of them is no date. */
function daysOf(listed = ''): WallMs[] | undefined {
  const days = listed.split(',').filter(Boolean).map(dayOf);
  return days.every((day) => day !== undefined) ? days : undefined;
}

function dayOf(text: string): WallMs | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
  return day === undefined ? undefined : parseWall(`${year}-${month}-${day}`);
}
