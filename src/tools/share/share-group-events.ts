import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { eventLine } from '../../present/events.ts';
import { busyLine } from '../../present/sharing.ts';
import { endTime, time } from '../shared/fields.ts';
import { shareGroup } from './fields.ts';

export default defineTool({
  name: 'share_group_events',
  title: 'See what is shared',
  toolset: 'share',
  effect: 'read',
  description:
    "What the others in a share group share with the user in some time, of at most 62 days: their events, or only when they are busy, and the events that were given to the group. Who shares edit lets the user change their events: schedule_update, delete_items by id. The user's own calendar is in schedule_query.",
  input: z.object({ group: shareGroup(), start: time(), end: endTime().optional() }),
  output: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        version: z.int(),
        occurrence: z.string().optional(),
        title: z.string(),
        start: z.string(),
        end: z.string(),
        when: z.string(),
        all_day: z.boolean(),
        show_as: z.string(),
        location: z.string().optional(),
        shared_by: z.string(),
      }),
    ),
    busy: z.array(z.object({ member: z.string(), start: z.string(), end: z.string(), when: z.string() })),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates'],
  run: (input, { services, caller }) => services.sharing.events(caller, input),
  text: ({ events = [], busy = [] }, { caller }) => [
    ...events.map((event) => eventLine(event, caller)),
    ...busy.map((time) => busyLine(time, caller)),
  ],
});
