import { scopedTo } from '../../db/repos/scope.ts';
import { listMemberships, listMembersOf } from '../../db/repos/sharing.ts';
import type { ShareGroupRow, ShareMemberRow } from '../../db/share-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { type Role, roleFor, widestRole } from '../../domain/sharing/role.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { foldName } from '../items/groups.ts';

/**
 * Whom somebody shares with, and what these let them see: the one place where rows of other users are looked up. It
 * answers about groups that the caller is in and about nobody else, from what holds at that moment: nothing is kept.
 */

/** A share group of the caller's. */
export interface Circle {
  readonly group: ShareGroupRow;
  /** All of its members, the caller too, by when they joined. */
  readonly members: readonly ShareMemberRow[];
  /** The caller's own membership. */
  readonly own: ShareMemberRow;
}

/** Somebody else as the caller knows them. */
export interface Person {
  readonly user: string;
  readonly name: string;
  /** What they let the caller see: the widest of what they do in any group that both are in. */
  readonly role: Role;
}

/** The groups that the caller is in, by when they joined them. */
export async function circlesOf({ db }: Database, { user }: Pick<Caller, 'user'>): Promise<Circle[]> {
  const mine = await listMemberships(db, user);
  if (mine.length === 0) return [];
  const all = await listMembersOf(
    scopedTo(db, 'everyone'),
    mine.map((row) => row.group_id),
  );
  return mine.flatMap((own) => {
    const members = all.filter(({ member }) => member.group_id === own.group_id);
    const found = members.find(({ member }) => member.id === own.id && member.user === user);
    return found ? [{ group: found.group, members: members.map(({ member }) => member), own }] : [];
  });
}

/** What somebody shares with others. */
export const sharingOf = ({ role, roles }: ShareMemberRow) => ({
  role,
  roles: JSON.parse(roles) as Readonly<Record<string, Role>>,
});

/** Everybody else in some groups of the caller's. */
export function peopleIn(circles: readonly Circle[], { user }: Pick<Caller, 'user'>): Person[] {
  const found = new Map<string, Person>();
  for (const { members } of circles) {
    for (const member of members) {
      if (member.user === user) continue;
      const role = roleFor(sharingOf(member), user);
      const known = found.get(member.user);
      found.set(member.user, {
        user: member.user,
        name: member.name,
        role: known ? widestRole([known.role, role]) : role,
      });
    }
  }
  return [...found.values()];
}

/** Everybody else in some groups of a user's, with the ids of those that they are in. */
export function groupsByPerson(circles: readonly Circle[], user: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { group, members } of circles) {
    for (const one of members) {
      if (one.user !== user) found.set(one.user, [...(found.get(one.user) ?? []), group.id]);
    }
  }
  return found;
}

/** The group of an id or a name, in any case. Throws UserError NOT_FOUND, whether or not others have one of that name. */
export function circleBy(circles: readonly Circle[], caller: Caller, text: string): Circle {
  const found = circlesCalled(circles, text);
  const [only] = found;
  if (only && found.length === 1) return only;
  const said = messages(caller).sharing;
  if (only) {
    throw new UserError('INVALID_ARGUMENT', said.severalGroups({ text, count: found.length }), {
      hint: said.passId({ ids: found.map(({ group }) => group.id) }),
    });
  }
  throw noGroup(caller, circles, text);
}

/** The refusal of a name that people of several groups have: nobody can tell who is meant. */
const sameName = (caller: Caller, text: string): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).sharing.sameName({ text }), {
    hint: messages(caller).sharing.nameGroup,
  });

/** The refusal to change what others have with a token that was not given for that. */
export const beyondToken = (caller: Caller): UserError =>
  new UserError('FORBIDDEN', messages(caller).sharing.tokenIsAlone, { hint: messages(caller).sharing.tokenWithShare });

/** The refusal of a group that the caller is not in; `circles`: those that they are in. */
export function noGroup(caller: Caller, circles: readonly Circle[], text: string): UserError {
  const names = circles.map(({ group }) => group.name);
  const said = messages(caller).sharing;
  return new UserError('NOT_FOUND', said.noGroup({ text }), {
    hint: names.length > 0 ? said.yourGroups({ names }) : said.noGroupsYet,
  });
}

const circlesCalled = (circles: readonly Circle[], text: string): Circle[] =>
  circles.filter(({ group }) => group.id === text.trim() || foldName(group.name) === foldName(text));

/**
 * The people that some words name: members by their names, or all others of a share group. The caller is left out. Throws
 * UserError NOT_FOUND, whether or not there is somebody of that name elsewhere.
 */
export function peopleBy(circles: readonly Circle[], caller: Caller, texts: readonly string[]): Person[] {
  const all = peopleIn(circles, caller);
  const chosen = new Map<string, Person>();
  for (const text of texts) {
    const named = all.filter(({ name }) => foldName(name) === foldName(text));
    if (named.length > 1) throw sameName(caller, text);
    const isSelf = circles.some(({ own }) => foldName(own.name) === foldName(text));
    const groups = named.length > 0 || isSelf ? [] : circlesCalled(circles, text);
    const users = new Set(groups.flatMap(({ members }) => members.map(({ user }) => user)));
    const found = named.length > 0 ? named : all.filter(({ user }) => users.has(user));
    if (found.length === 0 && groups.length === 0 && !isSelf) {
      const said = messages(caller).sharing;
      const names = all.map(({ name }) => name);
      throw new UserError('NOT_FOUND', said.nobodyCalled({ text }), {
        hint: names.length > 0 ? said.yourPeople({ names }) : said.noGroupsYet,
      });
    }
    for (const person of found) chosen.set(person.user, person);
  }
  return [...chosen.values()];
}
