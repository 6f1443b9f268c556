import { type ChangeRowRead, findChange, findImages } from '../../db/repos/changes.ts';
import { listParts } from '../../db/repos/sharing.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { type Role, widestRole } from '../../domain/sharing/role.ts';
import { messages } from '../../messages/index.ts';
import { fall } from './falling.ts';
import type { Kinds } from './kind.ts';
import type { Others } from './others.ts';
import type { Recorder } from './recorder.ts';
import { Blocked, takeBack } from './take-back.ts';

/** Somebody as who their part of a change is taken back; undefined where they do not let the caller do that (any more). */
export type PeerOf = (user: string, role: Role) => Promise<Caller | undefined>;

/** Those whose locks are held, and those who are left alone. */
export interface Peers {
  readonly there: readonly Caller[];
  readonly gone: ReadonlySet<string>;
}

/** A change has parts in calendars whose locks the transaction does not hold. */
class LocksMissing extends Error {
  /** What each of them has to let the caller do. */
  readonly users: ReadonlyMap<string, Role>;

  constructor(users: ReadonlyMap<string, Role>) {
    super(`Locks of ${users.size} more users are needed`);
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
      for (const [user, role] of error.users) {
        const peer = await peerOf?.(user, role);
        if (peer) there.push(peer);
        else gone.add(user);
      }
    }
  }
}

/**
 * Takes back what changes did in the calendars of others, unless these have done so themselves. Of what was booked for
 * several, whose event stands in the caller's own rows, those are left alone who share nothing any more, or would have
 * to accept it now where it is done again. Throws UserError UNDO_CONFLICT, and FORBIDDEN for an event of somebody else
 * that the caller may not change any more.
 */
export async function takeBackParts(
  { executor, caller }: Recorder,
  { others, gone }: { readonly others: Others; readonly gone: Peers['gone'] },
  changes: readonly ChangeRowRead[],
  kinds: Kinds,
): Promise<void> {
  const parts = [];
  for (const change of changes) {
    const isBooking = (await findImages(executor, caller.user, change.id)).length > 0;
    for (const { member, part, role } of await listParts(executor, caller.user, change.id)) {
      // What somebody has booked they may take away again, whatever they were let do then.
      const needs: Role = role && !(isBooking && change.undoes === null) ? role : 'busy';
      if (!gone.has(member)) parts.push({ member, part, role, needs, summary: change.summary });
      else if (role && !isBooking) throw mayNotAnyMore(caller, change.summary);
    }
  }
  const unlocked = new Map<string, Role>();
  for (const { member, needs } of parts) {
    if (!others.has(member)) unlocked.set(member, widestRole([unlocked.get(member) ?? 'busy', needs]));
  }
  if (unlocked.size > 0) throw new LocksMissing(unlocked);
  for (const { member, part, role, summary } of parts) {
    const takeBackPart = async (recorder: Recorder) => {
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
    };
    await others.as(member, takeBackPart, role);
  }
}

const mayNotAnyMore = (caller: Caller, summary: string): UserError =>
  new UserError('FORBIDDEN', messages(caller).change.mayNotAnyMore({ summary }), {
    hint: messages(caller).change.askTheOwner,
  });

const changedElsewhere = (caller: Caller, summary: string): UserError =>
  new UserError('UNDO_CONFLICT', messages(caller).change.changedByOthers({ summary }), {
    hint: messages(caller).change.changeItemInstead,
  });
