import { listTitles } from '../../db/repos/events.ts';
import type { Caller } from '../../domain/caller.ts';
import { DAY } from '../../domain/time/wall.ts';
import { occurrencesIn } from '../availability/reading.ts';
import type { Database } from '../change/database.ts';
import { MOST_SUGGESTED, suggested } from '../items/match.ts';
import { withRows } from '../series/present.ts';

/** Around now: what is likely meant. */
const BEHIND = DAY;
const AHEAD = 30 * DAY;

/** Ids of events that begin, or whose titles begin, as what was typed: those around now first. */
export async function suggestEvents({ db }: Database, caller: Caller, typed: string): Promise<string[]> {
  const window = { from: caller.now - BEHIND, to: caller.now + AHEAD };
  const near = await occurrencesIn(db, caller, window, { kind: 'all', most: 10 * MOST_SUGGESTED });
  const soon = (await withRows(db, caller, near)).map(({ root }) => root);
  const all = (await listTitles(db, caller.user)).sort((a, b) => (b.last_end ?? Infinity) - (a.last_end ?? Infinity));
  return suggested([...soon, ...all], typed);
}
