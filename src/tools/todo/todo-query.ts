import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { todoTree } from '../../present/todos.ts';
import { group, limit, token } from '../shared/fields.ts';
import { quadrant, todo, todoFilter } from './fields.ts';

export default defineTool({
  name: 'todo_query',
  title: 'Look at the todos',
  toolset: 'todo',
  effect: 'read',
  card: 'todos',
  description:
    'Todos, open unless status says else, by due time. quadrant: do (important and urgent), schedule (important), delegate (urgent), drop.',
  input: z.object({
    status: z.enum(['open', 'done', 'all']).optional(),
    ...todoFilter,
    quadrant: quadrant().optional(),
    group: group().optional(),
    sort: z.enum(['due', 'importance', 'created']).optional(),
    limit: limit().describe('Default 50').optional(),
    cursor: token().optional(),
  }),
  output: z.object({ todos: z.array(todo()) }),
  envelope: ['window', 'suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'next_cursor'],
  run: (input, { services, caller }) => services.todos.query(caller, input),
  text: ({ todos = [] }, { caller }) => todoTree(todos, caller),
});
