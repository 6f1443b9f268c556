import { findMemories } from '../../db/repos/memories.ts';
import type { Executor, MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { say } from '../../domain/say.ts';
import { type Kind, notFound } from '../items/kind.ts';
import type { Remove } from '../items/removal.ts';
import { named } from '../items/target.ts';
import { listedMemory } from './present.ts';

const MEMORIES: Kind = {
  noun: ['记忆', 'memory'],
  lookUp: (caller) => ({ tool: 'memory_search', arguments: { query: say(caller, '用户', 'user') } }),
};

/** The memory of an id or a reference. Throws NOT_FOUND. */
export async function memoryBy(executor: Executor, caller: Caller, text: string): Promise<MemoryRow> {
  const { id } = await named(executor, caller, text);
  const row = (await findMemories(executor, caller.user, [id])).get(id);
  if (!row) throw notFound(caller, id, MEMORIES);
  return row;
}

export const removalOfMemory: Remove = async ({ executor, caller }, id) => {
  const row = await memoryBy(executor, caller, id);
  return {
    key: row.id,
    shown: listedMemory(caller, row),
    items: [{ id: row.id, version: row.version }],
    carryOut: (recorder) => recorder.remove('memories', row.id),
  };
};
