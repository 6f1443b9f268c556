import type { Caller, Language } from '../../domain/caller.ts';
import type { Density } from '../../domain/conflicts/density.ts';
import { DAY, formatWallDate, type Instant, type WallMs, wallDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import type { Services } from '../../services/index.ts';
import type { ReminderView } from '../../services/reminders/present.ts';
import type { TodoView } from '../../services/todos/present.ts';
import { type Row, rowsOf } from './rows.ts';

export interface PageDay {
  /** Midnight of the day, on the wall clock. */
  readonly date: WallMs;
  readonly rows: readonly Row[];
  /** Events of the day that `rows` leave out. */
  readonly hidden: number;
  readonly density: Density;
}

/** What keeps the calendar from being read. */
export interface Problem {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** What the page says about this server. */
export interface ServerFacts {
  readonly version: string;
  /** `http://127.0.0.1:8765`, without a path. */
  readonly url: string;
  /** Where the data lies. */
  readonly store: string;
  /** Settings that an entry for a host carries. */
  readonly hostEnv: Readonly<Record<string, string>>;
  /** Whether the reader runs it: nobody else is told where data lies and how it is started. */
  readonly isOwn: boolean;
}

/** Whose page it is, and of which server. */
export interface Setting {
  readonly server: ServerFacts;
  readonly language: Language;
  readonly now: Instant;
  readonly zone: string;
  readonly zoneSource: Caller['zoneSource'];
}

export interface PageFacts extends Setting {
  /** What the user has, or why it cannot be shown. */
  readonly plan: Plan | Problem;
}

/** What the app is served with. */
export interface AppFacts extends Setting {
  readonly script: string;
  /** What the script starts with. */
  readonly facts: object;
}

/** What is planned, due and to be done. */
export interface Plan {
  /** Today and the days after it. */
  readonly agenda: readonly PageDay[];
  /** What is due, then what comes within a day, by time. */
  readonly reminders: Listed<ReminderView>;
  /** The open ones, by due time. */
  readonly todos: Listed<TodoView>;
}

export interface Listed<View> {
  readonly shown: readonly View[];
  /** Whether `shown` leaves out some. */
  readonly more: boolean;
}

const DAYS = 7;
/** Events of one day that the page shows; the rest is counted. */
const MOST_A_DAY = 200;
/** Todos, and reminders, that the page shows. */
const MOST_LISTED = 50;

/** The plan of the caller, in their zone. Stops between two reads when `signal` aborts. */
export async function readPlan(services: Services, caller: Caller, signal?: AbortSignal): Promise<Plan> {
  const agenda = await readAgenda(services, caller, signal);
  signal?.throwIfAborted();
  const todos = await services.todos.query(caller, { limit: MOST_LISTED });
  const reminders = await services.reminders.query(caller, { limit: MOST_LISTED });
  const soon = (reminders.reminders ?? []).filter(({ at }) => at !== undefined && Date.parse(at) < caller.now + DAY);
  return {
    agenda,
    reminders: { shown: soon, more: reminders.next_cursor !== undefined && soon.length === MOST_LISTED },
    todos: { shown: todos.todos ?? [], more: todos.next_cursor !== undefined },
  };
}

/** The agenda of today and the six days after it. */
async function readAgenda(services: Services, caller: Caller, signal: AbortSignal | undefined): Promise<PageDay[]> {
  const today = wallDay(toWall(caller.now, caller.zone));
  const days: PageDay[] = [];
  for (let date = today; date < today + DAYS * DAY; date += DAY) {
    signal?.throwIfAborted();
    const found = await services.events.query(caller, { start: formatWallDate(date), limit: MOST_A_DAY });
    const events = found.events ?? [];
    days.push({
      date,
      rows: rowsOf(events, date, caller),
      hidden: (found.total ?? events.length) - events.length,
      density: found.density ?? { hours: 0, level: 'normal' },
    });
  }
  return days;
}
