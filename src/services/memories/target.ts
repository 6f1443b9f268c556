import { findMemories } from '../../db/repos/memories.ts';
import { say } from '../../messages/say.ts';
import { removalOfRow, rowBy } from '../items/entity.ts';
import type { Kind } from '../items/kind.ts';
import { listedMemory } from './present.ts';

const MEMORIES: Kind = {
  noun: ['记忆', 'memory'],
  lookUp: (caller) => ({ kind: 'memory', query: say(caller, '用户', 'user') }),
};

export const memoryBy = rowBy(MEMORIES, findMemories);

export const removalOfMemory = removalOfRow('memories', memoryBy, listedMemory);
