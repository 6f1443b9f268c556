import fc from 'fast-check';
import type { AddTodoInput } from '../../../src/services/todos/add.ts';
import type { CloseInput } from '../../../src/services/todos/close.ts';
import type { ConvertInput } from '../../../src/services/todos/convert.ts';
import type { UpdateTodoInput } from '../../../src/services/todos/update.ts';
import type { Calls, Confirmable } from './calls.ts';
import { chooseGroup, chooseNeeds, chooseParent, chooseTodo } from './choose.ts';
import type { Actions, Weighted } from './kind.ts';
import type { Tables } from './tables.ts';
import { clock, dateAt, day, level, optional, place, text } from './values.ts';

/** What the undo model does with todos. */

export type TodoCommand =
  | {
      readonly kind: 'todo';
      readonly input: AddTodoInput;
      readonly needs: number | undefined;
      readonly group: number | undefined;
      readonly parent: number | undefined;
    }
  | {
      readonly kind: 'change todo';
      readonly target: number;
      readonly needs: number | undefined;
      readonly group: number | undefined;
      readonly parent: number | undefined;
      readonly input: Omit<UpdateTodoInput, 'id'>;
    }
  | { readonly kind: 'close'; readonly targets: readonly number[]; readonly insist: boolean }
  | { readonly kind: 'convert'; readonly target: number; readonly start: string | undefined; readonly insist: boolean };

type Linked = Extract<TodoCommand, { readonly parent: unknown }>;

const due = fc.tuple(day, optional(clock, 2)).map(([on, at]) => (at ? `${dateAt(on)}T${at}` : dateAt(on)));
const todoFields = {
  due: optional(due, 2),
  repeat: optional(fc.constantFrom('FREQ=DAILY;COUNT=3', 'FREQ=WEEKLY;BYDAY=MO,TH', '每天'), 4),
  repeat_from: optional(fc.constant('done' as const), 8),
  notes: optional(text),
  importance: optional(level),
  urgency: optional(level),
  estimate_minutes: optional(fc.constantFrom(30, 90)),
  tags: optional(fc.subarray(['a', '家', 'work'])),
  source: optional(text, 5),
  location: optional(fc.constantFrom('Bank', 'SOHO'), 4),
  location_place: optional(place, 5),
};

const todo: fc.Arbitrary<TodoCommand> = fc.record({
  kind: fc.constant('todo' as const),
  group: optional(fc.nat(5), 2),
  needs: optional(fc.nat(10)),
  parent: optional(fc.nat(10)),
  input: fc.record({ title: text, ...todoFields }),
});

const changeTodo: fc.Arbitrary<TodoCommand> = fc.record({
  kind: fc.constant('change todo' as const),
  group: optional(fc.nat(5)),
  target: fc.nat(10),
  needs: optional(fc.nat(10), 2),
  parent: optional(fc.nat(10), 3),
  input: fc.oneof(
    fc.record({ title: optional(text), ...todoFields }),
    fc.record({
      clear: fc.subarray(['due', 'notes', 'tags', 'depends_on', 'closed_at', 'group', 'repeat', 'parent'], {
        minLength: 1,
      }),
    }),
  ),
});

const close: fc.Arbitrary<TodoCommand> = fc.record({
  kind: fc.constant('close' as const),
  targets: fc.array(fc.nat(10), { minLength: 1, maxLength: 3 }),
  insist: fc.boolean(),
});

const convert: fc.Arbitrary<TodoCommand> = fc.record({
  kind: fc.constant('convert' as const),
  target: fc.nat(10),
  start: optional(
    fc.tuple(day, clock).map(([on, at]) => `${dateAt(on)}T${at}`),
    2,
  ),
  insist: fc.boolean(),
});

export const todoCommands: readonly Weighted<TodoCommand>[] = [
  { adds: 'todos', weight: 6, arbitrary: todo },
  { changes: 'todos', weight: 6, arbitrary: changeTodo },
  { changes: 'todos', weight: 4, arbitrary: close },
  { changes: 'todos', weight: 3, arbitrary: convert },
];

/** What a todo belongs to and waits for. */
const linksOf = (tables: Tables, { needs, parent, group }: Linked) => ({
  ...chooseNeeds(tables, needs),
  ...chooseParent(tables, parent),
  ...chooseGroup(tables, group),
});

export const todoActions = ({ user, tables, attempt }: Calls): Actions<TodoCommand> => ({
  async todo(one) {
    const input = { ...one.input, ...linksOf(tables, one) };
    await attempt('todo', (given: AddTodoInput & Confirmable) => user.todos.add(given), input, false);
  },

  async 'change todo'(one) {
    const id = chooseTodo(tables, one.target);
    if (!id) return;
    const more = one.input.clear ? {} : linksOf(tables, one);
    const change = (given: UpdateTodoInput) => user.todos.update(given);
    await attempt('change todo', change, { ...one.input, id, ...more }, false);
  },

  async close({ targets, insist }) {
    const ids = targets.flatMap((target) => chooseTodo(tables, target) ?? []);
    if (ids.length === 0) return;
    await attempt('close', (given: CloseInput) => user.todos.close(given), { ids }, insist);
  },

  async convert({ target, start, insist }) {
    const id = chooseTodo(tables, target);
    if (!id) return;
    await attempt('convert', (given: ConvertInput) => user.todos.convert(given), { id, start }, insist);
  },
});
