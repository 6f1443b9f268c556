import fc from 'fast-check';
import { expect, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import type {
  EventRow,
  Executor,
  ExtentRow,
  GroupRow,
  MemoRow,
  MemoryRow,
  OccurrenceRow,
  ProfileRow,
  ReminderRow,
  TodoRow,
  Tracked,
} from '../../src/db/schema.ts';
import type { Series } from '../../src/domain/event.ts';
import type { TrackedTable } from '../../src/domain/kinds.ts';
import { expand, findOccurrence, firstStart, lastEnd } from '../../src/domain/recurrence/expand.ts';
import { markInstant } from '../../src/domain/recurrence/marks.ts';
import { cycleFrom } from '../../src/domain/todo.ts';
import { UserError } from '../../src/errors.ts';
import type { AddInput } from '../../src/services/events/add.ts';
import type { UpdateInput } from '../../src/services/events/patch.ts';
import type { EventView } from '../../src/services/events/present.ts';
import { isRecurring, rootSeries, seriesOf } from '../../src/services/events/rows.ts';
import type { AddGroupInput } from '../../src/services/groups/add.ts';
import type { UpdateGroupInput } from '../../src/services/groups/update.ts';
import type { UndoInput } from '../../src/services/history/undo.ts';
import type { RemoveInput } from '../../src/services/items/remove.ts';
import type { SaveMemoryInput } from '../../src/services/memories/save.ts';
import type { AddMemoInput } from '../../src/services/memos/add.ts';
import type { UpdateMemoInput } from '../../src/services/memos/update.ts';
import type { ProfileInput } from '../../src/services/profile.ts';
import type { AddReminderInput } from '../../src/services/reminders/add.ts';
import type { UpdateReminderInput } from '../../src/services/reminders/update.ts';
import { duesOutOfStep } from '../../src/services/reminders/verify.ts';
import type { RescheduleInput } from '../../src/services/reschedule/reschedule.ts';
import type { Envelope } from '../../src/services/result.ts';
import { indexOutOfStep } from '../../src/services/search/verify.ts';
import type { AddTodoInput } from '../../src/services/todos/add.ts';
import type { CloseInput } from '../../src/services/todos/close.ts';
import type { ConvertInput } from '../../src/services/todos/convert.ts';
import type { UpdateTodoInput } from '../../src/services/todos/update.ts';
import { type Stage, stage, type User } from '../services/harness.ts';
import { type MemoryCommand, memoryCommands } from './undo-model-memory.ts';
import { type MemoCommand, memoCommands } from './undo-model-memos.ts';
import { type ReminderCommand, reminderCommands } from './undo-model-reminders.ts';

/** The same runs on every machine; another seed looks elsewhere. */
export const seed = Number(process.env.PERCH_TEST_SEED ?? 20_261_121);

/**
 * Promise 7 as a model: random commands, and at random moments everything done
 * since a snapshot is taken back, compared, done again, and compared. After
 * each command what must always hold is looked at in the tables themselves.
 */

interface Confirmable {
  readonly confirm_token?: string;
}

type Scope = 'this' | 'this_and_future' | 'all';

type Command =
  | ReminderCommand
  | MemoryCommand
  | MemoCommand
  | { readonly kind: 'nothing' }
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
  | { readonly kind: 'remove'; readonly targets: readonly number[]; readonly scope: Scope; readonly insist: boolean }
  | {
      readonly kind: 'todo';
      readonly input: AddTodoInput;
      readonly needs: number | undefined;
      readonly group: number | undefined;
    }
  | {
      readonly kind: 'change todo';
      readonly target: number;
      readonly needs: number | undefined;
      readonly group: number | undefined;
      readonly input: Omit<UpdateTodoInput, 'id'>;
    }
  | { readonly kind: 'close'; readonly targets: readonly number[]; readonly insist: boolean }
  | { readonly kind: 'convert'; readonly target: number; readonly start: string | undefined; readonly insist: boolean }
  | { readonly kind: 'group'; readonly input: AddGroupInput }
  | { readonly kind: 'change group'; readonly target: number; readonly input: Omit<UpdateGroupInput, 'id'> }
  | {
      readonly kind: 'remove group';
      readonly target: number;
      readonly items: boolean | undefined;
      readonly also: number | undefined;
      readonly insist: boolean;
    }
  | { readonly kind: 'reschedule'; readonly input: RescheduleInput; readonly insist: boolean }
  | { readonly kind: 'undo'; readonly last: number }
  | { readonly kind: 'take back'; readonly change: number }
  | { readonly kind: 'redo' }
  | { readonly kind: 'back and forth' }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'return' };

const two = (value: number): string => String(value).padStart(2, '0');
const DAY_ZERO = Date.UTC(2026, 10, 30);
const dateAt = (day: number): string => new Date(DAY_ZERO + day * 86_400_000).toISOString().slice(0, 10);

