import { remindersOf } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { DAY } from '../../domain/time/wall.ts';
import type { Database } from '../database.ts';
import { withEvents } from '../reminders/load.ts';
import { type ReminderView, view as reminderView } from '../reminders/present.ts';
import { type EventView, type Found, viewOf, withRows } from './present.ts';
import { occurrencesIn } from './reading.ts';
import { EVER, type Family, isRecurring, seriesOf } from './rows.ts';
import { byId } from './target.ts';

export interface EventRead {
  /** Of a series the occurrence that comes next; when none does, its first. */
  readonly event: EventView;
  /** Of a series: what comes after that, changed occurrences as they are now. */
  readonly coming?: readonly EventView[];
  readonly reminders: readonly ReminderView[];
}

/** Occurrences that are shown, and how far ahead they are looked for. */
const MOST = 5;
const AHEAD = 2 * 366 * DAY;

/** One event with all that belongs to it. Throws NOT_FOUND. */
export async function readEvent({ db }: Database, caller: Caller, id: string): Promise<EventRead> {
  const { family } = await byId(db, caller, id);
  const { root } = family;
  const rows = await withEvents(db, caller, await remindersOf(db, caller.user, [root.id]));
  const reminders = rows.map((row) => reminderView(caller, row));
  const coming = isRecurring(root) ? await comingOf(db, caller, family) : undefined;
  const [next = firstOf(caller, family), ...rest] = coming ?? [];
  const event = viewOf(caller, next, 'full');
  return { event, reminders, ...(coming && { coming: rest.map((one) => viewOf(caller, one)) }) };
}

async function comingOf(executor: Executor, caller: Caller, { root, overrides }: Family): Promise<Found[]> {
  const only = new Set([root.id, ...overrides.map((row) => row.id)]);
  const window = { from: caller.now, to: caller.now + AHEAD };
  return withRows(executor, caller, await occurrencesIn(executor, caller, window, { kind: 'all', only, most: MOST }));
}

/** As the rule has it: of a series that is over, changed occurrences and all. */
function firstOf(caller: Caller, { root }: Family): Found {
  const series = seriesOf(root);
  const [first] = expand({ ...series, exdates: [] }, caller.zone, EVER, { limit: 1 }).occurrences;
  return { ...(first as NonNullable<typeof first>), row: root, root };
}
