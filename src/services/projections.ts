import type { Caller } from '../domain/caller.ts';
import { type Database, ofUser } from './change/database.ts';
import { areCurrent, keepCurrent } from './change/project.ts';
import { forgetStanding, standingFor } from './change/standing.ts';

/**
 * Before a read the cached occurrences must fit the zone data, the user's zone
 * and today. Looked at with each read, since another process may have left them
 * otherwise; a write puts them right itself.
 */
export function occurrenceCache(database: Database) {
  const rebuilding = new Map<string, Promise<void>>();
  const rebuild = async (caller: Caller): Promise<void> => {
    // For all who wait for it: not ended with the call that happened to be the first.
    const lasting = { ...caller, signal: undefined };
    const { db } = ofUser(database, caller.user);
    await db.transaction().execute(async (executor) => {
      await keepCurrent(database.kinds, executor, lasting, database.tzdata);
    });
  };
  return async (caller: Caller): Promise<Database> => {
    const { user } = caller;
    const own = ofUser(database, user);
    const standing = standingFor(own.db, caller);
    if (!(await areCurrent(database.kinds, standing, own.db, caller, database.tzdata)) && !rebuilding.has(user)) {
      forgetStanding(caller);
      const work = rebuild(caller).finally(() => rebuilding.delete(user));
      rebuilding.set(user, work);
    }
    await rebuilding.get(user);
    return own;
  };
}
