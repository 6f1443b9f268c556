import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-exclusion-01',
    class: 'exclusion',
    said: '如果老张回复了就周三下午两点开会',
    calls: [{ tool: 'quick_add', arguments: { text: '如果老张回复了就周三下午两点开会' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-exclusion-03',
    class: 'exclusion',
    said: '每天晚上9点跑步，下雨天不跑',
    calls: [{ tool: 'quick_add', arguments: { text: '每天晚上9点跑步，下雨天不跑' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-exclusion-05',
    class: 'exclusion',
    said: '下周每天早上八点晨会，周三那天不开',
    calls: [{ tool: 'quick_add', arguments: { text: '下周每天早上八点晨会，周三那天不开' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['晨会'], lacks: ['不开'] },
          repeats: [
            '2026-11-23T08:00:00',
            '2026-11-24T08:00:00',
            '2026-11-26T08:00:00',
            '2026-11-27T08:00:00',
            '2026-11-28T08:00:00',
            '2026-11-29T08:00:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'zh-exclusion-07',
    class: 'exclusion',
    said: '除了周末，每天中午十二点半提醒我午睡',
    calls: [{ tool: 'quick_add', arguments: { text: '除了周末，每天中午十二点半提醒我午睡' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['午睡'], lacks: ['周末'] },
          repeats: [
            '2026-11-23T12:30:00',
            '2026-11-24T12:30:00',
            '2026-11-25T12:30:00',
            '2026-11-26T12:30:00',
            '2026-11-27T12:30:00',
            '2026-11-30T12:30:00',
          ],
        },
      ],
    },
  },
];
