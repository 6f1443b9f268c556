import type { Caller } from '../../../domain/caller.ts';
import type { Retry } from '../../../domain/errors.ts';
import type { Understood } from '../../../domain/quick-add/interpret.ts';
import { messages } from '../../../messages/index.ts';
import { say } from '../../../messages/say.ts';
import type { Envelope } from '../../change/envelope.ts';

type Wished = Extract<Understood, { is: 'wish' }>;

/** Whether the tools of a toolset are there to be named. */
export type Offers = (toolset: string) => boolean;

interface Named extends Retry {
  readonly toolset: string;
}

const call = (toolset: string, tool: string, args: Record<string, string | number | undefined>): Named => ({
  toolset,
  tool,
  arguments: Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined && value !== '')),
});

/** The answer to a text that adds nothing: what it seems to be, and the call that does it. */
export function wishAnswer(caller: Caller, wished: Wished, text: string, offers: Offers): Envelope {
  const named = callFor(caller, wished, text);
  const isThere = named !== undefined && offers(named.toolset);
  return {
    status: 'need_user',
    message: messages(caller).quickAdd.nothingAdded({ wish: wished.wish }),
    ...(isThere && { retry: { tool: named.tool, arguments: named.arguments } }),
  };
}

const TODOS = /待办|任务|todo|to-do|\btasks?\b/i;
const REMINDERS = /提醒|remind/i;

function callFor(caller: Caller, { wish, time, title, to, hasClock }: Wished, text: string): Named | undefined {
  const soon = say(caller, '未来30天', 'next 30 days');
  const query = [...title].length > 1 ? title : undefined;
  const listed = (): Named => {
    if (TODOS.test(text)) return call('todo', 'todo_query', { query });
    if (REMINDERS.test(text)) return call('reminder', 'reminder_query', { query });
    return call('schedule', 'schedule_query', { start: time ?? soon, query });
  };
  switch (wish) {
    case 'look':
    case 'cancel':
      return listed();
    case 'free':
      return hasClock && time !== undefined
        ? call('schedule', 'check_conflict', { start: time })
        : call('schedule', 'find_free_time', { start: time ?? say(caller, '未来7天', 'next 7 days') });
    case 'clock':
      return call('core', 'get_current_time', {});
    case 'change':
      if (to === undefined || title === '') return listed();
      if (TODOS.test(text)) return call('todo', 'todo_update', { match: title, due: to });
      if (REMINDERS.test(text)) return call('reminder', 'reminder_update', { match: title, at: to });
      return call('schedule', 'schedule_update', { match: title, start: to });
    case 'close':
      return title === '' ? call('todo', 'todo_query', {}) : call('todo', 'todo_close', { match: title });
    case 'undo':
      return call('core', 'undo', { last: 1 });
    case 'snooze':
      return call('reminder', 'reminder_query', { status: 'due' });
    case 'notes':
      return call('memo', 'memo_search', { query: query ?? text.slice(0, 200) });
    default:
      return undefined;
  }
}
