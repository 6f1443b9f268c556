import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { memoLine } from '../../present/memos.ts';
import { id, tags } from '../shared/fields.ts';
import { content, memo, memoTitle } from './fields.ts';

export default defineTool({
  name: 'memo_update',
  title: 'Change a memo',
  toolset: 'memo',
  effect: 'write',
  description:
    'Changes a memo. content replaces the whole text: read it first to keep the rest (memo_search with the id as query); tags replace the old ones. clear empties title, tags or pinned.',
  input: z.object({
    id: id(),
    content: content().optional(),
    title: memoTitle().optional(),
    tags: tags().optional(),
    pinned: z.boolean().optional(),
    clear: z.array(z.string()).optional(),
  }),
  output: z.object({ memo: memo() }),
  envelope: ['warnings', 'missing', 'candidates', 'change_id'],
  run: (input, { services, caller }) => services.memos.update(caller, input),
  text: ({ memo: changed }, { caller }) => (changed ? [memoLine(changed, caller)] : []),
});
