import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-direction-01',
    class: 'direction',
    said: '上周三下午两点开了复盘会，帮我排进日程',
    calls: [{ tool: 'quick_add', arguments: { text: '上周三下午两点开了复盘会，帮我排进日程' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-02',
    class: 'direction',
    said: '今天下午四点半去取体检报告',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午四点半去取体检报告' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-03',
    class: 'direction',
    said: '早上八点去江边跑步',
    calls: [{ tool: 'quick_add', arguments: { text: '早上八点去江边跑步' } }],
    expect: { written: [{ kind: 'event', title: { has: ['跑步'] }, start: '2026-11-23T08:00' }] },
  },
  {
    id: 'zh-more-direction-04',
    class: 'direction',
    said: '12月3号下午两点约了摄影师',
    calls: [{ tool: 'schedule_add', arguments: { title: '约摄影师', start: '2025-12-03T14:00:00' } }],
    expect: { asks: ['2026-12-03'] },
  },
  {
    id: 'zh-more-direction-05',
    class: 'direction',
    said: '提醒我周一把上周五的会议纪要发给大家',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我周一把上周五的会议纪要发给大家' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['会议纪要'], lacks: ['提醒'] }, at: '2026-11-23T09:00' }] },
  },
  {
    id: 'zh-more-direction-06',
    class: 'direction',
    said: '记一下，上周五聚餐人均86，是我垫的',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下，上周五聚餐人均86，是我垫的' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['上周五', '86'] } }] },
  },
  {
    id: 'zh-more-direction-07',
    class: 'direction',
    said: '上周我都完成了哪些事',
    calls: [{ tool: 'agenda_query', arguments: { start: '上周', include: ['done'] } }],
    expect: { answers: { window: { start: '2026-11-09', end: '2026-11-16' } } },
  },
  {
    id: 'zh-more-direction-08',
    class: 'direction',
    said: '明天十点半开半小时的选题会，撞上了就往后顺',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '校招面试', start: '2026-11-23T10:00:00', end: '2026-11-23T11:30:00' },
      },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: '明天十点半开半小时的选题会，撞上了就往后顺', on_conflict: 'auto' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['选题会'], lacks: ['撞', '往后顺'] },
          start: '2026-11-23T11:30',
          end: '2026-11-23T12:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-direction-09',
    class: 'direction',
    said: '明天下午一点到六点之间给我两个能开一小时会的空档',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '方案汇报', start: '2026-11-23T14:30:00', end: '2026-11-23T16:00:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '明天', earliest: '13:00', latest: '18:00', duration_minutes: 60, limit: 2 },
      },
    ],
    expect: {
      answers: {
        texts: [
          ['13:00–14:00', '13:15–14:15', '13:30–14:30'],
          ['16:00–17:00', '16:15–17:15', '16:30–17:30', '16:45–17:45', '17:00–18:00'],
        ],
      },
    },
  },
  {
    id: 'zh-more-direction-10',
    class: 'direction',
    said: '明天上午十点约装修师傅量尺寸',
    before: [
      { tool: 'schedule_add', arguments: { title: '晨会', start: '2026-11-23T09:30:00', end: '2026-11-23T10:30:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午十点约装修师傅量尺寸' } }],
    expect: { asks: ['晨会'] },
  },
  {
    id: 'zh-more-direction-11',
    class: 'direction',
    said: '上周四下午三点去小明家家访',
    calls: [{ tool: 'quick_add', arguments: { text: '上周四下午三点去小明家家访' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-12',
    class: 'direction',
    said: '今天早上七点提醒我吃药',
    calls: [{ tool: 'quick_add', arguments: { text: '今天早上七点提醒我吃药' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-13',
    class: 'direction',
    said: '下午五点提醒我去接孙女',
    calls: [{ tool: 'quick_add', arguments: { text: '下午五点提醒我去接孙女' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['接孙女'], lacks: ['五点'] }, at: '2026-11-23T17:00' }] },
  },
  {
    id: 'zh-more-direction-14',
    class: 'direction',
    said: '明天下午两点加个进度会，被占了就往后排',
    before: [
      { tool: 'schedule_add', arguments: { title: '供应商来访', start: '2026-11-23T14:00', end: '2026-11-23T15:30' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点加个进度会，被占了就往后排', on_conflict: 'auto' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['进度会'], lacks: ['往后', '占'] },
          start: '2026-11-23T15:30',
          end: '2026-11-23T16:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-direction-15',
    class: 'direction',
    said: '3月12号下午两点去植树',
    calls: [{ tool: 'quick_add', arguments: { text: '3月12号下午两点去植树' } }],
    expect: { written: [{ kind: 'event', title: { has: ['植树'], lacks: ['3月'] }, start: '2027-03-12T14:00' }] },
  },
  {
    id: 'zh-more-direction-16',
    class: 'direction',
    said: '20号下午三点家委会开会',
    calls: [{ tool: 'quick_add', arguments: { text: '20号下午三点家委会开会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['家委会'], lacks: ['20号'] }, start: '2026-12-20T15:00' }] },
  },
  {
    id: 'zh-more-direction-17',
    class: 'direction',
    said: '六小时后提醒我给3床翻身',
    calls: [{ tool: 'quick_add', arguments: { text: '六小时后提醒我给3床翻身' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['3床', '翻身'] }, at: '2026-11-23T02:00' }] },
  },
  {
    id: 'zh-more-direction-18',
    class: 'direction',
    said: '这周三下午四点给学生补课',
    calls: [{ tool: 'quick_add', arguments: { text: '这周三下午四点给学生补课' } }],
    expect: { asks: ['2026-11-25'] },
  },
  {
    id: 'zh-more-direction-19',
    class: 'direction',
    said: '前天我有什么安排来着',
    calls: [{ tool: 'schedule_query', arguments: { start: '前天' } }],
    expect: { answers: { window: { start: '2026-11-20', end: '2026-11-21' } } },
  },
  {
    id: 'zh-more-direction-20',
    class: 'direction',
    said: '明天下午再给我几个能谈一小时的空档，别都挤在一块',
    before: [
      { tool: 'schedule_add', arguments: { title: '部门例会', start: '2026-11-23T12:00', end: '2026-11-23T14:00' } },
      { tool: 'schedule_add', arguments: { title: '客户演示', start: '2026-11-23T15:00', end: '2026-11-23T16:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '明天下午', duration_minutes: 60, limit: 2 } }],
    expect: { answers: { texts: ['14:00', ['16:30', '16:45', '17:00']] } },
  },
  {
    id: 'zh-more-direction-21',
    class: 'direction',
    said: '明天下午两点找学生谈话',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点找学生谈话' } }],
    expect: { asks: ['教研组会'] },
    before: [
      { tool: 'schedule_add', arguments: { title: '教研组会', start: '2026-11-23T13:30', end: '2026-11-23T14:30' } },
    ],
  },
  {
    id: 'zh-more-direction-22',
    class: 'direction',
    said: '昨天下午三点和王总喝咖啡',
    calls: [{ tool: 'quick_add', arguments: { text: '昨天下午三点和王总喝咖啡' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-23',
    class: 'direction',
    said: '今天下午四点开个碰头会',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午四点开个碰头会' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-24',
    class: 'direction',
    said: '下午五点提醒我接孩子',
    calls: [{ tool: 'quick_add', arguments: { text: '下午五点提醒我接孩子' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['接孩子'], lacks: ['五点'] }, at: '2026-11-23T17:00' }] },
  },
  {
    id: 'zh-more-direction-25',
    class: 'direction',
    said: '半夜两点看球',
    calls: [{ tool: 'quick_add', arguments: { text: '半夜两点看球' } }],
    expect: { written: [{ kind: 'event', title: { has: ['看球'], lacks: ['半夜'] }, start: '2026-11-23T02:00' }] },
  },
  {
    id: 'zh-more-direction-26',
    class: 'direction',
    said: '今晚零点提醒我抢火车票',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚零点提醒我抢火车票' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['抢火车票'], lacks: ['零点'] }, at: '2026-11-23T00:00' }] },
  },
  {
    id: 'zh-more-direction-27',
    class: 'direction',
    said: '周二下午三点去社保局',
    now: '2026-12-09T10:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '周二下午三点去社保局' } }],
    expect: { written: [{ kind: 'event', title: { has: ['社保局'], lacks: ['周二'] }, start: '2026-12-15T15:00' }] },
  },
  {
    id: 'zh-more-direction-28',
    class: 'direction',
    said: '这周一下午两点给老爷子挂复诊',
    now: '2026-12-09T10:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '这周一下午两点给老爷子挂复诊' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-29',
    class: 'direction',
    said: '明天十点约小陈面谈，要是占了就往后排',
    before: [
      { tool: 'schedule_add', arguments: { title: '季度复盘', start: '2026-11-23T10:00', end: '2026-11-23T11:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天十点约小陈面谈，要是占了就往后排', on_conflict: 'auto' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['小陈'], lacks: ['占了', '往后'] }, start: '2026-11-23T11:00' }],
    },
  },
  {
    id: 'zh-more-direction-30',
    class: 'direction',
    said: '明天给我找三个能打半小时电话的空档',
    before: [
      { tool: 'schedule_add', arguments: { title: '晨会加复盘', start: '2026-11-23T08:00', end: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '工作午餐', start: '2026-11-23T12:00', end: '2026-11-23T14:00' } },
      { tool: 'schedule_add', arguments: { title: '方案宣讲', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '明天', duration_minutes: 30, limit: 3 } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        texts: [
          ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15', '11:30'],
          ['14:00', '14:15', '14:30'],
          ['16:00', '16:15', '16:30', '16:45', '17:00', '17:15', '17:30'],
        ],
      },
    },
  },
  {
    id: 'zh-more-direction-31',
    class: 'direction',
    said: '试讲提前一周',
    before: [
      { tool: 'schedule_add', arguments: { title: '试讲', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '试讲', start: '提前一周' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-32',
    class: 'direction',
    said: '上午九点半给供应商打电话',
    now: '2026-12-09T10:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '上午九点半给供应商打电话' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['供应商', '打电话'], lacks: ['九点半'] }, start: '2026-12-10T09:30' }],
    },
  },
  {
    id: 'zh-more-direction-33',
    class: 'direction',
    said: '上周四晚上七点跟供应商吃饭，帮我排进日程',
    calls: [{ tool: 'quick_add', arguments: { text: '上周四晚上七点跟供应商吃饭，帮我排进日程' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-34',
    class: 'direction',
    said: '今天下午五点去取货',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午五点去取货' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-35',
    class: 'direction',
    said: '这周一上午十点巡店',
    calls: [{ tool: 'quick_add', arguments: { text: '这周一上午十点巡店' } }],
    expect: { asks: [] },
    now: '2026-11-25T10:00:00+08:00',
  },
  {
    id: 'zh-more-direction-36',
    class: 'direction',
    said: '11月31号上午十点见装修队',
    calls: [{ tool: 'quick_add', arguments: { text: '11月31号上午十点见装修队' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-37',
    class: 'direction',
    said: '12月5号周五下午三点面试教练',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号周五下午三点面试教练' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-38',
    class: 'direction',
    said: '早上六点叫我起床',
    calls: [{ tool: 'quick_add', arguments: { text: '早上六点叫我起床' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['起床'], lacks: ['六点'] }, at: '2026-11-23T06:00' }] },
  },
  {
    id: 'zh-more-direction-39',
    class: 'direction',
    said: '下午四点半跟房东通个电话',
    calls: [{ tool: 'quick_add', arguments: { text: '下午四点半跟房东通个电话' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['房东', '电话'], lacks: ['四点'] }, start: '2026-11-23T16:30' }],
    },
  },
  {
    id: 'zh-more-direction-40',
    class: 'direction',
    said: '周一上午十点例行巡店',
    calls: [{ tool: 'quick_add', arguments: { text: '周一上午十点例行巡店' } }],
    expect: { written: [{ kind: 'event', title: { has: ['巡店'], lacks: ['周一'] }, start: '2026-11-30T10:00' }] },
    now: '2026-11-25T10:00:00+08:00',
  },
  {
    id: 'zh-more-direction-41',
    class: 'direction',
    said: '3月5号下午两点消防年检',
    calls: [{ tool: 'quick_add', arguments: { text: '3月5号下午两点消防年检' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['消防年检'], lacks: ['3月', '两点'] }, start: '2027-03-05T14:00' }],
    },
  },
  {
    id: 'zh-more-direction-42',
    class: 'direction',
    said: '今晚十二点上架新品',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十二点上架新品' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['上架新品'], lacks: ['今晚', '十二点'] }, start: '2026-11-23T00:00' }],
    },
  },
  {
    id: 'zh-more-direction-43',
    class: 'direction',
    said: '明天下午三点约一下房东，撞了就往后顺',
    before: [
      { tool: 'schedule_add', arguments: { title: '需求澄清', start: '2026-11-23T14:30', end: '2026-11-23T16:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午三点约一下房东，撞了就往后顺', on_conflict: 'auto' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['房东'], lacks: ['撞', '往后顺'] }, start: '2026-11-23T16:00' }],
    },
  },
  {
    id: 'zh-more-direction-44',
    class: 'direction',
    said: '周二九点到六点之间哪几段能塞一小时的私教',
    before: [
      { tool: 'schedule_add', arguments: { title: '团课一', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } },
      { tool: 'schedule_add', arguments: { title: '团课二', start: '2026-11-24T12:00', end: '2026-11-24T14:00' } },
      { tool: 'schedule_add', arguments: { title: '教练例会', start: '2026-11-24T15:00', end: '2026-11-24T17:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '周二', duration_minutes: 60, earliest: '09:00', latest: '18:00', limit: 4 },
      },
    ],
    expect: { answers: { texts: ['09:00–10:00', '11:00–12:00', '14:00–15:00', '17:00–18:00'], lacks: ['2026-11-25'] } },
  },
  {
    id: 'zh-more-direction-45',
    class: 'direction',
    said: '周四上午找两段各三十分钟的空当做电话面试，别挤在一块儿',
    before: [
      { tool: 'schedule_add', arguments: { title: '排期会', start: '2026-11-26T10:00', end: '2026-11-26T11:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '周四', duration_minutes: 30, earliest: '09:00', latest: '12:00', limit: 2 },
      },
    ],
    expect: {
      answers: {
        texts: [
          ['09:00–09:30', '09:15–09:45', '09:30–10:00'],
          ['11:00–11:30', '11:15–11:45', '11:30–12:00'],
        ],
      },
    },
  },
  {
    id: 'zh-more-direction-46',
    class: 'direction',
    said: '昨天下午三点面试小陈',
    calls: [{ tool: 'quick_add', arguments: { text: '昨天下午三点面试小陈' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-47',
    class: 'direction',
    said: '今天下午五点去接小宝',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午五点去接小宝' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-48',
    class: 'direction',
    said: '早上八点提醒我吃钙片',
    calls: [{ tool: 'quick_add', arguments: { text: '早上八点提醒我吃钙片' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['吃钙片'] }, at: '2026-11-23T08:00' }] },
  },
  {
    id: 'zh-more-direction-49',
    class: 'direction',
    said: '明天下午两点半电话面试，半小时，撞车了就往后排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '用人部门对接', start: '2026-11-23T14:00', end: '2026-11-23T15:00' },
      },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: '明天下午两点半电话面试，半小时，撞车了就往后排', on_conflict: 'auto' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['电话面试'], lacks: ['撞车', '往后'] },
          start: '2026-11-23T15:00',
          end: '2026-11-23T15:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-direction-50',
    class: 'direction',
    said: '明天下午两点一刻试镜',
    before: [
      { tool: 'schedule_add', arguments: { title: '选角会', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点一刻试镜' } }],
    expect: { asks: ['选角会'] },
  },
  {
    id: 'zh-more-direction-51',
    class: 'direction',
    said: '后天给我挑三个一小时的空，我约人面试',
    before: [
      { tool: 'schedule_add', arguments: { title: '校招复盘', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } },
      { tool: 'schedule_add', arguments: { title: '工会座谈', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '后天', duration_minutes: 60, earliest: '09:00', latest: '18:00', limit: 3 },
      },
    ],
    expect: {
      answers: {
        texts: [
          '09:00',
          ['11:00', '11:15', '11:30', '11:45', '12:00', '12:15', '12:30', '12:45', '13:00'],
          ['15:00', '15:15', '15:30', '15:45', '16:00', '16:15', '16:30', '16:45', '17:00'],
        ],
      },
    },
  },
  {
    id: 'zh-more-direction-52',
    class: 'direction',
    said: '今天下午三点给李总试妆照拍过了，补记一笔',
    calls: [{ tool: 'schedule_add', arguments: { title: '李总试妆照', start: '2026-11-22T15:00' } }],
    expect: { written: [{ kind: 'event', title: '李总试妆照', start: '2026-11-22T15:00' }] },
  },
  {
    id: 'zh-more-direction-53',
    class: 'direction',
    said: '半夜十二点提醒我抢票',
    calls: [{ tool: 'quick_add', arguments: { text: '半夜十二点提醒我抢票' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['抢票'] }, at: '2026-11-23T00:00' }] },
  },
  {
    id: 'zh-more-direction-54',
    class: 'direction',
    said: '3号上午十点去领居住证',
    calls: [{ tool: 'quick_add', arguments: { text: '3号上午十点去领居住证' } }],
    expect: { written: [{ kind: 'event', title: { has: ['居住证'] }, start: '2026-12-03T10:00' }] },
  },
  {
    id: 'zh-more-direction-55',
    class: 'direction',
    said: '周日上午九点半带小宝学轮滑',
    calls: [{ tool: 'quick_add', arguments: { text: '周日上午九点半带小宝学轮滑' } }],
    expect: { written: [{ kind: 'event', title: { has: ['轮滑'] }, start: '2026-11-29T09:30' }] },
  },
  {
    id: 'zh-more-direction-56',
    class: 'direction',
    said: '交物业费那个提醒往前提两天，时间不动',
    before: [{ tool: 'reminder_add', arguments: { title: '交物业费', at: '2026-12-01T09:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '物业费', at: '往前提两天' } }],
    expect: { written: [{ kind: 'reminder', title: '交物业费', at: '2026-11-29T09:00' }] },
  },
  {
    id: 'zh-more-direction-57',
    class: 'direction',
    said: '上周四晚上六点跟老刘吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '上周四晚上六点跟老刘吃饭' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-58',
    class: 'direction',
    said: '今天下午四点过一遍股权协议',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午四点过一遍股权协议' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-59',
    class: 'direction',
    said: '早上六点五十叫我起床',
    calls: [{ tool: 'quick_add', arguments: { text: '早上六点五十叫我起床' } }],
    expect: { written: [{ kind: 'reminder', title: '起床', at: '2026-11-23T06:50' }] },
  },
  {
    id: 'zh-more-direction-60',
    class: 'direction',
    said: '周二下午两点约合伙人聊半小时，有冲突就往后排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '证据交换', start: '2026-11-24T14:00:00', end: '2026-11-24T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '跟书记员通话', start: '2026-11-24T15:00:00', end: '2026-11-24T15:30:00' },
      },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: '周二下午两点约合伙人聊半小时，有冲突就往后排', on_conflict: 'auto' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合伙人'], lacks: ['冲突', '往后'] },
          start: '2026-11-24T15:30',
          end: '2026-11-24T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-direction-61',
    class: 'direction',
    said: '前天我都干嘛了',
    calls: [{ tool: 'agenda_query', arguments: { start: '前天' } }],
    expect: { answers: { window: { start: '2026-11-20', end: '2026-11-21' } } },
  },
  {
    id: 'zh-more-direction-62',
    class: 'direction',
    said: '翻翻上个月下旬的日程',
    zone: 'America/New_York',
    calls: [{ tool: 'schedule_query', arguments: { start: '上个月下旬' } }],
    expect: { answers: { window: { start: '2026-10-21', end: '2026-11-01' } } },
  },
  {
    id: 'zh-more-direction-63',
    class: 'direction',
    said: '上礼拜三我见过谁来着',
    zone: 'Europe/London',
    now: '2026-11-26T21:00:00+00:00',
    calls: [{ tool: 'schedule_query', arguments: { start: '上礼拜三' } }],
    expect: { answers: { window: { start: '2026-11-18', end: '2026-11-19' } } },
  },
  {
    id: 'zh-more-direction-64',
    class: 'direction',
    said: '明天的选题面谈提到今天中午吧',
    zone: 'America/New_York',
    now: '2026-12-01T16:00:00-05:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '选题面谈', start: '2026-12-02T10:00:00', end: '2026-12-02T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '选题面谈', start: '今天中午' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-65',
    class: 'direction',
    said: '绘本到期日提前两天，那天图书馆闭馆',
    before: [{ tool: 'todo_add', arguments: { title: '还绘本', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '绘本', due: '提前两天' } }],
    expect: { written: [{ kind: 'todo', title: '还绘本', due: '2026-12-02' }] },
  },
  {
    id: 'zh-more-direction-66',
    class: 'direction',
    said: '凌晨一点提醒我给老二量体温',
    now: '2026-11-25T23:30:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '凌晨一点提醒我给老二量体温' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['量体温'], lacks: ['凌晨'] }, at: '2026-11-26T01:00' }] },
  },
  {
    id: 'zh-more-direction-67',
    class: 'direction',
    said: '周日上午九点带孩子爬山',
    calls: [{ tool: 'quick_add', arguments: { text: '周日上午九点带孩子爬山' } }],
    expect: { written: [{ kind: 'event', title: { has: ['爬山'], lacks: ['周日'] }, start: '2026-11-29T09:00' }] },
  },
  {
    id: 'zh-more-direction-68',
    class: 'direction',
    said: '昨天上午10点带二宝体检，帮我加到日程里',
    calls: [{ tool: 'quick_add', arguments: { text: '昨天上午10点带二宝体检，帮我加到日程里' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-69',
    class: 'direction',
    said: '今天下午4点去学校接孩子',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午4点去学校接孩子' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-direction-70',
    class: 'direction',
    said: '晚上7点半辅导大宝数学',
    calls: [{ tool: 'quick_add', arguments: { text: '晚上7点半辅导大宝数学' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['大宝', '数学'], lacks: ['7点半'] }, start: '2026-11-23T19:30' }],
    },
  },
  {
    id: 'zh-more-direction-71',
    class: 'direction',
    said: '十点去监考',
    calls: [{ tool: 'quick_add', arguments: { text: '十点去监考' } }],
    expect: { written: [{ kind: 'event', title: { has: ['监考'], lacks: ['十点'] }, start: '2026-11-26T10:00' }] },
    now: '2026-11-25T15:00:00+08:00',
  },
  {
    id: 'zh-more-direction-72',
    class: 'direction',
    said: '这周五下午两点跟进客户回款',
    calls: [{ tool: 'quick_add', arguments: { text: '这周五下午两点跟进客户回款' } }],
    expect: { asks: [['11-27', '下周五']] },
  },
  {
    id: 'zh-more-direction-73',
    class: 'direction',
    said: '周二给我挑三个能打电话的空档，每个半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '季度预算会', start: '2026-11-24T10:00', duration_minutes: 120 } },
      { tool: 'schedule_add', arguments: { title: '大区评审', start: '2026-11-24T14:00', duration_minutes: 120 } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周二', duration_minutes: 30, limit: 3 } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        texts: [
          ['08:00', '08:15', '08:30', '08:45', '09:00', '09:15', '09:30'],
          ['12:00', '12:15', '12:30', '12:45', '13:00', '13:15', '13:30'],
          ['16:00', '16:15', '16:30', '16:45', '17:00', '17:15', '17:30', '18:00'],
        ],
      },
    },
  },
  {
    id: 'zh-more-direction-74',
    class: 'direction',
    said: '周二下午三点约供应商谈账期，时间占了就往后顺延',
    before: [{ tool: 'schedule_add', arguments: { title: '接待客户', start: '2026-11-24T15:00' } }],
    calls: [
      { tool: 'quick_add', arguments: { text: '周二下午三点约供应商谈账期，时间占了就往后顺延', on_conflict: 'auto' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['供应商', '账期'], lacks: ['占了', '往后'] },
          start: '2026-11-24T16:00',
          end: '2026-11-24T17:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-direction-75',
    class: 'direction',
    said: '周三上午10点半约学生面谈',
    calls: [{ tool: 'quick_add', arguments: { text: '周三上午10点半约学生面谈' } }],
    expect: { asks: ['院务会'] },
    before: [{ tool: 'schedule_add', arguments: { title: '院务会', start: '2026-11-25T10:00' } }],
  },
  {
    id: 'zh-more-direction-76',
    class: 'direction',
    said: '小宇的牙医提前两天',
    before: [{ tool: 'schedule_add', arguments: { title: '小宇看牙医', start: '2026-12-03T16:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '牙医', start: '提前两天' } }],
    expect: { written: [{ kind: 'event', title: '小宇看牙医', start: '2026-12-01T16:00', end: '2026-12-01T17:00' }] },
  },
  {
    id: 'zh-more-direction-77',
    class: 'direction',
    said: '回访张女士的提醒提早到早上8点',
    before: [{ tool: 'reminder_add', arguments: { title: '回访张女士', at: '2026-11-25T10:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '张女士', at: '提早到早上8点' } }],
    expect: { written: [{ kind: 'reminder', title: '回访张女士', at: '2026-11-25T08:00' }] },
  },
];
