import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { reminderLines } from '../../present/reminders.ts';
import { endTime, limit, time, token } from '../shared/fields.ts';
import { reminder } from './fields.ts';

export default defineTool({
  name: 'reminder_query',
  title: 'Look at the reminders',
  toolset: 'reminder',
  effect: 'read',
  description:
    'Reminders that are due, pending or snoozed, unless status says else; of a series what is due and what comes next, with start all.',
  input: z.object({
    start: time().optional(),
    end: endTime().optional(),
    status: z.enum(['open', 'due', 'pending', 'snoozed', 'done', 'dismissed', 'all']).optional(),
    query: z.string().max(1_000).optional(),
    limit: limit().describe('Default 50').optional(),
    cursor: token().optional(),
  }),
  output: z.object({ reminders: z.array(reminder()) }),
  envelope: ['window', 'suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'next_cursor'],
  run: (input, { services, caller }) => services.reminders.query(caller, input),
  text: ({ reminders = [] }, { caller }) => reminders.flatMap((one) => reminderLines(one, caller)),
});
