import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import { type Iso, type IsoProblem, parseIso } from '../time/iso.ts';
import type { PhraseReader } from '../time/phrase.ts';
import { formatWall, formatWallDate, type Instant, type WallMs, wallDay } from '../time/wall.ts';
import { findZone, startOfDay, toInstant, toWall } from '../time/zone.ts';
import { fixedZone, nearestZones } from '../time/zone-names.ts';

/** Where and when a time is read. A `Caller` is one. */
export interface ReadingContext {
  /** IANA zone of times without one. */
  readonly zone: string;
  readonly now: Instant;
  readonly language: Language;
  /** The day on which weeks begin, 0 = Monday; unless given, that of the language and zone. */
  readonly weekStart?: number | undefined;
  /** The order of 3/4, where what else was said tells it. */
  readonly monthFirst?: boolean | undefined;
  /** Reads plain language; without it only ISO 8601 is read. */
  readonly phrases?: PhraseReader | undefined;
  /** Words around the time that may say which half of the day is meant, such as a title. */
  readonly about?: string;
}

/** A point on the time line. `wall` is its clock reading in `zone`; in a DST gap the reading as given, which no clock shows. */
export interface InstantReading {
  readonly kind: 'instant';
  readonly instant: Instant;
  readonly zone: string;
  readonly wall: WallMs;
  readonly fold: 0 | 1;
  /** What was assumed, in the reader's language. */
  readonly assumptions: string[];
}

export interface DateReading {
  readonly kind: 'date';
  /** Midnight of the day. */
  readonly wall: WallMs;
  readonly assumptions: string[];
}

export type TimeReading = InstantReading | DateReading;

const MAX_TEXT = 1_000;

/**
 * Reads ISO 8601 with offset, local ISO, or a date; undefined when it is none of
 * them. Throws UserError INVALID_ARGUMENT for what does not exist,
 * LIMIT_EXCEEDED for text over 1,000 characters and years outside 1900–2200.
 */
export function readIso(text: string, context: ReadingContext): TimeReading | undefined {
  const { language } = context;
  checkLength(text, language);
  const iso = parseIso(text, (offset, wall) => toWall(wall - offset, context.zone) === wall);
  if (iso === undefined) return undefined;
  if (typeof iso === 'string') throw problem(iso, text, language);
  if (iso.kind === 'date') return fromDate(iso.wall, context);
  const zone = iso.zone === undefined ? context.zone : readZone(iso.zone, language);
  return iso.kind === 'offset' ? fromOffset(iso, zone) : fromLocal(iso.wall, zone, language);
}

export function checkLength(text: string, language: Language): void {
  if (text.length <= MAX_TEXT) return;
  throw new UserError('LIMIT_EXCEEDED', messages(language).times.textTooLong({ most: MAX_TEXT }), {
    hint: messages(language).times.timesLike,
  });
}

export const invalidTime = (language: Language, message: string): UserError =>
  new UserError('INVALID_ARGUMENT', message, {
    hint: messages(language).times.timesLike,
  });

function problem(kind: IsoProblem, text: string, language: Language): UserError {
  switch (kind) {
    case 'year':
      return new UserError('LIMIT_EXCEEDED', messages(language).times.yearsOutOfRange({ text }), {
        hint: messages(language).times.timesLike,
      });
    case 'date':
      return invalidTime(language, messages(language).times.noSuchDate({ text }));
    case 'time':
      return invalidTime(language, messages(language).times.noSuchTime({ text }));
    case 'offset':
      return invalidTime(language, messages(language).times.noSuchOffset({ text }));
  }
}

/** A few days were left out where a zone moved across the date line: such a day shifts as a time in a gap does. */
function fromDate(wall: WallMs, { zone, language }: ReadingContext): DateReading {
  const day = wallDay(toWall(startOfDay(wall, zone), zone));
  return {
    kind: 'date',
    wall: day,
    assumptions: day === wall ? [] : [shifted(formatWallDate, wall, day, zone, language)],
  };
}

function shifted(format: (wall: WallMs) => string, wall: WallMs, to: WallMs, zone: string, language: Language): string {
  const [given, taken] = [format(wall), format(to)];
  return messages(language).times.clockSkips({ zone, given, taken });
}

function fromOffset(iso: Iso, zone: string): InstantReading {
  const instant = iso.wall - iso.offset;
  const wall = toWall(instant, zone);
  const fold = toInstant(wall, zone) === instant ? 0 : 1;
  return { kind: 'instant', instant, zone, wall, fold, assumptions: [] };
}

/** What the clock of a zone shows at `wall`; that it is skipped there or shown twice is said. */
export function fromLocal(wall: WallMs, zone: string, language: Language): InstantReading {
  const instant = toInstant(wall, zone);
  const shown = toWall(instant, zone);
  const assumptions: string[] = [];
  if (shown !== wall) {
    assumptions.push(shifted(formatWall, wall, shown, zone, language));
  } else if (toInstant(wall, zone, 1) !== instant) {
    assumptions.push(messages(language).times.clockRepeats({ wall: formatWall(wall), zone }));
  }
  return { kind: 'instant', instant, zone, wall, fold: 0, assumptions };
}

/** What a reading shows as, for messages: `2026-01-28` or `2026-01-28T15:00:00`. */
export const showReading = (reading: TimeReading): string =>
  reading.kind === 'date' ? formatWallDate(reading.wall) : formatWall(reading.wall);

/** Whether the words for a zone ask for none: the time then follows the user, wherever they are. */
export const isFloating = (timezone: string | undefined): boolean =>
  timezone !== undefined && /^\s*(?:floating|浮动(?:时间|时区)?)\s*$/i.test(timezone);

/**
 * An IANA zone name in any case, `UTC` or `Z`; a fixed offset of whole hours
 * becomes `Etc/GMT∓n`. Throws UserError INVALID_ARGUMENT with the nearest names.
 */
export function readZone(text: string, language: Language = 'en'): string {
  const name = text.trim().replaceAll(/\s+/g, '_');
  if (/^z$/i.test(name)) return 'UTC';
  const zone = fixedZone(text.trim()) ?? findZone(name);
  if (zone !== undefined) return zone;
  const near = name.length <= 64 ? nearestZones(name) : [];
  const examples = near.length > 0 ? near : ['Asia/Shanghai', 'America/New_York', 'UTC'];
  throw new UserError('INVALID_ARGUMENT', messages(language).times.noTimeZone({ text: text.slice(0, 64) }), {
    hint: messages(language).times.useIanaName({ examples }),
  });
}
