import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { Notes } from '../../domain/ics/notes.ts';
import { type CalendarFile, readCalendar } from '../../domain/ics/read.ts';
import type { CalendarTodo } from '../../domain/ics/todos.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Database } from '../change/database.ts';
import { pacing } from '../change/pace.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { suggestForImport } from '../planning/suggestions/imported.ts';
import { columnsOf, type ImportedEvent, newRow, type Planned, PlanWriter, planFamily } from './events-in.ts';
import { type FileGroups, groupsForFile } from './groups.ts';
import { overlapsOfImport } from './overlaps.ts';
import { findKnown, saysTheSame } from './own.ts';
import { type Alarmed, takeInAlarms, takeInReminders, takeInTodoAlarms } from './reminders-in.ts';
import { type ImportResult, messageOf, reportOf, summaryOf } from './report.ts';
import { takeInTodos } from './todos-in.ts';
import { type Effect, type IsImport, importedBy, mayReplace } from './versions.ts';

export interface ImportInput {
  /** Text of an iCalendar file. */
  readonly ics: string;
  /** Leave out what cannot be read instead of refusing the file. */
  readonly skipBroken?: boolean | undefined;
  /** Say what would come, and write nothing. */
  readonly dryRun?: boolean | undefined;
  /** Kinds of items that are left in the file, and counted. */
  readonly without?: readonly KindName[] | undefined;
  /** Told from time to time how many events and todos are done. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Aborted when the import is to end, with nothing written. */
  readonly signal?: AbortSignal | undefined;
}

/** Occurrences that are worked out beforehand, and held in memory. */
const PLANNED = 200_000;

/** The events of a file by UID. */
type Families = ReadonlyMap<string, readonly ImportedEvent[]>;

