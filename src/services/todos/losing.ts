import type { TodoRow } from '../../db/schema.ts';
import type { Recorder } from '../change/recorder.ts';
import { listOf } from '../items/todo-rows.ts';

const TEXTS = ['notes', 'source'] as const;
const LISTS = ['tags', 'depends_on'] as const;
const OTHERS = ['due_wall', 'repeat', 'estimate_minutes', 'group_id', 'parent_id'] as const;

/** Whether something that was said of a todo is not said any more: another date in place of one is not a loss, another note is. */
const loses = (before: TodoRow, after: TodoRow): boolean =>
  TEXTS.some((name) => before[name] !== null && after[name] !== before[name]) ||
  LISTS.some((name) => listOf(before[name]).some((one) => !listOf(after[name]).includes(one))) ||
  OTHERS.some((name) => before[name] !== null && after[name] === null);

/** The todos of which a change drops something. */
export const losingIn = (recorder: Recorder): TodoRow[] =>
  recorder.images('todos').flatMap(({ before, after }) => (before && after && loses(before, after) ? [before] : []));
