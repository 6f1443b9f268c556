const FIXED = /^(?:UTC|GMT)?\s*([+\u2212-])\s*(\d{1,2})(?::?(\d{2}))?$/i;

/**
 * The zone of a fixed offset such as `+08:00` or `UTC-5`; undefined for offsets
 * that are not whole hours. The signs of Etc zones are turned round (POSIX).
 */
export function fixedZone(text: string): string | undefined {
  const [, sign, hours, minutes] = FIXED.exec(text) ?? [];
  const hour = Number(hours ?? Number.NaN);
  if (Number(minutes ?? 0) !== 0 || !(hour <= (sign === '+' ? 14 : 12))) return undefined;
  return hour === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hour}`;
}

/** Zones whose city holds the text or is held by it, else those with a name at most two letters off. */
export function nearestZones(name: string): string[] {
  const wanted = name.toLowerCase();
  const city = wanted.split('/').at(-1) as string;
  const all = Intl.supportedValuesOf('timeZone');
  const cityOf = (zone: string): string => (zone.split('/').at(-1) as string).toLowerCase();
  const holding = city.length < 3 ? [] : all.filter((zone) => zone.toLowerCase().includes(city));
  if (holding.length > 0) return holding.slice(0, 3);
  const ranked = all
    .map((zone) => ({ zone, off: Math.min(distance(zone.toLowerCase(), wanted), distance(cityOf(zone), city)) }))
    .filter(({ off }) => off <= 2)
    .sort((a, b) => a.off - b.off);
  return ranked.slice(0, 3).map(({ zone }) => zone);
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
