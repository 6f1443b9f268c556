import type { Amount } from '../../time/phrase.ts';
import { DAY, HOUR, MINUTE } from '../../time/wall.ts';
import type { Unit } from './words.ts';

/** Lengths from numbers and units. */

const PER_UNIT: Readonly<Record<Unit, Amount>> = {
  second: { months: 0, days: 0, ms: 1_000 },
  minute: { months: 0, days: 0, ms: MINUTE },
  hour: { months: 0, days: 0, ms: HOUR },
  day: { months: 0, days: 1, ms: 0 },
  week: { months: 0, days: 7, ms: 0 },
  fortnight: { months: 0, days: 14, ms: 0 },
  month: { months: 1, days: 0, ms: 0 },
  quarter: { months: 3, days: 0, ms: 0 },
  year: { months: 12, days: 0, ms: 0 },
};

/** So many units; parts of a day become hours, parts of a month days, parts of a year months. */
export function times(count: number, unit: Unit): Amount {
  const per = PER_UNIT[unit];
  const months = per.months * count;
  const days = per.days * count + (months - Math.trunc(months)) * 30;
  const whole = Math.trunc(days);
  return { months: Math.trunc(months), days: whole, ms: Math.round(per.ms * count + (days - whole) * DAY) };
}

export const plus = (one: Amount, other: Amount): Amount => ({
  months: one.months + other.months,
  days: one.days + other.days,
  ms: one.ms + other.ms,
});

export const negative = ({ months, days, ms }: Amount): Amount => ({ months: -months, days: -days, ms: -ms });
