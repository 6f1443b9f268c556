import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { groupLine } from '../../present/groups.ts';
import { id, title, token } from '../shared/fields.ts';
import { groupFields, groupShown } from './fields.ts';

export default defineTool({
  name: 'group_update',
  title: 'Change a group',
  toolset: 'group',
  effect: 'write',
  description: 'Changes a group, by id or match (words of its name); its items stay as they are. clear empties fields.',
  input: z.object({
    id: id().optional(),
    match: z.string().max(500).optional(),
    name: title().optional(),
    ...groupFields,
    clear: z.array(z.string()).optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({ group: groupShown() }),
  envelope: ['missing', 'candidates', 'change_id'],
  run: (input, { services, caller }) => services.groups.update(caller, input),
  text: ({ group }, { caller }) => (group ? [groupLine(group, caller)] : []),
});
