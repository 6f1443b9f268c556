import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { reminderLines } from '../../present/reminders.ts';
import { id, newTime, occurrence, scope, title, token } from '../shared/fields.ts';
import { reminder, reminderFields } from './fields.ts';

export default defineTool({
  name: 'reminder_update',
  title: 'Complete, snooze or change a reminder',
  toolset: 'reminder',
  effect: 'write',
  description:
    'Acts on a reminder found by id, or by match (words of its title): action complete, dismiss, snooze (with snooze_until; without occurrence the one that is due) or reopen; or changes its fields. clear takes notes, priority, repeat.',
  input: z.object({
    id: id().optional(),
    match: z.string().max(500).optional(),
    action: z.enum(['complete', 'dismiss', 'snooze', 'reopen']).optional(),
    snooze_until: z.string().describe('Words (10分钟后, in an hour) or ISO 8601').optional(),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    expected_version: z.int().optional(),
    confirm_token: token().optional(),
    title: title().optional(),
    ...reminderFields,
    at: newTime('往后推半小时, 9pm').optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({ reminder: reminder() }),
  envelope: ['assumptions', 'warnings', 'missing', 'candidates', 'confirm_token', 'expires_at', 'change_id'],
  run(input, context) {
    const refused = input.event_id === undefined ? undefined : outOfReach(context, 'evt_', 'event_id');
    if (refused) throw refused;
    return context.services.reminders.update(context.caller, input);
  },
  text: ({ reminder: changed }, { caller }) => (changed ? reminderLines(changed, caller) : []),
});
