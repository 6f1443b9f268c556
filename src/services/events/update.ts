import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { withHours } from '../availability/hours.ts';
import type { Database } from '../change/database.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { ask, attempt, type Outcome } from '../change/write.ts';
import { checkClear } from '../items/clear.ts';
import { groupOf } from '../items/groups.ts';
import type { Circle } from '../people/circle.ts';
import { givenTo } from '../people/given.ts';
import { anchoredTime } from '../series/counted-from.ts';
import { type EventTarget, findEventTargets } from '../series/event-target.ts';
import { type Changed, together } from '../series/parts.ts';
import { titleOf } from '../series/present.ts';
import { seriesOf } from '../series/rows.ts';
import { sideBySide } from '../series/side-by-side.ts';
import { withDirection } from './add.ts';
import { answering } from './answer.ts';
import type { Applied } from './apply.ts';
import { type Change, located, settled, type UpdateResult, written } from './carry-out.ts';
import { invitingIn } from './invite.ts';
import { CLEARABLE, changesRule, changesTime, textPatch, type UpdateInput } from './patch.ts';
import { meansSeveral, updateSeveral } from './several.ts';

export type { UpdateResult } from './carry-out.ts';

/** Changes an event, one occurrence, the rest of a series, or all of it, in one transaction. */
export async function updateEvent(database: Database, caller: Caller, given: UpdateInput): Promise<UpdateResult> {
  const input = withDirection(given);
  checkArguments(caller, input);
  if (meansSeveral(input)) return updateSeveral(database, caller, input);
  const circle = await givenTo(database, caller, input);
  let isSeries = false;
  const update = async (call: UpdateInput): Promise<UpdateResult> => {
    const outcome = await attempt<UpdateResult>(database, caller, {}, async (recorder) => {
      const targets = await findEventTargets(recorder.executor, caller, call);
      if (isQuestion(targets)) return targets;
      const [target] = targets;
      const group = await groupOf(recorder.executor, caller, call);
      isSeries = target.scope === 'all' || target.scope === 'this_and_future' || changesRule(call);
      const place = await located(recorder, call, target);
      if (isQuestion(place)) return place;
      const counted =
        call.start === undefined
          ? undefined
          : await anchoredTime(recorder.executor, caller, call.start, caller, minutesOf(target));
      const { assumptions: placed, ...where } = place;
      const assumptions = [...(counted ? [counted.assumption] : []), ...placed];
      const full = {
        ...call,
        ...where,
        ...(counted && { start: counted.text }),
        group: group?.id,
        ...(circle && { share_with: circle.group.id }),
        ...(await answering(recorder.executor, caller, call)),
        ...(await invitingIn(recorder.executor, caller, call)),
      };
      const outcome = await updateInside(recorder, full, targets, circle);
      if ('done' in outcome && assumptions.length > 0) {
        outcome.done.assumptions = [...(outcome.done.assumptions ?? []), ...assumptions];
      }
      return outcome;
    });
    return isQuestion(outcome) ? ask(database, caller, await withHours(database, caller, call, outcome)) : outcome.done;
  };
  const result = await update(input);
  const best = input.on_conflict === 'auto' && result.conflicts ? result.alternatives?.[0] : undefined;
  // A series is moved as a whole only when the user says so: `auto` proposes like `propose`.
  if (!best || isSeries || result.event) return result;
  // The slot is checked again in the transaction that takes it.
  const adjusted = await update({ ...withoutTime(input), slot_token: best.slot_token });
  if (adjusted.status === 'final') {
    adjusted.message = messages(caller).events.movedAside({ message: adjusted.message });
    const [first] = result.conflicts ?? [];
    const more = (result.conflicts?.length ?? 1) - 1;
    if (first)
      adjusted.warnings = [...(adjusted.warnings ?? []), messages(caller).availability.wasInTheWay({ ...first, more })];
  }
  return adjusted;
}

/** How long an event takes: what goes right before another one ends where that begins. */
function minutesOf({ item }: EventTarget): number | undefined {
  const { time } = seriesOf(item.root);
  return time.allDay ? undefined : Math.max(1, Math.round((time.ms + time.days * DAY) / MINUTE));
}

/** The call with another time to come. */
export const withoutTime = ({ start, end, duration_minutes, all_day, ...rest }: UpdateInput): UpdateInput => rest;

/** Throws UserError for a call that changes nothing, or sets what it clears. */
export function checkArguments(caller: Caller, input: UpdateInput): void {
  checkClear(caller, input.clear, CLEARABLE);
  const both = CLEARABLE.find(
    (field) => input.clear?.includes(field) && (input[field] ?? placeOf(input, field)) !== undefined,
  );
  if (both) {
    const message = messages(caller).common.setAndCleared({ both });
    throw new UserError('INVALID_ARGUMENT', message, { hint: messages(caller).common.passOneOfThem });
  }
  const changes =
    changesTime(input) ||
    input.repeat !== undefined ||
    input.response !== undefined ||
    input.attendees !== undefined ||
    input.remind_minutes !== undefined ||
    (input.clear?.length ?? 0) > 0;
  if (!changes && Object.keys(textPatch(input)).length === 0) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).common.nothingToChange, {
      missing: [
        'start',
        'end',
        'title',
        'location',
        'description',
        'show_as',
        'repeat',
        'group',
        'remind_minutes',
        'share_with',
        'private',
        'response',
        'attendees',
        'clear',
      ],
      hint: messages(caller).common.passAtLeastOneField,
    });
  }
}

async function updateInside(
  recorder: Recorder,
  input: UpdateInput,
  targets: readonly [EventTarget, ...EventTarget[]],
  circle: Circle | undefined,
): Promise<Outcome<UpdateResult>> {
  const { caller } = recorder;
  const changes: Change[] = [];
  for (const target of targets) {
    const change = await written(recorder, input, target);
    if (isQuestion(change)) return change;
    changes.push(change);
  }
  await recorder.project();
  const [first, ...others] = changes;
  if (!first) throw new Error('Nothing to change');
  const changed = await settled(recorder, input, first, circle);
  if (isQuestion(changed)) return changed;
  const all: [Changed<UpdateResult>, ...Changed<UpdateResult>[]] = [changed];
  for (const [index, one] of others.entries()) {
    const crossing = crossed(caller, changes[index]?.applied, one.applied);
    if (crossing) return crossing;
    const next = await settled(recorder, input, one, circle);
    if (isQuestion(next)) return next;
    all.push(next);
  }
  return together(recorder, input, all);
}

/** The parts of a series that was cut stay one after the other: a date that is said of the whole cannot be the start of both. */
function crossed(caller: Caller, earlier: Applied | undefined, later: Applied): Question | undefined {
  if (!earlier) return undefined;
  const [before, after] = [seriesOf(earlier.after.root), seriesOf(later.after.root)];
  return sideBySide(caller, titleOf(caller, later.after.root), { whole: after, before, after });
}

/** A place sets the location, too. */
const placeOf = (input: UpdateInput, field: string) => (field === 'location' ? input.location_place : undefined);
