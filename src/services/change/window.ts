import type { PartsReading } from '../../domain/arguments/window-parts.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Window } from '../../domain/time/event.ts';
import { isoWithOffset, showLimit, showWindow, weekdayName } from '../../domain/time/show.ts';
import { DAY, formatWallDate, HOUR, MINUTE, type WallMs, wallWeekday } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Envelope } from './envelope.ts';

/** What was looked at: without a beginning, all that is before its end. */
type Looked = Window | { readonly from?: undefined; readonly to: number };

/** The past that an answer is about, up to now where it has no end; all of it goes without saying. */
export function inPeriod(
  caller: Caller,
  { from, to }: { readonly from?: number; readonly to?: number },
  message: string,
): Pick<Envelope, 'message' | 'window'> {
  if (from === undefined && to === undefined) return { message };
  const end = to ?? caller.now;
  return inWindow(caller, from === undefined || from >= end ? { to: end } : { from, to: end }, message);
}

const clockOf = (offset: number): string =>
  `${String(Math.floor(offset / HOUR)).padStart(2, '0')}:${String((offset % HOUR) / MINUTE).padStart(2, '0')}`;

/**
 * The window that an answer is about: in its first line, and as times. `parts`: only these hours of each of its days, only
 * these of its days.
 */
export function inWindow(
  caller: Caller,
  looked: Looked,
  message: string,
  { hours, days }: Pick<PartsReading, 'hours' | 'days'> = {},
): Pick<Envelope, 'message' | 'window'> {
  const { zone, language } = caller;
  const { from, to } = looked;
  const said = messages(caller).windows;
  const whole =
    from === undefined
      ? said.through({ day: showLimit(to, zone, language) })
      : showWindow({ from, to }, zone, language);
  const some = days ? said.only({ window: whole, days: namesOf(days, caller) }) : whole;
  const shown = hours ? said.hoursOf({ days: some, from: clockOf(hours.from), to: clockOf(hours.to) }) : some;
  return {
    message: said.inWindow({ shown, message }),
    window: { ...(from !== undefined && { start: isoWithOffset(from, zone) }), end: isoWithOffset(to, zone) },
  };
}

/** Days by their weekdays where those say which they are, else by their dates. */
function namesOf(days: readonly WallMs[], { language }: Caller): string[] {
  const all = new Set(days);
  const weekdays = [...new Set(days.map(wallWeekday))].toSorted((a, b) => a - b);
  const [from, to] = [days[0] ?? 0, days.at(-1) ?? 0];
  const isByWeekday = Array.from({ length: (to - from) / DAY + 1 }, (_, index) => from + index * DAY).every(
    (day) => all.has(day) === weekdays.includes(wallWeekday(day)),
  );
  return isByWeekday
    ? weekdays.map((day) => weekdayName(day, language))
    : days.map((day) => formatWallDate(day).slice(5));
}
