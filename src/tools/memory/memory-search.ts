import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { memoryLine, profileLines } from '../../present/memories.ts';
import { kind, memory, profile } from './fields.ts';

export default defineTool({
  name: 'memory_search',
  title: 'Recall what is known about the user',
  toolset: 'memory',
  also: 'recall',
  effect: 'read',
  description:
    'What was saved about the user that fits the query, or all of it, and their profile. Look here before asking them. valid_to marks what no longer holds.',
  input: z.object({
    query: z.string().trim().min(1).max(1_000).optional(),
    kind: kind().optional(),
    limit: z.int().min(1).max(50).describe('Default 10').optional(),
  }),
  output: z.object({
    memories: z.array(
      memory().extend({
        score: z.number(),
        created: z.string(),
        valid_from: z.string().optional(),
        valid_to: z.string().optional(),
      }),
    ),
    profile: profile(),
    degraded: z.string().optional(),
  }),
  envelope: ['missing', 'warnings'],
  run: (input, { services, caller }) => services.memories.search(caller, input),
  text: ({ memories = [], profile: known = {}, degraded }, { caller }) => [
    ...memories.map((one, index) => `${index + 1}. ${memoryLine(one, caller)}`),
    ...profileLines(known, caller),
    ...(degraded === undefined ? [] : [degraded]),
  ],
});
