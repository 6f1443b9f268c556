import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-clock-range-01',
    class: 'clock-range',
    said: '明晚7点-9点半上瑜伽课',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚7点-9点半上瑜伽课' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['瑜伽课'], lacks: ['9点'] },
          start: '2026-11-23T19:00',
          end: '2026-11-23T21:30',
        },
      ],
    },
  },
  {
    id: 'zh3-clock-range-03',
    class: 'clock-range',
    said: '周四上午十点到十一点一刻跟法务对合同',
    calls: [{ tool: 'quick_add', arguments: { text: '周四上午十点到十一点一刻跟法务对合同' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['法务', '合同'], lacks: ['一刻'] },
          start: '2026-11-26T10:00',
          end: '2026-11-26T11:15',
        },
      ],
    },
  },
  {
    id: 'zh3-clock-range-05',
    class: 'clock-range',
    said: '今晚十一点到明早七点值夜班',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十一点到明早七点值夜班' } }],
    expect: { written: [{ kind: 'event', title: '值夜班', start: '2026-11-22T23:00', end: '2026-11-23T07:00' }] },
  },
  {
    id: 'zh3-clock-range-07',
    class: 'clock-range',
    said: '下周五下午两点半到四点装修师傅上门量尺寸',
    calls: [{ tool: 'quick_add', arguments: { text: '下周五下午两点半到四点装修师傅上门量尺寸' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['装修师傅', '量尺寸'], lacks: ['四点'] },
          start: '2026-11-27T14:30',
          end: '2026-11-27T16:00',
        },
      ],
    },
  },
  {
    id: 'zh4-clock-range-01',
    class: 'clock-range',
    said: '周二14点到16点半季度复盘',
    calls: [{ tool: 'quick_add', arguments: { text: '周二14点到16点半季度复盘' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['季度复盘'], lacks: ['14点', '16点', '周二'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T16:30',
        },
      ],
    },
  },
  {
    id: 'zh4-clock-range-03',
    class: 'clock-range',
    said: '那个分享会啊周四下午三点一刻开始差不多要讲到四点三刻你帮我排一下',
    calls: [
      { tool: 'quick_add', arguments: { text: '那个分享会啊周四下午三点一刻开始差不多要讲到四点三刻你帮我排一下' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['分享会'], lacks: ['一刻', '三刻', '下午'] },
          start: '2026-11-26T15:15',
          end: '2026-11-26T16:45',
        },
      ],
    },
  },
  {
    id: 'zh4-clock-range-02',
    class: 'clock-range',
    said: '星期四9点到11点笔试',
    calls: [{ tool: 'quick_add', arguments: { text: '星期四9点到11点笔试' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['笔试'], lacks: ['9点', '11点', '星期四'] },
          start: '2026-11-26T09:00',
          end: '2026-11-26T11:00',
        },
      ],
    },
  },
  {
    id: 'zh4-clock-range-04',
    class: 'clock-range',
    said: '学校发通知说家长开放日是周五上午八点四十入场到十一点二十结束，麻烦帮我放进日历',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '学校发通知说家长开放日是周五上午八点四十入场到十一点二十结束，麻烦帮我放进日历' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['开放日'], lacks: ['八点', '十一点', '上午'] },
          start: '2026-11-27T08:40',
          end: '2026-11-27T11:20',
        },
      ],
    },
  },
];
