import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { memoryLine, similarLines } from '../../present/memories.ts';
import { id, place, tags, token } from '../shared/fields.ts';
import { kind, memory } from './fields.ts';

export default defineTool({
  name: 'memory_save',
  title: 'Remember something about the user',
  toolset: 'memory',
  effect: 'write',
  description:
    'Saves one lasting fact about the user, told by them; notes go to memo_add, defaults to profile_update. supersedes: the memory that no longer holds, kept as past.',
  input: z.object({
    content: z.string().trim().min(1).max(5_000),
    kind: kind().optional(),
    place: place().optional(),
    tags: tags().optional(),
    supersedes: id().optional(),
    source: z.string().max(1_000).optional(),
    idempotency_key: token().optional(),
  }),
  output: z.object({
    memory: memory(),
    similar: z.array(memory().pick({ id: true, content: true }).extend({ score: z.number(), why: z.string() })),
  }),
  envelope: ['warnings', 'missing', 'change_id', 'replayed'],
  run: (input, { services, caller }) => services.memories.save(caller, input),
  text: ({ memory: saved, similar = [] }, { caller }) => [
    ...(saved ? [memoryLine(saved, caller)] : []),
    ...similarLines(similar, caller),
  ],
});
