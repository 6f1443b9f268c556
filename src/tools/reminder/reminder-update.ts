import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { reminderLines } from '../../present/reminders.ts';
import { dueIn, id, newTime, occurrence, scope, title, token } from '../shared/fields.ts';
import { ownerOf, reminder, reminderFields } from './fields.ts';

export default defineTool({
  name: 'reminder_update',
  title: 'Complete, snooze or change a reminder',
  toolset: 'reminder',
  effect: 'write',
  description:
    'Acts on one reminder (id, or match: words of its title), or several by ids or the open ones by due_in, query: action (snooze with snooze_until; without occurrence the one that is due); or changes fields of one. clear takes notes, priority, repeat.',
  input: z.object({
    id: id().optional(),
    ids: z.array(id()).min(1).max(200).optional(),
    match: z.string().max(500).optional(),
    due_in: dueIn().optional(),
    query: z.string().max(1_000).optional(),
    action: z.enum(['complete', 'dismiss', 'snooze', 'reopen']).optional(),
    snooze_until: z.string().describe('Words (10分钟后) or ISO').optional(),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    expected_version: z.int().optional(),
    confirm_token: token().optional(),
    title: title().optional(),
    ...reminderFields,
    at: newTime('往后推半小时, 9pm').optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({
    reminder: reminder(),
    reminders: z.array(z.object({ id: z.string(), version: z.int(), title: z.string() })),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates', 'confirm_token', 'expires_at', 'change_id'],
  run(input, context) {
    const refused = input.event_id === undefined ? undefined : outOfReach(context, ownerOf(input.event_id), 'event_id');
    if (refused) throw refused;
    return context.services.reminders.update(context.caller, input);
  },
  text: ({ reminder: changed, reminders = [] }, { caller }) =>
    [...(changed ? [changed] : []), ...reminders].flatMap((one) => reminderLines(one, caller)),
});
