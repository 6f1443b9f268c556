import type { TrackedTable } from '../../domain/kinds.ts';
import { fixedQuery } from '../fixed-query.ts';
import { insertRows, putRow } from '../insert-rows.ts';
import type { ChangeImageRow, ChangeRow, Executor, Tracked } from '../schema.ts';

/** A row of any tracked table; which columns it has beside `Tracked` depends on the table. */
export type TrackedRow = Tracked & Record<string, unknown>;

const makeQueries = (table: TrackedTable) => ({
  find: fixedQuery<TrackedRow, [string, string]>(`select * from "${table}" where "user" = ? and id = ?`),
  remove: fixedQuery<never, [string, string]>(`delete from "${table}" where "user" = ? and id = ?`),
});

const queries = new Map<TrackedTable, ReturnType<typeof makeQueries>>();

function queriesOf(table: TrackedTable): ReturnType<typeof makeQueries> {
  const known = queries.get(table) ?? makeQueries(table);
  queries.set(table, known);
  return known;
}

export async function findTracked(
  executor: Executor,
  table: TrackedTable,
  user: string,
  id: string,
): Promise<TrackedRow | undefined> {
  const [row] = await queriesOf(table).find(executor, user, id);
  return row;
}

/** Puts a row in place, whether or not it is there. Only the recorder writes tracked rows. */
export async function putTracked(executor: Executor, table: TrackedTable, row: TrackedRow): Promise<void> {
  await putRow(executor, table, row);
}

/** Inserts rows that are not there yet. */
export async function insertTracked(
  executor: Executor,
  table: TrackedTable,
  rows: readonly TrackedRow[],
  pause: () => Promise<void>,
): Promise<void> {
  await insertRows(executor, table, rows as never[], pause);
}

export async function deleteTracked(executor: Executor, table: TrackedTable, user: string, id: string): Promise<void> {
  await queriesOf(table).remove(executor, user, id);
}

export async function insertChange(executor: Executor, change: Omit<ChangeRow, 'seq'>): Promise<void> {
  await insertRows(executor, 'changes', [change]);
}

export async function insertImages(
  executor: Executor,
  images: readonly ChangeImageRow[],
  pause?: () => Promise<void>,
): Promise<void> {
  await insertRows(executor, 'change_images', images, pause);
}

export function findChange(executor: Executor, user: string, id: string): Promise<ChangeRowRead | undefined> {
  return executor.selectFrom('changes').selectAll().where('user', '=', user).where('id', '=', id).executeTakeFirst();
}

/** A change as stored: `seq` orders the changes of all users. */
export type ChangeRowRead = Omit<ChangeRow, 'seq'> & { seq: number };

export function findImages(executor: Executor, user: string, changeId: string): Promise<ChangeImageRow[]> {
  return executor
    .selectFrom('change_images')
    .selectAll()
    .where('user', '=', user)
    .where('change_id', '=', changeId)
    .orderBy('ordinal')
    .execute();
}

export interface ChangeFilter {
  readonly since?: number;
  readonly session?: string;
  readonly limit: number;
  /** Leaves out undo changes and changes that were undone. */
  readonly standing?: boolean;
}

/** Newest first. */
export function listChanges(executor: Executor, user: string, filter: ChangeFilter): Promise<ChangeRowRead[]> {
  let query = executor.selectFrom('changes').selectAll().where('user', '=', user);
  if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since);
  if (filter.session !== undefined) query = query.where('session', '=', filter.session);
  if (filter.standing) query = query.where('undoes', 'is', null).where('undone_by', 'is', null);
  return query.orderBy('seq', 'desc').limit(filter.limit).execute();
}

/** Changes after `seq` that touched the row, oldest first. */
export function listLaterChanges(
  executor: Executor,
  user: string,
  table: string,
  rowId: string,
  seq: number,
): Promise<ChangeRowRead[]> {
  return executor
    .selectFrom('changes')
    .selectAll('changes')
    .innerJoin('change_images', 'change_images.change_id', 'changes.id')
    .where('change_images.user', '=', user)
    .where('change_images.table_name', '=', table)
    .where('change_images.row_id', '=', rowId)
    .where('changes.seq', '>', seq)
    .orderBy('changes.seq')
    .execute();
}

export async function markUndone(
  executor: Executor,
  user: string,
  ids: readonly string[],
  by: string | null,
): Promise<void> {
  for (const id of ids) {
    await executor
      .updateTable('changes')
      .set({ undone_by: by })
      .where('user', '=', user)
      .where('id', '=', id)
      .execute();
  }
}

/** The highest version a row ever had, from its images; 0 when it has none. */
export async function highestVersion(executor: Executor, user: string, table: string, rowId: string): Promise<number> {
  const images = await executor
    .selectFrom('change_images')
    .select(['before', 'after'])
    .where('user', '=', user)
    .where('table_name', '=', table)
    .where('row_id', '=', rowId)
    .execute();
  let highest = 0;
  for (const image of images) {
    for (const text of [image.before, image.after]) {
      if (text !== null) highest = Math.max(highest, (JSON.parse(text) as TrackedRow).version);
    }
  }
  return highest;
}
