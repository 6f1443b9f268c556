import { scopedTo } from '../../db/repos/scope.ts';
import { listGiven } from '../../db/repos/sharing.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Window } from '../../domain/time/event.ts';
import type { Database } from '../change/database.ts';
import { hasWords } from '../items/words.ts';
import { circlesOf, peopleIn } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import type { GivenEvent } from '../series/present.ts';
import { eventsOf } from './calendars.ts';
import { groupBy, groupsWith, isVisible, sharedView } from './visible.ts';

/**
 * The occurrences in a window of what others have given to share groups that the caller is in, in no order; with `query`,
 * those that have all of its words. Empty for who is in none.
 */
export async function givenEvents(
  database: Database,
  peers: Peers,
  caller: Caller,
  window: Window,
  query?: string,
): Promise<GivenEvent[]> {
  const circles = await circlesOf(database, caller);
  const people = peopleIn(circles, caller);
  const given = await listGiven(
    scopedTo(database.db, 'everyone'),
    people.map(({ user }) => user),
    circles.map(({ group }) => group.id),
  );
  const all = await Promise.all(
    people.map(async (person) => {
      const groups = groupsWith(circles, person);
      const ids = groups.map(({ id }) => id);
      // The role does not matter: what is not given to a group is looked at where the group is.
      const theirs = given.filter((row) => row.user === person.user && isVisible(row, 'busy', ids));
      if (theirs.length === 0) return [];
      const owner = await peers.as(person.user);
      const { found } = await eventsOf(peers, owner, window, new Set(theirs.map(({ id }) => id)));
      return found.map((one): GivenEvent => {
        const view = sharedView(caller, owner, one, person.name, groupBy(groups, one.row));
        return { start: one.start, end: one.end, source: one.row.id, view };
      });
    }),
  );
  // Words that others do not see must not be found either.
  const matches = query === undefined ? () => true : hasWords(caller, query);
  return all.flat().filter(({ view: { title, location = '' } }) => matches(`${title}\n${location}`));
}
