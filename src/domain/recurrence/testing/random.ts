const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A random rule of the Chinese calendar that falls on some day of every few years. */
export function randomChineseRule(random: () => number): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const month = (): string => `${1 + below(12)}${random() < 0.2 ? 'L' : ''}`;
  const day = (): number => [1 + below(30), 30, -1, -1 - below(29)][below(4)] as number;
  const several = (first: number, value: () => string | number): string =>
    [...new Set([`${first}`, ...Array.from({ length: 1 + below(3) }, () => `${value()}`)])].join(',');
  const parts = ['RSCALE=CHINESE', 'FREQ=YEARLY'];
  if (random() < 0.2) parts.push(`INTERVAL=${2 + below(2)}`);
  if (random() < 0.8) parts.push(`BYMONTH=${several(1 + below(12), month)}`);
  if (random() < 0.8) parts.push(`BYMONTHDAY=${several(1 + below(29), day)}`);
  const skip = ['', 'SKIP=BACKWARD', 'SKIP=FORWARD'][below(3)];
  return [...parts, ...(skip ? [skip] : [])].join(';');
}

/** A random valid RRULE without COUNT and UNTIL. */
export function randomRule(random: () => number): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const chance = (share: number): boolean => random() < share;
  const several = (low: number, high: number, most: number, signed = false): string =>
    [...new Set(Array.from({ length: 1 + below(most) }, () => low + below(high - low + 1)))]
      .map((value) => (signed && chance(0.4) ? -value : value))
      .join(',');
  const weekdays = (): string => [...new Set(Array.from({ length: 1 + below(4) }, () => pick(DAYS)))].join(',');
  const freq = pick(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY']);
  const parts = [`FREQ=${freq}`];
  const isLong = freq === 'YEARLY' || freq === 'MONTHLY';
  const hasWeeks = freq === 'YEARLY' && chance(0.15);
  if (chance(0.5)) parts.push(`INTERVAL=${pick([1, 2, 3, 4, 5, 7, 12, 13, 30])}`);
  if (chance(0.25)) parts.push(`BYMONTH=${several(1, 12, 5)}`);
  if (hasWeeks) parts.push(`BYWEEKNO=${several(1, 53, 6, true)}`, `BYDAY=${weekdays()}`);
  if (!hasWeeks && /YEARLY|HOURLY|MINUTELY/.test(freq) && chance(0.15))
    parts.push(`BYYEARDAY=${several(1, 366, 20, true)}`);
  if (!hasWeeks && freq !== 'WEEKLY' && chance(0.3)) parts.push(`BYMONTHDAY=${several(1, 31, 6, true)}`);
  if (!hasWeeks && chance(0.45)) {
    const most = freq === 'MONTHLY' || parts.some((part) => part.startsWith('BYMONTH=')) ? 5 : 53;
    const numbered = isLong && chance(0.5);
    parts.push(`BYDAY=${numbered ? `${several(1, most, 1, true)}${pick(DAYS)},${pick(DAYS)}` : weekdays()}`);
  }
  if (chance(0.2)) parts.push(`BYHOUR=${several(0, 23, 4)}`);
  if (chance(0.15)) parts.push(`BYMINUTE=${several(0, 59, 3)}`);
  if (parts.some((part) => part.startsWith('BY')) && chance(0.2)) parts.push(`BYSETPOS=${several(1, 4, 3, true)}`);
  if (chance(0.25)) parts.push(`WKST=${pick(DAYS)}`);
  return parts.join(';');
}
