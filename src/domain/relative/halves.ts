import type { MomentReading, Phrase, RangeReading } from '../time/phrase.ts';
import { DAY, HOUR, type Instant, type WallMs, wallTimeOfDay } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';

/** Which half of the day an hour means that was said without 上午 or pm, of an item that is there already. */

const HALF = 12 * HOUR;
/** When people sleep, an hour is meant only where the item is near it. */
const NIGHT_ENDS = 6 * HOUR;
const NIGHT = 4 * HOUR;

const away = (clock: number, from: number): number =>
  Math.abs(clock - from) + (clock < NIGHT_ENDS && from >= NIGHT_ENDS ? NIGHT : 0);

type Timed = MomentReading | RangeReading;

const begins = (reading: Timed): WallMs => (reading.kind === 'moment' ? reading.wall : reading.from);

const instantOf = (reading: Timed): Instant => (reading.kind === 'moment' ? reading.instant : reading.fromInstant);

function later(reading: Timed, by: number, zone: string): Timed {
  if (reading.kind === 'moment') {
    const wall = reading.wall + by;
    return { ...reading, wall, instant: toInstant(wall, zone) };
  }
  const [from, to] = [reading.from + by, reading.to + by];
  return { ...reading, from, to, fromInstant: toInstant(from, zone), toInstant: toInstant(to, zone) };
}

/** The phrase with its bare hour in either half of the day, as it was read first; alone where the words say which. */
export function bothHalves(phrase: Phrase): Phrase[] {
  const { reading, zone } = phrase;
  const assumed = phrase.assumed.find((one) => one.code === 'half-of-day');
  if (!assumed || assumed.hour % 12 === 0) return [phrase];
  if (reading?.kind !== 'moment' && (reading?.kind !== 'range' || reading.allDay)) return [phrase];
  const other = later(reading, wallTimeOfDay(begins(reading)) < HALF ? HALF : -HALF, zone);
  const hour = Math.floor((((begins(other) % DAY) + DAY) % DAY) / HOUR);
  return [
    phrase,
    { ...phrase, reading: other, assumed: phrase.assumed.map((one) => (one === assumed ? { ...assumed, hour } : one)) },
  ];
}

/**
 * The phrase with its bare hour in the half of the day that is nearer to `clock`, the
 * item's time of day. `fits` says which readings can be meant; where none does, the nearer one is taken all the same.
 */
export function nearestHalf(phrase: Phrase, clock: number, fits: (at: Instant) => boolean): Phrase {
  const both = bothHalves(phrase).flatMap((half) =>
    half.reading?.kind === 'moment' || half.reading?.kind === 'range' ? [{ half, reading: half.reading }] : [],
  );
  const fitting = both.filter(({ reading }) => fits(instantOf(reading)));
  const [best] = (fitting.length > 0 ? fitting : both).toSorted(
    (one, other) => away(wallTimeOfDay(begins(one.reading)), clock) - away(wallTimeOfDay(begins(other.reading)), clock),
  );
  return best?.half ?? phrase;
}
