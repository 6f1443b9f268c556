import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-agenda-01',
    class: 'agenda',
    said: '明天啥安排，连待办一块儿说',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '换轮胎', start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
      },
      { tool: 'todo_add', arguments: { title: '交电子发票', due: '2026-11-23' } },
      { tool: 'reminder_add', arguments: { title: '给花浇水', at: '2026-11-23T20:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '看房子', start: '2026-11-24T09:00:00', end: '2026-11-24T10:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        names: ['换轮胎', '交电子发票', '给花浇水'],
        lacks: ['看房子'],
      },
    },
  },
  {
    id: 'zh-agenda-03',
    class: 'agenda',
    said: '这周我都做完了什么',
    before: [
      { tool: 'todo_add', arguments: { title: '录网课', due: '2026-11-22' } },
      { tool: 'todo_close', arguments: { match: '录网课' } },
      { tool: 'todo_add', arguments: { title: '剪视频', due: '2026-11-22' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '这周', include: ['done'] } }],
    expect: { answers: { window: { start: '2026-11-16', end: '2026-11-23' }, names: ['录网课'], lacks: ['剪视频'] } },
  },
  {
    id: 'zh-agenda-05',
    class: 'agenda',
    said: '后天到周五都有什么',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拍证件照', start: '2026-11-24T09:00:00', end: '2026-11-24T09:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '驾校练车', start: '2026-11-27T20:00:00', end: '2026-11-27T22:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '露天电影', start: '2026-11-28T20:00:00', end: '2026-11-28T22:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '后天到周五' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-28' },
        names: ['拍证件照', '驾校练车'],
        lacks: ['露天电影'],
      },
    },
  },
  {
    id: 'zh-agenda-07',
    class: 'agenda',
    said: '下周我忙不忙',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '年度述职', start: '2026-11-29T10:00:00', end: '2026-11-29T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '部门换届', start: '2026-11-30T10:00:00', end: '2026-11-30T11:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下周' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-30' }, names: ['年度述职'], lacks: ['部门换届'] },
    },
  },
  {
    id: 'zh3-agenda-01',
    class: 'agenda',
    said: '我明天都有啥',
    before: [
      { tool: 'schedule_add', arguments: { title: '牙医', start: '2026-11-23T10:00', end: '2026-11-23T11:00' } },
      { tool: 'todo_add', arguments: { title: '交水费', due: '2026-11-23' } },
      { tool: 'reminder_add', arguments: { title: '吃维C', at: '2026-11-23T08:00' } },
      { tool: 'schedule_add', arguments: { title: '看房', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        names: ['牙医', '交水费', '吃维C'],
        lacks: ['看房'],
      },
    },
  },
  {
    id: 'zh3-agenda-03',
    class: 'agenda',
    said: '今晚还有安排吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '对账', start: '2026-11-22T21:00', end: '2026-11-22T22:00' } },
      { tool: 'schedule_add', arguments: { title: '早锻炼', start: '2026-11-23T06:30', end: '2026-11-23T07:30' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '今晚' } }],
    expect: { answers: { names: ['对账'], lacks: ['早锻炼'] } },
  },
  {
    id: 'zh3-agenda-05',
    class: 'agenda',
    said: '又急又重要的有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '改标书', due: '2026-11-25', importance: 'high', urgency: 'high' } },
      { tool: 'todo_add', arguments: { title: '换灯泡' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { quadrant: 'do' } }],
    expect: { answers: { names: ['改标书'], lacks: ['换灯泡'] } },
  },
  {
    id: 'zh3-agenda-07',
    class: 'agenda',
    said: '接下来一个月什么时候见老王',
    before: [
      { tool: 'schedule_add', arguments: { title: '和老王喝茶', start: '2026-12-03T15:00', end: '2026-12-03T16:00' } },
      { tool: 'schedule_add', arguments: { title: '理财讲座', start: '2026-12-04T15:00', end: '2026-12-04T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '接下来一个月', query: '老王' } }],
    expect: { answers: { names: ['老王', '2026-12-03'], lacks: ['理财讲座'] } },
  },
  {
    id: 'zh3-agenda-09',
    class: 'agenda',
    said: '周五前要交的都有啥',
    before: [
      { tool: 'todo_add', arguments: { title: '交作业', due: '2026-11-26' } },
      { tool: 'todo_add', arguments: { title: '还书', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '拍证件照', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周五' } }],
    expect: { answers: { names: ['交作业', '还书'], lacks: ['拍证件照'] } },
  },
  {
    id: 'zh-agenda-02',
    class: 'agenda',
    said: '周六整天啥情况，有没有空',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '亲子运动会', start: '2026-11-28T09:00:00', end: '2026-11-28T11:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '社区义诊', start: '2026-11-29T09:00:00', end: '2026-11-29T11:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '周六', include: ['events', 'free'] } }],
    expect: {
      answers: { window: { start: '2026-11-28', end: '2026-11-29' }, names: ['亲子运动会'], lacks: ['社区义诊'] },
    },
  },
  {
    id: 'zh-agenda-04',
    class: 'agenda',
    said: '大年初一那天安排了啥',
    before: [
      { tool: 'schedule_add', arguments: { title: '庙会', start: '2027-02-06T09:00:00', end: '2027-02-06T11:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '回娘家', start: '2027-02-07T09:00:00', end: '2027-02-07T11:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '大年初一' } }],
    expect: { answers: { window: { start: '2027-02-06', end: '2027-02-07' }, names: ['庙会'], lacks: ['回娘家'] } },
  },
  {
    id: 'zh-agenda-06',
    class: 'agenda',
    said: '下个月有哪些待办到期',
    before: [
      { tool: 'todo_add', arguments: { title: '交车船税', due: '2026-12-10' } },
      { tool: 'todo_add', arguments: { title: '换身份证', due: '2027-01-10' } },
      { tool: 'schedule_add', arguments: { title: '体测', start: '2026-12-11T09:00:00', end: '2026-12-11T10:00:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下个月', include: ['todos'] } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2027-01-01' }, names: ['交车船税'], lacks: ['换身份证', '体测'] },
    },
  },
  {
    id: 'zh-agenda-08',
    class: 'agenda',
    said: '今天还剩啥没干',
    before: [
      { tool: 'todo_add', arguments: { title: '交党费', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: '配眼镜', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '今天' } }],
    expect: { answers: { names: ['交党费'], lacks: ['配眼镜'] } },
  },
  {
    id: 'zh4-agenda-01',
    class: 'agenda',
    said: '明天我都得干嘛',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '对账会', start: '2026-11-23T10:00', end: '2026-11-23T11:00' },
      },
      { tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-23' } },
      { tool: 'reminder_add', arguments: { title: '吃钙片', at: '2026-11-23T21:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '看房子', start: '2026-11-24T09:00', end: '2026-11-24T10:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        names: ['对账会', '交房租', '吃钙片'],
        lacks: ['看房子'],
      },
    },
  },
  {
    id: 'zh4-agenda-03',
    class: 'agenda',
    said: '下个月上旬我都排了些啥，给我捋一捋',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '预算会', start: '2026-12-10T15:00', end: '2026-12-10T16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '审计进场', start: '2026-12-11T09:00', end: '2026-12-11T10:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下个月上旬' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['预算会'], lacks: ['审计进场'] },
    },
  },
  {
    id: 'zh4-agenda-02',
    class: 'agenda',
    said: '大后天我有啥事没',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '客户路演', start: '2026-11-25T14:00', end: '2026-11-25T15:00' },
      },
      { tool: 'todo_add', arguments: { title: '寄合同', due: '2026-11-25' } },
      { tool: 'reminder_add', arguments: { title: '收被子', at: '2026-11-25T17:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '带狗洗澡', start: '2026-11-24T09:00', end: '2026-11-24T10:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '大后天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-11-26' },
        names: ['客户路演', '寄合同', '收被子'],
        lacks: ['带狗洗澡'],
      },
    },
  },
  {
    id: 'zh4-agenda-04',
    class: 'agenda',
    said: '12月中旬我这边忙不忙呀',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '四级考试', start: '2026-12-20T09:00', end: '2026-12-20T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '班级晚会', start: '2026-12-21T19:00', end: '2026-12-21T20:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '12月中旬' } }],
    expect: {
      answers: { window: { start: '2026-12-11', end: '2026-12-21' }, names: ['四级考试'], lacks: ['班级晚会'] },
    },
  },
];
