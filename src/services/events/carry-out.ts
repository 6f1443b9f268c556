import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Alert } from '../../domain/quick-add/alarm.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { readReminders, toldReminder } from '../../domain/reminders/said.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { isLeave } from '../../domain/travel/leave.ts';
import { messages } from '../../messages/index.ts';
import { allDayBeside, allDayWarnings } from '../availability/all-day.ts';
import { checkedUntil } from '../availability/conflicts.ts';
import { keptFreeWarnings } from '../availability/kept-free.ts';
import { leaveAlert } from '../availability/leave.ts';
import { conflictQuestion, isHard, overlapWarnings } from '../availability/policy.ts';
import { tightWarnings, tightWays } from '../availability/ways.ts';
import type { Confirmation } from '../change/confirm.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { withCalendars } from '../groups/connected.ts';
import { withGroupNames } from '../groups/present.ts';
import { checkVersion } from '../items/kind.ts';
import { noteGrant } from '../people/audit.ts';
import type { Circle } from '../people/circle.ts';
import { askGiving, notBoth } from '../people/given.ts';
import { locate } from '../places/locate.ts';
import { removeAttached, setAttached } from '../reminders/attached.ts';
import type { EventTarget } from '../series/event-target.ts';
import { asOne, type Changed } from '../series/parts.ts';
import { type EventView, shortWhen, titleOf, viewOf } from '../series/present.ts';
import { seriesOf } from '../series/rows.ts';
import { spotOfRow } from '../travel/legs.ts';
import { type Applied, applyUpdate } from './apply.ts';
import { questionOfAnswer, toldOfAnswer } from './confirm-answer.ts';
import { questionOfUpdate } from './confirm-update.ts';
import { hardenBlocks } from './harden.ts';
import { questionOfInviting, toldOfInviting } from './invite.ts';
import { movedOf, otherTimes } from './moved.ts';
import { changesRule, changesTime, type UpdateInput } from './patch.ts';

/** `events`: of several, which have no `event` and no `before`. */
export type UpdateResult = Result<{
  event: EventView;
  before: EventView;
  events: EventView[];
  checked_until: string;
}>;

/** Words whose place is to be emptied are left as they are. */
export const located = ({ executor, caller }: Recorder, input: UpdateInput, { item: { root } }: EventTarget) =>
  locate(executor, caller, input.clear?.includes('location_place') ? {} : input, root);

/** Writes the new fields of one target, and its reminders. Throws UserError for another version than the one that was expected. */
export async function written(recorder: Recorder, input: UpdateInput, target: EventTarget): Promise<Change | Question> {
  const applied = await applyUpdate(recorder, input, target);
  if (isQuestion(applied)) return applied;
  const { root, row } = applied.before;
  const { caller } = recorder;
  checkVersion(caller, input, { id: root.id, title: titleOf(caller, row), version: row.version });
  return { target, applied, alerts: await remind(recorder, input, target, applied.after.root) };
}

/** What was written for one target. */
export interface Change {
  readonly target: EventTarget;
  readonly applied: Applied;
  readonly alerts: readonly Alert[];
}

