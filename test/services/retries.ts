import type { Intent, LookUp } from '../../src/domain/intent.ts';
import type { Structured } from '../../src/mcp/call/envelope.ts';

/** One user of one language. */
export interface Somebody {
  readonly language: 'zh' | 'en';
  call(tool: string, args: Record<string, unknown>): Promise<Structured>;
  /** The id of what was added. */
  add(tool: string, args: Record<string, unknown>): Promise<string>;
}

/** Brings about an answer that suggests a call. */
export type Provoke = (me: Somebody) => Promise<Structured>;

type OfKinds = Extract<Intent, { kind: string }>;

/** What a suggested call may be for, with the kinds of items where it has some. */
export type Purpose =
  | Exclude<Intent['use'], OfKinds['use']>
  | `lookUp ${LookUp['kind']}`
  | `retime ${Extract<Intent, { use: 'retime' }>['kind']}`;

/** A call that the user is to confirm: it is about more than one item or change, or one of long ago. */
export interface Confirmed {
  readonly confirmed: Provoke;
}

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

/** Every purpose, with ways to answers that suggest such a call, as `retry` or among the `suggestions`. */
export const PROVOKED: Readonly<Record<Purpose, readonly [Provoke | Confirmed, ...(Provoke | Confirmed)[]]>> = {
  again: [
    (me) => me.call('schedule_add', { title: 'Talk', start: LONG_AGO }),
    (me) => me.call('schedule_add', { title: 'Trip', start: '2025-03-01', end: '2025-03-04', idempotency_key: 'k' }),
    (me) =>
      me.call('schedule_add', {
        title: 'Talk',
        start: LONG_AGO,
        end: '2025-03-01T11:00',
        timezone: 'America/New_York',
      }),
    async (me) => me.call('convert_todo_to_event', { id: await todo(me), start: LONG_AGO }),
    (me) => me.call('reminder_add', { title: 'Rent', at: LONG_AGO }),
    async (me) => {
      const id = await me.add('reminder_add', { title: 'x', at: '2026-11-24T09:00' });
      return me.call('reminder_update', { id, at: LONG_AGO });
    },
    async (me) => me.call('todo_update', { id: await todo(me), title: 'x', expected_version: 7 }),
    async (me) => me.call('schedule_update', { id: await event(me), title: 'x', expected_version: 7 }),
    async (me) => {
      const id = await me.add('reminder_add', { title: 'x', at: '2026-11-24T09:00' });
      return me.call('reminder_update', { id, action: 'complete', expected_version: 7 });
    },
    async (me) => {
      const first = await me.add('memory_save', { content: 'lives in Bern' });
      await me.add('memory_save', { content: 'lives in Basel', supersedes: first });
      return me.call('memory_save', { content: 'lives in Zug', supersedes: first, idempotency_key: 'k' });
    },
  ],
  undo: [
    async (me) => {
      await todo(me);
      return me.call('undo', {});
    },
    async (me) => {
      const { change_id } = await me.call('todo_add', { title: 'x' });
      await me.call('undo', { change_id });
      return me.call('undo', { change_id });
    },
    {
      confirmed: async (me) => {
        const { change_id, todo: added } = await me.call('todo_add', { title: 'x' });
        await me.call('todo_update', { id: (added as { id: string }).id, title: 'y' });
        return me.call('undo', { change_id });
      },
    },
    sentence('撤销', 'undo that', todo),
  ],
  planWeek: [
    {
      confirmed: async (me) => {
        const { todo: added } = await me.call('todo_add', { title: 'Essay 作文', estimate_minutes: 60 });
        const week = { start: '2026-11-25', end: '2026-11-27', todos: [(added as { id: string }).id] };
        const { plan_token, plan } = await me.call('plan_schedule', week);
        await me.call('plan_schedule', { ...week, plan_token });
        const [block] = plan as { start: string }[];
        return me.call('schedule_add', { title: 'Visit 来访', start: block?.start });
      },
    },
  ],
  history: [
    (me) => me.call('undo', { change_id: 'chg_0000000000' }),
    // More than are undone together.
    async (me) => {
      const { change_id, todo: added } = await me.call('todo_add', { title: 'x' });
      for (let n = 0; n <= 100; n++) await me.call('todo_update', { id: (added as { id: string }).id, title: `y${n}` });
      return me.call('undo', { change_id });
    },
    (me) => me.call('undo', { since: '2026-12-24' }),
    (me) => me.call('history_query', { start: '2026-12-24' }),
  ],
  'lookUp event': [
    (me) => me.call('schedule_update', { id: 'evt_0000000000', title: 'x' }),
    (me) => me.call('group_update', { id: 'grp_0000000000', name: 'x' }),
    async (me) => {
      await me.add('schedule_add', { title: 'Opera', start: '2026-12-05T19:00' });
      return me.call('schedule_query', { start: '2026-11-24', query: 'opera' });
    },
    sentence('明天有什么安排？', "what's on my calendar tomorrow?"),
    sentence('取消明天的会', 'cancel the meeting tomorrow'),
  ],
  'lookUp reminder': [
    (me) => me.call('reminder_update', { id: 'rem_0000000000', title: 'x' }),
    (me) => me.call('delete_items', { ids: ['rem_0000000000'] }),
    (me) => me.call('reminder_query', { status: 'done' }),
    sentence('有哪些提醒？', 'list my reminders'),
    sentence('推迟这个提醒10分钟', 'snooze the reminder for 10 minutes'),
  ],
  'lookUp todo': [
    (me) => me.call('todo_update', { id: 'todo_0000000000', title: 'x' }),
    (me) => me.call('todo_query', { query: 'nothing' }),
    sentence('我有哪些待办？', 'show my todos'),
    sentence('都做完了', 'mark it done'),
  ],
  'lookUp memo': [
    (me) => me.call('memo_update', { id: 'memo_0000000000', title: 'x' }),
    (me) => me.call('memo_search', { query: 'nothing', tags: ['none'] }),
    sentence('我记过关于预算的笔记吗', 'did I write anything about the budget?'),
  ],
  'lookUp memory': [(me) => me.call('memory_save', { content: 'x', supersedes: 'mem_0000000000' })],
  isFree: [sentence('明天下午3点有空吗', 'am I free tomorrow at 3pm?')],
  freeTime: [
    sentence('明天什么时候有空', 'when am I free tomorrow?'),
    sentence('什么时候有空', 'when am I free?'),
    async (me) => {
      await me.call('profile_update', { working_hours: 'MO-FR 09:00-18:00' });
      await me.add('schedule_add', { title: 'Workshop', start: '2026-11-23T10:00', end: '2026-11-23T17:00' });
      return me.call('todo_add', { title: 'Report', due: '2026-11-23T18:00', estimate_minutes: 240 });
    },
  ],
  book: [
    sentence('明天下午开会', 'meeting tomorrow afternoon'),
    sentence('每两周的周一晚上瑜伽', 'yoga biweekly at 7pm'),
    sentence('昨天下午3点开会', 'meeting yesterday at 3pm'),
    { confirmed: sentence('2025年3月1日上午9点开会', 'board meeting on March 1, 2025 at 9am') },
    sentence('明天下午3点见客户', 'client visit tomorrow at 3pm', event),
    (me) =>
      me.call('quick_add', {
        text: me.language === 'zh' ? '9点董事会' : 'board meeting at 9am',
        relative_to: '2025-03-01T08:00',
      }),
  ],
  remind: [
    // What is said as of then is past all the same.
    (me) =>
      me.call('quick_add', {
        text: me.language === 'zh' ? '提醒我9点交房租' : 'remind me at 9am to pay the rent',
        relative_to: '2025-03-01T08:00',
      }),
  ],
  add: [sentence('明天9点开会，后天下午体检', 'dentist tomorrow at 9am; haircut on Friday afternoon')],
  clock: [sentence('今天几号', 'what time is it?')],
  'retime event': [sentence('把例会改到后天下午4点', 'move the sync to Wednesday at 4pm', event)],
  'retime reminder': [
    sentence('把喝水的提醒改到明天10点', 'change the reminder water to tomorrow 10am', (me) =>
      me.add('reminder_add', { title: 'Water 喝水', at: '2026-11-24T09:00' }),
    ),
  ],
  'retime todo': [sentence('把待办报告改到周五', 'move the todo report to Friday', todo)],
  attach: [
    async (me) => {
      await me.add('schedule_add', { title: 'Dentist 牙医', start: '2026-11-24T15:00' });
      return me.call('reminder_add', { title: 'Dentist 牙医', at: '2026-11-24T14:20' });
    },
  ],
  close: [sentence('报告写完了', 'I finished the report', todo)],
  shift: [
    {
      confirmed: async (me) => {
        for (const hour of ['09', '10', '11'])
          await me.add('schedule_add', { title: `At ${hour}`, start: `2026-11-24T${hour}:00` });
        return me.call('schedule_add', { title: 'Last', start: '2026-11-24T12:00' });
      },
    },
  ],
  delete: [
    async (me) => {
      const fair = { title: 'Fair 展会', start: '2026-11-28', all_day: true };
      await me.add('schedule_add', fair);
      return me.call('schedule_add', fair);
    },
  ],
  export: [
    async (me) => {
      await event(me);
      return me.call('calendar_export', { start: '2027-12-01', end: '2027-12-02' });
    },
  ],
};
