import type { EventRow, Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { showConflicts } from '../../availability/conflicts.ts';
import type { Alarmed, Counts, Effect, Imported, Incoming, Taking, TakingIn } from '../../change/exchange.ts';
import { pacing } from '../../change/pace.ts';
import type { Recorder } from '../../change/recorder.ts';
import { mayReplace } from '../../exchange/versions.ts';
import { suggestForImport } from '../../planning/suggestions/imported.ts';
import { overlapsOfImport } from './overlaps.ts';
import { findKnown, saysTheSame } from './own.ts';
import { columnsOf, type ImportedEvent, newRow, type Planned, PlanWriter, planFamily } from './rows-in.ts';

type IsImport = TakingIn['isImport'];

/** Occurrences that are worked out beforehand, and held in memory. */
const PLANNED = 200_000;
/** Overlaps that are shown; the others are counted. */
const SHOWN_OVERLAPS = 10;

/** The events of a file by UID. */
type Families = ReadonlyMap<string, readonly ImportedEvent[]>;

const familiesOf = ({ file, place }: Incoming): Families =>
  Map.groupBy(
    file.events.map((event) => ({ ...event, groupId: place(event).groupId })),
    ({ uid }) => uid,
  );

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

/** The part of the events in an import: known by UID and RECURRENCE-ID, new ones worked out before the write lock. */
export function takeInEvents(incoming: Incoming): Taking {
  let families: Families = new Map();
  let plans: ReadonlyMap<string, Planned> = new Map();
  return {
    total: incoming.file.events.length,
    async prepare(executor, caller) {
      families = familiesOf(incoming);
      plans = await planNew(executor, caller, families);
    },
    async hasMoved(_recorder, moved) {
      if (!moved) return false;
      families = familiesOf(incoming);
      plans = new Map();
      return true;
    },
    takeIn: (recorder, taking) => takeInFamilies(recorder, { ...taking, incoming, families, plans }),
    async sum(recorder): Promise<Partial<Imported>> {
      const overlaps = await overlapsOfImport(recorder);
      const { executor, caller } = recorder;
      const conflicts = await showConflicts(executor, caller, overlaps.slice(0, SHOWN_OVERLAPS));
      return { overlaps: overlaps.length, conflicts };
    },
    suggest: suggestForImport,
  };
}

interface TakingFamilies extends TakingIn {
  readonly incoming: Incoming;
  readonly families: Families;
  readonly plans: ReadonlyMap<string, Planned>;
}

async function takeInFamilies(
  recorder: Recorder,
  { incoming, families, plans, isImport, advance }: TakingFamilies,
): Promise<Counts> {
  const { executor, caller, pause } = recorder;
  const { file, notes, place, alarmed } = incoming;
  const counts: Counts = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
  // This is read again under the write lock, since another process may have imported the same file meanwhile.
  const known = await findKnown(executor, caller, [...families.keys()], pause);
  const writer = new PlanWriter(recorder);
  for (const [uid, family] of families) {
    if (known.has(uid)) continue;
    const plan = plans.get(uid) ?? planFamily(caller, family);
    alarmed.push(...alarmedIn(family, plan.rows, true));
    await writer.add(plan);
    for (const event of family) counts[event.cancelled ? 'cancelled' : 'added']++;
    await advance(family.length);
  }
  await writer.flush();
  for (const [uid, rows] of known) {
    const family = families.get(uid) ?? [];
    for (const event of family) {
      const effect = await takeIn(recorder, rows, event, isImport);
      counts[effect]++;
      if (effect === 'added' || effect === 'updated') alarmed.push(...alarmedIn([event], rows, effect === 'added'));
    }
    await advance(family.length);
  }
  for (const event of file.events) for (const name of place(event).rest) notes.add('category-ignored', name);
  return counts;
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
