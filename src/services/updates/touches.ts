import { isOverride } from '../../db/repos/events.ts';
import type { EventRow, TodoRow } from '../../db/schema.ts';
import { tableOf } from '../../domain/kinds.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { recurrenceInstant } from '../../domain/recurrence/recurrence-id.ts';
import type { Window } from '../../domain/time/event.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
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