const clock = fc.tuple(fc.integer({ min: 9, max: 14 }), fc.constantFrom('00', '30')).map(([h, m]) => `${two(h)}:${m}`);
const day = fc.integer({ min: 0, max: 5 });
const text = fc.constantFrom('a', '会议', 'Dentist', 'x'.repeat(40));
const rule = fc.constantFrom(
  'FREQ=DAILY;COUNT=4',
  'FREQ=WEEKLY;COUNT=3',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261231',
  'FREQ=WEEKLY',
  'FREQ=MONTHLY;COUNT=3',
  'FREQ=DAILY;INTERVAL=2;COUNT=5',
  'FREQ=DAILY;COUNT=1',
);
const optional = <T>(value: fc.Arbitrary<T>, freq = 3): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq });
const place = fc.constantFrom(
  { name: '南京西路 1 号', longitude: 121.5, latitude: 31.2, crs: 'gcj02' },
  { name: 'Home' },
);
const onConflict = fc.constantFrom('propose' as const, 'auto' as const, 'force' as const);

const times = fc.oneof(
  { weight: 4, arbitrary: fc.record({ at: clock, minutes: optional(fc.constantFrom(30, 60, 90, 600)) }) },
  { weight: 1, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 3 }) }) },
);

const add: fc.Arbitrary<Command> = fc
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
  { weight: 2, arbitrary: fc.record({ repeat: rule }) },
  { weight: 1, arbitrary: fc.record({ start: clock, timezone: fc.constantFrom('America/New_York', 'Europe/Berlin') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      clear: fc.subarray(['description', 'location', 'source', 'repeat', 'group'], { minLength: 1 }),
    }),
  },
);

const update: fc.Arbitrary<Command> = fc.record({
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

const remove: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('remove' as const),
  targets: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
  scope: fc.constantFrom<Scope>('this', 'this_and_future', 'all'),
  insist: fc.boolean(),
});

const due = fc.tuple(day, optional(clock, 2)).map(([on, at]) => (at ? `${dateAt(on)}T${at}` : dateAt(on)));
const level = fc.constantFrom('high' as const, 'normal' as const);
const todoFields = {
  due: optional(due, 2),
  notes: optional(text),
  importance: optional(level),
  urgency: optional(level),
  estimate_minutes: optional(fc.constantFrom(30, 90)),
  tags: optional(fc.subarray(['a', '家', 'work'])),
  source: optional(text, 5),
};

const todo: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('todo' as const),
  group: optional(fc.nat(5), 2),
  needs: optional(fc.nat(10)),
  input: fc.record({ title: text, ...todoFields }),
});

const changeTodo: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('change todo' as const),
  group: optional(fc.nat(5)),
  target: fc.nat(10),
  needs: optional(fc.nat(10), 2),
  input: fc.oneof(
    fc.record({ title: optional(text), ...todoFields }),
    fc.record({ clear: fc.subarray(['due', 'notes', 'tags', 'depends_on', 'closed_at', 'group'], { minLength: 1 }) }),
  ),
});

const close: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('close' as const),
  targets: fc.array(fc.nat(10), { minLength: 1, maxLength: 3 }),
  insist: fc.boolean(),
});

const convert: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('convert' as const),
  target: fc.nat(10),
  start: optional(
    fc.tuple(day, clock).map(([on, at]) => `${dateAt(on)}T${at}`),
    2,
  ),
  insist: fc.boolean(),
});

const groupFields = {
  color: optional(fc.constantFrom('red', '#1e90ff', '蓝色')),
  description: optional(text),
  default_duration_minutes: optional(fc.constantFrom(30, 90)),
  default_importance: optional(level),
  default_urgency: optional(level),
  working_hours: optional(fc.constantFrom('MO-FR 09:00-18:00', '每天 8点到20点')),
};

const group: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('group' as const),
  input: fc.record({ name: fc.constantFrom('Work', '家', 'WORK', 'Sport'), ...groupFields }),
});

const changeGroup: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('change group' as const),
  target: fc.nat(5),
  input: fc.oneof(
    fc.record({ name: optional(fc.constantFrom('Work', '家', 'Sport', 'Other')), ...groupFields }),
    fc.record({ clear: fc.subarray(['color', 'description', 'working_hours'], { minLength: 1 }) }),
  ),
});

const removeGroup: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('remove group' as const),
  target: fc.nat(5),
  items: optional(fc.constantFrom(true, true, false), 5),
  also: optional(fc.nat(30)),
  insist: fc.boolean(),
});

const reschedule: fc.Arbitrary<Command> = fc
  .record({
    day,
    days: fc.constantFrom(1, 4, 20),
    to: fc.oneof(
      fc.constantFrom(30, -60, 120, 1440).map((shift_minutes) => ({ shift_minutes })),
      fc.oneof(day.map(dateAt), fc.constantFrom('下午', '10:00', 'evening')).map((move_to) => ({ move_to })),
    ),
    insist: fc.boolean(),
  })
  .map(({ day: on, days, to, insist }) => ({
    kind: 'reschedule',
    insist,
    input: { start: dateAt(on), end: dateAt(on + days), ...to },
  }));

interface Weighted {
  /** Which rows it is about, and whether it makes one or changes some that are there: for the controls. */
  readonly adds?: TrackedTable;
  readonly changes?: TrackedTable;
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Command>;
}

