import type { TrackedRow } from '../../db/repos/changes.ts';
import type { MemoRow, MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { memoTitle } from '../../domain/memo.ts';
import { type Place, placeLine } from '../../domain/place.ts';
import type { States } from '../../domain/reminders/state.ts';
import { say } from '../../domain/say.ts';
import { formatWall, formatWallDate } from '../../domain/time/wall.ts';
import { noTitle } from '../items/names.ts';
import { memoryTitle } from '../memories/present.ts';
import type { Image } from './recorder.ts';

/** One field that a change or an undo moved, in readable form. */
export interface FieldChange {
  id: string;
  field: string;
  from: string | null;
  to: string | null;
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
  event_id: 'event',
  states: 'occurrences',
};

const nameOfColumn = (table: Image['table'], column: string): string =>
  table === 'reminders' && column === 'wall_start' ? 'at' : (NAMES[column] ?? column);

function readable(row: TrackedRow, column: string): string | null {
  const value = row[column];
  if (value === null || value === undefined) return null;
  if (column === 'wall_start') return row.all_day === 1 ? formatWallDate(value as number) : formatWall(value as number);
  if (column === 'due_wall')
    return row.due_zone == null ? formatWallDate(value as number) : formatWall(value as number);
  if (column === 'content' || column === 'routine' || column === 'persona') return clipped(String(value));
  if (column === 'place' || column === 'home' || column === 'work')
    return placeLine(JSON.parse(String(value)) as Place);
  if (column === 'states') return readableStates(String(value));
  if (INSTANTS.has(column)) return new Date(value as number).toISOString();
  if (column === 'ms') return String((value as number) / 60_000);
  return String(value);
}

const INSTANTS = new Set(['closed_at', 'closed_from', 'valid_from', 'valid_to']);

/** Letters of a long text that are shown. */
const SHOWN = 300;

const clipped = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);

/** What was done with single occurrences of a reminder: `2026-01-28T08:00:00 done`. */
function readableStates(json: string): string | null {
  const states = Object.entries(JSON.parse(json) as States).map(([mark, state]) =>
    'status' in state ? `${mark} ${state.status}` : `${mark} snoozed until ${new Date(state.snoozed).toISOString()}`,
  );
  return states.length === 0 ? null : states.join(', ');
}

const idOf = (row: TrackedRow): string => (row.series_id as string | null) ?? row.id;

function nameOf(caller: Caller, { table }: Image, row: TrackedRow): string {
  if (table === 'profiles') return say(caller, '资料', 'profile');
  if (table === 'memories') return memoryTitle(row as unknown as MemoryRow);
  const name = table === 'memos' ? memoTitle(row as unknown as MemoRow) : row.title || row.name;
  return String(name || (table === 'reminders' ? say(caller, '日程提醒', 'reminder of an event') : noTitle(caller)));
}

/** What is said of the row of a changed occurrence as a whole: its id is that of its series, which stays. */
const stateOf = (caller: Caller, row: TrackedRow): string =>
  row.cancelled === 1 ? say(caller, '已取消', 'cancelled') : say(caller, '单独修改', 'changed');

/**
 * What an image moved, field by field; an item that came or went is one entry
 * named `item`, the change of one occurrence one named `occurrence` with its original start.
 */
export function fieldChanges(caller: Caller, image: Image): FieldChange[] {
  const { before, after } = image;
  const row = after ?? before;
  if (!row) return [];
  const occurrence = row.series_id == null ? undefined : `occurrence ${row.recurrence_id}`;
  if (!before || !after) {
    const shown = occurrence ? stateOf(caller, row) : nameOf(caller, image, row);
    return [{ id: idOf(row), field: occurrence ?? 'item', from: before ? shown : null, to: after ? shown : null }];
  }
  return Object.keys(after)
    .filter((column) => !SILENT.has(column) && (before[column] ?? null) !== (after[column] ?? null))
    .map((column) => ({
      id: idOf(after),
      field: [occurrence, nameOfColumn(image.table, column)].filter(Boolean).join(' '),
      from: readable(before, column),
      to: readable(after, column),
    }));
}
