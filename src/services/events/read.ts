import { remindersOf } from '../../db/repos/reminders.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import type { Database } from '../change/database.ts';
import { withCalendars } from '../groups/connected.ts';
import { withGroupNames } from '../groups/present.ts';
import { withEvents } from '../reminders/load.ts';
import { type ReminderView, view as reminderView } from '../reminders/present.ts';
import { eventBy } from '../series/event-target.ts';
import { type EventView, type Found, viewOf } from '../series/present.ts';
import { EVER, type EventWithOverrides, isRecurring, rootSeries, seriesOf } from '../series/rows.ts';

export interface EventRead {
  /** Of a series the occurrence that is on or comes next; of one that is over, its first. */
  readonly event: EventView;
  /** Of a series: what comes after that, changed occurrences as they are now. */
  readonly coming: readonly EventView[];
  /** A series of which nothing is to come. */
  readonly isOver: boolean;
  readonly reminders: readonly ReminderView[];
}

/** Occurrences that are shown. */
const MOST = 5;

/** One event with all that belongs to it. Throws NOT_FOUND. */
export async function readEvent({ db }: Database, caller: Caller, id: string): Promise<EventRead> {
  const { item: event } = await eventBy(db, caller, id);
  const rows = await withEvents(db, caller, await remindersOf(db, caller.user, [event.root.id]));
  const coming = isRecurring(event.root) ? comingOf(caller, event) : [firstOf(caller, event)];
  const [next = firstOf(caller, event), ...rest] = coming;
  const shown = viewOf(caller, next, 'full');
  const after = rest.map((one) => viewOf(caller, one));
  await withCalendars(db, caller, [shown]);
  await withGroupNames(db, caller, [shown, ...after]);
  return {
    event: shown,
    coming: after,
    isOver: coming.length === 0,
    reminders: rows.map((row) => reminderView(caller, row)),
  };
}

function comingOf(caller: Caller, event: EventWithOverrides): Found[] {
  const { root, overrides } = event;
  const window = { from: caller.now, to: EVER.to };
  const own = expand(rootSeries(event), caller.zone, window, { limit: MOST }).occurrences;
  const changed = overrides
    .filter((row) => row.cancelled === 0)
    .flatMap((row) => expand(seriesOf(row), caller.zone, window).occurrences.map((span) => ({ ...span, row, root })));
  const all = [...own.map((span) => ({ ...span, row: root, root })), ...changed];
  return all.sort((a, b) => a.start - b.start).slice(0, MOST);
}

/** As the rule has it, whatever became of that occurrence: also what is over, or excluded altogether, has a page. */
function firstOf(caller: Caller, { root }: EventWithOverrides): Found {
  const series = { ...seriesOf(root), exdates: [] };
  const [first] = expand(series, caller.zone, EVER, { limit: 1 }).occurrences;
  return { ...(first as NonNullable<typeof first>), row: root, root };
}
