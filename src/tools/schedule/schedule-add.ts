import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { eventLine } from '../../present/events.ts';
import { EVENT_ENVELOPE, event, eventFields, people, startTime, title, token } from '../shared/fields.ts';

export default defineTool({
  name: 'schedule_add',
  title: 'Add an event',
  toolset: 'schedule',
  effect: 'write',
  card: 'event',
  description:
    'Adds an event or series, by start, slot_token, or a repeat that names its time. Checks conflicts itself: when the time is taken nothing is written and alternatives with slot_token come back; on_conflict auto takes the best nearby time, force books over it.',
  input: z.object({
    title: title(),
    start: startTime().optional(),
    ...eventFields,
    participants: people().optional(),
    idempotency_key: token().optional(),
  }),
  output: z.object({ event: event(), checked_until: z.string() }),
  envelope: ['suggestions', ...EVENT_ENVELOPE, 'replayed'],
  listedWith: { share: ['participants', 'share_with', 'private'] },
  run: (input, { services, caller }) => services.events.add(caller, input),
  text: ({ event: added }, { caller }) => (added ? [eventLine(added, caller)] : []),
});
