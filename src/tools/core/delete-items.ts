import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { endTime, id, occurrence, scope, time, title, token } from '../shared/fields.ts';

export default defineTool({
  name: 'delete_items',
  title: 'Delete items',
  toolset: 'core',
  effect: 'delete',
  description:
    'Deletes any items by ids; one event, reminder or todo by match (with start: on that day); all of kind (default event) in a time by start, end, query, of series only these occurrences; or all with the words of query. The user confirms more than one, a time or a whole series first; ids of some with the confirm_token deletes only them. delete_group_items: those of a group go too.',
  input: z.object({
    ids: z.array(id()).min(1).max(200).optional(),
    match: title().optional(),
    start: time().optional(),
    end: endTime().optional(),
    kind: z.enum(['event', 'reminder', 'todo']).optional(),
    query: z.string().max(1_000).optional(),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    delete_group_items: z.boolean().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({
    deleted: z.array(
      z.object({ id: z.string(), occurrence: z.string().optional(), title: z.string(), when: z.string() }),
    ),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates', 'confirm_token', 'expires_at', 'change_id'],
  run(input, context) {
    // Without a look at the store; a reference tells its kind only there.
    const refused = input.ids?.map((one) => outOfReach(context, one)).find(Boolean);
    if (refused) throw refused;
    return context.services.items.remove(context.caller, input, (one, given) => outOfReach(context, one, given));
  },
  text: ({ deleted = [] }) =>
    deleted.map(({ when, title, id: one, occurrence: at }) =>
      [when, title, one, at && `occurrence ${at}`].filter(Boolean).join(' · '),
    ),
});
