import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { shareGroupLine } from '../../present/sharing.ts';
import { title } from '../shared/fields.ts';
import { shareGroupShown } from './fields.ts';

export default defineTool({
  name: 'share_group_create',
  title: 'Make a share group',
  toolset: 'share',
  effect: 'write',
  description:
    'Makes a group of people who share their calendars (family, team), and an invitation: give the user its code to pass on, it is shown this once. Members see when each other are busy; share_group_update shares more.',
  input: z.object({ name: title() }),
  output: z.object({ group: shareGroupShown(), invite: z.string(), invite_expires: z.string() }),
  envelope: ['change_id'],
  run: (input, { services, caller }) => services.sharing.create(caller, input),
  text: ({ group, invite, invite_expires: until }, { caller }) => [
    ...(group ? [shareGroupLine(group, caller)] : []),
    ...(invite === undefined ? [] : [`${invite} → ${until}`]),
  ],
});
