import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { closedAs } from '../../domain/reminders/state.ts';
import { nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import { messages } from '../../messages/index.ts';

import { type Confirmation, confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { checkClear } from '../items/clear.ts';
import { announced } from '../items/entity.ts';
import { checkVersion } from '../items/kind.ts';
import { wholeChange } from '../series/confirm.ts';
import { anchoredTime, SHORTLY } from '../series/counted-from.ts';
import { type Changed, together } from '../series/parts.ts';
import type { TargetInput } from '../series/target.ts';
import { type Act, actOn } from './act.ts';
import { type ReminderResult, timeWarnings } from './add.ts';
import { type ChangeInput, CLEARABLE, changeFields, changesTime } from './change.ts';
import { withEvent } from './load.ts';
import { listedReminder, type ReminderView, shownOf, titleOf, view, whenAt } from './present.ts';
import type { Loaded } from './rows.ts';
import {
  isFiltered,
  type PickedReminder,
  type ReminderFilter,
  type SeveralReminders,
  severalReminders,
} from './several.ts';
import { readSnooze } from './snooze.ts';
import { findReminderTarget, findReminderTargets, type ReminderTarget } from './target.ts';

export interface UpdateReminderInput extends TargetInput, ChangeInput, ReminderFilter {
  /** Several that are acted on at once. */
  readonly ids?: readonly string[] | undefined;
  readonly action?: Act['action'] | undefined;
  readonly snooze_until?: string | undefined;
  readonly expected_version?: number | undefined;
  readonly confirm_token?: string | undefined;
}

const FIELDS = ['title', 'at', 'repeat', 'event_id', 'minutes_before', 'priority', 'notes'] as const;

export type UpdateReminderResult = Result<{ reminder: ReminderView; reminders: ReminderView[] }>;

/** Completes, dismisses, snoozes, opens again, or changes a reminder, one of its occurrences, or the rest of them. */
export function updateReminder(
  database: Database,
  caller: Caller,
  input: UpdateReminderInput,
): Promise<UpdateReminderResult> {
  checkArguments(caller, input);
  if (input.ids !== undefined || isFiltered(input)) {
    checkSeveral(caller, input);
    return write<UpdateReminderResult>(database, caller, {}, async (recorder) => {
      const several = await severalReminders(recorder.executor, caller, input);
      return isQuestion(several) ? several : actOnSeveral(recorder, input, several);
    });
  }
  return write<UpdateReminderResult>(database, caller, {}, async (recorder) => {
    const { action, snooze_until: until } = input;
    const closes = action === 'complete' || action === 'dismiss' || action === 'snooze' || until !== undefined;
    const targets = await findReminderTargets(recorder.executor, caller, input, { takesCurrent: closes });
    if (isQuestion(targets)) return targets;
    const [first, ...later] = targets;
    const one = (target: ReminderTarget) => updateOne(recorder, input, target);
    const changed = await one(first);
    if (isQuestion(changed)) return changed;
    const all: [Changed<ReminderResult>, ...Changed<ReminderResult>[]] = [changed];
    for (const target of later) {
      const next = await one(target);
      if (isQuestion(next)) return next;
      all.push(next);
    }
    return together(recorder, input, all);
  });
}

async function updateOne(
  recorder: Recorder,
  input: UpdateReminderInput,
  target: ReminderTarget,
): Promise<Changed<ReminderResult> | Question<ReminderResult>> {
  const { item } = target;
  const { id, version } = item.row;
  checkVersion(recorder.caller, input, { id, title: titleOf(recorder.caller, item), version });
  if (input.action !== undefined || input.snooze_until !== undefined) return actInside(recorder, input, target);
  const { executor, caller } = recorder;
  // The morning of the board meeting at 8.
  const counted = input.at === undefined ? undefined : await anchoredTime(executor, caller, input.at, caller, SHORTLY);
  if (!counted) return changeInside(recorder, input, target);
  const changed = await changeInside(recorder, { ...input, at: counted.text }, target);
  return isQuestion(changed)
    ? changed
    : { ...changed, done: { ...changed.done, assumptions: [counted.assumption, ...(changed.done.assumptions ?? [])] } };
}

/** What can be said of one reminder only. */
const OF_ONE = ['id', 'scope', 'occurrence', 'expected_version'] as const;

function checkSeveral(caller: Caller, input: UpdateReminderInput): void {
  const beside = isFiltered(input) ? [] : (['match'] as const);
  const names = [...OF_ONE, ...beside, ...FIELDS, 'clear' as const].filter((name) => input[name] !== undefined);
  if (names.length === 0) return;
  throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.notOfSeveral({ names }), {
    hint: messages(caller).reminders.makeTwoCalls,
  });
}

/** Titles that a line names. */
const NAMED = 3;

/** Acts on several as one change; those that are like that already stay as they are. More than one is closed only on a yes. */
async function actOnSeveral(
  recorder: Recorder,
  input: UpdateReminderInput,
  { picked, says, assumptions: assumed }: SeveralReminders,
): Promise<Outcome<UpdateReminderResult>> {
  const { executor, caller } = recorder;
  if (picked.length === 0) {
    const message = messages(caller).reminders.noneMatch({ status: 'open' });
    return { asks: { status: 'final', ...says(message), reminders: [] } };
  }
  const { ids: _ids, due_in: _time, query: _words, match: _title, ...act } = input;
  const targets = new Map<string, ReminderTarget>();
  const given = new Map<string, PickedReminder>();
  const ofEach = { takesCurrent: act.action !== 'reopen' };
  for (const one of picked) {
    const target = await findReminderTarget(executor, caller, one, ofEach);
    if (isQuestion(target)) return target;
    const key = `${target.item.row.id} ${target.occurrence?.recurrenceId}`;
    targets.set(key, target);
    given.set(key, one);
  }
  const before = [...targets.values()].map(({ item, occurrence }) => listedReminder(caller, item, occurrence));
  const titles = before.slice(0, NAMED).map(({ title }) => title);
  const names = before.length > NAMED ? [...titles, '…'] : titles;
  const action = act.action ?? 'snooze';
  const closes = action === 'complete' || action === 'dismiss';
  if (closes && targets.size > 1) {
    const message = messages(caller).reminders.confirmSeveral({ action, count: targets.size, names });
    const items = [...targets].map(([key, { item }]) => ({ id: key, version: item.row.version }));
    const asked = await confirm(recorder, act, {
      asks: { status: 'need_user', ...says(message), ...(assumed.length > 0 && { assumptions: [...assumed] }) },
      pending: { items, effect: { action }, inParts: true },
      list: before,
    });
    if (asked) return asked;
  }
  const reminders: ReminderView[] = [];
  const warnings: string[] = [];
  const assumptions = new Set<string>(assumed);
  for (const one of given.values()) {
    // Another occurrence of the same reminder may have been acted on before.
    const target = await findReminderTarget(executor, caller, one, ofEach);
    if (isQuestion(target)) return target;
    const outcome = await actInside(recorder, act, target);
    if ('done' in outcome) {
      if (outcome.done.reminder) reminders.push(outcome.done.reminder);
      for (const one of outcome.done.assumptions ?? []) assumptions.add(one);
    } else if (outcome.asks.status === 'final') warnings.push(outcome.asks.message);
    else return outcome;
  }
  if (reminders.length === 0) return { asks: { status: 'final', message: warnings.join(' '), reminders } };
  const facts = { reminders, assumptions: [...assumptions], warnings };
  return announced(
    caller,
    messages(caller).reminders.actedOnSeveral({ action, count: reminders.length, names }),
    facts,
  );
}

function checkArguments(caller: Caller, input: UpdateReminderInput): void {
  const refuse = (message: string, hint: string, missing?: string[]): never => {
    throw new UserError('INVALID_ARGUMENT', message, { hint, ...(missing && { missing }) });
  };
  checkClear(caller, input.clear, CLEARABLE);
  const both = CLEARABLE.find((field) => input.clear?.includes(field) && input[field] !== undefined);
  if (both) {
    refuse(messages(caller).common.setAndCleared({ both }), messages(caller).common.passOneOfThem);
  }
  const changes = (input.clear?.length ?? 0) > 0 || FIELDS.some((field) => input[field] !== undefined);
  const acts = input.action !== undefined || input.snooze_until !== undefined;
  if (changes && acts) {
    const hint = messages(caller).reminders.makeTwoCalls;
    refuse(messages(caller).reminders.actionOrFields, hint);
  }
  if (!changes && !acts) {
    const hint = messages(caller).reminders.passActionOrField;
    refuse(messages(caller).common.nothingToChange, hint, ['action', ...FIELDS, 'clear']);
  }
  const snoozes = input.action === 'snooze' || input.action === undefined;
  if (input.snooze_until !== undefined && !snoozes) {
    const hint = messages(caller).reminders.leaveOneOut;
    refuse(messages(caller).reminders.snoozeUntilNeedsSnooze, hint);
  }
  if (input.action === 'snooze' && input.snooze_until === undefined) {
    const hint = messages(caller).reminders.snoozeLike;
    refuse(messages(caller).reminders.snoozeUntilWhen, hint, ['snooze_until']);
  }
}

async function actInside(
  recorder: Recorder,
  input: UpdateReminderInput,
  target: ReminderTarget,
): Promise<Changed<ReminderResult> | Question<ReminderResult>> {
  const { executor, caller } = recorder;
  const { item: reminder, scope, occurrence: trigger } = target;
  const now = shownOf(caller, reminder, trigger);
  const snooze =
    input.snooze_until === undefined ? undefined : readSnooze(caller, input.snooze_until, now?.standing.at);
  if (isQuestion(snooze)) return snooze;
  const act: Act = snooze
    ? { action: 'snooze', until: snooze.until }
    : { action: input.action as Exclude<Act['action'], 'snooze'> };
  const shown = trigger ?? now?.trigger;
  const patch = actOn(caller, target, act, shown);
  const title = titleOf(caller, reminder);
  if (!patch) {
    const message = messages(caller).reminders.likeThatAlready({ title });
    return { asks: { status: 'final', message, reminder: view(caller, reminder, shown) } };
  }
  const question: Confirmation | undefined =
    scope === 'all' && act.action !== 'reopen'
      ? {
          asks: {
            status: 'need_user',
            message: messages(caller).reminders.confirmSeries({ action: act.action, title }),
          },
          pending: { items: [itemOf(reminder)], effect: { action: act.action } },
        }
      : undefined;
  const row = await recorder.change('reminders', reminder.row, patch);
  const changed = await withEvent(executor, caller, row);
  const until = snooze ? whenAt(caller, snooze.until) : '';
  return {
    question,
    summary: messages(caller).reminders.acted({ action: act.action, title }),
    done: {
      status: 'final',
      message: snooze
        ? messages(caller).reminders.snoozed({ title, until })
        : messages(caller).reminders.didAct({
            ...{ action: act.action, title, next: nextOf(caller, changed) },
            which: whichOf(caller, target, shown),
          }),
      reminder: view(caller, changed, scope === 'all' ? undefined : shown),
      ...(snooze && snooze.assumptions.length > 0 && { assumptions: snooze.assumptions }),
    },
  };
}

const itemOf = ({ row: { id, version } }: Loaded) => ({ id, version });

/** Which of a series was meant. */
const whichOf = (caller: Caller, { scope }: ReminderTarget, trigger: Trigger | undefined): string | undefined =>
  scope === 'this' && trigger ? whenAt(caller, trigger.at) : undefined;

/** When a series goes off next. */
function nextOf(caller: Caller, reminder: Loaded): string | undefined {
  if (!reminder.triggers.recurring) return undefined;
  const isOpen = (trigger: Trigger): boolean => closedAs(reminder, trigger) === undefined;
  const next = nextTriggers(reminder.triggers, caller.now, 50).find(isOpen);
  return next && whenAt(caller, next.at);
}

async function changeInside(
  recorder: Recorder,
  input: UpdateReminderInput,
  target: ReminderTarget,
): Promise<Changed<ReminderResult> | Question> {
  const { executor, caller } = recorder;
  const { item: reminder, scope, occurrence } = target;
  const before = view(caller, reminder, occurrence);
  const changed = await changeFields(recorder, input, target);
  if (isQuestion(changed)) return changed;
  const after = await withEvent(executor, caller, changed.row);
  const title = titleOf(caller, after);
  const shown = view(caller, after);
  let question: Confirmation | undefined;
  if (scope === 'all' && changesTime(input)) {
    const { rrule, rdates, wall_start, zone, event_id, minutes_before } = changed.row;
    const effect = { rrule, rdates, wall_start, zone, event_id, minutes_before, title: input.title ?? null };
    const [from, to] = [describe(before), describe(shown)];
    const pending = { items: [itemOf(reminder)], effect };
    question = wholeChange(caller, { title, from, to, pending });
  }
  const warnings = [...changed.warnings, ...(changesTime(input) ? timeWarnings(caller, after) : [])];
  return {
    question,
    summary: messages(caller).reminders.changedReminderSummary({ title }),
    done: {
      status: 'final',
      message: messages(caller).reminders.changedReminder({ title, when: shown.when ?? '' }),
      reminder: shown,
      ...(changed.assumptions.length > 0 && { assumptions: changed.assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

const describe = ({ when, repeat_text: repeat }: ReminderView): string => [when, repeat].filter(Boolean).join(' · ');
