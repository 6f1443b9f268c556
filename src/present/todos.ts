import { messages } from '../messages/index.ts';
import type { TodoView } from '../services/todos/present.ts';
import type { Reader } from './reader.ts';

/** One todo as one line that is enough to act on. */
export function todoLine(todo: TodoView, reader: Reader): string {
  const { when, overdue } = todo;
  const due = when && messages(reader).shown.dueAt({ when, overdue: overdue === true });
  const estimate = todo.estimate_minutes;
  const parts = [
    `${todo.status === 'done' ? '☑' : '☐'} ${todo.title}`,
    due,
    // Nobody called it unimportant: that is only where what is neither important nor urgent stands.
    todo.quadrant !== 'drop' && todo.quadrant,
    estimate !== undefined && messages(reader).shown.estimate({ estimate }),
    ...todo.tags.map((tag) => `#${tag}`),
    todo.group && `▪ ${todo.group}`,
    todo.blocked_by.length > 0 && messages(reader).shown.waitsFor({ names: todo.blocked_by }),
    todo.event_id && `→ ${todo.event_id}`,
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
