import type { SyncAccountRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { ServerRefusal } from './server.ts';

/** What a refusal means to the user: what was wrong, and what would work. `name`: the account, or the address. */
export function refused(
  caller: Caller,
  { name, kind }: Pick<SyncAccountRow, 'name' | 'kind'>,
  { why, message: said }: ServerRefusal,
  /** What is said to do where the password is not taken, and where all that helps is to wait. */
  { login = messages(caller).sync.passwordHint, later = messages(caller).sync.laterHint } = {},
): UserError {
  const to = messages(caller).sync;
  if (kind === 'ics') {
    // A feed has neither user nor password: its address is all there is.
    const what = { login: to.feedIsClosed, 'no-calendars': to.noFeed, gone: to.noFeed, elsewhere: to.feedIsUnsafe };
    const told = why in what ? what[why as keyof typeof what] : undefined;
    if (told) {
      const code = why === 'login' || why === 'elsewhere' ? 'FORBIDDEN' : 'NOT_FOUND';
      return new UserError(code, told({ name, said }), { hint: to.feedHint });
    }
  }
  switch (why) {
    case 'login':
      return new UserError('FORBIDDEN', to.wrongPassword({ name }), { hint: login });
    case 'unreachable':
      return new UserError('TIMEOUT', to.unreachable({ name, said }), {
        hint: /CERT|ISSUER|SIGNATURE/.test(said) ? to.certificateHint : later,
      });
    case 'no-calendars':
    case 'gone':
      return new UserError('NOT_FOUND', to.notCalDav({ name, said }), { hint: to.addressHint });
    case 'elsewhere':
      return new UserError('FORBIDDEN', to.unsafe({ said }), { hint: to.unsafeHint });
    default:
      return new UserError('TIMEOUT', to.failed({ name, said }), { hint: later });
  }
}
