import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { todoLine } from '../../present/todos.ts';
import { id, token } from '../shared/fields.ts';
import { todoFilter } from './fields.ts';

export default defineTool({
  name: 'todo_close',
  title: 'Close todos',
  toolset: 'todo',
  effect: 'write',
  description:
    'Closes todos that are done: by ids, one by match (words of its title), or all open ones by due_in, due_before, query, tag. The user confirms more than one first; ids of some with the confirm_token closes only them. note: how it went.',
  input: z.object({
    ids: z.array(id()).min(1).max(200).optional(),
    match: z.string().max(500).optional(),
    ...todoFilter,
    note: z.string().max(1_000).optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({
    closed: z.array(z.object({ id: z.string(), version: z.int(), title: z.string(), closed_at: z.string() })),
    opened: z.array(z.object({ id: z.string(), version: z.int(), title: z.string(), due: z.string() })).optional(),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates', 'confirm_token', 'expires_at', 'change_id'],
  run: (input, { services, caller }) => services.todos.close(caller, input),
  text: ({ closed = [], opened = [] }, { caller }) => [...closed, ...opened].map((one) => todoLine(one, caller)),
});
