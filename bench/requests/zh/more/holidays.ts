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
  {
    id: 'zh-more-holidays-41',
    class: 'holidays',
    said: '平安夜晚上七点小何求婚跟拍',
    calls: [{ tool: 'quick_add', arguments: { text: '平安夜晚上七点小何求婚跟拍' } }],
    expect: { written: [{ kind: 'event', title: { has: ['求婚'] }, start: '2026-12-24T19:00' }] },
  },
  {
    id: 'zh-more-holidays-42',
    class: 'holidays',
    said: '元宵节下午三点带孙子逛灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节下午三点带孙子逛灯会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['灯会'] }, start: '2027-02-20T15:00' }] },
  },
  {
    id: 'zh-more-holidays-43',
    class: 'holidays',
    said: '除夕下午四点拍全家福，拍到五点半',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕下午四点拍全家福，拍到五点半' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['全家福'] }, start: '2027-02-05T16:00', end: '2027-02-05T17:30' }],
    },
  },
  {
    id: 'zh-more-holidays-44',
    class: 'holidays',
    said: '腊八早上六点喊我起来熬粥',
    calls: [{ tool: 'reminder_add', arguments: { title: '熬粥', at: '腊八早上六点' } }],
    expect: { written: [{ kind: 'reminder', title: '熬粥', at: '2027-01-15T06:00' }] },
  },
  {
    id: 'zh-more-holidays-45',
    class: 'holidays',
    said: '三八妇女节前把女员工的花订好',
    calls: [{ tool: 'todo_add', arguments: { title: '给女员工订花', due: '三八妇女节前' } }],
    expect: { written: [{ kind: 'todo', title: '给女员工订花', due: '2027-03-08' }] },
  },
  {
    id: 'zh-more-holidays-46',
    class: 'holidays',
    said: '每年重阳节提醒我给老姐妹们打电话',
    calls: [{ tool: 'quick_add', arguments: { text: '每年重阳节提醒我给老姐妹们打电话' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['打电话'], lacks: ['重阳'] },
          repeats: ['2027-10-08T09:00', '2028-10-26T09:00', '2029-10-16T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-holidays-47',
    class: 'holidays',
    said: '大年初六上午九点开工仪式',
    calls: [{ tool: 'quick_add', arguments: { text: '大年初六上午九点开工仪式' } }],
    expect: { written: [{ kind: 'event', title: { has: ['开工仪式'], lacks: ['初六'] }, start: '2027-02-11T09:00' }] },
  },
  {
    id: 'zh-more-holidays-48',
    class: 'holidays',
    said: '圣诞节前三天上午十点提醒我把相册寄给客户',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞节前三天上午十点提醒我把相册寄给客户' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['相册'] }, at: '2026-12-22T10:00' }] },
  },
  {
    id: 'zh-more-holidays-49',
    class: 'holidays',
    said: '清明节早上八点去给老爷子扫墓',
    calls: [{ tool: 'quick_add', arguments: { text: '清明节早上八点去给老爷子扫墓' } }],
    expect: { written: [{ kind: 'event', title: { has: ['扫墓'] }, start: '2027-04-05T08:00' }] },
  },
  {
    id: 'zh-more-holidays-50',
    class: 'holidays',
    said: '七夕全天拍情侣写真，别的不接',
    calls: [{ tool: 'schedule_add', arguments: { title: '拍情侣写真', start: '七夕', all_day: true } }],
    expect: { written: [{ kind: 'event', title: '拍情侣写真', allDay: true, start: '2027-08-08', end: '2027-08-09' }] },
  },
  {
    id: 'zh-more-holidays-51',
    class: 'holidays',
    said: '元旦过后第一个周一上午九点年会筹备会',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦过后第一个周一上午九点年会筹备会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['年会筹备会'] }, start: '2027-01-04T09:00' }] },
  },
  {
    id: 'zh-more-holidays-52',
    class: 'holidays',
    said: '元宵节晚上六点带娃看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上六点带娃看灯会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['看灯会'], lacks: ['六点'] }, start: '2027-02-20T18:00' }] },
  },
  {
    id: 'zh-more-holidays-53',
    class: 'holidays',
    said: '除夕上午十点贴春联',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕上午十点贴春联' } }],
    expect: { written: [{ kind: 'event', title: { has: ['贴春联'], lacks: ['十点'] }, start: '2027-02-05T10:00' }] },
  },
  {
    id: 'zh-more-holidays-54',
    class: 'holidays',
    said: '感恩节晚上六点去导师家吃火鸡',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '感恩节晚上六点去导师家吃火鸡' } }],
    expect: { written: [{ kind: 'event', title: { has: ['火鸡'], lacks: ['六点'] }, start: '2026-11-26T18:00' }] },
  },
  {
    id: 'zh-more-holidays-55',
    class: 'holidays',
    said: '冬至那天提醒我和面包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天提醒我和面包饺子' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['包饺子'], lacks: ['那天'] }, at: '2026-12-22T09:00' }] },
  },
  {
    id: 'zh-more-holidays-56',
    class: 'holidays',
    said: '腊八早上七点半提醒我熬粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八早上七点半提醒我熬粥' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['熬粥'], lacks: ['七点'] }, at: '2027-01-15T07:30' }] },
  },
  {
    id: 'zh-more-holidays-57',
    class: 'holidays',
    said: '节礼日下午三点跟房东去看球',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '节礼日下午三点跟房东去看球' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['看球'], lacks: ['三点', '节礼日'] }, start: '2026-12-26T15:00' }],
    },
  },
  {
    id: 'zh-more-holidays-58',
    class: 'holidays',
    said: '明年母亲节提醒我给我妈订束花',
    calls: [{ tool: 'quick_add', arguments: { text: '明年母亲节提醒我给我妈订束花' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['花'], lacks: ['明年'] }, at: '2027-05-09T09:00' }] },
  },
  {
    id: 'zh-more-holidays-59',
    class: 'holidays',
    said: '圣诞节前两天提醒我寄贺卡',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞节前两天提醒我寄贺卡' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['贺卡'], lacks: ['前两天'] }, at: '2026-12-23T09:00' }] },
  },
  {
    id: 'zh-more-holidays-60',
    class: 'holidays',
    said: '黑五早上八点提醒我抢显卡',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '黑五早上八点提醒我抢显卡' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['抢显卡'], lacks: ['黑五'] }, at: '2026-11-27T08:00' }] },
  },
  {
    id: 'zh-more-holidays-61',
    class: 'holidays',
    said: '清明节请假一天回老家扫墓',
    calls: [{ tool: 'quick_add', arguments: { text: '清明节请假一天回老家扫墓' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['扫墓'] },
          allDay: true,
          start: '2027-04-05',
          end: '2027-04-06',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-holidays-62',
    class: 'holidays',
    said: '六一儿童节全天陪俩娃去动物园',
    calls: [{ tool: 'quick_add', arguments: { text: '六一儿童节全天陪俩娃去动物园' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['俩娃'], lacks: ['全天'] },
          allDay: true,
          start: '2027-06-01',
          end: '2027-06-02',
        },
      ],
    },
  },
  {
    id: 'zh-more-holidays-63',
    class: 'holidays',
    said: '圣诞节前一天晚上七点请外商吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞节前一天晚上七点请外商吃饭' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['外商', '吃饭'], lacks: ['圣诞', '前一天'] }, start: '2026-12-24T19:00' },
      ],
    },
  },
  {
    id: 'zh-more-holidays-64',
    class: 'holidays',
    said: '元旦早上9点提醒我给客户群发祝福',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦早上9点提醒我给客户群发祝福' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['客户', '祝福'], lacks: ['早上', '提醒'] }, at: '2027-01-01T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-holidays-65',
    class: 'holidays',
    said: '除夕下午两点给几个大客户打拜年电话',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕下午两点给几个大客户打拜年电话' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['大客户', '拜年电话'], lacks: ['两点', '下午'] }, start: '2027-02-05T14:00' },
      ],
    },
  },
  {
    id: 'zh-more-holidays-66',
    class: 'holidays',
    said: '腊八那天早上8点提醒我熬粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八那天早上8点提醒我熬粥' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['熬粥'], lacks: ['8点', '那天'] }, at: '2027-01-15T08:00' }],
    },
  },
  {
    id: 'zh-more-holidays-67',
    class: 'holidays',
    said: '六一上午10点带俩娃去动物园',
    calls: [{ tool: 'quick_add', arguments: { text: '六一上午10点带俩娃去动物园' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['俩娃'], lacks: ['10点', '六一'] }, start: '2027-06-01T10:00' }],
    },
  },
  {
    id: 'zh-more-holidays-68',
    class: 'holidays',
    said: '冬至晚上六点全家包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至晚上六点全家包饺子' } }],
    expect: { written: [{ kind: 'event', title: { has: ['包饺子'], lacks: ['六点'] }, start: '2026-12-22T18:00' }] },
  },
  {
    id: 'zh-more-holidays-69',
    class: 'holidays',
    said: '母亲节中午12点跟外婆吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '母亲节中午12点跟外婆吃饭' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['外婆', '吃饭'], lacks: ['12点', '中午'] }, start: '2027-05-09T12:00' },
      ],
    },
  },
  {
    id: 'zh-more-holidays-70',
    class: 'holidays',
    said: '元宵节晚上七点带孩子看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上七点带孩子看灯会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['孩子', '灯会'], lacks: ['七点'] }, start: '2027-02-20T19:00' }],
    },
  },
  {
    id: 'zh-more-holidays-71',
    class: 'holidays',
    said: '清明前一天提醒我去订花',
    calls: [{ tool: 'quick_add', arguments: { text: '清明前一天提醒我去订花' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['订花'], lacks: ['前一天', '提醒'] }, at: '2027-04-04T09:00' }],
    },
  },
  {
    id: 'zh-more-holidays-72',
    class: 'holidays',
    said: '每年父亲节提醒我给爸打电话',
    calls: [{ tool: 'quick_add', arguments: { text: '每年父亲节提醒我给爸打电话' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['给爸打电话'], lacks: ['每年', '提醒'] },
          repeats: ['2027-06-20T09:00', '2028-06-18T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-holidays-73',
    class: 'holidays',
    said: '中秋晚上7点请留校的研究生吃月饼',
    calls: [{ tool: 'quick_add', arguments: { text: '中秋晚上7点请留校的研究生吃月饼' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['研究生', '月饼'], lacks: ['7点', '晚上'] }, start: '2027-09-15T19:00' },
      ],
    },
  },
];
