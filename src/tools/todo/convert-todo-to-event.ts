import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { eventLine } from '../../present/events.ts';
import { todoLine } from '../../present/todos.ts';
import { EVENT_ENVELOPE, event, id, minutes, onConflict, startTime, token } from '../shared/fields.ts';
import { todo } from './fields.ts';

export default defineTool({
  name: 'convert_todo_to_event',
  title: 'Put a todo into the calendar',
  toolset: 'todo',
  effect: 'write',
  card: 'event',
  description:
    'Plans a time for a todo, which stays open until it is closed. Conflicts as in schedule_add. Without start it proposes free times before it is due, as alternatives whose slot_token this tool takes.',
  input: z.object({
    id: id().optional(),
    match: z.string().max(500).optional(),
    start: startTime().optional(),
    duration_minutes: minutes().describe('Default: its estimate, or 60').optional(),
    on_conflict: onConflict().optional(),
    slot_token: token().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({ event: event(), todo: todo(), checked_until: z.string() }),
  envelope: ['window', ...EVENT_ENVELOPE],
  run(input, context) {
    // It writes an event as well.
    const refused = outOfReach(context, 'evt_', 'convert_todo_to_event');
    if (refused) throw refused;
    return context.services.todos.convert(context.caller, input);
  },
  text: ({ event: added, todo: closed }, { caller }) =>
    added && closed ? [eventLine(added, caller), todoLine(closed, caller)] : [],
});
