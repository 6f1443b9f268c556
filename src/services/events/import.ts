import { findChange } from '../../db/repos/changes.ts';
import { findByUid } from '../../db/repos/events.ts';
import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CalendarEvent } from '../../domain/ics/families.ts';
import { readCalendar, type SkippedPart } from '../../domain/ics/read.ts';
import { newId } from '../../domain/ids.ts';
import type { Database } from '../database.ts';
import type { Recorder } from '../history/recorder.ts';
import { settle, write } from '../history/write.ts';
import type { Conflict, Result } from '../result.ts';
import { say } from '../say.ts';
import { showConflicts } from './conflicts.ts';
import { overlapsOfImport } from './import-overlaps.ts';
import { type NewEvent, seriesColumns } from './rows.ts';

export interface ImportInput {
  /** Text of an iCalendar file. */
  readonly ics: string;
  /** Leave out what cannot be read instead of refusing the file. */
  readonly skipBroken?: boolean;
  /** Told after every event. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface Imported {
  added: number;
  updated: number;
  /** There already, in this or a later version. */
  unchanged: number;
  cancelled: number;
  skipped: SkippedPart[];
  notes: string[];
  /** Components that Perch does not hold yet. */
  not_imported: { todos: number; alarms: number };
  /** Overlaps of what came in with busy time, imported or not; counted up to 10,000. */
  overlaps: number;
  conflicts: Conflict[];
}

export type ImportResult = Result<{ imported: Imported }>;

type Effect = 'added' | 'updated' | 'unchanged' | 'cancelled';

const SHOWN_OVERLAPS = 10;
/** Tools whose changes are imports. */
const IMPORTING = new Set(['import', 'calendar_import']);

/**
 * Takes in a calendar file as one change: wholly, or not at all. Events are
 * known by UID and RECURRENCE-ID: importing a file again changes nothing, and what the
 * user has changed since is left alone unless the file has a higher SEQUENCE.
 * Throws UserError when the file cannot be read.
 */
export async function importCalendar(database: Database, caller: Caller, input: ImportInput): Promise<ImportResult> {
  const file = readCalendar(input.ics, {
    skipBroken: input.skipBroken ?? false,
    defaultZone: caller.zone,
    language: caller.language,
  });
  return write<ImportResult>(database, caller, {}, async (recorder) => {
    const counts: Record<Effect, number> = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
    const known = new Map<string, EventRow[]>();
    let done = 0;
    for (const event of file.events) {
      counts[await takeIn(recorder, known, event)]++;
      input.onProgress?.(++done, file.events.length);
    }
    await settle(recorder);
    const overlaps = await overlapsOfImport(recorder);
    const conflicts = await showConflicts(recorder.executor, caller, overlaps.slice(0, SHOWN_OVERLAPS));
    const imported: Imported = {
      ...counts,
      skipped: [...file.skipped],
      notes: file.notes.map(
        ({ code, detail, count }) => `${code}${detail && `: ${detail}`}${count > 1 ? ` ×${count}` : ''}`,
      ),
      not_imported: { todos: file.counts.vtodo, alarms: file.counts.valarm },
      overlaps: overlaps.length,
      conflicts,
    };
    return {
      summary: say(caller, `导入日历: ${counts.added} 项`, `Imported a calendar: ${counts.added} events`),
      done: { status: 'final', message: messageOf(caller, imported), imported },
    };
  });
}

function messageOf(caller: Caller, { added, updated, unchanged, cancelled, skipped }: Imported): string {
  const left = skipped.length > 0 ? say(caller, `，跳过 ${skipped.length}`, `, ${skipped.length} left out`) : '';
  const gone = cancelled > 0 ? say(caller, `，取消 ${cancelled}`, `, ${cancelled} cancelled`) : '';
  return say(
    caller,
    `✓ 已导入: 新增 ${added}，更新 ${updated}，未变 ${unchanged}${gone}${left}`,
    `✓ Imported: ${added} added, ${updated} updated, ${unchanged} unchanged${gone}${left}`,
  );
}

function columnsOf(event: CalendarEvent): Omit<NewEvent, 'id' | 'series_id'> {
  return {
    recurrence_id: event.recurrenceId,
    cancelled: event.cancelled ? 1 : 0,
    title: event.title,
    description: event.description,
    location: event.location,
    location_place: null,
    show_as: event.showAs,
    ...seriesColumns(event.series),
    ics_uid: event.uid,
    ics_sequence: event.sequence,
    source: null,
  };
}

/** One VEVENT: new, a newer version of one that is here, or nothing new. */
async function takeIn(recorder: Recorder, known: Map<string, EventRow[]>, event: CalendarEvent): Promise<Effect> {
  const { executor, caller } = recorder;
  const rows = known.get(event.uid) ?? (await findByUid(executor, caller.user, event.uid));
  known.set(event.uid, rows);
  const existing = rows.find((row) => row.recurrence_id === event.recurrenceId);
  if (existing && !(await isNewer(recorder, event, existing))) return 'unchanged';
  const root = rows.find((row) => row.series_id === null && row.recurrence_id === null);
  if (event.cancelled && event.recurrenceId === null) return cancel(recorder, rows, root);
  const columns = columnsOf(event);
  if (existing) {
    rows[rows.indexOf(existing)] = await recorder.update('events', existing.id, columns);
    return 'updated';
  }
  // A changed occurrence whose series is not here stands by itself.
  const alone = event.recurrenceId !== null && root === undefined;
  if (alone && event.cancelled) return 'cancelled';
  const series_id = event.recurrenceId === null ? null : (root?.id ?? null);
  rows.push(await recorder.insert('events', { ...columns, id: newId('evt'), series_id }));
  return event.cancelled ? 'cancelled' : 'added';
}

/**
 * A higher SEQUENCE is newer. Many writers never raise it: at the same one, other
 * content counts as newer while nobody has touched the event since it came in.
 */
async function isNewer({ executor, caller }: Recorder, event: CalendarEvent, row: EventRow): Promise<boolean> {
  const sequence = row.ics_sequence ?? 0;
  if (event.sequence !== sequence) return event.sequence > sequence;
  const same = Object.entries(columnsOf(event)).every(([column, value]) => row[column as keyof EventRow] === value);
  if (same) return false;
  const change = await findChange(executor, caller.user, row.state);
  return change !== undefined && IMPORTING.has(change.tool);
}

async function cancel(recorder: Recorder, rows: EventRow[], root: EventRow | undefined): Promise<Effect> {
  if (!root) return 'cancelled';
  for (const row of rows.splice(0)) await recorder.remove('events', row.id);
  return 'cancelled';
}
