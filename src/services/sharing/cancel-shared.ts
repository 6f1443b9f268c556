import type { Caller } from '../../domain/caller.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { ask } from '../change/write.ts';
import { removeTarget } from '../events/remove.ts';
import { partText } from '../items/part.ts';
import type { RemoveInput, RemoveResult } from '../items/remove.ts';
import type { Peers } from '../people/peers.ts';
import { findEventTarget, overrideAt } from '../series/event-target.ts';
import { foundAt } from '../series/moving.ts';
import { theirsMeant } from './by-words.ts';
import { type Deed, inTheirs, mayOnlyLook, type Theirs } from './in-theirs.ts';
import { sharedView } from './visible.ts';

/**
 * Cancels events of others who let the caller edit their calendars, of a series one occurrence, the rest or all of it,
 * after asking. Undefined where what is named is no event that others share. Throws UserError.
 */
export async function removeShared(
  database: Database,
  peers: Peers,
  caller: Caller,
  input: RemoveInput,
): Promise<RemoveResult | undefined> {
  const theirs = await theirsMeant(database, peers, caller, input, 'ids');
  if (isQuestion(theirs)) return ask(database, caller, theirs);
  if (!theirs) return undefined;
  const outcome = await inTheirs<RemoveResult>(database, caller, theirs, input, {
    one: (recorder, one) => removeInside(recorder, caller, one, input),
    together: (done) => ({
      status: 'final',
      message: done.map(({ message }) => message).join('\n'),
      deleted: done.flatMap(({ deleted }) => deleted ?? []),
    }),
    toOwner: (owner, about) => messages(owner).sharing.cancelledBy(about),
  });
  return isQuestion(outcome) ? ask(database, caller, outcome) : outcome.done;
}

async function removeInside(
  recorder: Recorder,
  caller: Caller,
  { item, as }: Theirs,
  { scope: given, occurrence: named }: RemoveInput,
): Promise<Deed<RemoveResult> | Question<RemoveResult>> {
  const { name } = item.person;
  const said = messages(caller).sharing;
  const part = { scope: given, occurrence: named ?? item.occurrence };
  const target = await findEventTarget(recorder.executor, recorder.caller, { id: item.id, ...part });
  if (isQuestion(target)) return target;
  const { item: event, scope, occurrence } = target;
  const override = occurrence === undefined ? undefined : overrideAt(recorder.caller, event, occurrence);
  const row = override ?? event.root;
  // One occurrence of a series may be private.
  if (isPrivate(row)) throw mayOnlyLook(caller, item);
  const found = foundAt(recorder.caller, row, event.root, override ? undefined : occurrence);
  const view = sharedView(caller, as, found, name, item.group);
  await removeTarget(recorder, target);
  const when = partText(caller, view.when, scope);
  const { title } = view;
  const shown = { id: view.id, title, when };
  return {
    done: {
      status: 'final',
      message: said.sharedCancelled({ title, name, when }),
      deleted: [view.occurrence === undefined || scope === 'all' ? shown : { ...shown, occurrence: view.occurrence }],
    },
    title,
    question: said.askCancel({ title, name, when }),
    summary: said.sharedCancelledSummary({ title, name }),
    version: row.version,
    effect: ['cancel', scope ?? null, occurrence ?? null],
  };
}
