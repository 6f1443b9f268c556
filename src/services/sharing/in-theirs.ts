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

/** At least one. */
export type AllTheirs = readonly [Theirs, ...Theirs[]];

/** What was done to one of them, as it is told if the caller says yes. */
export interface Deed<R> {
  readonly done: R;
  readonly title: string;
  /** What is asked before it holds. */
  readonly question: string;
  /** As the caller's history says it. */
  readonly summary: string;
  readonly version: number;
  /** What exactly becomes of it. */
  readonly effect: unknown;
}

/** What is done to events of others. */
export interface Work<R extends Envelope> {
  one(recorder: Recorder, theirs: Theirs): Promise<Deed<R> | Question>;
  /** What it comes to, of several of them. */
  together(done: readonly R[]): R;
  /** As an owner's history says it; `by`: the caller's name. */
  toOwner(owner: Caller, about: { readonly title: string; readonly by: string }): string;
}

/** Events of others that one call names. */
const MOST = 20;

interface Call {
  readonly confirm_token?: string | undefined;
}

/**
 * The events that a call names, of those who let the caller edit them; undefined where none is of somebody else. Throws
 * UserError: FORBIDDEN where the caller may only look, INVALID_ARGUMENT where others are named beside them.
 */
export async function theirsOf(
  database: Database,
  peers: Peers,
  caller: Caller,
  ids: readonly string[],
): Promise<AllTheirs | undefined> {
  const found: Theirs[] = [];
  const said = messages(caller);
  for (const id of new Set(ids.slice(0, MOST + 1))) {
    const item = await sharedItem(database, caller, id);
    if (item) found.push(await mayEdit(peers, caller, item));
    else if (found.length === 0) return undefined;
    else throw new UserError('INVALID_ARGUMENT', said.sharing.notTogether, { hint: said.sharing.inTwoCalls });
  }
  if (found.length > MOST) {
    throw new UserError('LIMIT_EXCEEDED', said.items.tooMany({ count: ids.length, most: MOST }));
  }
  const [first, ...others] = found;
  return first && [first, ...others];
}

async function mayEdit(peers: Peers, caller: Caller, item: SharedItem): Promise<Theirs> {
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
 * Does something to events of others, in one transaction, as a change of the caller's with a part in the history of each
 * owner, which both can take back. Asked about first, as all that is shared is; noted for administrators.
 */
export function inTheirs<R extends Envelope>(
  database: Database,
  caller: Caller,
  all: AllTheirs,
  call: Call,
  work: Work<R>,
): Promise<{ readonly done: R } | Question> {
  const byOwner = Map.groupBy(all, ({ item }) => item.person.user);
  return attempt<R>(
    database,
    caller,
    {},
    async (recorder, others) => {
      const by = await nameOfUser(recorder.executor, caller.user);
      const deeds = new Map<Theirs, Deed<R>>();
      for (const [user, events] of byOwner) {
        const question = await others.as(
          user,
          async (theirs) => {
            for (const one of events) {
              if (!(await stillLets(theirs, caller, one.item))) throw mayOnlyLook(caller, one.item);
              const deed = await work.one(theirs, one);
              if (isQuestion(deed)) return { result: deed, summary: '' };
              deeds.set(one, deed);
            }
            const [{ owner }] = events as [Theirs];
            const titles = events.flatMap((one) => deeds.get(one)?.title ?? []);
            const title = messages(owner).common.listed({ names: titles, all: titles.length });
            return { result: undefined, summary: work.toOwner(owner, { title, by }) };
          },
          'edit',
        );
        // Nothing stays of what was done to know what to ask.
        if (question) return question as Outcome<R>;
      }
      const done = [...deeds.values()];
      const question = await confirm(recorder, call, {
        asks: { status: 'need_user', message: done.map((one) => one.question).join(' ') },
        pending: {
          items: [...deeds].map(
            ([
              {
                item: { id },
              },
              { version },
            ]) => ({ id, version }),
          ),
          effect: [...deeds].map(
            ([
              {
                item: { person },
              },
              { effect },
            ]) => [person.user, effect],
          ),
        },
      });
      if (question) return question as Outcome<R>;
      for (const { item } of all) await noteGrant(recorder, 'share.edit', `${item.person.user} ${item.id}`);
      const names = done.map(({ summary }) => summary);
      return {
        done: done.length === 1 ? (done[0] as Deed<R>).done : work.together(done.map((one) => one.done)),
        summary: messages(caller).common.chained({ names, all: names.length }),
      };
    },
    [...byOwner.values()].map(([first]) => (first as Theirs).as),
  );
}
