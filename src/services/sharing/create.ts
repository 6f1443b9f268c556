import { findAccount } from '../../db/repos/accounts.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { write } from '../change/write.ts';
import { announced } from '../items/entity.ts';
import { noteGrant } from '../people/audit.ts';
import { type Circle, circlesOf } from '../people/circle.ts';
import { INVITE_DAYS, INVITE_USES, invite } from './invites.ts';
import { type ShareGroupView, shareGroupView } from './present.ts';

export type ShareGroupResult = Result<{ group: ShareGroupView; invite: string; invite_expires: string }>;

const MOST_GROUPS = 20;

/** What others call somebody: as administrators do, or by the name of the user. */
export async function nameOfUser(executor: Executor, user: string): Promise<string> {
  return (await findAccount(executor, user))?.name ?? user;
}

/** Throws UserError LIMIT_EXCEEDED for somebody who is in as many groups as one can be. Those that are over do not count. */
export function checkGroups(caller: Caller, circles: readonly Circle[]): void {
  if (circles.length < MOST_GROUPS) return;
  throw new UserError('LIMIT_EXCEEDED', messages(caller).sharing.tooManyGroups({ most: MOST_GROUPS }));
}

/** Makes a share group with the caller in it, and the code by which others may join. */
export async function createShareGroup(
  database: Database,
  caller: Caller,
  { name }: { readonly name: string },
): Promise<ShareGroupResult> {
  checkGroups(caller, await circlesOf(database, caller));
  return write<ShareGroupResult>(database, caller, {}, async (recorder) => {
    const { executor } = recorder;
    const id = newId('shr');
    const made = await invite(recorder, id, INVITE_USES);
    const group = await recorder.insert('share_groups', { id, name, invite: made.id, removed: '[]' });
    const own = await recorder.insert('share_members', {
      id: newId('mbr'),
      group_id: id,
      owner: caller.user,
      name: await nameOfUser(executor, caller.user),
      role: 'busy',
      roles: '{}',
    });
    await noteGrant(recorder, 'share.create', id);
    const said = messages(caller).sharing;
    const change = said.created({ name });
    const facts = {
      group: shareGroupView(caller, { group, own, members: [own] }),
      invite: made.code,
      invite_expires: isoWithOffset(made.expiresAt, caller.zone),
    };
    return announced(caller, change, facts, said.invitation({ change, days: INVITE_DAYS, uses: INVITE_USES }));
  });
}
