import type { Remove } from '../items/removal.ts';
import { listedTodo } from './present.ts';
import { todoBy } from './target.ts';

/** What depended on it does so no more: an id of nothing holds nothing up, and undo brings both back. */
export const removalOfTodo: Remove = async ({ executor, caller }, id) => {
  const row = await todoBy(executor, caller, id);
  return {
    key: row.id,
    shown: listedTodo(caller, row),
    items: [{ id: row.id, version: row.version }],
    carryOut: (recorder) => recorder.remove('todos', row.id),
  };
};
