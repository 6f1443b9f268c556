import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { summaryLine } from '../../present/sync.ts';
import { token } from '../shared/fields.ts';

const taking = () => z.object({ added: z.int(), changed: z.int(), removed: z.int() });

export default defineTool({
  name: 'sync_now',
  title: 'Sync calendars',
  toolset: 'sync',
  effect: 'write',
  idempotent: true,
  description:
    'Brings connected calendars into step at once; by itself that happens within seconds of a change, and every five minutes. Asks before the first time, and before many events go.',
  input: z.object({
    account: z.string().max(200).describe('Default: all').optional(),
    dry_run: z.boolean().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({
    calendars: z.array(
      z.object({
        account: z.string(),
        name: z.string(),
        here: taking(),
        there: taking(),
        gone: z.int().optional(),
        refused: z.int().optional(),
        differences: z.int().optional(),
        overlaps: z.int().optional(),
        reason: z.string().optional(),
      }),
    ),
  }),
  envelope: ['confirm_token', 'warnings'],
  run: async (input, { services, caller }) => (await services.sync()).now(caller, input),
  text: ({ calendars = [] }, { caller }) => calendars.map((one) => summaryLine(one, caller)),
});
