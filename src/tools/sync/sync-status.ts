import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { accountLines, differenceLine } from '../../present/sync.ts';

export default defineTool({
  name: 'sync_status',
  title: 'Show connected calendars',
  toolset: 'sync',
  effect: 'read',
  card: 'sync',
  description:
    'How the calendars of other places (iCloud, Nextcloud, a company) stand: when they were last in step, what waits, what was changed on both sides, with the call that decides it. Accounts are added in a terminal: perch-mcp account add.',
  input: z.object({}),
  output: z.object({
    accounts: z.array(
      z.object({
        name: z.string(),
        state: z.enum(['ok', 'login', 'failing']),
        reason: z.string().optional(),
        next_try: z.string().optional(),
        calendars: z.array(
          z.object({
            name: z.string(),
            mode: z.enum(['two-way', 'pull', 'push', 'off']),
            group: z.string().optional(),
            synced: z.string().optional(),
            waiting: z.int().optional(),
            gone: z.int().optional(),
            refused: z.int().optional(),
            reason: z.string().optional(),
          }),
        ),
      }),
    ),
    differences: z.array(
      z.object({
        id: z.string(),
        event_id: z.string().optional(),
        todo_id: z.string().optional(),
        title: z.string(),
        fields: z.array(z.string()),
        change_id: z.string().optional(),
      }),
    ),
  }),
  envelope: ['suggestions'],
  run: async (_input, { services, caller }) => (await services.sync()).status(caller),
  text: ({ accounts = [], differences = [] }, { caller }) => [
    ...accounts.flatMap((one) => accountLines(one, caller)),
    ...differences.map((one) => differenceLine(one, caller)),
  ],
});
