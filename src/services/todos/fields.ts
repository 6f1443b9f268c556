import type { Executor, GroupRow, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { type DueReading, readDue } from '../../domain/todos/todo.ts';
import { say } from '../../messages/say.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { groupBy } from '../items/groups.ts';
import { deadline, dueColumns } from '../items/todo-rows.ts';
import { todoBy } from './target.ts';

/** What todo_add and todo_update both take. */
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

/** The columns that the arguments set; a group gives what is not said where it `inherits`. `due`: where that has been read already. Throws UserError, NOT_FOUND for ids and names of nothing. */
export async function draftFields(
  executor: Executor,
  caller: Caller,
  input: TodoFields,
  { inherits, due: read }: { readonly inherits: boolean; readonly due?: DueReading | undefined },
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
  const reading = read ?? readDue(input.due, caller);
  if (isQuestion(reading)) return reading;
  const { due, assumptions: assumed } = reading;
  return { columns: { ...columns, ...dueColumns(due) }, assumptions: [...assumed, ...assumptions] };
}

/** Takes from the group what the arguments do not say, and answers what that was. */
function inherit(caller: Caller, input: TodoFields, group: GroupRow, columns: Columns): string[] {
  const { default_importance: importance, default_urgency: urgency, name } = group;
  const taken: [zh: string, en: string][] = [];
  if (importance !== null && input.importance === undefined) {
    columns.importance = importance;
    taken.push([`重要性 ${importance}`, `importance ${importance}`]);
  }
  if (urgency !== null && input.urgency === undefined) {
    columns.urgency = urgency;
    taken.push([`紧急性 ${urgency}`, `urgency ${urgency}`]);
  }
  if (taken.length === 0) return [];
  const [zh, en] = [taken.map(([text]) => text).join('、'), taken.map(([, text]) => text).join(', ')];
  return [say(caller, `按分组“${name}”：${zh}。`, `As usual in the group "${name}": ${en}.`)];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

/** Said of a due time that has been set. */
export const pastDue = (caller: Caller, row: TodoRow): string[] =>
  deadline(row, caller.zone) < caller.now ? [say(caller, '截止时间已经过去。', 'The due time is in the past.')] : [];

/** The question of the strict guard: where every todo must have a due time, none is written without one. */
export const askDue = (caller: Caller, title: string): Question => ({
  asks: {
    status: 'need_user',
    message: say(caller, `“${title}”什么时候截止？尚未写入。`, `When is "${title}" due? Nothing was written.`),
    missing: ['due'],
  },
});
