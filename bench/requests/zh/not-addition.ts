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
  {
    id: 'zh3-not-addition-01',
    class: 'not-addition',
    said: '明天下午的会取消吧',
    before: [
      { tool: 'schedule_add', arguments: { title: '渠道会', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午的会取消吧' } }],
    expect: { asks: ['delete_items'] },
  },
  {
    id: 'zh3-not-addition-03',
    class: 'not-addition',
    said: '把周会改到三点',
    before: [
      { tool: 'schedule_add', arguments: { title: '周会', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '把周会改到三点' } }],
    expect: { asks: ['schedule_update'] },
  },
  {
    id: 'zh3-not-addition-05',
    class: 'not-addition',
    said: '明天几点开会来着？',
    calls: [{ tool: 'quick_add', arguments: { text: '明天几点开会来着？' } }],
    expect: { asks: [['agenda_query', 'schedule_query']] },
  },
  {
    id: 'zh3-not-addition-07',
    class: 'not-addition',
    said: '我之前记的健身房密码是多少',
    calls: [{ tool: 'quick_add', arguments: { text: '我之前记的健身房密码是多少' } }],
    expect: { asks: ['memo_search'] },
  },
  {
    id: 'zh-not-addition-02',
    class: 'not-addition',
    said: '吃药的提醒推迟一小时',
    before: [{ tool: 'reminder_add', arguments: { title: '吃药', at: '2026-11-23T21:00:00' } }],
    calls: [{ tool: 'quick_add', arguments: { text: '吃药的提醒推迟一小时' } }],
    expect: { asks: [['reminder_update']] },
  },
  {
    id: 'zh-not-addition-04',
    class: 'not-addition',
    said: '我下周都有什么事',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '办居住证', start: '2026-11-25T09:00:00', end: '2026-11-25T10:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '我下周都有什么事' } }],
    expect: { asks: [['agenda_query', 'schedule_query']] },
  },
  {
    id: 'zh-not-addition-06',
    class: 'not-addition',
    said: '我上次记的wifi密码是啥来着',
    before: [{ tool: 'memo_add', arguments: { content: 'wifi密码 sunny2026' } }],
    calls: [{ tool: 'quick_add', arguments: { text: '我上次记的wifi密码是啥来着' } }],
    expect: { asks: [['memo_search']] },
  },
  {
    id: 'zh-not-addition-08',
    class: 'not-addition',
    said: '撤销刚才的操作',
    before: [{ tool: 'todo_add', arguments: { title: '买滤纸', due: '2026-11-27' } }],
    calls: [{ tool: 'quick_add', arguments: { text: '撤销刚才的操作' } }],
    expect: { asks: [['undo']] },
  },
];
