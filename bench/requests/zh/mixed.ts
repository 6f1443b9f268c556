import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-mixed-01',
    class: 'mixed',
    said: "周五happy hour晚上6点半，地点Zapata's",
    calls: [{ tool: 'quick_add', arguments: { text: "周五happy hour晚上6点半，地点Zapata's" } }],
    expect: { written: [{ kind: 'event', title: 'happy hour', start: '2026-11-27T18:30:00', location: "Zapata's" }] },
  },
  {
    id: 'zh-mixed-03',
    class: 'mixed',
    said: '把design review postpone一小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'design review', start: '2026-11-24T15:00:00', end: '2026-11-24T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'design review', start: 'postpone一小时' } }],
    expect: {
      written: [{ kind: 'event', title: 'design review', start: '2026-11-24T16:00:00', end: '2026-11-24T17:00:00' }],
    },
  },
  {
    id: 'zh-mixed-05',
    class: 'mixed',
    said: 'Sunday 11am跟Kevin吃brunch',
    calls: [{ tool: 'quick_add', arguments: { text: 'Sunday 11am跟Kevin吃brunch' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Kevin', 'brunch'], lacks: ['Sunday'] }, start: '2026-11-29T11:00:00' },
      ],
    },
  },
  {
    id: 'zh-mixed-07',
    class: 'mixed',
    said: 'tmr下午5点call Jenny',
    calls: [{ tool: 'quick_add', arguments: { text: 'tmr下午5点call Jenny' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Jenny'], lacks: ['tmr'] }, start: '2026-11-23T17:00:00' }] },
  },
  {
    id: 'zh-mixed-09',
    class: 'mixed',
    said: '每周一10am standup 15分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '每周一10am standup 15分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'standup',
          repeats: ['2026-11-23T10:00:00', '2026-11-30T10:00:00', '2026-12-07T10:00:00'],
          end: '2026-11-23T10:15:00',
        },
      ],
    },
  },
  {
    id: 'zh-mixed-02',
    class: 'mixed',
    said: 'fix线上bug，urgent，明晚10点前',
    calls: [{ tool: 'quick_add', arguments: { text: 'fix线上bug，urgent，明晚10点前' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['fix', 'bug'], lacks: ['urgent'] },
          due: '2026-11-23T22:00:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-mixed-04',
    class: 'mixed',
    said: 'deck要在周四前发给client，high priority',
    calls: [{ tool: 'quick_add', arguments: { text: 'deck要在周四前发给client，high priority' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['deck', 'client'], lacks: ['priority'] },
          due: '2026-11-26',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-mixed-06',
    class: 'mixed',
    said: '周三3pm跟Tom sync一下Q4 OKR，30min',
    calls: [{ tool: 'quick_add', arguments: { text: '周三3pm跟Tom sync一下Q4 OKR，30min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Tom', 'Q4 OKR'], lacks: ['3pm', '30min'] },
          start: '2026-11-25T15:00:00',
          end: '2026-11-25T15:30:00',
        },
      ],
    },
  },
  {
    id: 'zh-mixed-08',
    class: 'mixed',
    said: '下周的all-hands是几号',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Q4 all-hands', start: '2026-11-26T17:00:00', end: '2026-11-26T18:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '办公室消防演习', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周', query: 'all-hands' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        names: ['Q4 all-hands'],
        lacks: ['办公室消防演习'],
      },
    },
  },
  {
    id: 'zh-mixed-10',
    class: 'mixed',
    said: 'remind me明天早上10点submit论文',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me明天早上10点submit论文' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['submit', '论文'], lacks: ['remind'] }, at: '2026-11-23T10:00:00' }],
    },
  },
];
