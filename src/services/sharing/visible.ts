import { scopedTo } from '../../db/repos/scope.ts';
import { findHeld, type HeldEvent } from '../../db/repos/sharing.ts';
import type { Caller } from '../../domain/caller.ts';
import { kindOf } from '../../domain/kinds.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { allows, type Role } from '../../domain/sharing/role.ts';
import type { CandidateItem } from '../../guard/candidates.ts';
import type { Database } from '../change/database.ts';
import { named } from '../items/target.ts';
import { type Circle, circlesOf, type Person, peopleIn } from '../people/circle.ts';
import { type EventView, type Found, viewOf } from '../series/present.ts';

/** An event of somebody else, as the caller may see it. */
export type SharedEvent = EventView & { readonly shared_by: string };

/** Whether somebody with a role sees an event as it is, who is in these share groups with its owner; else at most that the time is taken. */
export const isVisible = (
  event: Pick<HeldEvent, 'share_with' | 'private' | 'invitation'>,
  role: Role,
  groups: readonly string[],
): boolean =>
  !isPrivate(event) && (allows(role, 'details') || (event.share_with !== null && groups.includes(event.share_with)));

/** The share groups that somebody is in with the caller. */
export const groupsWith = (circles: readonly Circle[], { user }: Pick<Person, 'user'>): Circle['group'][] =>
  circles.filter(({ members }) => members.some((member) => member.user === user)).map(({ group }) => group);

/**
 * An event in the caller's zone; one that fills days on its own days. Nothing of how its owner keeps it: no groups,
 * sources, reminders. `group`: the name of the share group by which the caller sees it.
 */
export function sharedView(caller: Caller, owner: Caller, found: Found, by: string, group?: string): SharedEvent {
  const zone = found.row.all_day === 1 ? owner.zone : caller.zone;
  const { group: _own, ...view } = viewOf({ ...caller, zone }, found);
  return { ...view, shared_by: by, ...(group !== undefined && { shared_in: group }) };
}

/** An event of somebody else that the caller named and may see. */
export interface SharedItem extends CandidateItem {
  readonly person: Person;
  /** The ids of the share groups that both are in. */
  readonly groups: readonly string[];
  /** The name of the share group by which the caller sees it. */
  readonly group: string | undefined;
}

/** The event of an id, or of a reference such as `k7#2`, among those that others let the caller see; undefined where there is none. */
export async function sharedItem(database: Database, caller: Caller, text: string): Promise<SharedItem | undefined> {
  const circles = await circlesOf(database, caller);
  if (circles.length === 0) return undefined;
  const item = await named(database.db, caller, text);
  if (kindOf(item.id) !== 'evt') return undefined;
  const people = peopleIn(circles, caller);
  const everyone = scopedTo(database.db, 'everyone');
  const held = await findHeld(
    everyone,
    people.map(({ user }) => user),
    item.id,
  );
  const person = people.find(({ user }) => user === held?.user);
  if (!held || !person) return undefined;
  const groups = groupsWith(circles, person);
  const ids = groups.map(({ id }) => id);
  if (!isVisible(held, person.role, ids)) return undefined;
  return { ...item, person, groups: ids, group: groupBy(groups, held) };
}

/** The group that an event was given to, else the first one that both are in. */
export const groupBy = (groups: readonly Circle['group'][], { share_with }: Pick<HeldEvent, 'share_with'>) =>
  (groups.find(({ id }) => id === share_with) ?? groups[0])?.name;
