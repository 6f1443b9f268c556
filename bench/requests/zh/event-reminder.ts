import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-event-reminder-01',
    class: 'event-reminder',
    said: '明天下午3点跟客户开会，另外中午12点提醒我打印资料',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午3点跟客户开会，另外中午12点提醒我打印资料' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['客户'], lacks: ['打印'] }, start: '2026-11-23T15:00' },
        { kind: 'reminder', title: '打印资料', at: '2026-11-23T12:00' },
      ],
    },
  },
  {
    id: 'zh3-event-reminder-03',
    class: 'event-reminder',
    said: '12月2号下午两点面试，早上8点提醒我带身份证',
    calls: [{ tool: 'quick_add', arguments: { text: '12月2号下午两点面试，早上8点提醒我带身份证' } }],
    expect: {
      written: [
        { kind: 'event', title: '面试', start: '2026-12-02T14:00' },
        { kind: 'reminder', title: '带身份证', at: '2026-12-02T08:00' },
      ],
    },
  },
  {
    id: 'zh3-event-reminder-05',
    class: 'event-reminder',
    said: '下周二上午10点做PPT汇报，别忘了周一下午5点把稿子发给老板',
    calls: [{ tool: 'quick_add', arguments: { text: '下周二上午10点做PPT汇报，别忘了周一下午5点把稿子发给老板' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['PPT汇报'], lacks: ['稿子'] }, start: '2026-11-24T10:00' },
        { kind: 'reminder', title: { has: ['稿子', '老板'] }, at: '2026-11-23T17:00' },
      ],
    },
  },
  {
    id: 'zh4-event-reminder-01',
    class: 'event-reminder',
    said: '周四上午十点去签租房合同，顺便提醒我带身份证',
    calls: [{ tool: 'quick_add', arguments: { text: '周四上午十点去签租房合同，顺便提醒我带身份证' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['租房合同'], lacks: ['身份证', '提醒'] },
          start: '2026-11-26T10:00',
        },
        { kind: 'reminder', title: { has: ['身份证'], lacks: ['顺便', '合同'] } },
      ],
    },
  },
  {
    id: 'zh4-event-reminder-03',
    class: 'event-reminder',
    said: '周五晚上八点跟客户开视频会，当天下午五点提醒我先测一下摄像头',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上八点跟客户开视频会，当天下午五点提醒我先测一下摄像头' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['客户', '视频会'], lacks: ['摄像头', '八点'] },
          start: '2026-11-27T20:00',
        },
        { kind: 'reminder', title: { has: ['摄像头'], lacks: ['五点', '当天'] }, at: '2026-11-27T17:00' },
      ],
    },
  },
  {
    id: 'zh4-event-reminder-02',
    class: 'event-reminder',
    said: '明天下午4点家长会，记得提醒我带孩子的成绩单',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午4点家长会，记得提醒我带孩子的成绩单' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['家长会'], lacks: ['成绩单', '提醒'] }, start: '2026-11-23T16:00' },
        { kind: 'reminder', title: { has: ['成绩单'], lacks: ['记得', '家长会'] } },
      ],
    },
  },
  {
    id: 'zh4-event-reminder-04',
    class: 'event-reminder',
    said: '周六中午12点半老同学婚宴，头天晚上七点提醒我去取份子钱',
    calls: [{ tool: 'quick_add', arguments: { text: '周六中午12点半老同学婚宴，头天晚上七点提醒我去取份子钱' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['婚宴'], lacks: ['份子钱', '12点'] }, start: '2026-11-28T12:30' },
        { kind: 'reminder', title: { has: ['份子钱'], lacks: ['七点', '头天'] }, at: '2026-11-27T19:00' },
      ],
    },
  },
];
