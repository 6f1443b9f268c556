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
  within,
} from '../shared/fields.ts';

export default defineTool({
  name: 'schedule_update',
  title: 'Change an event',
  toolset: 'schedule',
  effect: 'write',
  card: 'event',
  description:
    'Changes one event (id, or match: words of its title), or place, group, show_as, reminders of several, by ids or all by within, query (of series these occurrences, or scope all). A new start keeps the length; conflicts as in schedule_add. clear empties fields.',
  input: z.object({
    id: id().optional(),
    match: z.string().max(500).optional(),
    ids: z.array(id()).min(1).max(200).optional(),
    within: within().optional(),
    query: z.string().max(1_000).optional(),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    expected_version: z.int().optional(),
    title: title().optional(),
    start: newTime('往后推一小时, Thursday, 下周同一时间').optional(),
    ...eventFields,
    end: newTime('延长半小时, until 5').optional(),
    duration_minutes: minutes().optional(),
    clear: z.array(z.string()).optional(),
    response: z.enum(['accepted', 'declined', 'tentative']).describe('Answers an invitation').optional(),
  }),
  output: z.object({
    event: event(),
    events: z.array(z.object({ id: z.string(), title: z.string() })),
    before: z.object({}),
    checked_until: z.string(),
  }),
  envelope: ['window', 'suggestions', ...EVENT_ENVELOPE],
  listedWith: { share: ['share_with', 'private'], sync: ['response'] },
  run: (input, { services, caller }) => services.events.update(caller, input),
  text: ({ event: changed, before, events = [] }, { caller }) =>
    changed && before
      ? [eventLine(changed, caller), messages(caller).events.beforeConflict({ event: eventLine(before, caller) })]
      : events.map((one) => eventLine(one, caller)),
});
