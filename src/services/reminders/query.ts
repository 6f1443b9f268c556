import { listReminders } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import { readWindow, type WindowReading } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { closedAs, type Standing, snoozedTriggers, standingOf, stateOf } from '../../domain/reminders/state.ts';
import { lastTrigger, nextTriggers, type Trigger } from '../../domain/reminders/triggers.ts';
import type { Window } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';

import type { Database } from '../change/database.ts';
import type { Envelope, Result } from '../change/envelope.ts';
import { pacing } from '../change/pace.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { compareKeys, readCursor, writeCursor } from '../items/pages.ts';
import { hasWords } from '../items/words.ts';
import { withEvents } from './load.ts';
import { type ReminderView, type Shown, titleOf, viewOf } from './present.ts';
import type { Loaded } from './rows.ts';

export interface ReminderQueryInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly status?: 'open' | 'due' | 'pending' | 'snoozed' | 'done' | 'dismissed' | 'all' | undefined;
  readonly query?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export type ReminderQueryResult = Result<{ reminders: ReminderView[] }>;

/** The most occurrences of one series that are shown in a window. */
const MOST_OF_ONE = 1_000;

const OPEN: readonly Standing['status'][] = ['due', 'pending', 'snoozed'];

/** Reminders in the order in which they go off: of a series what is due and what is next, or in a window each occurrence. */
export async function queryReminders(
  database: Database,
  caller: Caller,
  input: ReminderQueryInput,
): Promise<ReminderQueryResult> {
  const executor = database.db;
  const status = input.status ?? 'open';
  const read = windowOf(caller, input);
  if (isQuestion(read)) return read.asks;
  const words = input.query === undefined ? undefined : hasWords(caller, input.query);
  const pause = pacing(caller);
  const wanted = (standing: Standing): boolean =>
    status === 'all' || (status === 'open' ? OPEN.includes(standing.status) : standing.status === status);
  const found: Shown[] = [];
  const isOpen = status !== 'done' && status !== 'dismissed' && status !== 'all';
  const rows = await listReminders(executor, caller.user, isOpen);
  for (const reminder of await withEvents(executor, caller, rows)) {
    await pause();
    if (words && !words(`${titleOf(caller, reminder)}\n${reminder.row.notes ?? ''}`)) continue;
    for (const shown of occurrencesOf(caller, reminder, read?.window)) if (wanted(shown.standing)) found.push(shown);
  }
  const keyed = found.map((shown) => ({ shown, key: keyOf(shown) })).sort((a, b) => compareKeys(a.key, b.key));
  const cursor = input.cursor === undefined ? undefined : readCursor<Key>(caller, input.cursor, CURSOR);
  const after = cursor ? keyed.filter(({ key }) => compareKeys(key, cursor) > 0) : keyed;
  const page = after.slice(0, input.limit ?? 50);
  const last = page.at(-1);
  const due = found.filter(({ standing }) => standing.status === 'due').length;
  const filtered = words !== undefined || read !== undefined;
  return {
    status: 'final',
    ...shownIn(caller, read, messageOf(caller, { shown: page.length, total: found.length, due, status, filtered })),
    reminders: page.map(({ shown }) => viewOf(caller, shown)),
    ...(last && after.length > page.length && { next_cursor: writeCursor(last.key) }),
    ...(read && read.assumptions.length > 0 && { assumptions: read.assumptions }),
    ...(found.length === 0 &&
      (filtered || status !== 'open') &&
      status !== 'all' && {
        suggestions: [
          {
            use: 'lookUp',
            kind: 'reminder',
            status: 'all',
            why: messages(caller).reminders.lookAtAllReminders,
          },
        ],
      }),
  };
}

