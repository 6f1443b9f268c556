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
];
