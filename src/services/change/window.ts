import type { Hours } from '../../domain/arguments/window-parts.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Window } from '../../domain/time/event.ts';
import { isoWithOffset, showLimit, showWindow } from '../../domain/time/show.ts';
import { HOUR, MINUTE } from '../../domain/time/wall.ts';
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

/** The window that an answer is about: in its first line, and as times. */
/** `hours`: only these of each of its days. */
export function inWindow(
  caller: Caller,
  looked: Looked,
  message: string,
  hours?: Hours,
): Pick<Envelope, 'message' | 'window'> {
  const { zone, language } = caller;
  const { from, to } = looked;
  const days =
    from === undefined
      ? messages(caller).windows.through({ day: showLimit(to, zone, language) })
      : showWindow({ from, to }, zone, language);
  const shown = hours
    ? messages(caller).windows.hoursOf({ days, from: clockOf(hours.from), to: clockOf(hours.to) })
    : days;
  return {
    message: messages(caller).windows.inWindow({ shown, message }),
    window: { ...(from !== undefined && { start: isoWithOffset(from, zone) }), end: isoWithOffset(to, zone) },
  };
}
