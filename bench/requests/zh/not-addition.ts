import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-not-addition-01',
    class: 'not-addition',
    said: '把周五的聚会取消掉',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '同学聚会', start: '2026-11-27T18:00:00', end: '2026-11-27T20:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '把周五的聚会取消掉' } }],
    expect: { asks: [['delete_items']] },
  },
  {
    id: 'zh-not-addition-03',
    class: 'not-addition',
    said: '周三下午我有空吗',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '办签证', start: '2026-11-25T09:00:00', end: '2026-11-25T10:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午我有空吗' } }],
    expect: { asks: [['find_free_time', 'check_conflict', 'schedule_query', 'agenda_query']] },
  },
  {
    id: 'zh-not-addition-05',
    class: 'not-addition',
    said: '明天的选题会改到后天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '选题会', start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天的选题会改到后天' } }],
    expect: { asks: [['schedule_update', 'reschedule']] },
  },
  {
    id: 'zh-not-addition-07',
    class: 'not-addition',
    said: '周报写完了，勾掉',
    before: [{ tool: 'todo_add', arguments: { title: '写周报', due: '2026-11-27' } }],
    calls: [{ tool: 'quick_add', arguments: { text: '周报写完了，勾掉' } }],
    expect: { asks: [['todo_close']] },
  },
];
