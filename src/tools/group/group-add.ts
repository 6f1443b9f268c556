import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { groupLine } from '../../present/groups.ts';
import { title } from '../shared/fields.ts';
import { groupFields, groupShown } from './fields.ts';

export default defineTool({
  name: 'group_add',
  title: 'Add a group',
  toolset: 'group',
  effect: 'write',
  description:
    'Adds a group for events and todos (work, family …), whose defaults new items take; times are proposed in its working_hours. group of other tools puts items in; schedule_query lists all groups.',
  input: z.object({ name: title(), ...groupFields }),
  output: z.object({ group: groupShown() }),
  envelope: ['missing', 'change_id'],
  run: (input, { services, caller }) => services.groups.add(caller, input),
  text: ({ group }, { caller }) => (group ? [groupLine(group, caller)] : []),
});
