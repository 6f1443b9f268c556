import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-several-01',
    class: 'several',
    said: '周二上午十点见投资人，周三上午十点见律师',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '监事会', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '周二上午十点见投资人，周三上午十点见律师' } }],
    expect: { asks: ['监事会'] },
  },
  {
    id: 'zh-several-03',
    class: 'several',
    said: '周一上午9点到10点过预算；10点半到12点写方案',
    calls: [{ tool: 'quick_add', arguments: { text: '周一上午9点到10点过预算；10点半到12点写方案' } }],
    expect: {
      written: [
        { kind: 'event', title: '过预算', start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
        { kind: 'event', title: '写方案', start: '2026-11-23T10:30:00', end: '2026-11-23T12:00:00' },
      ],
    },
  },
  {
    id: 'zh-several-05',
    class: 'several',
    said: '明天下午三点开复盘会，然后周五下午跟供应商聊',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午三点开复盘会，然后周五下午跟供应商聊' } }],
    expect: { asks: ['供应商'] },
  },
  {
    id: 'zh-several-07',
    class: 'several',
    said: '安排周四下午两点的宣讲会，并提醒我带U盘',
    calls: [{ tool: 'quick_add', arguments: { text: '安排周四下午两点的宣讲会，并提醒我带U盘' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['宣讲会'], lacks: ['U盘', '安排'] }, start: '2026-11-26T14:00:00' },
        { kind: 'reminder', title: { has: ['U盘'], lacks: ['宣讲会'] } },
      ],
    },
  },
  {
    id: 'zh-several-09',
    class: 'several',
    said: '加三个待办：交物业费、给车加油、换灯泡',
    calls: [{ tool: 'quick_add', arguments: { text: '加三个待办：交物业费、给车加油、换灯泡' } }],
    expect: {
      written: [
        { kind: 'todo', title: '交物业费', due: null },
        { kind: 'todo', title: '给车加油', due: null },
        { kind: 'todo', title: '换灯泡', due: null },
      ],
    },
  },
  {
    id: 'zh-several-11',
    class: 'several',
    said: '周三10点面试张伟，11点面试李娜，下午2点面试王强',
    calls: [{ tool: 'quick_add', arguments: { text: '周三10点面试张伟，11点面试李娜，下午2点面试王强' } }],
    expect: {
      written: [
        { kind: 'event', title: '面试张伟', start: '2026-11-25T10:00:00' },
        { kind: 'event', title: '面试李娜', start: '2026-11-25T11:00:00' },
        { kind: 'event', title: '面试王强', start: '2026-11-25T14:00:00' },
      ],
    },
  },
];
