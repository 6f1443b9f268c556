import { type ChangeRowRead, findTracked } from '../../db/repos/changes.ts';
import type { ChangeImageRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { type Image, isRaised, readImage } from './image.ts';
import type { Kinds } from './kind.ts';
import { isExpired, UNDO_DAYS } from './select.ts';

/** Rows that are compared to tell whether a change can be undone. */
const COMPARED = 50;

/** Why `undo` would refuse a change by itself; undefined when it would not. Of a large change only the first rows are looked at. */
export async function whyNot(
  executor: Executor,
  caller: Caller,
  kinds: Kinds,
  change: ChangeRowRead,
  stored: readonly ChangeImageRow[],
): Promise<string | undefined> {
  if (change.undone_by !== null) return messages(caller).change.undoneBy({ undoneBy: change.undone_by });
  if (isExpired(caller, change)) return messages(caller).change.olderThanDays({ days: UNDO_DAYS });
  const images = stored
    .slice(0, COMPARED)
    .map(readImage)
    .filter((image) => !isRaised(image));
  const isBlocked =
    (await isFollowed(executor, caller, images)) || (await isGuarded(executor, caller, kinds, change, images));
  return isBlocked ? messages(caller).change.changedAgainSince : undefined;
}

/** Whether a row is not as the change left it. */
async function isFollowed(executor: Executor, caller: Caller, images: readonly Image[]): Promise<boolean> {
  for (const { table, id, after } of images) {
    const current = await findTracked(executor, table, caller.user, id);
    if (current?.state !== after?.state) return true;
  }
  return false;
}

async function isGuarded(
  executor: Executor,
  caller: Caller,
  kinds: Kinds,
  change: ChangeRowRead,
  images: readonly Image[],
): Promise<boolean> {
  const putBack = images.map(({ table, id, before, after }): Image => ({ table, id, before: after, after: before }));
  for (const guard of kinds.undoGuards) if (await guard(executor, caller, putBack, [change])) return true;
  return false;
}
