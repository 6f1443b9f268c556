import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { todoLines } from '../../present/todos.ts';
import { group, limit, time, token } from '../shared/fields.ts';
import { quadrant, todo } from './fields.ts';

export default defineTool({
  name: 'todo_query',
  title: 'Look at the todos',
  toolset: 'todo',
  effect: 'read',
  description:
    'Todos, open ones unless status says else, by due time. quadrant: do (important and urgent), schedule (important), delegate (urgent), drop. query keeps those with these words.',
  input: z.object({
    status: z.enum(['open', 'done', 'all']).optional(),
    due_before: time().optional(),
    query: z.string().max(1_000).optional(),
    tag: z.string().max(100).optional(),
    quadrant: quadrant().optional(),
    group: group().optional(),
    sort: z.enum(['due', 'importance', 'created']).optional(),
    limit: limit().describe('Default 50').optional(),
    cursor: token().optional(),
  }),
  output: z.object({ todos: z.array(todo()) }),
  envelope: ['window', 'suggestions', 'assumptions', 'missing', 'candidates', 'next_cursor'],
  run: (input, { services, caller }) => services.todos.query(caller, input),
  text: ({ todos = [] }, { caller }) => todos.flatMap((one) => todoLines(one, caller)),
});
