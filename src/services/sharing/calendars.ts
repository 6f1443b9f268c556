import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { mergeIntervals } from '../../domain/free-slots/intervals.ts';
import type { Busy, Occurrence, Window } from '../../domain/time/event.ts';
import { DAY } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { busyIn, occurrencesIn } from '../availability/reading.ts';
import type { Peers } from '../people/peers.ts';
import { type Found, withRows } from '../series/present.ts';

/** The calendars of others, as far as they are shared: nothing else reads them. What is read of one is read with only their rows there. */

const MOST_DAYS = 62;
const MOST_EVENTS = 2_000;

/** Throws UserError LIMIT_EXCEEDED. */
export function checkWindow(caller: Caller, { from, to }: Window): void {
  // A day of 25 hours in it is no reason to refuse.
  if (to - from <= MOST_DAYS * DAY + DAY / 24) return;
  throw new UserError('LIMIT_EXCEEDED', messages(caller).sharing.tooLong({ days: MOST_DAYS }), {
    hint: messages(caller).sharing.lookNearer,
  });
}

/** The time that is taken in somebody's calendar, tentative time too. For working with, never for showing. */
export const busyOf = async (peers: Peers, peer: Caller, window: Window): Promise<Busy[]> =>
  busyIn((await peers.storeOf(peer)).db, peer, window);

/** Times as merged stretches inside the window: how many events there are, which, and where they go on does not show. */
export const merged = (spans: readonly Occurrence[], { from, to }: Window): Window[] =>
  mergeIntervals(
    spans.flatMap(({ start, end }) => {
      const clipped = { from: Math.max(start, from), to: Math.min(Math.max(end, start + 1), to) };
      return clipped.from < clipped.to ? [clipped] : [];
    }),
  );

/** The events in somebody's calendar, in time order, of some rows or of all; `rest`: the time after very many, of which nothing is known. */
export async function eventsOf(
  peers: Peers,
  peer: Caller,
  window: Window,
  only?: ReadonlySet<string>,
): Promise<{ readonly found: Found[]; readonly rest: readonly Window[] }> {
  const { db } = await peers.storeOf(peer);
  const occurrences = await occurrencesIn(db, peer, window, { kind: 'all', only, most: MOST_EVENTS });
  const last = occurrences[MOST_EVENTS - 1];
  const rest = last ? [{ from: last.start, to: window.to }] : [];
  return { found: await withRows(db, peer, occurrences), rest };
}
