import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { closedAs } from '../../domain/reminders/state.ts';
import { nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import { say } from '../../messages/say.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { checkClear } from '../items/clear.ts';
import { checkVersion } from '../items/kind.ts';
import { confirmAll } from '../series/confirm.ts';
import type { TargetInput } from '../series/target.ts';
import { type Act, actOn } from './act.ts';
import { type ReminderResult, timeWarnings } from './add.ts';
import { type ChangeInput, CLEARABLE, changeFields, changesTime } from './change.ts';
import { withEvent } from './load.ts';
import { type ReminderView, shownOf, titleOf, view, whenAt } from './present.ts';
import type { Loaded } from './rows.ts';
import { readSnooze } from './snooze.ts';
import { findReminderTarget, type ReminderTarget } from './target.ts';

export interface UpdateReminderInput extends TargetInput, ChangeInput {
  readonly action?: Act['action'] | undefined;
  readonly snooze_until?: string | undefined;
  readonly expected_version?: number | undefined;
  readonly confirm_token?: string | undefined;
}

const FIELDS = ['title', 'at', 'repeat', 'event_id', 'minutes_before', 'priority', 'notes'] as const;

/** Completes, dismisses, snoozes, opens again, or changes a reminder, one of its occurrences, or the rest of them. */
export function updateReminder(
  database: Database,
  caller: Caller,
  input: UpdateReminderInput,
): Promise<ReminderResult> {
  checkArguments(caller, input);
  return write<ReminderResult>(database, caller, {}, async (recorder) => {
    const target = await findReminderTarget(recorder.executor, caller, input);
    if (isQuestion(target)) return target;
    const { item } = target;
    const { id, version } = item.row;
    checkVersion(caller, input, { id, title: titleOf(caller, item), version });
    return input.action === undefined && input.snooze_until === undefined
      ? changeInside(recorder, input, target)
      : actInside(recorder, input, target);
  });
}

function checkArguments(caller: Caller, input: UpdateReminderInput): void {
  const refuse = (zh: string, en: string, hint: string, missing?: string[]): never => {
    throw new UserError('INVALID_ARGUMENT', say(caller, zh, en), { hint, ...(missing && { missing }) });
  };
  checkClear(caller, input.clear, CLEARABLE);
  const both = CLEARABLE.find((field) => input.clear?.includes(field) && input[field] !== undefined);
  if (both) {
    refuse(
      `${both} 既要设置又要清空。`,
      `${both} is both set and cleared.`,
      say(caller, '只给其中一个。', 'Pass one of them.'),
    );
  }
  const changes = (input.clear?.length ?? 0) > 0 || FIELDS.some((field) => input[field] !== undefined);
  const acts = input.action !== undefined || input.snooze_until !== undefined;
  if (changes && acts) {
    const hint = say(caller, '请分两次调用。', 'Make two calls.');
    refuse('不能同时执行 action 又修改内容。', 'An action and a change of fields do not go together.', hint);
  }
  if (!changes && !acts) {
    const hint = say(
      caller,
      '给出 action，或至少一项要修改的内容。',
      'Pass an action, or at least one field to change.',
    );
    refuse('没有要修改的内容。', 'Nothing to change was given.', hint, ['action', ...FIELDS, 'clear']);
  }
  const snoozes = input.action === 'snooze' || input.action === undefined;
  if (input.snooze_until !== undefined && !snoozes) {
    const hint = say(caller, '去掉其中一个。', 'Leave one of them out.');
    refuse('snooze_until 只用于 snooze。', 'snooze_until goes with the action snooze.', hint);
  }
  if (input.action === 'snooze' && input.snooze_until === undefined) {
    const hint = say(caller, '例如 10分钟后、明天9点。', 'For example in 10 minutes, tomorrow 9am.');
    refuse('推迟到什么时候？', 'Snooze until when?', hint, ['snooze_until']);
  }
}

async function actInside(
  recorder: Recorder,
  input: UpdateReminderInput,
  target: ReminderTarget,
): Promise<Outcome<ReminderResult>> {
  const { executor, caller } = recorder;
  const { item: reminder, scope, occurrence: trigger } = target;
  const snooze = input.snooze_until === undefined ? undefined : readSnooze(caller, input.snooze_until);
  if (isQuestion(snooze)) return snooze;
  const act: Act = snooze
    ? { action: 'snooze', until: snooze.until }
    : { action: input.action as Exclude<Act['action'], 'snooze'> };
  const shown = trigger ?? shownOf(caller, reminder)?.trigger;
  const patch = actOn(caller, target, act, shown);
  const title = titleOf(caller, reminder);
  if (!patch) {
    const message = say(caller, `“${title}”已经是这样了。`, `"${title}" is like that already.`);
    return { asks: { status: 'final', message, reminder: view(caller, reminder, shown) } };
  }
  if (scope === 'all' && act.action !== 'reopen') {
    const pending = { items: [itemOf(reminder)], effect: { action: act.action } };
    const message = say(
      caller,
      `将${VERBS[act.action][0]}“${title}”的全部重复提醒，以后不再提醒。确认吗？`,
      `This will ${act.action} all of the series "${title}": nothing of it goes off any more. Go ahead?`,
    );
    const asked = await confirm(recorder, input, { asks: { status: 'need_user', message }, pending });
    if (asked) return asked;
  }
  const row = await recorder.change('reminders', reminder.row, patch);
  const changed = await withEvent(executor, caller, row);
  const [zh, en] = VERBS[act.action];
  const until = snooze ? whenAt(caller, snooze.until) : '';
  return {
    summary: say(caller, `${zh}提醒: ${title}`, `${en} reminder: ${title}`),
    done: {
      status: 'final',
      message: snooze
        ? say(caller, `✓ 已推迟: ${title} (到 ${until})`, `✓ Snoozed: ${title} (until ${until})`)
        : say(caller, `✓ 已${zh}: ${title}`, `✓ ${en}: ${title}`) + nextText(caller, changed),
      reminder: view(caller, changed, scope === 'all' ? undefined : shown),
      ...(snooze && snooze.assumptions.length > 0 && { assumptions: snooze.assumptions }),
    },
  };
}

const VERBS = {
  complete: ['完成', 'Completed'],
  dismiss: ['忽略', 'Dismissed'],
  snooze: ['推迟', 'Snoozed'],
  reopen: ['重新打开', 'Reopened'],
} as const;

const itemOf = ({ row: { id, version } }: Loaded) => ({ id, version });

/** Of a series, when it goes off next. */
function nextText(caller: Caller, reminder: Loaded): string {
  if (!reminder.triggers.recurring) return '';
  const isOpen = (trigger: Trigger): boolean => closedAs(reminder, trigger) === undefined;
  const next = nextTriggers(reminder.triggers, caller.now, 50).find(isOpen);
  return next ? say(caller, `（下次 ${whenAt(caller, next.at)}）`, ` (next: ${whenAt(caller, next.at)})`) : '';
}

async function changeInside(
  recorder: Recorder,
  input: UpdateReminderInput,
  target: ReminderTarget,
): Promise<Outcome<ReminderResult>> {
  const { executor, caller } = recorder;
  const { item: reminder, scope, occurrence } = target;
  const before = view(caller, reminder, occurrence);
  const changed = await changeFields(recorder, input, target);
  if (isQuestion(changed)) return changed;
  const after = await withEvent(executor, caller, changed.row);
  const title = titleOf(caller, after);
  const shown = view(caller, after);
  if (scope === 'all' && changesTime(input)) {
    const { rrule, rdates, wall_start, zone, event_id, minutes_before } = changed.row;
    const effect = { rrule, rdates, wall_start, zone, event_id, minutes_before, title: input.title ?? null };
    const [from, to] = [describe(before), describe(shown)];
    const pending = { items: [itemOf(reminder)], effect };
    const asked = await confirmAll(recorder, input, { title, from, to, pending });
    if (asked) return asked;
  }
  const warnings = [...changed.warnings, ...(changesTime(input) ? timeWarnings(caller, after) : [])];
  const when = shown.when ? ` (${shown.when})` : '';
  return {
    summary: say(caller, `修改提醒: ${title}`, `Changed reminder: ${title}`),
    done: {
      status: 'final',
      message: say(caller, `✓ 已修改提醒: ${title}${when}`, `✓ Changed reminder: ${title}${when}`),
      reminder: shown,
      ...(changed.assumptions.length > 0 && { assumptions: changed.assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

const describe = ({ when, repeat_text: repeat }: ReminderView): string => [when, repeat].filter(Boolean).join(' · ');
