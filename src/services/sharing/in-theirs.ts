import { listMemberships } from '../../db/repos/sharing.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { allows, roleFor } from '../../domain/sharing/role.ts';
import { messages } from '../../messages/index.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Envelope } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { attempt, type Outcome } from '../change/write.ts';
import { noteGrant } from '../people/audit.ts';
import { beyondToken, sharingOf } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import { nameOfUser } from './create.ts';
import { type SharedItem, sharedItem } from './visible.ts';

/** Somebody else's event, as the caller acts on it. */
export interface Theirs {
  readonly item: SharedItem;
  /** Its owner, as who their rows are read and written; what is said goes to the caller, in their language. */
  readonly as: Caller;
  /** The owner as themselves. */
  readonly owner: Caller;
}

/** What was done to it, as it is told if the caller says yes. */
export interface Done<R extends Envelope> {
  readonly done: R;
  /** What is asked before it holds. */
  readonly question: string;
  /** As the caller's history says it. */
  readonly summary: string;
  /** As the owner's history says it; `by`: the caller's name. */
  readonly toOwner: (owner: Caller, by: string) => string;
  readonly version: number;
  /** What exactly becomes of it. */
  readonly effect: unknown;
}

interface Call {
  readonly confirm_token?: string | undefined;
}

/** The event that a call names, of somebody who lets the caller see it. Throws UserError FORBIDDEN where they may only look; undefined where there is none. */
export async function theirsOf(
  database: Database,
  peers: Peers,
  caller: Caller,
  id: string,
): Promise<Theirs | undefined> {
  const item = await sharedItem(database, caller, id);
  if (!item) return undefined;
  const { role, user } = item.person;
  if (!allows(role, 'edit')) throw mayOnlyLook(caller, item);
  if (caller.alone) throw beyondToken(caller);
  const owner = await peers.as(user);
  return { item, owner, as: { ...owner, language: caller.language } };
}

/** The refusal to change an event that the caller may see. */
export const mayOnlyLook = (caller: Caller, { person: { name } }: Pick<SharedItem, 'person'>): UserError =>
  new UserError('FORBIDDEN', messages(caller).sharing.mayOnlyLook({ name }), {
    hint: messages(caller).sharing.askForEdit,
  });

/** Whether the owner lets the caller edit: under the lock of their calendar, in which they may have said otherwise meanwhile. */
async function stillLets({ executor }: Recorder, caller: Caller, { person, groups }: SharedItem): Promise<boolean> {
  const memberships = await listMemberships(executor, person.user);
  return memberships.some(
    (row) => groups.includes(row.group_id) && allows(roleFor(sharingOf(row), caller.user), 'edit'),
  );
}

/**
 * Does something to an event of somebody else, in one transaction, as a change of the caller's with a part in the
 * owner's history, which both can take back. Asked about first, as all that is shared is; noted for administrators.
 */
export function inTheirs<R extends Envelope>(
  database: Database,
  caller: Caller,
  { item, as, owner }: Theirs,
  call: Call,
  work: (theirs: Recorder) => Promise<Done<R> | Question>,
): Promise<{ readonly done: R } | Question> {
  const { user } = item.person;
  return attempt<R>(
    database,
    caller,
    {},
    async (recorder, others) => {
      const by = await nameOfUser(recorder.executor, caller.user);
      const result = await others.as(
        user,
        async (theirs) => {
          if (!(await stillLets(theirs, caller, item))) throw mayOnlyLook(caller, item);
          const done = await work(theirs);
          return { result: done, summary: isQuestion(done) ? '' : done.toOwner(owner, by) };
        },
        'edit',
      );
      // Nothing stays of what was done to know what to ask.
      if (isQuestion(result)) return result as Outcome<R>;
      const { done, summary, version, effect } = result;
      const question = await confirm(recorder, call, {
        asks: { status: 'need_user', message: result.question },
        pending: { items: [{ id: item.id, version }], effect: [user, effect] },
      });
      if (question) return question as Outcome<R>;
      await noteGrant(recorder, 'share.edit', `${user} ${item.id}`);
      return { done, summary };
    },
    [as],
  );
}
