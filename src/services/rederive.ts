import type { Caller } from '../domain/caller.ts';
import type { Database } from './change/database.ts';
import { repairOccurrences } from './events/verify.ts';
import { repairTriggerSchedule } from './reminders/verify.ts';
import { repairIndex } from './search/verify.ts';

export interface Rederived {
  /** How many events had other occurrences cached than their rules give. */
  readonly events: number;
  /** How many reminders were listed at other times than they say. */
  readonly reminders: number;
  /** How many memos and memories the search index had other words of. */
  readonly memos: number;
  /** How many vectors belonged to nothing, or were damaged. */
  readonly vectors: number;
}

/** Puts right what is derived from the data. */
export async function rederive(database: Database, caller: Caller): Promise<Rederived> {
  const events = await repairOccurrences(database, caller);
  const reminders = await repairTriggerSchedule(database, caller);
  const { texts: memos, vectors } = await repairIndex(database, caller);
  return { events, reminders, memos, vectors };
}
