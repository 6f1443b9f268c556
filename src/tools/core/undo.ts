import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { fieldLine, moreFields } from '../../present/changes.ts';
import { id, time, token } from '../shared/fields.ts';

export default defineTool({
  name: 'undo',
  title: 'Undo',
  toolset: 'core',
  effect: 'write',
  description:
    'Takes changes back exactly: change_id (several with commas), last n, since a time, or all of this connection (session). Undoing an undo redoes. ids: only these items. preview only shows what would change.',
  input: z.object({
    change_id: z.string().max(5_000).optional(),
    ids: z.array(id()).min(1).max(200).optional(),
    last: z.int().min(1).max(200).optional(),
    since: time().describe('Words or ISO').optional(),
    session: z.boolean().optional(),
    preview: z.boolean().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({
    undone: z.array(
      z.object({ id: z.string(), field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
    ),
    undone_more: z.object({}),
  }),
  envelope: [
    'suggestions',
    'assumptions',
    'warnings',
    'missing',
    'candidates',
    'conflicts',
    'confirm_token',
    'expires_at',
    'change_id',
  ],
  isUndo: true,
  run: (input, context) =>
    context.services.history.undo(context.caller, input, (one, change) => outOfReach(context, one, change)),
  text: ({ undone = [], undone_more: more }, { caller }) => [
    ...undone.map((one) => fieldLine(one, caller)),
    ...Object.entries(more ?? {}).map(([field, count]) => moreFields(field, count, caller)),
  ],
});
