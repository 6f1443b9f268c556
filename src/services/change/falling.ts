import { type ChangeRowRead, findChange, markUndone } from '../../db/repos/changes.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';

/** Which changes count, where some undo others. */

/** A change counts no more; those that it had undone stand again. */
export async function fall(executor: Executor, caller: Caller, change: ChangeRowRead, by: string): Promise<void> {
  await markUndone(executor, caller.user, [change.id], by);
  for (const undone of await undoneBy(executor, caller, change)) await stand(executor, caller, undone);
}

/** A change counts again; those that it undoes do not. */
async function stand(executor: Executor, caller: Caller, change: ChangeRowRead): Promise<void> {
  await markUndone(executor, caller.user, [change.id], null);
  for (const undone of await undoneBy(executor, caller, change)) await fall(executor, caller, undone, change.id);
}

/** The changes that some changes undo. */
export async function undoneBy(
  executor: Executor,
  caller: Caller,
  ...changes: readonly ChangeRowRead[]
): Promise<ChangeRowRead[]> {
  const found: ChangeRowRead[] = [];
  for (const id of changes.flatMap(({ undoes }) => (undoes === null ? [] : (JSON.parse(undoes) as string[])))) {
    const change = await findChange(executor, caller.user, id);
    if (change) found.push(change);
  }
  return found;
}
