import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-past-01',
    class: 'past',
    said: '晚上7点给我妈打视频',
    calls: [{ tool: 'quick_add', arguments: { text: '晚上7点给我妈打视频' } }],
    expect: { written: [{ kind: 'event', title: { has: ['我妈', '视频'] }, start: '2026-11-23T19:00:00' }] },
  },
  {
    id: 'zh-past-03',
    class: 'past',
    said: '下午四点去取车',
    calls: [{ tool: 'quick_add', arguments: { text: '下午四点去取车' } }],
    expect: { written: [{ kind: 'event', title: { has: ['取车'] }, start: '2026-11-23T16:00:00' }] },
  },
  {
    id: 'zh-past-05',
    class: 'past',
    said: '今天下午四点体能测试',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午四点体能测试' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-past-07',
    class: 'past',
    said: '昨天下午三点跟小周开会',
    calls: [{ tool: 'quick_add', arguments: { text: '昨天下午三点跟小周开会' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh3-past-01',
    class: 'past',
    said: '上周五下午三点跟客户吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '上周五下午三点跟客户吃饭' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh3-past-03',
    class: 'past',
    said: '补一条，今天下午三点的面试，我已经面完了',
    calls: [{ tool: 'schedule_add', arguments: { title: '面试', start: '2026-11-22T15:00' } }],
    expect: { written: [{ kind: 'event', title: '面试', start: '2026-11-22T15:00', end: '2026-11-22T16:00' }] },
  },
  {
    id: 'zh3-past-05',
    class: 'past',
    said: '3点开碰头会',
    calls: [{ tool: 'quick_add', arguments: { text: '3点开碰头会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['碰头会'] }, start: '2026-11-23T15:00' }] },
  },
  {
    id: 'zh3-past-07',
    class: 'past',
    said: '昨晚8点看了电影',
    calls: [{ tool: 'quick_add', arguments: { text: '昨晚8点看了电影' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-past-02',
    class: 'past',
    said: '这周五晚上7点社团聚餐',
    calls: [{ tool: 'quick_add', arguments: { text: '这周五晚上7点社团聚餐' } }],
    expect: { asks: [['11-27', '11月27']] },
  },
  {
    id: 'zh-past-04',
    class: 'past',
    said: '上周五的部门聚餐加到日历里，晚上7点',
    calls: [{ tool: 'quick_add', arguments: { text: '上周五的部门聚餐加到日历里，晚上7点' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-past-06',
    class: 'past',
    said: '12月3号上午10点跟理财顾问见面',
    calls: [{ tool: 'schedule_add', arguments: { title: '跟理财顾问见面', start: '2025-12-03T10:00:00' } }],
    expect: { asks: ['2026-12-03'] },
  },
  {
    id: 'zh-past-08',
    class: 'past',
    said: '后天上午十点约监理看现场，一个小时，有冲突就往后顺',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '路演彩排', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '后天上午十点约监理看现场，一个小时，有冲突就往后顺', on_conflict: 'auto' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['监理'], lacks: ['有冲突', '顺'] },
          start: '2026-11-24T11:00:00',
          end: '2026-11-24T12:00:00',
        },
      ],
    },
  },
];
