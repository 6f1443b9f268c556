import { findEvents, isOverride } from '../../db/repos/events.ts';
import { type FeedImage, listTouched, listTouchedTables } from '../../db/repos/feed.ts';
import { listLastChanges } from '../../db/repos/last-changes.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { EventRow, Executor, TodoRow } from '../../db/schema.ts';
import { tableOf } from '../../domain/kinds.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { recurrenceInstant } from '../../domain/recurrence/recurrence-id.ts';
import type { Window } from '../../domain/time/event.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import type { Database } from '../change/database.ts';
import { deadline } from '../items/todo-rows.ts';
import { seriesOf } from '../series/rows.ts';
import type { Interest } from './interest.ts';

/** A row that was changed; what it holds only of events, todos, reminders and the profile. */
export interface Touched {
  readonly table: string;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What some changes of one user come to. */
export interface Changed {
  readonly tables: ReadonlySet<string>;
  /** Absent where they are too many to be looked at one by one. */
  readonly rows?: readonly Touched[];
  /** The series of changed occurrences, as they are now. */
  readonly series?: ReadonlyMap<string, EventRow>;
  /** Whether any of the events has reminders. */
  readonly isReminded?: boolean;
}

const SETTINGS = ['timezone', 'language', 'working_hours'];

/** Whether times and words are shown otherwise now. */
export const changesSettings = ({ tables, rows }: Changed): boolean =>
  rows === undefined
    ? tables.has('profiles')
    : rows.some(
        ({ table, before, after }) =>
          table === 'profiles' && SETTINGS.some((name) => (before?.[name] ?? null) !== (after?.[name] ?? null)),
      );

/** Who looks, and when. A `Caller` is one. */
interface Looking {
  readonly zone: string;
  readonly now: Instant;
}

/** Whether what is looked at is another thing after the changes. When in doubt it is. */
export function touches(interest: Interest, changed: Changed, { zone, now }: Looking): boolean {
  if (interest.everything || changesSettings(changed)) return true;
  if (interest.tables?.some((table) => changed.tables.has(table))) return true;
  const { item, events, todos, dues } = interest;
  if (dues && (changed.isReminded || changed.tables.has('reminders'))) return true;
  if (!changed.rows) {
    const table = item === undefined ? undefined : tableOf(item);
    const some = [table, events || dues ? 'events' : undefined, todos && 'todos'];
    return some.some((table) => table !== undefined && changed.tables.has(table));
  }
  return changed.rows.some(
    (row) =>
      (item !== undefined && belongsTo(row, item)) ||
      (events !== undefined && row.table === 'events' && takesPlaceIn(row, events, changed, zone)) ||
      (todos !== undefined && row.table === 'todos' && isDueIn(row, todos, { zone, now })),
  );
}

const belongsTo = ({ id, before, after }: Touched, item: string): boolean =>
  id === item || [before, after].some((row) => row?.series_id === item || row?.event_id === item);

const takesPlaceIn = ({ before, after }: Touched, window: Window, changed: Changed, zone: string): boolean =>
  [before, after].some((row) => row !== null && isIn(row as unknown as EventRow, window, changed, zone));

const isDueIn = ({ before, after }: Touched, { from, to }: Window, { zone, now }: Looking): boolean =>
  [before, after].some((row) => {
    if (row === null) return false;
    const todo = row as unknown as TodoRow;
    const until = deadline(todo, zone);
    const closed = todo.closed_at ?? Number.NaN;
    return (until < to && (until >= from || (now >= from && now < to))) || (closed >= from && closed < to);
  });

/** Whether an event, any occurrence of a series, or a changed occurrence takes place in the window, or had its place there. */
function isIn(row: EventRow, window: Window, changed: Changed, zone: string): boolean {
  const own = row.cancelled === 0 && expand(seriesOf(row), zone, window, { limit: 1 }).occurrences.length > 0;
  if (own || !isOverride(row)) return own;
  const root = changed.series?.get(row.series_id);
  if (!root) return true;
  const series = seriesOf(root);
  const start = recurrenceInstant(row.recurrence_id, series, zone);
  const end = start + Math.max(series.time.days * DAY + series.time.ms, 1);
  return start < window.to && end > window.from;
}

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

/** When something of what is looked at was last changed, or of its kind; undefined where the latest changes do not tell. */
export async function lastModified(
  { db }: Database,
  user: string,
  interests: readonly Interest[],
): Promise<(Instant | undefined)[]> {
  const at = await listLastChanges(db, user);
  return interests.map(({ everything, tables = [], events, todos }) => {
    const named: string[] = everything
      ? [...at.keys()]
      : [...tables, ...(events ? ['events'] : []), ...(todos ? ['todos'] : [])];
    const known = named.flatMap((table) => at.get(table) ?? []);
    return known.length > 0 ? Math.max(...known) : undefined;
  });
}
