import type { Executor, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import { confirm } from '../change/confirm.ts';
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
import { circleWith, type Link } from './circles.ts';
import { askDue, draftFields, pastDue, type TodoFields } from './fields.ts';
import { type Found, isFiltered, type TodoFilter } from './filter.ts';
import { losingIn } from './losing.ts';
import { listedTodo, type TodoView, view, whenDue } from './present.ts';
import { takeBackNext } from './repeat.ts';
import { severalTodos, theseTodos } from './several.ts';
import { findTarget } from './target.ts';

export interface UpdateTodoInput extends TodoFields, TodoFilter {
  readonly id?: string | undefined;
  /** Several, which become one change. */
  readonly ids?: readonly string[] | undefined;
  readonly match?: string | undefined;
  readonly expected_version?: number | undefined;
  readonly clear?: readonly string[] | undefined;
  readonly confirm_token?: string | undefined;
}

/** What each field is when it is emptied. A todo without `closed_at` is open again. */
const CLEARED = {
  due: { ...dueColumns(undefined), repeat: null },
  repeat: { repeat: null },
  parent: { parent_id: null },
  notes: { notes: null },
  importance: { importance: 'normal' },
  urgency: { urgency: 'normal' },
  estimate_minutes: { estimate_minutes: null },
  tags: { tags: '[]' },
  depends_on: { depends_on: '[]' },
  group: { group_id: null },
  location: { location: null, location_place: null },
  source: { source: null },
  closed_at: { status: 'open', closed_at: null, close_note: null },
} as const satisfies Record<string, Partial<TodoRow>>;

const CLEARABLE = Object.keys(CLEARED) as (keyof typeof CLEARED)[];

export type UpdateTodoResult = Result<{ todo: TodoView; todos: TodoView[] }>;

/** Changes todos: all that are named, or none. Throws UserError; also for a dependency that would come back to where it began. */
export function updateTodo(database: Database, caller: Caller, input: UpdateTodoInput): Promise<UpdateTodoResult> {
  checkChanges(caller, input, FIELDS, CLEARABLE);
  return write<UpdateTodoResult>(database, caller, {}, async (recorder) => {
    if (input.ids === undefined && !isFiltered(input)) return updateInside(recorder, input);
    checkSeveral(caller, input);
    const several = await severalTodos(recorder.executor, caller, input);
    return isQuestion(several) ? several : updateSeveral(recorder, input, several ?? theseTodos([]));
  });
}

/** What can be said of one todo only. */
const OF_ONE = ['id', 'expected_version', 'title'] as const;

function checkSeveral(caller: Caller, input: UpdateTodoInput): void {
  const ofOne = isFiltered(input) ? OF_ONE : ([...OF_ONE, 'match'] as const);
  const beside = ofOne.filter((name) => input[name] !== undefined);
  if (beside.length === 0) return;
  throw new UserError('INVALID_ARGUMENT', messages(caller).todos.notOfSeveral({ names: beside }), {
    hint: messages(caller).common.passOneOfThem,
  });
}

/** Sets the same fields of several todos in one change. Asks first if a filter chose them and data would be lost. */
async function updateSeveral(
  recorder: Recorder,
  input: UpdateTodoInput,
  { rows, says, assumptions: assumed }: Found,
): Promise<Outcome<UpdateTodoResult>> {
  const { caller } = recorder;
  if (rows.length === 0) {
    const message = messages(caller).todos.noneMatch({ status: 'open' });
    return { asks: { status: 'final', ...says(message), todos: [] } };
  }
  const assumptions = new Set<string>(assumed);
  const warnings = new Set<string>();
  const todos: TodoView[] = [];
  for (const { id } of rows) {
    const outcome = await updateInside(recorder, { ...input, match: undefined, id });
    if (isQuestion(outcome)) return outcome;
    for (const one of outcome.done.assumptions ?? []) assumptions.add(one);
    for (const one of outcome.done.warnings ?? []) warnings.add(one);
    if (outcome.done.todo) todos.push(outcome.done.todo);
  }
  const losing = isFiltered(input) ? losingIn(recorder) : [];
  if (losing.length > 0) {
    const { confirm_token: _token, ids: _ids, ...effect } = input;
    const message = messages(caller).todos.confirmLoss({ count: losing.length, names: namesOf(losing) });
    const asked = await confirm(recorder, input, {
      asks: { status: 'need_user', ...says(message) },
      pending: { items: rows.map(({ id, version }) => ({ id, version })), effect, inParts: true },
      list: rows.map((row) => listedTodo(caller, row)),
    });
    if (asked) return asked;
  }
  const change = messages(caller).todos.changedSeveral({
    ...{ count: todos.length, names: namesOf(todos) },
    due: input.due === undefined ? undefined : commonDue(todos),
  });
  return announced(caller, change, { todos, assumptions: [...assumptions], warnings: [...warnings] });
}

/** Titles that a line names. */
const NAMED = 3;

const namesOf = (todos: readonly { readonly title: string }[]): readonly string[] => [
  ...todos.slice(0, NAMED).map(({ title }) => title),
  ...(todos.length > NAMED ? ['…'] : []),
];

/** When all of them are due. */
function commonDue([first, ...others]: readonly TodoView[]): string | undefined {
  return others.every(({ when }) => when === first?.when) ? first?.when : undefined;
}

async function updateInside(recorder: Recorder, input: UpdateTodoInput): Promise<Outcome<TodoResult>> {
  const { executor, caller } = recorder;
  const before = await findTarget(executor, caller, input);
  if (isQuestion(before)) return before;
  checkVersion(caller, input, before);
  const drafted = await draftFields(executor, caller, input, { inherits: false, before });
  if (isQuestion(drafted)) return drafted;
  const { columns, assumptions } = drafted;
  const cleared: Partial<TodoRow> = emptied<Partial<TodoRow>>(CLEARED, input.clear);
  const next = before.status === 'done' && cleared.status === 'open' ? await takeBackNext(recorder, before) : undefined;
  if (next === 'gone-on') cleared.repeat = null;
  const row = await recorder.change('todos', before, { ...cleared, ...columns });
  if (caller.todosNeedDue && row.due_wall === null) return askDue(caller, row.title);
  if (columns.depends_on !== undefined) await refuseCircle(executor, caller, row, 'depends_on');
  if (columns.parent_id !== undefined) await refuseCircle(executor, caller, row, 'parent');
  const warnings = [
    ...(columns.due_wall === undefined ? [] : pastDue(caller, row)),
    ...(next === 'taken' ? [messages(caller).todos.nextTakenBack] : []),
    ...(next === 'gone-on' ? [messages(caller).todos.seriesGoneOn] : []),
  ];
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
  'repeat',
  'repeat_from',
  'parent',
  'notes',
  'importance',
  'urgency',
  'estimate_minutes',
  'tags',
  'depends_on',
  'group',
  'location',
  'location_place',
  'source',
] as const satisfies readonly (keyof TodoFields)[];

async function refuseCircle(executor: Executor, caller: Caller, row: TodoRow, link: Link): Promise<void> {
  const circle = await circleWith(executor, caller, new Map([[row.id, row]]), link);
  if (!circle) return;
  const titles = circle.map(({ title }) => title).join(' → ');
  const { circle: depends, breakTheCircle, partOfItself, chooseAnotherParent } = messages(caller).todos;
  const [message, hint] =
    link === 'parent' ? [partOfItself({ titles }), chooseAnotherParent] : [depends({ titles }), breakTheCircle];
  throw new UserError('INVALID_ARGUMENT', message, { hint });
}
