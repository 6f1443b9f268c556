import {
  addPassages,
  countInto,
  newTally,
  openSpace,
  removePassages,
  type SearchedTable,
} from '../../db/repos/passages.ts';
import type { Executor } from '../../db/schema.ts';
import { indexed } from '../../retrieval/indexing.ts';
import { type Image, imagesOf } from '../change/image.ts';
import type { Projection } from '../change/kind.ts';
import type { Pause } from '../change/pace.ts';

import { SEARCHED } from './searched.ts';

/** An item whose passages are to be made anew. */
export interface Stale {
  readonly id: string;
  /** As it is now; null: it is gone. */
  readonly row: object | null;
  /** True for a row that was never indexed: there is nothing to take away. */
  readonly isNew?: boolean;
}

/** Puts what the rows of one table say now in the place of what the index says of them. */
export async function reindex(
  executor: Executor,
  user: string,
  table: SearchedTable,
  items: readonly Stale[],
  pause: Pause,
): Promise<void> {
  if (items.length === 0) return;
  const { kind, of } = SEARCHED[table];
  const space = await openSpace(executor, user, kind);
  const tally = newTally();
  for (const { id, row, isNew } of items) {
    if (!isNew) await removePassages(executor, space, id, tally);
    if (row) await addPassages(executor, space, id, indexed(of(row as never)), tally);
    await pause();
  }
  await countInto(executor, space, tally);
}

/** The words of the rows of a table, as the index has them. */
export const wordsProjection = <Table extends SearchedTable>(table: Table): Projection => ({
  of: [table],
  isText: true,
  async refresh({ executor, caller, pause }, touched) {
    const items = imagesOf(touched, table)
      .filter((image) => isStale(image))
      .map(({ id, before, after }) => ({ id, row: after, isNew: before === null && after?.version === 1 }));
    await reindex(executor, caller.user, table, items, pause);
  },
});

/** Whether a change touched the words of an item, and not only, say, whether it is pinned. */
function isStale<Table extends SearchedTable>({ table, before, after }: Image<Table>): boolean {
  const { of } = SEARCHED[table];
  // A row that came or went may be again as it was, while the index knows something in between.
  if (!before || !after || after.version > before.version + 1) return true;
  return JSON.stringify(of(before)) !== JSON.stringify(of(after));
}
