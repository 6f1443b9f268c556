import ICAL from 'ical.js';
import { messages } from '../../messages/index.ts';
import { DAY, HOUR, MINUTE, parseWall, type WallMs, wallTimeOfDay } from '../time/wall.ts';
import { BrokenPart, quote } from './broken.ts';
import type { Property } from './property.ts';

/** A DATE or DATE-TIME (RFC 5545 §3.3.4, §3.3.5), not yet placed in a zone of ours. */
export type IcsTime =
  | { readonly kind: 'date' | 'floating' | 'utc'; readonly wall: WallMs }
  | {
      readonly kind: 'zoned';
      readonly wall: WallMs;
      readonly tzid: string;
      /** The second of two equal wall times, as our own files say it. */
      readonly fold?: 1;
    };

/** A duration: nominal days and elapsed milliseconds, both of one sign. */
export interface Span {
  readonly days: number;
  readonly ms: number;
}

/** A date or the beginning of a period. */
export interface IcsDate {
  readonly at: IcsTime;
  readonly end?: IcsTime;
  readonly span?: Span;
}

const FORM = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Reads one value. Beyond the RFC: ISO separators, missing seconds, an offset, 24:00, leap seconds. Throws BrokenPart. */
export function readTime(value: string, tzid: string | undefined, line?: number): IcsTime {
  const match = FORM.exec(value.trim());
  const date = match ? parseWall(`${match[1]}-${match[2]}-${match[3]}`) : undefined;
  if (!match || date === undefined)
    throw new BrokenPart((to) => messages(to).ics.noDate({ value: quote(value) }), line);
  if (match[4] === undefined) return { kind: 'date', wall: date };
  const [hour, minute, second] = [match[4], match[5], match[6] ?? '0'].map(Number) as [number, number, number];
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) {
    throw new BrokenPart((to) => messages(to).ics.noTime({ value: quote(value) }), line);
  }
  const wall = date + hour * HOUR + minute * MINUTE + Math.min(second, 59) * 1000;
  const suffix = match[7]?.toUpperCase();
  if (suffix === 'Z') return { kind: 'utc', wall };
  if (suffix !== undefined) return { kind: 'utc', wall: wall - readOffset(suffix) };
  return tzid === undefined || tzid.trim() === ''
    ? { kind: 'floating', wall }
    : { kind: 'zoned', wall, tzid: tzid.trim() };
}

/** `+0530` or `-03:00` or `+013012`, in milliseconds. NaN when it is none. */
export function readOffset(text: string): number {
  const match = /^([+-])?(\d{2}):?(\d{2}):?(\d{2})?$/.exec(text.trim());
  if (!match) return Number.NaN;
  const size = Number(match[2]) * HOUR + Number(match[3]) * MINUTE + Number(match[4] ?? 0) * 1000;
  return match[1] === '-' ? -size : size;
}

/** DURATION (RFC 5545 §3.3.6). Throws BrokenPart. */
export function readSpan(value: string, line?: number): Span {
  let duration: { weeks: number; days: number; hours: number; minutes: number; seconds: number; isNegative: boolean };
  try {
    duration = ICAL.Duration.fromString(value.trim());
  } catch {
    throw new BrokenPart((to) => messages(to).ics.noDuration({ value: quote(value) }), line);
  }
  const sign = duration.isNegative ? -1 : 1;
  const ms = duration.hours * HOUR + duration.minutes * MINUTE + duration.seconds * 1000;
  const days = duration.weeks * 7 + duration.days;
  if (!Number.isSafeInteger(days * DAY + ms))
    throw new BrokenPart((to) => messages(to).ics.durationIsTooLong({ value: quote(value) }), line);
  return { days: sign * days || 0, ms: sign * ms || 0 };
}

/** The value of a property that holds one date, such as DTSTART. A clock time outweighs VALUE=DATE, unless it is midnight. */
export function timeOf(property: Property): IcsTime {
  const time = readTime(property.value, property.params.get('tzid'), property.line);
  const isDate = property.params.get('x-value')?.toUpperCase() === 'DATE' && wallTimeOfDay(time.wall) === 0;
  if (isDate) return { kind: 'date', wall: time.wall };
  return time.kind === 'zoned' && property.params.get('x-perch-fold') === '1' ? { ...time, fold: 1 } : time;
}

/** The values of EXDATE or RDATE: dates, times or periods. */
export function datesOf(property: Property): IcsDate[] {
  const tzid = property.params.get('tzid');
  const ownDays = property.params.get('x-perch-days');
  const values = property.value.split(',').filter((value) => value.trim() !== '');
  return values.map((value) => {
    const slash = value.indexOf('/');
    if (slash < 0) {
      const at = readTime(value, tzid, property.line);
      return ownDays === undefined ? { at } : { at, span: readSpan(`P${ownDays}D`, property.line) };
    }
    const at = readTime(value.slice(0, slash), tzid, property.line);
    const rest = value.slice(slash + 1);
    if (/^\s*[+-]?P/i.test(rest)) return { at, span: readSpan(rest, property.line) };
    return { at, end: readTime(rest, tzid, property.line) };
  });
}
