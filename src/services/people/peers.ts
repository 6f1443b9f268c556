import type { Caller } from '../../domain/caller.ts';
import type { Database } from '../change/database.ts';

/** How a use case gets at the calendars of others, once it knows that it may. */
export interface Peers {
  /** Somebody, in their own zone and with their own hours, as who their rows are read and written. */
  as(user: string): Promise<Caller>;
  /** Their store, with what is derived from it up to date: only their rows are there. */
  storeOf(peer: Caller): Promise<Database>;
}
