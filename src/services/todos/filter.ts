import { listTodos } from '../../db/repos/todos.ts';
import type { Executor, TodoRow } from '../../db/schema.ts';
import { readLimit, readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import type { Envelope } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { deadline, listOf } from '../items/todo-rows.ts';
import { hasWords } from '../items/words.ts';

/** What several todos have in common. */
export interface TodoFilter {
  /** The time that they are due in. */
  readonly due_in?: string | undefined;
  readonly due_before?: string | undefined;
  /** Words to find in the title, notes or tags of a todo or of the todo that it is part of. */
  readonly query?: string | undefined;
  readonly tag?: string | undefined;
}

export type Status = 'open' | 'done' | 'all';

const FILTERS = ['due_in', 'due_before', 'query', 'tag'] as const satisfies readonly (keyof TodoFilter)[];

export const isFiltered = (input: TodoFilter): boolean => FILTERS.some((name) => input[name] !== undefined);

interface Due {
  readonly from?: number;
  readonly to: number;
  readonly assumptions: readonly string[];
}

export interface Found {
  readonly rows: readonly TodoRow[];
  readonly assumptions: readonly string[];
  /** A message, with the time that was looked at. */
  says(message: string): Pick<Envelope, 'message' | 'window'>;
}

/** The todos that a filter lets through, or the question when. Throws UserError for a time or words that cannot be read. */
export async function foundTodos(
  executor: Executor,
  caller: Caller,
  input: TodoFilter,
  status: Status,
): Promise<Found | Question> {
  const due = readTime(caller, input);
  if (isQuestion(due)) return due;
  const words = input.query === undefined ? undefined : hasWords(caller, input.query);
  const tag = input.tag?.trim().replace(/^#/, '').toLowerCase();
  const all = await listTodos(executor, caller.user, status === 'all' ? undefined : status);
  const hasQuery =
    words && withParts(all, (row) => words([row.title, row.notes ?? '', ...listOf(row.tags)].join('\n')));
  const isDue = (row: TodoRow, { from = Number.NEGATIVE_INFINITY, to }: Due): boolean => {
    const at = deadline(row, caller.zone);
    return at >= from && at < to;
  };
  const rows = all.filter(
    (row) =>
      (due === undefined || isDue(row, due)) &&
      (tag === undefined || listOf(row.tags).some((one) => one.replace(/^#/, '').toLowerCase() === tag)) &&
      (hasQuery === undefined || hasQuery(row)),
  );
  return {
    rows,
    assumptions: due?.assumptions ?? [],
    says: (message) => (due ? inWindow(caller, due, message) : { message }),
  };
}

function readTime(caller: Caller, { due_in: within, due_before: before }: TodoFilter): Due | Question | undefined {
  if (within !== undefined && before !== undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).todos.dueInOrBefore, {
      hint: messages(caller).common.passOneOfThem,
    });
  }
  if (within !== undefined) {
    const read = readWindow({ start: within }, caller);
    return isQuestion(read) ? read : { ...read.window, assumptions: read.assumptions };
  }
  if (before === undefined) return undefined;
  const read = readLimit(before, 'due_before', caller);
  return isQuestion(read) ? read : { to: read.until, assumptions: read.assumptions };
}

/** What passes, and all that is part of it. */
function withParts(rows: readonly TodoRow[], passes: (row: TodoRow) => boolean): (row: TodoRow) => boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map<string, boolean>();
  const answer = (row: TodoRow): boolean => {
    const before = known.get(row.id);
    if (before !== undefined) return before;
    const own = passes(row);
    // What is part of itself, which nothing here writes, is not asked twice.
    known.set(row.id, own);
    const parent = own || row.parent_id === null ? undefined : byId.get(row.parent_id);
    const found = own || (parent !== undefined && answer(parent));
    known.set(row.id, found);
    return found;
  };
  return answer;
}
