import type { Executor, GroupRow, TodoRow } from '../../db/schema.ts';
import { withRepeatSaid } from '../../domain/arguments/repeat.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { kindOf } from '../../domain/kinds.ts';
import { type Place, placeText } from '../../domain/place.ts';
import { repeatText, type TodoRepeat } from '../../domain/todos/repeat.ts';
import { readDue, readDueFrom } from '../../domain/todos/todo.ts';
import { isReference } from '../../guard/candidates.ts';
import { messages } from '../../messages/index.ts';

import { isQuestion, type Question } from '../change/question.ts';
import { groupBy } from '../items/groups.ts';
import { deadline, dueColumns, dueOf, listOf, repeatIn } from '../items/todo-rows.ts';
import { locate } from '../places/locate.ts';
import { anchoredTime } from '../series/counted-from.ts';
import { draftRepeat, type RepeatDraft } from './repeat.ts';
import { todoBy, todoByTitle } from './target.ts';

/** What adding and changing a todo both take. */
export interface TodoFields {
  readonly title?: string | undefined;
  readonly due?: string | undefined;
  readonly repeat?: string | undefined;
  readonly repeat_from?: TodoRepeat['from'] | undefined;
  /** Id of the todo that it is a part of, or words of its title. */
  readonly parent?: string | undefined;
  readonly notes?: string | undefined;
  readonly importance?: TodoRow['importance'] | undefined;
  readonly urgency?: TodoRow['urgency'] | undefined;
  readonly estimate_minutes?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Ids of todos to be done before it, or words of their titles. */
  readonly depends_on?: readonly string[] | undefined;
  readonly group?: string | undefined;
  /** Words, and where that is. */
  readonly location?: string | undefined;
  readonly location_place?: Place | undefined;
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
    | 'repeat'
    | 'parent_id'
    | 'location'
    | 'location_place'
    | 'source'
  >
>;

/** When it is due, and how it repeats, as columns. */
export interface Times {
  readonly columns: Columns;
  readonly assumptions: readonly string[];
}

interface Drafted {
  readonly columns: Columns;
  readonly assumptions: string[];
}

interface Drafting {
  /** A group gives what is not said. */
  readonly inherits: boolean;
  /** Where they have been read already. */
  readonly times?: Times | undefined;
  /** The todo as it is: a new due time counts from the one that it has. */
  readonly before?: TodoRow | undefined;
}

/** The columns that the arguments set. Throws UserError, NOT_FOUND for ids and names of nothing. */
export async function draftFields(
  executor: Executor,
  caller: Caller,
  input: TodoFields,
  { inherits, times: read, before }: Drafting,
): Promise<Drafted | Question> {
  const columns: Columns = {};
  const group = input.group === undefined ? undefined : await groupBy(executor, caller, input.group);
  if (group) columns.group_id = group.id;
  const assumptions = group && inherits ? inherit(caller, input, group, columns) : [];
  for (const name of ['title', 'notes', 'importance', 'urgency', 'estimate_minutes', 'source'] as const) {
    if (input[name] !== undefined) Object.assign(columns, { [name]: input[name] });
  }
  const located = await locate(executor, caller, input);
  if (isQuestion(located)) return located;
  const { location, location_place: place } = located;
  if (location !== undefined || place) {
    columns.location = location ?? place?.name ?? null;
    columns.location_place = place ? placeText(place) : null;
  }
  assumptions.push(...located.assumptions);
  if (input.tags !== undefined) columns.tags = JSON.stringify(taggedAs(before ? listOf(before.tags) : [], input.tags));
  if (input.depends_on !== undefined) {
    const ids: string[] = [];
    for (const one of input.depends_on) {
      const needed = await todoNamed(executor, caller, one, 'depends_on');
      if (isQuestion(needed)) return needed;
      ids.push(needed.id);
    }
    columns.depends_on = JSON.stringify(unique(ids));
  }
  if (input.parent !== undefined) {
    const parent = await todoNamed(executor, caller, input.parent, 'parent');
    if (isQuestion(parent)) return parent;
    columns.parent_id = parent.id;
  }
  const times = read ?? (await timesIn(executor, caller, input, before));
  if (isQuestion(times)) return times;
  return { columns: { ...columns, ...times.columns }, assumptions: [...times.assumptions, ...assumptions] };
}

/** As `readTimes`, of a due time that may count from an event: the day before the board meeting. */
export async function timesIn(
  executor: Executor,
  caller: Caller,
  input: Pick<TodoFields, 'due' | 'repeat' | 'repeat_from'>,
  before?: TodoRow,
): Promise<Times | Question> {
  const counted = input.due === undefined ? undefined : await anchoredTime(executor, caller, input.due, caller, 0);
  const times = readTimes(caller, counted ? { ...input, due: counted.text } : input, before);
  return !counted || isQuestion(times) ? times : { ...times, assumptions: [counted.assumption, ...times.assumptions] };
}

/** The todo that another one names, by its id or by words of its title; `by`: the argument that takes the answer. */
const todoNamed = (
  executor: Executor,
  caller: Caller,
  text: string,
  by: 'parent' | 'depends_on',
): Promise<TodoRow | Question> =>
  isReference(text) || kindOf(text.trim()) !== undefined
    ? todoBy(executor, caller, text)
    : todoByTitle(executor, caller, text, by);

/** The tags of a todo: these, or those that it has with `+new` and without `-old`. */
function taggedAs(present: readonly string[], said: readonly string[]): string[] {
  const tags = unique(said);
  if (!tags.every((tag) => /^[+-]./.test(tag))) return tags;
  const gone = new Set(tags.flatMap((tag) => (tag.startsWith('-') ? tag.slice(1).toLowerCase() : [])));
  const kept = present.filter((tag) => !gone.has(tag.toLowerCase()));
  return unique([...kept, ...tags.flatMap((tag) => (tag.startsWith('+') ? tag.slice(1) : []))]);
}

/** What the arguments say of when a todo is due and how it repeats. `before`: the todo as it is. Throws UserError. */
function readTimes(
  caller: Caller,
  given: Pick<TodoFields, 'due' | 'repeat' | 'repeat_from'>,
  before?: TodoRow,
): Times | Question {
  const { due: said, repeat: rule, repeat_from: from } = before ? given : withRepeatSaid(given, 'due', caller);
  const was = before && dueOf(before);
  const old = before && repeatIn(before);
  const reading = said === undefined ? undefined : was ? readDueFrom(said, was, caller) : readDue(said, caller);
  if (isQuestion(reading)) return reading;
  if (rule !== undefined) {
    const asked = { from: from ?? old?.from ?? 'due', due: reading?.due, present: was };
    const drafted = draftRepeat(caller, rule, asked);
    if (isQuestion(drafted)) return drafted;
    const { repeat, due, assumptions } = drafted;
    return repeating({ repeat, due, assumptions: [...(reading?.assumptions ?? []), ...assumptions] });
  }
  if (from !== undefined && !old) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).todos.fromNeedsRepeat, { missing: ['repeat'] });
  }
  const moved = reading && old ? [messages(caller).todos.onlyThisMoved] : [];
  return {
    columns: {
      ...(reading && dueColumns(reading.due)),
      ...(from !== undefined && old && { repeat: repeatText({ ...old, from }) }),
    },
    assumptions: [...(reading?.assumptions ?? []), ...moved],
  };
}

/** The columns of a repeat that has been read. */
export const repeating = ({ repeat, due, assumptions }: RepeatDraft): Times => ({
  columns: { ...dueColumns(due), repeat: repeatText(repeat) },
  assumptions,
});

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