/** What is open and goes off in a time, each occurrence; with these words, where there are any. */
export async function openBetween(
  executor: Executor,
  caller: Caller,
  window: Window,
  query: string | undefined,
): Promise<ReminderView[]> {
  const words = query === undefined ? undefined : hasWords(caller, query);
  const rows = await listReminders(executor, caller.user, true);
  return (await withEvents(executor, caller, rows))
    .filter((one) => !words || words(`${titleOf(caller, one)}\n${one.row.notes ?? ''}`))
    .flatMap((one) => occurrencesOf(caller, one, window))
    .filter(({ standing }) => OPEN.includes(standing.status))
    .sort((a, b) => compareKeys(keyOf(a), keyOf(b)))
    .map((shown) => viewOf(caller, shown));
}

function windowOf(caller: Caller, { start, end }: ReminderQueryInput) {
  if (start !== undefined) return readWindow({ start, end }, caller);
  if (end === undefined) return undefined;
  const read = readWindow({ start: end }, caller);
  if (isQuestion(read)) return read;
  const { window, assumptions } = read;
  // Up to a date: with that day.
  return { window: { from: BEGINNING, to: window.to }, assumptions };
}

/** Before all reminders. */
const BEGINNING = 0;

function shownIn(
  caller: Caller,
  read: WindowReading | undefined,
  message: string,
): Pick<Envelope, 'message' | 'window'> {
  if (!read) return { message };
  const { from, to } = read.window;
  return inWindow(caller, from === BEGINNING ? { to } : { from, to }, message);
}

/** What of a reminder is shown. */
function occurrencesOf(caller: Caller, reminder: Loaded, window: Window | undefined): Shown[] {
  const { triggers } = reminder;
  const { now } = caller;
  const current = lastTrigger(triggers, now);
  const shown = (trigger: Trigger): Shown => ({
    reminder,
    trigger,
    standing: standingOf(reminder, trigger, now, current),
  });
  const snoozed = snoozedTriggers(reminder);
  if (window) {
    const inside = ({ standing: { at } }: Shown): boolean => at >= window.from && at < window.to;
    return unique([...triggers.between(window.from, window.to, MOST_OF_ONE), ...snoozed])
      .map(shown)
      .filter(inside);
  }
  const next = nextTriggers(triggers, now, 50).find(
    (trigger) => !stateOf(reminder, trigger) && closedAs(reminder, trigger) === undefined,
  );
  const done = Object.keys(reminder.states).flatMap((recurrenceId) => triggers.withId(recurrenceId) ?? []);
  return unique([...(current ? [current] : []), ...(next ? [next] : []), ...snoozed, ...done, ...lastOf(reminder, now)])
    .map(shown)
    .filter(({ standing }) => standing.status !== 'missed');
}

/** The occurrence by which a reminder is shown that is closed as a whole. */
function lastOf(reminder: Loaded, now: number): Trigger[] {
  if (reminder.status === 'open') return [];
  return lastTrigger(reminder.triggers, now) ? [] : nextTriggers(reminder.triggers, now, 1);
}

const unique = (triggers: readonly Trigger[]): Trigger[] => [
  ...new Map(triggers.map((trigger) => [trigger.recurrenceId, trigger])).values(),
];

type Key = readonly [at: number, id: string, recurrenceId: string];

const keyOf = ({ reminder, trigger, standing }: Shown): Key => [standing.at, reminder.row.id, trigger.recurrenceId];

const CURSOR = /^\[-?\d+,"rem_\w+","[\w:-]*"\]$/;

interface Counts {
  readonly shown: number;
  readonly total: number;
  readonly due: number;
  readonly status: NonNullable<ReminderQueryInput['status']>;
  readonly filtered: boolean;
}

function messageOf(caller: Caller, { shown, total, due, status, filtered }: Counts): string {
  const { none, noneMatch, all, some } = messages(caller).reminders;
  if (total === 0) return filtered ? noneMatch({ status }) : none({ status });
  const counts = { status, total, due: status === 'due' ? 0 : due };
  return shown < total ? some({ ...counts, shown }) : all(counts);
}
