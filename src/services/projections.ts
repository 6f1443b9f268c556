import type { Caller } from '../domain/caller.ts';
import type { Database } from './change/database.ts';
import { areCurrent, keepCurrent } from './change/project.ts';

/**
 * Before a read the cached occurrences must fit the zone data, the user's zone
 * and today. Looked at with each caller, since another process may have left
 * them otherwise; put right only when something is read.
 */
export function occurrenceCache(database: Database) {
  const outdated = new Set<string>();
  const rebuilding = new Map<string, Promise<void>>();
  const rebuild = async (caller: Caller): Promise<void> => {
    // For all who wait for it: not ended with the call that happened to be the first.
    const lasting = { ...caller, signal: undefined };
    await database.db.transaction().execute(async (executor) => {
      await keepCurrent(database.kinds, executor, lasting, database.tzdata);
    });
  };
  return {
    async look(caller: Caller): Promise<Caller> {
      if (!(await areCurrent(database.kinds, database.db, caller, database.tzdata))) outdated.add(caller.user);
      return caller;
    },
    async ready(caller: Caller): Promise<Database> {
      const { user } = caller;
      if (outdated.delete(user) && !rebuilding.has(user)) {
        const work = rebuild(caller).finally(() => rebuilding.delete(user));
        rebuilding.set(user, work);
      }
      await rebuilding.get(user);
      return database;
    },
  };
}
