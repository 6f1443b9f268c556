import type { Executor, GroupRow, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { type DueReading, readDue, readDueFrom } from '../../domain/todos/todo.ts';
import { messages } from '../../messages/index.ts';

import { isQuestion, type Question } from '../change/question.ts';
import { groupBy } from '../items/groups.ts';
import { deadline, dueColumns, dueOf } from '../items/todo-rows.ts';
import { todoBy } from './target.ts';

/** What adding and changing a todo both take. */
export interface TodoFields {
  readonly title?: string | undefined;
  readonly due?: string | undefined;
  readonly notes?: string | undefined;
  readonly importance?: TodoRow['importance'] | undefined;
  readonly urgency?: TodoRow['urgency'] | undefined;
  readonly estimate_minutes?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly depends_on?: readonly string[] | undefined;
  readonly group?: string | undefined;
  readonly source?: string | undefined;
}

type Columns = Partial<
  Pick<
    TodoRow,
    | 'title'
    | 'notes'
    | 'due_wall'
    | 'due_zone'
    | 'due_fold'
    | 'importance'
    | 'urgency'
    | 'estimate_minutes'
    | 'tags'
    | 'depends_on'
    | 'group_id'
    | 'source'
  >
>;

interface Drafted {
  readonly columns: Columns;
  readonly assumptions: string[];
}

interface Drafting {
  /** A group gives what is not said. */
  readonly inherits: boolean;
  /** Where that has been read already. */
  readonly due?: DueReading | undefined;
  /** The todo as it is: a new due time counts from the one that it has. */
  readonly before?: TodoRow | undefined;
}

/** The columns that the arguments set. Throws UserError, NOT_FOUND for ids and names of nothing. */
export async function draftFields(
  executor: Executor,
  caller: Caller,
  input: TodoFields,
  { inherits, due: read, before }: Drafting,
): Promise<Drafted | Question> {
  const columns: Columns = {};
  const group = input.group === undefined ? undefined : await groupBy(executor, caller, input.group);
  if (group) columns.group_id = group.id;
  const assumptions = group && inherits ? inherit(caller, input, group, columns) : [];
  for (const name of ['title', 'notes', 'importance', 'urgency', 'estimate_minutes', 'source'] as const) {
    if (input[name] !== undefined) Object.assign(columns, { [name]: input[name] });
  }
  if (input.tags !== undefined) columns.tags = JSON.stringify(unique(input.tags));
  if (input.depends_on !== undefined) {
    const ids: string[] = [];
    for (const one of input.depends_on) ids.push((await todoBy(executor, caller, one)).id);
    columns.depends_on = JSON.stringify(unique(ids));
  }
  if (input.due === undefined) return { columns, assumptions };
  const was = before && dueOf(before);
  const reading = read ?? (was ? readDueFrom(input.due, was, caller) : readDue(input.due, caller));
  if (isQuestion(reading)) return reading;
  const { due, assumptions: assumed } = reading;
  return { columns: { ...columns, ...dueColumns(due) }, assumptions: [...assumed, ...assumptions] };
}

/** Takes from the group what the arguments do not say, and answers what that was. */
function inherit(caller: Caller, input: TodoFields, group: GroupRow, columns: Columns): string[] {
  const { default_importance: importance, default_urgency: urgency, name } = group;
  const taken = {
    ...(importance !== null && input.importance === undefined && { importance }),
    ...(urgency !== null && input.urgency === undefined && { urgency }),
  };
  Object.assign(columns, taken);
  return Object.keys(taken).length === 0 ? [] : [messages(caller).todos.asInGroup({ name, ...taken })];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

/** Said of a due time that has been set. */
export const pastDue = (caller: Caller, row: TodoRow): string[] =>
  deadline(row, caller.zone) < caller.now ? [messages(caller).todos.dueIsPast] : [];

/** The question of the strict guard: where every todo must have a due time, none is written without one. */
export const askDue = (caller: Caller, title: string): Question => ({
  asks: {
    status: 'need_user',
    message: messages(caller).todos.whenIsDue({ title }),
    missing: ['due'],
  },
});
