import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';
import { eventDetails, eventLine } from '../../present/events.ts';
import { groupLine } from '../../present/groups.ts';
import { endTime, event, group, limit, time, token } from '../shared/fields.ts';

export default defineTool({
  name: 'schedule_query',
  title: 'Look at the schedule',
  toolset: 'schedule',
  effect: 'read',
  card: 'agenda',
  description:
    'Events between start and end, in time order, occurrences of series one by one; start may name the whole window (this week). query: with these words. groups lists all groups.',
  input: z.object({
    start: time(),
    end: endTime().optional(),
    query: z.string().max(1_000).optional(),
    group: group().optional(),
    detail: z.enum(['concise', 'full']).describe('full: with description, people, links, reminders').optional(),
    limit: limit().describe('Default 50').optional(),
    cursor: token().optional(),
  }),
  output: z.object({
    events: z.array(event().extend({ shared_by: z.string().optional() })),
    groups: z.array(z.object({ id: z.string(), name: z.string() })),
    total: z.int(),
    total_capped: z.boolean(),
    density: z.object({ hours: z.number(), level: z.string() }),
  }),
  envelope: ['window', 'suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'next_cursor'],
  run: (input, { services, caller }) => services.events.query(caller, input),
  text: ({ events = [], groups = [], density }, { caller }) => [
    ...events.flatMap((one) => [eventLine(one, caller), ...eventDetails(one, caller)]),
    ...groups.map((one) => groupLine(one, caller)),
    ...(density && density.level !== 'normal'
      ? [messages(caller).events.load({ level: density.level, hours: density.hours })]
      : []),
  ],
});
