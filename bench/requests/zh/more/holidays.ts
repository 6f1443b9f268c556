import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-holidays-01',
    class: 'holidays',
    said: '除夕晚上八点跟老家亲戚视频拜年',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕晚上八点跟老家亲戚视频拜年' } }],
    expect: { written: [{ kind: 'event', title: { has: ['视频拜年'], lacks: ['八点'] }, start: '2027-02-05T20:00' }] },
  },
  {
    id: 'zh-more-holidays-02',
    class: 'holidays',
    said: '大年初二上午十点陪老婆回娘家',
    calls: [{ tool: 'quick_add', arguments: { text: '大年初二上午十点陪老婆回娘家' } }],
    expect: { written: [{ kind: 'event', title: { has: ['回娘家'], lacks: ['初二'] }, start: '2027-02-07T10:00' }] },
  },
  {
    id: 'zh-more-holidays-03',
    class: 'holidays',
    said: '圣诞节前一天晚上七点半听音乐会',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞节前一天晚上七点半听音乐会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['音乐会'], lacks: ['前一天', '七点'] }, start: '2026-12-24T19:30' }],
    },
  },
  {
    id: 'zh-more-holidays-04',
    class: 'holidays',
    said: '冬至提醒我包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至提醒我包饺子' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['包饺子'], lacks: ['提醒'] }, at: '2026-12-22T09:00' }] },
  },
  {
    id: 'zh-more-holidays-05',
    class: 'holidays',
    said: '腊八节早上七点煮腊八粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八节早上七点煮腊八粥' } }],
    expect: { written: [{ kind: 'event', title: { has: ['腊八粥'], lacks: ['七点'] }, start: '2027-01-15T07:00' }] },
  },
  {
    id: 'zh-more-holidays-06',
    class: 'holidays',
    said: '元宵节晚上七点去古城看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上七点去古城看灯会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['灯会'], lacks: ['七点'] }, start: '2027-02-20T19:00' }] },
  },
  {
    id: 'zh-more-holidays-07',
    class: 'holidays',
    said: '情人节前三天提醒我订花',
    calls: [{ tool: 'quick_add', arguments: { text: '情人节前三天提醒我订花' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['订花'], lacks: ['前三天', '提醒'] }, at: '2027-02-11T09:00' }],
    },
  },
  {
    id: 'zh-more-holidays-08',
    class: 'holidays',
    said: '每年母亲节提醒我给妈妈打电话',
    calls: [{ tool: 'quick_add', arguments: { text: '每年母亲节提醒我给妈妈打电话' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['给妈妈打电话'], lacks: ['每年'] },
          repeats: ['2027-05-09T09:00', '2028-05-14T09:00', '2029-05-13T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-holidays-09',
    class: 'holidays',
    said: '明年端午上午九点半带孩子看龙舟赛',
    calls: [{ tool: 'quick_add', arguments: { text: '明年端午上午九点半带孩子看龙舟赛' } }],
    expect: { written: [{ kind: 'event', title: { has: ['龙舟赛'], lacks: ['明年'] }, start: '2027-06-09T09:30' }] },
  },
  {
    id: 'zh-more-holidays-10',
    class: 'holidays',
    said: '平安夜那天我有安排吗',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '部门火锅', start: '2026-12-24T18:30:00', end: '2026-12-24T21:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '项目验收', start: '2026-12-25T10:00:00', end: '2026-12-25T12:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '平安夜那天' } }],
    expect: { answers: { names: ['部门火锅'], lacks: ['项目验收'] } },
  },
  {
    id: 'zh-more-holidays-11',
    class: 'holidays',
    said: '元旦早上八点到下午四点我值班',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦早上八点到下午四点我值班' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['值班'] }, start: '2027-01-01T08:00', end: '2027-01-01T16:00' }],
    },
  },
  {
    id: 'zh-more-holidays-12',
    class: 'holidays',
    said: '除夕下午四点全家一起包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕下午四点全家一起包饺子' } }],
    expect: { written: [{ kind: 'event', title: { has: ['包饺子'], lacks: ['四点'] }, start: '2027-02-05T16:00' }] },
  },
  {
    id: 'zh-more-holidays-13',
    class: 'holidays',
    said: '大年初二上午十点给老校长拜年',
    calls: [{ tool: 'quick_add', arguments: { text: '大年初二上午十点给老校长拜年' } }],
    expect: { written: [{ kind: 'event', title: { has: ['老校长'], lacks: ['初二'] }, start: '2027-02-07T10:00' }] },
  },
  {
    id: 'zh-more-holidays-14',
    class: 'holidays',
    said: '元宵节晚上七点半去看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上七点半去看灯会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['灯会'], lacks: ['七点'] }, start: '2027-02-20T19:30' }] },
  },
  {
    id: 'zh-more-holidays-15',
    class: 'holidays',
    said: '冬至那天中午十二点回爸妈家吃饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天中午十二点回爸妈家吃饺子' } }],
    expect: { written: [{ kind: 'event', title: { has: ['饺子'], lacks: ['十二点'] }, start: '2026-12-22T12:00' }] },
  },
  {
    id: 'zh-more-holidays-16',
    class: 'holidays',
    said: '清明节上午九点去扫墓',
    calls: [{ tool: 'quick_add', arguments: { text: '清明节上午九点去扫墓' } }],
    expect: { written: [{ kind: 'event', title: { has: ['扫墓'], lacks: ['九点'] }, start: '2027-04-05T09:00' }] },
  },
  {
    id: 'zh-more-holidays-17',
    class: 'holidays',
    said: '腊八早上六点半提醒我熬粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八早上六点半提醒我熬粥' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['熬粥'], lacks: ['六点'] }, at: '2027-01-15T06:30' }] },
  },
  {
    id: 'zh-more-holidays-18',
    class: 'holidays',
    said: '护士节下午两点院里开表彰大会',
    calls: [{ tool: 'quick_add', arguments: { text: '护士节下午两点院里开表彰大会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['表彰大会'], lacks: ['两点'] }, start: '2027-05-12T14:00' }] },
  },
  {
    id: 'zh-more-holidays-19',
    class: 'holidays',
    said: '母亲节前一天提醒我订花',
    calls: [{ tool: 'quick_add', arguments: { text: '母亲节前一天提醒我订花' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['订花'], lacks: ['前一天'] }, at: '2027-05-08T09:00' }] },
  },
  {
    id: 'zh-more-holidays-20',
    class: 'holidays',
    said: '每年端午早上八点提醒我挂艾草',
    calls: [{ tool: 'quick_add', arguments: { text: '每年端午早上八点提醒我挂艾草' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['艾草'], lacks: ['每年'] },
          repeats: ['2027-06-09T08:00', '2028-05-28T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-holidays-21',
    class: 'holidays',
    said: '圣诞节晚上六点半部门聚餐',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞节晚上六点半部门聚餐' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['部门聚餐'], lacks: ['六点半'] }, start: '2026-12-25T18:30' }],
    },
  },
  {
    id: 'zh-more-holidays-22',
    class: 'holidays',
    said: '元旦上午十点带孩子去滑雪',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦上午十点带孩子去滑雪' } }],
    expect: { written: [{ kind: 'event', title: { has: ['滑雪'], lacks: ['十点'] }, start: '2027-01-01T10:00' }] },
  },
  {
    id: 'zh-more-holidays-23',
    class: 'holidays',
    said: '正月初二中午十二点回娘家吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '正月初二中午十二点回娘家吃饭' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['娘家'], lacks: ['初二', '十二点'] }, start: '2027-02-07T12:00' }],
    },
  },
  {
    id: 'zh-more-holidays-24',
    class: 'holidays',
    said: '元宵节晚上七点带娃看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上七点带娃看灯会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['看灯会'], lacks: ['七点'] }, start: '2027-02-20T19:00' }] },
  },
  {
    id: 'zh-more-holidays-25',
    class: 'holidays',
    said: '冬至那天提醒我煮饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天提醒我煮饺子' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['煮饺子'], lacks: ['那天'] }, at: '2026-12-22T09:00' }] },
  },
  {
    id: 'zh-more-holidays-26',
    class: 'holidays',
    said: '五一前三天提醒我确认民宿',
    calls: [{ tool: 'quick_add', arguments: { text: '五一前三天提醒我确认民宿' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['确认民宿'], lacks: ['三天'] }, at: '2027-04-28T09:00' }] },
  },
  {
    id: 'zh-more-holidays-27',
    class: 'holidays',
    said: '清明节上午九点去扫墓',
    calls: [{ tool: 'quick_add', arguments: { text: '清明节上午九点去扫墓' } }],
    expect: { written: [{ kind: 'event', title: { has: ['扫墓'], lacks: ['九点'] }, start: '2027-04-05T09:00' }] },
  },
  {
    id: 'zh-more-holidays-28',
    class: 'holidays',
    said: '母亲节提醒我订花',
    calls: [{ tool: 'quick_add', arguments: { text: '母亲节提醒我订花' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['订花'] }, at: '2027-05-09T09:00' }] },
  },
  {
    id: 'zh-more-holidays-29',
    class: 'holidays',
    said: '端午节前一天下午两点跟婆婆包粽子',
    calls: [{ tool: 'quick_add', arguments: { text: '端午节前一天下午两点跟婆婆包粽子' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['婆婆', '包粽子'], lacks: ['前一天'] }, start: '2027-06-08T14:00' }],
    },
  },
  {
    id: 'zh-more-holidays-30',
    class: 'holidays',
    said: '明年中秋节当天有什么安排没有',
    before: [
      { tool: 'schedule_add', arguments: { title: '赏月家宴', start: '2027-09-15T18:00', end: '2027-09-15T20:00' } },
      { tool: 'schedule_add', arguments: { title: '返程火车', start: '2027-09-16T15:00', end: '2027-09-16T18:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明年中秋节当天' } }],
    expect: {
      answers: { window: { start: '2027-09-15', end: '2027-09-16' }, names: ['赏月家宴'], lacks: ['返程火车'] },
    },
  },
  {
    id: 'zh-more-holidays-31',
    class: 'holidays',
    said: '腊八那天早上七点提醒我熬粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八那天早上七点提醒我熬粥' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['熬粥'], lacks: ['七点', '那天'] }, at: '2027-01-15T07:00' }],
    },
  },
  {
    id: 'zh-more-holidays-32',
    class: 'holidays',
    said: '元旦上午十点促销复盘',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦上午十点促销复盘' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['促销复盘'], lacks: ['元旦', '十点'] }, start: '2027-01-01T10:00' }],
    },
  },
  {
    id: 'zh-more-holidays-33',
    class: 'holidays',
    said: '除夕下午三点提醒我锁仓库',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕下午三点提醒我锁仓库' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['锁仓库'], lacks: ['除夕', '三点'] }, at: '2027-02-05T15:00' }],
    },
  },
  {
    id: 'zh-more-holidays-34',
    class: 'holidays',
    said: '大年初八上午九点开工点名',
    calls: [{ tool: 'quick_add', arguments: { text: '大年初八上午九点开工点名' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['开工点名'], lacks: ['初八', '九点'] }, start: '2027-02-13T09:00' }],
    },
  },
  {
    id: 'zh-more-holidays-35',
    class: 'holidays',
    said: '元宵节晚上六点店里猜灯谜',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上六点店里猜灯谜' } }],
    expect: { written: [{ kind: 'event', title: { has: ['猜灯谜'], lacks: ['六点'] }, start: '2027-02-20T18:00' }] },
  },
  {
    id: 'zh-more-holidays-36',
    class: 'holidays',
    said: '冬至晚上六点半请店员吃饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至晚上六点半请店员吃饺子' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['店员', '饺子'], lacks: ['六点'] }, start: '2026-12-22T18:30' }],
    },
  },
  {
    id: 'zh-more-holidays-37',
    class: 'holidays',
    said: '感恩节那天下午五点提醒我给老会员发券',
    calls: [{ tool: 'quick_add', arguments: { text: '感恩节那天下午五点提醒我给老会员发券' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['老会员', '发券'], lacks: ['那天', '五点'] }, at: '2026-11-26T17:00' },
      ],
    },
  },
  {
    id: 'zh-more-holidays-38',
    class: 'holidays',
    said: '三八节上午十点女会员公开课',
    calls: [{ tool: 'quick_add', arguments: { text: '三八节上午十点女会员公开课' } }],
    expect: { written: [{ kind: 'event', title: { has: ['公开课'], lacks: ['十点'] }, start: '2027-03-08T10:00' }] },
  },
  {
    id: 'zh-more-holidays-39',
    class: 'holidays',
    said: '双十二晚上八点开直播',
    calls: [{ tool: 'quick_add', arguments: { text: '双十二晚上八点开直播' } }],
    expect: { written: [{ kind: 'event', title: { has: ['直播'], lacks: ['八点'] }, start: '2026-12-12T20:00' }] },
  },
  {
    id: 'zh-more-holidays-40',
    class: 'holidays',
    said: '平安夜我有安排吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '橱窗拍摄', start: '2026-12-24T14:00' } },
      { tool: 'schedule_add', arguments: { title: '圣诞派对', start: '2026-12-25T19:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '平安夜' } }],
    expect: { answers: { names: ['橱窗拍摄'], lacks: ['圣诞派对'] } },
  },
];
