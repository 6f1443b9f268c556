import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { todoLine, todoLines } from '../../present/todos.ts';
import { id, newTime, title, token } from '../shared/fields.ts';
import { todo, todoFields, todoFilter } from './fields.ts';

export default defineTool({
  name: 'todo_update',
  title: 'Change a todo',
  toolset: 'todo',
  effect: 'write',
  description:
    'Changes one todo (id, or match: words of its title), or the same fields of several by ids or the open ones by due_in, due_before, query, tag. tags and depends_on replace the old ones (tags +new, -old keep the rest). clear empties fields; clear: ["closed_at"] reopens.',
  input: z.object({
    id: id().optional(),
    ids: z.array(id()).min(1).max(200).optional(),
    match: z.string().max(500).optional(),
    ...todoFilter,
    expected_version: z.int().optional(),
    title: title().optional(),
    ...todoFields,
    due: newTime('a week later, 周五').optional(),
    clear: z.array(z.string()).optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({ todo: todo(), todos: z.array(z.object({ id: z.string(), version: z.int(), title: z.string() })) }),
  envelope: [
    'window',
    'suggestions',
    'assumptions',
    'warnings',
    'missing',
    'candidates',
    'confirm_token',
    'expires_at',
    'change_id',
  ],
  run: (input, { services, caller }) => services.todos.update(caller, input),
  text: ({ todo: changed, todos = [] }, { caller }) => [
    ...(changed ? todoLines(changed, caller) : []),
    ...todos.map((one) => todoLine(one, caller)),
  ],
});
