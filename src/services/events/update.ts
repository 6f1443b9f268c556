import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Alert } from '../../domain/quick-add/alarm.ts';
import { readReminders, toldReminder } from '../../domain/reminders/said.ts';
import { messages } from '../../messages/index.ts';
import { allDayBeside, allDayWarnings } from '../availability/all-day.ts';
import { checkedUntil, overlapsOf, spansOf } from '../availability/conflicts.ts';
import { inHoursOfItem } from '../availability/group-hours.ts';
import { withHours } from '../availability/hours.ts';
import { AUTO_DAYS, alternativesTo, conflictQuestion, isHard, overlapWarnings } from '../availability/policy.ts';
import type { Confirmation } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { ask, attempt, type Outcome } from '../change/write.ts';
import { withGroupNames } from '../groups/present.ts';
import { checkClear } from '../items/clear.ts';
import { groupOf } from '../items/groups.ts';
import { checkVersion } from '../items/kind.ts';
import type { Circle } from '../people/circle.ts';
import { askGiving, givenTo } from '../people/given.ts';
import { locate } from '../places/locate.ts';
import { removeAttached, setAttached } from '../reminders/attached.ts';
import { type EventTarget, findEventTargets } from '../series/event-target.ts';
import { loadEvent } from '../series/occurrences.ts';
import { asOne, type Changed, together } from '../series/parts.ts';
import { type EventView, shortWhen, titleOf, viewOf } from '../series/present.ts';
import { rootSeries, seriesOf } from '../series/rows.ts';
import { sideBySide } from '../series/side-by-side.ts';
import { withDirection } from './add.ts';
import { type Applied, applyUpdate } from './apply.ts';
import { questionOfUpdate } from './confirm-update.ts';
import { CLEARABLE, changesRule, changesTime, textPatch, type UpdateInput } from './patch.ts';

export type UpdateResult = Result<{ event: EventView; before: EventView; checked_until: string }>;

/** Changes an event, one occurrence, the rest of a series, or all of it, in one transaction. */
export async function updateEvent(database: Database, caller: Caller, given: UpdateInput): Promise<UpdateResult> {
  const input = withDirection(given);
  checkArguments(caller, input);
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
      const { assumptions, ...where } = place;
      const full = { ...call, ...where, group: group?.id, ...(circle && { share_with: circle.group.id }) };
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

/** Words whose place is to be emptied are left as they are. */
const located = ({ executor, caller }: Recorder, input: UpdateInput, { item: { root } }: EventTarget) =>
  locate(executor, caller, input.clear?.includes('location_place') ? {} : input, root);

const withoutTime = ({ start, end, duration_minutes, all_day, ...rest }: UpdateInput): UpdateInput => rest;

function checkArguments(caller: Caller, input: UpdateInput): void {
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
    const applied = await applyUpdate(recorder, input, target);
    if (isQuestion(applied)) return applied;
    const { root, row } = applied.before;
    checkVersion(caller, input, { id: root.id, title: titleOf(caller, row), version: row.version });
    const alerts = await remind(recorder, input, target, applied.after.root);
    changes.push({ target, applied, alerts });
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

/** What was written for one target. */
interface Change {
  readonly target: EventTarget;
  readonly applied: Applied;
  readonly alerts: readonly Alert[];
}

/** The parts of a series that was cut stay one after the other: a date that is said of the whole cannot be the start of both. */
function crossed(caller: Caller, earlier: Applied | undefined, later: Applied): Question | undefined {
  if (!earlier) return undefined;
  const [before, after] = [seriesOf(earlier.after.root), seriesOf(later.after.root)];
  return sideBySide(caller, titleOf(caller, later.after.root), { whole: after, before, after });
}

/** What is to be known of a change, against the rest of the calendar. */
async function settled(
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
  const question = asOne([questionOfUpdate(caller, input, target, applied, warnings), giving(caller, circle, applied)]);

  const views = [after, before].map((found) => viewOf(caller, found, 'full')) as [EventView, EventView];
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
      ...(applied.assumptions.length > 0 && { assumptions: applied.assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

/** Who is to see an event that they did not see is asked about. */
function giving(caller: Caller, circle: Circle | undefined, { before, after }: Applied): Confirmation | undefined {
  if (!circle || before.row.share_with === circle.group.id) return undefined;
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
  const alerts = readReminders(caller, said, event);
  await setAttached(recorder, event, alerts);
  return alerts;
}

/** A place sets the location, too. */
const placeOf = (input: UpdateInput, field: string) => (field === 'location' ? input.location_place : undefined);

interface Passed {
  readonly warnings: string[];
  readonly until: { checked_until?: string };
}

/** A new title or place takes no time from anybody: an event that was forced over another can still be renamed. */
const changesBusyTime = (input: UpdateInput): boolean =>
  changesTime(input) || changesRule(input) || input.show_as !== undefined;

/** Checks every row whose time was touched against the rest of the calendar. */
async function checkMoved(recorder: Recorder, input: UpdateInput, applied: Applied): Promise<Passed | Question> {
  const { executor, caller } = recorder;
  const warnings: string[] = [];
  let until: Passed['until'] = {};
  const exclude = new Set(applied.moved.map((row) => row.id));
  for (const row of applied.moved) {
    const event = await loadEvent(executor, caller.user, row.id);
    const series = row.series_id === null && event ? rootSeries(event) : seriesOf(row);
    const checked = await spansOf(executor, caller, series, exclude);
    if (checked.spans.length === 0) continue;
    const overlaps = await overlapsOf(executor, caller, checked.spans, { showAs: row.show_as, exclude });
    const allDay = await allDayBeside(executor, caller, checked.spans, { showAs: row.show_as, exclude });
    if (isHard(overlaps) && input.on_conflict !== 'force') {
      const days = input.on_conflict === 'auto' ? { days: AUTO_DAYS } : {};
      const options = {
        exclude,
        at: applied.named,
        present: applied.before.start,
        direction: input.direction,
        ...days,
      };
      const placing = await inHoursOfItem(executor, caller, row);
      const alternatives = await alternativesTo(executor, placing, series, checked.spans, options);
      const inTheWay = [...overlaps, ...allDay];
      return { asks: await conflictQuestion(executor, caller, inTheWay, alternatives, series.time.allDay) };
    }
    warnings.push(...(await overlapWarnings(executor, caller, overlaps)));
    warnings.push(...(await allDayWarnings(executor, caller, allDay)));
    until = { ...until, ...checkedUntil(caller, checked) };
  }
  return { warnings, until };
}
