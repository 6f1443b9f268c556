import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-reminder-state-01',
    class: 'reminder-state',
    said: '收衣服那个过20分钟再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '收衣服', at: '2026-11-22T20:05' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '收衣服', action: 'snooze', snooze_until: '过20分钟' } }],
    expect: { written: [{ kind: 'reminder', title: '收衣服', reminds: ['2026-11-22T20:20'] }] },
  },
  {
    id: 'zh3-reminder-state-03',
    class: 'reminder-state',
    said: '写日记的明早8点再提醒吧',
    before: [{ tool: 'reminder_add', arguments: { title: '写日记', at: '2026-11-22T21:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '写日记', action: 'snooze', snooze_until: '明早8点' } }],
    expect: { written: [{ kind: 'reminder', title: '写日记', reminds: ['2026-11-23T08:00'] }] },
  },
  {
    id: 'zh3-reminder-state-05',
    class: 'reminder-state',
    said: '喝水今晚那次别提醒了',
    before: [{ tool: 'reminder_add', arguments: { title: '喝水', at: '2026-11-22T21:00', repeat: 'FREQ=DAILY' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: '喝水', action: 'dismiss', scope: 'this', occurrence: '今晚' } },
    ],
    expect: { written: [{ kind: 'reminder', title: '喝水' }] },
  },
  {
    id: 'zh3-reminder-state-07',
    class: 'reminder-state',
    said: '周报写完了，老板说还行',
    before: [{ tool: 'todo_add', arguments: { title: '写周报', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_close', arguments: { match: '周报', note: '老板说还行' } }],
    expect: { written: [{ kind: 'todo', title: '写周报', due: '2026-11-27' }] },
  },
];
