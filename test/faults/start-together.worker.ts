import { Kysely } from 'kysely';
import { connectSqlite } from '../../src/db/dialects/connection.ts';
import { PerchSqliteDialect } from '../../src/db/dialects/sqlite.ts';
import { schemaVersion } from '../../src/db/file/migrate.ts';
import { openDatabase } from '../../src/db/file/open.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import type { Schema } from '../../src/db/schema.ts';

/** One of the processes that start together: opens each file it is sent, at the moment that it is told. */
export interface Start {
  readonly file: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly how: 'real' | 'unlocked';
}

/** Leaves a row a run, so that a second run shows. */
const ONCE: Migration = {
  name: 'once',
  async up(db) {
    await (db as Kysely<Schema>)
      .insertInto('changes')
      .values({
        seq: 1,
        id: `chg_${process.pid}`,
        user: '',
        session: '',
        tool: '',
        summary: '',
        created_at: 0,
        undoes: null,
        undone_by: null,
      })
      .execute();
  },
};
const migrations = [...MIGRATIONS, ONCE];

/** The negative control: the version is read before, and not under, the lock. */
async function openUnlocked(file: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PerchSqliteDialect(connectSqlite(file, 'write')) });
  try {
    const version = await schemaVersion(db);
    for (const migration of migrations.slice(version))
      await db.transaction().execute((transaction) => migration.up(transaction));
    await db.executeQuery({ ...db.selectNoFrom([]).compile(), sql: `pragma user_version = ${migrations.length}` });
  } finally {
    await db.destroy();
  }
}

async function openReal(file: string): Promise<void> {
  const { db, close } = await openDatabase({ path: file, now: Date.now, migrations });
  const { seq } = await db.selectFrom('changes').select('seq').executeTakeFirstOrThrow();
  if (seq !== 1) throw new Error('Opened, and not migrated');
  await close();
}

process.on('message', async ({ file, at, how }: Start) => {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now() - 2));
  while (Date.now() < at) {
    // Timers are late by different amounts; all shall start in the same millisecond.
  }
  const failure = await (how === 'real' ? openReal(file) : openUnlocked(file)).then(
    () => null,
    (error: unknown) => String(error),
  );
  process.send?.({ failure });
});
process.send?.('ready');
