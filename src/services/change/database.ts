import type { Kysely } from 'kysely';
import { scopedTo } from '../../db/repos/scope.ts';
import type { Schema } from '../../db/schema.ts';
import type { Models } from '../../retrieval/models.ts';
import type { Kinds } from './kind.ts';

/** The opened store and what it was opened with. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Where the data lies, for people: a path or `:memory:`. */
  readonly path: string;
  /** Version of the zone data that this process expands recurrences with. */
  readonly tzdata: string;
  /** What searches by meaning, where it is set up. */
  readonly models: Models;
  /** The kinds of items that it holds. */
  readonly kinds: Kinds;
  /** Told after a commit that touched what is searched. */
  readonly textChanged?: (user: string) => void;
}

/** The store as that of several users, for one transaction in which each is acted for in turn (`actAs`), under the locks of all. */
export const ofUsers = (database: Database, users: readonly { readonly user: string }[]): Database => ({
  ...database,
  db: scopedTo(database.db, { users: [...new Set(users.map(({ user }) => user))] }),
});

/** The store as one user's: what others have is not there, and a transaction has the user's lock. */
export function ofUser(database: Database, user: string): Database {
  const db = scopedTo(database.db, { user });
  return db === database.db ? database : { ...database, db };
}
