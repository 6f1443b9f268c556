import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { checkChanges } from '../items/clear.ts';
import { announced, emptied } from '../items/entity.ts';
import { checkVersion } from '../items/kind.ts';
import { dueColumns } from '../items/todo-rows.ts';
import type { TodoResult } from './add.ts';
import { circleWith } from './circles.ts';
import { askDue, draftFields, pastDue, type TodoFields } from './fields.ts';
import { type TodoView, view, whenDue } from './present.ts';
import { findTarget, todoBy } from './target.ts';

export interface UpdateTodoInput extends TodoFields {
  readonly id?: string | undefined;
  /** Several, which become one change. */
  readonly ids?: readonly string[] | undefined;
  readonly match?: string | undefined;
  readonly expected_version?: number | undefined;
  readonly clear?: readonly string[] | undefined;
}

/** What each field is when it is emptied. A todo without `closed_at` is open again. */
const CLEARED = {
  due: dueColumns(undefined),
  notes: { notes: null },
  importance: { importance: 'normal' },
  urgency: { urgency: 'normal' },
  estimate_minutes: { estimate_minutes: null },
  tags: { tags: '[]' },
  depends_on: { depends_on: '[]' },
  group: { group_id: null },
  source: { source: null },
  closed_at: { status: 'open', closed_at: null, close_note: null },
} as const satisfies Record<string, Partial<TodoRow>>;

const CLEARABLE = Object.keys(CLEARED) as (keyof typeof CLEARED)[];

export type UpdateTodoResult = Result<{ todo: TodoView; todos: TodoView[] }>;

/** Changes todos: all that are named, or none. Throws UserError; also for a dependency that would come back to where it began. */
export function updateTodo(database: Database, caller: Caller, input: UpdateTodoInput): Promise<UpdateTodoResult> {
  checkChanges(caller, input, FIELDS, CLEARABLE);
  return write<UpdateTodoResult>(database, caller, {}, (recorder) => {
    if (input.ids === undefined) return updateInside(recorder, input);
    checkSeveral(caller, input);
    return updateSeveral(recorder, input, input.ids);
  });
}

/** What can be said of one todo only. */
const OF_ONE = ['id', 'match', 'expected_version', 'title'] as const;

function checkSeveral(caller: Caller, input: UpdateTodoInput): void {
  const beside = OF_ONE.filter((name) => input[name] !== undefined);
  if (beside.length === 0) return;
  throw new UserError('INVALID_ARGUMENT', messages(caller).todos.notWithIds({ names: beside }), {
    hint: messages(caller).common.passOneOfThem,
  });
}

/** As one change: the same fields of all. */
async function updateSeveral(
  recorder: Recorder,
  input: UpdateTodoInput,
  ids: readonly string[],
): Promise<Outcome<UpdateTodoResult>> {
  const { executor, caller } = recorder;
  const rows = new Map<string, TodoRow>();
  for (const id of ids) {
    const row = await todoBy(executor, caller, id);
    rows.set(row.id, row);
  }
  const assumptions = new Set<string>();
  const warnings = new Set<string>();
  const todos: TodoView[] = [];
  for (const id of rows.keys()) {
    const outcome = await updateInside(recorder, { ...input, id });
    if (isQuestion(outcome)) return outcome;
    for (const one of outcome.done.assumptions ?? []) assumptions.add(one);
    for (const one of outcome.done.warnings ?? []) warnings.add(one);
    if (outcome.done.todo) todos.push(outcome.done.todo);
  }
  const change = messages(caller).todos.changedSeveral({ count: todos.length, names: namesOf(todos) });
  return announced(caller, change, { todos, assumptions: [...assumptions], warnings: [...warnings] });
}

/** Titles that a line names. */
const NAMED = 3;

const namesOf = (todos: readonly TodoView[]): readonly string[] => [
  ...todos.slice(0, NAMED).map(({ title }) => title),
  ...(todos.length > NAMED ? ['…'] : []),
];

async function updateInside(recorder: Recorder, input: UpdateTodoInput): Promise<Outcome<TodoResult>> {
  const { executor, caller } = recorder;
  const before = await findTarget(executor, caller, input);
  if (isQuestion(before)) return before;
  checkVersion(caller, input, before);
  const drafted = await draftFields(executor, caller, input, { inherits: false, before });
  if (isQuestion(drafted)) return drafted;
  const { columns, assumptions } = drafted;
  const row = await recorder.change('todos', before, { ...emptied(CLEARED, input.clear), ...columns });
  if (caller.todosNeedDue && row.due_wall === null) return askDue(caller, row.title);
  if (columns.depends_on !== undefined) await refuseCycle(executor, caller, row);
  const warnings = input.due === undefined ? [] : pastDue(caller, row);
  const reopened = before.status === 'done' && row.status === 'open';
  const when = whenDue(caller, row);
  const facts = { todo: await view(executor, caller, row), assumptions, warnings };
  if (reopened) return announced(caller, messages(caller).todos.reopenedTodo({ title: row.title }), facts);
  return announced(
    caller,
    messages(caller).todos.changedTodo({ title: row.title }),
    facts,
    messages(caller).todos.changedTodoDue({ title: row.title, when }),
  );
}

const FIELDS = [
  'title',
  'due',
  'notes',
  'importance',
  'urgency',
  'estimate_minutes',
  'tags',
  'depends_on',
  'group',
  'source',
] as const satisfies readonly (keyof TodoFields)[];

async function refuseCycle(executor: Executor, caller: Caller, row: TodoRow): Promise<void> {
  const circle = await circleWith(executor, caller, new Map([[row.id, row]]));
  if (!circle) return;
  const titles = circle.map(({ title }) => title).join(' → ');
  throw new UserError('INVALID_ARGUMENT', messages(caller).todos.circle({ titles }), {
    hint: messages(caller).todos.breakTheCircle,
  });
}
