import type { ChangeRowRead } from '../../db/repos/changes.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { findOccurrence } from '../../domain/recurrence/expand.ts';
import { markInstant } from '../../domain/recurrence/marks.ts';
import { laterChanges } from '../change/later.ts';
import { isRecurring, seriesOf } from '../series/rows.ts';

/** A series as it would be with changes taken back; without `root` when it would be gone. */
export interface Remains {
  readonly id: string;
  readonly root: EventRow | undefined;
  readonly overrides: readonly EventRow[];
}

/** A changed occurrence that could not stay, and the later changes by which it is there. */
export interface Stranded {
  readonly override: EventRow;
  readonly later: readonly ChangeRowRead[];
}

/** A changed occurrence needs its occurrence, alone: one that was written later than `changes` (newest first) may have lost it. */
export async function findStranded(
  executor: Executor,
  caller: Caller,
  { id, root, overrides }: Remains,
  changes: readonly ChangeRowRead[],
): Promise<Stranded | undefined> {
  const standing = new Map<number, EventRow>();
  for (const override of overrides) {
    const at = root && markInstant(override.recurrence_id as string, seriesOf(root), caller.zone);
    const other = at === undefined ? undefined : standing.get(at);
    if (root && isRecurring(root) && at !== undefined && !other && findOccurrence(seriesOf(root), caller.zone, at)) {
      standing.set(at, override);
      continue;
    }
    const { seq } = changes.at(-1) as ChangeRowRead;
    const rows = [override.id, other?.id ?? id].map((row) => ['events', row] as const);
    const later = await laterChanges(executor, caller, rows, seq, changes);
    // Files may bring occurrences that fit no rule: those stay.
    if (later.length > 0) return { override, later };
  }
  return undefined;
}
