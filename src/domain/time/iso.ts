import { DAY, HOUR, MINUTE, type WallMs } from './wall.ts';

/** An ISO 8601 reading: a date, a local time, or a time with its offset from UTC. */
export interface Iso {
  readonly kind: 'date' | 'local' | 'offset';
  readonly wall: WallMs;
  /** Milliseconds east of UTC; 0 unless `kind` is `offset`. */
  readonly offset: number;
  /** `[Asia/Shanghai]` after the time (RFC 9557), as written. */
  readonly zone: string | undefined;
}

/** Why a text in ISO form means nothing. */
export type IsoProblem = 'date' | 'time' | 'offset' | 'year';

const DATE = String.raw`([+-]?\d{4,6})-(\d{1,2})-(\d{1,2})|(\d{4})/(\d{1,2})/(\d{1,2})|(\d{4})(\d{2})(\d{2})`;
const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?|(\d{2})(?:(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?)?`;
const OFFSET = String.raw`z|([+\u2212-])(\d{2})(?::?(\d{2})(?::?(\d{2}))?)?`;
const ISO = new RegExp(
  String.raw`^(?:${DATE})(?:(?:t|\s+|\s*t\s*)(?:${CLOCK})(?:\s*(?:${OFFSET}))?(?:\[([A-Za-z][\w+\-/]*)\])?)?$`,
  'i',
);

const YEARS = { first: 1900, last: 2200 };

/** Beyond these no clock on earth is set. */
const WEST = -12 * HOUR;
const EAST = 14 * HOUR;

/**
 * Reads ISO 8601 in extended or basic form, with a blank for the T, without
 * seconds, with fractions (kept to the millisecond) and with 24:00 as the next
 * midnight. Undefined when the text has no such form at all, and for a range
 * such as `2026-12-14 14:00-18:00`: a minus is an offset after seconds or a `T`,
 * and where no range of that day is meant, unless it is that of the reader's own clock.
 */
export function parseIso(
  text: string,
  isOwnOffset?: (offset: number, wall: WallMs) => boolean,
): Iso | IsoProblem | undefined {
  const match = ISO.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day] = (match[1] ? match.slice(1, 4) : match[4] ? match.slice(4, 7) : match.slice(7, 10)).map(
    Number,
  ) as [number, number, number];
  if (year < YEARS.first || year > YEARS.last) return 'year';
  const date = Date.UTC(year, month - 1, day);
  const read = new Date(date);
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) return 'date';
  const clock = match[10] !== undefined ? match.slice(10, 14) : match.slice(14, 18);
  if (clock[0] === undefined) return { kind: 'date', wall: date, offset: 0, zone: undefined };
  const time = clockMs(clock);
  const offset = match[18] === undefined ? 0 : offsetMs(match.slice(18, 22));
  if (match[18] !== undefined && match[18] !== '+') {
    const isOwn = time !== undefined && offset !== undefined && isOwnOffset?.(offset, date + time) === true;
    if (!isOwn && isRangeEnd(text, { time, offset, hasSeconds: clock[2] !== undefined })) return undefined;
  }
  if (time === undefined) return 'time';
  const zone = match[22];
  const hasOffset = match[18] !== undefined || /z(?:\[|$)/i.test(text.trim());
  if (offset === undefined || offset < WEST || offset > EAST) return 'offset';
  return { kind: hasOffset ? 'offset' : 'local', wall: date + time, offset, zone };
}

/** Whether what follows a minus is the end of a range, not an offset from UTC. */
function isRangeEnd(
  text: string,
  { time, offset, hasSeconds }: { time: number | undefined; offset: number | undefined; hasSeconds: boolean },
): boolean {
  const end = -(offset ?? -DAY);
  const isLater = time !== undefined && end > time && end <= DAY;
  if (hasSeconds) return isLater && -end < WEST;
  return isLater || !/\dt/i.test(text);
}

function clockMs(parts: readonly (string | undefined)[]): number | undefined {
  const [hour, minute, second] = parts.slice(0, 3).map((part) => Number(part ?? 0)) as [number, number, number];
  const fraction = Math.floor(Number(`0.${parts[3] ?? 0}`) * 1000);
  if (hour === 24) return minute === 0 && second === 0 && fraction === 0 ? DAY : undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return hour * HOUR + minute * MINUTE + second * 1000 + fraction;
}

function offsetMs(parts: readonly (string | undefined)[]): number | undefined {
  const [hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as [number, number, number];
  if (hour > 24 || minute > 59 || second > 59) return undefined;
  const size = hour * HOUR + minute * MINUTE + second * 1000;
  return parts[0] === '+' ? size : -size;
}
