import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { shareGroupLine } from '../../present/sharing.ts';
import { title, token } from '../shared/fields.ts';
import { role, shareGroup, shareGroupShown } from './fields.ts';

export default defineTool({
  name: 'share_group_update',
  title: 'Change a share group',
  toolset: 'share',
  effect: 'write',
  description:
    "Changes one thing about a share group: my_role is what all members may see of the user's calendar (busy: times only; details: events but private ones; edit: change those and book without asking, too), member with role the same for one of them. Who made it also takes out a member (remove), renames, and makes a new_invite in place of the old one. leave ends sharing at once.",
  input: z.object({
    group: shareGroup(),
    my_role: role().optional(),
    member: z.string().max(200).optional(),
    role: role().optional(),
    remove: z.boolean().optional(),
    leave: z.boolean().optional(),
    new_invite: z.int().min(1).max(50).describe('For how many people').optional(),
    name: title().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({ group: shareGroupShown(), invite: z.string(), invite_expires: z.string() }),
  envelope: ['missing', 'confirm_token', 'expires_at', 'change_id'],
  run: (input, { services, caller }) => services.sharing.update(caller, input),
  text: ({ group, invite, invite_expires: until }, { caller }) => [
    ...(group ? [shareGroupLine(group, caller)] : []),
    ...(invite === undefined ? [] : [`${invite} → ${until}`]),
  ],
});
