import { listHeld } from '../../db/repos/sharing.ts';
import type { Caller } from '../../domain/caller.ts';
import { allows } from '../../domain/sharing/role.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Listed, Question } from '../change/question.ts';
import { matchTitle } from '../items/match.ts';
import { hasOwnTitled, type SelectInput } from '../items/select.ts';
import type { Titled } from '../items/target.ts';
import { circlesOf, type Person, peopleIn } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import { eventTitles, nextTime } from '../series/event-target.ts';
import { type AllTheirs, theirsOf } from './in-theirs.ts';
import { groupsWith, isVisible } from './visible.ts';

/** How many candidates are shown. */
const SHOWN = 8;

/** Of somebody else's events those that a title names. */
interface TheirTitle extends Titled {
  readonly person: Person;
}

/**
 * The events of others that a call means, by their ids or by words of a title that no item of the caller's own has; or the
 * question which, with the argument that takes the answer. Undefined where it means none of theirs. Throws UserError as `theirsOf` does.
 */
export async function theirsMeant(
  database: Database,
  peers: Peers,
  caller: Caller,
  { ids, match, kind, start, query }: SelectInput,
  answer: 'id' | 'ids',
): Promise<AllTheirs | Question | undefined> {
  if (ids !== undefined) return theirsOf(database, peers, caller, ids);
  const isByWords = match !== undefined && start === undefined && query === undefined;
  if (!isByWords || (kind !== undefined && kind !== 'event')) return undefined;
  const named = await namedBy(database, peers, caller, match);
  if (named.length === 0 || (await hasOwnTitled(database, caller, match, kind))) return undefined;
  const [only, ...others] = named;
  if (only && others.length === 0) return theirsOf(database, peers, caller, [only.id]);
  const said = messages(caller).items.severalMatch({ noun: 'event', count: named.length, match });
  return {
    asks: { status: 'need_user', message: said, missing: [answer] },
    list: await Promise.all(named.slice(0, SHOWN).map((one) => listed(peers, caller, one))),
  };
}

/** Those that the caller may change, else those that they may see. */
async function namedBy(database: Database, peers: Peers, caller: Caller, match: string): Promise<TheirTitle[]> {
  const circles = await circlesOf(database, caller);
  const all = await Promise.all(
    peopleIn(circles, caller).map(async (person): Promise<TheirTitle[]> => {
      const groups = groupsWith(circles, person).map(({ id }) => id);
      const owner = await peers.as(person.user);
      const { db } = await peers.storeOf(owner);
      const held = await listHeld(db, person.user);
      const seen = new Set(held.filter((row) => isVisible(row, person.role, groups)).map(({ id }) => id));
      const titles = seen.size === 0 ? [] : await eventTitles(db, owner);
      return titles.filter(({ id }) => seen.has(id)).map((one) => ({ ...one, person }));
    }),
  );
  const seen = all.flat();
  const hits = (titles: readonly TheirTitle[]): TheirTitle[] => {
    const found = matchTitle(titles, match);
    const ids = 'only' in found ? [found.only] : 'several' in found ? found.several : [];
    return ids.flatMap((id) => titles.find((one) => one.id === id) ?? []);
  };
  const editable = hits(seen.filter(({ person }) => allows(person.role, 'edit')));
  return editable.length > 0 ? editable : hits(seen);
}

/** As a candidate, in the caller's zone; what fills days on its own days. */
async function listed(peers: Peers, caller: Caller, { id, title, person }: TheirTitle): Promise<Listed> {
  const owner = await peers.as(person.user);
  const { db } = await peers.storeOf(owner);
  return {
    id,
    title: messages(caller).sharing.eventOf({ title, name: person.name }),
    when: await nextTime(db, owner, caller, id),
  };
}
