import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-moves-01',
    class: 'moves',
    said: '牙医复诊帮我往后挪三刻钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '牙医复诊', start: '2026-11-26T10:00:00', end: '2026-11-26T10:45:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '牙医复诊', start: '往后挪三刻钟' } }],
    expect: { written: [{ kind: 'event', title: '牙医复诊', start: '2026-11-26T10:45', end: '2026-11-26T11:30' }] },
  },
  {
    id: 'zh-more-moves-02',
    class: 'moves',
    said: '候选人面试那场拖到四点半开始吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '候选人面试', start: '2026-11-24T15:00:00', end: '2026-11-24T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '候选人面试', start: '拖到四点半' } }],
    expect: { written: [{ kind: 'event', title: '候选人面试', start: '2026-11-24T16:30', end: '2026-11-24T17:30' }] },
  },
  {
    id: 'zh-more-moves-03',
    class: 'moves',
    said: '产品周会缩短到四十分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '产品周会', start: '2026-11-25T09:30:00', end: '2026-11-25T10:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '产品周会', end: '缩短到四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '产品周会', start: '2026-11-25T09:30', end: '2026-11-25T10:10' }] },
  },
  {
    id: 'zh-more-moves-04',
    class: 'moves',
    said: '周六的读书会早点散，八点一刻就结束',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '读书会', start: '2026-11-28T19:00:00', end: '2026-11-28T21:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '读书会', end: '八点一刻' } }],
    expect: { written: [{ kind: 'event', title: '读书会', start: '2026-11-28T19:00', end: '2026-11-28T20:15' }] },
  },
  {
    id: 'zh-more-moves-05',
    class: 'moves',
    said: '装宽带能早一天就早一天，帮我改了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '装宽带', start: '2026-11-27T14:00:00', end: '2026-11-27T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '装宽带', start: '早一天' } }],
    expect: { written: [{ kind: 'event', title: '装宽带', start: '2026-11-26T14:00', end: '2026-11-26T15:00' }] },
  },
  {
    id: 'zh-more-moves-06',
    class: 'moves',
    said: '交电费那个提醒晚两天再响',
    before: [{ tool: 'reminder_add', arguments: { title: '交电费', at: '2026-11-25T09:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '交电费', at: '晚两天' } }],
    expect: { written: [{ kind: 'reminder', title: '交电费', at: '2026-11-27T09:00' }] },
  },
  {
    id: 'zh-more-moves-07',
    class: 'moves',
    said: '论文初稿导师多给了一周，截止日顺延',
    before: [{ tool: 'todo_add', arguments: { title: '交论文初稿', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '论文初稿', due: '顺延一周' } }],
    expect: { written: [{ kind: 'todo', title: '交论文初稿', due: '2026-12-11' }] },
  },
  {
    id: 'zh-more-moves-08',
    class: 'moves',
    said: '还书那条待办改到月底最后一天',
    before: [{ tool: 'todo_add', arguments: { title: '去图书馆还书', due: '2026-11-26' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '还书', due: '月底最后一天' } }],
    expect: { written: [{ kind: 'todo', title: '去图书馆还书', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-09',
    class: 'moves',
    said: '维生素过两刻钟再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '吃维生素', at: '2026-11-22T19:50:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '维生素', action: 'snooze', snooze_until: '过两刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: '吃维生素', at: '2026-11-22T20:30' }] },
  },
  {
    id: 'zh-more-moves-10',
    class: 'moves',
    said: '家长会推迟一个礼拜，钟点不变',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '家长会', start: '2026-11-27T18:30:00', end: '2026-11-27T20:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家长会', start: '推迟一个礼拜，钟点不变' } }],
    expect: { written: [{ kind: 'event', title: '家长会', start: '2026-12-04T18:30', end: '2026-12-04T20:00' }] },
  },
  {
    id: 'zh-more-moves-11',
    class: 'moves',
    said: '周二那次瑜伽改成七点半开始，就这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽',
          start: '2026-11-24T19:00:00',
          end: '2026-11-24T20:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: '瑜伽', scope: 'this', occurrence: '周二', start: '七点半' } },
    ],
    expect: { written: [{ kind: 'event', title: '瑜伽', start: '2026-11-24T19:30', end: '2026-11-24T20:30' }] },
  },
  {
    id: 'zh-more-moves-12',
    class: 'moves',
    said: '标书的截止时间往前提三个小时',
    before: [{ tool: 'todo_add', arguments: { title: '交标书', due: '2026-11-26T17:00:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '标书', due: '往前提三个小时' } }],
    expect: { written: [{ kind: 'todo', title: '交标书', due: '2026-11-26T14:00' }] },
  },
  {
    id: 'zh-more-moves-13',
    class: 'moves',
    said: '需求评审往后挪四十分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '需求评审', start: '2026-11-25T15:00', end: '2026-11-25T16:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '需求评审', start: '往后挪四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '需求评审', start: '2026-11-25T15:40', end: '2026-11-25T17:10' }] },
  },
  {
    id: 'zh-more-moves-14',
    class: 'moves',
    said: '项目周会缩短一刻钟，大家都忙',
    before: [
      { tool: 'schedule_add', arguments: { title: '项目周会', start: '2026-11-26T15:00', end: '2026-11-26T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '项目周会', end: '缩短一刻钟' } }],
    expect: { written: [{ kind: 'event', title: '项目周会', start: '2026-11-26T15:00', end: '2026-11-26T15:45' }] },
  },
  {
    id: 'zh-more-moves-15',
    class: 'moves',
    said: '量血压那个提醒晚一个钟头再响',
    before: [{ tool: 'reminder_add', arguments: { title: '量血压', at: '2026-11-23T07:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '量血压', at: '晚一个钟头' } }],
    expect: { written: [{ kind: 'reminder', title: '量血压', at: '2026-11-23T08:00' }] },
  },
  {
    id: 'zh-more-moves-16',
    class: 'moves',
    said: '护理论文赶不完了，截止往后延三天',
    before: [{ tool: 'todo_add', arguments: { title: '护理论文', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '护理论文', due: '往后延三天' } }],
    expect: { written: [{ kind: 'todo', title: '护理论文', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-17',
    class: 'moves',
    said: '跟李工碰头改成四点一刻',
    before: [
      { tool: 'schedule_add', arguments: { title: '跟李工碰头', start: '2026-11-26T14:00', end: '2026-11-26T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '李工', start: '四点一刻' } }],
    expect: { written: [{ kind: 'event', title: '跟李工碰头', start: '2026-11-26T16:15', end: '2026-11-26T17:15' }] },
  },
  {
    id: 'zh-more-moves-18',
    class: 'moves',
    said: '明天那次太极提前二十分钟，就明天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '打太极', start: '2026-11-23T07:00', end: '2026-11-23T07:40', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '太极', scope: 'this', occurrence: '明天', start: '提前二十分钟' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '打太极', start: '2026-11-23T06:40', end: '2026-11-23T07:20' }] },
  },
  {
    id: 'zh-more-moves-19',
    class: 'moves',
    said: '夜班交接从周四起都晚半小时',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '夜班交接', start: '2026-11-25T20:00', end: '2026-11-25T20:30', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '夜班交接', scope: 'this_and_future', occurrence: '周四', start: '晚半小时' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '夜班交接',
          repeats: ['2026-11-26T20:30', '2026-11-27T20:30', '2026-11-28T20:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-moves-20',
    class: 'moves',
    said: '取快递的提醒今天先别响了，明早八点再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-22T21:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '取快递', action: 'snooze', snooze_until: '明早八点' } }],
    expect: { written: [{ kind: 'reminder', title: '取快递', at: '2026-11-23T08:00' }] },
  },
  {
    id: 'zh-more-moves-21',
    class: 'moves',
    said: '牙科复诊这周去不了，改到下周同一时间',
    now: '2026-11-24T12:00:00+08:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '牙科复诊', start: '2026-11-26T10:30', end: '2026-11-26T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '牙科复诊', start: '下周同一时间' } }],
    expect: { written: [{ kind: 'event', title: '牙科复诊', start: '2026-12-03T10:30', end: '2026-12-03T11:00' }] },
  },
  {
    id: 'zh-more-moves-22',
    class: 'moves',
    said: '家长会估计要开到五点半',
    before: [
      { tool: 'schedule_add', arguments: { title: '家长会', start: '2026-11-27T15:00', end: '2026-11-27T16:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家长会', end: '五点半' } }],
    expect: { written: [{ kind: 'event', title: '家长会', start: '2026-11-27T15:00', end: '2026-11-27T17:30' }] },
  },
  {
    id: 'zh-more-moves-23',
    class: 'moves',
    said: '明天那个早会挪到下午吧',
    before: [
      { tool: 'schedule_add', arguments: { title: '部门早会', start: '2026-11-23T09:00', end: '2026-11-23T09:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '早会', start: '下午' } }],
    expect: { asks: ['2026-11-23'] },
  },
  {
    id: 'zh-more-moves-24',
    class: 'moves',
    said: '会诊改到20号，时间照旧',
    before: [
      { tool: 'schedule_add', arguments: { title: '心内科会诊', start: '2026-12-15T10:00', end: '2026-12-15T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '会诊', start: '20号' } }],
    expect: { written: [{ kind: 'event', title: '心内科会诊', start: '2026-12-20T10:00', end: '2026-12-20T11:00' }] },
  },
  {
    id: 'zh-more-moves-25',
    class: 'moves',
    said: '配眼镜那个往后挪四十分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '给孩子配眼镜', start: '2026-11-28T10:00', end: '2026-11-28T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '配眼镜', start: '往后挪四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '给孩子配眼镜', start: '2026-11-28T10:40', end: '2026-11-28T11:40' }] },
  },
  {
    id: 'zh-more-moves-26',
    class: 'moves',
    said: '预算评审估计得开到四点半',
    before: [
      { tool: 'schedule_add', arguments: { title: '预算评审', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '预算评审', end: '四点半' } }],
    expect: { written: [{ kind: 'event', title: '预算评审', start: '2026-11-25T14:00', end: '2026-11-25T16:30' }] },
  },
  {
    id: 'zh-more-moves-27',
    class: 'moves',
    said: '客户回访那半小时不够用，再加二十分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '客户回访', start: '2026-11-26T15:00', end: '2026-11-26T15:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '客户回访', end: '再加二十分钟' } }],
    expect: { written: [{ kind: 'event', title: '客户回访', start: '2026-11-26T15:00', end: '2026-11-26T15:50' }] },
  },
  {
    id: 'zh-more-moves-28',
    class: 'moves',
    said: '头孢那个提醒提早一刻钟吧',
    before: [{ tool: 'reminder_add', arguments: { title: '吃头孢', at: '2026-11-22T21:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '头孢', at: '提早一刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: '吃头孢', at: '2026-11-22T20:45' }] },
  },
  {
    id: 'zh-more-moves-29',
    class: 'moves',
    said: '体检表再宽限三天',
    before: [{ tool: 'todo_add', arguments: { title: '交体检表', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '体检表', due: '再宽限三天' } }],
    expect: { written: [{ kind: 'todo', title: '交体检表', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-30',
    class: 'moves',
    said: '张阿姨复诊换到同一周的周五，钟点不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '张阿姨复诊', start: '2026-12-03T09:20', end: '2026-12-03T09:40' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '张阿姨复诊', start: '同一周的周五，钟点不变' } }],
    expect: { written: [{ kind: 'event', title: '张阿姨复诊', start: '2026-12-04T09:20', end: '2026-12-04T09:40' }] },
  },
  {
    id: 'zh-more-moves-31',
    class: 'moves',
    said: '对稿提前到七点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '和设计师对稿', start: '2026-11-24T20:00', end: '2026-11-24T21:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '对稿', start: '提前到七点' } }],
    expect: { written: [{ kind: 'event', title: '和设计师对稿', start: '2026-11-24T19:00', end: '2026-11-24T20:00' }] },
  },
  {
    id: 'zh-more-moves-32',
    class: 'moves',
    said: '搬家往后顺延一个礼拜',
    before: [
      { tool: 'schedule_add', arguments: { title: '搬家', start: '2026-12-12T09:00', end: '2026-12-12T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '搬家', start: '往后顺延一个礼拜' } }],
    expect: { written: [{ kind: 'event', title: '搬家', start: '2026-12-19T09:00', end: '2026-12-19T12:00' }] },
  },
  {
    id: 'zh-more-moves-33',
    class: 'moves',
    said: '车险续保的提醒推到15号',
    before: [{ tool: 'reminder_add', arguments: { title: '车险续保', at: '2026-12-10T10:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '车险续保', at: '推到15号' } }],
    expect: { written: [{ kind: 'reminder', title: '车险续保', at: '2026-12-15T10:30' }] },
  },
  {
    id: 'zh-more-moves-34',
    class: 'moves',
    said: '瑜伽从12月8号那次开始，都晚半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '瑜伽', scope: 'this_and_future', occurrence: '12月8号', start: '晚半小时' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '瑜伽', repeats: ['2026-12-08T19:30', '2026-12-15T19:30', '2026-12-22T19:30'] },
      ],
      gone: [{ title: '瑜伽', occurrence: '2026-12-08T19:00' }],
    },
  },
  {
    id: 'zh-more-moves-35',
    class: 'moves',
    said: '年度总结初稿拖到月底吧',
    before: [{ tool: 'todo_add', arguments: { title: '年度总结初稿', due: '2026-12-15' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '年度总结初稿', due: '拖到月底' } }],
    expect: { written: [{ kind: 'todo', title: '年度总结初稿', due: '2026-12-31' }] },
  },
  {
    id: 'zh-more-moves-36',
    class: 'moves',
    said: '需求澄清会提前二十分钟结束，我要去接孩子',
    before: [
      { tool: 'schedule_add', arguments: { title: '需求澄清会', start: '2026-11-27T16:00', end: '2026-11-27T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '需求澄清会', end: '提前二十分钟结束' } }],
    expect: { written: [{ kind: 'event', title: '需求澄清会', start: '2026-11-27T16:00', end: '2026-11-27T16:40' }] },
  },
  {
    id: 'zh-more-moves-37',
    class: 'moves',
    said: '客户验收会往后挪四十分钟吧，我前面那个会收不住',
    before: [
      { tool: 'schedule_add', arguments: { title: '客户验收会', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '客户验收会', start: '往后挪四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '客户验收会', start: '2026-11-24T10:40', end: '2026-11-24T11:40' }] },
  },
  {
    id: 'zh-more-moves-38',
    class: 'moves',
    said: '海外组同步会提早一刻钟开',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '海外组同步会', start: '2026-11-25T16:30', end: '2026-11-25T17:15' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '海外组同步会', start: '提早一刻钟' } }],
    expect: { written: [{ kind: 'event', title: '海外组同步会', start: '2026-11-25T16:15', end: '2026-11-25T17:00' }] },
  },
  {
    id: 'zh-more-moves-39',
    class: 'moves',
    said: '小林私教课延长到一个半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '小林私教课', start: '2026-11-24T19:00', end: '2026-11-24T20:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '小林私教课', end: '延长到一个半小时' } }],
    expect: { written: [{ kind: 'event', title: '小林私教课', start: '2026-11-24T19:00', end: '2026-11-24T20:30' }] },
  },
  {
    id: 'zh-more-moves-40',
    class: 'moves',
    said: '月末盘点时间不够，再多留四十五分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '月末盘点', start: '2026-11-30T18:00', end: '2026-11-30T20:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '月末盘点', end: '再多留四十五分钟' } }],
    expect: { written: [{ kind: 'event', title: '月末盘点', start: '2026-11-30T18:00', end: '2026-11-30T20:45' }] },
  },
  {
    id: 'zh-more-moves-41',
    class: 'moves',
    said: '代码评审换到同一天下午四点半',
    before: [
      { tool: 'schedule_add', arguments: { title: '代码评审', start: '2026-11-26T10:30', end: '2026-11-26T11:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '代码评审', start: '同一天下午四点半' } }],
    expect: { written: [{ kind: 'event', title: '代码评审', start: '2026-11-26T16:30', end: '2026-11-26T17:30' }] },
  },
  {
    id: 'zh-more-moves-42',
    class: 'moves',
    said: '单车团课改到周六，时间不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '单车团课', start: '2026-11-26T19:30', end: '2026-11-26T20:20' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '单车团课', start: '周六，时间不变' } }],
    expect: { written: [{ kind: 'event', title: '单车团课', start: '2026-11-28T19:30', end: '2026-11-28T20:20' }] },
  },
  {
    id: 'zh-more-moves-43',
    class: 'moves',
    said: '去驿站拿快递那个提醒晚两个小时',
    before: [{ tool: 'reminder_add', arguments: { title: '去驿站拿快递', at: '2026-11-23T17:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '去驿站拿快递', at: '晚两个小时' } }],
    expect: { written: [{ kind: 'reminder', title: '去驿站拿快递', at: '2026-11-23T19:30' }] },
  },
  {
    id: 'zh-more-moves-44',
    class: 'moves',
    said: '交店铺房租可以往后延三天',
    before: [{ tool: 'todo_add', arguments: { title: '交店铺房租', due: '2026-11-28' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '交店铺房租', due: '往后延三天' } }],
    expect: { written: [{ kind: 'todo', title: '交店铺房租', due: '2026-12-01' }] },
  },
  {
    id: 'zh-more-moves-45',
    class: 'moves',
    said: '给供货商打款先等等，过一刻钟再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '给供货商打款', at: '2026-11-22T20:00' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: '给供货商打款', action: 'snooze', snooze_until: '过一刻钟' } },
    ],
    expect: { written: [{ kind: 'reminder', title: '给供货商打款', at: '2026-11-22T20:15' }] },
  },
  {
    id: 'zh-more-moves-46',
    class: 'moves',
    said: '后端面试候选人有事，挪到下周同一时间',
    before: [
      { tool: 'schedule_add', arguments: { title: '后端面试', start: '2026-11-24T15:00', end: '2026-11-24T16:15' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '后端面试', start: '下周同一时间' } }],
    expect: { written: [{ kind: 'event', title: '后端面试', start: '2026-12-01T15:00', end: '2026-12-01T16:15' }] },
  },
  {
    id: 'zh-more-moves-47',
    class: 'moves',
    said: '周四的增肌小班往前提半小时，就这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '增肌小班',
          start: '2026-11-26T18:30',
          end: '2026-11-26T19:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '增肌小班', scope: 'this', occurrence: '周四', start: '往前提半小时' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '增肌小班', start: '2026-11-26T18:00', end: '2026-11-26T19:00' }] },
  },
  {
    id: 'zh-more-moves-48',
    class: 'moves',
    said: '周五晚上的发版顺延一个工作日',
    before: [
      { tool: 'schedule_add', arguments: { title: '发版', start: '2026-11-27T20:00', end: '2026-11-27T21:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '发版', start: '顺延一个工作日' } }],
    expect: { written: [{ kind: 'event', title: '发版', start: '2026-11-30T20:00', end: '2026-11-30T21:30' }] },
  },
  {
    id: 'zh-more-moves-49',
    class: 'moves',
    said: '起床那个提醒改成六点五十',
    before: [{ tool: 'reminder_add', arguments: { title: '起床', at: '2026-11-23T07:20' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '起床', at: '六点五十' } }],
    expect: { written: [{ kind: 'reminder', title: '起床', at: '2026-11-23T06:50' }] },
  },
  {
    id: 'zh-more-moves-50',
    class: 'moves',
    said: '小王的面试往后挪四十分钟，他路上堵着呢',
    before: [
      { tool: 'schedule_add', arguments: { title: '面试小王', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '小王', start: '往后挪四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '面试小王', start: '2026-11-25T14:40', end: '2026-11-25T15:40' }] },
  },
  {
    id: 'zh-more-moves-51',
    class: 'moves',
    said: '婚礼跟拍那天客户要多拍一个半钟头',
    before: [
      { tool: 'schedule_add', arguments: { title: '婚礼跟拍', start: '2026-12-05T08:00', end: '2026-12-05T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '婚礼跟拍', end: '多拍一个半钟头' } }],
    expect: { written: [{ kind: 'event', title: '婚礼跟拍', start: '2026-12-05T08:00', end: '2026-12-05T18:30' }] },
  },
  {
    id: 'zh-more-moves-52',
    class: 'moves',
    said: '降压药早一刻钟喊我',
    before: [{ tool: 'reminder_add', arguments: { title: '吃降压药', at: '2026-11-23T07:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '降压药', at: '早一刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: '吃降压药', at: '2026-11-23T07:15' }] },
  },
  {
    id: 'zh-more-moves-53',
    class: 'moves',
    said: '社保增员表再宽限三天吧，材料没齐',
    before: [{ tool: 'todo_add', arguments: { title: '交社保增员表', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '社保增员表', due: '再宽限三天' } }],
    expect: { written: [{ kind: 'todo', title: '交社保增员表', due: '2026-11-28' }] },
  },
  {
    id: 'zh-more-moves-54',
    class: 'moves',
    said: '老师说家长会改礼拜五了，点儿不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '外孙家长会', start: '2026-11-26T18:30', end: '2026-11-26T19:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家长会', start: '礼拜五，点儿不变' } }],
    expect: { written: [{ kind: 'event', title: '外孙家长会', start: '2026-11-27T18:30', end: '2026-11-27T19:30' }] },
  },
  {
    id: 'zh-more-moves-55',
    class: 'moves',
    said: '选片客户要再晚一个礼拜来，还是那个点',
    before: [
      { tool: 'schedule_add', arguments: { title: '客户选片', start: '2026-12-02T10:00', end: '2026-12-02T11:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '选片', start: '再晚一个礼拜，还是那个点' } }],
    expect: { written: [{ kind: 'event', title: '客户选片', start: '2026-12-09T10:00', end: '2026-12-09T11:30' }] },
  },
  {
    id: 'zh-more-moves-56',
    class: 'moves',
    said: '薪酬复盘会四点半就散，后头我还有事',
    before: [
      { tool: 'schedule_add', arguments: { title: '薪酬复盘会', start: '2026-11-24T15:00', end: '2026-11-24T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '薪酬复盘会', end: '四点半' } }],
    expect: { written: [{ kind: 'event', title: '薪酬复盘会', start: '2026-11-24T15:00', end: '2026-11-24T16:30' }] },
  },
  {
    id: 'zh-more-moves-57',
    class: 'moves',
    said: '打疫苗那个改成下午两点半',
    before: [
      { tool: 'schedule_add', arguments: { title: '小宝打疫苗', start: '2026-11-25T09:00', end: '2026-11-25T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '打疫苗', start: '下午两点半' } }],
    expect: { written: [{ kind: 'event', title: '小宝打疫苗', start: '2026-11-25T14:30', end: '2026-11-25T15:30' }] },
  },
  {
    id: 'zh-more-moves-58',
    class: 'moves',
    said: '下礼拜三那次广场舞提前半小时，就那一天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '广场舞', start: '2026-11-23T19:00', end: '2026-11-23T20:30', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '广场舞', scope: 'this', occurrence: '下礼拜三', start: '提前半小时' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '广场舞', start: '2026-11-25T18:30', end: '2026-11-25T20:00' }] },
  },
  {
    id: 'zh-more-moves-59',
    class: 'moves',
    said: '浇花那个先别响，明儿早上六点半再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '浇花', at: '2026-11-22T20:30' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: '浇花', action: 'snooze', snooze_until: '明儿早上六点半' } },
    ],
    expect: { written: [{ kind: 'reminder', title: '浇花', at: '2026-11-23T06:30' }] },
  },
  {
    id: 'zh-more-moves-60',
    class: 'moves',
    said: '试用期面谈改到18号，时间照旧',
    before: [
      { tool: 'schedule_add', arguments: { title: '试用期面谈', start: '2026-12-10T09:30', end: '2026-12-10T10:15' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '试用期面谈', start: '18号' } }],
    expect: { written: [{ kind: 'event', title: '试用期面谈', start: '2026-12-18T09:30', end: '2026-12-18T10:15' }] },
  },
  {
    id: 'zh-more-moves-61',
    class: 'moves',
    said: '12月14号那次开始，周会统统改十点半',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '部门周会',
          start: '2026-11-23T10:00',
          end: '2026-11-23T11:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '周会', scope: 'this_and_future', occurrence: '12月14号', start: '十点半' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '部门周会', repeats: ['2026-12-14T10:30', '2026-12-21T10:30', '2026-12-28T10:30'] },
      ],
    },
  },
  {
    id: 'zh-more-moves-62',
    class: 'moves',
    said: '勘景估计得拖到中午十二点一刻才完',
    before: [
      { tool: 'schedule_add', arguments: { title: '场地勘景', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '勘景', end: '拖到中午十二点一刻' } }],
    expect: { written: [{ kind: 'event', title: '场地勘景', start: '2026-11-28T10:00', end: '2026-11-28T12:15' }] },
  },
  {
    id: 'zh-more-moves-63',
    class: 'moves',
    said: '个税申报的截止提早俩小时',
    before: [{ tool: 'todo_add', arguments: { title: '个税申报', due: '2026-11-26T18:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '个税申报', due: '提早俩小时' } }],
    expect: { written: [{ kind: 'todo', title: '个税申报', due: '2026-11-26T16:00' }] },
  },
  {
    id: 'zh-more-moves-64',
    class: 'moves',
    said: '宏泰那个和解谈判往前挪一个钟头吧，对方要赶高铁',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '宏泰和解谈判', start: '2026-11-26T14:00:00', end: '2026-11-26T15:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '和解谈判', start: '往前挪一个钟头' } }],
    expect: { written: [{ kind: 'event', title: '宏泰和解谈判', start: '2026-11-26T13:00', end: '2026-11-26T14:30' }] },
  },
  {
    id: 'zh-more-moves-65',
    class: 'moves',
    said: '周二合同评审一小时肯定不够，再加四十分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '合同评审', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '合同评审', end: '再加四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '合同评审', start: '2026-11-24T10:00', end: '2026-11-24T11:40' }] },
  },
  {
    id: 'zh-more-moves-66',
    class: 'moves',
    said: '赵姐的离婚咨询换到礼拜四，钟点不变',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '赵姐离婚咨询', start: '2026-12-02T15:00:00', end: '2026-12-02T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '离婚咨询', start: '礼拜四，钟点不变' } }],
    expect: { written: [{ kind: 'event', title: '赵姐离婚咨询', start: '2026-12-03T15:00', end: '2026-12-03T16:00' }] },
  },
  {
    id: 'zh-more-moves-67',
    class: 'moves',
    said: '法院同意了，答辩状的期限往后宽限三天',
    before: [{ tool: 'todo_add', arguments: { title: '提交答辩状', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '答辩状', due: '往后宽限三天' } }],
    expect: { written: [{ kind: 'todo', title: '提交答辩状', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-68',
    class: 'moves',
    said: '回法官电话的提醒早响一刻钟',
    before: [{ tool: 'reminder_add', arguments: { title: '给法官回电话', at: '2026-11-23T09:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '法官', at: '早一刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: '给法官回电话', at: '2026-11-23T08:45' }] },
  },
  {
    id: 'zh-more-moves-69',
    class: 'moves',
    said: '组会挪四点半',
    zone: 'Europe/London',
    now: '2026-11-25T10:00:00+00:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '实验室组会', start: '2026-11-26T13:00:00', end: '2026-11-26T14:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '组会', start: '四点半' } }],
    expect: { written: [{ kind: 'event', title: '实验室组会', start: '2026-11-26T16:30', end: '2026-11-26T18:00' }] },
  },
  {
    id: 'zh-more-moves-70',
    class: 'moves',
    said: '导师说面谈顺延到下个礼拜，还是同一天那个点',
    zone: 'America/New_York',
    now: '2026-11-24T09:30:00-05:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '导师面谈', start: '2026-11-27T11:00:00', end: '2026-11-27T11:45:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '导师面谈', start: '下个礼拜同一天同一时间' } }],
    expect: { written: [{ kind: 'event', title: '导师面谈', start: '2026-12-04T11:00', end: '2026-12-04T11:45' }] },
  },
  {
    id: 'zh-more-moves-71',
    class: 'moves',
    said: '研讨课改五点就散，后面我要赶火车',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '法理学研讨课', start: '2026-11-24T14:00:00', end: '2026-11-24T17:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '研讨课', end: '五点' } }],
    expect: { written: [{ kind: 'event', title: '法理学研讨课', start: '2026-11-24T14:00', end: '2026-11-24T17:00' }] },
  },
  {
    id: 'zh-more-moves-72',
    class: 'moves',
    said: '取快递的先别催，过四十分钟再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-22T20:05:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '取快递', action: 'snooze', snooze_until: '过四十分钟' } }],
    expect: { written: [{ kind: 'reminder', title: '取快递', at: '2026-11-22T20:40' }] },
  },
  {
    id: 'zh-more-moves-73',
    class: 'moves',
    said: '这个礼拜六那节游泳课提前半小时，别的照旧',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '游泳课',
          start: '2026-11-28T10:00:00',
          end: '2026-11-28T11:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=SA',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '游泳课', scope: 'this', occurrence: '这个礼拜六', start: '提前半小时' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '游泳课', start: '2026-11-28T09:30', end: '2026-11-28T10:30' }] },
  },
  {
    id: 'zh-more-moves-74',
    class: 'moves',
    said: '打疫苗的事孩子感冒先缓一缓，往后推俩礼拜',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '打流感疫苗', start: '2026-11-28T09:30:00', end: '2026-11-28T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '疫苗', start: '往后推俩礼拜' } }],
    expect: { written: [{ kind: 'event', title: '打流感疫苗', start: '2026-12-12T09:30', end: '2026-12-12T10:00' }] },
  },
  {
    id: 'zh-more-moves-75',
    class: 'moves',
    said: '从下下周起钢琴课统一改六点一刻',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '钢琴课',
          start: '2026-11-26T17:30:00',
          end: '2026-11-26T18:15:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '钢琴课', scope: 'this_and_future', occurrence: '下下周', start: '六点一刻' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '钢琴课', repeats: ['2026-12-03T18:15', '2026-12-10T18:15', '2026-12-17T18:15'] },
      ],
    },
  },
  {
    id: 'zh-more-moves-76',
    class: 'moves',
    said: '成都出差再多待两天',
    before: [
      { tool: 'schedule_add', arguments: { title: '成都出差', start: '2026-12-07', end: '2026-12-10', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '成都出差', end: '再多两天' } }],
    expect: { written: [{ kind: 'event', title: '成都出差', allDay: true, start: '2026-12-07', end: '2026-12-12' }] },
  },
  {
    id: 'zh-more-moves-77',
    class: 'moves',
    said: '文献综述截止点从中午改成当晚十一点半了',
    zone: 'Europe/London',
    before: [{ tool: 'todo_add', arguments: { title: '交文献综述', due: '2026-11-30T12:00:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '文献综述', due: '当晚十一点半' } }],
    expect: { written: [{ kind: 'todo', title: '交文献综述', due: '2026-11-30T23:30' }] },
  },
  {
    id: 'zh-more-moves-78',
    class: 'moves',
    said: '华润那个拜访往后挪俩小时',
    before: [{ tool: 'schedule_add', arguments: { title: '拜访华润客户', start: '2026-11-25T10:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '华润', start: '往后挪俩小时' } }],
    expect: { written: [{ kind: 'event', title: '拜访华润客户', start: '2026-11-25T12:00', end: '2026-11-25T13:00' }] },
  },
  {
    id: 'zh-more-moves-79',
    class: 'moves',
    said: '渠道复盘会时间不够，再加半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '渠道复盘会', start: '2026-11-26T15:00', duration_minutes: 90 } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '渠道复盘会', end: '再加半小时' } }],
    expect: { written: [{ kind: 'event', title: '渠道复盘会', start: '2026-11-26T15:00', end: '2026-11-26T17:00' }] },
  },
  {
    id: 'zh-more-moves-80',
    class: 'moves',
    said: '小提琴课从周六换到周日，还是那个点儿',
    before: [{ tool: 'schedule_add', arguments: { title: '小提琴课', start: '2026-11-28T14:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '小提琴课', start: '周日，还是那个点儿' } }],
    expect: { written: [{ kind: 'event', title: '小提琴课', start: '2026-11-29T14:00', end: '2026-11-29T15:00' }] },
  },
  {
    id: 'zh-more-moves-81',
    class: 'moves',
    said: '交餐费的提醒再提前20分钟',
    before: [{ tool: 'reminder_add', arguments: { title: '给朵朵交餐费', at: '2026-11-23T08:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '交餐费', at: '再提前20分钟' } }],
    expect: { written: [{ kind: 'reminder', title: '给朵朵交餐费', at: '2026-11-23T07:40' }] },
  },
  {
    id: 'zh-more-moves-82',
    class: 'moves',
    said: '期中卷子改不完了，宽限三天',
    before: [{ tool: 'todo_add', arguments: { title: '批改期中卷子', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '期中卷子', due: '宽限三天' } }],
    expect: { written: [{ kind: 'todo', title: '批改期中卷子', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-83',
    class: 'moves',
    said: '周二的讨论班改成八点半开始',
    before: [
      { tool: 'schedule_add', arguments: { title: '研究生讨论班', start: '2026-11-24T19:00', duration_minutes: 90 } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '讨论班', start: '八点半' } }],
    expect: { written: [{ kind: 'event', title: '研究生讨论班', start: '2026-11-24T20:30', end: '2026-11-24T22:00' }] },
  },
  {
    id: 'zh-more-moves-84',
    class: 'moves',
    said: '开题答辩估计要拖到十二点才能结束',
    before: [
      { tool: 'schedule_add', arguments: { title: '开题答辩', start: '2026-12-02T09:00', duration_minutes: 120 } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '开题答辩', end: '拖到十二点' } }],
    expect: { written: [{ kind: 'event', title: '开题答辩', start: '2026-12-02T09:00', end: '2026-12-02T12:00' }] },
  },
  {
    id: 'zh-more-moves-85',
    class: 'moves',
    said: '苏州出差整体顺延一周',
    before: [
      { tool: 'schedule_add', arguments: { title: '苏州出差', start: '2026-12-08', end: '2026-12-11', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '苏州出差', start: '整体顺延一周' } }],
    expect: { written: [{ kind: 'event', title: '苏州出差', allDay: true, start: '2026-12-15', end: '2026-12-18' }] },
  },
  {
    id: 'zh-more-moves-86',
    class: 'moves',
    said: '涂药膏的事儿过一刻钟再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '给小宇涂药膏', at: '2026-11-22T20:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '药膏', action: 'snooze', snooze_until: '过一刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: '给小宇涂药膏', at: '2026-11-22T20:15' }] },
  },
  {
    id: 'zh-more-moves-87',
    class: 'moves',
    said: '家长会通知延期了，改到下周同一时间',
    now: '2026-11-24T10:00:00+08:00',
    before: [{ tool: 'schedule_add', arguments: { title: '家长会', start: '2026-11-26T18:30', duration_minutes: 90 } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '家长会', start: '下周同一时间' } }],
    expect: { written: [{ kind: 'event', title: '家长会', start: '2026-12-03T18:30', end: '2026-12-03T20:00' }] },
  },
  {
    id: 'zh-more-moves-88',
    class: 'moves',
    said: '教研室会议挪到下下周，其他都不变',
    now: '2026-11-25T09:00:00+08:00',
    before: [{ tool: 'schedule_add', arguments: { title: '教研室会议', start: '2026-11-26T14:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '教研室会议', start: '下下周' } }],
    expect: { written: [{ kind: 'event', title: '教研室会议', start: '2026-12-10T14:00', end: '2026-12-10T15:00' }] },
  },
  {
    id: 'zh-more-moves-89',
    class: 'moves',
    said: '跟采购部的电话会缩短20分钟',
    before: [{ tool: 'schedule_add', arguments: { title: '采购部电话会', start: '2026-11-24T10:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '采购部电话会', end: '缩短20分钟' } }],
    expect: { written: [{ kind: 'event', title: '采购部电话会', start: '2026-11-24T10:00', end: '2026-11-24T10:40' }] },
  },
  {
    id: 'zh-more-moves-90',
    class: 'moves',
    said: '编辑部催了，审稿的截止日提前到周三',
    before: [{ tool: 'todo_add', arguments: { title: '审稿', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '审稿', due: '提前到周三' } }],
    expect: { written: [{ kind: 'todo', title: '审稿', due: '2026-12-02' }] },
  },
  {
    id: 'zh-more-moves-91',
    class: 'moves',
    said: '护士长说夜班交接推迟四十分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '夜班交接', start: '2026-11-24T20:00', end: '2026-11-24T20:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '夜班交接', start: '推迟四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '夜班交接', start: '2026-11-24T20:40', end: '2026-11-24T21:10' }] },
  },
  {
    id: 'zh-more-moves-92',
    class: 'moves',
    said: '老二的钢琴课周三去不了，换到周六同一时间',
    before: [
      { tool: 'schedule_add', arguments: { title: '老二钢琴课', start: '2026-12-02T18:30', end: '2026-12-02T19:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '钢琴课', start: '周六同一时间' } }],
    expect: { written: [{ kind: 'event', title: '老二钢琴课', start: '2026-12-05T18:30', end: '2026-12-05T19:30' }] },
  },
  {
    id: 'zh-more-moves-93',
    class: 'moves',
    said: '开题答辩给我延长一刻钟吧，怕讲不完',
    before: [
      { tool: 'schedule_add', arguments: { title: '开题答辩', start: '2026-12-10T14:00', end: '2026-12-10T14:45' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '开题答辩', end: '延长一刻钟' } }],
    expect: { written: [{ kind: 'event', title: '开题答辩', start: '2026-12-10T14:00', end: '2026-12-10T15:00' }] },
  },
  {
    id: 'zh-more-moves-94',
    class: 'moves',
    said: '收快递那个提醒晚两小时再响',
    before: [{ tool: 'reminder_add', arguments: { title: '收快递', at: '2026-11-23T11:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '收快递', at: '晚两小时' } }],
    expect: { written: [{ kind: 'reminder', title: '收快递', at: '2026-11-23T13:00' }] },
  },
  {
    id: 'zh-more-moves-95',
    class: 'moves',
    said: '导师松口了，论文初稿往后延三天',
    before: [{ tool: 'todo_add', arguments: { title: '论文初稿', due: '2026-12-08' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '论文初稿', due: '往后延三天' } }],
    expect: { written: [{ kind: 'todo', title: '论文初稿', due: '2026-12-11' }] },
  },
  {
    id: 'zh-more-moves-96',
    class: 'moves',
    said: '今晚不弄了，贴面单的提醒明早七点一刻再叫我',
    before: [{ tool: 'reminder_add', arguments: { title: '贴面单', at: '2026-11-22T20:30' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: '贴面单', action: 'snooze', snooze_until: '明早七点一刻' } },
    ],
    expect: { written: [{ kind: 'reminder', title: '贴面单', at: '2026-11-23T07:15' }] },
  },
  {
    id: 'zh-more-moves-97',
    class: 'moves',
    said: '客户临时有事，翠湖看房改周五上午十点',
    before: [
      { tool: 'schedule_add', arguments: { title: '翠湖看房', start: '2026-11-26T15:00', end: '2026-11-26T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '翠湖看房', start: '周五上午十点' } }],
    expect: { written: [{ kind: 'event', title: '翠湖看房', start: '2026-11-27T10:00', end: '2026-11-27T11:00' }] },
  },
  {
    id: 'zh-more-moves-98',
    class: 'moves',
    said: '合唱排练提前到晚上六点开始，结束还是八点半',
    before: [
      { tool: 'schedule_add', arguments: { title: '合唱排练', start: '2026-11-28T19:00', end: '2026-11-28T20:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '合唱排练', start: '晚上六点', end: '晚上八点半' } }],
    expect: { written: [{ kind: 'event', title: '合唱排练', start: '2026-11-28T18:00', end: '2026-11-28T20:30' }] },
  },
  {
    id: 'zh-more-moves-99',
    class: 'moves',
    said: '从下下周起组会都往后挪半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '组会',
          start: '2026-11-25T14:00',
          end: '2026-11-25T15:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '组会', scope: 'this_and_future', occurrence: '下下周', start: '往后挪半小时' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '组会', repeats: ['2026-12-02T14:30', '2026-12-09T14:30', '2026-12-16T14:30'] },
      ],
    },
  },
  {
    id: 'zh-more-moves-100',
    class: 'moves',
    said: '牙科复诊挪到下个月同一天',
    before: [
      { tool: 'schedule_add', arguments: { title: '牙科复诊', start: '2026-11-25T09:30', end: '2026-11-25T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '牙科复诊', start: '下个月同一天' } }],
    expect: { written: [{ kind: 'event', title: '牙科复诊', start: '2026-12-25T09:30', end: '2026-12-25T10:00' }] },
  },
  {
    id: 'zh-more-moves-101',
    class: 'moves',
    said: '老年体检别拖到月底，提到18号吧',
    before: [
      { tool: 'schedule_add', arguments: { title: '老年体检', start: '2026-12-29T08:00', end: '2026-12-29T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '老年体检', start: '18号' } }],
    expect: { written: [{ kind: 'event', title: '老年体检', start: '2026-12-18T08:00', end: '2026-12-18T10:00' }] },
  },
  {
    id: 'zh-more-moves-102',
    class: 'moves',
    said: '宴会厅彩排晚四十分钟开始',
    before: [
      { tool: 'schedule_add', arguments: { title: '宴会厅彩排', start: '2026-11-27T14:00', end: '2026-11-27T15:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '彩排', start: '晚四十分钟' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['彩排'] }, start: '2026-11-27T14:40', end: '2026-11-27T16:10' }],
    },
  },
  {
    id: 'zh-more-moves-103',
    class: 'moves',
    said: '金毛拆线挪到当天傍晚五点一刻',
    before: [
      { tool: 'schedule_add', arguments: { title: '金毛拆线', start: '2026-11-26T10:00', end: '2026-11-26T10:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '金毛拆线', start: '当天傍晚五点一刻' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['金毛拆线'] }, start: '2026-11-26T17:15', end: '2026-11-26T17:45' }],
    },
  },
  {
    id: 'zh-more-moves-104',
    class: 'moves',
    said: '查冷链车温度那个提醒提前一刻钟',
    before: [{ tool: 'reminder_add', arguments: { title: '查冷链车温度', at: '2026-11-24T05:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '查冷链车温度', at: '提前一刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['冷链车'] }, at: '2026-11-24T05:15' }] },
  },
  {
    id: 'zh-more-moves-105',
    class: 'moves',
    said: '理赔材料那个待办再缓三天',
    before: [{ tool: 'todo_add', arguments: { title: '寄理赔材料', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '理赔材料', due: '再缓三天' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['理赔材料'] }, due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-106',
    class: 'moves',
    said: '老师说家长会要到八点半才散',
    before: [
      { tool: 'schedule_add', arguments: { title: '家长会', start: '2026-12-03T18:30', end: '2026-12-03T19:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家长会', end: '八点半' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['家长会'] }, start: '2026-12-03T18:30', end: '2026-12-03T20:30' }],
    },
  },
  {
    id: 'zh-more-moves-107',
    class: 'moves',
    said: '跟海鲜供应商对账改周五吧，钟点照旧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '海鲜供应商对账', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '对账', start: '周五，钟点照旧' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['对账'] }, start: '2026-11-27T15:00', end: '2026-11-27T16:00' }],
    },
  },
  {
    id: 'zh-more-moves-108',
    class: 'moves',
    said: '数学补习那天缩短半小时，早点下课',
    before: [
      { tool: 'schedule_add', arguments: { title: '数学补习', start: '2026-11-28T09:00', end: '2026-11-28T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '数学补习', end: '缩短半小时' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['数学补习'] }, start: '2026-11-28T09:00', end: '2026-11-28T10:30' }],
    },
  },
  {
    id: 'zh-more-moves-109',
    class: 'moves',
    said: '婚礼走位往后推十天',
    before: [
      { tool: 'schedule_add', arguments: { title: '婚礼走位', start: '2026-12-05T16:00', end: '2026-12-05T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '婚礼走位', start: '往后推十天' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['婚礼走位'] }, start: '2026-12-15T16:00', end: '2026-12-15T17:00' }],
    },
  },
  {
    id: 'zh-more-moves-110',
    class: 'moves',
    said: '宝宝打疫苗提到头一天下午两点',
    before: [
      { tool: 'schedule_add', arguments: { title: '宝宝打疫苗', start: '2026-12-08T09:30', end: '2026-12-08T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '宝宝打疫苗', start: '头一天下午两点' } }],
    expect: { written: [{ kind: 'event', title: { has: ['宝宝打疫苗'] }, start: '2026-12-07T14:00' }] },
  },
  {
    id: 'zh-more-moves-111',
    class: 'moves',
    said: '岗亭钥匙那个先别叫，一刻钟后再说',
    before: [{ tool: 'reminder_add', arguments: { title: '还岗亭钥匙', at: '2026-11-22T20:05' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '岗亭钥匙', action: 'snooze', snooze_until: '一刻钟后' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['岗亭钥匙'] }, at: '2026-11-22T20:15' }] },
  },
  {
    id: 'zh-more-moves-112',
    class: 'moves',
    said: '答辩彩排加长二十分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '答辩彩排', start: '2026-11-24T17:00', end: '2026-11-24T17:45' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '答辩彩排', end: '加长二十分钟' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['答辩彩排'] }, start: '2026-11-24T17:00', end: '2026-11-24T18:05' }],
    },
  },
  {
    id: 'zh-more-moves-113',
    class: 'moves',
    said: '周太太婚礼布花早半个钟头开始吧',
    calls: [{ tool: 'schedule_update', arguments: { match: '周太太婚礼布花', start: '早半个钟头' } }],
    expect: {
      written: [{ kind: 'event', title: '周太太婚礼布花', start: '2026-11-28T06:30', end: '2026-11-28T09:30' }],
    },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '周太太婚礼布花', start: '2026-11-28T07:00', end: '2026-11-28T10:00' },
      },
    ],
  },
  {
    id: 'zh-more-moves-114',
    class: 'moves',
    said: '蛙泳小班多练二十分钟',
    calls: [{ tool: 'schedule_update', arguments: { match: '蛙泳小班', end: '多练二十分钟' } }],
    expect: { written: [{ kind: 'event', title: '蛙泳小班', start: '2026-11-25T17:00', end: '2026-11-25T18:20' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '蛙泳小班', start: '2026-11-25T17:00', end: '2026-11-25T18:00' } },
    ],
  },
  {
    id: 'zh-more-moves-115',
    class: 'moves',
    said: '盘点效期药那个提醒延后两天',
    calls: [{ tool: 'reminder_update', arguments: { match: '盘点效期药', at: '延后两天' } }],
    expect: { written: [{ kind: 'reminder', title: '盘点效期药', at: '2026-11-29T16:00' }] },
    before: [{ tool: 'reminder_add', arguments: { title: '盘点效期药', at: '2026-11-27T16:00' } }],
  },
  {
    id: 'zh-more-moves-116',
    class: 'moves',
    said: '校对稿的交期再宽限三天',
    calls: [{ tool: 'todo_update', arguments: { match: '交校对稿', due: '再宽限三天' } }],
    expect: { written: [{ kind: 'todo', title: '交校对稿', due: '2026-12-03' }] },
    before: [{ tool: 'todo_add', arguments: { title: '交校对稿', due: '2026-11-30' } }],
  },
  {
    id: 'zh-more-moves-117',
    class: 'moves',
    said: '图标评审提到当天上午十点',
    calls: [{ tool: 'schedule_update', arguments: { match: '图标评审', start: '当天上午十点' } }],
    expect: { written: [{ kind: 'event', title: '图标评审', start: '2026-11-26T10:00', end: '2026-11-26T11:30' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '图标评审', start: '2026-11-26T14:00', end: '2026-11-26T15:30' } },
    ],
  },
  {
    id: 'zh-more-moves-118',
    class: 'moves',
    said: '社区量血压推到礼拜五吧，礼拜二我有事',
    calls: [{ tool: 'schedule_update', arguments: { match: '社区量血压', start: '礼拜五' } }],
    expect: { written: [{ kind: 'event', title: '社区量血压', start: '2026-11-27T09:00', end: '2026-11-27T09:30' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '社区量血压', start: '2026-11-24T09:00', end: '2026-11-24T09:30' } },
    ],
  },
  {
    id: 'zh-more-moves-119',
    class: 'moves',
    said: '周三的早班校车晚一刻钟发车，就那天',
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '早班校车', scope: 'this', occurrence: '周三', start: '晚一刻钟' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '早班校车', start: '2026-11-25T06:45', end: '2026-11-25T07:55' }] },
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '早班校车',
          start: '2026-11-23T06:30',
          end: '2026-11-23T07:40',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
  },
  {
    id: 'zh-more-moves-120',
    class: 'moves',
    said: '和当事人面谈，三点三刻就散',
    calls: [{ tool: 'schedule_update', arguments: { match: '和当事人面谈', end: '三点三刻' } }],
    expect: { written: [{ kind: 'event', title: '和当事人面谈', start: '2026-12-03T15:00', end: '2026-12-03T15:45' }] },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '和当事人面谈', start: '2026-12-03T15:00', end: '2026-12-03T16:30' },
      },
    ],
  },
  {
    id: 'zh-more-moves-121',
    class: 'moves',
    said: '上传庭审证据的截止时间提前到中午十二点',
    calls: [{ tool: 'todo_update', arguments: { match: '上传庭审证据', due: '提前到中午十二点' } }],
    expect: { written: [{ kind: 'todo', title: '上传庭审证据', due: '2026-11-27T12:00' }] },
    before: [{ tool: 'todo_add', arguments: { title: '上传庭审证据', due: '2026-11-27T17:00' } }],
  },
  {
    id: 'zh-more-moves-122',
    class: 'moves',
    said: '等吃完饭再说，40分钟以后再叫我给孙子打视频',
    calls: [
      { tool: 'reminder_update', arguments: { match: '给孙子打视频', action: 'snooze', snooze_until: '40分钟以后' } },
    ],
    expect: { written: [{ kind: 'reminder', title: '给孙子打视频', at: '2026-11-22T20:40' }] },
    before: [{ tool: 'reminder_add', arguments: { title: '给孙子打视频', at: '2026-11-22T19:50' } }],
  },
  {
    id: 'zh-more-moves-123',
    class: 'moves',
    said: '周四那节私教往后挪三刻钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '私教课', start: '2026-11-26T18:00', end: '2026-11-26T19:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '私教', start: '往后挪三刻钟' } }],
    expect: { written: [{ kind: 'event', title: '私教课', start: '2026-11-26T18:45', end: '2026-11-26T19:45' }] },
  },
  {
    id: 'zh-more-moves-124',
    class: 'moves',
    said: '业主大会多留40分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '业主大会', start: '2026-11-28T14:00', end: '2026-11-28T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '业主大会', end: '多留40分钟' } }],
    expect: { written: [{ kind: 'event', title: '业主大会', start: '2026-11-28T14:00', end: '2026-11-28T16:40' }] },
  },
  {
    id: 'zh-more-moves-125',
    class: 'moves',
    said: '缴物业费的提醒晚两天，时间不变',
    before: [{ tool: 'reminder_add', arguments: { title: '缴物业费', at: '2026-11-24T10:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '缴物业费', at: '晚两天，时间不变' } }],
    expect: { written: [{ kind: 'reminder', title: '缴物业费', at: '2026-11-26T10:00' }] },
  },
  {
    id: 'zh-more-moves-126',
    class: 'moves',
    said: '耗材清单再宽限三天吧',
    before: [{ tool: 'todo_add', arguments: { title: '提交耗材清单', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '耗材清单', due: '再宽限三天' } }],
    expect: { written: [{ kind: 'todo', title: '提交耗材清单', due: '2026-11-28' }] },
  },
  {
    id: 'zh-more-moves-127',
    class: 'moves',
    said: '乐队碰头提前到七点一刻',
    before: [
      { tool: 'schedule_add', arguments: { title: '乐队碰头', start: '2026-11-25T19:30', end: '2026-11-25T21:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '乐队碰头', start: '提前到七点一刻' } }],
    expect: { written: [{ kind: 'event', title: '乐队碰头', start: '2026-11-25T19:15', end: '2026-11-25T20:45' }] },
  },
  {
    id: 'zh-more-moves-128',
    class: 'moves',
    said: '体检中心来电话说人多，让我往后挪四十五分钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '体检', start: '2026-11-26T09:00:00', end: '2026-11-26T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '体检', start: '往后挪四十五分钟' } }],
    expect: { written: [{ kind: 'event', title: '体检', start: '2026-11-26T09:45', end: '2026-11-26T10:45' }] },
  },
  {
    id: 'zh-more-moves-129',
    class: 'moves',
    said: '跟设计师过稿那个恐怕不够用，再延长二十五分钟吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跟设计师过稿', start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '过稿', end: '再延长二十五分钟' } }],
    expect: { written: [{ kind: 'event', title: '跟设计师过稿', start: '2026-11-25T14:00', end: '2026-11-25T15:25' }] },
  },
  {
    id: 'zh-more-moves-130',
    class: 'moves',
    said: '明早那个吃降压药的提醒推迟半小时，我想多睡会儿',
    before: [{ tool: 'reminder_add', arguments: { title: '吃降压药', at: '2026-11-23T07:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '降压药', at: '推迟半小时' } }],
    expect: { written: [{ kind: 'reminder', title: '吃降压药', at: '2026-11-23T07:30' }] },
  },
  {
    id: 'zh-more-moves-131',
    class: 'moves',
    said: '投标文件客户给宽限了，推迟三天',
    before: [{ tool: 'todo_add', arguments: { title: '投标文件', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '投标文件', due: '推迟三天' } }],
    expect: { written: [{ kind: 'todo', title: '投标文件', due: '2026-11-28' }] },
  },
  {
    id: 'zh-more-moves-132',
    class: 'moves',
    said: '下下周三的瑜伽我去不了，就那次去掉',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽',
          start: '2026-11-25T19:00:00',
          end: '2026-11-25T20:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '瑜伽', scope: 'this', occurrence: '下下周三' } }],
    expect: { written: [], gone: [{ title: '瑜伽', occurrence: '2026-12-02T19:00' }] },
  },
  {
    id: 'zh-more-moves-133',
    class: 'moves',
    said: '供应商谈价别等到周四了，提前到周二',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '供应商谈价', start: '2026-11-26T10:00:00', end: '2026-11-26T11:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '谈价', start: '提前到周二' } }],
    expect: { written: [{ kind: 'event', title: '供应商谈价', start: '2026-11-24T10:00', end: '2026-11-24T11:30' }] },
  },
  {
    id: 'zh-more-moves-134',
    class: 'moves',
    said: '钢琴老师感冒了，课改到下周同一时间',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '钢琴课', start: '2026-11-25T18:00:00', end: '2026-11-25T19:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '钢琴课', start: '下周同一时间' } }],
    expect: { written: [{ kind: 'event', title: '钢琴课', start: '2026-12-02T18:00', end: '2026-12-02T19:00' }] },
  },
  {
    id: 'zh-more-moves-135',
    class: 'moves',
    said: '签约那天千万别忘，提前一天早上九点提醒我',
    before: [
      { tool: 'schedule_add', arguments: { title: '签约', start: '2026-12-02T14:00:00', end: '2026-12-02T15:00:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '签约', remind_minutes: '提前一天早上九点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '签约',
          start: '2026-12-02T14:00',
          end: '2026-12-02T15:00',
          reminds: ['2026-12-01T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-moves-136',
    class: 'moves',
    said: '周二那个家访估计要聊到五点',
    before: [
      { tool: 'schedule_add', arguments: { title: '家访', start: '2026-11-24T15:30:00', end: '2026-11-24T16:15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家访', end: '到五点' } }],
    expect: { written: [{ kind: 'event', title: '家访', start: '2026-11-24T15:30', end: '2026-11-24T17:00' }] },
  },
  {
    id: 'zh-more-moves-137',
    class: 'moves',
    said: '面试推迟一小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '面试：前端小陈', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '面试：后端小林', start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '面试', start: '推迟一小时' } }],
    expect: { asks: ['前端小陈', '后端小林'] },
  },
  {
    id: 'zh-more-moves-138',
    class: 'moves',
    said: '房租跟房东商量好了，拖到月底再交',
    before: [{ tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '房租', due: '月底' } }],
    expect: { written: [{ kind: 'todo', title: '交房租', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-139',
    class: 'moves',
    said: '读书会改四点开始，场地那边说的',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '读书会', start: '2026-11-28T15:00:00', end: '2026-11-28T17:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '读书会', start: '四点' } }],
    expect: { written: [{ kind: 'event', title: '读书会', start: '2026-11-28T16:00', end: '2026-11-28T18:00' }] },
  },
  {
    id: 'zh-more-moves-140',
    class: 'moves',
    said: '交物业费的提醒提前一天',
    before: [{ tool: 'reminder_add', arguments: { title: '交物业费', at: '2026-11-30T10:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '物业费', at: '提前一天' } }],
    expect: { written: [{ kind: 'reminder', title: '交物业费', at: '2026-11-29T10:00' }] },
  },
  {
    id: 'zh-more-moves-141',
    class: 'moves',
    said: '项目例会早一刻钟散，我要去接孩子',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '项目例会', start: '2026-11-24T16:00:00', end: '2026-11-24T17:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '项目例会', end: '提前一刻钟' } }],
    expect: { written: [{ kind: 'event', title: '项目例会', start: '2026-11-24T16:00', end: '2026-11-24T16:45' }] },
  },
  {
    id: 'zh-more-moves-142',
    class: 'moves',
    said: '周五洗牙不去了，帮我取消',
    before: [
      { tool: 'schedule_add', arguments: { title: '洗牙', start: '2026-11-27T10:00:00', end: '2026-11-27T11:00:00' } },
      { tool: 'schedule_add', arguments: { title: '洗车', start: '2026-11-27T15:00:00', end: '2026-11-27T16:00:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '洗牙', start: '周五' } }],
    expect: { written: [], gone: [{ title: '洗牙' }] },
  },
  {
    id: 'zh-more-moves-143',
    class: 'moves',
    said: '社区医院的抽血提前一天，七点半去',
    before: [
      { tool: 'schedule_add', arguments: { title: '抽血', start: '2026-11-25T08:00:00', end: '2026-11-25T08:30:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '抽血', start: '提前一天，七点半' } }],
    expect: { written: [{ kind: 'event', title: '抽血', start: '2026-11-24T07:30', end: '2026-11-24T08:00' }] },
  },
  {
    id: 'zh-more-moves-144',
    class: 'moves',
    said: '站会晚半小时吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '站会',
          start: '2026-11-23T09:30:00',
          end: '2026-11-23T09:45:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '站会', start: '晚半小时' } }],
    expect: { asks: ['站会', ['只', '仅', '这一次', '这次', '本次'], ['全部', '所有', '整个', '每次']] },
  },
  {
    id: 'zh-more-moves-145',
    class: 'moves',
    said: '客户演示往后挪一个半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '客户演示', start: '2026-11-25T14:00:00', end: '2026-11-25T15:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '客户演示', start: '往后挪一个半小时' } }],
    expect: { written: [{ kind: 'event', title: '客户演示', start: '2026-11-25T15:30', end: '2026-11-25T17:00' }] },
  },
  {
    id: 'zh-more-moves-146',
    class: 'moves',
    said: '洗牙那个换到同一周的周五，钟点不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '洗牙', start: '2026-12-01T16:00:00', end: '2026-12-01T16:30:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '洗牙', start: '同一周的周五，钟点不变' } }],
    expect: { written: [{ kind: 'event', title: '洗牙', start: '2026-12-04T16:00', end: '2026-12-04T16:30' }] },
  },
  {
    id: 'zh-more-moves-147',
    class: 'moves',
    said: '方案评审估计讲不完，再延长四十分钟吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '方案评审', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '方案评审', end: '再延长四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '方案评审', start: '2026-11-24T10:00', end: '2026-11-24T11:40' }] },
  },
  {
    id: 'zh-more-moves-148',
    class: 'moves',
    said: '周二的普拉提我要早走，提前一刻钟结束',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '普拉提', start: '2026-11-24T19:00:00', end: '2026-11-24T20:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '普拉提', end: '提前一刻钟结束' } }],
    expect: { written: [{ kind: 'event', title: '普拉提', start: '2026-11-24T19:00', end: '2026-11-24T20:15' }] },
  },
  {
    id: 'zh-more-moves-149',
    class: 'moves',
    said: '爬山改礼拜天去，礼拜六有雨',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '爬香山', start: '2026-12-05T08:00:00', end: '2026-12-05T12:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '香山', start: '礼拜天' } }],
    expect: { written: [{ kind: 'event', title: '爬香山', start: '2026-12-06T08:00', end: '2026-12-06T12:00' }] },
  },
  {
    id: 'zh-more-moves-150',
    class: 'moves',
    said: '理发改四点',
    before: [
      { tool: 'schedule_add', arguments: { title: '理发', start: '2026-11-24T14:00:00', end: '2026-11-24T14:45:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '理发', start: '四点' } }],
    expect: { written: [{ kind: 'event', title: '理发', start: '2026-11-24T16:00', end: '2026-11-24T16:45' }] },
  },
  {
    id: 'zh-more-moves-151',
    class: 'moves',
    said: '见律师的事顺延一周，时间照旧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '见律师', start: '2026-11-26T10:00:00', end: '2026-11-26T11:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '见律师', start: '顺延一周，时间照旧' } }],
    expect: { written: [{ kind: 'event', title: '见律师', start: '2026-12-03T10:00', end: '2026-12-03T11:30' }] },
  },
  {
    id: 'zh-more-moves-152',
    class: 'moves',
    said: '取快递那个提醒往后推两个小时',
    before: [{ tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-23T17:30:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '取快递', at: '往后推两个小时' } }],
    expect: { written: [{ kind: 'reminder', title: '取快递', at: '2026-11-23T19:30' }] },
  },
  {
    id: 'zh-more-moves-153',
    class: 'moves',
    said: '设计稿甲方说可以再晚三天交',
    before: [{ tool: 'todo_add', arguments: { title: '交设计稿', due: '2026-11-28' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '设计稿', due: '再晚三天' } }],
    expect: { written: [{ kind: 'todo', title: '交设计稿', due: '2026-12-01' }] },
  },
  {
    id: 'zh-more-moves-154',
    class: 'moves',
    said: '周三那天不跑了，就取消那一次晨跑',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '晨跑', start: '2026-11-23T06:30:00', end: '2026-11-23T07:10:00', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '晨跑', scope: 'this', occurrence: '周三' } }],
    expect: { written: [], gone: [{ title: '晨跑', occurrence: '2026-11-25T06:30' }] },
  },
  {
    id: 'zh-more-moves-155',
    class: 'moves',
    said: '产检往后挪一天，钟点还是那个钟点',
    before: [
      { tool: 'schedule_add', arguments: { title: '产检', start: '2026-11-26T09:00', end: '2026-11-26T10:00' } },
      { tool: 'schedule_add', arguments: { title: '产后课堂', start: '2026-11-26T14:00', end: '2026-11-26T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '产检', start: '往后挪一天，钟点不变' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['产检'], lacks: [] }, start: '2026-11-27T09:00', end: '2026-11-27T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-moves-156',
    class: 'moves',
    said: '需求评审早半个小时开吧，会议室后面有人',
    before: [
      { tool: 'schedule_add', arguments: { title: '需求评审', start: '2026-11-25T15:00', end: '2026-11-25T16:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '需求评审', start: '早半个小时' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['需求评审'], lacks: [] }, start: '2026-11-25T14:30', end: '2026-11-25T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-moves-157',
    class: 'moves',
    said: '后天那个面试要拉长一点，到四点',
    before: [
      { tool: 'schedule_add', arguments: { title: '面试', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '面试', end: '到四点' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['面试'], lacks: [] }, start: '2026-11-24T14:00', end: '2026-11-24T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-moves-158',
    class: 'moves',
    said: '陶艺课跟老师说了换到周日下午两点',
    before: [
      { tool: 'schedule_add', arguments: { title: '陶艺课', start: '2026-12-05T10:00', end: '2026-12-05T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '陶艺课', start: '周日下午两点' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['陶艺课'], lacks: [] }, start: '2026-12-06T14:00', end: '2026-12-06T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-moves-159',
    class: 'moves',
    said: 'Tony老师请假了，剪头发顺延一个星期',
    before: [
      { tool: 'schedule_add', arguments: { title: '剪头发', start: '2026-11-27T18:30', end: '2026-11-27T19:15' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '剪头发', start: '顺延一个星期' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['剪头发'], lacks: [] }, start: '2026-12-04T18:30', end: '2026-12-04T19:15' },
      ],
    },
  },
  {
    id: 'zh-more-moves-160',
    class: 'moves',
    said: '年度总结领导宽限了，再往后拖三天',
    before: [
      { tool: 'todo_add', arguments: { title: '写年度总结', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '订年会场地', due: '2026-11-27' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { match: '年度总结', due: '往后拖三天' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['年度总结'], lacks: [] }, due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-161',
    class: 'moves',
    said: '报税那条给我标成又重要又紧急，怎么也得一个半小时',
    before: [{ tool: 'todo_add', arguments: { title: '报税', due: '2026-12-15' } }],
    calls: [
      { tool: 'todo_update', arguments: { match: '报税', importance: 'high', urgency: 'high', estimate_minutes: 90 } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['报税'], lacks: [] },
          due: '2026-12-15',
          importance: 'high',
          urgency: 'high',
          estimateMinutes: 90,
        },
      ],
    },
  },
  {
    id: 'zh-more-moves-162',
    class: 'moves',
    said: '吃叶酸的提醒晚四十分钟再响',
    before: [
      { tool: 'reminder_add', arguments: { title: '吃叶酸', at: '2026-11-24T08:00' } },
      { tool: 'reminder_add', arguments: { title: '吃钙片', at: '2026-11-24T21:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { match: '吃叶酸', at: '晚四十分钟' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['叶酸'], lacks: [] }, at: '2026-11-24T08:40' }] },
  },
  {
    id: 'zh-more-moves-163',
    class: 'moves',
    said: '取快递那个，七点再提醒我，五点还没下班呢',
    before: [{ tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-23T17:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '取快递', at: '七点' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['快递'], lacks: [] }, at: '2026-11-23T19:00' }] },
  },
  {
    id: 'zh-more-moves-164',
    class: 'moves',
    said: '签合同改在那周的周五，还是十点',
    before: [
      { tool: 'schedule_add', arguments: { title: '签合同', start: '2026-12-08T10:00', end: '2026-12-08T10:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '签合同', start: '周五' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['签合同'], lacks: [] }, start: '2026-12-11T10:00', end: '2026-12-11T10:30' },
      ],
    },
  },
  {
    id: 'zh-more-moves-165',
    class: 'moves',
    said: '旧书周五再寄吧',
    before: [{ tool: 'todo_add', arguments: { title: '寄旧书', due: '2026-12-02' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '寄旧书', due: '周五' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['旧书'], lacks: [] }, due: '2026-12-04' }] },
  },
  {
    id: 'zh-more-moves-166',
    class: 'moves',
    said: '周三的普拉提我去不了，就删这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '普拉提',
          start: '2026-11-25T18:30',
          end: '2026-11-25T19:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '普拉提', scope: 'this', occurrence: '周三' } }],
    expect: { written: [], gone: [{ title: '普拉提', occurrence: '2026-11-25T18:30' }] },
  },
  {
    id: 'zh-more-moves-167',
    class: 'moves',
    said: '周五的体检取消，我感冒了',
    before: [
      { tool: 'schedule_add', arguments: { title: '体检', start: '2026-11-27T08:00', end: '2026-11-27T10:00' } },
      { tool: 'schedule_add', arguments: { title: '洗牙', start: '2026-11-27T15:00', end: '2026-11-27T16:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '体检', start: '周五' } }],
    expect: { written: [], gone: [{ title: '体检' }] },
  },
  {
    id: 'zh-more-moves-168',
    class: 'moves',
    said: 'CZ3101那趟飞机，起飞前三小时提醒我，前一天晚上九点也提醒一次收拾箱子',
    before: [
      { tool: 'schedule_add', arguments: { title: '航班CZ3101', start: '2026-11-29T15:20', end: '2026-11-29T18:40' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'CZ3101', remind_minutes: '提前三小时，前一天晚上九点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['CZ3101'], lacks: [] },
          start: '2026-11-29T15:20',
          end: '2026-11-29T18:40',
          reminds: ['2026-11-28T21:00', '2026-11-29T12:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-moves-169',
    class: 'moves',
    said: '下周的家教统统改线上',
    before: [
      { tool: 'schedule_add', arguments: { title: '家教：物理', start: '2026-11-24T19:00', end: '2026-11-24T20:30' } },
      { tool: 'schedule_add', arguments: { title: '家教：英语', start: '2026-11-27T19:00', end: '2026-11-27T20:30' } },
      { tool: 'schedule_add', arguments: { title: '家教：数学', start: '2026-12-01T19:00', end: '2026-12-01T20:30' } },
      { tool: 'schedule_add', arguments: { title: '看牙', start: '2026-11-25T19:00', end: '2026-11-25T20:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: '下周', query: '家教', location: '线上' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['家教：物理'], lacks: [] }, start: '2026-11-24T19:00', location: '线上' },
        { kind: 'event', title: { has: ['家教：英语'], lacks: [] }, start: '2026-11-27T19:00', location: '线上' },
      ],
    },
  },
  {
    id: 'zh-more-moves-170',
    class: 'moves',
    said: '下周到期的待办全都往后推两天',
    before: [
      { tool: 'todo_add', arguments: { title: '交样品', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '退押金', due: '2026-11-26' } },
      { tool: 'todo_add', arguments: { title: '续保险', due: '2026-12-03' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '下周', due: '往后推两天' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['交样品'], lacks: [] }, due: '2026-11-25' },
        { kind: 'todo', title: { has: ['退押金'], lacks: [] }, due: '2026-11-28' },
      ],
    },
  },
  {
    id: 'zh-more-moves-171',
    class: 'moves',
    said: '跟供应商那个会往后挪四十分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '和供应商谈价', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '供应商', start: '往后挪四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '和供应商谈价', start: '2026-11-24T10:40', end: '2026-11-24T11:40' }] },
  },
  {
    id: 'zh-more-moves-172',
    class: 'moves',
    said: '小赵那节课换到周六，还是那个点儿',
    before: [
      { tool: 'schedule_add', arguments: { title: '小赵练车', start: '2026-11-26T14:00', end: '2026-11-26T16:00' } },
      { tool: 'schedule_add', arguments: { title: '小林练车', start: '2026-11-27T14:00', end: '2026-11-27T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '小赵', start: '周六同一时间' } }],
    expect: { written: [{ kind: 'event', title: '小赵练车', start: '2026-11-28T14:00', end: '2026-11-28T16:00' }] },
  },
  {
    id: 'zh-more-moves-173',
    class: 'moves',
    said: '产检想提前一天去',
    before: [
      { tool: 'schedule_add', arguments: { title: '产检', start: '2026-12-02T08:15', end: '2026-12-02T09:15' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '产检', start: '提前一天' } }],
    expect: { written: [{ kind: 'event', title: '产检', start: '2026-12-01T08:15', end: '2026-12-01T09:15' }] },
  },
  {
    id: 'zh-more-moves-174',
    class: 'moves',
    said: '庭前会议恐怕得多开三刻钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '庭前会议', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '庭前会议', end: '延长三刻钟' } }],
    expect: { written: [{ kind: 'event', title: '庭前会议', start: '2026-11-25T14:00', end: '2026-11-25T15:45' }] },
  },
  {
    id: 'zh-more-moves-175',
    class: 'moves',
    said: '明晚的战术课早散二十分钟吧',
    before: [
      { tool: 'schedule_add', arguments: { title: '战术课', start: '2026-11-23T19:00', end: '2026-11-23T21:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '战术课', end: '提前二十分钟' } }],
    expect: { written: [{ kind: 'event', title: '战术课', start: '2026-11-23T19:00', end: '2026-11-23T20:40' }] },
  },
  {
    id: 'zh-more-moves-176',
    class: 'moves',
    said: '组会要开到四点半才散',
    before: [
      { tool: 'schedule_add', arguments: { title: '组会', start: '2026-11-27T14:00', end: '2026-11-27T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '组会', end: '开到四点半' } }],
    expect: { written: [{ kind: 'event', title: '组会', start: '2026-11-27T14:00', end: '2026-11-27T16:30' }] },
  },
  {
    id: 'zh-more-moves-177',
    class: 'moves',
    said: '答辩状再宽限三天',
    before: [{ tool: 'todo_add', arguments: { title: '答辩状', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '答辩状', due: '往后延三天' } }],
    expect: { written: [{ kind: 'todo', title: '答辩状', due: '2026-11-30' }] },
  },
  {
    id: 'zh-more-moves-178',
    class: 'moves',
    said: '喂牛的闹铃晚一刻钟响',
    before: [{ tool: 'reminder_add', arguments: { title: '喂牛', at: '2026-11-23T05:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '喂牛', at: '晚一刻钟' } }],
    expect: { written: [{ kind: 'reminder', title: '喂牛', at: '2026-11-23T05:45' }] },
  },
  {
    id: 'zh-more-moves-179',
    class: 'moves',
    said: '礼拜四跟老钱那顿不吃了',
    before: [
      { tool: 'schedule_add', arguments: { title: '和老钱吃饭', start: '2026-11-26T12:00' } },
      { tool: 'schedule_add', arguments: { title: '和亲家吃饭', start: '2026-11-27T12:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '吃饭', start: '礼拜四' } }],
    expect: { written: [], gone: [{ title: '和老钱吃饭' }] },
  },
  {
    id: 'zh-more-moves-180',
    class: 'moves',
    said: '下周四U10那场训练取消，场地被占了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'U10训练',
          start: '2026-11-24T16:30',
          duration_minutes: 90,
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'U10训练', scope: 'this', occurrence: '下周四' } }],
    expect: { written: [], gone: [{ title: 'U10训练', occurrence: '2026-11-26T16:30' }] },
  },
  {
    id: 'zh-more-moves-181',
    class: 'moves',
    said: '接口评审往后推两天，挪到下午三点',
    before: [
      { tool: 'schedule_add', arguments: { title: '接口评审', start: '2026-11-24T10:00', end: '2026-11-24T11:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '接口评审', start: '往后推两天，下午三点' } }],
    expect: { written: [{ kind: 'event', title: '接口评审', start: '2026-11-26T15:00', end: '2026-11-26T16:30' }] },
  },
];
