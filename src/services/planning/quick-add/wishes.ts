import type { Caller } from '../../../domain/caller.ts';
import type { Intent } from '../../../domain/intent.ts';
import type { Wish } from '../../../domain/quick-add/intent.ts';
import type { Understood } from '../../../domain/quick-add/item.ts';
import { say } from '../../../messages/say.ts';
import type { Envelope } from '../../change/envelope.ts';

type Wished = Extract<Understood, { is: 'wish' }>;

/** Whether the tools of a toolset are there to be named. */
export type Offers = (toolset: string) => boolean;

/** A call, and the toolset that must be on for it. */
interface Named {
  readonly toolset: string;
  readonly call: Intent;
}

/** The answer to a text that adds nothing: what it seems to be, and the call that does it. */
export function wishAnswer(caller: Caller, wished: Wished, text: string, offers: Offers): Envelope {
  const named = callFor(caller, wished, text);
  const isThere = named !== undefined && offers(named.toolset);
  return {
    status: 'need_user',
    message: messageOf(caller, wished.wish),
    ...(isThere && { retry: named.call }),
  };
}

function messageOf(caller: Caller, wish: Wish): string {
  const nothing = say(caller, '没有添加任何内容。', 'Nothing was added.');
  const [zh, en] = MESSAGES[wish];
  return say(caller, `${zh}${nothing}`, `${en} ${nothing}`);
}

const MESSAGES: Readonly<Record<Wish, readonly [zh: string, en: string]>> = {
  look: ['这是查询，不是添加。', 'This asks for something that is there, it does not add.'],
  free: ['这是在问空闲时间。', 'This asks for free time.'],
  clock: ['这是在问时间或日期。', 'This asks for the time or date.'],
  cancel: [
    '这是取消，不是添加：先查到它，再用 delete_items 删除。',
    'This cancels something: look it up, then pass its id to delete_items.',
  ],
  change: ['这是修改，不是添加。', 'This changes something that is there.'],
  close: ['这是说已经完成。', 'This says that something is done.'],
  undo: ['这是撤销。', 'This takes something back.'],
  snooze: [
    '这是推迟提醒：先查到它，再用 reminder_update。',
    'This snoozes a reminder: look it up, then use reminder_update.',
  ],
  notes: ['这是查找笔记。', 'This looks for a note.'],
  question: ['这是一个问题，不是要添加的事。', 'This is a question, nothing to add.'],
  condition: ['要添加什么、什么时候？', 'This depends on something: what is to be added, and when?'],
  chat: ['请说要添加什么，例如“明天下午3点开会”。', 'Say what to add, such as "dentist tomorrow 3pm".'],
};

const TODOS = /待办|任务|todo|to-do|\btasks?\b/i;
const REMINDERS = /提醒|remind/i;

function callFor(caller: Caller, { wish, time, title, to, hasClock }: Wished, text: string): Named | undefined {
  const soon = say(caller, '未来30天', 'next 30 days');
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
        : { toolset: 'schedule', call: { use: 'freeTime', start: time ?? say(caller, '未来7天', 'next 7 days') } };
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
