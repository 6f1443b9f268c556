import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-repeats-01',
    class: 'repeats',
    said: '每周二周四晚上八点日语课，上到元旦前',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二周四晚上八点日语课，上到元旦前' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['日语课'], lacks: ['元旦', '周二'] },
          repeats: ['2026-11-24T20:00', '2026-11-26T20:00', '2026-12-01T20:00', '2026-12-03T20:00'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-02',
    class: 'repeats',
    said: '每个月第二个和第四个周六下午三点去看外婆',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月第二个和第四个周六下午三点去看外婆' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['外婆'], lacks: ['第二个', '周六'] },
          repeats: ['2026-11-28T15:00', '2026-12-12T15:00', '2026-12-26T15:00', '2027-01-09T15:00', '2027-01-23T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-03',
    class: 'repeats',
    said: '每天早上七点和晚上十点提醒我测血糖',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上七点和晚上十点提醒我测血糖' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '测血糖',
          repeats: ['2026-11-22T22:00', '2026-11-23T07:00', '2026-11-23T22:00', '2026-11-24T07:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-04',
    class: 'repeats',
    said: '工作日中午十二点半提醒我午睡，周三不用',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日中午十二点半提醒我午睡，周三不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['午睡'], lacks: ['周三', '不用'] },
          repeats: ['2026-11-23T12:30', '2026-11-24T12:30', '2026-11-26T12:30', '2026-11-27T12:30', '2026-11-30T12:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-05',
    class: 'repeats',
    said: '每月1号和16号早上九点提醒我收房租',
    calls: [{ tool: 'quick_add', arguments: { text: '每月1号和16号早上九点提醒我收房租' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '收房租',
          repeats: ['2026-12-01T09:00', '2026-12-16T09:00', '2027-01-01T09:00', '2027-01-16T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-06',
    class: 'repeats',
    said: '从这个月28号开始，每三周的周六上午十点大扫除',
    calls: [{ tool: 'quick_add', arguments: { text: '从这个月28号开始，每三周的周六上午十点大扫除' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '大扫除',
          repeats: ['2026-11-28T10:00', '2026-12-19T10:00', '2027-01-09T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-07',
    class: 'repeats',
    said: '每年农历九月初九上午十点带爸妈登高',
    calls: [{ tool: 'quick_add', arguments: { text: '每年农历九月初九上午十点带爸妈登高' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['登高'], lacks: ['九月', '农历'] },
          repeats: ['2027-10-08T10:00', '2028-10-26T10:00', '2029-10-16T10:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-08',
    class: 'repeats',
    said: '每天上午十点到下午四点每两小时提醒我滴眼药水',
    calls: [{ tool: 'quick_add', arguments: { text: '每天上午十点到下午四点每两小时提醒我滴眼药水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '滴眼药水',
          repeats: ['2026-11-23T10:00', '2026-11-23T12:00', '2026-11-23T14:00', '2026-11-23T16:00', '2026-11-24T10:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-09',
    class: 'repeats',
    said: '每周日下午三点去福利院做义工，12月27号那次不去',
    calls: [{ tool: 'quick_add', arguments: { text: '每周日下午三点去福利院做义工，12月27号那次不去' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['做义工'], lacks: ['27号', '不去'] },
          repeats: ['2026-11-29T15:00', '2026-12-06T15:00', '2026-12-13T15:00', '2026-12-20T15:00', '2027-01-03T15:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-10',
    class: 'repeats',
    said: '明天早上八点开始隔天提醒我换药，一共七次',
    calls: [{ tool: 'reminder_add', arguments: { title: '换药', at: '明天早上八点', repeat: '隔天，一共七次' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '换药',
          repeats: ['2026-11-23T08:00', '2026-11-25T08:00', '2026-11-27T08:00', '2026-11-29T08:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-11',
    class: 'repeats',
    said: '羽毛球以后改成每周三和周六都打，时间不变',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '羽毛球',
          start: '2026-11-25T20:00:00',
          end: '2026-11-25T21:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '羽毛球', scope: 'all', repeat: '每周三和周六' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '羽毛球',
          repeats: ['2026-11-25T20:00', '2026-11-28T20:00', '2026-12-02T20:00', '2026-12-05T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-12',
    class: 'repeats',
    said: '每月倒数第二天提醒我对账',
    calls: [{ tool: 'quick_add', arguments: { text: '每月倒数第二天提醒我对账' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '对账',
          repeats: ['2026-11-29T09:00', '2026-12-30T09:00', '2027-01-30T09:00', '2027-02-27T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-13',
    class: 'repeats',
    said: '每两周的周五下午三点半大组会，从这周五开始算，一直到明年三月底',
    now: '2026-11-23T09:00:00+08:00',
    calls: [
      { tool: 'quick_add', arguments: { text: '每两周的周五下午三点半大组会，从这周五开始算，一直到明年三月底' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大组会'], lacks: ['三月', '周五'] },
          repeats: ['2026-11-27T15:30', '2026-12-11T15:30', '2026-12-25T15:30'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-14',
    class: 'repeats',
    said: '每月1号和15号提醒我给老伴配药',
    calls: [{ tool: 'quick_add', arguments: { text: '每月1号和15号提醒我给老伴配药' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['老伴配药'], lacks: ['15号'] },
          repeats: ['2026-12-01T09:00', '2026-12-15T09:00', '2027-01-01T09:00', '2027-01-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-15',
    class: 'repeats',
    said: '每周二四晚上七点半到九点上瑜伽课，上到年底',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二四晚上七点半到九点上瑜伽课，上到年底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['瑜伽课'], lacks: ['年底'] },
          repeats: ['2026-11-24T19:30', '2026-11-26T19:30', '2026-12-01T19:30', '2026-12-03T19:30'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-16',
    class: 'repeats',
    said: '隔一周的周五下午三点组会，从下周五开始',
    calls: [{ tool: 'quick_add', arguments: { text: '隔一周的周五下午三点组会，从下周五开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['组会'], lacks: ['隔一周', '开始'] },
          repeats: ['2026-11-27T15:00', '2026-12-11T15:00', '2026-12-25T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-17',
    class: 'repeats',
    said: '从明早六点开始每八小时提醒我换一次敷料，换六次',
    calls: [{ tool: 'quick_add', arguments: { text: '从明早六点开始每八小时提醒我换一次敷料，换六次' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['敷料'], lacks: ['八小时'] },
          repeats: ['2026-11-23T06:00', '2026-11-23T14:00', '2026-11-23T22:00', '2026-11-24T06:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-18',
    class: 'repeats',
    said: '周一到周五除了周三，每天下午五点接孙子放学',
    calls: [{ tool: 'quick_add', arguments: { text: '周一到周五除了周三，每天下午五点接孙子放学' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['接孙子'], lacks: ['周三'] },
          repeats: ['2026-11-23T17:00', '2026-11-24T17:00', '2026-11-26T17:00', '2026-11-27T17:00', '2026-11-30T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-19',
    class: 'repeats',
    said: '每月第二个周六上午九点去敬老院做志愿者',
    calls: [{ tool: 'quick_add', arguments: { text: '每月第二个周六上午九点去敬老院做志愿者' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['志愿者'], lacks: ['第二个'] },
          repeats: ['2026-12-12T09:00', '2027-01-09T09:00', '2027-02-13T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-20',
    class: 'repeats',
    said: '每季度第一个周一上午十点做项目复盘',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度第一个周一上午十点做项目复盘' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['项目复盘'], lacks: ['季度'] },
          repeats: ['2027-01-04T10:00', '2027-04-05T10:00', '2027-07-05T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-21',
    class: 'repeats',
    said: '每年农历九月初九上午九点陪老伴登高',
    calls: [{ tool: 'quick_add', arguments: { text: '每年农历九月初九上午九点陪老伴登高' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['登高'], lacks: ['农历'] },
          repeats: ['2027-10-08T09:00', '2028-10-26T09:00', '2029-10-16T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-22',
    class: 'repeats',
    said: '从明天起每两天上一个白班，早八点到下午四点，一直到12月10号',
    calls: [{ tool: 'quick_add', arguments: { text: '从明天起每两天上一个白班，早八点到下午四点，一直到12月10号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['白班'], lacks: ['12月'] },
          repeats: ['2026-11-23T08:00', '2026-11-25T08:00', '2026-11-27T08:00'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-23',
    class: 'repeats',
    said: '每天上午10点到下午4点每小时提醒我起来活动一下，周末不用',
    calls: [{ tool: 'quick_add', arguments: { text: '每天上午10点到下午4点每小时提醒我起来活动一下，周末不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['活动'], lacks: ['周末'] },
          repeats: [
            '2026-11-23T10:00',
            '2026-11-23T11:00',
            '2026-11-23T12:00',
            '2026-11-23T13:00',
            '2026-11-23T14:00',
            '2026-11-23T15:00',
            '2026-11-23T16:00',
            '2026-11-24T10:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-24',
    class: 'repeats',
    said: '每月20号提醒我报项目进度，遇周末提前到周五',
    calls: [{ tool: 'quick_add', arguments: { text: '每月20号提醒我报项目进度，遇周末提前到周五' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['项目进度'], lacks: ['周末'] },
          repeats: ['2026-12-18T09:00', '2027-01-20T09:00', '2027-02-19T09:00', '2027-03-19T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-25',
    class: 'repeats',
    said: '科室学习定下来了，每周四下午三点，共8次',
    calls: [{ tool: 'schedule_add', arguments: { title: '科室学习', repeat: '每周四下午三点，共8次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '科室学习',
          repeats: ['2026-11-26T15:00', '2026-12-03T15:00', '2026-12-10T15:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-26',
    class: 'repeats',
    said: '每周二、四晚上七点到八点半孩子上网球课，上到12月底',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二、四晚上七点到八点半孩子上网球课，上到12月底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['网球课'], lacks: ['12月', '七点'] },
          repeats: ['2026-11-24T19:00', '2026-11-26T19:00', '2026-12-01T19:00', '2026-12-03T19:00'],
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:30',
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-27',
    class: 'repeats',
    said: '每个月第一个和第三个周六上午九点大扫除',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月第一个和第三个周六上午九点大扫除' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大扫除'], lacks: ['第一', '周六'] },
          repeats: ['2026-12-05T09:00', '2026-12-19T09:00', '2027-01-02T09:00', '2027-01-16T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-28',
    class: 'repeats',
    said: '工作日早上八点二十提醒我打卡，周三不用',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日早上八点二十提醒我打卡，周三不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['打卡'], lacks: ['周三'] },
          repeats: ['2026-11-23T08:20', '2026-11-24T08:20', '2026-11-26T08:20', '2026-11-27T08:20', '2026-11-30T08:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-29',
    class: 'repeats',
    said: '明天起连着七天，上午十点、下午三点、晚上八点半提醒我给王奶奶量血压',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天起连着七天，上午十点、下午三点、晚上八点半提醒我给王奶奶量血压' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['王奶奶量血压'], lacks: ['七天', '八点半'] },
          repeats: ['2026-11-23T10:00', '2026-11-23T15:00', '2026-11-23T20:30', '2026-11-24T10:00'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-30',
    class: 'repeats',
    said: '每三个星期的周一上午九点半做一次部门复盘，从11月30号开始',
    calls: [{ tool: 'quick_add', arguments: { text: '每三个星期的周一上午九点半做一次部门复盘，从11月30号开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['部门复盘'], lacks: ['11月', '星期', '周一'] },
          repeats: ['2026-11-30T09:30', '2026-12-21T09:30', '2027-01-11T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-31',
    class: 'repeats',
    said: '每个月倒数第二天下午五点提醒我结算工时',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月倒数第二天下午五点提醒我结算工时' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['结算工时'], lacks: ['倒数'] },
          repeats: ['2026-11-29T17:00', '2026-12-30T17:00', '2027-01-30T17:00', '2027-02-27T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-32',
    class: 'repeats',
    said: '逢单号早上七点半提醒我挪车',
    calls: [{ tool: 'quick_add', arguments: { text: '逢单号早上七点半提醒我挪车' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['挪车'], lacks: ['单号'] },
          repeats: ['2026-11-23T07:30', '2026-11-25T07:30', '2026-11-27T07:30', '2026-11-29T07:30', '2026-12-01T07:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-33',
    class: 'repeats',
    said: '双周的周二晚上八点跟海外同事碰进度',
    calls: [{ tool: 'quick_add', arguments: { text: '双周的周二晚上八点跟海外同事碰进度' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['海外同事', '碰进度'], lacks: ['双周', '周二'] },
          repeats: ['2026-11-24T20:00', '2026-12-08T20:00', '2026-12-22T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-34',
    class: 'repeats',
    said: '每年农历九月初九提醒我给外婆打电话',
    calls: [{ tool: 'quick_add', arguments: { text: '每年农历九月初九提醒我给外婆打电话' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['给外婆打电话'], lacks: ['农历', '初九'] },
          repeats: ['2027-10-08T09:00', '2028-10-26T09:00', '2029-10-16T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-35',
    class: 'repeats',
    said: '12月14号到25号每个工作日早上八点半晨交班，24号不用',
    calls: [{ tool: 'quick_add', arguments: { text: '12月14号到25号每个工作日早上八点半晨交班，24号不用' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['晨交班'], lacks: ['24号', '工作日'] },
          repeats: ['2026-12-14T08:30', '2026-12-15T08:30', '2026-12-16T08:30', '2026-12-17T08:30', '2026-12-18T08:30'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-36',
    class: 'repeats',
    said: '钢琴课每周六下午三点，一共十次',
    calls: [{ tool: 'schedule_add', arguments: { title: '钢琴课', repeat: '每周六下午三点，一共十次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '钢琴课',
          repeats: ['2026-11-28T15:00', '2026-12-05T15:00', '2026-12-12T15:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-37',
    class: 'repeats',
    said: '部门例会以后改成隔周一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '部门例会',
          start: '2026-11-23T10:00',
          end: '2026-11-23T11:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '部门例会', scope: 'all', repeat: '隔周一次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '部门例会',
          repeats: ['2026-11-23T10:00', '2026-12-07T10:00', '2026-12-21T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-38',
    class: 'repeats',
    said: '工作日9点到17点每隔两个小时提醒我起来活动活动',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日9点到17点每隔两个小时提醒我起来活动活动' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['活动'], lacks: ['小时', '工作日'] },
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T11:00',
            '2026-11-23T13:00',
            '2026-11-23T15:00',
            '2026-11-23T17:00',
            '2026-11-24T09:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-39',
    class: 'repeats',
    said: '喂猫的提醒改成每天早上七点和晚上七点各一次',
    before: [{ tool: 'reminder_add', arguments: { title: '喂猫', at: '2026-11-23T08:00', repeat: 'FREQ=DAILY' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: '喂猫', scope: 'all', repeat: '每天早上七点和晚上七点各一次' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '喂猫',
          repeats: ['2026-11-23T07:00', '2026-11-23T19:00', '2026-11-24T07:00', '2026-11-24T19:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-40',
    class: 'repeats',
    said: '每周二四六晚上七点带团课',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二四六晚上七点带团课' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['团课'], lacks: ['每周', '七点', '晚上'] },
          repeats: ['2026-11-24T19:00', '2026-11-26T19:00', '2026-11-28T19:00', '2026-12-01T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-41',
    class: 'repeats',
    said: '工作日每天上午9点50站会，开到12月18号为止',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日每天上午9点50站会，开到12月18号为止' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['站会'], lacks: ['工作日', '为止', '12月', '9点'] },
          repeats: [
            '2026-11-23T09:50',
            '2026-11-24T09:50',
            '2026-11-25T09:50',
            '2026-11-26T09:50',
            '2026-11-27T09:50',
            '2026-11-30T09:50',
          ],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-42',
    class: 'repeats',
    said: '从明天开始连续十天，每天早上六点空腹有氧',
    calls: [{ tool: 'quick_add', arguments: { text: '从明天开始连续十天，每天早上六点空腹有氧' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['空腹有氧'], lacks: ['连续', '十天', '六点'] },
          repeats: ['2026-11-23T06:00', '2026-11-24T06:00', '2026-11-25T06:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-43',
    class: 'repeats',
    said: '每天早上8点、下午2点、晚上9点提醒我看一眼监控',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上8点、下午2点、晚上9点提醒我看一眼监控' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['看一眼监控'], lacks: ['8点', '下午', '9点'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T08:00', '2026-11-23T14:00', '2026-11-23T21:00', '2026-11-24T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-44',
    class: 'repeats',
    said: '每季度最后一个周五下午四点盘库存',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度最后一个周五下午四点盘库存' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['盘库存'], lacks: ['季度', '周五', '四点'] },
          repeats: ['2026-12-25T16:00', '2027-03-26T16:00', '2027-06-25T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-45',
    class: 'repeats',
    said: '双周周一上午十点架构评审',
    calls: [{ tool: 'quick_add', arguments: { text: '双周周一上午十点架构评审' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['架构评审'], lacks: ['双周', '周一', '十点'] },
          repeats: ['2026-11-23T10:00', '2026-12-07T10:00', '2026-12-21T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-46',
    class: 'repeats',
    said: '除了周日，每天早上七点半提醒我开店门',
    calls: [{ tool: 'quick_add', arguments: { text: '除了周日，每天早上七点半提醒我开店门' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['开店门'], lacks: ['周日', '除了', '七点'] },
          repeats: [
            '2026-11-23T07:30',
            '2026-11-24T07:30',
            '2026-11-25T07:30',
            '2026-11-26T07:30',
            '2026-11-27T07:30',
            '2026-11-28T07:30',
            '2026-11-30T07:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-47',
    class: 'repeats',
    said: '每年腊月二十三提醒我给老客户寄福字',
    calls: [{ tool: 'quick_add', arguments: { text: '每年腊月二十三提醒我给老客户寄福字' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['老客户', '福字'], lacks: ['腊月', '每年'] },
          repeats: ['2027-01-30T09:00', '2028-01-19T09:00', '2029-02-06T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-48',
    class: 'repeats',
    said: '坐久了腰疼，每天上午10点到下午6点，每两小时提醒我起来活动',
    calls: [{ tool: 'reminder_add', arguments: { title: '起来活动', repeat: '每天上午10点到下午6点，每两小时' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '起来活动',
          repeats: [
            '2026-11-23T10:00',
            '2026-11-23T12:00',
            '2026-11-23T14:00',
            '2026-11-23T16:00',
            '2026-11-23T18:00',
            '2026-11-24T10:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-49',
    class: 'repeats',
    said: '晨跑团每周一三五早上六点半，跑到年底',
    calls: [{ tool: 'schedule_add', arguments: { title: '晨跑团', repeat: '每周一三五早上六点半，到年底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '晨跑团',
          repeats: ['2026-11-23T06:30', '2026-11-25T06:30', '2026-11-27T06:30', '2026-11-30T06:30'],
          count: 17,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-50',
    class: 'repeats',
    said: '每月15号提醒我报税，碰上周末就提前到周五',
    calls: [{ tool: 'quick_add', arguments: { text: '每月15号提醒我报税，碰上周末就提前到周五' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['报税'], lacks: ['周末', '周五', '15号'] },
          repeats: [
            '2026-12-15T09:00',
            '2027-01-15T09:00',
            '2027-02-15T09:00',
            '2027-03-15T09:00',
            '2027-04-15T09:00',
            '2027-05-14T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-51',
    class: 'repeats',
    said: '接下来四个周六上午十点给店员培训',
    calls: [{ tool: 'quick_add', arguments: { text: '接下来四个周六上午十点给店员培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['店员', '培训'], lacks: ['接下来', '四个', '周六'] },
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-52',
    class: 'repeats',
    said: '每周五下午五点提醒我发周报，12月25号那次不用',
    calls: [{ tool: 'quick_add', arguments: { text: '每周五下午五点提醒我发周报，12月25号那次不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['发周报'], lacks: ['12月', '那次', '不用'] },
          repeats: ['2026-11-27T17:00', '2026-12-04T17:00', '2026-12-11T17:00', '2026-12-18T17:00', '2027-01-01T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-53',
    class: 'repeats',
    said: '每月倒数第二天提醒我对账',
    calls: [{ tool: 'quick_add', arguments: { text: '每月倒数第二天提醒我对账' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['对账'], lacks: ['倒数', '每月'] },
          repeats: ['2026-11-29T09:00', '2026-12-30T09:00', '2027-01-30T09:00', '2027-02-27T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-54',
    class: 'repeats',
    said: '每周二、四晚上七点到九点跳广场舞',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二、四晚上七点到九点跳广场舞' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['广场舞'] },
          repeats: ['2026-11-24T19:00', '2026-11-26T19:00', '2026-12-01T19:00', '2026-12-03T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-55',
    class: 'repeats',
    said: '每个月5号跟20号上午十点提醒我发考勤表',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月5号跟20号上午十点提醒我发考勤表' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['发考勤表'], lacks: ['20'] },
          repeats: ['2026-12-05T10:00', '2026-12-20T10:00', '2027-01-05T10:00', '2027-01-20T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-56',
    class: 'repeats',
    said: '从明天起早上7点、晚上7点各提醒我量一次血压，连着量一个礼拜',
    calls: [
      { tool: 'reminder_add', arguments: { title: '量血压', repeat: '每天早上7点、晚上7点，从明天起连着一个礼拜' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '量血压',
          repeats: ['2026-11-23T07:00', '2026-11-23T19:00', '2026-11-24T07:00'],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-57',
    class: 'repeats',
    said: '11月28号开始，隔周的周六上午九点半带孙子去少年宫',
    calls: [{ tool: 'quick_add', arguments: { text: '11月28号开始，隔周的周六上午九点半带孙子去少年宫' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['带孙子'] },
          repeats: ['2026-11-28T09:30', '2026-12-12T09:30', '2026-12-26T09:30', '2027-01-09T09:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-58',
    class: 'repeats',
    said: '每个月第二个星期三下午三点新员工座谈会，办到明年六月底',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月第二个星期三下午三点新员工座谈会，办到明年六月底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['新员工座谈会'], lacks: ['六月'] },
          repeats: ['2026-12-09T15:00', '2027-01-13T15:00', '2027-02-10T15:00', '2027-03-10T15:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-59',
    class: 'repeats',
    said: '周一到周五早上八点一刻送小宝上学，周三不用我送',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '送小宝上学', repeat: '周一到周五早上八点一刻，周三除外', duration_minutes: 20 },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '送小宝上学',
          repeats: ['2026-11-23T08:15', '2026-11-24T08:15', '2026-11-26T08:15', '2026-11-27T08:15', '2026-11-30T08:15'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-60',
    class: 'repeats',
    said: '农历六月初六每年都提醒我晒被子',
    calls: [{ tool: 'quick_add', arguments: { text: '农历六月初六每年都提醒我晒被子' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['晒被子'], lacks: ['六月'] },
          repeats: ['2027-07-09T09:00', '2028-07-27T09:00', '2029-07-16T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-61',
    class: 'repeats',
    said: '每季度最后一个星期五下午两点全员大会',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度最后一个星期五下午两点全员大会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['全员大会'] },
          repeats: ['2026-12-25T14:00', '2027-03-26T14:00', '2027-06-25T14:00', '2027-09-24T14:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-62',
    class: 'repeats',
    said: '明天到12月底，每周一三五晚上八点到十点修图',
    calls: [{ tool: 'schedule_add', arguments: { title: '修图', repeat: '每周一三五晚上八点到十点，明天到12月底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '修图',
          repeats: ['2026-11-23T20:00', '2026-11-25T20:00', '2026-11-27T20:00'],
          count: 17,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-63',
    class: 'repeats',
    said: '每天早上九点到下午五点，两小时提醒我起来活动一次',
    calls: [{ tool: 'reminder_add', arguments: { title: '起来活动', repeat: '每天早上九点到下午五点，每两小时一次' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '起来活动',
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T11:00',
            '2026-11-23T13:00',
            '2026-11-23T15:00',
            '2026-11-23T17:00',
            '2026-11-24T09:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-64',
    class: 'repeats',
    said: '每三个月提醒我去医院开药，从12月8号起',
    calls: [{ tool: 'quick_add', arguments: { text: '每三个月提醒我去医院开药，从12月8号起' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['开药'], lacks: ['12月'] },
          repeats: ['2026-12-08T09:00', '2027-03-08T09:00', '2027-06-08T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-65',
    class: 'repeats',
    said: '提醒我锁考勤，每月倒数第二天',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我锁考勤，每月倒数第二天' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['锁考勤'], lacks: ['倒数'] },
          repeats: ['2026-11-29T09:00', '2026-12-30T09:00', '2027-01-30T09:00', '2027-02-27T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-66',
    class: 'repeats',
    said: '接下来四个周日下午三点都给老周家拍外景',
    calls: [{ tool: 'quick_add', arguments: { text: '接下来四个周日下午三点都给老周家拍外景' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['拍外景'], lacks: ['四个'] },
          repeats: ['2026-11-29T15:00', '2026-12-06T15:00', '2026-12-13T15:00', '2026-12-20T15:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-67',
    class: 'repeats',
    said: '每月8号、18号、28号上午十点跟财务对账',
    calls: [{ tool: 'quick_add', arguments: { text: '每月8号、18号、28号上午十点跟财务对账' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['财务', '对账'], lacks: ['18号', '28号'] },
          repeats: ['2026-11-28T10:00', '2026-12-08T10:00', '2026-12-18T10:00', '2026-12-28T10:00', '2027-01-08T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-68',
    class: 'repeats',
    said: '明天开始早七点、晚九点各提醒我滴一次眼药水，滴到月底',
    calls: [{ tool: 'quick_add', arguments: { text: '明天开始早七点、晚九点各提醒我滴一次眼药水，滴到月底' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['眼药水'], lacks: ['月底'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T21:00', '2026-11-24T07:00', '2026-11-24T21:00'],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-69',
    class: 'repeats',
    said: '每周二四晚上7点打羽毛球，一次一个半小时，打到12月31号',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二四晚上7点打羽毛球，一次一个半小时，打到12月31号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['羽毛球'], lacks: ['12月'] },
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:30',
          repeats: ['2026-11-24T19:00', '2026-11-26T19:00', '2026-12-01T19:00', '2026-12-03T19:00'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-70',
    class: 'repeats',
    said: '每个月最后那个周五四点半提醒我填工时表',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月最后那个周五四点半提醒我填工时表' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['工时表'], lacks: ['周五'] },
          repeats: ['2026-11-27T16:30', '2026-12-25T16:30', '2027-01-29T16:30', '2027-02-26T16:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-71',
    class: 'repeats',
    said: '每年农历十月廿八上午九点提醒我给爷爷上香',
    calls: [{ tool: 'quick_add', arguments: { text: '每年农历十月廿八上午九点提醒我给爷爷上香' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['爷爷', '上香'], lacks: ['农历', '廿八'] },
          repeats: ['2026-12-06T09:00', '2027-11-25T09:00', '2028-12-13T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-72',
    class: 'repeats',
    said: '工作日早上八点一刻送孩子，礼拜三除外',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日早上八点一刻送孩子，礼拜三除外' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['送孩子'], lacks: ['除外', '礼拜三'] },
          repeats: ['2026-11-23T08:15', '2026-11-24T08:15', '2026-11-26T08:15', '2026-11-27T08:15', '2026-11-30T08:15'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-73',
    class: 'repeats',
    said: '从周二算起，每三天上午十点提醒我给多肉浇水',
    calls: [{ tool: 'quick_add', arguments: { text: '从周二算起，每三天上午十点提醒我给多肉浇水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['多肉', '浇水'], lacks: ['算起', '三天'] },
          repeats: ['2026-11-24T10:00', '2026-11-27T10:00', '2026-11-30T10:00', '2026-12-03T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-74',
    class: 'repeats',
    said: '每年3、6、9、12月的15号提醒我交物业费',
    calls: [{ tool: 'quick_add', arguments: { text: '每年3、6、9、12月的15号提醒我交物业费' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['物业费'], lacks: ['15号', '12月'] },
          repeats: ['2026-12-15T09:00', '2027-03-15T09:00', '2027-06-15T09:00', '2027-09-15T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-75',
    class: 'repeats',
    said: '周一到周五10点到13点，每个整点提醒我起来走两步',
    zone: 'Europe/London',
    calls: [{ tool: 'reminder_add', arguments: { title: '起来走两步', repeat: '周一到周五10点到13点每小时' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '起来走两步',
          repeats: ['2026-11-23T10:00', '2026-11-23T11:00', '2026-11-23T12:00', '2026-11-23T13:00', '2026-11-24T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-76',
    class: 'repeats',
    said: '两周一次，礼拜天晚上八点跟爸妈视频，从下礼拜天开始',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '两周一次，礼拜天晚上八点跟爸妈视频，从下礼拜天开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['爸妈', '视频'], lacks: ['开始', '两周'] },
          repeats: ['2026-11-29T20:00', '2026-12-13T20:00', '2026-12-27T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-77',
    class: 'repeats',
    said: '双周周五下午2点到3点半跟导师碰一下，总共三次',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '双周周五下午2点到3点半跟导师碰一下，总共三次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['导师'], lacks: ['三次', '双周'] },
          repeats: ['2026-11-27T14:00', '2026-12-11T14:00', '2026-12-25T14:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-78',
    class: 'repeats',
    said: '小提琴从每周一改成每周二和周四，时间不动',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '小提琴课',
          start: '2026-11-23T16:00:00',
          end: '2026-11-23T17:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '小提琴', scope: 'all', repeat: '每周二和周四' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '小提琴课',
          repeats: ['2026-11-24T16:00', '2026-11-26T16:00', '2026-12-01T16:00', '2026-12-03T16:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-79',
    class: 'repeats',
    said: '每周一上午8点45销售早会，开到年底',
    calls: [{ tool: 'quick_add', arguments: { text: '每周一上午8点45销售早会，开到年底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['销售早会'], lacks: ['年底', '每周'] },
          repeats: ['2026-11-23T08:45', '2026-11-30T08:45', '2026-12-07T08:45'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-80',
    class: 'repeats',
    said: '每季度最后一个周五下午三点做业绩复盘',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度最后一个周五下午三点做业绩复盘' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['业绩复盘'], lacks: ['季度', '周五'] },
          repeats: ['2026-12-25T15:00', '2027-03-26T15:00', '2027-06-25T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-81',
    class: 'repeats',
    said: '从12月3号起每隔一周的周四下午四点跟华东区对账',
    calls: [{ tool: 'quick_add', arguments: { text: '从12月3号起每隔一周的周四下午四点跟华东区对账' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['华东区', '对账'], lacks: ['隔', '12月'] },
          repeats: ['2026-12-03T16:00', '2026-12-17T16:00', '2026-12-31T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-82',
    class: 'repeats',
    said: '每天早上7点、晚上9点提醒我给二宝吃益生菌',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早上7点、晚上9点提醒我给二宝吃益生菌' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['二宝', '益生菌'], lacks: ['7点', '晚上'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T07:00', '2026-11-23T21:00', '2026-11-24T07:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-83',
    class: 'repeats',
    said: '每周二、周四下午5点20接大宝放学，一直到1月22号',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二、周四下午5点20接大宝放学，一直到1月22号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大宝', '放学'], lacks: ['1月', '每周'] },
          repeats: ['2026-11-24T17:20', '2026-11-26T17:20', '2026-12-01T17:20', '2026-12-03T17:20'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-84',
    class: 'repeats',
    said: '每个月10号跟25号晚上8点提醒我交托班费',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月10号跟25号晚上8点提醒我交托班费' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['托班费'], lacks: ['25号', '每'] },
          repeats: ['2026-11-25T20:00', '2026-12-10T20:00', '2026-12-25T20:00', '2027-01-10T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-85',
    class: 'repeats',
    said: '双周周五下午两点半讨论班，12月11号开始',
    calls: [{ tool: 'quick_add', arguments: { text: '双周周五下午两点半讨论班，12月11号开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['讨论班'], lacks: ['双周', '开始'] },
          repeats: ['2026-12-11T14:30', '2026-12-25T14:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-86',
    class: 'repeats',
    said: '每周三上午8点到9点40《概率论》课，一共上16次',
    calls: [{ tool: 'quick_add', arguments: { text: '每周三上午8点到9点40《概率论》课，一共上16次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['概率论'], lacks: ['16次', '一共'] },
          repeats: ['2026-11-25T08:00', '2026-12-02T08:00', '2026-12-09T08:00'],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-87',
    class: 'repeats',
    said: '工作日每天12点半到1点半帮我留出午休，周三不用',
    calls: [
      { tool: 'schedule_add', arguments: { title: '午休', start: '12点半', end: '1点半', repeat: '工作日，周三除外' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '午休',
          repeats: ['2026-11-23T12:30', '2026-11-24T12:30', '2026-11-26T12:30', '2026-11-27T12:30', '2026-11-30T12:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-88',
    class: 'repeats',
    said: '每月第一个和第三个周二下午两点学院例会',
    calls: [{ tool: 'quick_add', arguments: { text: '每月第一个和第三个周二下午两点学院例会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['学院例会'], lacks: ['第', '周二'] },
          repeats: ['2026-12-01T14:00', '2026-12-15T14:00', '2027-01-05T14:00', '2027-01-19T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-89',
    class: 'repeats',
    said: '周一到周五，上午10点和下午4点各提醒我看一次学生邮件',
    calls: [{ tool: 'reminder_add', arguments: { title: '看学生邮件', repeat: '周一到周五，上午10点和下午4点' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '看学生邮件',
          repeats: ['2026-11-23T10:00', '2026-11-23T16:00', '2026-11-24T10:00', '2026-11-24T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-90',
    class: 'repeats',
    said: '每周五晚上八点家庭电影夜，12月25号那次除外',
    calls: [{ tool: 'quick_add', arguments: { text: '每周五晚上八点家庭电影夜，12月25号那次除外' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家庭电影夜'], lacks: ['除外', '12月'] },
          repeats: ['2026-11-27T20:00', '2026-12-04T20:00', '2026-12-11T20:00', '2026-12-18T20:00', '2027-01-01T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-91',
    class: 'repeats',
    said: '下周一到周五每天晚上9点提醒我备课',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一到周五每天晚上9点提醒我备课' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['备课'], lacks: ['每天', '下周'] },
          repeats: ['2026-11-23T21:00', '2026-11-24T21:00', '2026-11-25T21:00', '2026-11-26T21:00', '2026-11-27T21:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-92',
    class: 'repeats',
    said: '每周二四晚上七点半合唱排练，到12月17号为止',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二四晚上七点半合唱排练，到12月17号为止' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合唱排练'], lacks: ['为止', '17'] },
          repeats: ['2026-11-24T19:30', '2026-11-26T19:30', '2026-12-01T19:30', '2026-12-03T19:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-93',
    class: 'repeats',
    said: '每月第二个周六上午10点业主看房团',
    calls: [{ tool: 'quick_add', arguments: { text: '每月第二个周六上午10点业主看房团' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看房团'], lacks: ['第二个'] },
          repeats: ['2026-12-12T10:00', '2027-01-09T10:00', '2027-02-13T10:00', '2027-03-13T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-94',
    class: 'repeats',
    said: '提醒我吃降压药，每天早上6点40一次，晚上9点一次',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我吃降压药，每天早上6点40一次，晚上9点一次' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['降压药'], lacks: ['一次', '9点'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T06:40', '2026-11-23T21:00', '2026-11-24T06:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-95',
    class: 'repeats',
    said: '除了周三，每天傍晚6点遛狗',
    calls: [{ tool: 'quick_add', arguments: { text: '除了周三，每天傍晚6点遛狗' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['遛狗'], lacks: ['除了', '周三'] },
          repeats: ['2026-11-23T18:00', '2026-11-24T18:00', '2026-11-26T18:00', '2026-11-27T18:00', '2026-11-28T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-96',
    class: 'repeats',
    said: '每年农历正月十五晚上7点陪爸妈看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '每年农历正月十五晚上7点陪爸妈看灯会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['灯会'], lacks: ['十五', '农历'] },
          repeats: ['2027-02-20T19:00', '2028-02-09T19:00', '2029-02-27T19:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-97',
    class: 'repeats',
    said: '双周的周三下午两点代码走查',
    calls: [{ tool: 'quick_add', arguments: { text: '双周的周三下午两点代码走查' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['代码走查'], lacks: ['双周'] },
          repeats: ['2026-11-25T14:00', '2026-12-09T14:00', '2026-12-23T14:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-98',
    class: 'repeats',
    said: '早八点到晚八点每隔三小时提醒我给宝宝测体温',
    calls: [{ tool: 'quick_add', arguments: { text: '早八点到晚八点每隔三小时提醒我给宝宝测体温' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['测体温'], lacks: ['三小时', '八点'] },
          repeats: [
            '2026-11-26T08:00',
            '2026-11-26T11:00',
            '2026-11-26T14:00',
            '2026-11-26T17:00',
            '2026-11-26T20:00',
            '2026-11-27T08:00',
          ],
        },
      ],
    },
    now: '2026-11-25T21:30:00+08:00',
  },
  {
    id: 'zh-more-repeats-99',
    class: 'repeats',
    said: '复健课周一三五下午四点，总共上12次',
    calls: [{ tool: 'quick_add', arguments: { text: '复健课周一三五下午四点，总共上12次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复健课'], lacks: ['12次'] },
          repeats: ['2026-11-23T16:00', '2026-11-25T16:00', '2026-11-27T16:00', '2026-11-30T16:00'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-100',
    class: 'repeats',
    said: '提醒我交房租，每三个月一回，12月15号起',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我交房租，每三个月一回，12月15号起' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['交房租'], lacks: ['一回', '15'] },
          repeats: ['2026-12-15T09:00', '2027-03-15T09:00', '2027-06-15T09:00', '2027-09-15T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-101',
    class: 'repeats',
    said: '给我排上晨读，每周一到周五早上7点到7点半，读到12月18号',
    before: [],
    calls: [{ tool: 'schedule_add', arguments: { title: '晨读', repeat: '每周一到周五早上7点到7点半，到12月18号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '晨读',
          start: '2026-11-23T07:00',
          end: '2026-11-23T07:30',
          repeats: [
            '2026-11-23T07:00',
            '2026-11-24T07:00',
            '2026-11-25T07:00',
            '2026-11-26T07:00',
            '2026-11-27T07:00',
            '2026-11-30T07:00',
          ],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-102',
    class: 'repeats',
    said: '上架提醒别天天响了，只要周二周四',
    before: [{ tool: 'reminder_add', arguments: { title: '上架', at: '2026-11-23T15:00', repeat: 'FREQ=DAILY' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '上架', scope: 'all', repeat: '每周二周四' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '上架', repeats: ['2026-11-24T15:00', '2026-11-26T15:00', '2026-12-01T15:00'] },
      ],
    },
  },
  {
    id: 'zh-more-repeats-103',
    class: 'repeats',
    said: '每周二四六晚上七点半直播讲保险，播到九点',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '每周二四六晚上七点半直播讲保险，播到九点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['直播'] },
          start: '2026-11-24T19:30',
          end: '2026-11-24T21:00',
          repeats: ['2026-11-24T19:30', '2026-11-26T19:30', '2026-11-28T19:30', '2026-12-01T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-104',
    class: 'repeats',
    said: '逢单号早上六点提醒我给面缸排气',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '逢单号早上六点提醒我给面缸排气' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['排气'] },
          repeats: ['2026-11-23T06:00', '2026-11-25T06:00', '2026-11-27T06:00', '2026-11-29T06:00', '2026-12-01T06:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-105',
    class: 'repeats',
    said: '每月5号和20号上午十点盘库存',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '每月5号和20号上午十点盘库存' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['盘库存'] },
          repeats: ['2026-12-05T10:00', '2026-12-20T10:00', '2027-01-05T10:00', '2027-01-20T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-106',
    class: 'repeats',
    said: '从12月1号起每天晚上9点背单词，背到1月15号',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '从12月1号起每天晚上9点背单词，背到1月15号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['背单词'] },
          repeats: ['2026-12-01T21:00', '2026-12-02T21:00', '2026-12-03T21:00'],
          count: 46,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-107',
    class: 'repeats',
    said: '周一到周五早上5点50提醒我热车，周三不用',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周一到周五早上5点50提醒我热车，周三不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['热车'], lacks: ['周三', '不用'] },
          repeats: ['2026-11-23T05:50', '2026-11-24T05:50', '2026-11-26T05:50', '2026-11-27T05:50', '2026-11-30T05:50'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-108',
    class: 'repeats',
    said: '11月27号开始，每三周的周五下午四点给猫舍消毒',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '11月27号开始，每三周的周五下午四点给猫舍消毒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['猫舍消毒'] },
          repeats: ['2026-11-27T16:00', '2026-12-18T16:00', '2027-01-08T16:00', '2027-01-29T16:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-109',
    class: 'repeats',
    said: '早上六点到晚上九点，每3小时提醒我喂一次奶，天天如此',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '早上六点到晚上九点，每3小时提醒我喂一次奶，天天如此' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['奶'] },
          repeats: [
            '2026-11-22T21:00',
            '2026-11-23T06:00',
            '2026-11-23T09:00',
            '2026-11-23T12:00',
            '2026-11-23T15:00',
            '2026-11-23T18:00',
            '2026-11-23T21:00',
            '2026-11-24T06:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-110',
    class: 'repeats',
    said: '每个月第二个和第四个周四下午两点半班长例会',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '每个月第二个和第四个周四下午两点半班长例会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['班长例会'] },
          repeats: ['2026-11-26T14:30', '2026-12-10T14:30', '2026-12-24T14:30', '2027-01-14T14:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-111',
    class: 'repeats',
    said: '每年腊月初八提醒我给店员熬粥',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '每年腊月初八提醒我给店员熬粥' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['粥'] }, repeats: ['2027-01-15T09:00', '2028-01-04T09:00'] }],
    },
  },
  {
    id: 'zh-more-repeats-112',
    class: 'repeats',
    said: '提醒我巡楼，每晚11点和凌晨3点，到这个月30号为止',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我巡楼，每晚11点和凌晨3点，到这个月30号为止' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['巡楼'] },
          repeats: ['2026-11-22T23:00', '2026-11-23T03:00', '2026-11-23T23:00', '2026-11-24T03:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-113',
    class: 'repeats',
    said: '主持人例会下周一上午10点开始，每两周一次，一共6次',
    before: [],
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '主持人例会', start: '下周一上午10点', repeat: '每两周一次，一共6次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '主持人例会',
          repeats: ['2026-11-23T10:00', '2026-12-07T10:00', '2026-12-21T10:00', '2027-01-04T10:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-114',
    class: 'repeats',
    said: '店里的水电费每月25号要交',
    before: [],
    calls: [{ tool: 'todo_add', arguments: { title: '交店里水电费', repeat: '每月25号' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['水电费'] }, due: '2026-11-25', count: 'endless' }] },
  },
  {
    id: 'zh-more-repeats-115',
    class: 'repeats',
    said: '每月最后一天下午三点催车队结款',
    before: [],
    calls: [{ tool: 'reminder_add', arguments: { title: '催车队结款', repeat: '每月最后一天下午三点' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['结款'] },
          repeats: ['2026-11-30T15:00', '2026-12-31T15:00', '2027-01-31T15:00', '2027-02-28T15:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-116',
    class: 'repeats',
    said: '双周的周五晚上8点开复盘会',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '双周的周五晚上8点开复盘会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复盘会'], lacks: ['双周'] },
          repeats: ['2026-11-27T20:00', '2026-12-11T20:00', '2026-12-25T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-117',
    class: 'repeats',
    said: '早读7点20，12月7号到11号每天都有',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '早读7点20，12月7号到11号每天都有' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['早读'] },
          repeats: ['2026-12-07T07:20', '2026-12-08T07:20', '2026-12-09T07:20'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-118',
    class: 'repeats',
    said: '除了周一，每天上午十点半收菜',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '除了周一，每天上午十点半收菜' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['收菜'], lacks: ['周一', '除了'] },
          repeats: [
            '2026-11-24T10:30',
            '2026-11-25T10:30',
            '2026-11-26T10:30',
            '2026-11-27T10:30',
            '2026-11-28T10:30',
            '2026-11-29T10:30',
            '2026-12-01T10:30',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-119',
    class: 'repeats',
    said: '接下来连着五个周日上午九点陪我爸复健',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '接下来连着五个周日上午九点陪我爸复健' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复健'] },
          repeats: ['2026-11-29T09:00', '2026-12-06T09:00', '2026-12-13T09:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-120',
    class: 'repeats',
    said: '周末早上8点去江边遛狗，每周都去，下雨就算了',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周末早上8点去江边遛狗，每周都去，下雨就算了' } }],
    expect: { asks: ['雨'] },
  },
  {
    id: 'zh-more-repeats-121',
    class: 'repeats',
    said: '每周二、周四傍晚六点带成人班，一次75分钟，一直带到12月17号',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二、周四傍晚六点带成人班，一次75分钟，一直带到12月17号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['成人班'], lacks: ['75', '17号'] },
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:15',
          repeats: ['2026-11-24T18:00', '2026-11-26T18:00', '2026-12-01T18:00', '2026-12-03T18:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-122',
    class: 'repeats',
    said: '每月8号和23号提醒我交花店水电费',
    calls: [{ tool: 'quick_add', arguments: { text: '每月8号和23号提醒我交花店水电费' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['水电费'] },
          repeats: ['2026-11-23T09:00', '2026-12-08T09:00', '2026-12-23T09:00', '2027-01-08T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-123',
    class: 'repeats',
    said: '从明天起十天，每天早7点、下午1点、晚9点提醒老伴滴眼药水',
    calls: [{ tool: 'quick_add', arguments: { text: '从明天起十天，每天早7点、下午1点、晚9点提醒老伴滴眼药水' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['滴眼药水'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T13:00', '2026-11-23T21:00', '2026-11-24T07:00'],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-124',
    class: 'repeats',
    said: '工作日除了周三，每天早上8:40设计站会',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日除了周三，每天早上8:40设计站会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['站会'], lacks: ['除了', '周三'] },
          repeats: ['2026-11-23T08:40', '2026-11-24T08:40', '2026-11-26T08:40', '2026-11-27T08:40', '2026-11-30T08:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-125',
    class: 'repeats',
    said: '每个月第一个和第三个周六下午两点做社区法律咨询',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月第一个和第三个周六下午两点做社区法律咨询' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['法律咨询'] },
          repeats: ['2026-12-05T14:00', '2026-12-19T14:00', '2027-01-02T14:00', '2027-01-16T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-126',
    class: 'repeats',
    said: '每季度的第一个周一上午10点盘点药库',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度的第一个周一上午10点盘点药库' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['盘点药库'] },
          repeats: ['2027-01-04T10:00', '2027-04-05T10:00', '2027-07-05T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-127',
    class: 'repeats',
    said: '隔周五下午四点跟编辑对进度，12月4号起，共五次',
    calls: [{ tool: 'quick_add', arguments: { text: '隔周五下午四点跟编辑对进度，12月4号起，共五次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['编辑'], lacks: ['五次', '4号'] },
          repeats: ['2026-12-04T16:00', '2026-12-18T16:00', '2027-01-01T16:00', '2027-01-15T16:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-128',
    class: 'repeats',
    said: '每年农历七月十五提醒我给老爷子上坟',
    calls: [{ tool: 'reminder_add', arguments: { title: '给老爷子上坟', repeat: '每年农历七月十五' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['上坟'] }, repeats: ['2027-08-16T09:00'], count: 'endless' }],
    },
  },
  {
    id: 'zh-more-repeats-129',
    class: 'repeats',
    said: '每周六上午10点插花课到12月底，12月19号那次不上',
    calls: [{ tool: 'quick_add', arguments: { text: '每周六上午10点插花课到12月底，12月19号那次不上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['插花课'], lacks: ['不上', '19'] },
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-26T10:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-130',
    class: 'repeats',
    said: '上班那几天，上午9点到下午5点每两个小时催我站起来走走',
    calls: [{ tool: 'reminder_add', arguments: { title: '站起来走走', repeat: '工作日上午9点到下午5点每两个小时' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['走走'] },
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T11:00',
            '2026-11-23T13:00',
            '2026-11-23T15:00',
            '2026-11-23T17:00',
            '2026-11-24T09:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-131',
    class: 'repeats',
    said: '从12月1号起每周二四晚上7点带私教课，一次75分钟，上满12节',
    calls: [{ tool: 'quick_add', arguments: { text: '从12月1号起每周二四晚上7点带私教课，一次75分钟，上满12节' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['私教课'], lacks: ['12', '75', '上满'] },
          end: '2026-12-01T20:15',
          repeats: ['2026-12-01T19:00', '2026-12-03T19:00', '2026-12-08T19:00', '2026-12-10T19:00'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-132',
    class: 'repeats',
    said: '每天晚上9点查房，到12月10号为止，周三不用',
    calls: [{ tool: 'quick_add', arguments: { text: '每天晚上9点查房，到12月10号为止，周三不用' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['查房'], lacks: ['周三', '不用'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T21:00', '2026-11-24T21:00', '2026-11-26T21:00', '2026-11-27T21:00'],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-133',
    class: 'repeats',
    said: '每周一三五早上6点半晨练，圣诞节那天不练，练到年底',
    calls: [{ tool: 'quick_add', arguments: { text: '每周一三五早上6点半晨练，圣诞节那天不练，练到年底' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['晨练'], lacks: ['圣诞', '年底'] },
          repeats: [
            '2026-11-23T06:30',
            '2026-11-25T06:30',
            '2026-11-27T06:30',
            '2026-11-30T06:30',
            '2026-12-02T06:30',
            '2026-12-04T06:30',
            '2026-12-07T06:30',
            '2026-12-09T06:30',
            '2026-12-11T06:30',
            '2026-12-14T06:30',
            '2026-12-16T06:30',
            '2026-12-18T06:30',
            '2026-12-21T06:30',
            '2026-12-23T06:30',
            '2026-12-28T06:30',
            '2026-12-30T06:30',
          ],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-134',
    class: 'repeats',
    said: '护士交接每三天一次，早上7点40，从24号开始，一共8次，提前20分钟叫我',
    calls: [
      { tool: 'quick_add', arguments: { text: '护士交接每三天一次，早上7点40，从24号开始，一共8次，提前20分钟叫我' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['护士交接'], lacks: ['24', '8次'] },
          repeats: ['2026-11-24T07:40', '2026-11-27T07:40', '2026-11-30T07:40', '2026-12-03T07:40'],
          count: 8,
          reminds: ['2026-11-24T07:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-135',
    class: 'repeats',
    said: '每月5号和20号上午10点收房租，收到明年6月20号，提前一天提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '每月5号和20号上午10点收房租，收到明年6月20号，提前一天提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['收房租'], lacks: ['6月', '提前'] },
          repeats: ['2026-12-05T10:00', '2026-12-20T10:00', '2027-01-05T10:00', '2027-01-20T10:00'],
          count: 14,
          reminds: ['2026-12-04T10:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-136',
    class: 'repeats',
    said: '每天早8点、下午2点、晚上8点提醒我量血压，连量一周，明天开始',
    calls: [{ tool: 'quick_add', arguments: { text: '每天早8点、下午2点、晚上8点提醒我量血压，连量一周，明天开始' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['量血压'], lacks: ['一周', '明天'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T14:00', '2026-11-23T20:00', '2026-11-24T08:00'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-137',
    class: 'repeats',
    said: '隔周周六下午3点乐队排练，三个小时，从12月5号开始排到明年2月底',
    calls: [
      { tool: 'quick_add', arguments: { text: '隔周周六下午3点乐队排练，三个小时，从12月5号开始排到明年2月底' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['乐队排练'], lacks: ['2月', '小时'] },
          end: '2026-12-05T18:00',
          repeats: ['2026-12-05T15:00', '2026-12-19T15:00', '2027-01-02T15:00', '2027-01-16T15:00', '2027-01-30T15:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-138',
    class: 'repeats',
    said: '除了周日，每天上午9点到11点半排课，先排到12月5号',
    calls: [{ tool: 'quick_add', arguments: { text: '除了周日，每天上午9点到11点半排课，先排到12月5号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['排课'], lacks: ['周日', '12月'] },
          end: '2026-11-23T11:30',
          repeats: [
            '2026-11-23T09:00',
            '2026-11-24T09:00',
            '2026-11-25T09:00',
            '2026-11-26T09:00',
            '2026-11-27T09:00',
            '2026-11-28T09:00',
            '2026-11-30T09:00',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-139',
    class: 'repeats',
    said: '每两周的周五傍晚6点提醒我给家长发反馈，头一次是12月4日',
    calls: [{ tool: 'quick_add', arguments: { text: '每两周的周五傍晚6点提醒我给家长发反馈，头一次是12月4日' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['给家长发反馈'], lacks: ['头一次', '12月'] },
          repeats: ['2026-12-04T18:00', '2026-12-18T18:00', '2027-01-01T18:00', '2027-01-15T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-140',
    class: 'repeats',
    said: '每季度第一个周一上午9点半消防检查，明年开始',
    calls: [{ tool: 'quick_add', arguments: { text: '每季度第一个周一上午9点半消防检查，明年开始' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['消防检查'], lacks: ['明年'] },
          repeats: ['2027-01-04T09:30', '2027-04-05T09:30', '2027-07-05T09:30', '2027-10-04T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-141',
    class: 'repeats',
    said: '12月每个周二和周日下午4点钢琴课，20号那次不上',
    calls: [{ tool: 'quick_add', arguments: { text: '12月每个周二和周日下午4点钢琴课，20号那次不上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['钢琴课'], lacks: ['20', '不上'] },
          repeats: [
            '2026-12-01T16:00',
            '2026-12-06T16:00',
            '2026-12-08T16:00',
            '2026-12-13T16:00',
            '2026-12-15T16:00',
            '2026-12-22T16:00',
            '2026-12-27T16:00',
            '2026-12-29T16:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-142',
    class: 'repeats',
    said: '中午12点半提醒我给病房送餐，每天都要，周末和12月3号除外，到12月11号',
    calls: [
      { tool: 'quick_add', arguments: { text: '中午12点半提醒我给病房送餐，每天都要，周末和12月3号除外，到12月11号' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['病房送餐'], lacks: ['周末', '除外'] },
          repeats: [
            '2026-11-23T12:30',
            '2026-11-24T12:30',
            '2026-11-25T12:30',
            '2026-11-26T12:30',
            '2026-11-27T12:30',
            '2026-11-30T12:30',
            '2026-12-01T12:30',
            '2026-12-02T12:30',
            '2026-12-04T12:30',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-143',
    class: 'repeats',
    said: '每周四晚8点录歌，录两小时，总共6次，提前半小时和提前一天各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '每周四晚8点录歌，录两小时，总共6次，提前半小时和提前一天各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['录歌'], lacks: ['总共', '提前'] },
          end: '2026-11-26T22:00',
          repeats: ['2026-11-26T20:00', '2026-12-03T20:00', '2026-12-10T20:00', '2026-12-17T20:00'],
          count: 6,
          reminds: ['2026-11-25T20:00', '2026-11-26T19:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-144',
    class: 'repeats',
    said: '下周一到周五，每天早上7点和傍晚5点半提醒我遛狗',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一到周五，每天早上7点和傍晚5点半提醒我遛狗' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['遛狗'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T17:30', '2026-11-24T07:00', '2026-11-24T17:30'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-145',
    class: 'repeats',
    said: '业主接待日：每月最后一个周日下午2点，2月不办',
    calls: [{ tool: 'quick_add', arguments: { text: '业主接待日：每月最后一个周日下午2点，2月不办' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['业主接待'], lacks: ['2月', '不办'] },
          repeats: ['2026-11-29T14:00', '2026-12-27T14:00', '2027-01-31T14:00', '2027-03-28T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-146',
    class: 'repeats',
    said: '明后两天，早上8点到晚上8点每隔4小时提醒我给宝宝量体温',
    calls: [{ tool: 'quick_add', arguments: { text: '明后两天，早上8点到晚上8点每隔4小时提醒我给宝宝量体温' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['宝宝量体温'], lacks: ['两天'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T12:00', '2026-11-23T16:00', '2026-11-23T20:00', '2026-11-24T08:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-147',
    class: 'repeats',
    said: '从下周三起每周三下午5点到6点半瑜伽，连续十周，每次提前40分钟提醒',
    calls: [
      { tool: 'quick_add', arguments: { text: '从下周三起每周三下午5点到6点半瑜伽，连续十周，每次提前40分钟提醒' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['瑜伽'], lacks: ['十周', '每次'] },
          end: '2026-11-25T18:30',
          repeats: ['2026-11-25T17:00', '2026-12-02T17:00', '2026-12-09T17:00', '2026-12-16T17:00'],
          count: 10,
          reminds: ['2026-11-25T16:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-148',
    class: 'repeats',
    said: '每周六上午10点数学小班，12月5号开课，12月26号停一次，上到1月23号',
    calls: [
      { tool: 'quick_add', arguments: { text: '每周六上午10点数学小班，12月5号开课，12月26号停一次，上到1月23号' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['数学小班'], lacks: ['停', '12月'] },
          repeats: ['2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00', '2027-01-02T10:00', '2027-01-09T10:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-149',
    class: 'repeats',
    said: '周一到周六下午3点都提醒我站起来活动活动，提醒到12月5号',
    calls: [{ tool: 'quick_add', arguments: { text: '周一到周六下午3点都提醒我站起来活动活动，提醒到12月5号' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['活动'], lacks: ['12月'] },
          repeats: [
            '2026-11-23T15:00',
            '2026-11-24T15:00',
            '2026-11-25T15:00',
            '2026-11-26T15:00',
            '2026-11-27T15:00',
            '2026-11-28T15:00',
            '2026-11-30T15:00',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-150',
    class: 'repeats',
    said: '每年3月和9月的第二个周六早上8点员工体检，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '每年3月和9月的第二个周六早上8点员工体检，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['员工体检'], lacks: ['3月', '9月', '三天'] },
          repeats: ['2027-03-13T08:00', '2027-09-11T08:00', '2028-03-11T08:00'],
          count: 'endless',
          reminds: ['2027-03-10T08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-151',
    class: 'repeats',
    said: '周二周四凌晨2点设备巡检，每周都做，做到12月17号（含当天）',
    calls: [{ tool: 'quick_add', arguments: { text: '周二周四凌晨2点设备巡检，每周都做，做到12月17号（含当天）' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['设备巡检'], lacks: ['含', '17'] },
          repeats: ['2026-11-24T02:00', '2026-11-26T02:00', '2026-12-01T02:00', '2026-12-03T02:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-152',
    class: 'repeats',
    said: '每周日晚9点提醒我把班排了，今晚先不用',
    calls: [{ tool: 'quick_add', arguments: { text: '每周日晚9点提醒我把班排了，今晚先不用' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['班'], lacks: ['今晚', '不用'] },
          repeats: ['2026-11-29T21:00', '2026-12-06T21:00', '2026-12-13T21:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-153',
    class: 'repeats',
    said: '净水器滤芯每十天换一次，12月1号算起，上午9点提醒我，换5次就行',
    calls: [
      { tool: 'quick_add', arguments: { text: '净水器滤芯每十天换一次，12月1号算起，上午9点提醒我，换5次就行' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['滤芯'], lacks: ['十天', '5次'] },
          repeats: ['2026-12-01T09:00', '2026-12-11T09:00', '2026-12-21T09:00', '2026-12-31T09:00', '2027-01-10T09:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-154',
    class: 'repeats',
    said: '科室例会12月7号开始每周一早8点，半小时，开到明年1月底，12月21号那次不开',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '科室例会',
          start: '12月7号早上8点',
          duration_minutes: 30,
          repeat: '每周一，到明年1月底，12月21号除外',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '科室例会',
          end: '2026-12-07T08:30',
          repeats: ['2026-12-07T08:00', '2026-12-14T08:00', '2026-12-28T08:00', '2027-01-04T08:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-155',
    class: 'repeats',
    said: '明年1月开始每月15号上午10点提醒我交水电费，共6次',
    calls: [
      { tool: 'reminder_add', arguments: { title: '交水电费', repeat: '每月15号上午10点，从明年1月开始，共6次' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '交水电费',
          repeats: ['2027-01-15T10:00', '2027-02-15T10:00', '2027-03-15T10:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-156',
    class: 'repeats',
    said: '1号11号21号早上9点提醒我盘库存，每个月都盘，今年12月21号那次免了',
    calls: [
      { tool: 'quick_add', arguments: { text: '1号11号21号早上9点提醒我盘库存，每个月都盘，今年12月21号那次免了' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['盘库存'], lacks: ['21', '免'] },
          repeats: ['2026-12-01T09:00', '2026-12-11T09:00', '2027-01-01T09:00', '2027-01-11T09:00', '2027-01-21T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-157',
    class: 'repeats',
    said: '12月10号到20号每天晚上7点半巡演，14号15号休息，每场两小时',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号到20号每天晚上7点半巡演，14号15号休息，每场两小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['巡演'], lacks: ['休息', '14', '每场'] },
          end: '2026-12-10T21:30',
          repeats: ['2026-12-10T19:30', '2026-12-11T19:30', '2026-12-12T19:30', '2026-12-13T19:30', '2026-12-16T19:30'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-158',
    class: 'repeats',
    said: '每个周末早上8点半游泳一个半小时，一直游到12月20号',
    calls: [{ tool: 'quick_add', arguments: { text: '每个周末早上8点半游泳一个半小时，一直游到12月20号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['游泳'], lacks: ['小时', '20'] },
          end: '2026-11-28T10:00',
          repeats: ['2026-11-28T08:30', '2026-11-29T08:30', '2026-12-05T08:30', '2026-12-06T08:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-159',
    class: 'repeats',
    said: '电梯维保每半年一次，第一次12月15号上午9点，提前一周提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '电梯维保每半年一次，第一次12月15号上午9点，提前一周提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['电梯维保'], lacks: ['第一次', '半年'] },
          repeats: ['2026-12-15T09:00', '2027-06-15T09:00', '2027-12-15T09:00'],
          count: 'endless',
          reminds: ['2026-12-08T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-160',
    class: 'repeats',
    said: '今天起每晚10点半提醒我热敷膝盖，敷到这个月底',
    calls: [{ tool: 'quick_add', arguments: { text: '今天起每晚10点半提醒我热敷膝盖，敷到这个月底' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['热敷膝盖'], lacks: ['月底', '今天'] },
          repeats: ['2026-11-22T22:30', '2026-11-23T22:30', '2026-11-24T22:30'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-161',
    class: 'repeats',
    said: '今晚10点到明早6点每两小时提醒我给病人翻身',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚10点到明早6点每两小时提醒我给病人翻身' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['给病人翻身'], lacks: ['小时'] },
          repeats: ['2026-11-22T22:00', '2026-11-23T00:00', '2026-11-23T02:00', '2026-11-23T04:00', '2026-11-23T06:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-162',
    class: 'repeats',
    said: '业委会每月第一和第三个周三下午2点半开，明年1月起，一共开10次',
    calls: [{ tool: 'quick_add', arguments: { text: '业委会每月第一和第三个周三下午2点半开，明年1月起，一共开10次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['业委会'], lacks: ['第三', '10次'] },
          repeats: ['2027-01-06T14:30', '2027-01-20T14:30', '2027-02-03T14:30', '2027-02-17T14:30'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-163',
    class: 'repeats',
    said: '每周五晚上6点家庭聚餐，12月11号和12月25号除外，提前两小时提醒我',
    calls: [
      { tool: 'quick_add', arguments: { text: '每周五晚上6点家庭聚餐，12月11号和12月25号除外，提前两小时提醒我' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家庭聚餐'] },
          repeats: ['2026-11-27T18:00', '2026-12-04T18:00', '2026-12-18T18:00', '2027-01-01T18:00'],
          count: 'endless',
          reminds: ['2026-11-27T16:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-164',
    class: 'repeats',
    said: '周二到周六早10点到晚6点前台值班，24号开始，排两周',
    calls: [{ tool: 'quick_add', arguments: { text: '周二到周六早10点到晚6点前台值班，24号开始，排两周' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['前台值班'], lacks: ['两周', '24'] },
          end: '2026-11-24T18:00',
          repeats: [
            '2026-11-24T10:00',
            '2026-11-25T10:00',
            '2026-11-26T10:00',
            '2026-11-27T10:00',
            '2026-11-28T10:00',
            '2026-12-01T10:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-165',
    class: 'repeats',
    said: '后天起提醒我喝中药，早上7点半、傍晚6点半各一次，喝15天',
    calls: [{ tool: 'quick_add', arguments: { text: '后天起提醒我喝中药，早上7点半、傍晚6点半各一次，喝15天' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['喝中药'], lacks: ['15', '各一次'] },
          repeats: ['2026-11-24T07:30', '2026-11-24T18:30', '2026-11-25T07:30', '2026-11-25T18:30'],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-166',
    class: 'repeats',
    said: '下周日开始每三周大扫除一次，下午1点，到明年2月28号',
    calls: [{ tool: 'quick_add', arguments: { text: '下周日开始每三周大扫除一次，下午1点，到明年2月28号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大扫除'], lacks: ['三周', '2月'] },
          repeats: ['2026-11-29T13:00', '2026-12-20T13:00', '2027-01-10T13:00', '2027-01-31T13:00', '2027-02-21T13:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-167',
    class: 'repeats',
    said: '每个月倒数第二天下午4点对账，12月那次不用',
    calls: [{ tool: 'quick_add', arguments: { text: '每个月倒数第二天下午4点对账，12月那次不用' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['对账'], lacks: ['12月', '倒数'] },
          repeats: ['2026-11-29T16:00', '2027-01-30T16:00', '2027-02-27T16:00', '2027-03-30T16:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-168',
    class: 'repeats',
    said: '每逢周一、周四早7点45分晨会20分钟，开到12月底，提前5分钟提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '每逢周一、周四早7点45分晨会20分钟，开到12月底，提前5分钟提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['晨会'], lacks: ['分钟', '12月'] },
          end: '2026-11-23T08:05',
          repeats: ['2026-11-23T07:45', '2026-11-26T07:45', '2026-11-30T07:45', '2026-12-03T07:45'],
          count: 12,
          reminds: ['2026-11-23T07:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-169',
    class: 'repeats',
    said: '12月隔天早上6点空腹跑，1号开跑，25号不跑',
    calls: [{ tool: 'quick_add', arguments: { text: '12月隔天早上6点空腹跑，1号开跑，25号不跑' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['空腹跑'], lacks: ['25', '不跑', '隔天'] },
          repeats: ['2026-12-01T06:00', '2026-12-03T06:00', '2026-12-05T06:00', '2026-12-07T06:00'],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'zh-more-repeats-170',
    class: 'repeats',
    said: '每周二晚上7点半声乐课，孩子考试那周不上',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二晚上7点半声乐课，孩子考试那周不上' } }],
    expect: { asks: ['考试'] },
  },
];
