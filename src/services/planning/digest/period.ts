import type { Caller } from '../../../domain/caller.ts';
import type { Reading } from '../../../domain/time/phrase.ts';
import { DAY, type WallMs, wallDay } from '../../../domain/time/wall.ts';
import { startOfWeek, usualWeekStart } from '../../../domain/time/week-start.ts';
import { toWall } from '../../../domain/time/zone.ts';

/** Whole days of the user's wall clock: midnights, half-open. */
export interface Period {
  readonly from: WallMs;
  readonly to: WallMs;
}

/** `day` and `week` (Monday to Sunday) hold what the words name, or now; `named` is what the words name, if they do. */
export type Span = 'day' | 'week' | 'named';

/** No more days of what the words name. */
const MOST_DAYS = 7;

function daysOf(reading: Reading | undefined): Period | undefined {
  switch (reading?.kind) {
    case 'day':
      return { from: reading.day, to: reading.day + DAY };
    case 'part':
      return { from: reading.day, to: reading.day + DAY };
    case 'moment':
      return { from: wallDay(reading.wall), to: wallDay(reading.wall) + DAY };
    case 'range':
      return { from: wallDay(reading.from), to: wallDay(reading.to - 1) + DAY };
    default:
      return undefined;
  }
}

/** The days that running text names first; a repeat or a length names none. */
async function named(text: string, caller: Caller): Promise<Period | undefined> {
  // The parser is loaded late everywhere.
  const { findPhrases } = await import('../../../domain/phrases/read.ts');
  for (const { reading, said } of findPhrases(text.slice(0, 1_000), caller)) {
    const days = said.day ? daysOf(reading) : undefined;
    if (days) return days;
  }
  return undefined;
}

/** The days that a digest is about: those of `day` where it is known. Undefined where `named` finds none. */
export async function periodOf(
  caller: Caller,
  span: Span,
  { about, day }: { readonly about?: string | undefined; readonly day?: WallMs | undefined },
): Promise<Period | undefined> {
  const said = about === undefined ? undefined : await named(about, caller);
  if (span === 'named') return said && { from: said.from, to: Math.min(said.to, said.from + MOST_DAYS * DAY) };
  const from = day ?? said?.from ?? wallDay(toWall(caller.now, caller.zone));
  if (span === 'day') return { from, to: from + DAY };
  return weekOf(caller, from);
}

/** The week of a day, as it begins for the user. */
export function weekOf({ weekStart, language, zone }: Caller, day: WallMs): Period {
  const from = startOfWeek(day, weekStart ?? usualWeekStart(language, zone));
  return { from, to: from + 7 * DAY };
}