/**
 * Takes in a calendar file as one change: wholly, or not at all. Events and todos are
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
  const groups = await groupsForFile(database.db, asked, describedBy(file, input));
  const families = familiesOf(file, groups);
  const plans = await planNew(database.db, asked, families);
  return write<ImportResult>(database, asked, {}, (recorder) =>
    importInside(recorder, input, { file, groups, families, plans }),
  );
}

const familiesOf = ({ events }: CalendarFile, groups: FileGroups): Families =>
  Map.groupBy(
    events.map((event) => ({ ...event, groupId: groups.place(event).groupId })),
    ({ uid }) => uid,
  );

const describedBy = ({ groups }: CalendarFile, { without = [] }: ImportInput): CalendarFile['groups'] =>
  without.includes('grp') ? [] : groups;

interface Prepared {
  readonly file: CalendarFile;
  readonly groups: FileGroups;
  readonly families: Families;
  readonly plans: ReadonlyMap<string, Planned>;
}

/** Again, under the lock: another process may have made a group of the same name, or taken one away. */
async function stillSo({ executor, caller }: Recorder, input: ImportInput, prepared: Prepared): Promise<Prepared> {
  const { file } = prepared;
  const groups = await groupsForFile(executor, caller, describedBy(file, input), prepared.groups);
  const same = JSON.stringify([...groups.ids]) === JSON.stringify([...prepared.groups.ids]);
  return same ? prepared : { file, groups, families: familiesOf(file, groups), plans: new Map() };
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

async function importInside(
  recorder: Recorder,
  input: ImportInput,
  prepared: Prepared,
): Promise<Outcome<ImportResult>> {
  const { executor, caller, pause } = recorder;
  const { dryRun = false, onProgress, without = [] } = input;
  const { file, groups, families, plans } = await stillSo(recorder, input, prepared);
  await recorder.insertAll('groups', groups.fresh);
  const events: Record<Effect, number> = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
  // Again, under the lock: another process may have imported the same file.
  const known = await findKnown(executor, caller, [...families.keys()], pause);
  const wanted = without.includes('todo') ? undefined : file.todos;
  const total = file.events.length + (wanted?.length ?? 0);
  let done = 0;
  const advance = async (items: number): Promise<void> => {
    done += items;
    if (items > 0) onProgress?.(done, total);
    await pause();
  };
  const alarmed: Alarmed[] = [];
  const writer = new PlanWriter(recorder);
  for (const [uid, family] of families) {
    if (known.has(uid)) continue;
    const plan = plans.get(uid) ?? planFamily(caller, family);
    alarmed.push(...alarmedIn(family, plan.rows, true));
    await writer.add(plan);
    for (const event of family) events[event.cancelled ? 'cancelled' : 'added']++;
    await advance(family.length);
  }
  await writer.flush();
  const isImport = importedBy(recorder);
  for (const [uid, rows] of known) {
    const family = families.get(uid) ?? [];
    for (const event of family) {
      const effect = await takeIn(recorder, rows, event, isImport);
      events[effect]++;
      if (effect === 'added' || effect === 'updated') alarmed.push(...alarmedIn([event], rows, effect === 'added'));
    }
    await advance(family.length);
  }
  const found = new Notes();
  for (const event of file.events) for (const name of groups.place(event).rest) found.add('category-ignored', name);
  const fresh: CalendarTodo[] = [];
  const todos = wanted && (await takeInTodos(recorder, wanted, { groups, isImport, fresh, notes: found, advance }));
  const reminders = without.includes('rem')
    ? undefined
    : (await takeInAlarms(recorder, alarmed, { isImport, notes: found })) +
      (await takeInTodoAlarms(recorder, fresh, found)) +
      (await takeInReminders(recorder, file.reminders));
  await recorder.project();
  const notes = [...file.notes, ...found.list()];
  const overlaps = await overlapsOfImport(recorder);
  const imported = await reportOf(recorder, overlaps, {
    ...file,
    notes,
    events,
    todos,
    reminders,
    groups: groups.fresh.length,
  });
  // Their ids would be those of events that never come to be.
  if (dryRun) imported.conflicts = [];
  const message = messageOf(caller, imported, dryRun);
  if (dryRun) return { asks: { status: 'final', message, imported } };
  const suggestions = await suggestForImport(recorder);
  return {
    summary: summaryOf(caller, events, todos),
    done: { status: 'final', message, imported, ...(suggestions.length > 0 && { suggestions }) },
  };
}

/** The event or series of a family with its alarms: those of changed occurrences are the same, as a rule. */
function alarmedIn(
  family: readonly ImportedEvent[],
  rows: readonly Pick<EventRow, 'id' | 'recurrence_id'>[],
  isNew: boolean,
): Alarmed[] {
  const root = family.find(({ recurrenceId }) => recurrenceId === null);
  const id = rows.find((row) => row.recurrence_id === null)?.id;
  if (!root || id === undefined || (root.alarms.length === 0 && isNew)) return [];
  return [{ eventId: id, title: root.title, alarms: root.alarms, isNew }];
}

/** One VEVENT of a UID that is here in `rows`: new, a newer version of one that is here, or nothing new. */
async function takeIn(recorder: Recorder, rows: EventRow[], event: ImportedEvent, isImport: IsImport): Promise<Effect> {
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

async function isNewer(
  caller: Caller,
  event: ImportedEvent,
  { row, rows }: { readonly row: EventRow; readonly rows: readonly EventRow[] },
  isImport: IsImport,
): Promise<boolean> {
  if (!(await mayReplace(row, event.sequence, isImport))) return false;
  if (event.sequence !== (row.ics_sequence ?? 0)) return true;
  const same = Object.entries(columnsOf(event)).every(([column, value]) => row[column as keyof EventRow] === value);
  const isPlaced = event.groupId === undefined || event.groupId === row.group_id;
  return !same && !(isPlaced && saysTheSame(caller, event, row, rows));
}

async function cancel(recorder: Recorder, rows: EventRow[], root: EventRow | undefined): Promise<Effect> {
  if (!root) return 'cancelled';
  for (const row of rows.splice(0)) await recorder.remove('events', row.id);
  return 'cancelled';
}
