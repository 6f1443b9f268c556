import type { Caller } from '../../domain/caller.ts';
import { type Place, placeLine } from '../../domain/place.ts';
import { formatWall, formatWallDate } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Columns, Image } from './image.ts';
import type { Kind, Kinds } from './kind.ts';

/** One field that a change or an undo moved, in readable form. */
export interface FieldChange {
  id: string;
  field: string;
  from: string | null;
  to: string | null;
  /** What the item is called, where several are told of. */
  title?: string;
}

/** Columns that say nothing to a user: they follow from others. */
const SILENT = new Set([
  'id',
  'user',
  'version',
  'state',
  'created_at',
  'updated_at',
  'fold',
  'all_day',
  'series_id',
  'ics_sequence',
  'due_fold',
  'origin',
  'origin_digest',
  'armed_at',
  'owner',
  'planned_for',
  'planned',
]);

const NAMES: Record<string, string> = {
  wall_start: 'start',
  days: 'duration_days',
  ms: 'duration_minutes',
  rrule: 'repeat',
  zone: 'timezone',
  rdates: 'extra_dates',
  exdates: 'excluded_dates',
  recurrence_id: 'occurrence',
  due_wall: 'due',
  due_zone: 'due_timezone',
  close_note: 'note',
  group_id: 'group',
  ics_uid: 'exported_uid',
  event_id: 'event',
};

/** The name of the field that a column holds; undefined where it says nothing to a user. */
export const fieldOf = ({ columns }: Pick<Kind, 'columns'>, column: string): string | undefined =>
  SILENT.has(column) ? undefined : (columns?.[column] ?? NAMES[column] ?? column);

function readable(caller: Caller, kind: Kind, row: Columns, column: string): string | null {
  const value = row[column];
  if (value === null || value === undefined) return null;
  const own = kind.readable?.(row, column, caller);
  if (own !== undefined) return own;
  if (column === 'wall_start') return row.all_day === 1 ? formatWallDate(value as number) : formatWall(value as number);
  if (column === 'due_wall')
    return row.due_zone == null ? formatWallDate(value as number) : formatWall(value as number);
  if (column === 'content' || column === 'routine' || column === 'persona') return clipped(String(value));
  if (column === 'place' || column === 'home' || column === 'work')
    return placeLine(JSON.parse(String(value)) as Place);
  if (INSTANTS.has(column)) return new Date(value as number).toISOString();
  if (column === 'ms') return String((value as number) / 60_000);
  return String(value);
}

const INSTANTS = new Set(['closed_at', 'closed_from', 'valid_from', 'valid_to']);

/** Letters of a long text that are shown. */
const SHOWN = 300;

const clipped = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);

const idOf = (row: Columns): string => (typeof row.series_id === 'string' ? row.series_id : row.id);

/** What is said of the row of a changed occurrence as a whole: its id is that of its series, which stays. */
const stateOf = (caller: Caller, row: Columns): string =>
  row.cancelled === 1 ? messages(caller).change.cancelled : messages(caller).change.changed;

/**
 * What an image moved, field by field; an item that came or went is one entry
 * named `item`, the change of one occurrence one named `occurrence` with its original start.
 */
export function fieldChanges(caller: Caller, kinds: Kinds, image: Image): FieldChange[] {
  const row = image.after ?? image.before;
  if (!row) return [];
  const kind = kinds.byTable(image.table);
  const [before, after]: (Columns | null)[] = [columnsOf(image.before), columnsOf(image.after)];
  const columns: Columns = { ...row };
  const occurrence = columns.series_id == null ? undefined : `occurrence ${columns.recurrence_id}`;
  if (!before || !after) {
    const shown = occurrence ? stateOf(caller, columns) : kind.nameOf(caller, row);
    return [{ id: idOf(columns), field: occurrence ?? 'item', from: before ? shown : null, to: after ? shown : null }];
  }
  return Object.keys(after).flatMap((column) => {
    const name = fieldOf(kind, column);
    if (name === undefined || (before[column] ?? null) === (after[column] ?? null)) return [];
    return {
      id: idOf(after),
      field: [occurrence, name].filter(Boolean).join(' '),
      from: readable(caller, kind, before, column),
      to: readable(caller, kind, after, column),
    };
  });
}

const columnsOf = (row: Image['before']): Columns | null => row && { ...row };
