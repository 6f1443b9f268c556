import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-range-01',
    class: 'range',
    said: '12月5日 10:00—11:45 牙周治疗',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5日 10:00—11:45 牙周治疗' } }],
    expect: {
      written: [{ kind: 'event', title: '牙周治疗', start: '2026-12-05T10:00:00', end: '2026-12-05T11:45:00' }],
    },
  },
  {
    id: 'zh-range-03',
    class: 'range',
    said: '周三上午9点到12点我有安排吗',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '接待来访', start: '2026-11-25T11:00:00', end: '2026-11-25T11:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '采购谈判', start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '周三上午9点到12点' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T09:00:00', end: '2026-11-25T12:00:00' },
        names: ['接待来访'],
        lacks: ['采购谈判'],
      },
    },
  },
  {
    id: 'zh-range-05',
    class: 'range',
    said: '后天13点至15点半机房维护',
    calls: [{ tool: 'quick_add', arguments: { text: '后天13点至15点半机房维护' } }],
    expect: {
      written: [{ kind: 'event', title: '机房维护', start: '2026-11-24T13:00:00', end: '2026-11-24T15:30:00' }],
    },
  },
  {
    id: 'zh-range-07',
    class: 'range',
    said: '周六晚上10点到凌晨1点看球赛',
    calls: [{ tool: 'quick_add', arguments: { text: '周六晚上10点到凌晨1点看球赛' } }],
    expect: { written: [{ kind: 'event', title: '看球赛', start: '2026-11-28T22:00:00', end: '2026-11-29T01:00:00' }] },
  },
  {
    id: 'zh-range-09',
    class: 'range',
    said: '12月3号10点到18点这段有没有跟别的撞上',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '律所签约', start: '2026-12-03T16:00:00', end: '2026-12-03T17:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '晚间电影', start: '2026-12-03T18:00:00', end: '2026-12-03T20:00:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '12月3号10点到18点' } }],
    expect: { answers: { names: ['律所签约'], lacks: ['晚间电影'] } },
  },
  {
    id: 'zh-range-02',
    class: 'range',
    said: '明天下午2~4点安全培训',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午2~4点安全培训' } }],
    expect: {
      written: [{ kind: 'event', title: '安全培训', start: '2026-11-23T14:00:00', end: '2026-11-23T16:00:00' }],
    },
  },
  {
    id: 'zh-range-04',
    class: 'range',
    said: '12月9号晚7:30-9:00家长课堂',
    calls: [{ tool: 'quick_add', arguments: { text: '12月9号晚7:30-9:00家长课堂' } }],
    expect: {
      written: [{ kind: 'event', title: '家长课堂', start: '2026-12-09T19:30:00', end: '2026-12-09T21:00:00' }],
    },
  },
  {
    id: 'zh-range-06',
    class: 'range',
    said: '2026-12-10 09:00-12:30 内审，地点三楼会议室',
    calls: [{ tool: 'quick_add', arguments: { text: '2026-12-10 09:00-12:30 内审，地点三楼会议室' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['内审'], lacks: ['09:00', '12:30'] },
          start: '2026-12-10T09:00:00',
          end: '2026-12-10T12:30:00',
          location: '三楼会议室',
        },
      ],
    },
  },
  {
    id: 'zh-range-08',
    class: 'range',
    said: '周四上午9点半到11点招聘面谈',
    calls: [{ tool: 'quick_add', arguments: { text: '周四上午9点半到11点招聘面谈' } }],
    expect: {
      written: [{ kind: 'event', title: '招聘面谈', start: '2026-11-26T09:30:00', end: '2026-11-26T11:00:00' }],
    },
  },
  {
    id: 'zh-range-10',
    class: 'range',
    said: '12月8号14:30-17:00供应商大会',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号14:30-17:00供应商大会' } }],
    expect: {
      written: [{ kind: 'event', title: '供应商大会', start: '2026-12-08T14:30:00', end: '2026-12-08T17:00:00' }],
    },
  },
  {
    id: 'zh4-span-01',
    class: 'range',
    said: '周六晚上11点到第二天早上6点值夜班',
    calls: [{ tool: 'quick_add', arguments: { text: '周六晚上11点到第二天早上6点值夜班' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['值夜班'], lacks: ['第二天', '11点', '6点'] },
          start: '2026-11-28T23:00',
          end: '2026-11-29T06:00',
        },
      ],
    },
  },
  {
    id: 'zh4-span-03',
    class: 'range',
    said: '12月29号到1月3号回老家',
    calls: [{ tool: 'quick_add', arguments: { text: '12月29号到1月3号回老家' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老家'], lacks: ['29号', '3号'] },
          start: '2026-12-29',
          end: '2027-01-04',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh4-number-01',
    class: 'range',
    said: '周三下午三点讨论第12版方案',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午三点讨论第12版方案' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['第12版'], lacks: ['三点', '周三'] }, start: '2026-11-25T15:00' }],
    },
  },
  {
    id: 'zh4-number-03',
    class: 'range',
    said: '周五下午2点 5G专项8.0版本评审 一个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周五下午2点 5G专项8.0版本评审 一个半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['5G', '8.0'], lacks: ['2点', '半小时'] },
          start: '2026-11-27T14:00',
          end: '2026-11-27T15:30',
        },
      ],
    },
  },
  {
    id: 'zh4-span-02',
    class: 'range',
    said: '周五22:30到凌晨1点半看球',
    calls: [{ tool: 'quick_add', arguments: { text: '周五22:30到凌晨1点半看球' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看球'], lacks: ['凌晨', '22', '1点'] },
          start: '2026-11-27T22:30',
          end: '2026-11-28T01:30',
        },
      ],
    },
  },
  {
    id: 'zh4-span-04',
    class: 'range',
    said: '12月30号到1月2号陪爸妈去泡温泉',
    calls: [{ tool: 'quick_add', arguments: { text: '12月30号到1月2号陪爸妈去泡温泉' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['温泉'], lacks: ['30号', '2号'] },
          start: '2026-12-30',
          end: '2027-01-03',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh4-number-02',
    class: 'range',
    said: '周一上午11点看《九号房间》试映',
    calls: [{ tool: 'quick_add', arguments: { text: '周一上午11点看《九号房间》试映' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['九号房间'], lacks: ['11点', '周一'] },
          start: '2026-11-23T11:00',
        },
      ],
    },
  },
  {
    id: 'zh4-number-04',
    class: 'range',
    said: '明晚7点 刷2025年真题第3到5题 俩小时',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚7点 刷2025年真题第3到5题 俩小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['2025', '第3到5题'], lacks: ['7点', '小时'] },
          start: '2026-11-23T19:00',
          end: '2026-11-23T21:00',
        },
      ],
    },
  },
];
