import { z } from 'zod';
import { defineTool } from '../define.ts';
import { occurrence, scope, token } from '../fields.ts';

export default defineTool({
  name: 'delete_items',
  title: 'Delete items',
  toolset: 'core',
  effect: 'delete',
  description:
    'Deletes events by id or ref: all that are named, or nothing. More than one, or a whole series, is confirmed by the user first.',
  input: z.object({
    ids: z.array(z.string().max(200)).min(1).max(200),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({
    deleted: z.array(z.object({ id: z.string(), title: z.string(), when: z.string() })),
  }),
  envelope: ['missing', 'candidates', 'confirm_token', 'expires_at', 'change_id'],
  run: (input, { services, caller }) => services.events.remove(caller, input),
  text: ({ deleted = [] }) => deleted.map((one) => `${one.when} · ${one.title} · ${one.id}`),
});
