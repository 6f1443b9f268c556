import { findTracked } from '../../db/repos/changes.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { allows, type Role, roleFor } from '../../domain/sharing/role.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import type { Pending } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { announced } from '../items/entity.ts';
import { foldName } from '../items/groups.ts';
import { noteGrant } from '../people/audit.ts';
import { type Circle, circleBy, circlesOf, noGroup, sharingOf } from '../people/circle.ts';
import type { ShareGroupResult } from './create.ts';
import { INVITE_DAYS, invite } from './invites.ts';
import { shareGroupView } from './present.ts';

export interface UpdateShareInput {
  readonly group: string;
  readonly my_role?: Role | undefined;
  readonly member?: string | undefined;
  readonly role?: Role | undefined;
  readonly remove?: boolean | undefined;
  readonly leave?: boolean | undefined;
  readonly new_invite?: number | undefined;
  readonly name?: string | undefined;
  readonly confirm_token?: string | undefined;
}

type Member = Circle['own'];
type Done = Promise<Outcome<ShareGroupResult>>;

/** A share group as it is changed. */
interface Change extends Circle {
  readonly recorder: Recorder;
  readonly input: UpdateShareInput;
}

/**
 * Changes one thing about a share group: what the caller shares with all of it or with one member, who is in it, its
 * name, its invitation. Whoever gets to see more, is taken out, or loses the group is asked about. Throws UserError.
 */
export async function updateShareGroup(
  database: Database,
  caller: Caller,
  input: UpdateShareInput,
): Promise<ShareGroupResult> {
  const circle = circleBy(await circlesOf(database, caller), caller, input.group);
  const work = deedOf(caller, input, circle);
  const result = await write<ShareGroupResult>(database, caller, {}, async (recorder) => {
    const { group, own } = circle;
    // Others may have changed what is the caller's own meanwhile: this is what it is under the lock.
    const ownNow = await findTracked(recorder.executor, 'share_members', caller.user, own.id);
    const groupNow =
      group.user === caller.user ? await findTracked(recorder.executor, 'share_groups', caller.user, group.id) : group;
    if (!ownNow || !groupNow) throw noGroup(caller, [], input.group);
    return work({ ...circle, own: ownNow, group: groupNow, recorder, input });
  });
  const now = (await circlesOf(database, caller)).find(({ group }) => group.id === circle.group.id);
  return result.status === 'final' && now ? { ...result, group: shareGroupView(caller, now) } : result;
}

/** The one thing that the arguments say. */
function deedOf(caller: Caller, input: UpdateShareInput, circle: Circle): (change: Change) => Done {
  const { my_role, member: called, role, remove, leave, new_invite, name } = input;
  const said = messages(caller).sharing;
  const deeds: ((change: Change) => Done)[] = [];
  if (my_role !== undefined) deeds.push((change) => setRole(change, my_role));
  if (role !== undefined) deeds.push((change) => setRoleOf(change, memberCalled(caller, circle, called), role));
  if (remove) deeds.push((change) => removeMember(change, memberCalled(caller, circle, called)));
  if (leave) deeds.push(leaveGroup);
  if (new_invite !== undefined) deeds.push((change) => renewInvite(change, new_invite));
  if (name !== undefined) deeds.push((change) => rename(change, name));
  const [deed] = deeds;
  if (!deed || deeds.length > 1) {
    throw new UserError('INVALID_ARGUMENT', deed ? said.oneThing : said.whatToChange, {
      hint: said.whatToChange,
      missing: deed ? [] : ['my_role', 'member', 'leave', 'new_invite', 'name'],
    });
  }
  return deed;
}

function memberCalled(caller: Caller, { group, members, own }: Circle, called = ''): Member {
  const found = members.find(({ name, id }) => id !== own.id && foldName(name) === foldName(called));
  if (found) return found;
  const said = messages(caller).sharing;
  const names = members.filter(({ id }) => id !== own.id).map(({ name }) => name);
  throw new UserError('NOT_FOUND', said.noMember({ member: called, name: group.name }), {
    hint: names.length > 0 ? said.yourPeople({ names }) : said.nobodyElse,
    missing: called === '' ? ['member'] : [],
  });
}

