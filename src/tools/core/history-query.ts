import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { changeLine } from '../../present/changes.ts';
import { endTime, limit, time, token } from '../shared/fields.ts';

export default defineTool({
  name: 'history_query',
  title: 'Look at recent changes',
  toolset: 'core',
  effect: 'read',
  description:
    'Changes, newest first: what became what, and the change_id that undo takes. query: words of them or of their items.',
  input: z.object({
    start: time().describe('Only since then').optional(),
    end: endTime().optional(),
    query: z.string().max(1_000).optional(),
    limit: limit().describe('Default 20').optional(),
    session: z.boolean().describe('Only of this connection').optional(),
    cursor: token().optional(),
  }),
  output: z.object({
    changes: z.array(
      z.object({
        change_id: z.string(),
        when: z.string(),
        tool: z.string(),
        by: z.string().optional(),
        summary: z.string(),
        undoable: z.boolean(),
        why_not: z.string().optional(),
      }),
    ),
  }),
  envelope: ['window', 'suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'next_cursor'],
  run: (input, context) =>
    context.services.history.query(context.caller, input, (id, change) => outOfReach(context, id, change)),
  text: ({ changes = [] }) => changes.map(changeLine),
});
