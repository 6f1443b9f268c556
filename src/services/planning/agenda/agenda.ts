import { listTodos } from '../../../db/repos/todos.ts';
import type { TodoRow } from '../../../db/schema.ts';
import { readWindow } from '../../../domain/arguments/window.ts';
import type { Caller } from '../../../domain/caller.ts';
import { type Density, densityOf } from '../../../domain/conflicts/density.ts';
import type { Window } from '../../../domain/time/event.ts';
import { isoWithOffset, showWhen } from '../../../domain/time/show.ts';
import { DAY, formatWallDate, wallDay } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import type { Database } from '../../change/database.ts';
import type { Result } from '../../change/envelope.ts';
import { isQuestion } from '../../change/question.ts';
import { inWindow } from '../../change/window.ts';
import { withGroupNames } from '../../groups/present.ts';
import { deadline } from '../../items/todo-rows.ts';
import { dueReminders } from '../../reminders/due.ts';
import { isOfEvent, type ReminderView } from '../../reminders/present.ts';
import { queryReminders } from '../../reminders/query.ts';
import { type EventView, type Given, type GivenEvent, repeatsOnce, withRows } from '../../series/present.ts';
import { type TodoView, viewsOf } from '../../todos/present.ts';
import { legsAmong } from '../../travel/legs.ts';
import { type LeaveView, leaveViews } from '../../travel/view.ts';
import { freeIn, takenBy } from '../digest/days.ts';
import { type SpentView, spentOf } from '../spent/spent.ts';

/** A part of an agenda. */
type AgendaPart = 'events' | 'todos' | 'reminders' | 'done' | 'free' | 'time';

export interface AgendaInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** The parts that are wanted. All that can be there without it: what was done of a time that has begun, free time of one that has not ended. */
  readonly include?: readonly AgendaPart[] | undefined;
  /** What may be looked at: the toolsets that are on. */
  readonly kinds: ReadonlySet<string>;
}

/** A stretch of free time. */
interface FreeStretch {
  start: string;
  end: string;
  when: string;
}

export type AgendaResult = Result<{
  events: EventView[];
  /** When to leave for them. */
  leave: LeaveView[];
  todos: TodoView[];
  reminders: ReminderView[];
  done: (TodoView | ReminderView)[];
  load: Density;
  /** Where the time went, when it is asked for. */
  time: SpentView;
  free: FreeStretch[];
}>;

/** The most that is shown of each part; the rest is counted. */
const MOST = 100;
/** Longer windows have neither load nor free time. */
const MOST_DAYS = 31;

interface Looking {
  readonly database: Database;
  readonly caller: Caller;
  readonly window: Window;
  /** Whether the window holds the present: what is late belongs to it then. */
  readonly isNow: boolean;
}

/** What somebody has on, has to do, was reminded of and got done in a time: `agenda({ start: 'tomorrow' })`. */
export async function queryAgenda(
  database: Database,
  caller: Caller,
  input: AgendaInput,
  given: Given = async () => [],
): Promise<AgendaResult> {
  const today = formatWallDate(wallDay(toWall(caller.now, caller.zone)));
  const read = readWindow({ start: input.start ?? today, end: input.end }, caller);
  if (isQuestion(read)) return read.asks;
  const { window, assumptions } = read;
  const isNow = window.from <= caller.now && caller.now < window.to;
  const looking = { database, caller, window, isNow };
  const wants = wanted(input, caller, window);
  const schedule = wants('events') || wants('free') ? await scheduleOf(looking, given) : undefined;
  const reminders = wants('reminders') || wants('done') ? await remindersOf(looking, input.kinds) : undefined;
  const todos = await todosOf(looking, input.kinds);
  const done = [...todos.closed, ...(reminders?.done ?? [])];
  const parts = {
    ...(wants('events') && schedule && { events: schedule.events }),
    ...(wants('todos') && { todos: todos.due }),
    ...(wants('reminders') && reminders && { reminders: reminders.open }),
    ...(wants('done') && { done }),
  };
  const load = wants('events') ? schedule?.load : undefined;
  await withGroupNames(database.db, caller, [...(schedule?.events ?? []), ...todos.due, ...todos.closed]);
  const time = wants('time') ? await spentOf(database.db, caller, window) : undefined;
  const isOnlyTime = time !== undefined && Object.keys(parts).length === 0;
  const message = isOnlyTime ? messages(caller).spent.all(time) : messageOf(caller, parts, load);
  const rest = Object.values(parts).reduce((sum, items) => sum + Math.max(0, items.length - MOST), 0);
  const shown = Object.fromEntries(Object.entries(parts).map(([name, items]) => [name, items.slice(0, MOST)]));
  return {
    status: 'final',
    ...inWindow(caller, window, message),
    ...shown,
    ...(wants('events') && schedule?.leave.length && { leave: schedule.leave.slice(0, MOST) }),
    ...(load && load.hours > 0 && { load }),
    ...(time && { time }),
    ...(wants('free') && schedule?.free && { free: schedule.free }),
    ...(assumptions.length > 0 && { assumptions }),
    ...(rest > 0 && { warnings: [messages(caller).agenda.more({ rest })] }),
  };
}

