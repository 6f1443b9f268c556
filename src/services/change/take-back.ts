import { type ChangeRowRead, findImages, findTracked } from '../../db/repos/changes.ts';
import { type FieldChange, fieldChanges } from './diff.ts';
import { type Image, isRaised, readImage } from './image.ts';
import type { Kinds } from './kind.ts';
import { laterChanges } from './later.ts';
import type { Recorder } from './recorder.ts';

interface Following {
  readonly chosen: readonly ChangeRowRead[];
  /** The one of them that cannot be taken back. */
  readonly change: ChangeRowRead;
  readonly later: readonly ChangeRowRead[];
  /** What the later ones changed. */
  readonly fields: readonly FieldChange[];
}

/** Later changes stand on what is to be taken back. */
export class Blocked extends Error {
  readonly following: Following;

  constructor(following: Following) {
    super(`${following.change.id} was followed by later changes`);
    this.following = following;
  }
}

/** Whether a row is one of these items, a changed occurrence of one, a reminder of it, or the todo that its closing opened. */
export function isPartOf({ table, id, before, after }: Image, ids: ReadonlySet<string>): boolean {
  const columns: Record<string, unknown> = { ...(after ?? before) };
  const owners = table === 'todos' ? [id, columns.repeat_of] : [id, columns.series_id, columns.event_id];
  return owners.some((owner) => typeof owner === 'string' && ids.has(owner));
}

/**
 * Puts every row of the changes, newest first, back as it was, if it still is as they left it; with `only`, those
 * of these items. Throws Blocked.
 */
export async function takeBack(
  recorder: Recorder,
  changes: readonly ChangeRowRead[],
  kinds: Kinds,
  only?: ReadonlySet<string>,
): Promise<void> {
  const { executor, caller, pause } = recorder;
  for (const change of changes) {
    for (const stored of (await findImages(executor, caller.user, change.id)).reverse()) {
      const image = readImage(stored);
      const { table, id, before, after } = image;
      if (isRaised(image) || (only && !isPartOf(image, only))) continue;
      await pause();
      const current = (await findTracked(executor, table, caller.user, id)) ?? null;
      if (current?.state !== after?.state) {
        const later = await laterChanges(executor, caller, [[table, id]], change.seq, changes);
        const fields = fieldChanges(caller, kinds, { table, id, before: after, after: current });
        throw new Blocked({ chosen: changes, change, later, fields });
      }
      await recorder.restore(table, id, before);
      // A part that had a row of its own is again what the whole makes of it, whose version a host compares with what it saw.
      const whole = before === null && current ? kinds.byTable(table).partOf?.(current) : null;
      if (current && whole != null && (await findTracked(executor, table, caller.user, whole))) {
        await recorder.raise(table, whole, current.version);
      }
    }
  }
  const first = changes.at(-1);
  if (!first) return;
  for (const guard of kinds.undoGuards) {
    const obstacle = await guard(executor, caller, recorder.images(), changes);
    if (!obstacle) continue;
    const later = await laterChanges(executor, caller, obstacle.rows, first.seq, changes);
    const fields = obstacle.shown ? fieldChanges(caller, kinds, obstacle.shown) : [];
    throw new Blocked({ chosen: changes, change: first, later, fields });
  }
}
