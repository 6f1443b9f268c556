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
  {
    id: 'zh3-repeat-bounds-01',
    class: 'repeat',
    said: '从明天开始每天早上六点半背半小时单词，一直到12月20号',
    calls: [{ tool: 'quick_add', arguments: { text: '从明天开始每天早上六点半背半小时单词，一直到12月20号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['单词'] },
          repeats: ['2026-11-23T06:30', '2026-11-24T06:30', '2026-11-25T06:30', '2026-11-26T06:30', '2026-11-27T06:30'],
          count: 28,
          end: '2026-11-23T07:00',
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-bounds-03',
    class: 'repeat',
    said: '每天晚上九点半读英语，周末除外',
    calls: [{ tool: 'quick_add', arguments: { text: '每天晚上九点半读英语，周末除外' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['读英语'], lacks: ['周末'] },
          repeats: [
            '2026-11-23T21:30',
            '2026-11-24T21:30',
            '2026-11-25T21:30',
            '2026-11-26T21:30',
            '2026-11-27T21:30',
            '2026-11-30T21:30',
          ],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-bounds-05',
    class: 'repeat',
    said: '每周六上午10点娃画画课，12月26号那次不上',
    calls: [{ tool: 'quick_add', arguments: { text: '每周六上午10点娃画画课，12月26号那次不上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['画画课'] },
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00', '2027-01-02T10:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-bounds-07',
    class: 'repeat',
    said: '每周五下午3点交叉评审，共8次',
    calls: [{ tool: 'quick_add', arguments: { text: '每周五下午3点交叉评审，共8次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '交叉评审',
          repeats: ['2026-11-27T15:00', '2026-12-04T15:00', '2026-12-11T15:00', '2026-12-18T15:00', '2026-12-25T15:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-calendar-01',
    class: 'repeat',
    said: '每季度最后一天下午5点提醒我盘库存',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度最后一天下午5点提醒我盘库存' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '盘库存',
          repeats: ['2026-12-31T17:00', '2027-03-31T17:00', '2027-06-30T17:00', '2027-09-30T17:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-calendar-03',
    class: 'repeat',
    said: '每年腊月初八早上7点提醒我熬粥',
    calls: [{ tool: 'quick_add', arguments: { text: '每年腊月初八早上7点提醒我熬粥' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '熬粥', repeats: ['2027-01-15T07:00', '2028-01-04T07:00', '2029-01-22T07:00'] },
      ],
    },
  },
  {
    id: 'zh3-repeat-calendar-05',
    class: 'repeat',
    said: '每四年2月29号提醒我给老同学寄贺卡',
    calls: [{ tool: 'quick_add', arguments: { text: '每四年2月29号提醒我给老同学寄贺卡' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['贺卡'] }, repeats: ['2028-02-29T09:00', '2032-02-29T09:00'] }],
    },
  },
  {
    id: 'zh3-repeat-calendar-07',
    class: 'repeat',
    said: '每月30号提醒我抄电表，没有30号的月份就最后一天',
    calls: [{ tool: 'quick_add', arguments: { text: '每月30号提醒我抄电表，没有30号的月份就最后一天' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '抄电表',
          repeats: ['2026-11-30T09:00', '2026-12-30T09:00', '2027-01-30T09:00', '2027-02-28T09:00', '2027-03-30T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-calendar-09',
    class: 'repeat',
    said: '每月20号提醒我交社保，碰到周末顺延到周一',
    calls: [{ tool: 'quick_add', arguments: { text: '每月20号提醒我交社保，碰到周末顺延到周一' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '交社保',
          repeats: ['2026-12-21T09:00', '2027-01-20T09:00', '2027-02-22T09:00', '2027-03-22T09:00', '2027-04-20T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-list-01',
    class: 'repeat',
    said: '每月5号和20号上午十点提醒我看账单',
    calls: [{ tool: 'quick_add', arguments: { text: '每月5号和20号上午十点提醒我看账单' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '看账单',
          repeats: ['2026-12-05T10:00', '2026-12-20T10:00', '2027-01-05T10:00', '2027-01-20T10:00', '2027-02-05T10:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-list-03',
    class: 'repeat',
    said: '每天早上8点、中午1点、晚上9点各提醒我滴一次眼药水',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上8点、中午1点、晚上9点各提醒我滴一次眼药水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['眼药水'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T08:00', '2026-11-23T13:00', '2026-11-23T21:00', '2026-11-24T08:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-list-05',
    class: 'repeat',
    said: '每月最后一个周日晚8点开家庭会',
    calls: [{ tool: 'quick_add', arguments: { text: '每月最后一个周日晚8点开家庭会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家庭会'] },
          repeats: ['2026-11-29T20:00', '2026-12-27T20:00', '2027-01-31T20:00', '2027-02-28T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh3-repeat-list-07',
    class: 'repeat',
    said: '每天上午9点到11点每半小时提醒我看一眼大盘',
    calls: [{ tool: 'quick_add', arguments: { text: '每天上午9点到11点每半小时提醒我看一眼大盘' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['大盘'] },
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T09:30',
            '2026-11-23T10:00',
            '2026-11-23T10:30',
            '2026-11-23T11:00',
            '2026-11-24T09:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-02',
    class: 'repeat',
    said: '每天晚上九点背单词，背到12月20号',
    calls: [{ tool: 'quick_add', arguments: { text: '每天晚上九点背单词，背到12月20号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['背单词'], lacks: ['12月', '到'] },
          repeats: ['2026-11-22T21:00:00', '2026-11-23T21:00:00', '2026-11-24T21:00:00'],
          count: 29,
        },
      ],
    },
  },
  {
    id: 'zh-repeat-04',
    class: 'repeat',
    said: '提醒我每晚十一点写日记，写到年底',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我每晚十一点写日记，写到年底' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['写日记'], lacks: ['年底'] },
          repeats: ['2026-11-22T23:00:00', '2026-11-23T23:00:00', '2026-11-24T23:00:00'],
          count: 40,
        },
      ],
    },
  },
  {
    id: 'zh-repeat-06',
    class: 'repeat',
    said: '除了周三，每天晚上八点半练琴',
    calls: [{ tool: 'quick_add', arguments: { text: '除了周三，每天晚上八点半练琴' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '练琴',
          repeats: [
            '2026-11-22T20:30:00',
            '2026-11-23T20:30:00',
            '2026-11-24T20:30:00',
            '2026-11-26T20:30:00',
            '2026-11-27T20:30:00',
            '2026-11-28T20:30:00',
            '2026-11-29T20:30:00',
            '2026-11-30T20:30:00',
            '2026-12-01T20:30:00',
            '2026-12-03T20:30:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-08',
    class: 'repeat',
    said: '每月最后一天晚上十点提醒我记账',
    calls: [{ tool: 'quick_add', arguments: { text: '每月最后一天晚上十点提醒我记账' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '记账',
          repeats: ['2026-11-30T22:00:00', '2026-12-31T22:00:00', '2027-01-31T22:00:00', '2027-02-28T22:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-10',
    class: 'repeat',
    said: '每个季度末提醒我备份电脑',
    calls: [{ tool: 'quick_add', arguments: { text: '每个季度末提醒我备份电脑' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '备份电脑',
          repeats: ['2026-12-31T09:00:00', '2027-03-31T09:00:00', '2027-06-30T09:00:00', '2027-09-30T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-12',
    class: 'repeat',
    said: '工作日9点到18点每个小时提醒我站起来活动',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日9点到18点每个小时提醒我站起来活动' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['站起来'], lacks: ['小时'] },
          repeats: [
            '2026-11-23T09:00:00',
            '2026-11-23T10:00:00',
            '2026-11-23T11:00:00',
            '2026-11-23T12:00:00',
            '2026-11-23T13:00:00',
            '2026-11-23T14:00:00',
            '2026-11-23T15:00:00',
            '2026-11-23T16:00:00',
            '2026-11-23T17:00:00',
            '2026-11-23T18:00:00',
            '2026-11-24T09:00:00',
            '2026-11-24T10:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-14',
    class: 'repeat',
    said: '每天早上8点和晚上10点提醒我滴眼药水',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上8点和晚上10点提醒我滴眼药水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '滴眼药水',
          repeats: [
            '2026-11-22T22:00:00',
            '2026-11-23T08:00:00',
            '2026-11-23T22:00:00',
            '2026-11-24T08:00:00',
            '2026-11-24T22:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-16',
    class: 'repeat',
    said: '每周五下午四点复盘，共8次',
    calls: [{ tool: 'quick_add', arguments: { text: '每周五下午四点复盘，共8次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '复盘',
          repeats: ['2026-11-27T16:00:00', '2026-12-04T16:00:00', '2026-12-11T16:00:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-repeat-18',
    class: 'repeat',
    said: '每月第一个和第三个周一上午十点开管委会',
    calls: [{ tool: 'quick_add', arguments: { text: '每月第一个和第三个周一上午十点开管委会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['管委会'] },
          repeats: ['2026-12-07T10:00:00', '2026-12-21T10:00:00', '2027-01-04T10:00:00', '2027-01-18T10:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-20',
    class: 'repeat',
    said: '每周一和周四晚上9点半提醒我倒垃圾，12月31号不用',
    now: '2026-12-22T09:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '每周一和周四晚上9点半提醒我倒垃圾，12月31号不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['倒垃圾'], lacks: ['不用'] },
          repeats: ['2026-12-24T21:30:00', '2026-12-28T21:30:00', '2027-01-04T21:30:00', '2027-01-07T21:30:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-22',
    class: 'repeat',
    said: '每两个月的10号提醒我换净水器滤芯',
    calls: [{ tool: 'quick_add', arguments: { text: '每两个月的10号提醒我换净水器滤芯' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['滤芯'] },
          repeats: ['2026-12-10T09:00:00', '2027-02-10T09:00:00', '2027-04-10T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-24',
    class: 'repeat',
    said: '每到闰年2月29号晚上8点老同学聚会',
    calls: [{ tool: 'quick_add', arguments: { text: '每到闰年2月29号晚上8点老同学聚会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['聚会'] },
          repeats: ['2028-02-29T20:00:00', '2032-02-29T20:00:00', '2036-02-29T20:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-26',
    class: 'repeat',
    said: '每月5号和20号提醒我对账',
    calls: [{ tool: 'quick_add', arguments: { text: '每月5号和20号提醒我对账' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '对账',
          repeats: ['2026-12-05T09:00:00', '2026-12-20T09:00:00', '2027-01-05T09:00:00', '2027-01-20T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-28',
    class: 'repeat',
    said: '每个月最后一个周日晚上八点开家庭会议',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月最后一个周日晚上八点开家庭会议' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家庭会议'] },
          repeats: ['2026-11-29T20:00:00', '2026-12-27T20:00:00', '2027-01-31T20:00:00', '2027-02-28T20:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-30',
    class: 'repeat',
    said: '从今晚开始隔一天晚上八点半夜跑',
    calls: [{ tool: 'quick_add', arguments: { text: '从今晚开始隔一天晚上八点半夜跑' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['夜跑'], lacks: ['开始'] },
          repeats: ['2026-11-22T20:30:00', '2026-11-24T20:30:00', '2026-11-26T20:30:00', '2026-11-28T20:30:00'],
        },
      ],
    },
  },
  {
    id: 'zh-repeat-32',
    class: 'repeat',
    said: '12月7号到11号每天上午九点新人培训，每次三小时',
    calls: [{ tool: 'quick_add', arguments: { text: '12月7号到11号每天上午九点新人培训，每次三小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['新人培训'], lacks: ['三小时'] },
          repeats: [
            '2026-12-07T09:00:00',
            '2026-12-08T09:00:00',
            '2026-12-09T09:00:00',
            '2026-12-10T09:00:00',
            '2026-12-11T09:00:00',
          ],
          end: '2026-12-07T12:00:00',
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-bound-01',
    class: 'repeat',
    said: '从12月1号到12月5号每天晚上八点背单词',
    calls: [{ tool: 'quick_add', arguments: { text: '从12月1号到12月5号每天晚上八点背单词' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['背单词'], lacks: ['每天', '八点', '12月'] },
          start: '2026-12-01T20:00',
          repeats: ['2026-12-01T20:00', '2026-12-02T20:00', '2026-12-03T20:00', '2026-12-04T20:00', '2026-12-05T20:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-bound-03',
    class: 'repeat',
    said: '每周二四晚上7点半上吉他课，一共8次',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二四晚上7点半上吉他课，一共8次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['吉他课'], lacks: ['每周', '8次', '7点'] },
          start: '2026-11-24T19:30',
          repeats: ['2026-11-24T19:30', '2026-11-26T19:30', '2026-12-01T19:30', '2026-12-03T19:30', '2026-12-08T19:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-bound-05',
    class: 'repeat',
    said: '每天早上6点40叫我起床，周末除外，一直到1月15号',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上6点40叫我起床，周末除外，一直到1月15号' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['起床'], lacks: ['周末', '1月', '6点'] },
          at: '2026-11-23T06:40',
          repeats: [
            '2026-11-23T06:40',
            '2026-11-24T06:40',
            '2026-11-25T06:40',
            '2026-11-26T06:40',
            '2026-11-27T06:40',
            '2026-11-30T06:40',
          ],
          count: 40,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-ord-01',
    class: 'repeat',
    said: '隔周周五下午4点周例会，从下周五开始',
    calls: [{ tool: 'quick_add', arguments: { text: '隔周周五下午4点周例会，从下周五开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['周例会'], lacks: ['隔周', '4点', '开始'] },
          start: '2026-11-27T16:00',
          repeats: ['2026-11-27T16:00', '2026-12-11T16:00', '2026-12-25T16:00', '2027-01-08T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-ord-03',
    class: 'repeat',
    said: '每个月第二个周四下午两点技术沙龙，两小时',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月第二个周四下午两点技术沙龙，两小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['技术沙龙'], lacks: ['第二个', '两点', '两小时'] },
          start: '2026-12-10T14:00',
          end: '2026-12-10T16:00',
          repeats: ['2026-12-10T14:00', '2027-01-14T14:00', '2027-02-11T14:00', '2027-03-11T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-ord-05',
    class: 'repeat',
    said: '每月15号上午10点提醒我查工资到账，碰上周末就提前到周五',
    calls: [{ tool: 'quick_add', arguments: { text: '每月15号上午10点提醒我查工资到账，碰上周末就提前到周五' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['工资'], lacks: ['15号', '周末', '周五'] },
          at: '2026-12-15T10:00',
          repeats: [
            '2026-12-15T10:00',
            '2027-01-15T10:00',
            '2027-02-15T10:00',
            '2027-03-15T10:00',
            '2027-04-15T10:00',
            '2027-05-14T10:00',
            '2027-06-15T10:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-hour-01',
    class: 'repeat',
    said: '每天上午10点到下午4点，每隔两小时提醒我喝水',
    calls: [{ tool: 'quick_add', arguments: { text: '每天上午10点到下午4点，每隔两小时提醒我喝水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['喝水'], lacks: ['10点', '两小时'] },
          at: '2026-11-23T10:00',
          repeats: ['2026-11-23T10:00', '2026-11-23T12:00', '2026-11-23T14:00', '2026-11-23T16:00', '2026-11-24T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-hour-03',
    class: 'repeat',
    said: '从明天开始连着三天，早上七点、中午一点、晚上九点各提醒我一次给宝宝量体温',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '从明天开始连着三天，早上七点、中午一点、晚上九点各提醒我一次给宝宝量体温' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['体温'], lacks: ['连着', '七点', '各'] },
          at: '2026-11-23T07:00',
          repeats: ['2026-11-23T07:00', '2026-11-23T13:00', '2026-11-23T21:00', '2026-11-24T07:00'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-bound-02',
    class: 'repeat',
    said: '12月7号起连续四天，每天早上7点跑步半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '12月7号起连续四天，每天早上7点跑步半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['跑步'], lacks: ['连续', '每天', '半小时'] },
          start: '2026-12-07T07:00',
          end: '2026-12-07T07:30',
          repeats: ['2026-12-07T07:00', '2026-12-08T07:00', '2026-12-09T07:00', '2026-12-10T07:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-bound-04',
    class: 'repeat',
    said: '每周六上午十点带娃上乐高课，上到明年1月底',
    calls: [{ tool: 'quick_add', arguments: { text: '每周六上午十点带娃上乐高课，上到明年1月底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['乐高课'], lacks: ['每周', '1月底', '十点'] },
          start: '2026-11-28T10:00',
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00', '2026-12-26T10:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-bound-06',
    class: 'repeat',
    said: '每天晚上9点半提醒我给孩子听写，周五周六不用，到1月20号期末考试为止',
    calls: [
      { tool: 'quick_add', arguments: { text: '每天晚上9点半提醒我给孩子听写，周五周六不用，到1月20号期末考试为止' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['听写'], lacks: ['周五', '9点', '1月'] },
          at: '2026-11-22T21:30',
          repeats: [
            '2026-11-22T21:30',
            '2026-11-23T21:30',
            '2026-11-24T21:30',
            '2026-11-25T21:30',
            '2026-11-26T21:30',
            '2026-11-29T21:30',
          ],
          count: 44,
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-ord-02',
    class: 'repeat',
    said: '每两周一次，周一早上9点半sprint planning，从11月30号开始',
    calls: [{ tool: 'quick_add', arguments: { text: '每两周一次，周一早上9点半sprint planning，从11月30号开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sprint planning'], lacks: ['每两周', '9点', '开始'] },
          start: '2026-11-30T09:30',
          repeats: ['2026-11-30T09:30', '2026-12-14T09:30', '2026-12-28T09:30', '2027-01-11T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-ord-04',
    class: 'repeat',
    said: '每月倒数第二个周五晚上六点半部门小聚',
    calls: [{ tool: 'quick_add', arguments: { text: '每月倒数第二个周五晚上六点半部门小聚' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['部门小聚'], lacks: ['倒数', '六点', '周五'] },
          start: '2026-12-18T18:30',
          repeats: ['2026-12-18T18:30', '2027-01-22T18:30', '2027-02-19T18:30', '2027-03-19T18:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-ord-06',
    class: 'repeat',
    said: '每月20号早上8点提醒我看看房贷卡余额，遇到周末就顺延到周一',
    calls: [{ tool: 'quick_add', arguments: { text: '每月20号早上8点提醒我看看房贷卡余额，遇到周末就顺延到周一' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['余额'], lacks: ['20号', '周末', '周一'] },
          at: '2026-12-21T08:00',
          repeats: ['2026-12-21T08:00', '2027-01-20T08:00', '2027-02-22T08:00', '2027-03-22T08:00', '2027-04-20T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-hour-02',
    class: 'repeat',
    said: '每天早上7点到晚上7点每3个小时提醒我滴眼药水',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上7点到晚上7点每3个小时提醒我滴眼药水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['眼药水'], lacks: ['7点', '小时'] },
          at: '2026-11-23T07:00',
          repeats: [
            '2026-11-23T07:00',
            '2026-11-23T10:00',
            '2026-11-23T13:00',
            '2026-11-23T16:00',
            '2026-11-23T19:00',
            '2026-11-24T07:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-repeat-hour-04',
    class: 'repeat',
    said: '明天起五天，每天早上8点半和晚上8点半叫我给狗喂消炎药',
    calls: [{ tool: 'quick_add', arguments: { text: '明天起五天，每天早上8点半和晚上8点半叫我给狗喂消炎药' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['消炎药'], lacks: ['8点', '五天'] },
          at: '2026-11-23T08:30',
          repeats: ['2026-11-23T08:30', '2026-11-23T20:30', '2026-11-24T08:30', '2026-11-24T20:30'],
          count: 10,
        },
      ],
    },
  },
];
