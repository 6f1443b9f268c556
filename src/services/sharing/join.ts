import { findTracked } from '../../db/repos/changes.ts';
import { scopedTo } from '../../db/repos/scope.ts';
import { findInvite, listMembersOf, useInvite } from '../../db/repos/sharing.ts';
import type { ShareInviteRow } from '../../db/share-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { messages } from '../../messages/index.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import { write } from '../change/write.ts';
import { announced } from '../items/entity.ts';
import { foldName } from '../items/groups.ts';
import { noteGrant } from '../people/audit.ts';
import { circlesOf } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import { checkGroups, nameOfUser, type ShareGroupResult } from './create.ts';
import { digestOfCode, holds } from './invites.ts';
import { shareGroupView } from './present.ts';

export interface JoinInput {
  readonly invite: string;
  readonly confirm_token?: string | undefined;
}

const MOST_MEMBERS = 50;

/**
 * Takes part in the share group that an invitation is for, once the caller has said yes to what the others will see.
 * Throws UserError INVALID_ARGUMENT, with the same words for an invitation that never was, is over, or was used up.
 */
export async function joinShareGroup(
  database: Database,
  peers: Peers,
  caller: Caller,
  input: JoinInput,
): Promise<ShareGroupResult> {
  const everyone = scopedTo(database.db, 'everyone');
  const invitation = await findInvite(everyone, digestOfCode(input.invite));
  // What is over takes no longer to refuse than what never was.
  if (!invitation || !holds(invitation, caller.now)) throw doesNotHold(caller);
  const members = await listMembersOf(everyone, [invitation.group_id]);
  const group = members[0]?.group;
  if (group?.invite !== invitation.id) throw doesNotHold(caller);
  const said = messages(caller).sharing;
  const circles = await circlesOf(database, caller);
  const circle = circles.find((one) => one.group.id === group.id);
  if (circle) {
    return { status: 'final', message: said.alreadyIn(group), group: shareGroupView(caller, circle) };
  }
  if (members.length >= MOST_MEMBERS) {
    throw new UserError('LIMIT_EXCEEDED', said.tooManyMembers({ most: MOST_MEMBERS }));
  }
  checkGroups(caller, circles);
  const others = members.map(({ member }) => member);
  const owner = await peers.as(invitation.user);
  return write<ShareGroupResult>(
    database,
    caller,
    {},
    async (recorder, peersThere) => {
      const { executor } = recorder;
      const question = await confirm(recorder, input, {
        asks: {
          status: 'need_user',
          message: said.askJoin({ name: group.name, names: others.map(({ name }) => name) }),
        },
        pending: {
          items: [{ id: group.id, version: group.version }],
          effect: { joins: group.id, with: others.map(({ user }) => user) },
        },
      });
      if (question) return question;
      const stillHolds = await peersThere.as(invitation.user, async ({ executor: theirs }) => ({
        result: await takeUse(theirs, invitation),
        summary: '',
      }));
      if (!stillHolds) throw doesNotHold(caller);
      const own = await recorder.insert('share_members', {
        id: newId('mbr'),
        group_id: group.id,
        owner: group.user,
        name: distinct(
          await nameOfUser(executor, caller.user),
          others.map(({ name }) => name),
        ),
        role: 'busy',
        roles: '{}',
      });
      await noteGrant(recorder, 'share.join', group.id);
      return announced(caller, said.joined(group), {
        group: shareGroupView(caller, { group, own, members: [...others, own] }),
      });
    },
    [owner],
  );
}

/** A name that none of the others in a group has: an issuer may call two people `Anna`, of whom the second is `Anna (2)` then. */
function distinct(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(foldName));
  let found = name;
  for (let count = 2; taken.has(foldName(found)); count++) found = `${name} (${count})`;
  return found;
}

/** Uses the invitation once, if it holds under the lock of whose it is. */
async function takeUse(executor: Parameters<typeof useInvite>[0], { user, id, group_id }: ShareInviteRow) {
  const group = await findTracked(executor, 'share_groups', user, group_id);
  return group?.invite === id && (await useInvite(executor, user, id));
}

const doesNotHold = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).sharing.invitationDoesNotHold, {
    hint: messages(caller).sharing.askForAnother,
  });
