import { listHolding } from '../../db/repos/memories.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Database } from '../change/database.ts';
import { type ProfileView, readProfile } from '../profile/read.ts';
import { type MemoryView, memoryView } from './present.ts';

/** What is known about a user. */
export interface KnownUser {
  readonly profile: ProfileView;
  /** Newest first. */
  readonly memories: readonly MemoryView[];
}

const MOST = 50;

export async function readKnown({ db }: Database, caller: Caller): Promise<KnownUser> {
  const rows = await listHolding(db, caller.user, caller.now, MOST);
  return { profile: await readProfile(db, caller), memories: rows.map((row) => memoryView(caller, row)) };
}
