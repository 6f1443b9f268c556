import type { Caller } from '../domain/caller.ts';
import type { Database } from './change/database.ts';
import { type Erased, tracesLeft } from './erase.ts';
import { repairOccurrences } from './events/verify.ts';
import { repairTriggerSchedule } from './reminders/verify.ts';
import { repairIndex } from './search/verify.ts';

export interface Repaired {
  /** How many events had other occurrences cached than their rules give. */
  readonly events: number;
  /** How many reminders were listed at other times than they say. */
  readonly reminders: number;
  /** How many memos and memories the search index had other words of. */
  readonly memos: number;
  /** How many vectors belonged to nothing, or were damaged. */
  readonly vectors: number;
  readonly traces: Erased['traces'];
}

/** Puts right what is derived from the data, and rewrites the file without gaps. */
export async function repair(database: Database, caller: Caller): Promise<Repaired> {
  return { ...(await rederive(database, caller)), traces: await tracesLeft(database) };
}

/** Puts right what is derived from the data. */
export async function rederive(database: Database, caller: Caller): Promise<Omit<Repaired, 'traces'>> {
  const events = await repairOccurrences(database, caller);
  const reminders = await repairTriggerSchedule(database, caller);
  const { texts: memos, vectors } = await repairIndex(database, caller);
  return { events, reminders, memos, vectors };
}
