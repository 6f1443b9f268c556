import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { memoLine } from '../../present/memos.ts';
import { tags, token } from '../shared/fields.ts';
import { content, memo, memoTitle } from './fields.ts';

export default defineTool({
  name: 'memo_add',
  title: 'Add a memo',
  toolset: 'memo',
  effect: 'write',
  description:
    'Writes something down for the user, in their own words; memo_search finds it again. Without title it is called by its first line. source: such as a link.',
  input: z.object({
    content: content(),
    title: memoTitle().optional(),
    tags: tags().optional(),
    source: z.string().max(1_000).optional(),
    idempotency_key: token().optional(),
  }),
  output: z.object({ memo: memo() }),
  envelope: ['warnings', 'missing', 'change_id', 'replayed'],
  run: (input, { services, caller }) => services.memos.add(caller, input),
  text: ({ memo: added }, { caller }) => (added ? [memoLine(added, caller)] : []),
});