const COMMANDS: readonly Weighted[] = [
  { weight: 1, arbitrary: fc.constant<Command>({ kind: 'nothing' }) },
  { adds: 'events', weight: 14, arbitrary: add },
  { changes: 'events', weight: 18, arbitrary: update },
  { changes: 'events', weight: 10, arbitrary: remove },
  { adds: 'todos', weight: 6, arbitrary: todo },
  { changes: 'todos', weight: 6, arbitrary: changeTodo },
  { changes: 'todos', weight: 4, arbitrary: close },
  { changes: 'todos', weight: 3, arbitrary: convert },
  ...reminderCommands,
  ...memoryCommands,
  ...memoCommands,
  { adds: 'groups', weight: 6, arbitrary: group },
  { changes: 'groups', weight: 5, arbitrary: changeGroup },
  { weight: 7, arbitrary: removeGroup },
  { changes: 'events', weight: 9, arbitrary: reschedule },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), last: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('take back' as const), change: fc.nat(12) }),
  },
  { weight: 4, arbitrary: fc.constant<Command>({ kind: 'redo' }) },
  { weight: 3, arbitrary: fc.constant<Command>({ kind: 'back and forth' }) },
  { weight: 2, arbitrary: fc.constant<Command>({ kind: 'snapshot' }) },
  { weight: 1, arbitrary: fc.constant<Command>({ kind: 'return' }) },
];

/** Any commands. */
const mixed = (length: number): fc.Arbitrary<Command[]> =>
  fc.array(fc.oneof({ withCrossShrink: true }, ...COMMANDS), { minLength: length, maxLength: length });

/** Adds, and then commands each of which changes rows of one table, is taken back at once, and done again. */
function changesOf(table: TrackedTable, length: number): fc.Arbitrary<Command[]> {
  const drawn = (of: (one: Weighted) => boolean, times: number) =>
    fc.array(fc.oneof(...COMMANDS.filter(of)).map(insisting), { minLength: times, maxLength: times });
  const adds = drawn(({ adds: added }) => added === table || added === 'groups' || added === 'events', 12);
  const changes = drawn((one) => one.changes === table, length);
  return fc
    .tuple(adds, changes)
    .map(([first, then]) => [...first, ...then.flatMap((one): Command[] => [one, { kind: 'back and forth' }])]);
}

/** Goes through with what is asked. */
const insisting = (one: Command): Command => ('insist' in one ? { ...one, insist: true } : one);

interface Tables {
  readonly events: EventRow[];
  readonly todos: TodoRow[];
  readonly reminders: ReminderRow[];
  readonly groups: GroupRow[];
  readonly memos: MemoRow[];
  readonly memories: MemoryRow[];
  readonly profiles: ProfileRow[];
}

const TABLES = [
  'events',
  'todos',
  'reminders',
  'groups',
  'memos',
  'memories',
  'profiles',
] as const satisfies readonly (keyof Tables)[];

interface ChangeEntry {
  readonly seq: number;
  readonly id: string;
  readonly undoes: string | null;
  readonly undone_by: string | null;
}

/** Runs commands for one user of a stage, and throws when a promise is broken. */
class Model {
  readonly #stage: Stage;
  /** A connection of its own, for what compares. */
  readonly #db: Executor;
  readonly #name: string;
  readonly #user: User;
  readonly #versions = new Map<string, { version: number; content: string }>();
  readonly #log: string[] = [];
  #read: { readonly at: number; readonly tables: Tables; content: string | undefined } | undefined;
  /** What there was before each change. */
  readonly #before = new Map<string, string>();
  #snapshot: { readonly seq: number; readonly content: string };
  /** How often what happened, so that a run of refusals is noticed. */
  readonly #counts: Map<string, number>;

  constructor(stage: Stage, db: Executor, name: string, counts: Map<string, number>) {
    this.#stage = stage;
    this.#db = db;
    this.#counts = counts;
    this.#name = name;
    this.#user = stage.as(name);
    this.#snapshot = this.#takeSnapshot();
  }

  async run(commands: readonly Command[]): Promise<void> {
    try {
      for (const one of commands) {
        this.#stage.clock.now += 1;
        await this.#do(one);
        this.#checkRows();
      }
      await this.#return();
    } catch (error) {
      throw new Error(`${String(error)}\n${this.#log.join('\n')}`, { cause: error });
    }
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  #all<T>(table: string, order: string): T[] {
    return this.#stage.sql.prepare(`select * from ${table} where "user" = ? order by ${order}`).all(this.#name) as T[];
  }

  /** As they are; read again only when another connection has written. */
  #tables(): Tables {
    const at = this.#stage.sql.pragma('data_version', { simple: true }) as number;
    if (this.#read?.at === at) return this.#read.tables;
    const tables = this.#readTables();
    this.#read = { at, tables, content: undefined };
    return tables;
  }

