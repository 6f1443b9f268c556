import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-delete-01',
    class: 'delete',
    said: '明天下午的会都不开了',
    before: [
      { tool: 'schedule_add', arguments: { title: '项目会', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
      { tool: 'schedule_add', arguments: { title: '晨会', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '明天下午', kind: 'event', query: '会' } }],
    expect: { written: [], gone: [{ title: '项目会' }] },
  },
  {
    id: 'zh3-delete-03',
    class: 'delete',
    said: '周三的瑜伽不去了，就这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽',
          start: '2026-11-25T18:30',
          end: '2026-11-25T19:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '瑜伽', scope: 'this', occurrence: '周三' } }],
    expect: { written: [], gone: [{ title: '瑜伽', occurrence: '2026-11-25T18:30' }] },
  },
  {
    id: 'zh3-delete-05',
    class: 'delete',
    said: '取快递不用提醒了，删掉',
    before: [{ tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-23T18:00' } }],
    calls: [{ tool: 'delete_items', arguments: { match: '取快递', kind: 'reminder' } }],
    expect: { written: [], gone: [{ title: '取快递' }] },
  },
  {
    id: 'zh3-delete-07',
    class: 'delete',
    said: '英语课整个不上了，全删',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '英语课',
          start: '2026-11-25T19:00',
          end: '2026-11-25T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE;COUNT=8',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '英语课', scope: 'all' } }],
    expect: { written: [], gone: [{ title: '英语课' }] },
  },
  {
    id: 'zh3-delete-09',
    class: 'delete',
    said: '下周三下午的安排全取消，上午的留着',
    before: [
      { tool: 'schedule_add', arguments: { title: '复盘', start: '2026-11-25T13:00', end: '2026-11-25T14:00' } },
      { tool: 'schedule_add', arguments: { title: '采访', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
      { tool: 'schedule_add', arguments: { title: '早会', start: '2026-11-25T09:00', end: '2026-11-25T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '下周三下午', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '复盘' }, { title: '采访' }] },
  },
  {
    id: 'zh4-delete-01',
    class: 'delete',
    said: '周二的足疗不去了，帮我取消',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '足疗', start: '2026-11-24T20:00', end: '2026-11-24T21:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '足疗会员日', start: '2026-11-28T20:00', end: '2026-11-28T21:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '足疗', start: '周二' } }],
    expect: { written: [], gone: [{ title: '足疗', occurrence: '2026-11-24T20:00' }] },
  },
  {
    id: 'zh4-delete-03',
    class: 'delete',
    said: '周四的普拉提请个假不去了，别的照旧',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '普拉提',
          start: '2026-11-23T19:00',
          end: '2026-11-23T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '普拉提', scope: 'this', occurrence: '周四' } }],
    expect: { written: [], gone: [{ title: '普拉提', occurrence: '2026-11-26T19:00' }] },
  },
  {
    id: 'zh4-delete-02',
    class: 'delete',
    said: '明天跟中介看房那个删了吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跟中介看房', start: '2026-11-23T11:00', end: '2026-11-23T12:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '看房东推荐的车位', start: '2026-11-25T11:00', end: '2026-11-25T12:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '看房', start: '明天' } }],
    expect: { written: [], gone: [{ title: '跟中介看房' }] },
  },
  {
    id: 'zh4-delete-04',
    class: 'delete',
    said: '28号那天的广场舞不跳了，就那一天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '广场舞', start: '2026-11-23T19:30', end: '2026-11-23T20:30', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '广场舞', scope: 'this', occurrence: '28号' } }],
    expect: { written: [], gone: [{ title: '广场舞', occurrence: '2026-11-28T19:30' }] },
  },
];
