import type { Reading } from '../../time/phrase.ts';
import { DAY } from '../../time/wall.ts';
import { addAmount, type Now } from './calendar.ts';
import type { Frame, Moment } from './frame.ts';
import type { SpokenAmount } from './pieces.ts';
import { rangeOf } from './settle.ts';

/** Words that give two values of which either may be meant: two or three hours, 7 or 8pm, 三四点. */

function second(moment: Moment): Moment | undefined {
  const { clock, shift } = moment;
  if (clock?.or) return { ...moment, clock: clock.or };
  return shift?.or ? { ...moment, shift: shift.or } : undefined;
}

/** The frame with the second of the two values in it. */
export function otherwise(frame: Frame): Frame | undefined {
  const start = second(frame.start);
  if (start) return { ...frame, start };
  const end = frame.end && second(frame.end);
  if (end) return { ...frame, end };
  const until = frame.until && second(frame.until.moment);
  if (until && frame.until) return { ...frame, until: { ...frame.until, moment: until } };
  if (frame.amount?.or) return { ...frame, amount: frame.amount.or };
  return frame.length?.or ? { ...frame, length: frame.length.or } : undefined;
}

/** A time with its length, so that two lengths of one time are two readings. */
export function lasting(reading: Reading | undefined, amount: SpokenAmount | undefined, now: Now): Reading | undefined {
  if (!amount) return reading;
  if (reading?.kind === 'moment') return rangeOf(reading.wall, addAmount(reading.wall, amount), false, now);
  if (reading?.kind !== 'day') return reading;
  const to = addAmount(reading.day, amount);
  return amount.ms === 0 && to % DAY === 0 ? rangeOf(reading.day, to, true, now) : reading;
}
