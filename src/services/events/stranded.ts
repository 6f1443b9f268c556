import type { ChangeRowRead } from '../../db/repos/changes.ts';
import { findEvent, findOverrides, isOverride } from '../../db/repos/events.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { findOccurrence } from '../../domain/recurrence/expand.ts';
import { imagesOf } from '../change/image.ts';
import type { Obstacle, UndoGuard } from '../change/kind.ts';
import { laterChanges, type RowName } from '../change/later.ts';
import { type EventWithOverrides, isRecurring, originalStarts, rootsOf, seriesOf } from '../series/rows.ts';

/** A series as it would be with changes taken back; without `root` when it would be gone. */
type Remains = Pick<EventWithOverrides, 'overrides'> & { readonly id: string; readonly root: EventRow | undefined };

/** A changed occurrence needs its occurrence, alone: one that was written later may have lost it. */
export const noStranded: UndoGuard = async (executor, caller, putBack, changes) => {
  const events = imagesOf(putBack, 'events');
  const restored = new Map(events.map(({ id, after }) => [id, after]));
  for (const id of rootsOf(events.flatMap(({ before, after }) => [before, after]))) {
    const remains = await remainsOf(executor, caller, id, restored);
    const obstacle = await strandedIn(executor, caller, remains, changes);
    if (obstacle) return obstacle;
  }
  return undefined;
};

async function remainsOf(
  executor: Executor,
  caller: Caller,
  id: string,
  restored: ReadonlyMap<string, EventRow | null>,
): Promise<Remains> {
  const overrides = new Map((await findOverrides(executor, caller.user, [id])).map((row) => [row.id, row]));
  for (const [rowId, row] of restored) {
    if (row && isOverride(row) && row.series_id === id) overrides.set(rowId, row);
    else overrides.delete(rowId);
  }
  const root = restored.has(id) ? restored.get(id) : await findEvent(executor, caller.user, id);
  return { id, root: root ?? undefined, overrides: [...overrides.values()] };
}

async function strandedIn(
  executor: Executor,
  caller: Caller,
  { id, root, overrides }: Remains,
  changes: readonly ChangeRowRead[],
): Promise<Obstacle | undefined> {
  const standing = new Map<number, EventRow>();
  const first = changes.at(-1);
  const startOf = root && originalStarts(caller, root);
  for (const override of overrides) {
    const at = startOf?.(override);
    const other = at === undefined ? undefined : standing.get(at);
    if (root && isRecurring(root) && at !== undefined && !other && findOccurrence(seriesOf(root), caller.zone, at)) {
      standing.set(at, override);
      continue;
    }
    const rows = [override.id, other?.id ?? id].map((row): RowName => ['events', row]);
    const later = first && (await laterChanges(executor, caller, rows, first.seq, changes));
    // Files may bring occurrences that fit no rule: those stay.
    if (later && later.length > 0) {
      return { rows, shown: { table: 'events', id: override.id, before: null, after: override } };
    }
  }
  return undefined;
}
