import { findChange } from '../../db/repos/changes.ts';
import { findByUids } from '../../db/repos/events.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CalendarEvent } from '../../domain/ics/families.ts';
import { noteText } from '../../domain/ics/note-words.ts';
import { type CalendarFile, readCalendar, type SkippedPart } from '../../domain/ics/read.ts';
import { say } from '../../domain/say.ts';
import type { Database } from '../database.ts';
import type { Recorder } from '../history/recorder.ts';
import { type Outcome, settle, write } from '../history/write.ts';
import { type Pause, pacing } from '../pace.ts';
import type { Conflict, Result } from '../result.ts';
import { showConflicts } from './conflicts.ts';
import { columnsOf, newRow, type Planned, PlanWriter, planFamily } from './import-new.ts';
import { overlapsOfImport } from './import-overlaps.ts';
import { findOwn, saysTheSame } from './import-own.ts';

export interface ImportInput {
  /** Text of an iCalendar file. */
  readonly ics: string;
  /** Leave out what cannot be read instead of refusing the file. */
  readonly skipBroken?: boolean | undefined;
  /** Say what would come, and write nothing. */
  readonly dryRun?: boolean | undefined;
  /** Told from time to time how many events are done. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Aborted when the import is to end, with nothing written. */
  readonly signal?: AbortSignal | undefined;
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

/** Events that are looked up together. */
const AT_ONCE = 500;
/** Occurrences that are worked out beforehand, and held in memory. */
const PLANNED = 200_000;

/** The events of a file by UID. */
type Families = ReadonlyMap<string, readonly CalendarEvent[]>;

/**
 * Takes in a calendar file as one change: wholly, or not at all. Events are
 * known by UID and RECURRENCE-ID: importing a file again changes nothing, and what the
 * user has changed since is left alone unless the file has a higher SEQUENCE.
 * What can be worked out before the write lock is taken, is.
 * Throws UserError when the file cannot be read.
 */
export async function importCalendar(database: Database, caller: Caller, input: ImportInput): Promise<ImportResult> {
  const asked = input.signal ? { ...caller, signal: input.signal } : caller;
  const file = readCalendar(input.ics, {
    skipBroken: input.skipBroken ?? false,
    defaultZone: caller.zone,
    language: caller.language,
  });
  const families = Map.groupBy(file.events, ({ uid }) => uid);
  const plans = await planNew(database.db, asked, families);
  return write<ImportResult>(database, asked, {}, (recorder) =>
    importInside(recorder, input, { file, families, plans }),
  );
}

interface Prepared {
  readonly file: CalendarFile;
  readonly families: Families;
  readonly plans: ReadonlyMap<string, Planned>;
}

async function planNew(executor: Executor, caller: Caller, families: Families): Promise<Map<string, Planned>> {
  const pause = pacing(caller);
  const known = await findKnown(executor, caller, [...families.keys()], pause);
  const plans = new Map<string, Planned>();
  let held = 0;
  for (const [uid, events] of families) {
    if (known.has(uid)) continue;
    const plan = planFamily(caller, events);
    plans.set(uid, plan);
    held += plan.occurrences;
    if (held > PLANNED) break;
    await pause();
  }
  return plans;
}

async function findKnown(
  executor: Executor,
  caller: Caller,
  uids: readonly string[],
  pause: Pause,
): Promise<Map<string, EventRow[]>> {
  const known = new Map<string, EventRow[]>();
  for (let from = 0; from < uids.length; from += AT_ONCE) {
    for (const row of await findByUids(executor, caller.user, uids.slice(from, from + AT_ONCE))) {
      const uid = row.ics_uid as string;
      const rows = known.get(uid);
      if (rows) rows.push(row);
      else known.set(uid, [row]);
    }
    const others = uids.slice(from, from + AT_ONCE).filter((uid) => !known.has(uid));
    for (const [uid, rows] of await findOwn(executor, caller, others)) known.set(uid, rows);
    await pause();
  }
  return known;
}

async function importInside(
  recorder: Recorder,
  { dryRun = false, onProgress }: ImportInput,
  { file, families, plans }: Prepared,
): Promise<Outcome<ImportResult>> {
  const { executor, caller, pause } = recorder;
  const counts: Record<Effect, number> = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
  // Again, under the lock: another process may have imported the same file.
  const known = await findKnown(executor, caller, [...families.keys()], pause);
  let done = 0;
  const advance = async (events: number): Promise<void> => {
    done += events;
    onProgress?.(done, file.events.length);
    await pause();
  };
  const writer = new PlanWriter(recorder);
  for (const [uid, events] of families) {
    if (known.has(uid)) continue;
    await writer.add(plans.get(uid) ?? planFamily(caller, events));
    for (const event of events) counts[event.cancelled ? 'cancelled' : 'added']++;
    await advance(events.length);
  }
  await writer.flush();
  const isOurs = importedBy(recorder);
  for (const [uid, rows] of known) {
    const events = families.get(uid) ?? [];
    for (const event of events) counts[await takeIn(recorder, rows, event, isOurs)]++;
    await advance(events.length);
  }
  await settle(recorder);
  const imported = await reportOf(recorder, counts, file);
  // Their ids would be those of events that never come to be.
  if (dryRun) imported.conflicts = [];
  const message = messageOf(caller, imported, dryRun);
  if (dryRun) return { asks: { status: 'final', message, imported } };
  return {
    summary: say(caller, `导入日历: ${counts.added} 项`, `Imported a calendar: ${counts.added} events`),
    done: { status: 'final', message, imported },
  };
}

async function reportOf(recorder: Recorder, counts: Record<Effect, number>, file: CalendarFile): Promise<Imported> {
  const overlaps = await overlapsOfImport(recorder);
  const { executor, caller } = recorder;
  return {
    ...counts,
    skipped: [...file.skipped],
    notes: file.notes.map((note) => noteText(caller.language, note)),
    not_imported: { todos: file.counts.vtodo, alarms: file.counts.valarm },
    overlaps: overlaps.length,
    conflicts: await showConflicts(executor, caller, overlaps.slice(0, SHOWN_OVERLAPS)),
  };
}

function messageOf(
  caller: Caller,
  { added, updated, unchanged, cancelled, skipped }: Imported,
  dryRun: boolean,
): string {
  const left = skipped.length > 0 ? say(caller, `，跳过 ${skipped.length}`, `, ${skipped.length} left out`) : '';
  const gone = cancelled > 0 ? say(caller, `，取消 ${cancelled}`, `, ${cancelled} cancelled`) : '';
  const zh = `新增 ${added}，更新 ${updated}，未变 ${unchanged}${gone}${left}`;
  const en = `${added} added, ${updated} updated, ${unchanged} unchanged${gone}${left}`;
  if (dryRun) return say(caller, `试运行，没有写入: ${zh}`, `Dry run, nothing was written: ${en}`);
  return say(caller, `✓ 已导入: ${zh}`, `✓ Imported: ${en}`);
}

/** Whether a change was an import. */
type IsImport = (changeId: string) => Promise<boolean>;

function importedBy({ executor, caller }: Recorder): IsImport {
  const known = new Map<string, boolean>();
  return async (id) => {
    const answer = known.get(id) ?? IMPORTING.has((await findChange(executor, caller.user, id))?.tool ?? '');
    known.set(id, answer);
    return answer;
  };
}

/** One VEVENT of a UID that is here in `rows`: new, a newer version of one that is here, or nothing new. */
async function takeIn(recorder: Recorder, rows: EventRow[], event: CalendarEvent, isImport: IsImport): Promise<Effect> {
  const existing = rows.find((row) => row.recurrence_id === event.recurrenceId);
  if (existing && !(await isNewer(recorder.caller, event, { row: existing, rows }, isImport))) return 'unchanged';
  const root = rows.find((row) => row.series_id === null && row.recurrence_id === null);
  if (event.cancelled && event.recurrenceId === null) return cancel(recorder, rows, root);
  if (existing) {
    rows[rows.indexOf(existing)] = await recorder.change('events', existing, columnsOf(event));
    return 'updated';
  }
  const row = newRow(event, root);
  if (row) rows.push(await recorder.insert('events', row));
  return event.cancelled ? 'cancelled' : 'added';
}

/**
 * A higher SEQUENCE is newer. Many writers never raise it: at the same one, other
 * content counts as newer while nobody has touched the event since it came in.
 */
async function isNewer(
  caller: Caller,
  event: CalendarEvent,
  { row, rows }: { readonly row: EventRow; readonly rows: readonly EventRow[] },
  isImport: IsImport,
): Promise<boolean> {
  const sequence = row.ics_sequence ?? 0;
  if (event.sequence !== sequence) return event.sequence > sequence;
  const same = Object.entries(columnsOf(event)).every(([column, value]) => row[column as keyof EventRow] === value);
  return !same && (await isImport(row.state)) && !saysTheSame(caller, event, row, rows);
}

async function cancel(recorder: Recorder, rows: EventRow[], root: EventRow | undefined): Promise<Effect> {
  if (!root) return 'cancelled';
  for (const row of rows.splice(0)) await recorder.remove('events', row.id);
  return 'cancelled';
}
