import { messages } from '../messages/index.ts';
import type { TodoView } from '../services/todos/present.ts';
import type { Reader } from './reader.ts';

/** One todo as one line that is enough to act on. */
export function todoLine(todo: TodoView, reader: Reader): string {
  return lineOf(todo, reader, todo.parent_title !== undefined);
}

function lineOf(todo: TodoView, reader: Reader, namesParent: boolean): string {
  const { when, overdue } = todo;
  const due = when && messages(reader).shown.dueAt({ when, overdue: overdue === true });
  const estimate = todo.estimate_minutes;
  const parts = [
    `${todo.status === 'done' ? '☑' : '☐'} ${todo.title}`,
    todo.subtasks && `${todo.subtasks.done}/${todo.subtasks.open + todo.subtasks.done}`,
    namesParent && messages(reader).todos.partOf({ title: todo.parent_title ?? '' }),
    due,
    todo.repeat_text && `↻ ${todo.repeat_text}`,
    messages(reader).shown.quadrants[todo.quadrant],
    estimate !== undefined && messages(reader).shown.estimate({ estimate }),
    ...todo.tags.map((tag) => `#${tag}`),
    todo.group && `▪ ${todo.group}`,
    todo.location && `@ ${todo.location}`,
    todo.blocked_by.length > 0 && messages(reader).shown.waitsFor({ names: todo.blocked_by }),
    todo.planned && `→ ${messages(reader).todos.planned({ when: todo.planned.when })}`,
    todo.event_id,
    todo.note && `“${todo.note}”`,
    `${todo.id} v${todo.version}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A todo with all that is said of it. */
export const todoLines = (todo: TodoView, reader: Reader): string[] => [
  todoLine(todo, reader),
  ...(todo.notes ? [`  ${todo.notes}`] : []),
];

/** Todos in their order, each part indented below the one that it belongs to where that is among them. `mark`: stands before each. */
export function todoTree(todos: readonly TodoView[], reader: Reader, mark = ''): string[] {
  const depths = new Map<string, number>();
  return todos.flatMap((todo) => {
    const above = todo.parent === undefined ? undefined : depths.get(todo.parent);
    const depth = above === undefined ? 0 : above + 1;
    depths.set(todo.id, depth);
    const line = lineOf(todo, reader, above === undefined && todo.parent !== undefined);
    return [mark + line, ...(todo.notes ? [`  ${todo.notes}`] : [])].map((one) => '  '.repeat(depth) + one);
  });
}
