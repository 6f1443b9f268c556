import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-relative-event-01',
    class: 'relative-event',
    said: '评审会结束半小时后提醒我发纪要',
    before: [
      { tool: 'schedule_add', arguments: { title: '评审会', start: '2026-11-24T15:00', end: '2026-11-24T16:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '评审会结束半小时后提醒我发纪要' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['发纪要'] }, at: '2026-11-24T16:30' }] },
  },
  {
    id: 'zh3-relative-event-03',
    class: 'relative-event',
    said: '看牙前一天晚上9点提醒我别吃冰的',
    before: [
      { tool: 'schedule_add', arguments: { title: '看牙', start: '2026-12-03T10:00', end: '2026-12-03T11:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '看牙前一天晚上9点提醒我别吃冰的' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['别吃冰的'] }, at: '2026-12-02T21:00' }] },
  },
  {
    id: 'zh3-relative-event-05',
    class: 'relative-event',
    said: '周会后紧接着安排半小时复盘',
    before: [
      { tool: 'schedule_add', arguments: { title: '周会', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '周会后紧接着安排半小时复盘' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['复盘'] }, start: '2026-11-25T11:00', end: '2026-11-25T11:30' }],
    },
  },
  {
    id: 'zh4-relative-01',
    class: 'relative-event',
    said: '看完牙医半小时后提醒我吃消炎药',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '看牙医', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '看完牙医半小时后提醒我吃消炎药' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['消炎药'], lacks: ['半小时', '看完'] }, at: '2026-11-25T16:30' }],
    },
  },
  {
    id: 'zh4-relative-03',
    class: 'relative-event',
    said: '去成都的航班起飞前三个小时提醒我出门',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '去成都的航班', start: '2026-11-27T13:40', end: '2026-11-27T16:30' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '去成都的航班起飞前三个小时提醒我出门' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['出门'], lacks: ['三个小时', '起飞前'] },
          at: '2026-11-27T10:40',
        },
      ],
    },
  },
  {
    id: 'zh4-relative-02',
    class: 'relative-event',
    said: '产品发布会结束后一刻钟提醒我发朋友圈',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '产品发布会', start: '2026-11-26T10:00', end: '2026-11-26T12:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '产品发布会结束后一刻钟提醒我发朋友圈' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['发朋友圈'], lacks: ['一刻', '结束'] }, at: '2026-11-26T12:15' }],
    },
  },
  {
    id: 'zh4-relative-04',
    class: 'relative-event',
    said: '钢琴考级前两天晚上八点提醒我打印准考证',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '钢琴考级', start: '2026-12-05T14:00', end: '2026-12-05T15:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '钢琴考级前两天晚上八点提醒我打印准考证' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['准考证'], lacks: ['前两天', '八点'] }, at: '2026-12-03T20:00' }],
    },
  },
];
