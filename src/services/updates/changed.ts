import { findEvents } from '../../db/repos/events.ts';
import { type FeedImage, listTouched, listTouchedTables } from '../../db/repos/feed.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Changed, Touched } from './touches.ts';

/** Rows that are looked at one by one; of more, such as an import, the tables tell enough. */
const MOST_ROWS = 200;

/** What some changes of a user come to. */
export async function readChanged(executor: Executor, user: string, changes: readonly string[]): Promise<Changed> {
  const images = await listTouched(executor, user, changes, MOST_ROWS + 1);
  if (images.length > MOST_ROWS) return { tables: new Set(await listTouchedTables(executor, user, changes)) };
  const rows = images.map(touchedOf);
  const tables = new Set(rows.map(({ table }) => table));
  const events = rows.filter(({ table }) => table === 'events');
  const roots = events.flatMap(({ id, before, after }) => String((after ?? before)?.series_id ?? id));
  return {
    tables,
    rows,
    series: await seriesOfChanged(executor, user, events),
    isReminded: (await remindersOf(executor, user, roots)).length > 0,
  };
}

const touchedOf = ({ table_name: table, row_id: id, before, after }: FeedImage): Touched => ({
  table,
  id,
  before: before === null ? null : (JSON.parse(before) as Touched['before']),
  after: after === null ? null : (JSON.parse(after) as Touched['after']),
});

/** The series that changed occurrences belong to; one that is gone as it was. */
async function seriesOfChanged(
  executor: Executor,
  user: string,
  rows: readonly Touched[],
): Promise<ReadonlyMap<string, EventRow>> {
  const wanted = rows.flatMap(({ before, after }) => [before?.series_id, after?.series_id]);
  const ids = [...new Set(wanted.filter((id) => typeof id === 'string'))];
  const gone = rows.filter((row) => row.after === null && row.before !== null && ids.includes(row.id));
  const known = new Map(gone.map(({ id, before }) => [id, before as unknown as EventRow]));
  return new Map([...known, ...(await findEvents(executor, user, ids))]);
}