/** Which parts an answer has. */
function wanted({ include, kinds }: AgendaInput, { now }: Caller, { from, to }: Window): (part: AgendaPart) => boolean {
  const usual = { events: true, todos: true, reminders: true, done: from < now, free: to > now, time: false };
  const isOn = {
    events: kinds.has('schedule'),
    todos: kinds.has('todo'),
    reminders: kinds.has('reminder'),
    done: kinds.has('todo') || kinds.has('reminder'),
    free: kinds.has('schedule'),
    time: kinds.has('schedule'),
  };
  return (part) => isOn[part] && (include ? include.includes(part) : usual[part]);
}

interface ScheduleOfWindow {
  readonly events: EventView[];
  readonly leave: readonly LeaveView[];
  readonly load?: Density;
  readonly free?: FreeStretch[];
}

async function scheduleOf({ database: { db }, caller, window }: Looking, given: Given): Promise<ScheduleOfWindow> {
  const occurrences = await occurrencesIn(db, caller, window, { kind: 'all', most: 10_000 });
  const found = await withRows(db, caller, occurrences);
  const own = repeatsOnce(caller, found, occurrences).map((view, index) => ({ view, start: found[index]?.start ?? 0 }));
  const events = [...own, ...(await given(window))].sort(byDay(caller, window)).map(({ view }) => view);
  const leave = leaveViews(caller, await legsAmong(db, caller, found));
  if (window.to - window.from > MOST_DAYS * DAY + DAY / 24) return { events, leave };
  const taken = found.flatMap(takenBy);
  const load = densityOf(
    taken.filter(({ showAs }) => showAs === 'busy'),
    window,
    caller.zone,
  );
  return { events, leave, load, free: freeIn(caller, window, taken).map((one) => stretch(caller, one)) };
}

/** An event of the caller's, or one that somebody else has given to them. */
type Shown = Pick<GivenEvent, 'start' | 'view'>;

/** Day by day, of each first what fills it. */
const byDay = (caller: Caller, window: Window) => (a: Shown, b: Shown) =>
  firstDay(caller, window, a) - firstDay(caller, window, b) ||
  Number(b.view.all_day) - Number(a.view.all_day) ||
  a.start - b.start;

/** The first day of the window that it is on. */
const firstDay = ({ zone }: Caller, { from }: Window, { start }: Shown): number =>
  wallDay(toWall(Math.max(start, from), zone));

const stretch = ({ zone, language }: Caller, { from, to }: Window): FreeStretch => ({
  start: isoWithOffset(from, zone),
  end: isoWithOffset(to, zone),
  when: showWhen({ start: from, end: to, allDay: false }, zone, language),
});

/** What is open and due then, and what was closed then. */
async function todosOf(
  { database: { db }, caller, window: { from, to }, isNow }: Looking,
  kinds: ReadonlySet<string>,
): Promise<{ due: TodoView[]; closed: TodoView[] }> {
  if (!kinds.has('todo')) return { due: [], closed: [] };
  const due = (row: TodoRow): number => deadline(row, caller.zone);
  const closedAt = ({ closed_at: at }: TodoRow): number => at ?? Number.NaN;
  const open = (await listTodos(db, caller.user, 'open')).filter(
    // What is late is still to be done now.
    (row) => due(row) < to && (due(row) >= from || (isNow && due(row) < caller.now)),
  );
  const closed = (await listTodos(db, caller.user, 'done')).filter(
    (row) => closedAt(row) >= from && closedAt(row) < to,
  );
  return {
    due: await viewsOf(
      db,
      caller,
      open.sort((a, b) => due(a) - due(b)),
    ),
    closed: await viewsOf(
      db,
      caller,
      closed.sort((a, b) => closedAt(a) - closedAt(b)),
    ),
  };
}

/** Reminders of that time, with what waits to be answered since before; and those that were done. */
async function remindersOf(
  { database, caller, window, isNow }: Looking,
  kinds: ReadonlySet<string>,
): Promise<{ open: ReminderView[]; done: ReminderView[] }> {
  if (!kinds.has('reminder')) return { open: [], done: [] };
  const { reminders = [] } = await queryReminders(database, caller, {
    start: isoWithOffset(window.from, caller.zone),
    end: isoWithOffset(window.to, caller.zone),
    status: 'all',
    limit: 1_000,
  });
  const key = ({ id, occurrence }: ReminderView): string => `${id} ${occurrence}`;
  const inside = new Set(reminders.map(key));
  const waiting = isNow ? (await dueReminders(database, caller)).map(({ view }) => view) : [];
  const open = reminders.filter(
    (one) => one.status === 'due' || ((one.status === 'pending' || one.status === 'snoozed') && !isOfEvent(one)),
  );
  return {
    open: [...waiting.filter((one) => !inside.has(key(one))), ...open],
    done: reminders.filter(({ status }) => status === 'done'),
  };
}

/** `3 events, 2 todos, 1 reminder; 5.5 h busy.` */
function messageOf(
  caller: Caller,
  { events, todos, reminders, done }: { readonly [Part in AgendaPart]?: readonly unknown[] },
  load: Density | undefined,
): string {
  const { counts, nothing } = messages(caller).agenda;
  const said = counts({
    events: events?.length ?? 0,
    todos: todos?.length ?? 0,
    reminders: reminders?.length ?? 0,
    done: done?.length ?? 0,
  });
  if (said === '') return nothing;
  return load && load.hours > 0 ? `${said}${messages(caller).agenda.load(load)}` : said;
}
