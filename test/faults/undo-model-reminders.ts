import fc from 'fast-check';
import type { AddReminderInput } from '../../src/services/reminders/add.ts';
import type { UpdateReminderInput } from '../../src/services/reminders/update.ts';

/** What the undo model does with reminders. `on` and `at` are within the same few days as everything else. */

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

const DAY_ZERO = Date.UTC(2026, 10, 30);

const at = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 23 }))
  .map(([day, hour]) => new Date(DAY_ZERO + day * 86_400_000 + hour * 3_600_000).toISOString().slice(0, 16));
const optional = <T>(value: fc.Arbitrary<T>, freq = 3): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq });
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

export const reminderCommands = [
  { adds: 'reminders', weight: 5, arbitrary: remind },
  { changes: 'reminders', weight: 7, arbitrary: change },
  { weight: 3, arbitrary: ofEvent },
] as const;
