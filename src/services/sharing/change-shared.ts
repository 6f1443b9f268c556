import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { messages } from '../../messages/index.ts';
import { isHard, showSlot } from '../availability/policy.ts';
import type { Database } from '../change/database.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { ask } from '../change/write.ts';
import { withDirection } from '../events/add.ts';
import { type Change, changesBusyTime, type UpdateResult, written } from '../events/carry-out.ts';
import { hardenBlocks } from '../events/harden.ts';
import { movedOf, otherTimes } from '../events/moved.ts';
import { changesRule, type UpdateInput } from '../events/patch.ts';
import { checkArguments, withoutTime } from '../events/update.ts';
import { partText } from '../items/part.ts';
import type { Peers } from '../people/peers.ts';
import { findEventTarget } from '../series/event-target.ts';
import { type EventView, type Found, titleOf } from '../series/present.ts';
import { shownOf } from './book-conflicts.ts';
import { theirsMeant } from './by-words.ts';
import { type Deed, inTheirs, mayOnlyLook, type Theirs } from './in-theirs.ts';
import { sharedView } from './visible.ts';

/** What of an event its owner alone decides. */
const OWNERS = ['group', 'remind_minutes', 'share_with', 'private', 'response', 'source'] as const;

/**
 * Changes an event of somebody else who lets the caller edit their calendar, or several alike: as `updateEvent` does own
 * ones, but what is in the way is told as far as the caller may see it, and it is always asked about. Undefined where
 * what is named is of no event that others share. Throws UserError.
 */
export async function updateShared(
  database: Database,
  peers: Peers,
  caller: Caller,
  given: UpdateInput,
): Promise<UpdateResult | undefined> {
  const ids = given.id === undefined ? given.ids : [given.id];
  const theirs = await theirsMeant(database, peers, caller, { ids, match: given.match, kind: 'event' }, 'id');
  if (isQuestion(theirs)) return ask(database, caller, theirs);
  if (!theirs) return undefined;
  const input = withDirection(given);
  checkArguments(caller, input);
  for (const one of theirs) checkOwners(caller, one, input);
  const update = (call: UpdateInput) =>
    inTheirs<UpdateResult>(database, caller, theirs, call, {
      one: (recorder, one) => updateInside(recorder, caller, one, call),
      together,
      toOwner: (owner, about) => messages(owner).sharing.changedBy(about),
    });
  const first = await update(input);
  const best = input.on_conflict === 'auto' && isQuestion(first) ? first.asks.alternatives?.[0] : undefined;
  const isWhole = input.scope === 'all' || input.scope === 'this_and_future' || changesRule(input);
  const outcome = best && !isWhole ? await update({ ...withoutTime(input), slot_token: best.slot_token }) : first;
  return isQuestion(outcome) ? ask(database, caller, outcome) : outcome.done;
}

const together = (done: readonly UpdateResult[]): UpdateResult => {
  const assumptions = [...new Set(done.flatMap((one) => one.assumptions ?? []))];
  return {
    status: 'final',
    message: done.map(({ message }) => message).join('\n'),
    events: done.flatMap(({ event }) => event ?? []),
    ...(assumptions.length > 0 && { assumptions }),
  };
};

/** Throws UserError FORBIDDEN. */
function checkOwners(caller: Caller, { item: { person } }: Theirs, input: UpdateInput): void {
  const fields = OWNERS.filter((field) => input[field] !== undefined || input.clear?.includes(field));
  if (fields.length === 0) return;
  const said = messages(caller).sharing;
  throw new UserError('FORBIDDEN', said.ownersOnly({ name: person.name, fields }), { hint: said.leaveThemOut });
}

async function updateInside(
  recorder: Recorder,
  caller: Caller,
  theirs: Theirs,
  call: UpdateInput,
): Promise<Deed<UpdateResult> | Question<UpdateResult>> {
  const { item, as } = theirs;
  const { name } = item.person;
  const said = messages(caller).sharing;
  const target = await findEventTarget(recorder.executor, recorder.caller, {
    id: item.id,
    scope: call.scope,
    occurrence: call.occurrence ?? item.occurrence,
  });
  if (isQuestion(target)) return target;
  const change = await written(recorder, { ...call, saidIn: caller.zone }, target);
  if (isQuestion(change)) return change;
  const { before, after, assumptions } = change.applied;
  // One occurrence of a series may be private.
  if (isPrivate(before.row)) throw mayOnlyLook(caller, item);
  await recorder.project();
  const taken = changesBusyTime(call) ? await inTheWay(recorder, caller, theirs, call, change) : undefined;
  if (taken) return taken;
  const show = (found: Found): EventView => sharedView(caller, as, found, name, item.group);
  const [from, to] = [show(before), show(after)];
  const title = titleOf(caller, after.row);
  const told = {
    title: from.title,
    name,
    when: partText(caller, from.when, target.scope),
    changes: changesOf(from, to),
  };
  const { confirm_token: _, ...effect } = call;
  return {
    done: {
      status: 'final',
      message: said.sharedChanged({ title, name, when: to.when }),
      event: to,
      before: from,
      ...(assumptions.length > 0 && { assumptions }),
    },
    title,
    question: said.askSharedChange(told),
    summary: said.sharedChangedSummary({ title, name }),
    version: before.row.version,
    effect,
  };
}

/** The question that a conflict in the owner's calendar comes to, told as far as the caller may see it. */
async function inTheWay(
  recorder: Recorder,
  caller: Caller,
  { item, as }: Theirs,
  call: UpdateInput,
  { applied }: Change,
): Promise<Question<UpdateResult> | undefined> {
  const { person } = item;
  for await (const moved of movedOf(recorder, applied)) {
    const { spans } = moved.checked;
    const hard = moved.overlaps.filter(({ severity }) => severity === 'hard');
    if (isHard(hard) && call.on_conflict !== 'force') {
      const free = await otherTimes(recorder, call, applied, moved);
      return {
        asks: {
          status: 'need_user',
          message: messages(caller).sharing.taken({ names: [person.name] }),
          conflicts: await shownOf(recorder.executor, caller, { ...person, as }, spans, hard),
          alternatives: free.map((one) => showSlot(caller, one, moved.series.time.allDay)),
        },
      };
    }
    if (moved.row.show_as === 'busy') await hardenBlocks(recorder, spans);
  }
  return undefined;
}

/** What others see of an event. */
const SEEN = ['title', 'when', 'location', 'show_as', 'repeat_text'] as const;

/** What becomes of it, of what others see. */
const changesOf = (from: EventView, to: EventView): string[] =>
  SEEN.flatMap((field) => (from[field] === to[field] ? [] : [`${from[field] ?? '–'} → ${to[field] ?? '–'}`]));
