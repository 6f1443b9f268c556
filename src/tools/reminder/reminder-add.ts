import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { reminderLines } from '../../present/reminders.ts';
import { title, token } from '../shared/fields.ts';
import { ownerOf, reminder, reminderFields } from './fields.ts';

export default defineTool({
  name: 'reminder_add',
  title: 'Add a reminder',
  toolset: 'reminder',
  effect: 'write',
  description:
    'Reminds the user at a time, once or repeating; without an hour at 09:00. With event_id, minutes_before each start of that event, or before that todo is due.',
  input: z.object({ title: title(), ...reminderFields, idempotency_key: token().optional() }),
  output: z.object({ reminder: reminder() }),
  envelope: ['suggestions', 'assumptions', 'warnings', 'missing', 'candidates', 'change_id', 'replayed'],
  run(input, context) {
    const refused = input.event_id === undefined ? undefined : outOfReach(context, ownerOf(input.event_id), 'event_id');
    if (refused) throw refused;
    return context.services.reminders.add(context.caller, input);
  },
  text: ({ reminder: added }, { caller }) => (added ? reminderLines(added, caller) : []),
});
