import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';
import { eventLine } from '../../present/events.ts';
import {
  EVENT_ENVELOPE,
  event,
  eventFields,
  id,
  minutes,
  newTime,
  occurrence,
  scope,
  title,
} from '../shared/fields.ts';

export default defineTool({
  name: 'schedule_update',
  title: 'Change an event',
  toolset: 'schedule',
  effect: 'write',
  description:
    'Changes an event found by id, or by match (words of its title). A new start keeps the length; conflicts are checked as in schedule_add. clear empties description, location, location_place, source, repeat or group.',
  input: z.object({
    id: id().optional(),
    match: z.string().max(500).optional(),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    expected_version: z.int().optional(),
    title: title().optional(),
    start: newTime('往后推一小时, Thursday, make it 4, 下周同一时间').optional(),
    ...eventFields,
    end: newTime('延长半小时, until 5').optional(),
    duration_minutes: minutes().optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({ event: event(), before: z.object({}), checked_until: z.string() }),
  envelope: EVENT_ENVELOPE,
  sharing: ['share_with', 'private'],
  run: (input, { services, caller }) => services.events.update(caller, input),
  text: ({ event: changed, before }, { caller }) =>
    changed && before
      ? [eventLine(changed, caller), messages(caller).events.beforeConflict({ event: eventLine(before, caller) })]
      : [],
});
