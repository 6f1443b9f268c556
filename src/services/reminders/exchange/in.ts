import { listReminders, remindersOf } from '../../../db/repos/reminders.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { Notes } from '../../../domain/ics/notes.ts';
import type { CalendarReminder } from '../../../domain/ics/read.ts';
import type { ReminderWords } from '../../../domain/ics/reminder-words.ts';
import { newId } from '../../../domain/ids.ts';
import type { Instant } from '../../../domain/time/wall.ts';
import { toInstant, toWall } from '../../../domain/time/zone.ts';
import type { Alarmed, TakingIn } from '../../change/exchange.ts';
import type { NewRow, Recorder } from '../../change/recorder.ts';
import { single } from '../../series/draft.ts';
import { EMPTY, timeColumns } from '../rows.ts';
import { wordColumns } from './words.ts';

type NewRows = NewRow<'reminders'>[];

/** Events that are looked at together. */
const AT_ONCE = 500;

/**
 * Takes in alarms as reminders of their events and todos. Of one that was here already those that an import brought and nobody
 * has touched since give way to those of the newer version. Returns how many came in.
 */
export async function takeInAlarms(
  recorder: Recorder,
  events: readonly Alarmed[],
  { isImport, notes }: { readonly isImport: TakingIn['isImport']; readonly notes: Notes },
): Promise<number> {
  const { caller, pause } = recorder;
  let added = 0;
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const rows: NewRows = [];
    for (const event of events.slice(from, from + AT_ONCE)) {
      rows.push(
        ...(event.isNew ? newRows(caller, event, notes) : await changedRows(recorder, event, { isImport, notes })),
      );
      await pause();
    }
    await recorder.insertAll('reminders', rows);
    added += rows.length;
  }
  return added;
}

const newRows = (caller: Caller, { eventId, title, alarms }: Alarmed, notes: Notes): NewRows =>
  alarms.flatMap(({ when, text, own }) => {
    if ('at' in when) return pointRow(caller, text || title, when.at, notes) ?? [];
    return {
      ...EMPTY,
      title: '',
      armed_at: caller.now,
      ...(own && { ...wordColumns(own), exdates: JSON.stringify(own.exdates) }),
      id: newId('rem'),
      event_id: eventId,
      minutes_before: when.minutes,
    };
  });

async function changedRows(
  recorder: Recorder,
  event: Alarmed,
  { isImport, notes }: { readonly isImport: TakingIn['isImport']; readonly notes: Notes },
): Promise<NewRows> {
  const { executor, caller } = recorder;
  const here = await remindersOf(executor, caller.user, [event.eventId]);
  const wanted = new Set(event.alarms.flatMap(({ when }) => ('minutes' in when ? [when.minutes] : [])));
  for (const row of here) {
    if (!wanted.has(row.minutes_before as number) && (await isImport(row.state)))
      await recorder.remove('reminders', row.id);
  }
  const known = new Set(here.map((row) => row.minutes_before));
  const missing = event.alarms.filter(({ when }) => 'minutes' in when && !known.has(when.minutes));
  return newRows(caller, { ...event, alarms: missing }, notes);
}

/** One that goes off once; undefined where that is past: an old file would make all its alarms due. */
function pointRow({ zone, now }: Caller, title: string, at: Instant, notes: Notes): NewRows[number] | undefined {
  if (at <= now) {
    notes.add('alarm-past');
    return undefined;
  }
  const start = toWall(at, zone);
  const fold = toInstant(start, zone) === at ? 0 : 1;
  const time = { allDay: false, zone, start, fold, days: 0, ms: 0 } as const;
  const series = single(time);
  return { ...EMPTY, ...timeColumns(series), id: newId('rem'), title, armed_at: now };
}

/** Reminders with a time of their own that are not here: known by the instant at which they were made. */
export async function takeInReminders(recorder: Recorder, reminders: readonly CalendarReminder[]): Promise<number> {
  if (reminders.length === 0) return 0;
  const { executor, caller } = recorder;
  const here = (await listReminders(executor, caller.user)).filter((row) => row.event_id === null);
  const known = Map.groupBy(here, (row) => row.created_at);
  const rows = [...Map.groupBy(reminders, ({ reminder }) => reminder.created)].flatMap(([created, same]) =>
    same.slice(known.get(created)?.length ?? 0).map((one) => ownRow(caller, one)),
  );
  await recorder.insertAll('reminders', rows);
  return rows.length;
}

function ownRow(caller: Caller, { series, title, reminder }: CalendarReminder): NewRow<'reminders'> {
  const words: ReminderWords = { ...reminder, title: reminder.title || title };
  const zone = series.time.zone ?? caller.zone;
  const time = { ...series.time, zone, days: 0, ms: 0 };
  return { ...EMPTY, ...timeColumns({ ...series, time }), ...wordColumns(words), id: newId('rem') };
}