function checkOwner({ recorder: { caller }, group, members }: Change): void {
  if (group.user === caller.user) return;
  const owner = members.find(({ user }) => user === group.user)?.name ?? '';
  throw new UserError('FORBIDDEN', messages(caller).sharing.onlyOwner({ name: group.name, owner }));
}

/** Asks for a yes to exactly this, unless the call brings it. */
const sure = ({ recorder, input, group, own }: Change, message: string, effect: unknown) => {
  const items: Pending['items'] = [group, own].map(({ id, version }) => ({ id, version }));
  return confirm(recorder, input, { asks: { status: 'need_user', message }, pending: { items, effect } });
};

async function setRole(change: Change, role: Role): Done {
  const { recorder, group, own, members } = change;
  const { caller } = recorder;
  const said = messages(caller).sharing;
  const before = sharingOf(own);
  const done = announced(caller, said.roleSet({ name: group.name, role }), {});
  if (own.role === role && own.roles === '{}') return done;
  const sees = (user: string): Role => roleFor(before, user);
  const isWider = members.some(({ user }) => user !== caller.user && !allows(sees(user), role));
  const question =
    (isWider || !allows(own.role, role)) && (await sure(change, said.askRole({ name: group.name, role }), { role }));
  if (question) return question;
  await recorder.update('share_members', own.id, { role, roles: '{}' });
  await noteGrant(recorder, 'share.role', `${group.id} ${role}`);
  return done;
}

async function setRoleOf(change: Change, member: Member, role: Role): Done {
  const { recorder, group, own } = change;
  const { caller } = recorder;
  const said = messages(caller).sharing;
  const sharing = sharingOf(own);
  const { name } = member;
  const done = announced(caller, said.roleOfSet({ member: name, role }), {});
  if (roleFor(sharing, member.user) === role) return done;
  const isWider = !allows(roleFor(sharing, member.user), role);
  const question =
    isWider && (await sure(change, said.askRoleOf({ member: name, role }), { role, member: member.user }));
  if (question) return question;
  const roles = JSON.stringify({ ...sharing.roles, [member.user]: role });
  await recorder.update('share_members', own.id, { roles });
  await noteGrant(recorder, 'share.role', `${group.id} ${member.user} ${role}`);
  return done;
}

async function removeMember(change: Change, member: Member): Done {
  checkOwner(change);
  const { recorder, group } = change;
  const { caller } = recorder;
  const said = messages(caller).sharing;
  const names = { member: member.name, name: group.name };
  const question = await sure(change, said.askRemove(names), { removes: member.id });
  if (question) return question;
  const removed = [...(JSON.parse(group.removed) as string[]), member.id];
  // With the invitation that let them in they would be back in a moment.
  await recorder.update('share_groups', group.id, { removed: JSON.stringify(removed), invite: null });
  await noteGrant(recorder, 'share.remove', `${group.id} ${member.user}`);
  return announced(caller, said.removed(names), {});
}

async function leaveGroup(change: Change): Done {
  const { recorder, group, own, members } = change;
  const { caller } = recorder;
  const said = messages(caller).sharing;
  const owns = group.user === caller.user;
  const count = members.length - 1;
  const question =
    owns && count > 0 && (await sure(change, said.askClose({ name: group.name, count }), { closes: group.id }));
  if (question) return question;
  await recorder.remove('share_members', own.id);
  if (owns) await recorder.remove('share_groups', group.id);
  await noteGrant(recorder, 'share.leave', group.id);
  return announced(caller, owns ? said.closed(group) : said.left(group), {});
}

async function renewInvite(change: Change, uses: number): Done {
  checkOwner(change);
  const { recorder, group } = change;
  const { caller } = recorder;
  const said = messages(caller).sharing;
  const made = await invite(recorder, group.id, uses);
  await recorder.update('share_groups', group.id, { invite: made.id });
  await noteGrant(recorder, 'share.invite', group.id);
  const summary = said.invited(group);
  const facts = {
    invite: made.code,
    invite_expires: isoWithOffset(made.expiresAt, caller.zone),
  };
  return announced(caller, summary, facts, said.invitation({ change: summary, days: INVITE_DAYS, uses }));
}

async function rename(change: Change, name: string): Done {
  checkOwner(change);
  const { recorder, group } = change;
  await recorder.update('share_groups', group.id, { name });
  return announced(recorder.caller, messages(recorder.caller).sharing.renamed({ name }), {});
}