  #readTables(): Tables {
    return {
      events: this.#all('events', 'id'),
      todos: this.#all('todos', 'id'),
      reminders: this.#all('reminders', 'id'),
      groups: this.#all('groups', 'id'),
      memos: this.#all('memos', 'id'),
      memories: this.#all('memories', 'id'),
      profiles: this.#all('profiles', 'id'),
    };
  }

  #content(): string {
    const tables = this.#tables();
    const content =
      this.#read?.content ?? JSON.stringify(tables, (key, value: unknown) => (key === 'version' ? undefined : value));
    if (this.#read) this.#read.content = content;
    return content;
  }

  #changes(): ChangeEntry[] {
    return this.#all('changes', 'seq desc');
  }

  #takeSnapshot() {
    return { seq: this.#changes()[0]?.seq ?? 0, content: this.#content() };
  }

  async #do(one: Command): Promise<void> {
    if (one.kind === 'snapshot') this.#snapshot = this.#takeSnapshot();
    else if (one.kind === 'return') await this.#return();
    else if (one.kind === 'redo') {
      const undo = this.#changes().find((change) => change.undoes !== null && change.undone_by === null);
      if (undo) await this.#takeBack(undo.id);
    } else if (one.kind === 'back and forth') {
      for (let times = 0; times < 2; times++) {
        const [newest] = this.#changes();
        if (newest) await this.#takeBack(newest.id);
      }
    } else if (one.kind === 'take back') {
      const change = this.#changes()[one.change];
      if (change) await this.#takeBack(change.id);
    } else if (one.kind === 'undo') {
      await this.#attempt('undo', (input: UndoInput) => this.#user.undo(input), { last: one.last }, true);
    } else if (one.kind === 'add') {
      const input = { ...one.input, ...this.#group(one.group) };
      await this.#attempt('add', (given: AddInput) => this.#user.add(given), input, one.insist);
    } else if (one.kind === 'todo') {
      const input = { ...one.input, ...this.#needs(one.needs), ...this.#group(one.group) };
      await this.#attempt('todo', (given: AddTodoInput & Confirmable) => this.#user.todos.add(given), input, false);
    } else if (one.kind === 'change todo') {
      const id = this.#todo(one.target);
      if (!id) return;
      const more = one.input.clear ? {} : { ...this.#needs(one.needs), ...this.#group(one.group) };
      const input = { ...one.input, id, ...more };
      const change = (given: UpdateTodoInput & Confirmable) => this.#user.todos.update(given);
      await this.#attempt('change todo', change, input, false);
    } else if (one.kind === 'close') {
      const ids = one.targets.flatMap((target) => this.#todo(target) ?? []);
      if (ids.length === 0) return;
      await this.#attempt('close', (given: CloseInput) => this.#user.todos.close(given), { ids }, one.insist);
    } else if (one.kind === 'convert') {
      const id = this.#todo(one.target);
      if (!id) return;
      const make = (given: ConvertInput) => this.#user.todos.convert(given);
      await this.#attempt('convert', make, { id, start: one.start }, one.insist);
    } else if (one.kind === 'reschedule') {
      // A plan is confirmed as anything else is, but for the name of its token.
      const move = async ({ confirm_token, ...input }: RescheduleInput & Confirmable) => {
        const { plan_token, ...result } = await this.#user.reschedule({ ...input, plan_token: confirm_token });
        return { ...result, alternatives: [], ...(plan_token !== undefined && { confirm_token: plan_token }) };
      };
      await this.#attempt('reschedule', move, one.input, one.insist);
    } else if (one.kind === 'group') {
      const add = (input: AddGroupInput & Confirmable) => this.#user.groups.add(input);
      await this.#attempt('group', add, one.input, false);
    } else if (one.kind === 'change group') {
      const { group: id } = this.#group(one.target);
      if (!id) return;
      const change = (given: UpdateGroupInput & Confirmable) => this.#user.groups.update(given);
      await this.#attempt('change group', change, { ...one.input, id }, false);
    } else if (one.kind === 'remove group') {
      await this.#removeGroup(one);
    } else if (one.kind === 'memory') {
      const { memories } = this.#tables();
      const old = one.supersedes === undefined ? undefined : memories[one.supersedes % memories.length]?.id;
      const save = (input: SaveMemoryInput & Confirmable) => this.#user.memories.save(input);
      await this.#attempt(old ? 'supersede' : 'memory', save, { ...one.input, supersedes: old }, false);
    } else if (one.kind === 'forget') {
      const { memos, memories } = this.#tables();
      const all = [...memos, ...memories];
      const ids = [...new Set(one.targets.flatMap((target) => all[target % all.length]?.id ?? []))];
      if (ids.length === 0) return;
      await this.#attempt('forget', (given: RemoveInput) => this.#user.remove(given), { ids }, one.insist);
    } else if (one.kind === 'profile') {
      const save = (input: ProfileInput & { confirm_token?: string }) => this.#user.profile(input);
      await this.#attempt('profile', save, one.input, false);
    } else if (one.kind === 'remind') {
      const event = await this.#event(one.event);
      const { at, repeat, minutes_before, ...words } = one.input;
      const input = event ? { ...words, event_id: event.id, minutes_before } : { ...words, at, repeat };
      await this.#attempt(
        'remind',
        (given: AddReminderInput & Confirmable) => this.#user.reminders.add(given),
        input,
        false,
      );
    } else if (one.kind === 'remind of event') {
      const event = await this.#event(one.target);
      if (!event) return;
      const what = one.minutes === undefined ? { clear: ['remind_minutes'] } : { remind_minutes: one.minutes };
      const input: UpdateInput = { ...what, id: event.id, scope: 'all' };
      await this.#attempt('remind of event', (given: UpdateInput) => this.#user.update(given), input, false);
    } else if (one.kind === 'memo') {
      const add = (given: AddMemoInput & Confirmable) => this.#user.memos.add(given);
      await this.#attempt('memo', add, one.input, false);
    } else if (one.kind === 'change memo' || one.kind === 'remove memo') await this.#changeMemo(one);
    else if (one.kind === 'change reminder') await this.#changeReminder(one);
    else if (one.kind === 'update') await this.#update(one);
    else if (one.kind === 'remove') await this.#remove(one);
  }

  /** The id of a todo that is there. */
  #todo(target: number): string | undefined {
    const { todos } = this.#tables();
    return todos[target % todos.length]?.id;
  }

  #needs(target: number | undefined): { depends_on?: string[] } {
    const id = target === undefined ? undefined : this.#todo(target);
    return id === undefined ? {} : { depends_on: [id] };
  }

  async #event(target: number | undefined): Promise<EventView | undefined> {
    if (target === undefined) return undefined;
    const events = await this.#events();
    return events[target % events.length];
  }

  async #changeMemo(one: Extract<Command, { kind: 'change memo' | 'remove memo' }>) {
    const { memos } = this.#tables();
    const id = memos[one.target % memos.length]?.id;
    if (id === undefined) return;
    if (one.kind === 'remove memo') {
      await this.#attempt('remove memo', (given: RemoveInput) => this.#user.remove(given), { ids: [id] }, false);
      return;
    }
    const change = (given: UpdateMemoInput & Confirmable) => this.#user.memos.update(given);
    await this.#attempt('change memo', change, { ...one.input, id }, false);
  }

  async #changeReminder({ target, occurrence, event, input, insist }: Extract<Command, { kind: 'change reminder' }>) {
    const { reminders } = this.#tables();
    const row = reminders[target % reminders.length];
    if (!row) return;
    const { reminders: listed = [] } = await this.#user.reminders.query({
      start: '2026-11-20',
      end: '2026-12-10',
      status: 'all',
    });
    const own = listed.filter((one) => one.id === row.id);
    const other = input.minutes_before === undefined ? undefined : await this.#event(event);
    const call: UpdateReminderInput = {
      ...input,
      id: row.id,
      occurrence: own[occurrence % own.length]?.occurrence,
      ...(other && { event_id: other.id }),
    };
    const change = (given: UpdateReminderInput) => this.#user.reminders.update(given);
    await this.#attempt('change reminder', change, call, insist);
  }

  #group(target: number | undefined): { group?: string } {
    const { groups } = this.#tables();
    const id = target === undefined ? undefined : groups[target % groups.length]?.id;
    return id === undefined ? {} : { group: id };
  }

  async #removeGroup({ target, items, also, insist }: Extract<Command, { kind: 'remove group' }>) {
    const { group: id } = this.#group(target);
    if (!id) return;
    const events = also === undefined ? [] : await this.#events();
    const other = events[(also ?? 0) % events.length]?.id;
    const call: RemoveInput = {
      ids: [id, ...(other ? [other] : [])],
      scope: 'all',
      ...(items !== undefined && { delete_group_items: items }),
    };
    const name = items ? 'remove group with items' : 'remove group';
    await this.#attempt(name, (given: RemoveInput) => this.#user.remove(given), call, insist);
  }

  async #events(): Promise<readonly EventView[]> {
    const { events = [] } = await this.#user.query({ start: '2026-11-20', end: '2027-03-01', limit: 31 });
    return events;
  }

  async #update({
    target,
    scope,
    named,
    day: shift,
    group: into,
    input,
    insist,
  }: Extract<Command, { kind: 'update' }>) {
    const events = await this.#events();
    const one = events[target % events.length];
    if (!one) return;
    const on = new Date(Date.parse(one.start.slice(0, 10)) + (shift ?? 0) * 86_400_000).toISOString().slice(0, 10);
    const occurrence = one.occurrence !== undefined && (named || scope !== 'all') ? one.occurrence : undefined;
    const start = input.start === undefined ? undefined : input.all_day ? on : `${on}T${input.start}`;
    const group = input.clear?.includes('group') ? {} : this.#group(into);
    const call: UpdateInput = { ...input, ...group, start, id: one.id, scope, occurrence };
    await this.#attempt(`update ${scope}`, (given: UpdateInput) => this.#user.update(given), call, insist);
  }

  async #remove({ targets, scope, insist }: Extract<Command, { kind: 'remove' }>) {
    const events = await this.#events();
    const chosen = targets.flatMap((target) => events[target % events.length] ?? []);
    const [first] = chosen;
    if (!first) return;
    const mixed = targets.length === 3 ? this.#todo(targets[2] as number) : undefined;
    const { reminders } = this.#tables();
    const reminder = targets.length > 1 ? reminders[(targets[1] as number) % reminders.length]?.id : undefined;
    const ids = [...new Set([...chosen.map((one) => one.id), ...[mixed, reminder].filter((id) => id !== undefined)])];
    const occurrence = ids.length === 1 && scope !== 'all' ? first.occurrence : undefined;
    const call: RemoveInput = { ids, scope, occurrence };
    await this.#attempt(`remove ${scope}`, (given: RemoveInput) => this.#user.remove(given), call, insist);
  }

  /** One call. What undoes the newest changes must leave everything as it was before them. */
  async #attempt<I extends { readonly confirm_token?: string | undefined }, R extends Envelope>(
    name: string,
    call: (input: I) => Promise<R>,
    input: I,
    insist: boolean,
  ): Promise<R | undefined> {
    const content = this.#content();
    const result = await this.#call(name, call, input, insist);
    const [newest, ...earlier] = this.#changes();
    if (result?.change_id === undefined || newest?.id !== result.change_id) return result;
    this.#before.set(newest.id, content);
    const undone = JSON.parse(newest.undoes ?? '[]') as string[];
    const below = new Set(earlier.slice(0, undone.length).map(({ id }) => id));
    if (undone.length > 0 && undone.every((id) => below.has(id))) {
      const before = this.#before.get(earlier[undone.length - 1]?.id as string);
      if (before !== undefined) this.#expect(before, 'after undo of the newest');
    }
    return result;
  }

  /**
   * Whatever is not `final` must have changed nothing, and what is
   * offered must work: the confirmation, the slot, the retry.
   */
  async #call<I extends { readonly confirm_token?: string | undefined }, R extends Envelope>(
    name: string,
    call: (input: I) => Promise<R>,
    input: I,
    insist: boolean,
  ): Promise<R | undefined> {
    const before = this.#everything();
    let result: R;
    try {
      result = await call(input);
    } catch (error) {
      this.#mustBeUnchanged(before, name);
      if (!(error instanceof UserError)) throw error;
      this.#note(name, input, error.code, error.message);
      if (error.code === 'UNDO_CONFLICT') await this.#retry(error, name);
      return undefined;
    }
    this.#note(name, input, result.status, result.message);
    if (result.status === 'final') return result;
    this.#mustBeUnchanged(before, name);
    if (!insist) return result;
    if (result.confirm_token !== undefined) return this.#confirm(name, call, input, result.confirm_token);
    const slot = result.alternatives?.[0]?.slot_token;
    if (slot === undefined) return result;
    const { start, end, duration_minutes, all_day, ...rest } = input as I & UpdateInput;
    const booked = { ...rest, slot_token: slot } as unknown as I;
    const again = await call(booked);
    this.#note(`${name} by slot`, booked, again.status, again.message);
    if (again.confirm_token !== undefined) return this.#confirm(`${name} by slot`, call, booked, again.confirm_token);
    if (again.status !== 'final') throw new Error(`The offered slot was not free: ${JSON.stringify(again)}`);
    return again;
  }

  async #confirm<I extends object, R extends Envelope>(
    name: string,
    call: (input: I) => Promise<R>,
    input: I,
    token: string,
  ) {
    const result = await call({ ...input, confirm_token: token });
    this.#note(`${name} confirmed`, input, result.status, result.message);
    if (result.status !== 'final') throw new Error(`The confirmation was not enough: ${JSON.stringify(result)}`);
    return result;
  }

  async #retry({ details }: UserError, name: string): Promise<void> {
    if (name.startsWith('retry')) throw new Error('The retry was refused');
    if (!details.retry) throw new Error('An UNDO_CONFLICT without retry');
    if (!('later' in (details.facts ?? {}))) return;
    if (this.#changes().length % 3 === 0) return;
    const input = details.retry.arguments as UndoInput;
    await this.#attempt('retry of undo', (given: UndoInput) => this.#user.undo(given), input, true);
  }

  /** Undoes a change; history must have said whether that is possible. */
  async #takeBack(id: string): Promise<void> {
    const { changes = [] } = await this.#user.history({ limit: 200 });
    const listed = changes.find((change) => change.change_id === id);
    const result = await this.#attempt('undo', (input: UndoInput) => this.#user.undo(input), { change_id: id }, true);
    if (listed && listed.undoable !== (result !== undefined)) {
      throw new Error(`History said ${JSON.stringify(listed)}`);
    }
  }

  #note(name: string, input: object, ...outcome: readonly string[]): void {
    this.#count(`${name}: ${outcome[0]}`);
    this.#log.push(`${name} ${JSON.stringify(input)} → ${outcome.join(' ')}`);
  }

  #everything(): string {
    const changes = this.#stage.sql.prepare(
      'select count(*), count(undone_by), max(seq) from changes where "user" = ?',
    );
    return JSON.stringify([this.#tables(), changes.get(this.#name)]);
  }

  #mustBeUnchanged(before: string, name: string): void {
    if (this.#everything() !== before) throw new Error(`${name} was not final and changed something`);
  }

  /** Takes everything since the snapshot back, compares, does it again, and compares. */
  async #return(): Promise<void> {
    const { seq, content } = this.#snapshot;
    const there = this.#content();
    const since = this.#changes().filter((change) => change.seq > seq);
    const mark = this.#changes()[0]?.seq ?? 0;
    if (since.every((change) => change.undoes === null)) await this.#undoAtOnce(since.length);
    else await this.#undoEach(seq, mark);
    this.#expect(content, 'after undo');
    await this.#undoEach(mark, Number.POSITIVE_INFINITY);
    this.#expect(there, 'after redo');
    await this.#checkDerived();
    this.#snapshot = this.#takeSnapshot();
    this.#count('returned');
  }

  async #undoAtOnce(last: number): Promise<void> {
    if (last === 0) return;
    const result = await this.#attempt('return', (input: UndoInput) => this.#user.undo(input), { last }, true);
    if (result?.status !== 'final') throw new Error('Undo of everything since the snapshot did not succeed');
  }

  /** Changes in (from, to], newest first; undo changes too, which is a redo. */
  async #undoEach(from: number, to: number): Promise<void> {
    const ids = this.#changes().filter((change) => change.seq > from && change.seq <= to);
    for (const { id } of ids) {
      if (this.#changes().find((change) => change.id === id)?.undone_by !== null) continue;
      const undo = (input: UndoInput) => this.#user.undo(input);
      const result = await this.#attempt('return by one', undo, { change_id: id }, true);
      if (result?.status !== 'final') throw new Error(`Undo of ${id} did not succeed`);
      this.#checkRows();
    }
  }

  #expect(content: string, when: string): void {
    const found = this.#content();
    if (found === content) return;
    const [expected, actual] = [JSON.parse(content) as Tables, JSON.parse(found) as Tables];
    const differing = TABLES.flatMap((table) => {
      const rows = new Map<string, string[]>();
      for (const [side, list] of Object.entries({ expected: expected[table], actual: actual[table] })) {
        for (const row of list) rows.set(row.id, [...(rows.get(row.id) ?? []), `${side} ${JSON.stringify(row)}`]);
      }
      return [...rows.values()].filter((texts) => texts[0]?.slice(8) !== texts[1]?.slice(6)).flat();
    });
    throw new Error(`Different ${when}:\n${differing.join('\n')}`);
  }

  /** Versions only rise; changed occurrences belong to an occurrence of a series that is there. */
  #checkRows(): void {
    const tables = this.#tables();
    const { events, todos, reminders } = tables;
    for (const { version, ...row } of TABLES.flatMap((table): Tracked[] => tables[table])) {
      const content = JSON.stringify(row);
      const known = this.#versions.get(row.id);
      if (known && (version < known.version || (version === known.version && content !== known.content))) {
        throw new Error(`${row.id} went from version ${known.version} to ${version}`);
      }
      this.#versions.set(row.id, { version, content });
    }
    this.#checkCircles(todos);
    const byId = new Map(events.map((row) => [row.id, row]));
    for (const { id, event_id } of reminders) {
      if (event_id !== null && !byId.has(event_id)) throw new Error(`${id} is a reminder of nothing`);
    }
    const seen = new Set<string>();
    for (const row of events.filter((one) => one.series_id !== null)) {
      const root = byId.get(row.series_id as string);
      if (!root) throw new Error(`${row.id} is a changed occurrence of nothing`);
      const series = { ...seriesOf(root), exdates: [] };
      const zone = root.zone ?? this.#zone();
      const at = markInstant(row.recurrence_id as string, series, zone);
      if (!isRecurring(root) || !findOccurrence(series, zone, at))
        throw new Error(`${row.id} stands for no occurrence of ${root.id}`);
      const key = `${root.id} ${at}`;
      if (seen.has(key)) throw new Error(`Two changed occurrences for ${key}`);
      seen.add(key);
    }
  }

  #checkCircles(todos: readonly TodoRow[]): void {
    const here = new Set(todos.map((row) => row.id));
    const needs = new Map(
      todos.map((row) => [row.id, (JSON.parse(row.depends_on) as string[]).filter((id) => here.has(id))]),
    );
    for (const { id } of todos) {
      const way = cycleFrom(id, (one) => needs.get(one) ?? []);
      if (way) throw new Error(`Dependencies form a circle: ${way.join(' → ')}`);
    }
  }

  #zone(): string {
    return this.#all<ProfileRow>('profiles', 'id')[0]?.timezone ?? 'Asia/Shanghai';
  }

  /** The occurrence cache against what the event rows say. */
  async #checkDerived(): Promise<void> {
    // A read brings the cache up to date with the user's zone.
    await this.#user.query({ start: '2026-12-01' });
    const { ids: stale, isMiscounted, vectors } = await indexOutOfStep(this.#db, this.#name);
    if (stale.length > 0 || isMiscounted || vectors > 0)
      throw new Error(`The search index differs from a rebuild: ${stale.join(', ')}`);
    const wrong = await duesOutOfStep(this.#db, await this.#user.caller('reminder_query'));
    if (wrong.length > 0) throw new Error(`What goes off when differs from a rebuild: ${wrong.join(', ')}`);
    const { events } = this.#tables();
    const zone = this.#zone();
    const occurrences = this.#all<OccurrenceRow>('occurrences', 'source, start_at');
    const extents = new Map(this.#all<ExtentRow>('extents', 'source').map((extent) => [extent.source, extent]));
    const expected: OccurrenceRow[] = [];
    for (const row of events.filter((one) => one.cancelled === 0)) {
      const overrides = events.filter((one) => one.series_id === row.id);
      const series: Series = row.series_id === null ? rootSeries({ root: row, overrides }) : seriesOf(row);
      const extent = extents.get(row.id);
      extents.delete(row.id);
      const whole = { first: firstStart(series, zone), last: lastEnd(series, zone) };
      if (!extent || extent.first_start !== whole.first || extent.last_end !== whole.last) {
        throw new Error(`Extent of ${row.id}: ${JSON.stringify(extent)} instead of ${JSON.stringify(whole)}`);
      }
      if ((whole.last !== null) !== (extent.complete === 1))
        throw new Error(`Extent of ${row.id} is wrong about being complete`);
      const { now } = this.#stage.clock;
      const window =
        whole.last === null
          ? { from: Math.max(whole.first, now - 366 * 86_400_000), to: now + 731 * 86_400_000 }
          : { from: whole.first, to: whole.last + 1 };
      for (const { start, end } of expand(series, zone, window).occurrences) {
        expected.push({ user: this.#name, start_at: start, source: row.id, end_at: end, show_as: row.show_as });
      }
    }
    if (extents.size > 0) throw new Error(`Extents of nothing: ${[...extents.keys()].join(', ')}`);
    const order = (a: OccurrenceRow, b: OccurrenceRow) =>
      a.source < b.source ? -1 : a.source > b.source ? 1 : a.start_at - b.start_at;
    const [found, rebuilt] = [occurrences, expected.sort(order)].map((rows) =>
      rows.map((one) => `${one.source} ${one.start_at} ${one.end_at} ${one.show_as}`),
    );
    if (found?.join('\n') !== rebuilt?.join('\n')) {
      const wrong = [...new Set([...(found ?? []), ...(rebuilt ?? [])])].filter(
        (one) => found?.includes(one) !== rebuilt?.includes(one),
      );
      throw new Error(`The cache differs from a rebuild: ${wrong.slice(0, 5).join('; ')}`);
    }
  }
}

/**
 * Until the test ends ids are the same in every process: rows are chosen in their order. Returns what begins a run;
 * within each ids come in the same order, so that fast-check can shrink one and replay it.
 */
function countedIds(): (run: number) => void {
  let [run, drawn] = [0, 0];
  const random = crypto.getRandomValues.bind(crypto);
  const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array && array.length === 10)) return random(array);
    // An odd factor: no two are alike, and they do not rise.
    const mixed = Math.imul(++drawn, 0x9e3779b1);
    return array.map((_, index) => (index < 4 ? run >>> (5 * index) : mixed >>> (5 * (index - 4))) & 31);
  });
  onTestFinished(() => spy.mockRestore());
  return (next) => {
    [run, drawn] = [next, 0];
  };
}

