import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { todoLine, todoLines } from '../../present/todos.ts';
import { id, newTime, title } from '../shared/fields.ts';
import { todo, todoFields } from './fields.ts';

export default defineTool({
  name: 'todo_update',
  title: 'Change a todo',
  toolset: 'todo',
  effect: 'write',
  description:
    'Changes a todo found by id, or by match (words of its title); several by ids, the same fields of all. tags and depends_on replace the old ones. clear empties fields; clear: ["closed_at"] opens a closed todo again.',
  input: z.object({
    id: id().optional(),
    ids: z.array(id()).min(1).max(200).optional(),
    match: z.string().max(500).optional(),
    expected_version: z.int().optional(),
    title: title().optional(),
    ...todoFields,
    due: newTime('a week later, 周五').optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({ todo: todo(), todos: z.array(z.object({ id: z.string(), version: z.int(), title: z.string() })) }),
  envelope: ['suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'change_id'],
  run: (input, { services, caller }) => services.todos.update(caller, input),
  text: ({ todo: changed, todos = [] }, { caller }) => [
    ...(changed ? todoLines(changed, caller) : []),
    ...todos.map((one) => todoLine(one, caller)),
  ],
});
