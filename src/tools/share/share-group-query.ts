import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { shareGroupLine } from '../../present/sharing.ts';
import { shareGroupShown } from './fields.ts';

export default defineTool({
  name: 'share_group_query',
  title: 'List share groups',
  toolset: 'share',
  effect: 'read',
  description:
    'The share groups that the user is in, their members, and what each lets the user see: busy (times only), details, edit. Names of members and groups go into participants of find_free_time and schedule_add.',
  input: z.object({}),
  output: z.object({ groups: z.array(shareGroupShown()) }),
  envelope: ['warnings'],
  run: (_input, { services, caller }) => services.sharing.query(caller),
  text: ({ groups = [] }, { caller }) => groups.map((group) => shareGroupLine(group, caller)),
});
