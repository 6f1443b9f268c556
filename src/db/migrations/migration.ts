import type { Kysely } from 'kysely';

/** One step of the schema, the same code for every dialect. Once released it never changes. */
export interface Migration {
  readonly name: string;
  /** Runs inside the transaction that migrates. */
  up(db: Kysely<unknown>): Promise<void>;
}
