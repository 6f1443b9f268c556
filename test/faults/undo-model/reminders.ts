import fc from 'fast-check';
import type { UpdateInput } from '../../../src/services/events/patch.ts';
import type { AddReminderInput } from '../../../src/services/reminders/add.ts';
import type { UpdateReminderInput } from '../../../src/services/reminders/update.ts';
import type { Calls, Confirmable } from './calls.ts';
import { chooseAnchor, chooseEvent } from './choose.ts';
import type { Actions, Weighted } from './kind.ts';
import { DAY_ZERO, day, optional } from './values.ts';

/** What the undo model does with reminders. */

export type ReminderCommand =
  | { readonly kind: 'remind'; readonly input: AddReminderInput; readonly event: number | undefined }
  | {
      readonly kind: 'change reminder';
      readonly target: number;
      readonly occurrence: number;
      readonly event: number | undefined;
      readonly input: Omit<UpdateReminderInput, 'id' | 'occurrence'>;
      readonly insist: boolean;
    }
  | { readonly kind: 'remind of event'; readonly target: number; readonly minutes: number | undefined };

const at = fc
  .tuple(day, fc.integer({ min: 0, max: 23 }))
  .map(([on, hour]) => new Date(DAY_ZERO + on * 86_400_000 + hour * 3_600_000).toISOString().slice(0, 16));
const title = fc.constantFrom('Pills', '吃药', 'x');
const rule = fc.constantFrom('FREQ=DAILY', 'FREQ=DAILY;COUNT=4', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=HOURLY;INTERVAL=5');
const minutes = fc.constantFrom(0, 15, 1_440);
const words = {
  title: optional(title),
  notes: optional(fc.constant('n')),
  priority: optional(fc.constant('high' as const)),
};

const remind: fc.Arbitrary<ReminderCommand> = fc.record({
  kind: fc.constant('remind' as const),
  event: optional(fc.nat(10), 2),
  input: fc.record({ ...words, title, at, repeat: optional(rule, 2), minutes_before: minutes }),
});

const change: fc.Arbitrary<ReminderCommand> = fc.record({
  kind: fc.constant('change reminder' as const),
  target: fc.nat(20),
  occurrence: fc.nat(3),
  event: optional(fc.nat(10), 5),
  insist: fc.boolean(),
  input: fc
    .tuple(
      fc.constantFrom('this' as const, 'this_and_future' as const, 'all' as const),
      fc.oneof(
        fc.record({ action: fc.constantFrom('complete' as const, 'dismiss' as const, 'reopen' as const) }),
        fc.record({ snooze_until: at }),
        fc.record(words),
        fc.record({ at }),
        fc.record({ repeat: rule }),
        fc.record({ minutes_before: minutes }),
        fc.record({ clear: fc.subarray(['notes', 'priority', 'repeat'], { minLength: 1 }) }),
      ),
    )
    .map(([scope, input]) => ({ scope, ...input })),
});

const ofEvent: fc.Arbitrary<ReminderCommand> = fc.record({
  kind: fc.constant('remind of event' as const),
  target: fc.nat(30),
  minutes: optional(minutes),
});

export const reminderCommands: readonly Weighted<ReminderCommand>[] = [
  { adds: 'reminders', weight: 5, arbitrary: remind },
  { changes: 'reminders', weight: 7, arbitrary: change },
  { weight: 3, arbitrary: ofEvent },
];

export const reminderActions = ({ user, tables, attempt }: Calls): Actions<ReminderCommand> => ({
  async remind(one) {
    const anchor = await chooseAnchor(user, tables, one.event);
    const { at, repeat, minutes_before, ...words } = one.input;
    const input = anchor ? { ...words, event_id: anchor, minutes_before } : { ...words, at, repeat };
    await attempt('remind', (given: AddReminderInput & Confirmable) => user.reminders.add(given), input, false);
  },

  async 'change reminder'({ target, occurrence, event, input, insist }) {
    const { reminders } = tables.rows();
    const row = reminders[target % reminders.length];
    if (!row) return;
    const { reminders: listed = [] } = await user.reminders.query({
      start: '2026-11-20',
      end: '2026-12-10',
      status: 'all',
    });
    const own = listed.filter((one) => one.id === row.id);
    const other = input.minutes_before === undefined ? undefined : await chooseAnchor(user, tables, event);
    const call: UpdateReminderInput = {
      ...input,
      id: row.id,
      occurrence: own[occurrence % own.length]?.occurrence,
      ...(other !== undefined && { event_id: other }),
    };
    await attempt('change reminder', (given: UpdateReminderInput) => user.reminders.update(given), call, insist);
  },

  async 'remind of event'({ target, minutes: ahead }) {
    const event = await chooseEvent(user, target);
    if (!event) return;
    const what = ahead === undefined ? { clear: ['remind_minutes'] } : { remind_minutes: ahead };
    const input: UpdateInput = { ...what, id: event.id, scope: 'all' };
    await attempt('remind of event', (given: UpdateInput) => user.update(given), input, false);
  },
});
