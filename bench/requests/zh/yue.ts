import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-yue-01',
    class: 'yue',
    said: '週六下午兩點至四點在誠品書店辦讀書會',
    calls: [{ tool: 'quick_add', arguments: { text: '週六下午兩點至四點在誠品書店辦讀書會' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['讀書會'], lacks: ['誠品'] },
          start: '2026-11-28T14:00:00',
          end: '2026-11-28T16:00:00',
          location: '誠品書店',
        },
      ],
    },
  },
  {
    id: 'zh-yue-03',
    class: 'yue',
    said: '將個簡報會推遲半個鐘',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '簡報會', start: '2026-11-23T15:00:00', end: '2026-11-23T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '簡報會', start: '推遲半個鐘' } }],
    expect: { written: [{ kind: 'event', title: '簡報會', start: '2026-11-23T15:30:00', end: '2026-11-23T16:30:00' }] },
  },
  {
    id: 'zh-yue-05',
    class: 'yue',
    said: '聽日下晝三點半同阿May飲茶',
    calls: [{ tool: 'quick_add', arguments: { text: '聽日下晝三點半同阿May飲茶' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['May', '飲茶'], lacks: ['聽日', '下晝'] }, start: '2026-11-23T15:30:00' },
      ],
    },
  },
  {
    id: 'zh-yue-07',
    class: 'yue',
    said: '大後日晚上八點睇戲',
    calls: [{ tool: 'quick_add', arguments: { text: '大後日晚上八點睇戲' } }],
    expect: { written: [{ kind: 'event', title: '睇戲', start: '2026-11-25T20:00:00' }] },
  },
  {
    id: 'zh-yue-09',
    class: 'yue',
    said: '下禮拜四朝早十點覆診',
    calls: [{ tool: 'quick_add', arguments: { text: '下禮拜四朝早十點覆診' } }],
    expect: { written: [{ kind: 'event', title: '覆診', start: '2026-11-26T10:00:00' }] },
  },
];
