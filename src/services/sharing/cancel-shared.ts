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
import { type Done, inTheirs, mayOnlyLook, type Theirs, theirsOf } from './in-theirs.ts';
import { sharedView } from './visible.ts';

/**
 * Cancels one event of somebody else who lets the caller edit their calendar, one occurrence, the rest of a series or all
 * of it, after asking. Undefined where what is named is not one event that others share. Throws UserError.
 */
export async function removeShared(
  database: Database,
  peers: Peers,
  caller: Caller,
  input: RemoveInput,
): Promise<RemoveResult | undefined> {
  const [id, ...more] = input.ids ?? [];
  const theirs = id === undefined || more.length > 0 ? undefined : await theirsOf(database, peers, caller, id);
  if (!theirs) return undefined;
  const outcome = await inTheirs<RemoveResult>(database, caller, theirs, input, (recorder) =>
    removeInside(recorder, caller, theirs, input),
  );
  return isQuestion(outcome) ? ask(database, caller, outcome) : outcome.done;
}

async function removeInside(
  recorder: Recorder,
  caller: Caller,
  { item, as }: Theirs,
  { scope: given, occurrence: named }: RemoveInput,
): Promise<Done<RemoveResult> | Question<RemoveResult>> {
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
    question: said.askCancel({ title, name, when }),
    summary: said.sharedCancelledSummary({ title, name }),
    toOwner: (owner, by) => messages(owner).sharing.cancelledBy({ title, by }),
    version: row.version,
    effect: ['cancel', scope ?? null, occurrence ?? null],
  };
}
