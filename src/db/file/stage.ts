import fs from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { connectSqlite, readPragma } from '../dialects/connection.ts';
import { PerchSqliteDialect } from '../dialects/sqlite.ts';
import type { Migration } from '../migrations/migration.ts';
import { type Contents, contentsOf, damageOf } from '../repos/inspect.ts';
import type { Schema } from '../schema.ts';
import { copyWhole, existing } from './backup.ts';
import type { Progress } from './copy.ts';
import { createPrivate, discard, unfinished } from './disk.ts';
import { explained, refusedFile } from './explained.ts';
import { assertKnown, readHeader } from './header.ts';
import { look } from './look.ts';
import { migrate } from './migrate.ts';
import { assertMadeByUs, schemaOf } from './schema-check.ts';
import { isPartOf } from './whole-file.ts';

export interface Staged {
  readonly contents: Contents;
  /** The schema that the backup was written with. */
  readonly schema: number;
  /** The file, with the schema of this release. */
  readonly copy: string;
}

/**
 * Copies a backup beside the calendar that it is to replace, checks it there
 * and brings it to the schema of this release; the backup stays as it is.
 * Throws UserError when it cannot be restored; then nothing is left behind.
 */
export async function stage(
  backup: string,
  calendar: string,
  onProgress: Progress,
  migrations: readonly Migration[],
): Promise<Staged> {
  const copy = unfinished(calendar);
  try {
    const source = existing(backup);
    if (isPartOf(calendar, source)) throw refusedFile('isCalendar', backup);
    if (!readHeader(source)) throw refusedFile('notCalendar', backup);
    fs.mkdirSync(path.dirname(calendar), { recursive: true, mode: 0o700 });
    createPrivate(copy);
    await copyWhole(source, copy, onProgress);
    const schema = await look(copy, async (db, connection) => {
      const version = Number(readPragma(connection, 'user_version'));
      assertKnown(backup, version, migrations.length);
      await assertMadeByUs(backup, schemaOf(connection), version, migrations);
      if (version === 0) throw refusedFile('noCalendarIn', backup);
      const damage = await damageOf(db);
      if (damage) throw refusedFile('damagedBackup', backup, damage);
      return version;
    });
    if (schema < migrations.length) await bringUp(copy, backup, migrations);
    return { contents: await look(copy, contentsOf), schema, copy };
  } catch (error) {
    discard(copy);
    throw explained(backup, error);
  }
}

async function bringUp(copy: string, store: string, migrations: readonly Migration[]): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PerchSqliteDialect(connectSqlite(copy, 'write')) });
  try {
    await migrate(db, { migrations, store });
  } finally {
    await db.destroy();
  }
}
