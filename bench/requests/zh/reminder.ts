import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-reminder-01',
    class: 'reminder',
    said: '20分钟后叫我下楼拿外卖',
    calls: [{ tool: 'quick_add', arguments: { text: '20分钟后叫我下楼拿外卖' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['拿外卖'], lacks: ['20'] }, at: '2026-11-22T20:20' }] },
  },
  {
    id: 'zh3-reminder-03',
    class: 'reminder',
    said: '周五提醒我交房租',
    calls: [{ tool: 'quick_add', arguments: { text: '周五提醒我交房租' } }],
    expect: { written: [{ kind: 'reminder', title: '交房租', at: '2026-11-27T09:00' }] },
  },
  {
    id: 'zh3-reminder-05',
    class: 'reminder',
    said: '今晚12点提醒我抢票',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚12点提醒我抢票' } }],
    expect: { written: [{ kind: 'reminder', title: '抢票', at: '2026-11-23T00:00' }] },
  },
  {
    id: 'zh3-reminder-07',
    class: 'reminder',
    said: '下个月3号别忘了提醒我续车险',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月3号别忘了提醒我续车险' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['续车险'] }, at: '2026-12-03T09:00' }] },
  },
];
