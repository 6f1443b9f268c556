import { kindOf } from '../domain/kinds.ts';
import { messages } from '../messages/index.ts';
import type { AgendaResult } from '../services/planning/agenda/agenda.ts';
import type { ReminderView } from '../services/reminders/present.ts';
import type { TodoView } from '../services/todos/present.ts';
import { eventLine } from './events.ts';
import type { Reader } from './reader.ts';
import { reminderLines } from './reminders.ts';
import { spentLines } from './spent.ts';
import { todoLine } from './todos.ts';

const isTodo = (one: TodoView | ReminderView): one is TodoView => kindOf(one.id) === 'todo';

/** A heading with what is under it; nothing where there is nothing. */
const under = (heading: string, lines: readonly string[], reader: Reader): string[] =>
  lines.length === 0 ? [] : [messages(reader).common.heading({ heading }), ...lines];

/** What somebody has in a time, part by part. */
export function agendaLines(agenda: AgendaResult, reader: Reader): string[] {
  const said = messages(reader).agenda;
  const { events = [], leave = [], todos = [], reminders = [], done = [], free, time } = agenda;
  return [
    ...events.map((event) => eventLine(event, reader)),
    ...leave.map((one) => one.said),
    ...under(
      said.todos,
      todos.map((todo) => todoLine(todo, reader)),
      reader,
    ),
    ...under(
      said.reminders,
      reminders.flatMap((one) => reminderLines(one, reader)),
      reader,
    ),
    ...under(
      said.done,
      done.flatMap((one) => (isTodo(one) ? [todoLine(one, reader)] : reminderLines(one, reader))),
      reader,
    ),
    ...(time ? spentLines(time, reader) : []),
    ...(free
      ? [
          free.length === 0
            ? said.noFree
            : said.free({ times: free.map(({ when }) => when).join(messages(reader).common.listComma) }),
        ]
      : []),
  ];
}
