import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Database } from '../change/database.ts';

/**
 * What is not found among the caller's own may be somebody else's who shares it: looked for only then. Words of a title
 * are looked for there first, by what knows that none of the caller's own has them: what is merely like them would be
 * offered otherwise.
 */
export async function orOfOthers<R>(
  own: () => Promise<R>,
  shared: () => Promise<R | undefined>,
  isByWords: boolean,
): Promise<R> {
  const theirs = isByWords ? await shared() : undefined;
  if (theirs !== undefined) return theirs;
  try {
    return await own();
  } catch (error) {
    const isUnknown = error instanceof UserError && error.code === 'NOT_FOUND';
    const found = isUnknown && !isByWords ? await shared() : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

/** How a use case gets at the calendars of others, once it knows that it may. */
export interface Peers {
  /** Somebody, in their own zone and with their own hours, as who their rows are read and written. */
  as(user: string): Promise<Caller>;
  /** Their store, with what is derived from it up to date: only their rows are there. */
  storeOf(peer: Caller): Promise<Database>;
}
