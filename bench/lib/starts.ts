/** When the events of a filled calendar start: the same for ours and for those of peers. */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** So many half-hour events start on each day, at these hours UTC: the density stays the same at every size. */
export const HOURS = [5, 6, 8, 9, 11, 12, 14, 15, 17, 18];
export const LENGTH = HOUR / 2;

/** Starts of `count` events, around `now` but inside the years 1900–2200. */
export function* starts(count: number, now: number): Generator<number> {
  const days = Math.ceil(count / HOURS.length);
  const middle = Math.floor(now / DAY) * DAY;
  const earliest = Date.UTC(1900, 0, 2);
  const first = Math.max(middle - Math.floor(days / 2) * DAY, Math.ceil(earliest / DAY) * DAY);
  for (let index = 0; index < count; index++) {
    const day = first + Math.floor(index / HOURS.length) * DAY;
    yield day + (HOURS[index % HOURS.length] ?? 0) * HOUR;
  }
}

/** Events in the calendars that are served over HTTP. */
export const SEEDED = 10_000;
