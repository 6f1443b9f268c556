import { highestVersion } from '../../db/repos/changes.ts';
import type { EventRow } from '../../db/schema.ts';
import type { CalendarEvent } from '../../domain/ics/families.ts';
import { Notes } from '../../domain/ics/notes.ts';
import type { Alarmed } from '../change/exchange.ts';
import type { Recorder } from '../change/recorder.ts';
import { columnsOf, type ImportedEvent, newRow, type PlanWriter, planFamily } from '../events/exchange/rows-in.ts';
import { takeInAlarms } from '../reminders/exchange/in.ts';
import { differing } from './differing.ts';
import type { EventFamily, Family } from './families.ts';

/** Adds an event that is not here, with its changed occurrences. `writer` holds it until it is flushed. */
export async function addFamily(
  { caller }: Recorder,
  events: readonly CalendarEvent[],
  { groupId, writer }: { readonly groupId: string; readonly writer: PlanWriter },
): Promise<Alarmed | undefined> {
  const plan = planFamily(
    caller,
    events.map((event): ImportedEvent => ({ ...event, groupId })),
  );
  await writer.add(plan);
  const [root] = events;
  const [row] = plan.rows;
  if (!root || !row || root.recurrenceId !== null) return undefined;
  return { eventId: row.id, title: root.title, alarms: root.alarms, isNew: true };
}

/** Brings back an event that was deleted here, under the id that it had: what knows it by that goes on knowing it. */
export async function reviveFamily(
  recorder: Recorder,
  events: readonly CalendarEvent[],
  { groupId, id }: { readonly groupId: string; readonly id: string },
): Promise<void> {
  const { executor, caller } = recorder;
  let root: EventRow | undefined;
  for (const event of events) {
    const row = newRow({ ...event, groupId }, root);
    if (!row) continue;
    const isFirst = event === events[0];
    const above = isFirst ? await highestVersion(executor, caller.user, 'events', id) : 0;
    const inserted = await recorder.insert('events', isFirst ? { ...row, id } : row, above);
    if (event.recurrenceId === null) root = inserted;
  }
  const [first] = events;
  if (first && root)
    await setAlarms(recorder, [{ eventId: id, title: first.title, alarms: first.alarms, isNew: false }]);
}

/** Makes the rows of a family say what the events say. Rows that say it already are left alone. */
export async function replaceFamily(
  recorder: Recorder,
  family: EventFamily,
  { events, groupId }: { readonly events: readonly CalendarEvent[]; readonly groupId: string },
): Promise<void> {
  const rows = [...family.roots, ...family.overrides];
  const kept = new Set<EventRow>();
  let root = family.roots.find(({ recurrence_id }) => recurrence_id === null);
  for (const event of events) {
    const row = rows.find(({ recurrence_id }) => recurrence_id === event.recurrenceId);
    if (!row) {
      const added = newRow({ ...event, groupId }, root);
      const inserted = added && (await recorder.insert('events', added));
      if (inserted && event.recurrenceId === null) root = inserted;
      continue;
    }
    kept.add(row);
    const said = event.recurrenceId === null ? withoutCancelled(event, family, kept) : event;
    const changes = differing(row, { ...columnsOf({ ...said, groupId }), ...heldHere(row) });
    if (Object.keys(changes).length > 0) await recorder.change('events', row, changes);
  }
  for (const row of rows.filter((one) => !kept.has(one)).reverse()) await recorder.remove('events', row.id);
  const whole = events.find(({ recurrenceId }) => recurrenceId === null);
  if (!whole || !root) return;
  const alarmed = { eventId: root.id, title: whole.title, alarms: whole.alarms, isNew: false };
  await setAlarms(recorder, [alarmed]);
}

/** A row of its own that says that an occurrence does not take place stays, where the series says it by an EXDATE. */
function withoutCancelled(event: CalendarEvent, { overrides }: EventFamily, kept: Set<EventRow>): CalendarEvent {
  const { series } = event;
  const gone = overrides.filter((row) => row.cancelled === 1 && series.exdates.includes(row.recurrence_id));
  if (gone.length === 0) return event;
  for (const row of gone) kept.add(row);
  const marks = new Set<string>(gone.map(({ recurrence_id }) => recurrence_id));
  return { ...event, series: { ...series, exdates: series.exdates.filter((mark) => !marks.has(mark)) } };
}

/** What no server says: where the host had it from, and that its UID is its own. */
const heldHere = ({ source, ics_uid }: EventRow) => ({ source, ...(ics_uid === null && { ics_uid }) });

/**
 * Gives events and todos the alarms of their objects, and takes away those that they do not have there. Alarms at a time
 * of their own are left to the programs that have set them.
 */
export async function setAlarms(recorder: Recorder, alarmed: readonly Alarmed[]): Promise<void> {
  const own = alarmed.map((one) => ({ ...one, alarms: one.alarms.filter(({ when }) => 'minutes' in when) }));
  await takeInAlarms(recorder, own, { isImport: async () => true, notes: new Notes() });
}

export async function removeFamily(recorder: Recorder, family: Family): Promise<void> {
  if (family.kind === 'todo') return recorder.remove('todos', family.row.id);
  const { roots, overrides } = family;
  for (const row of overrides) await recorder.remove('events', row.id);
  for (const row of roots) await recorder.remove('events', row.id);
}
