import { updateSyncAccount } from '../../db/repos/sync-accounts.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { AccountView } from './accounts.ts';
import { refused } from './refusals.ts';
import type { Remotes } from './remotes.ts';
import { ServerRefusal } from './server.ts';

/** Takes another password for an account, which its server has to accept. Throws UserError, with nothing stored. */
export async function logIn(
  { db }: Database,
  caller: Caller,
  { server, secrets }: Remotes,
  { account }: AccountView,
  password: string,
): Promise<void> {
  const { user, id, name, kind, home, username } = account;
  if (kind === 'ics' || home === null) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).sync.feedHasNoPassword({ name }));
  }
  try {
    await server(home, { username: username ?? '', password }).calendars();
  } catch (error) {
    throw error instanceof ServerRefusal ? refused(caller, account, error) : error;
  }
  await secrets.write(id, password);
  const fine = { state: 'ok' as const, reason: null, tries: 0, next_try: null };
  await db.transaction().execute((executor) => updateSyncAccount(executor, user, id, fine));
}
