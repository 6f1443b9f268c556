import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { breakIn } from '../../../domain/suggestions/break.ts';
import { type Listed, removeDuplicates } from '../../../domain/suggestions/duplicates.ts';
import type { Suggestion } from '../../../domain/suggestions/suggestion.ts';
import type { Window } from '../../../domain/time/event.ts';
import { HOUR } from '../../../domain/time/wall.ts';
import { startOfDay } from '../../../domain/time/zone.ts';
import type { Sourced } from '../../availability/beyond-cache.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import { type EventView, type Found, withRows } from '../../series/present.ts';
import { isRecurring } from '../../series/rows.ts';
import { suggestReplan } from './replan.ts';

/** How far around an event others can be of one stretch with it. */
const AROUND = 12 * HOUR;
/** More in a day is no calendar of a person. */
const MOST_NEAR = 200;
/** How many events of a long window are looked at: the first ones. */
const MOST_SEEN = 1_000;

const present = (...suggestions: (Suggestion | undefined)[]): Suggestion[] => suggestions.filter((one) => !!one);

export const listed = ({ row, root, start, end }: Found): Listed => ({
  id: root.id,
  title: row.title,
  location: row.location,
  start,
  end,
  created: row.created_at,
  isSingle: row.series_id === null && !isRecurring(row),
});

/** What an agenda shows to be wrong: what is there twice, and hours without a gap. Reads nothing: `taken` is all that is on in the window, `found` what is shown of it. */
export function suggestForAgenda(
  caller: Caller,
  {
    taken,
    found,
    window,
  }: { readonly taken: readonly Sourced[]; readonly found: readonly Found[]; readonly window: Window },
): Suggestion[] {
  const { now, zone, language } = caller;
  const seen = taken.slice(0, MOST_SEEN);
  const cut = taken[MOST_SEEN];
  const inView = cut ? { from: window.from, to: cut.start } : window;
  return present(
    removeDuplicates(found.map(listed), { now, language }),
    breakIn({ taken: seen, window: inView, now, zone, language }),
  );
}

/** What a single event that was just added leads to. It stays where the user has put it. */
export async function suggestForEvent(executor: Executor, caller: Caller, event: EventView): Promise<Suggestion[]> {
  const { now, zone, language } = caller;
  const { id, all_day: allDay, show_as: showAs } = event;
  const span = { from: startOf(caller, event.start), to: startOf(caller, event.end) };
  if (span.to <= now) return [];
  const replan = showAs === 'busy' ? await suggestReplan(executor, caller, span, id) : undefined;
  const window = { from: span.from - AROUND, to: span.to + AROUND };
  const taken = await occurrencesIn(executor, caller, window, { kind: 'all', most: MOST_NEAR });
  if (taken.length >= MOST_NEAR) return present(replan);
  const same = taken.filter(({ start, end }) => start < Math.max(span.to, span.from + 1) && end > span.from);
  const found = same.length > 1 ? await withRows(executor, caller, same) : [];
  // They stand in the order in which they came: of two of one moment this one is the newer.
  const inOrder = found.sort((a, b) => Number(a.row.id === id) - Number(b.row.id === id)).map(listed);
  return present(
    replan,
    removeDuplicates(inOrder, { now, language, about: id }),
    showAs === 'busy' && !allDay && !replan ? breakIn({ taken, window, now, zone, language, keep: id }) : undefined,
  );
}

/** The instant of a shown time: of a plain date its beginning. */
const startOf = ({ zone }: Caller, text: string): number =>
  text.includes('T') ? Date.parse(text) : startOfDay(Date.parse(text), zone);

/** What an event that was moved leads to. */
export async function suggestForMoved(executor: Executor, caller: Caller, event: EventView): Promise<Suggestion[]> {
  if (event.show_as !== 'busy' || event.all_day) return [];
  const span = { from: startOf(caller, event.start), to: startOf(caller, event.end) };
  return present(await suggestReplan(executor, caller, span, event.id));
}
