import type { Structured } from '../../src/mcp/call/envelope.ts';

/** One user of one language. */
export interface Somebody {
  readonly language: 'zh' | 'en';
  call(tool: string, args: Record<string, unknown>): Promise<Structured>;
  /** The id of what was added. */
  add(tool: string, args: Record<string, unknown>): Promise<string>;
}

/** Brings about an answer that holds a `retry`. */
export type Provoke = (me: Somebody) => Promise<Structured>;

const LONG_AGO = '2025-03-01T09:00';

/** A sentence that quick_add does not simply carry out. */
const sentence =
  (zh: string, en: string, prepare?: (me: Somebody) => Promise<unknown>): Provoke =>
  async (me) => {
    await prepare?.(me);
    return me.call('quick_add', { text: me.language === 'zh' ? zh : en });
  };

const todo = (me: Somebody) => me.add('todo_add', { title: 'Report 报告' });
const event = (me: Somebody) => me.add('schedule_add', { title: 'Sync 例会', start: '2026-11-24T15:00' });

/**
 * Every place in the sources that makes a `retry`, as `file#n` where it is the
 * n-th of its file, with ways to get there. A place without one fails the test.
 */
export const PROVOKED: Readonly<Record<string, readonly [Provoke, ...Provoke[]]>> = {
  'services/series/past.ts#1': [
    (me) => me.call('schedule_add', { title: 'Talk', start: LONG_AGO }),
    (me) => me.call('schedule_add', { title: 'Trip', start: '2025-03-01', end: '2025-03-04', idempotency_key: 'k' }),
    (me) =>
      me.call('schedule_add', {
        title: 'Talk',
        start: LONG_AGO,
        end: '2025-03-01T11:00',
        timezone: 'America/New_York',
      }),
  ],
  'services/series/event-target.ts#1': [(me) => me.call('schedule_update', { id: 'evt_0000000000', title: 'x' })],
  'services/items/groups.ts#1': [(me) => me.call('group_update', { id: 'grp_0000000000', name: 'x' })],
  'services/change/select.ts#1': [
    async (me) => {
      await todo(me);
      return me.call('undo', {});
    },
  ],
  'services/change/select.ts#2': [(me) => me.call('undo', { change_id: 'chg_0000000000' })],
  'services/change/select.ts#3': [
    async (me) => {
      const { change_id } = await me.call('todo_add', { title: 'x' });
      await me.call('undo', { change_id });
      return me.call('undo', { change_id });
    },
  ],
  'services/change/undo.ts#1': [
    async (me) => {
      const { change_id, todo: added } = await me.call('todo_add', { title: 'x' });
      await me.call('todo_update', { id: (added as { id: string }).id, title: 'y' });
      return me.call('undo', { change_id });
    },
    // More than are undone together.
    async (me) => {
      const { change_id, todo: added } = await me.call('todo_add', { title: 'x' });
      for (let n = 0; n <= 100; n++) await me.call('todo_update', { id: (added as { id: string }).id, title: `y${n}` });
      return me.call('undo', { change_id });
    },
  ],
  'services/items/kind.ts#1': [(me) => me.call('delete_items', { ids: ['rem_0000000000'] })],
  'services/items/kind.ts#2': [
    async (me) => me.call('todo_update', { id: await todo(me), title: 'x', expected_version: 7 }),
    async (me) => me.call('schedule_update', { id: await event(me), title: 'x', expected_version: 7 }),
    async (me) => {
      const id = await me.add('reminder_add', { title: 'x', at: '2026-11-24T09:00' });
      return me.call('reminder_update', { id, action: 'complete', expected_version: 7 });
    },
  ],
  'services/memories/save.ts#1': [
    async (me) => {
      const first = await me.add('memory_save', { content: 'lives in Bern' });
      await me.add('memory_save', { content: 'lives in Basel', supersedes: first });
      return me.call('memory_save', { content: 'lives in Zug', supersedes: first, idempotency_key: 'k' });
    },
  ],
  'services/memories/target.ts#1': [(me) => me.call('memory_save', { content: 'x', supersedes: 'mem_0000000000' })],
  'services/memos/target.ts#1': [(me) => me.call('memo_update', { id: 'memo_0000000000', title: 'x' })],
  'services/planning/quick-add/questions.ts#1': [
    sentence('明天下午开会', 'meeting tomorrow afternoon'),
    sentence('每两周的周一晚上7点瑜伽，到六月', 'yoga biweekly on Monday at 7pm'),
    sentence('昨天下午3点开会', 'meeting yesterday at 3pm'),
    sentence('2025年3月1日上午9点开会', 'board meeting on March 1, 2025 at 9am'),
  ],
  'services/planning/quick-add/questions.ts#2': [
    // What is said as of then is past all the same.
    (me) =>
      me.call('quick_add', {
        text: me.language === 'zh' ? '提醒我9点交房租' : 'remind me at 9am to pay the rent',
        relative_to: '2025-03-01T08:00',
      }),
  ],
  'services/planning/quick-add/questions.ts#3': [
    sentence('明天下午3点见客户', 'client visit tomorrow at 3pm', event),
    (me) =>
      me.call('quick_add', {
        text: me.language === 'zh' ? '9点董事会' : 'board meeting at 9am',
        relative_to: '2025-03-01T08:00',
      }),
  ],
  'services/planning/quick-add/questions.ts#4': [
    sentence('明天9点开会，后天10点体检', 'dentist tomorrow at 9am; haircut on Friday at 10am'),
  ],
  'services/planning/quick-add/wishes.ts#1': [sentence('明天有什么安排？', "what's on my calendar tomorrow?")],
  'services/planning/quick-add/wishes.ts#2': [sentence('我有哪些待办？', 'show my todos')],
  'services/planning/quick-add/wishes.ts#3': [sentence('有哪些提醒？', 'list my reminders')],
  'services/planning/quick-add/wishes.ts#4': [sentence('取消明天的会', 'cancel the meeting tomorrow')],
  'services/planning/quick-add/wishes.ts#5': [sentence('明天下午3点有空吗', 'am I free tomorrow at 3pm?')],
  'services/planning/quick-add/wishes.ts#6': [
    sentence('明天什么时候有空', 'when am I free tomorrow?'),
    sentence('什么时候有空', 'when am I free?'),
  ],
  'services/planning/quick-add/wishes.ts#7': [sentence('今天几号', 'what time is it?')],
  'services/planning/quick-add/wishes.ts#8': [sentence('把待办报告改到周五', 'move the todo report to Friday', todo)],
  'services/planning/quick-add/wishes.ts#9': [
    sentence('把喝水的提醒改到明天10点', 'change the reminder water to tomorrow 10am', (me) =>
      me.add('reminder_add', { title: 'Water 喝水', at: '2026-11-24T09:00' }),
    ),
  ],
  'services/planning/quick-add/wishes.ts#10': [
    sentence('把例会改到后天下午4点', 'move the sync to Wednesday at 4pm', event),
  ],
  'services/planning/quick-add/wishes.ts#11': [sentence('都做完了', 'mark it done')],
  'services/planning/quick-add/wishes.ts#12': [sentence('报告写完了', 'I finished the report', todo)],
  'services/planning/quick-add/wishes.ts#13': [sentence('撤销', 'undo that', todo)],
  'services/planning/quick-add/wishes.ts#14': [sentence('推迟这个提醒10分钟', 'snooze the reminder for 10 minutes')],
  'services/planning/quick-add/wishes.ts#15': [
    sentence('我记过关于预算的笔记吗', 'did I write anything about the budget?'),
  ],
  'services/reminders/past.ts#1': [
    (me) => me.call('reminder_add', { title: 'Rent', at: LONG_AGO }),
    async (me) => {
      const id = await me.add('reminder_add', { title: 'x', at: '2026-11-24T09:00' });
      return me.call('reminder_update', { id, at: LONG_AGO });
    },
  ],
  'services/reminders/target.ts#1': [(me) => me.call('reminder_update', { id: 'rem_0000000000', title: 'x' })],
  'services/todos/convert.ts#1': [
    async (me) => me.call('convert_todo_to_event', { id: await todo(me), start: LONG_AGO }),
  ],
  'services/todos/target.ts#1': [(me) => me.call('todo_update', { id: 'todo_0000000000', title: 'x' })],
};
