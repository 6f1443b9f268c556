import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-alert-01',
    class: 'alert',
    said: '每周四下午2点项目会，提前15分钟提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '每周四下午2点项目会，提前15分钟提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['项目会'], lacks: ['提前'] },
          repeats: ['2026-11-26T14:00:00', '2026-12-03T14:00:00', '2026-12-10T14:00:00'],
          end: '2026-11-26T15:00:00',
          reminds: ['2026-11-26T13:45:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-03',
    class: 'alert',
    said: '12月12号下午四点接机，当天中午12点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月12号下午四点接机，当天中午12点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['接机'], lacks: ['当天', '提醒'] },
          start: '2026-12-12T16:00:00',
          reminds: ['2026-12-12T12:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-05',
    class: 'alert',
    said: '周五晚上8点直播首秀，开始前10分钟、5分钟各响一次',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上8点直播首秀，开始前10分钟、5分钟各响一次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['直播首秀'], lacks: ['分钟', '各响'] },
          start: '2026-11-27T20:00:00',
          reminds: ['2026-11-27T19:50:00', '2026-11-27T19:55:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-07',
    class: 'alert',
    said: '12月3号早上7点20的高铁，提前90分钟叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号早上7点20的高铁，提前90分钟叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['高铁'], lacks: ['提前', '叫我'] },
          start: '2026-12-03T07:20:00',
          reminds: ['2026-12-03T05:50:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-09',
    class: 'alert',
    said: '复诊那个加两个提醒，一天前和一小时前',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '骨科复诊', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '复诊', remind_minutes: '一天前和一小时前' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '骨科复诊',
          start: '2026-11-26T10:00:00',
          reminds: ['2026-11-25T10:00:00', '2026-11-26T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-11',
    class: 'alert',
    said: '12月1号全天团建，前一天晚上9点提醒我',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '团建', start: '12月1号', all_day: true, remind_minutes: '前一天晚上9点' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '团建',
          allDay: true,
          start: '2026-12-01',
          end: '2026-12-02',
          reminds: ['2026-11-30T21:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-alert-01',
    class: 'alert',
    said: '周四下午2点产品评审，提前一刻钟喊我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午2点产品评审，提前一刻钟喊我一声' } }],
    expect: {
      written: [{ kind: 'event', title: '产品评审', start: '2026-11-26T14:00', reminds: ['2026-11-26T13:45'] }],
    },
  },
  {
    id: 'zh3-alert-03',
    class: 'alert',
    said: '12月6号全天体检，前一天晚上八点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月6号全天体检，前一天晚上八点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '体检',
          start: '2026-12-06',
          end: '2026-12-07',
          allDay: true,
          reminds: ['2026-12-05T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-alert-05',
    class: 'alert',
    said: '下周二上午9点面签，头一天晚上九点提醒',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '面签', start: '下周二上午9点', remind_minutes: '提前一天晚上九点' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '面签', start: '2026-11-24T09:00', reminds: ['2026-11-23T21:00'] }] },
  },
  {
    id: 'zh3-alert-07',
    class: 'alert',
    said: '后天10点半面试，当天早上7点提醒我一下',
    calls: [{ tool: 'quick_add', arguments: { text: '后天10点半面试，当天早上7点提醒我一下' } }],
    expect: { written: [{ kind: 'event', title: '面试', start: '2026-11-24T10:30', reminds: ['2026-11-24T07:00'] }] },
  },
  {
    id: 'zh-alert-02',
    class: 'alert',
    said: '12月18号交房，提前三天提醒',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '交房', start: '12月18号', all_day: true, remind_minutes: '提前三天' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: '交房', allDay: true, start: '2026-12-18', reminds: ['2026-12-15T09:00:00'] }],
    },
  },
  {
    id: 'zh-alert-04',
    class: 'alert',
    said: '除夕晚上六点年夜饭，提前一周提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕晚上六点年夜饭，提前一周提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年夜饭'], lacks: ['提前'] },
          start: '2027-02-05T18:00:00',
          reminds: ['2027-01-29T18:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-06',
    class: 'alert',
    said: '下周日下午1点相亲，提前1小时提醒，当天早上9点也提醒一次',
    calls: [{ tool: 'quick_add', arguments: { text: '下周日下午1点相亲，提前1小时提醒，当天早上9点也提醒一次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['相亲'], lacks: ['提醒', '提前'] },
          start: '2026-11-29T13:00:00',
          reminds: ['2026-11-29T09:00:00', '2026-11-29T12:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-08',
    class: 'alert',
    said: '周三下午两点毕业答辩，提前一天和提前两小时都提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午两点毕业答辩，提前一天和提前两小时都提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['答辩'], lacks: ['提前', '提醒'] },
          start: '2026-11-25T14:00:00',
          reminds: ['2026-11-24T14:00:00', '2026-11-25T12:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-10',
    class: 'alert',
    said: '周三上午十点董事会，提前一天、一小时和十分钟各提醒我一遍',
    calls: [{ tool: 'quick_add', arguments: { text: '周三上午十点董事会，提前一天、一小时和十分钟各提醒我一遍' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['董事会'], lacks: ['提前', '一遍'] },
          start: '2026-11-25T10:00:00',
          reminds: ['2026-11-24T10:00:00', '2026-11-25T09:00:00', '2026-11-25T09:50:00'],
        },
      ],
    },
  },
  {
    id: 'zh-alert-12',
    class: 'alert',
    said: '周四早上9点做核磁，前一天晚上8点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '周四早上9点做核磁，前一天晚上8点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['核磁'], lacks: ['提醒', '前一天'] },
          start: '2026-11-26T09:00:00',
          reminds: ['2026-11-25T20:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh4-alert-01',
    class: 'alert',
    said: '周三下午三点半牙科复查，提前40分钟叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午三点半牙科复查，提前40分钟叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['牙科复查'], lacks: ['提前', '40'] },
          start: '2026-11-25T15:30',
          reminds: ['2026-11-25T14:50'],
        },
      ],
    },
  },
  {
    id: 'zh4-alert-03',
    class: 'alert',
    said: '28号晚上7点五月天演唱会，头一天晚上八点提醒我一次，当天再提前两小时提醒一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '28号晚上7点五月天演唱会，头一天晚上八点提醒我一次，当天再提前两小时提醒一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['五月天演唱会'], lacks: ['提前', '提醒', '28号'] },
          start: '2026-11-28T19:00',
          reminds: ['2026-11-27T20:00', '2026-11-28T17:00'],
        },
      ],
    },
  },
  {
    id: 'zh4-alert-02',
    class: 'alert',
    said: '后天上午10点 字节二面 提前一个半小时提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午10点 字节二面 提前一个半小时提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['字节二面'], lacks: ['提前', '小时', '10点'] },
          start: '2026-11-24T10:00',
          reminds: ['2026-11-24T08:30'],
        },
      ],
    },
  },
  {
    id: 'zh4-alert-04',
    class: 'alert',
    said: '12月5号早上9点考科目三，前一天晚上九点半和当天提前一个小时各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '12月5号早上9点考科目三，前一天晚上九点半和当天提前一个小时各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['科目三'], lacks: ['提前', '提醒', '9点'] },
          start: '2026-12-05T09:00',
          reminds: ['2026-12-04T21:30', '2026-12-05T08:00'],
        },
      ],
    },
  },
];
