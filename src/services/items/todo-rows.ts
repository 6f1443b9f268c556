import type { TodoRow, Tracked } from '../../db/schema.ts';
import type { TodoRepeat } from '../../domain/todos/repeat.ts';
import { type Due, deadlineOf } from '../../domain/todos/todo.ts';

/** What a new row holds before it has a version. */
export type NewTodo = Omit<TodoRow, keyof Tracked> & { id: string };

export const dueOf = ({ due_wall, due_zone, due_fold }: TodoRow): Due | undefined =>
  due_wall === null ? undefined : { wall: due_wall, zone: due_zone, fold: due_fold };

export const dueColumns = (due: Due | undefined): Pick<TodoRow, 'due_wall' | 'due_zone' | 'due_fold'> => ({
  due_wall: due?.wall ?? null,
  due_zone: due?.zone ?? null,
  due_fold: due?.fold ?? 0,
});

/** How it repeats; undefined for what does not. */
export const repeatIn = ({ repeat }: Pick<TodoRow, 'repeat'>): TodoRepeat | undefined =>
  repeat === null ? undefined : (JSON.parse(repeat) as TodoRepeat);

export const listOf = (text: string): string[] => JSON.parse(text) as string[];

/** The last instant in time; infinity for what is not due at any time. */
export function deadline(row: TodoRow, zone: string): number {
  const due = dueOf(row);
  return due ? deadlineOf(due, zone) : Number.POSITIVE_INFINITY;
}

export const isOverdue = (row: TodoRow, { zone, now }: { readonly zone: string; readonly now: number }): boolean =>
  row.status === 'open' && deadline(row, zone) < now;
