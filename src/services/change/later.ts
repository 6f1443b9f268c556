import { type ChangeRowRead, findChange, findImages, listLaterChanges } from '../../db/repos/changes.ts';
import type { Executor, TrackedTable } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { isRaised, readImage } from './image.ts';

export type RowName = readonly [table: TrackedTable, id: string];

/** The changes after `seq` that touched one of the rows and still count, oldest first, without the chosen ones. */
export async function laterChanges(
  executor: Executor,
  caller: Caller,
  rows: readonly RowName[],
  seq: number,
  chosen: readonly ChangeRowRead[],
): Promise<ChangeRowRead[]> {
  const ids = new Set(chosen.map((change) => change.id));
  const found = new Map<string, ChangeRowRead>();
  for (const [table, id] of rows) {
    for (const one of await listLaterChanges(executor, caller.user, table, id, seq)) {
      const isUndone = one.undone_by !== null && !ids.has(one.undone_by);
      if (isUndone || ids.has(one.id) || !(await reachesBefore(executor, caller, one, seq))) continue;
      const image = (await findImages(executor, caller.user, one.id)).find((each) => each.row_id === id);
      if (image && !isRaised(readImage(image))) found.set(one.id, one);
    }
  }
  return [...found.values()].sort((a, b) => a.seq - b.seq);
}

/** Whether a change is more than the undoing of later ones, which together come to nothing. */
async function reachesBefore(executor: Executor, caller: Caller, change: ChangeRowRead, seq: number): Promise<boolean> {
  if (change.undoes === null) return true;
  const undoes = JSON.parse(change.undoes) as string[];
  // A part of a change was taken back: the change itself stands.
  if (undoes.length === 0) return true;
  for (const id of undoes) {
    const undone = await findChange(executor, caller.user, id);
    if (undone && undone.seq <= seq) return true;
  }
  return false;
}
