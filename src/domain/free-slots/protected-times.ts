import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import { DAY, MINUTE, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { formatWorkingHours, type MinuteRange, parseWorkingHours, type WorkingHours } from './working-hours.ts';

const DAY_MINUTES = 1440;
const MAX_LENGTH = 500;
const EVERY_DAY = 'MO-SU';
const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** English names of days as the text of working hours has them. */
const ENGLISH_DAYS: readonly (readonly [pattern: RegExp, days: string])[] = [
  [/\b(?:week|work)days?\b/gi, 'MO-FR'],
  [/\bweekends?\b/gi, 'SA,SU'],
  [/\b(?:every ?day|daily)\b/gi, EVERY_DAY],
  [/\b(mo|tu|we|th|fr|sa|su)(?:n|nday|e|es|esday|d|dnesday|u|ur|urs|ursday|i|iday|t|turday)?s?\b/gi, '$1'],
];
const CHINESE_DAYS: readonly (readonly [pattern: RegExp, days: string])[] = [
  [/工作日/g, 'MO-FR'],
  [/周末/g, 'SA,SU'],
  [/每天|天天/g, EVERY_DAY],
  ...[...'一二三四五六日天'].map(
    (day, index) => [new RegExp(`(?:周|星期|礼拜)${day}`, 'g'), NAMES[Math.min(index, 6)] ?? ''] as const,
  ),
];

const CLOCK = String.raw`(\d{1,2})(?::(\d\d)|[点點时](?:(半)|(\d\d?)分?)?)?\s?([ap]\.?m\.?)?`;
const RANGE = new RegExp(`${CLOCK}\\s*(?:-|to|到|至)\\s*${CLOCK}`, 'i');
const BEFORE = new RegExp(`(?:before|until|till)\\s*${CLOCK}|${CLOCK}\\s*(?:之|以)?前`, 'i');
const AFTER = new RegExp(`(?:after|from)\\s*${CLOCK}|${CLOCK}\\s*(?:之|以)?后`, 'i');
const DAYS = /\b(?:MO|TU|WE|TH|FR|SA|SU)(?:\s?[-,]\s?(?:MO|TU|WE|TH|FR|SA|SU))*\b/i;

type Groups = readonly (string | undefined)[];

/** Minutes since midnight; undefined for what no clock shows. */
function minutesOf([hours, minutes, half, after, part]: Groups): number | undefined {
  const said = Number(hours);
  const isLater = /^p/i.test(part ?? '') && said < 12;
  const isMidnight = /^a/i.test(part ?? '') && said === 12;
  const hour = isLater ? said + 12 : isMidnight ? 0 : said;
  const total = hour * 60 + (half === undefined ? Number(minutes ?? after ?? 0) : 30);
  return Number.isNaN(total) || total > DAY_MINUTES ? undefined : total;
}

const GROUPS = 5;

/** The minutes of a bound, from whichever of its two spellings was found. */
function boundIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.slice(1) ?? [];
  const groups = found[0] === undefined ? found.slice(GROUPS) : found.slice(0, GROUPS);
  return groups[0] === undefined ? undefined : minutesOf(groups);
}

function rangeIn(text: string): MinuteRange | undefined {
  const match = RANGE.exec(text)?.slice(1);
  if (match) {
    // `12-1pm`: the half of the day is that of the end.
    const end = minutesOf(match.slice(GROUPS));
    const first = match.slice(0, GROUPS);
    const same = minutesOf([...first.slice(0, -1), first.at(-1) ?? match.at(-1)]);
    const alone = minutesOf(first);
    const start = same !== undefined && end !== undefined && same < end ? same : alone;
    return start === undefined || end === undefined || start === end ? undefined : [start, end];
  }
  const before = boundIn(BEFORE, text);
  if (before !== undefined) return before === 0 ? undefined : [0, before];
  const after = boundIn(AFTER, text);
  return after === undefined || after === DAY_MINUTES ? undefined : [after, DAY_MINUTES];
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Reads times that are to stay free, each with its days where not every day is meant: `lunch 12:00-13:00;
 * no meetings before 11`, `工作日 12点到13点`. What they are for is not kept. Returns them as working hours are
 * written. Throws UserError INVALID_ARGUMENT.
 */
export function readProtectedTimes(text: string, language: Language): string {
  const plain = asHours(text);
  if (plain !== undefined) return plain;
  const entries = text
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(/[‐-―−~〜]/g, '-')
    .split(/[;；\n。]|,(?=\s*[^\d\s])|，|、(?=[^\d])/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const read = entries.map((entry) => entryOf(entry));
  const at = read.indexOf(undefined);
  if (entries.length === 0 || at >= 0) {
    const part = entries[at] ?? text;
    throw new UserError('INVALID_ARGUMENT', messages(language).availability.protectedUnreadable({ part }), {
      hint: messages(language).availability.writeProtectedLike,
    });
  }
  return formatWorkingHours(parseWorkingHours(read.join('; '), language));
}

/** What is written as working hours are. */
function asHours(text: string): string | undefined {
  try {
    return formatWorkingHours(parseWorkingHours(text)) || undefined;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function entryOf(entry: string): string | undefined {
  let named = entry;
  for (const [pattern, days] of [...CHINESE_DAYS, ...ENGLISH_DAYS]) named = named.replace(pattern, days);
  named = named.replace(/(MO|TU|WE|TH|FR|SA|SU)\s*(?:到|至|to)\s*(?=MO|TU|WE|TH|FR|SA|SU)/gi, '$1-');
  const range = rangeIn(named);
  const days = DAYS.exec(named)?.[0].toUpperCase() ?? EVERY_DAY;
  return range && `${days} ${clock(range[0])}-${clock(range[1])}`;
}

/** Hours without those that are to stay free. */
export const withoutTimes = (hours: WorkingHours, taken: WorkingHours): WorkingHours =>
  hours.map((ranges, day) => {
    const around = [-1, 0, 1].flatMap((step) =>
      (taken[(day + step + 7) % 7] ?? []).map(
        ([start, end]): MinuteRange => [start + step * DAY_MINUTES, end + step * DAY_MINUTES],
      ),
    );
    return around.reduce<readonly MinuteRange[]>((left, one) => left.flatMap((range) => cut(range, one)), ranges);
  });

function cut([start, end]: MinuteRange, [from, to]: MinuteRange): MinuteRange[] {
  if (to <= start || from >= end) return [[start, end]];
  return [...(from > start ? [[start, from] as const] : []), ...(to < end ? [[to, end] as const] : [])];
}

interface WallSpan {
  readonly start: WallMs;
  readonly end: WallMs;
}

/** The first stretch of a time that lies in hours, as [start, end) on the clock; undefined for one that lies in none. */
export function firstWithin(hours: WorkingHours, { start, end }: WallSpan): WallSpan | undefined {
  // Hours may go on into the next day.
  for (let day = wallDay(start) - DAY; day < end; day += DAY) {
    for (const [from, to] of hours[wallWeekday(day)] ?? []) {
      const within = { start: Math.max(start, day + from * MINUTE), end: Math.min(end, day + to * MINUTE) };
      if (within.start < within.end) return within;
    }
  }
  return undefined;
}
