import { randomBytes } from 'node:crypto';
import { insertAudit } from '../../db/repos/accounts.ts';
import type { Recorder } from '../change/recorder.ts';

/** Notes a grant, or the end of one, where administrators see it. `subject`: the share group, and what was granted. */
export async function noteGrant(
  { executor, caller }: Recorder,
  action: `share.${'create' | 'invite' | 'join' | 'role' | 'remove' | 'leave' | 'event' | 'book' | 'edit'}`,
  subject: string,
): Promise<void> {
  const id = randomBytes(8).toString('hex');
  await insertAudit(executor, { user: caller.user, at: caller.now, id, actor: caller.user, action, subject });
}
