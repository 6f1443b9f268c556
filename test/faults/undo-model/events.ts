import fc from 'fast-check';
import type { AddInput } from '../../../src/services/events/add.ts';
import type { UpdateInput } from '../../../src/services/events/patch.ts';
import type { RemoveInput } from '../../../src/services/items/remove.ts';
import type { Calls } from './calls.ts';
import { chooseEvents, chooseGroup, chooseTodo } from './choose.ts';
import type { Actions, Weighted } from './kind.ts';
import { clock, dateAt, day, optional, place, text } from './values.ts';

/** What the undo model does with events; what it removes with them may be todos and reminders, too. */

type Scope = 'this' | 'this_and_future' | 'all';

export type EventCommand =
  | { readonly kind: 'add'; readonly input: AddInput; readonly group: number | undefined; readonly insist: boolean }
  | {
      readonly kind: 'update';
      readonly target: number;
      readonly scope: Scope;
      readonly named: boolean;
      readonly day: number | undefined;
      readonly group: number | undefined;
      readonly input: Omit<UpdateInput, 'id' | 'scope' | 'occurrence'>;
      readonly insist: boolean;
    }
  | {
      readonly kind: 'several';
      readonly targets: readonly number[];
      /** All that begin within so many days of the first target, in place of the targets. */
      readonly days: number | undefined;
      readonly scope: 'all' | undefined;
      readonly group: number | undefined;
      readonly input: Pick<
        UpdateInput,
        'location' | 'description' | 'show_as' | 'remind_minutes' | 'clear' | 'on_conflict'
      >;
      readonly insist: boolean;
    }
  | { readonly kind: 'remove'; readonly targets: readonly number[]; readonly scope: Scope; readonly insist: boolean };

const rule = fc.constantFrom(
  'FREQ=DAILY;COUNT=4',
  'FREQ=WEEKLY;COUNT=3',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261231',
  'FREQ=WEEKLY',
  'FREQ=MONTHLY;COUNT=3',
  'FREQ=DAILY;INTERVAL=2;COUNT=5',
  'FREQ=DAILY;COUNT=1',
);
const onConflict = fc.constantFrom('propose' as const, 'auto' as const, 'force' as const);

const times = fc.oneof(
  { weight: 4, arbitrary: fc.record({ at: clock, minutes: optional(fc.constantFrom(30, 60, 90, 600)) }) },
  { weight: 1, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 3 }) }) },
);

const add: fc.Arbitrary<EventCommand> = fc
  .record({
    title: text,
    day,
    time: times,
    repeat: optional(rule, 2),
    show_as: optional(fc.constantFrom('busy', 'tentative', 'free')),
    location: optional(fc.constantFrom('a', '会议室', '公司', 'Gym')),
    location_place: optional(place, 4),
    description: optional(text),
    source: optional(text, 5),
    timezone: optional(fc.constant('America/New_York'), 5),
    on_conflict: optional(onConflict, 2),
    insist: fc.boolean(),
    group: optional(fc.nat(5), 2),
  })
  .map(({ day: on, time, insist, group, ...rest }) => ({
    kind: 'add',
    insist,
    group,
    input: {
      ...rest,
      ...('at' in time
        ? { start: `${dateAt(on)}T${time.at}`, duration_minutes: time.minutes }
        : { start: dateAt(on), end: dateAt(on + time.days), timezone: undefined }),
    },
  }));

/** Fields that make sense together; `start` is a clock time here. */
const patch: fc.Arbitrary<Omit<UpdateInput, 'id'>> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ title: text }) },
  { weight: 6, arbitrary: fc.record({ start: clock }) },
  { weight: 2, arbitrary: fc.record({ start: clock, duration_minutes: fc.constantFrom(30, 60, 120) }) },
  { weight: 2, arbitrary: fc.record({ location: fc.constantFrom('a', '公司', 'Gym', '家') }) },
  { weight: 1, arbitrary: fc.record({ location_place: place, description: text }) },
  { weight: 2, arbitrary: fc.record({ show_as: fc.constantFrom('busy', 'tentative', 'free') }) },
  { weight: 1, arbitrary: fc.record({ start: clock, all_day: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ private: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ repeat: rule }) },
  { weight: 1, arbitrary: fc.record({ start: clock, timezone: fc.constantFrom('America/New_York', 'Europe/Berlin') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      clear: fc.subarray(['description', 'location', 'source', 'repeat', 'group'], { minLength: 1 }),
    }),
  },
);

