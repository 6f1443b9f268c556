import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import { named } from './target.ts';

interface Picked {
  readonly id: string;
  readonly occurrence?: string | undefined;
}

/**
 * Those of a list that `ids` names, where a part of what was found is meant: an id names all occurrences
 * of a series, a reference the one that it was given for. Throws NOT_FOUND for what is not in the list.
 */
export async function narrowed<One extends Picked>(
  executor: Executor,
  caller: Caller,
  found: readonly One[],
  ids: readonly string[],
): Promise<One[]> {
  const meant: Picked[] = [];
  for (const id of ids) meant.push(await named(executor, caller, id));
  const isMeant = (one: One, { id, occurrence }: Picked): boolean =>
    one.id === id && (occurrence === undefined || one.occurrence === occurrence);
  const stranger = meant.findIndex((one) => !found.some((other) => isMeant(other, one)));
  if (stranger >= 0) {
    throw new UserError('NOT_FOUND', messages(caller).items.notAmongThese({ id: ids[stranger] ?? '' }), {
      hint: messages(caller).items.idsNarrowDown,
    });
  }
  return found.filter((one) => meant.some((other) => isMeant(one, other)));
}
