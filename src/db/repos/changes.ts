import { fixedQuery } from '../fixed-query.ts';
import { insertRows, putRow } from '../insert-rows.ts';
import type { ChangeImageRow, ChangeRow, Executor, Schema, Tracked, TrackedTable } from '../schema.ts';

type RowOf<Table extends TrackedTable> = Schema[Table];

const makeQueries = <Table extends TrackedTable>(table: Table) => ({
  find: fixedQuery<RowOf<Table>, [string, string]>(`select * from "${table}" where "user" = ? and id = ?`),
  remove: fixedQuery<never, [string, string]>(`delete from "${table}" where "user" = ? and id = ?`),
});

const queries: { [Table in TrackedTable]: ReturnType<typeof makeQueries<Table>> } = {
  events: makeQueries('events'),
  reminders: makeQueries('reminders'),
  todos: makeQueries('todos'),
  groups: makeQueries('groups'),
  memos: makeQueries('memos'),
  memories: makeQueries('memories'),
  profiles: makeQueries('profiles'),
  share_groups: makeQueries('share_groups'),
  share_members: makeQueries('share_members'),
};

export async function findTracked<Table extends TrackedTable>(
  executor: Executor,
  table: Table,
  user: string,
  id: string,
): Promise<RowOf<Table> | undefined> {
  const [row] = await queries[table].find(executor, user, id);
  return row;
}

/** Puts a row in place, whether or not it is there. Only the recorder writes tracked rows. */
export async function putTracked<Table extends TrackedTable>(
  executor: Executor,
  table: Table,
  row: RowOf<Table>,
): Promise<void> {
  await putRow(executor, table, row);
}

/** Inserts rows that are not there yet. */
export async function insertTracked<Table extends TrackedTable>(
  executor: Executor,
  table: Table,
  rows: readonly RowOf<Table>[],
  pause: () => Promise<void>,
): Promise<void> {
  await insertRows(executor, table, rows, pause);
}

export async function deleteTracked(executor: Executor, table: TrackedTable, user: string, id: string): Promise<void> {
  await queries[table].remove(executor, user, id);
}

const append = fixedQuery<never, (string | number | null)[]>(
  `insert into changes ("user", seq, id, session, tool, summary, created_at, undoes, undone_by)
    values (?, (select coalesce(max(seq), 0) + 1 from changes where "user" = ?), ?, ?, ?, ?, ?, ?, ?)`,
);

/** Must be called in a writing transaction: it holds the user's lock, so that no other change takes the same number. */
export async function insertChange(executor: Executor, change: Omit<ChangeRow, 'seq'>): Promise<void> {
  const { user, id, session, tool, summary, created_at, undoes, undone_by } = change;
  await append(executor, user, user, id, session, tool, summary, created_at, undoes, undone_by);
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

/** A change as stored. */
export type ChangeRowRead = ChangeRow;

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
  readonly since?: number | undefined;
  /** Exclusive. */
  readonly before?: number | undefined;
  /** A `seq`: only changes before this one. */
  readonly below?: number | undefined;
  /** A `seq`: this change, and those after it. */
  readonly from?: number;
  readonly session?: string;
  /** How many of the newest; all without it. */
  readonly limit?: number;
  /**
   * Leaves out undo changes, changes that were undone, what others did, which is taken back by its id alone, and what
   * sync has brought: nobody here did that.
   */
  readonly standing?: boolean;
}

/** The session of what somebody else did in a user's calendar. */
export const OF_OTHERS = 'of others';

/** Newest first. */
export function listChanges(executor: Executor, user: string, filter: ChangeFilter): Promise<ChangeRowRead[]> {
  let query = executor.selectFrom('changes').selectAll().where('user', '=', user);
  if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since);
  if (filter.before !== undefined) query = query.where('created_at', '<', filter.before);
  if (filter.below !== undefined) query = query.where('seq', '<', filter.below);
  if (filter.from !== undefined) query = query.where('seq', '>=', filter.from);
  if (filter.session !== undefined) query = query.where('session', '=', filter.session);
  if (filter.standing) {
    query = query.where('undoes', 'is', null).where('undone_by', 'is', null);
    query = query.where('session', '<>', OF_OTHERS).where('tool', '<>', 'sync');
  }
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  return query.orderBy('seq', 'desc').execute();
}

/** Changes after `seq` that touched the row, oldest first. */
export function listLaterChanges(
  executor: Executor,
  user: string,
  table: TrackedTable,
  rowId: string,
  seq: number,
): Promise<ChangeRowRead[]> {
  return executor
    .selectFrom('changes')
    .selectAll('changes')
    .innerJoin('change_images', (on) =>
      on.onRef('change_images.user', '=', 'changes.user').onRef('change_images.change_id', '=', 'changes.id'),
    )
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
export async function highestVersion(
  executor: Executor,
  user: string,
  table: TrackedTable,
  rowId: string,
): Promise<number> {
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
      if (text !== null) highest = Math.max(highest, (JSON.parse(text) as Tracked).version);
    }
  }
  return highest;
}
