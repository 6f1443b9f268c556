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
];
