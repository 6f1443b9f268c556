import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-repeat-01',
    class: 'repeat',
    said: '隔一周的周六上午十点大扫除，12月5号开始',
    calls: [{ tool: 'quick_add', arguments: { text: '隔一周的周六上午十点大扫除，12月5号开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大扫除'], lacks: ['开始'] },
          repeats: ['2026-12-05T10:00:00', '2026-12-19T10:00:00', '2027-01-02T10:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-03',
    class: 'repeat',
    said: '每个工作日下午六点提醒我打卡，节假日不用',
    now: '2026-12-29T08:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '每个工作日下午六点提醒我打卡，节假日不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['打卡'], lacks: ['节假日'] },
          repeats: [
            '2026-12-29T18:00:00',
            '2026-12-30T18:00:00',
            '2026-12-31T18:00:00',
            '2027-01-04T18:00:00',
            '2027-01-05T18:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-05',
    class: 'repeat',
    said: '每年母亲节提醒我订康乃馨',
    calls: [{ tool: 'quick_add', arguments: { text: '每年母亲节提醒我订康乃馨' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '订康乃馨',
          repeats: ['2027-05-09T09:00:00', '2028-05-14T09:00:00', '2029-05-13T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-07',
    class: 'repeat',
    said: '每天三顿饭后提醒我测血糖，早上8点半、中午12点半、晚上7点',
    calls: [{ tool: 'quick_add', arguments: { text: '每天三顿饭后提醒我测血糖，早上8点半、中午12点半、晚上7点' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['测血糖'] },
          repeats: [
            '2026-11-23T08:30:00',
            '2026-11-23T12:30:00',
            '2026-11-23T19:00:00',
            '2026-11-24T08:30:00',
            '2026-11-24T12:30:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-09',
    class: 'repeat',
    said: '每年农历六月十八提醒我给外婆过寿',
    calls: [{ tool: 'quick_add', arguments: { text: '每年农历六月十八提醒我给外婆过寿' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['外婆'], lacks: ['农历', '六月'] },
          repeats: ['2027-07-21T09:00:00', '2028-08-08T09:00:00', '2029-07-28T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-11',
    class: 'repeat',
    said: '工作日中午12点半到1点半午休',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日中午12点半到1点半午休' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '午休',
          repeats: [
            '2026-11-23T12:30:00',
            '2026-11-24T12:30:00',
            '2026-11-25T12:30:00',
            '2026-11-26T12:30:00',
            '2026-11-27T12:30:00',
            '2026-11-30T12:30:00',
          ],
          end: '2026-11-23T13:30:00',
        },
      ],
    },
  },
  {
    id: 'zh-repeat-13',
    class: 'repeat',
    said: '每天早上9点到晚上9点，每隔两小时提醒我喝水',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上9点到晚上9点，每隔两小时提醒我喝水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['喝水'] },
          repeats: [
            '2026-11-22T21:00:00',
            '2026-11-23T09:00:00',
            '2026-11-23T11:00:00',
            '2026-11-23T13:00:00',
            '2026-11-23T15:00:00',
            '2026-11-23T17:00:00',
            '2026-11-23T19:00:00',
            '2026-11-23T21:00:00',
            '2026-11-24T09:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-15',
    class: 'repeat',
    said: '每月15号提醒我发工资，遇周末提前到周五',
    calls: [{ tool: 'quick_add', arguments: { text: '每月15号提醒我发工资，遇周末提前到周五' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['发工资'], lacks: ['周末', '提前'] },
          repeats: [
            '2026-12-15T09:00:00',
            '2027-01-15T09:00:00',
            '2027-02-15T09:00:00',
            '2027-03-15T09:00:00',
            '2027-04-15T09:00:00',
            '2027-05-14T09:00:00',
            '2027-06-15T09:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-17',
    class: 'repeat',
    said: '下周一到周五每天晚上7点到9点冲刺复习',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一到周五每天晚上7点到9点冲刺复习' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复习'] },
          repeats: [
            '2026-11-23T19:00:00',
            '2026-11-24T19:00:00',
            '2026-11-25T19:00:00',
            '2026-11-26T19:00:00',
            '2026-11-27T19:00:00',
          ],
          end: '2026-11-23T21:00:00',
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-repeat-19',
    class: 'repeat',
    said: '每周健身三次，晚上七点',
    calls: [{ tool: 'quick_add', arguments: { text: '每周健身三次，晚上七点' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-repeat-21',
    class: 'repeat',
    said: '提醒我每天早上七点半吃消炎药，连吃十天',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我每天早上七点半吃消炎药，连吃十天' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['消炎药'], lacks: ['十天'] },
          repeats: ['2026-11-23T07:30:00', '2026-11-24T07:30:00', '2026-11-25T07:30:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh-repeat-23',
    class: 'repeat',
    said: '周报每周五都要交，加成待办',
    calls: [{ tool: 'todo_add', arguments: { title: '交周报', due: '周五', repeat: '每周五' } }],
    expect: { written: [{ kind: 'todo', title: '交周报', due: '2026-11-27' }] },
  },
  {
    id: 'zh-repeat-25',
    class: 'repeat',
    said: '每半年洗一次牙，从12月6号上午十点开始',
    calls: [{ tool: 'quick_add', arguments: { text: '每半年洗一次牙，从12月6号上午十点开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['洗'], lacks: ['半年'] },
          repeats: ['2026-12-06T10:00:00', '2027-06-06T10:00:00', '2027-12-06T10:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-27',
    class: 'repeat',
    said: '每年腊月二十提醒我寄年货',
    calls: [{ tool: 'quick_add', arguments: { text: '每年腊月二十提醒我寄年货' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '寄年货',
          repeats: ['2027-01-27T09:00:00', '2028-01-16T09:00:00', '2029-02-03T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-29',
    class: 'repeat',
    said: '缴社保那个改成每月15号提醒',
    before: [{ tool: 'reminder_add', arguments: { title: '缴社保', at: '2026-12-15T10:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '缴社保', repeat: '每月15号' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '缴社保',
          repeats: ['2026-12-15T10:00:00', '2027-01-15T10:00:00', '2027-02-15T10:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-31',
    class: 'repeat',
    said: '每周二、周四晚上七点半跳操，一个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二、周四晚上七点半跳操，一个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '跳操',
          repeats: ['2026-11-24T19:30:00', '2026-11-26T19:30:00', '2026-12-01T19:30:00', '2026-12-03T19:30:00'],
          end: '2026-11-24T20:30:00',
          count: 'endless',
        },
      ],
    },
  },
];
