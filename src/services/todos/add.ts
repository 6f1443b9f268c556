import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Outcome } from '../change/write.ts';
import { ask, earlierResult, write } from '../change/write.ts';
import { announced } from '../items/entity.ts';
import type { NewTodo } from '../items/todo-rows.ts';
import { askDue, draftFields, pastDue, type Times, type TodoFields, timesIn } from './fields.ts';
import { type TodoView, view, whenDue } from './present.ts';

export interface AddTodoInput extends TodoFields {
  readonly title: string;
  readonly idempotency_key?: string | undefined;
}

export type TodoResult = Result<{ todo: TodoView }>;

/** A todo of which nothing is said. */
export const EMPTY = {
  notes: null,
  due_wall: null,
  due_zone: null,
  due_fold: 0,
  importance: 'normal',
  urgency: 'normal',
  estimate_minutes: null,
  tags: '[]',
  depends_on: '[]',
  group_id: null,
  location: null,
  location_place: null,
  status: 'open',
  closed_at: null,
  close_note: null,
  event_id: null,
  repeat: null,
  repeat_of: null,
  parent_id: null,
  ics_uid: null,
  ics_sequence: null,
  source: null,
} as const satisfies Partial<NewTodo>;

/** Adds a todo. Its words are read before the transaction: nobody waits for the lock while they are. */
export async function addTodo(database: Database, caller: Caller, input: AddTodoInput): Promise<TodoResult> {
  const earlier = await earlierResult<TodoResult>(database, caller, input);
  if (earlier) return earlier;
  const times = await timesIn(database.db, caller, input);
  if (isQuestion(times)) return ask(database, caller, times);
  return write<TodoResult>(database, caller, input, (recorder) => addTodoInside(recorder, input, times));
}

/** Adds a todo inside a change that may do more. `times`: where they have been read already. */
export async function addTodoInside(
  recorder: Recorder,
  input: AddTodoInput,
  times?: Times,
): Promise<Outcome<TodoResult>> {
  const { executor, caller } = recorder;
  if (caller.todosNeedDue && input.due === undefined && input.repeat === undefined) return askDue(caller, input.title);
  const drafted = await draftFields(executor, caller, input, { inherits: true, times });
  if (isQuestion(drafted)) return drafted;
  const { columns, assumptions } = drafted;
  const row = await recorder.insert('todos', { ...EMPTY, ...columns, id: newId('todo'), title: input.title });
  const when = whenDue(caller, row);
  return announced(
    caller,
    messages(caller).todos.addedTodo({ title: row.title }),
    { todo: await view(executor, caller, row), assumptions, warnings: pastDue(caller, row) },
    messages(caller).todos.addedTodoDue({ title: row.title, when }),
  );
}
