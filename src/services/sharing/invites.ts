import { createHash, randomBytes } from 'node:crypto';
import { deleteInvitesOf, insertInvite } from '../../db/repos/sharing.ts';
import type { ShareInviteRow } from '../../db/share-rows.ts';
import { DAY } from '../../domain/time/wall.ts';
import type { Recorder } from '../change/recorder.ts';

export const INVITE_DAYS = 7;
/** For how many people an invitation is where nobody says. */
export const INVITE_USES = 10;

/** 256 bits, shown once; its digest needs no slow hash. */
const newCode = (): string => `perch_inv_${randomBytes(32).toString('base64url')}`;

export const digestOfCode = (code: string): string => createHash('sha256').update(code.trim()).digest('hex');

/**
 * Writes a new invitation to the caller's group in place of an earlier one, and answers its code with its id, which has
 * to go into the group's row: an invitation that does not stand there does not hold, so that undoing takes it back.
 */
export async function invite(
  { executor, caller }: Recorder,
  group: string,
  uses: number,
): Promise<{ readonly id: string; readonly code: string; readonly expiresAt: number }> {
  const code = newCode();
  const id = randomBytes(8).toString('hex');
  const expiresAt = caller.now + INVITE_DAYS * DAY;
  await deleteInvitesOf(executor, caller.user, group);
  await insertInvite(executor, {
    user: caller.user,
    id,
    group_id: group,
    digest: digestOfCode(code),
    expires_at: expiresAt,
    uses_left: uses,
  });
  return { id, code, expiresAt };
}

export const holds = ({ expires_at, uses_left }: ShareInviteRow, now: number): boolean =>
  uses_left > 0 && now < expires_at;
