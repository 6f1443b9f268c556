import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { todoLine } from '../../present/todos.ts';
import { title, token } from '../shared/fields.ts';
import { todo, todoFields } from './fields.ts';

export default defineTool({
  name: 'todo_add',
  title: 'Add a todo',
  toolset: 'todo',
  effect: 'write',
  description:
    'Adds a task that takes no time in the calendar; due is a date or a time. One that repeats opens its next one when it is closed. depends_on: todos to be done before it; parent: the todo that it is a subtask of. With a time that it takes place at, use schedule_add.',
  input: z.object({
    title: title(),
    ...todoFields,
    idempotency_key: token().optional(),
  }),
  output: z.object({ todo: todo() }),
  envelope: ['suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'change_id', 'replayed'],
  run: (input, { services, caller }) => services.todos.add(caller, input),
  text: ({ todo: added }, { caller }) => (added ? [todoLine(added, caller)] : []),
});
