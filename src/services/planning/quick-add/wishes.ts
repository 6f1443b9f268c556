import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { Intent } from '../../../domain/intent.ts';
import type { Understood } from '../../../domain/quick-add/item.ts';
import { DAY } from '../../../domain/time/wall.ts';
import { messages } from '../../../messages/index.ts';

import type { Database } from '../../change/database.ts';
import type { Envelope } from '../../change/envelope.ts';

import { queryEvents } from '../../events/query.ts';

type Wished = Extract<Understood, { is: 'wish' }>;

/** Whether the tools of a toolset are there to be named. */
export type Offers = (toolset: string) => boolean;

/** A call, and the toolset that must be on for it. */
interface Named {
  readonly toolset: string;
  readonly call: Intent;
}

/** The answer to a text that adds nothing: what it seems to be, and the call that does it. */
export async function wishAnswer(
  database: Database,
  caller: Caller,
  wished: Wished,
  text: string,
  offers: Offers,
): Promise<Envelope> {
  const named = (await onItem(database, caller, wished, text, offers)) ?? callFor(caller, wished, text);
  const isThere = named !== undefined && offers(named.toolset);
  return {
    status: 'need_user',
    message: messages(caller).quickAdd.nothingAdded({ wish: wished.wish }),
    ...(isThere && { retry: named.call }),
  };
}

/** How far ahead an event is looked for that no time was said of. */
const AHEAD = 400 * DAY;

const iso = (instant: number): string => new Date(instant).toISOString();

/** What cancels or moves the one event that fits, at the time that was named; undefined where there is not just one. */
async function onItem(
  database: Database,
  caller: Caller,
  { wish, time, title, to }: Wished,
  text: string,
  offers: Offers,
): Promise<Named | undefined> {
  const isAbout = (wish === 'cancel' || (wish === 'change' && to !== undefined)) && offers('schedule');
  if (!isAbout || TODOS.test(text) || REMINDERS.test(text) || (title === '' && time === undefined)) return undefined;
  const query = [...title].length > 1 ? title : undefined;
  const window = time === undefined ? { start: iso(caller.now), end: iso(caller.now + AHEAD) } : { start: time };
  const { events = [] } = await queryEvents(database, caller, { ...window, query }).catch((error: unknown) => {
    // A time that is no window finds nothing.
    if (error instanceof UserError) return { events: [] };
    throw error;
  });
  const [event] = events;
  if (!event || events.some(({ id }) => id !== event.id)) return undefined;
  const one =
    event.occurrence !== undefined && time !== undefined
      ? ({ scope: 'this', occurrence: event.occurrence } as const)
      : {};
  if (wish === 'cancel') return { toolset: 'core', call: { use: 'delete', ids: [event.id], ...one } };
  return { toolset: 'schedule', call: { use: 'retime', kind: 'event', id: event.id, to: to ?? '', ...one } };
}

const TODOS = /待办|任务|todo|to-do|\btasks?\b/i;
const REMINDERS = /提醒|remind/i;

function callFor(caller: Caller, { wish, time, title, to, hasClock }: Wished, text: string): Named | undefined {
  const soon = messages(caller).quickAdd.nextThirtyDays;
  const query = [...title].length > 1 ? title : undefined;
  const listed = (): Named => {
    if (TODOS.test(text)) return { toolset: 'todo', call: { use: 'lookUp', kind: 'todo', query } };
    if (REMINDERS.test(text)) return { toolset: 'reminder', call: { use: 'lookUp', kind: 'reminder', query } };
    return { toolset: 'schedule', call: { use: 'lookUp', kind: 'event', start: time ?? soon, query } };
  };
  switch (wish) {
    case 'look':
    case 'cancel':
      return listed();
    case 'free':
      return hasClock && time !== undefined
        ? { toolset: 'schedule', call: { use: 'isFree', start: time } }
        : { toolset: 'schedule', call: { use: 'freeTime', start: time ?? messages(caller).quickAdd.nextSevenDays } };
    case 'clock':
      return { toolset: 'core', call: { use: 'clock' } };
    case 'change':
      if (to === undefined || title === '') return listed();
      if (TODOS.test(text)) return { toolset: 'todo', call: { use: 'retime', kind: 'todo', match: title, to } };
      if (REMINDERS.test(text))
        return { toolset: 'reminder', call: { use: 'retime', kind: 'reminder', match: title, to } };
      return { toolset: 'schedule', call: { use: 'retime', kind: 'event', match: title, to } };
    case 'close':
      return { toolset: 'todo', call: title === '' ? { use: 'lookUp', kind: 'todo' } : { use: 'close', match: title } };
    case 'undo':
      return { toolset: 'core', call: { use: 'undo', last: 1 } };
    case 'snooze':
      return { toolset: 'reminder', call: { use: 'lookUp', kind: 'reminder', status: 'due' } };
    case 'notes':
      return { toolset: 'memo', call: { use: 'lookUp', kind: 'memo', query: query ?? text.slice(0, 200) } };
    default:
      return undefined;
  }
}
