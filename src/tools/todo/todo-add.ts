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
    'Adds a task, due on a date or at a time; what takes place at a time goes to schedule_add. One that repeats opens the next when it is closed. depends_on: todos to be done before it; parent: what it is a subtask of.',
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
