import {
  type ChangeRowRead,
  findChange,
  findImages,
  listLaterChanges,
  type TrackedRow,
} from '../../db/repos/changes.ts';
import type { ChangeImageRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { TrackedTable } from '../../domain/kinds.ts';

const rowOf = (text: string | null): TrackedRow | null => (text === null ? null : (JSON.parse(text) as TrackedRow));

/** A stored image, read. */
export const rowsOf = (image: ChangeImageRow) => ({ before: rowOf(image.before), after: rowOf(image.after) });

/** Whether a change did nothing to a row but to raise its version. */
export function isRaised(image: ChangeImageRow): boolean {
  const { before, after } = rowsOf(image);
  return before !== null && before.state === after?.state;
}

export type Row = readonly [table: TrackedTable, id: string];

/** The changes after `seq` that touched one of the rows and still count, oldest first, without the chosen ones. */
export async function laterChanges(
  executor: Executor,
  caller: Caller,
  rows: readonly Row[],
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
      if (image && !isRaised(image)) found.set(one.id, one);
    }
  }
  return [...found.values()].sort((a, b) => a.seq - b.seq);
}

/** Whether a change is more than the undoing of later ones, which together come to nothing. */
async function reachesBefore(executor: Executor, caller: Caller, change: ChangeRowRead, seq: number): Promise<boolean> {
  if (change.undoes === null) return true;
  for (const id of JSON.parse(change.undoes) as string[]) {
    const undone = await findChange(executor, caller.user, id);
    if (undone && undone.seq <= seq) return true;
  }
  return false;
}