/** What is to be known of a change, against the rest of the calendar. */
export async function settled(
  recorder: Recorder,
  input: UpdateInput,
  { target, applied, alerts }: Change,
  circle: Circle | undefined,
): Promise<Changed<UpdateResult> | Question> {
  const { caller } = recorder;
  const { before, after } = applied;
  const check = changesBusyTime(input) ? await checkMoved(recorder, input, applied) : { warnings: [], until: {} };
  if (isQuestion(check)) return check;
  const warnings = [...applied.warnings, ...check.warnings];
  const question = asOne([
    questionOfUpdate(caller, input, target, applied, warnings),
    questionOfAnswer(caller, input, target, applied),
    questionOfInviting(caller, input.inviting, { before, after: after.row }),
    giving(caller, circle, applied),
  ]);
  const assumptions = [
    ...applied.assumptions,
    ...toldOfAnswer(caller, input, applied),
    ...toldOfInviting(caller, input.inviting, after.row),
  ];

  const { share_with: given } = after.row;
  if (given !== null && given !== before.row.share_with)
    await noteGrant(recorder, 'share.event', `${given} ${after.root.id}`);

  const views = [after, before].map((found) => viewOf(caller, found, 'full')) as [EventView, EventView];
  await withCalendars(recorder.executor, caller, views);
  await withGroupNames(recorder.executor, caller, views);
  const when = shortWhen(caller, after, after.row.all_day === 1);
  const title = titleOf(caller, after.row);
  return {
    question,
    summary: messages(caller).events.updatedSummary({ title }),
    done: {
      status: 'final',
      message: messages(caller).events.updated({
        ...{ title, when, alerts: alerts.map((alert) => toldReminder(after.root, alert)) },
        stays: isSameTime(input, applied),
      }),
      event: views[0],
      before: views[1],
      ...check.until,
      ...(assumptions.length > 0 && { assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

/** Who is to see an event that they did not see is asked about. */
function giving(caller: Caller, circle: Circle | undefined, { before, after }: Applied): Confirmation | undefined {
  if (!circle || before.row.share_with === circle.group.id) return undefined;
  if (isPrivate(after.row)) throw notBoth(caller);
  const { id, version } = before.row;
  const effect = { start: after.start, end: after.end };
  return askGiving(caller, circle, { title: titleOf(caller, after.row), items: [{ id, version }], effect });
}

/** Whether a time was given and the event is where it was. */
function isSameTime(input: UpdateInput, { before, after }: Applied): boolean {
  const isSame = before.start === after.start && before.end === after.end;
  return changesTime(input) && !changesRule(input) && isSame && before.row.all_day === after.row.all_day;
}

/** Sets or removes the reminders of an event or of the whole series. Returns those that were set. */
async function remind(
  recorder: Recorder,
  input: UpdateInput,
  { scope }: EventTarget,
  event: EventRow,
): Promise<Alert[]> {
  const { caller } = recorder;
  const clears = input.clear?.includes('remind_minutes') ?? false;
  const { remind_minutes: said } = input;
  if (said === undefined && !clears) return [];
  if (scope === 'this') {
    throw new UserError('INVALID_ARGUMENT', messages(caller).events.reminderIsOfSeries, {
      hint: messages(caller).events.useScopeAllForReminder,
    });
  }
  if (said === undefined) {
    await removeAttached(recorder, [event.id]);
    return [];
  }
  const alerts = isLeave(said) ? [await leaveOf(recorder, event)] : readReminders(caller, said, event);
  await setAttached(recorder, event, alerts);
  return alerts;
}

/** The way to the event, of a series to the first occurrence that is to come. */
async function leaveOf({ executor, caller }: Recorder, event: EventRow): Promise<Alert> {
  const window = { from: caller.now, to: Number.POSITIVE_INFINITY };
  const [span] = expand(seriesOf(event), caller.zone, window, { limit: 1 }).occurrences;
  const exclude = new Set([event.id]);
  return (await leaveAlert(executor, caller, span, { spot: spotOfRow(event), exclude })).alert;
}

interface Passed {
  readonly warnings: string[];
  readonly until: { checked_until?: string };
}

/** A new title or place takes no time from anybody: an event that was forced over another can still be renamed. */
export const changesBusyTime = (input: UpdateInput): boolean =>
  changesTime(input) || changesRule(input) || input.show_as !== undefined;

/** Checks every row whose time was touched against the rest of the calendar. */
async function checkMoved(recorder: Recorder, input: UpdateInput, applied: Applied): Promise<Passed | Question> {
  const { executor, caller } = recorder;
  const warnings: string[] = [];
  let until: Passed['until'] = {};
  for await (const moved of movedOf(recorder, applied)) {
    const { row, series, checked, overlaps, exclude } = moved;
    const allDay = await allDayBeside(executor, caller, checked.spans, { showAs: row.show_as, exclude });
    if (isHard(overlaps) && input.on_conflict !== 'force') {
      const alternatives = await otherTimes(recorder, input, applied, moved);
      const inTheWay = [...overlaps, ...allDay];
      return { asks: await conflictQuestion(executor, caller, inTheWay, alternatives, series.time.allDay) };
    }
    warnings.push(...(await overlapWarnings(executor, caller, overlaps)));
    warnings.push(...(await allDayWarnings(executor, caller, allDay)));
    const kind = { showAs: row.show_as, allDay: series.time.allDay };
    warnings.push(...keptFreeWarnings(caller, checked.spans, kind));
    const spot = row.show_as === 'free' ? undefined : spotOfRow(row);
    if (spot)
      warnings.push(...tightWarnings(caller, await tightWays(executor, caller, checked.spans, { spot, exclude })));
    if (row.show_as === 'busy') warnings.push(...(await hardenBlocks(recorder, checked.spans)));
    until = { ...until, ...checkedUntil(caller, checked) };
  }
  return { warnings, until };
}
