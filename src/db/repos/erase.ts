import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { dialectOf } from '../dialects/sql.ts';
import type { Executor, TrackedTable } from '../schema.ts';
import { deleteTracked, findTracked } from './changes.ts';
import { eraseObjects } from './sync-links.ts';

/** Removes every trace of rows, history included. What these functions take away cannot be undone. */

export interface ErasedRow {
  readonly table: TrackedTable;
  readonly id: string;
}

/** Whether the row is there, or was and left its image. */
export async function isKnown(executor: Executor, user: string, { table, id }: ErasedRow): Promise<boolean> {
  if (await findTracked(executor, table, user, id)) return true;
  const image = await executor
    .selectFrom('change_images')
    .select('row_id')
    .where('user', '=', user)
    .where('row_id', '=', id)
    .executeTakeFirst();
  return image !== undefined;
}

/** The rows that name another one in a column, now and in history. */
async function rowsNaming(
  executor: Executor,
  user: string,
  table: 'events' | 'reminders',
  column: 'series_id' | 'event_id',
  id: string,
): Promise<{ live: string[]; past: string[] }> {
  const live = await executor
    .selectFrom<'events' | 'reminders'>(table)
    .select('id')
    .where('user', '=', user)
    .where(sql.ref(column), '=', id)
    .execute();
  const wanted = `%"${column}":"${id}"%`;
  const past = await executor
    .selectFrom('change_images')
    .select('row_id')
    .distinct()
    .where('user', '=', user)
    .where('table_name', '=', table)
    .where((where) => where.or([where('before', 'like', wanted), where('after', 'like', wanted)]))
    .execute();
  return { live: live.map((row) => row.id), past: past.map((row) => row.row_id) };
}

/** The changed occurrences of a series, also those that exist only in history. */
export async function familyInHistory(executor: Executor, user: string, id: string): Promise<string[]> {
  const { live, past } = await rowsNaming(executor, user, 'events', 'series_id', id);
  return [...new Set([id, ...live, ...past])];
}

/** The reminders of an event, also those that exist only in history; not one that has a time of its own by now. */
export async function remindersInHistory(executor: Executor, user: string, event: string): Promise<string[]> {
  const { live: found, past } = await rowsNaming(executor, user, 'reminders', 'event_id', event);
  for (const id of past) if (!(await findTracked(executor, 'reminders', user, id))) found.push(id);
  return [...new Set(found)];
}

/** Removes rows, their images, what the guards remember of them, and the words of the changes that named them. */
export async function eraseRows(
  executor: Executor,
  user: string,
  rows: readonly ErasedRow[],
  erased: string,
): Promise<void> {
  for (const title of await titlesOf(executor, user, rows)) await forgetResults(executor, user, title);
  for (const { table, id } of rows) {
    const changes = await executor
      .selectFrom('change_images')
      .select('change_id')
      .distinct()
      .where('user', '=', user)
      .where('row_id', '=', id)
      .execute();
    await deleteTracked(executor, table, user, id);
    if (table === 'events' || table === 'todos') await eraseObjects(executor, user, id);
    await executor.deleteFrom('occurrences').where('user', '=', user).where('source', '=', id).execute();
    await executor.deleteFrom('extents').where('user', '=', user).where('source', '=', id).execute();
    await executor.deleteFrom('reminder_dues').where('user', '=', user).where('reminder', '=', id).execute();
    await executor.deleteFrom('deliveries').where('user', '=', user).where('reminder', '=', id).execute();
    await executor.deleteFrom('change_images').where('user', '=', user).where('row_id', '=', id).execute();
    for (const { change_id } of changes) await eraseWords(executor, user, change_id, erased);
    await executor.deleteFrom('idempotency').where('user', '=', user).where('result', 'like', `%${id}%`).execute();
    await executor.deleteFrom('candidate_sets').where('user', '=', user).where('items', 'like', `%${id}%`).execute();
    await executor.deleteFrom('confirmations').where('user', '=', user).where('items', 'like', `%${id}%`).execute();
  }
}

/** A group has a name, everything else a title. */
interface Named {
  readonly title?: string;
  readonly name?: string;
}

/** Every title that the rows have or had. */
async function titlesOf(executor: Executor, user: string, rows: readonly ErasedRow[]): Promise<Set<string>> {
  const titles = new Set<string>();
  for (const { table, id } of rows) {
    const row = await findTracked(executor, table, user, id);
    const images = await executor
      .selectFrom('change_images')
      .select(['before', 'after'])
      .where('user', '=', user)
      .where('row_id', '=', id)
      .execute();
    const states = images.flatMap(({ before, after }) => [before, after]).filter((state) => state !== null);
    for (const { title, name } of [row ?? {}, ...states.map((state) => JSON.parse(state) as Named)] as Named[]) {
      if (title || name) titles.add(String(title || name));
    }
  }
  return titles;
}

/** Results of other calls name it as well, such as a warning that something overlaps it. */
async function forgetResults(executor: Executor, user: string, title: string): Promise<void> {
  const inJson = JSON.stringify(title).slice(1, -1);
  const pattern = `%${inJson.replace(/[\\%_]/g, '\\$&')}%`;
  await sql`delete from idempotency where "user" = ${user} and result like ${pattern} escape '\\'`.execute(executor);
}

/** The summary of a change names what it changed, and so do those of the changes that undid it. */
async function eraseWords(executor: Executor, user: string, changeId: string, erased: string): Promise<void> {
  await executor
    .updateTable('changes')
    .set({ summary: erased })
    .where('user', '=', user)
    .where((where) => where.or([where('id', '=', changeId), where('undoes', 'like', `%${changeId}%`)]))
    .execute();
}

/** How often, and how far apart, the log is tried: reads of other processes are short. */
const ATTEMPTS = 50;
const PAUSE_MS = 20;

/**
 * Rewrites the file and empties its log. What is deleted is overwritten
 * (secure_delete), but copies that SQLite made of rows while it moved them
 * between pages stay in the gaps, and the log holds pages as they were.
 * False when another process keeps reading from the log. Throws STORAGE_FULL
 * without room for a second copy of the file.
 */
export async function leaveNoTrace(executor: Executor): Promise<boolean> {
  if (dialectOf(executor) !== 'sqlite') return true;
  await sql`vacuum`.execute(executor);
  for (let attempt = 1; ; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(executor);
    if (rows[0]?.busy !== 1) return true;
    if (attempt === ATTEMPTS) return false;
    await sleep(PAUSE_MS);
  }
}
