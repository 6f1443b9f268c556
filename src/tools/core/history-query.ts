import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { changeLine } from '../../present/changes.ts';
import { limit, time } from '../shared/fields.ts';

export default defineTool({
  name: 'history_query',
  title: 'Look at recent changes',
  toolset: 'core',
  effect: 'read',
  description: 'Changes, newest first, with the change_id that undo takes.',
  input: z.object({
    start: time().describe('Only since then').optional(),
    limit: limit().describe('Default 20').optional(),
    session: z.boolean().describe('Only of this connection').optional(),
  }),
  output: z.object({
    changes: z.array(
      z.object({
        change_id: z.string(),
        when: z.string(),
        tool: z.string(),
        summary: z.string(),
        undoable: z.boolean(),
        why_not: z.string().optional(),
      }),
    ),
  }),
  envelope: ['window', 'suggestions', 'assumptions', 'missing', 'candidates'],
  run: (input, context) =>
    context.services.history.query(context.caller, input, (id, change) => outOfReach(context, id, change)),
  text: ({ changes = [] }) => changes.map(changeLine),
});
