import { findMemories } from '../../db/repos/memories.ts';
import { messages } from '../../messages/index.ts';
import { removalOfRow, rowBy } from '../items/entity.ts';
import type { Kind } from '../items/kind.ts';
import { listedMemory } from './present.ts';

const MEMORIES: Kind = {
  noun: 'memory',
  lookUp: (caller) => ({ kind: 'memory', query: messages(caller).memories.sampleQuery }),
};

export const memoryBy = rowBy(MEMORIES, findMemories);

export const removalOfMemory = removalOfRow('memories', memoryBy, listedMemory);