const update: fc.Arbitrary<EventCommand> = fc.record({
  kind: fc.constant('update' as const),
  target: fc.nat(30),
  scope: fc.constantFrom<Scope>('this', 'this_and_future', 'all'),
  named: fc.boolean(),
  /** Days by which the occurrence moves; the clock time is in `input.start`. */
  day: optional(fc.integer({ min: -2, max: 3 }), 2),
  insist: fc.boolean(),
  group: optional(fc.nat(5)),
  input: fc.tuple(patch, optional(patch, 2), optional(onConflict, 2)).map(([one, other, on_conflict]) => ({
    ...one,
    ...other,
    on_conflict,
  })),
});

/** What several events may be given at once. */
const common: fc.Arbitrary<Extract<EventCommand, { kind: 'several' }>['input']> = fc.oneof(
  fc.record({ location: fc.constantFrom('a', '公司', 'Gym'), description: text }),
  fc.record({ show_as: fc.constantFrom('busy', 'tentative', 'free'), on_conflict: optional(onConflict, 2) }),
  fc.record({ remind_minutes: fc.constantFrom(5, 30) }),
  fc.record({ clear: fc.subarray(['description', 'location', 'group', 'remind_minutes'], { minLength: 1 }) }),
);

const several: fc.Arbitrary<EventCommand> = fc.record({
  kind: fc.constant('several' as const),
  targets: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
  days: optional(fc.integer({ min: 0, max: 9 })),
  scope: optional(fc.constant('all' as const)),
  insist: fc.boolean(),
  group: optional(fc.nat(5)),
  input: common,
});

const remove: fc.Arbitrary<EventCommand> = fc.record({
  kind: fc.constant('remove' as const),
  targets: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
  // What is not a series knows no `this`.
  scope: fc.constantFrom<Scope>('this', 'this', 'this_and_future', 'all'),
  insist: fc.boolean(),
});

export const eventCommands: readonly Weighted<EventCommand>[] = [
  { adds: 'events', weight: 14, arbitrary: add },
  { changes: 'events', weight: 18, arbitrary: update },
  { changes: 'events', weight: 4, arbitrary: several },
  { changes: 'events', weight: 10, arbitrary: remove },
];

export const eventActions = ({ user, tables, attempt }: Calls): Actions<EventCommand> => ({
  async add({ input, group, insist }) {
    const call = { ...input, ...chooseGroup(tables, group) };
    await attempt('add', (given: AddInput) => user.add(given), call, insist);
  },

  async update({ target, scope, named, day: shift, group: into, input, insist }) {
    const events = await chooseEvents(user);
    const one = events[target % events.length];
    if (!one) return;
    const on = new Date(Date.parse(one.start.slice(0, 10)) + (shift ?? 0) * 86_400_000).toISOString().slice(0, 10);
    const occurrence = one.occurrence !== undefined && (named || scope !== 'all') ? one.occurrence : undefined;
    const start = input.start === undefined ? undefined : input.all_day ? on : `${on}T${input.start}`;
    const group = input.clear?.includes('group') ? {} : chooseGroup(tables, into);
    const call: UpdateInput = { ...input, ...group, start, id: one.id, scope, occurrence };
    await attempt(`update ${scope}`, (given: UpdateInput) => user.update(given), call, insist);
  },

  async several({ targets, days, scope, group: into, input, insist }) {
    const events = await chooseEvents(user);
    const chosen = targets.flatMap((target) => events[target % events.length] ?? []);
    const [first] = chosen;
    if (!first) return;
    const from = first.start.slice(0, 10);
    const to = new Date(Date.parse(from) + (days ?? 0) * 86_400_000).toISOString().slice(0, 10);
    const which = days === undefined ? { ids: [...new Set(chosen.map(({ id }) => id))] } : { within: `${from}/${to}` };
    const group = input.clear?.includes('group') ? {} : chooseGroup(tables, into);
    const call: UpdateInput = { ...input, ...group, ...which, scope };
    await attempt(`update several`, (given: UpdateInput) => user.update(given), call, insist);
  },

  async remove({ targets, scope, insist }) {
    const events = await chooseEvents(user);
    const chosen = targets.flatMap((target) => events[target % events.length] ?? []);
    const [first] = chosen;
    if (!first) return;
    const mixed = targets.length === 3 ? chooseTodo(tables, targets[2] as number) : undefined;
    const { reminders } = tables.rows();
    const reminder = targets.length > 1 ? reminders[(targets[1] as number) % reminders.length]?.id : undefined;
    const ids = [...new Set([...chosen.map((one) => one.id), ...[mixed, reminder].filter((id) => id !== undefined)])];
    const occurrence = ids.length === 1 && scope !== 'all' ? first.occurrence : undefined;
    const call: RemoveInput = { ids, scope, occurrence };
    await attempt(`remove ${scope}`, (given: RemoveInput) => user.remove(given), call, insist);
  },
});
