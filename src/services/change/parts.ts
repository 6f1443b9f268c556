import { type ChangeRowRead, findChange } from '../../db/repos/changes.ts';
import { listParts } from '../../db/repos/sharing.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import { fall } from './falling.ts';
import type { Kinds } from './kind.ts';
import type { Others } from './others.ts';
import type { Recorder } from './recorder.ts';
import { Blocked, takeBack } from './take-back.ts';

/** Somebody as who their part of a change is taken back; undefined where they share nothing any more, and are left alone. */
export type PeerOf = (user: string) => Promise<Caller | undefined>;

/** Those whose locks are held, and those who are left alone. */
export interface Peers {
  readonly there: readonly Caller[];
  readonly gone: ReadonlySet<string>;
}

/** A change has parts in calendars whose locks the transaction does not hold. */
class LocksMissing extends Error {
  readonly users: readonly string[];

  constructor(users: readonly string[]) {
    super(`Locks of ${users.length} more users are needed`);
    this.users = users;
  }
}

/** Tries with the locks of more and more users, until they are all that it takes: mostly none. */
export async function withPeers<R>(peerOf: PeerOf | undefined, work: (peers: Peers) => Promise<R>): Promise<R> {
  const there: Caller[] = [];
  const gone = new Set<string>();
  for (;;) {
    try {
      return await work({ there, gone });
    } catch (error) {
      if (!(error instanceof LocksMissing)) throw error;
      for (const user of error.users) {
        const peer = await peerOf?.(user);
        if (peer) there.push(peer);
        else gone.add(user);
      }
    }
  }
}

/** Takes back what changes did in the calendars of others, unless these have done so themselves. Throws UserError UNDO_CONFLICT. */
export async function takeBackParts(
  { executor, caller }: Recorder,
  { others, gone }: { readonly others: Others; readonly gone: Peers['gone'] },
  changes: readonly ChangeRowRead[],
  kinds: Kinds,
): Promise<void> {
  const parts = [];
  for (const change of changes) {
    for (const { member, part } of await listParts(executor, caller.user, change.id)) {
      if (!gone.has(member)) parts.push({ member, part, summary: change.summary });
    }
  }
  const unlocked = new Set(parts.map(({ member }) => member).filter((member) => !others.has(member)));
  if (unlocked.size > 0) throw new LocksMissing([...unlocked]);
  for (const { member, part, summary } of parts) {
    await others.as(member, async (recorder) => {
      const change = await findChange(executor, member, part);
      const what = { what: change?.summary ?? '' };
      const said = messages(recorder.caller).change;
      if (change && change.undone_by === null) {
        await takeBack(recorder, [change], kinds).catch((error: unknown) => {
          // What they did since is theirs to know.
          throw error instanceof Blocked ? changedElsewhere(caller, summary) : error;
        });
        await fall(executor, recorder.caller, change, recorder.changeId);
      }
      return {
        result: undefined,
        summary: change?.undoes == null ? said.undid(what) : said.redid(what),
        undoes: [part],
      };
    });
  }
}

const changedElsewhere = (caller: Caller, summary: string): UserError =>
  new UserError('UNDO_CONFLICT', messages(caller).change.changedByOthers({ summary }), {
    hint: messages(caller).change.changeItemInstead,
  });
