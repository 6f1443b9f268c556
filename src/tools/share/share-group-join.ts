import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { shareGroupLine } from '../../present/sharing.ts';
import { token } from '../shared/fields.ts';
import { shareGroupShown } from './fields.ts';

export default defineTool({
  name: 'share_group_join',
  title: 'Join a share group',
  toolset: 'share',
  effect: 'write',
  description:
    'Joins the share group of an invitation that somebody gave the user, after asking: all members then see when the user is busy, and the user when they are.',
  input: z.object({ invite: z.string().max(200), confirm_token: token().optional() }),
  output: z.object({ group: shareGroupShown() }),
  envelope: ['confirm_token', 'expires_at', 'change_id'],
  run: (input, { services, caller }) => services.sharing.join(caller, input),
  text: ({ group }, { caller }) => (group ? [shareGroupLine(group, caller)] : []),
});