/**
 * Holds when any sequence of `length` commands, of any kind or that change one
 * table, can be taken back and done again. Each run is a user of its own.
 */
export async function modelProperty(
  stage: Stage,
  length: number,
  { counts = new Map<string, number>(), table }: { counts?: Map<string, number>; table?: TrackedTable } = {},
) {
  let run = 0;
  const countIds = countedIds();
  const { db, close } = await openDatabase({ path: stage.file, now: () => stage.clock.now });
  onTestFinished(close);
  return fc.asyncProperty(table ? changesOf(table, length) : mixed(length), async (commands) => {
    run++;
    countIds(run);
    await new Model(stage, db, `user-${run}`, counts).run(commands);
  });
}

/** What the model says of a column that did not come back. */
const SEEN = /Different after (un|re)do|stands for no occurrence|CHECK constraint|UNDO_CONFLICT/;

/** Leaves one column of a table out of the images, as a defect would, and expects the model to see it. */
export async function expectCaught(table: TrackedTable, column: string): Promise<void> {
  const opened = await stage();
  // The image before holds what is there now: the column is not restored.
  opened.sql.exec(`
    create trigger forgetful after insert on change_images
      when new.table_name = '${table}' and new.before is not null and new.after is not null
      begin
        update change_images set before = json_set(before, '$.${column}', json_extract(after, '$.${column}'))
          where change_id = new.change_id and ordinal = new.ordinal;
      end`);
  const property = await modelProperty(opened, 20, { table });
  const outcome = await fc.check(property, { seed, numRuns: 20, endOnFailure: true });
  expect(outcome.failed).toBe(true);
  expect(String(outcome.errorInstance)).toMatch(SEEN);
}
