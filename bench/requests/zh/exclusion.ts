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
  {
    id: 'zh-exclusion-02',
    class: 'exclusion',
    said: '12月每周六上午10点上书法课，12号不上',
    calls: [{ tool: 'quick_add', arguments: { text: '12月每周六上午10点上书法课，12号不上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['书法课'], lacks: ['不上'] },
          repeats: ['2026-12-05T10:00:00', '2026-12-19T10:00:00', '2026-12-26T10:00:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'zh-exclusion-04',
    class: 'exclusion',
    said: '工作日早上9点提醒我打卡，12月7号到11号不用',
    now: '2026-12-03T08:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日早上9点提醒我打卡，12月7号到11号不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['打卡'], lacks: ['不用'] },
          repeats: ['2026-12-03T09:00:00', '2026-12-04T09:00:00', '2026-12-14T09:00:00', '2026-12-15T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-exclusion-06',
    class: 'exclusion',
    said: '吃完晚饭一小时后提醒我吃药',
    calls: [{ tool: 'quick_add', arguments: { text: '吃完晚饭一小时后提醒我吃药' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-exclusion-08',
    class: 'exclusion',
    said: '到公司的时候提醒我交表',
    calls: [{ tool: 'quick_add', arguments: { text: '到公司的时候提醒我交表' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['交表'] } }] },
  },
];
