import type { Amount, Phrase, PhraseContext, Reading } from '../../time/phrase.ts';
import { formatWall, formatWallDate, parseWall } from '../../time/wall.ts';
import { toInstant } from '../../time/zone.ts';

/** Readings as short text, for tables of expectations. */

const wall = (value: number): string => formatWall(value).slice(0, 16).replace('T', ' ').replace(/:00$/, ':00');

function showAmount({ months, days, ms }: Amount): string {
  const parts = [months && `${months}M`, days && `${days}D`, ms && `${ms / 60_000}m`].filter(Boolean);
  return parts.length > 0 ? `P${parts.join(' ')}` : 'P0';
}

/** Days that were said to be left out; those of the official calendar go without saying. */
function showOff({ workdays, official }: Extract<Reading, { kind: 'repeat' }>): string {
  return workdays || !official ? '' : ` not ${official.off.map(formatWallDate).join()}`;
}

/** `2026-11-23`, `2026-11-23 15:00`, `2026-11-23 late morning?`, `2026-11-23/2026-11-25` (days, the last one in), `… ~ …`, `P90m`, `RRULE @ first`. */
function showReading(reading: Reading): string {
  switch (reading.kind) {
    case 'day':
      return formatWallDate(reading.day);
    case 'moment':
      return wall(reading.wall);
    case 'part':
      return `${formatWallDate(reading.day)} ${reading.half ? `${reading.half} ` : ''}${reading.part}?`;
    case 'range':
      return reading.allDay
        ? `${formatWallDate(reading.from)}/${formatWallDate(reading.to - 1)}`
        : `${wall(reading.from)} ~ ${wall(reading.to)}`;
    case 'duration':
      return showAmount(reading.amount);
    case 'repeat':
      return `${reading.rrule} @ ${showReading(reading.first)}${showOff(reading)}`;
  }
}

/** The whole phrase: reading, `for` duration, bound, zone when it is not the reader's, what to ask, second readings after `|`. */
export function showPhrase(phrase: Phrase | undefined, context: PhraseContext): string {
  if (!phrase) return 'none';
  const bound = phrase.bound === 'before' ? '<' : phrase.bound === 'after' ? '>' : '';
  const parts = [
    bound + (phrase.reading ? showReading(phrase.reading) : '-'),
    phrase.duration && `for ${showAmount(phrase.duration)}`,
    phrase.zone === context.zone ? undefined : `in ${phrase.zone}`,
    ...phrase.problems.map((problem) => `!${problem.code === 'ambiguous' ? problem.about : problem.code}`),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A reader in a zone at a wall time `2026-11-22T10:30`. */
export function readerAt(now: string, zone: string, language: PhraseContext['language']): PhraseContext {
  return { zone, language, now: toInstant(parseWall(now) ?? Number.NaN, zone) };
}
