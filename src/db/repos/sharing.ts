import { sql } from 'kysely';
import { jsonTexts } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { EventRow, Executor } from '../schema.ts';
import type { ChangePartRow, ShareGroupRow, ShareInviteRow, ShareMemberRow } from '../share-rows.ts';

/** Who shares with whom. What says "of all users" needs an executor that sees all of them. */

const own = fixedQuery<ShareMemberRow, [string]>(
  'select * from share_members where "user" = ? order by created_at, id',
);

/** A user's own memberships, whether or not they still hold. */
export const listMemberships = (executor: Executor, user: string): Promise<ShareMemberRow[]> => own(executor, user);

/** The memberships in some groups, of all users, with the group: those that hold, by when they began. */
export async function listMembersOf(
  executor: Executor,
  groups: readonly string[],
): Promise<{ readonly member: ShareMemberRow; readonly group: ShareGroupRow }[]> {
  if (groups.length === 0) return [];
  const members = await executor
    .selectFrom('share_members')
    .selectAll()
    .where('group_id', 'in', sql<string>`(select item from ${jsonTexts(executor, groups)} as wanted)`)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  if (members.length === 0) return [];
  const rows = await executor
    .selectFrom('share_groups')
    .selectAll()
    .where('user', 'in', [...new Set(members.map(({ owner }) => owner))])
    .where('id', 'in', [...groups])
    .execute();
  const known = new Map(rows.map((row) => [row.id, { row, removed: new Set(JSON.parse(row.removed) as string[]) }]));
  return members.flatMap((member) => {
    const group = known.get(member.group_id);
    const holds = group && group.row.user === member.owner && !group.removed.has(member.id);
    return holds ? { member, group: group.row } : [];
  });
}

/** What tells of an event whether others may see it. */
export type HeldEvent = Pick<EventRow, 'user' | 'id' | 'share_with' | 'private' | 'invitation'>;

const HELD = ['user', 'id', 'share_with', 'private', 'invitation'] as const;

/** What a user has, without changed occurrences. */
export const listHeld = (executor: Executor, user: string): Promise<HeldEvent[]> =>
  executor.selectFrom('events').select(HELD).where('user', '=', user).where('series_id', 'is', null).execute();

/** The event of an id that one of some users has. Of all users. */
export async function findHeld(
  executor: Executor,
  users: readonly string[],
  id: string,
): Promise<HeldEvent | undefined> {
  if (users.length === 0) return undefined;
  return executor
    .selectFrom('events')
    .select(HELD)
    .where('user', 'in', [...users])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What some users have given to some groups, changed occurrences as rows of their own. Of all users. */
export async function listGiven(
  executor: Executor,
  users: readonly string[],
  groups: readonly string[],
): Promise<HeldEvent[]> {
  if (users.length === 0) return [];
  return executor
    .selectFrom('events')
    .select(HELD)
    .where('user', 'in', [...users])
    .where('share_with', 'in', [...groups])
    .execute();
}

export async function insertInvite(executor: Executor, row: ShareInviteRow): Promise<void> {
  await executor.insertInto('share_invites').values(row).execute();
}

const invite = fixedQuery<ShareInviteRow, [string]>('select * from share_invites where digest = ?');

/** The invitation of a code, of all users. */
export async function findInvite(executor: Executor, digest: string): Promise<ShareInviteRow | undefined> {
  const [row] = await invite(executor, digest);
  return row;
}

/** False when nobody may use it any more. */
export async function useInvite(executor: Executor, user: string, id: string): Promise<boolean> {
  const used = await executor
    .updateTable('share_invites')
    .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('user', '=', user)
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteInvitesOf(executor: Executor, user: string, group: string): Promise<void> {
  await executor.deleteFrom('share_invites').where('user', '=', user).where('group_id', '=', group).execute();
}

export async function insertParts(executor: Executor, rows: readonly ChangePartRow[]): Promise<void> {
  if (rows.length > 0)
    await executor
      .insertInto('change_parts')
      .values([...rows])
      .execute();
}

const parts = fixedQuery<ChangePartRow, [string, string]>(
  'select * from change_parts where "user" = ? and change_id = ? order by member',
);

/** What a change did in the calendars of others. */
export const listParts = (executor: Executor, user: string, change: string): Promise<ChangePartRow[]> =>
  parts(executor, user, change);
