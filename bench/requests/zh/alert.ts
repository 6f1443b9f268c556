import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-alert-01',
    class: 'alert',
    said: '每周四下午2点项目会，提前15分钟提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '每周四下午2点项目会，提前15分钟提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['项目会'], lacks: ['提前'] },
          repeats: ['2026-11-26T14:00:00', '2026-12-03T14:00:00', '2026-12-10T14:00:00'],
          end: '2026-11-26T15:00:00',
          reminds: ['2026-11-26T13:45:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-03',
    class: 'alert',
    said: '12月12号下午四点接机，当天中午12点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月12号下午四点接机，当天中午12点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['接机'], lacks: ['当天', '提醒'] },
          start: '2026-12-12T16:00:00',
          reminds: ['2026-12-12T12:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-05',
    class: 'alert',
    said: '周五晚上8点直播首秀，开始前10分钟、5分钟各响一次',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上8点直播首秀，开始前10分钟、5分钟各响一次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['直播首秀'], lacks: ['分钟', '各响'] },
          start: '2026-11-27T20:00:00',
          reminds: ['2026-11-27T19:50:00', '2026-11-27T19:55:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-07',
    class: 'alert',
    said: '12月3号早上7点20的高铁，提前90分钟叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号早上7点20的高铁，提前90分钟叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['高铁'], lacks: ['提前', '叫我'] },
          start: '2026-12-03T07:20:00',
          reminds: ['2026-12-03T05:50:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-09',
    class: 'alert',
    said: '复诊那个加两个提醒，一天前和一小时前',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '骨科复诊', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '复诊', remind_minutes: '一天前和一小时前' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '骨科复诊',
          start: '2026-11-26T10:00:00',
          reminds: ['2026-11-25T10:00:00', '2026-11-26T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-11',
    class: 'alert',
    said: '12月1号全天团建，前一天晚上9点提醒我',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '团建', start: '12月1号', all_day: true, remind_minutes: '前一天晚上9点' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '团建',
          allDay: true,
          start: '2026-12-01',
          end: '2026-12-02',
          reminds: ['2026-11-30T21:00:00'],
        },
      ],
    },
  },
];
