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
  {
    id: 'zh-yue-02',
    class: 'yue',
    said: '每個禮拜一、三、五早上七點游水',
    calls: [{ tool: 'quick_add', arguments: { text: '每個禮拜一、三、五早上七點游水' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '游水',
          repeats: ['2026-11-23T07:00:00', '2026-11-25T07:00:00', '2026-11-27T07:00:00', '2026-11-30T07:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-yue-04',
    class: 'yue',
    said: '提醒我後日夜晚九點交電費',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我後日夜晚九點交電費' } }],
    expect: { written: [{ kind: 'reminder', title: '交電費', at: '2026-11-24T21:00:00' }] },
  },
  {
    id: 'zh-yue-06',
    class: 'yue',
    said: '我下星期有咩安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '驗眼', start: '2026-11-28T11:00:00', end: '2026-11-28T12:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '搬寫字樓', start: '2026-11-30T09:00:00', end: '2026-11-30T12:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下星期' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-30' }, names: ['驗眼'], lacks: ['搬寫字樓'] } },
  },
  {
    id: 'zh-yue-08',
    class: 'yue',
    said: '聽晚七點半打邊爐，提早一個鐘提我',
    calls: [{ tool: 'quick_add', arguments: { text: '聽晚七點半打邊爐，提早一個鐘提我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['打邊爐'], lacks: ['提早', '提我'] },
          start: '2026-11-23T19:30:00',
          reminds: ['2026-11-23T18:30:00'],
        },
      ],
    },
  },
  {
    id: 'zh-yue-10',
    class: 'yue',
    said: '星期五之前要交報價單，很重要',
    calls: [{ tool: 'quick_add', arguments: { text: '星期五之前要交報價單，很重要' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['報價單'], lacks: ['重要', '星期'] }, due: '2026-11-27', importance: 'high' },
      ],
    },
  },
];
