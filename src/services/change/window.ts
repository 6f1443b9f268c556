import type { Caller } from '../../domain/caller.ts';
import type { Window } from '../../domain/time/event.ts';
import { isoWithOffset, showLimit, showWindow } from '../../domain/time/show.ts';
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

/** The window that an answer is about: in its first line, and as times. */
export function inWindow(caller: Caller, looked: Looked, message: string): Pick<Envelope, 'message' | 'window'> {
  const { zone, language } = caller;
  const { from, to } = looked;
  const shown =
    from === undefined
      ? messages(caller).windows.through({ day: showLimit(to, zone, language) })
      : showWindow({ from, to }, zone, language);
  return {
    message: messages(caller).windows.inWindow({ shown, message }),
    window: { ...(from !== undefined && { start: isoWithOffset(from, zone) }), end: isoWithOffset(to, zone) },
  };
}
