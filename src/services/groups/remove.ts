import { listMembers } from '../../db/repos/groups.ts';
import type { EventRow, Executor, GroupRow, TodoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Removal, Remove } from '../change/removal.ts';
import { groupById } from '../items/groups.ts';
import { eventBy } from '../series/event-target.ts';
import { listedGroup } from './present.ts';

/** Items that the question names. */
const NAMED = 20;

/**
 * Deletes a group. What becomes of its items must be said: they go with it,
 * which is asked about, or they stay and are in no group.
 */
export const removalOfGroup: Remove = async (recorder, id, { delete_group_items: withItems }, others) => {
  const { executor, caller } = recorder;
  const row = await groupById(executor, caller, id);
  const items = await removalsOf(recorder, row, others);
  if (isQuestion(items)) return items;
  if (items.length > 0 && withItems === undefined) return whatOfItems(caller, row, items);
  const what = messages(caller).groups.confirmDelete({ name: row.name, count: items.length });
  return {
    key: row.id,
    shown: listedGroup(row),
    items: [{ id: row.id, version: row.version }],
    ...(withItems && items.length > 0 && { withIt: items, question: what }),
    async carryOut() {
      await leave(recorder, row.id);
      await recorder.remove('groups', row.id);
    },
  };
};

/** The removals of what is in the group: whole events and series, single occurrences that were put there, todos. */
async function removalsOf(
  recorder: Recorder,
  { id }: GroupRow,
  others: Parameters<Remove>[3],
): Promise<Removal[] | Question> {
  const { executor, caller } = recorder;
  const { events, todos } = await listMembers(executor, caller.user, id);
  const roots = new Set(events.filter((row) => row.series_id === null).map((row) => row.id));
  const found: Removal[] = [];
  for (const row of events.filter((one) => one.cancelled === 0 && !roots.has(one.series_id ?? ''))) {
    const removal = await others(row.id, await partOf(executor, caller, row));
    if (isQuestion(removal)) return removal;
    found.push(removal);
  }
  for (const row of todos) {
    const removal = await others(row.id, {});
    if (isQuestion(removal)) return removal;
    found.push(removal);
  }
  return found;
}

async function partOf(executor: Executor, caller: Caller, row: EventRow) {
  if (row.series_id === null) return { scope: 'all' } as const;
  const { occurrence } = await eventBy(executor, caller, row.id);
  return { scope: 'this', occurrence } as const;
}

/** Whatever is still in the group is in none. */
async function leave(recorder: Recorder, id: string): Promise<void> {
  const { executor, caller } = recorder;
  const { events, todos } = await listMembers(executor, caller.user, id);
  for (const row of events) await recorder.change('events', row, { group_id: null });
  for (const row of todos as TodoRow[]) await recorder.change('todos', row, { group_id: null });
}

function whatOfItems(caller: Caller, { name }: GroupRow, items: readonly Removal[]): Question {
  const message = messages(caller).groups.deleteItemsToo({ name, count: items.length });
  return {
    asks: { status: 'need_user', message, missing: ['delete_group_items'] },
    list: items.slice(0, NAMED).map(({ shown }) => shown),
  };
}
