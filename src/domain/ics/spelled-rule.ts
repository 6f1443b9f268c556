import { expand } from '../recurrence/expand.ts';
import { storedRule } from '../recurrence/parse.ts';
import { recurrenceIdOf } from '../recurrence/recurrence-id.ts';
import type { ExtraDate, RecurrenceId, Series } from '../time/event.ts';
import { toInstant } from '../time/zone.ts';

/** How far a rule is spelled out as dates. */
const LAST = Date.UTC(2101, 0, 1);
const MOST = 500;

/**
 * The dates that stand in a file for a rule of the Chinese calendar, that of
 * DTSTART among them; undefined for other rules. Programs that do not know
 * RFC 7529 refuse an RSCALE or, worse, pass over it and repeat on the Gregorian
 * date; RDATE is read by all.
 */
function spelledDates(series: Series, floatingZone: string, most = MOST): RecurrenceId[] | undefined {
  if (series.rrule === null || !storedRule(series.rrule).chinese) return undefined;
  const bare: Series = { ...series, exdates: [], rdates: [] };
  const window = { from: Number.MIN_SAFE_INTEGER, to: LAST };
  return expand(bare, floatingZone, window, { limit: Math.min(most, MOST) }).occurrences.map(({ start }) =>
    recurrenceIdOf(bare, floatingZone, start),
  );
}

const startMark = (series: Series, floatingZone: string): RecurrenceId => {
  const { allDay, zone, start, fold } = series.time;
  return recurrenceIdOf(series, floatingZone, toInstant(start, allDay ? floatingZone : (zone ?? floatingZone), fold));
};

/** The dates of `spelledDates` that do not stand in DTSTART already. */
export function spelledExtras(series: Series, floatingZone: string): ExtraDate[] {
  const first = startMark({ ...series, rrule: null }, floatingZone);
  const dates = spelledDates(series, floatingZone) ?? [];
  return dates.filter((at) => at !== first).map((at) => ({ at }));
}

/**
 * A series of dates as the rule that they were spelled from. Stays as it is
 * when they are other dates: another program has moved the event.
 */
export function withSpelledRule(series: Series, rrule: string, floatingZone: string): Series {
  const first = startMark(series, floatingZone);
  const isPlain = ({ days, ms }: ExtraDate): boolean => days === undefined && ms === undefined;
  const present = new Set([first, ...series.rdates.filter(isPlain).map(({ at }) => at)]);
  // One more than there can be: a file with many rules and no dates costs nothing.
  const spelled = new Set(spelledDates({ ...series, rrule }, floatingZone, present.size + 1));
  if (spelled.size === 0 || ![...spelled].every((at) => present.has(at))) return series;
  const others = series.rdates.filter((extra) => !isPlain(extra) || !spelled.has(extra.at));
  const hasStart = spelled.has(first) || others.some(({ at }) => at === first);
  return { ...series, rrule, rdates: hasStart ? others : [{ at: first }, ...others] };
}
