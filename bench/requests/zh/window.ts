import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-window-01',
    class: 'window',
    said: '元旦到元宵之间都定了啥',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '看灯谜', start: '2027-02-20T19:00:00', end: '2027-02-20T20:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '开学典礼', start: '2027-02-22T09:00:00', end: '2027-02-22T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '元旦到元宵' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-02-21' }, names: ['看灯谜'], lacks: ['开学典礼'] } },
  },
  {
    id: 'zh-window-03',
    class: 'window',
    said: '下周后半周有哪些会',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '选题会', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '定稿会', start: '2026-11-26T15:00:00', end: '2026-11-26T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '表彰会', start: '2026-11-27T16:00:00', end: '2026-11-27T17:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周后半周' } }],
    expect: { answers: { names: ['定稿会', '表彰会'], lacks: ['选题会'] } },
  },
  {
    id: 'zh-window-05',
    class: 'window',
    said: '周四以后有什么安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '理发', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '拜访苏州客户', start: '2026-11-28T10:00:00', end: '2026-11-28T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '签字仪式', start: '2026-12-10T10:00:00', end: '2026-12-10T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '周四以后' } }],
    expect: { answers: { names: ['拜访苏州客户', '签字仪式'], lacks: ['理发'] } },
  },
  {
    id: 'zh-window-07',
    class: 'window',
    said: '明后天有啥',
    before: [
      { tool: 'schedule_add', arguments: { title: '交车', start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '装宽带', start: '2026-11-24T15:00:00', end: '2026-11-24T16:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '换锁', start: '2026-11-25T09:00:00', end: '2026-11-25T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明后天' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-25' }, names: ['交车', '装宽带'], lacks: ['换锁'] },
    },
  },
  {
    id: 'zh-window-09',
    class: 'window',
    said: '12月中旬有什么安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '验收', start: '2026-12-20T10:00:00', end: '2026-12-20T11:00:00' } },
      { tool: 'schedule_add', arguments: { title: '封账', start: '2026-12-21T10:00:00', end: '2026-12-21T11:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月中旬' } }],
    expect: { answers: { window: { start: '2026-12-11', end: '2026-12-21' }, names: ['验收'], lacks: ['封账'] } },
  },
  {
    id: 'zh-window-11',
    class: 'window',
    said: '12月29号到1月5号的行程',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '飞三亚', start: '2026-12-29T08:00:00', end: '2026-12-29T09:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '回程', start: '2027-01-05T20:00:00', end: '2027-01-05T21:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '复工会', start: '2027-01-06T09:00:00', end: '2027-01-06T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月29号到1月5号' } }],
    expect: {
      answers: { window: { start: '2026-12-29', end: '2027-01-06' }, names: ['飞三亚', '回程'], lacks: ['复工会'] },
    },
  },
  {
    id: 'zh-window-13',
    class: 'window',
    said: '圣诞到元旦这段有啥安排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '平价市集', start: '2026-12-24T10:00:00', end: '2026-12-24T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '跨年演出', start: '2026-12-31T21:00:00', end: '2026-12-31T22:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '升旗', start: '2027-01-01T07:00:00', end: '2027-01-01T08:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '圣诞到元旦' } }],
    expect: {
      answers: { window: { start: '2026-12-25', end: '2027-01-02' }, names: ['跨年演出', '升旗'], lacks: ['平价市集'] },
    },
  },
  {
    id: 'zh-window-15',
    class: 'window',
    said: '月底前还有什么安排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '月末盘点', start: '2026-11-30T21:00:00', end: '2026-11-30T22:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '新店剪彩', start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '月底前' } }],
    expect: { answers: { names: ['月末盘点'], lacks: ['新店剪彩'] } },
  },
  {
    id: 'zh-window-17',
    class: 'window',
    said: '国庆假期我都排了啥',
    now: '2026-09-10T09:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '爬华山', start: '2026-10-03T08:00:00', end: '2026-10-03T09:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '返校报到', start: '2026-10-09T09:00:00', end: '2026-10-09T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '国庆假期' } }],
    expect: { answers: { window: { start: '2026-10-01', end: '2026-10-08' }, names: ['爬华山'], lacks: ['返校报到'] } },
  },
  {
    id: 'zh-window-19',
    class: 'window',
    said: '月底前要交的东西有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '交季度税', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: '交暖气费', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '月底前' } }],
    expect: { answers: { names: ['交季度税'], lacks: ['交暖气费'] } },
  },
  {
    id: 'zh-window-21',
    class: 'window',
    said: '这几天都有什么事',
    before: [
      { tool: 'schedule_add', arguments: { title: '验车', start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' } },
      { tool: 'schedule_add', arguments: { title: '春游', start: '2027-03-20T09:00:00', end: '2027-03-20T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这几天' } }],
    expect: { answers: { names: ['验车'], lacks: ['春游'] } },
  },
  {
    id: 'zh3-window-01',
    class: 'window',
    said: '下周三以后都有啥事',
    before: [
      { tool: 'schedule_add', arguments: { title: '剪头发', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
      { tool: 'schedule_add', arguments: { title: '拔牙', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
      { tool: 'schedule_add', arguments: { title: '年会彩排', start: '2026-12-10T14:00', end: '2026-12-10T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周三以后' } }],
    expect: { answers: { names: ['拔牙', '年会彩排'], lacks: ['剪头发'] } },
  },
  {
    id: 'zh3-window-03',
    class: 'window',
    said: '除夕到初六我都排了什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '回老家', start: '2027-02-05', end: '2027-02-06', all_day: true } },
      { tool: 'schedule_add', arguments: { title: '同学会', start: '2027-02-11T18:00', end: '2027-02-11T21:00' } },
      { tool: 'schedule_add', arguments: { title: '体检', start: '2027-02-12T09:00', end: '2027-02-12T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '除夕到初六' } }],
    expect: {
      answers: { window: { start: '2027-02-05', end: '2027-02-12' }, names: ['回老家', '同学会'], lacks: ['体检'] },
    },
  },
  {
    id: 'zh3-window-05',
    class: 'window',
    said: '这几天我忙不忙',
    before: [
      { tool: 'schedule_add', arguments: { title: '接机', start: '2026-11-23T16:00', end: '2026-11-23T17:00' } },
      { tool: 'schedule_add', arguments: { title: '旗舰店开业', start: '2026-12-22T10:00', end: '2026-12-22T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这几天' } }],
    expect: { answers: { names: ['接机'], lacks: ['旗舰店开业'] } },
  },
  {
    id: 'zh3-window-07',
    class: 'window',
    said: '12月上旬有啥会',
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-11' } } },
  },
  {
    id: 'zh3-window-09',
    class: 'window',
    said: '明后两天什么安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '面试', start: '2026-11-23T10:00', end: '2026-11-23T11:00' } },
      { tool: 'schedule_add', arguments: { title: '搬工位', start: '2026-11-24T17:00', end: '2026-11-24T18:00' } },
      { tool: 'schedule_add', arguments: { title: '打疫苗', start: '2026-11-25T09:00', end: '2026-11-25T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明后两天' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-25' }, names: ['面试', '搬工位'], lacks: ['打疫苗'] },
    },
  },
  {
    id: 'zh3-window-11',
    class: 'window',
    said: '下个周末有空没安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '值班', start: '2026-11-27T19:00', end: '2026-11-27T22:00' } },
      { tool: 'schedule_add', arguments: { title: '露营', start: '2026-11-29T09:00', end: '2026-11-29T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下个周末' } }],
    expect: { answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['露营'], lacks: ['值班'] } },
  },
  {
    id: 'zh-window-02',
    class: 'window',
    said: '过年前还有什么安排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '打扫院子', start: '2027-02-03T09:00:00', end: '2027-02-03T10:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '走亲戚', start: '2027-02-08T09:00:00', end: '2027-02-08T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '过年前' } }],
    expect: { answers: { names: ['打扫院子'], lacks: ['走亲戚'] } },
  },
  {
    id: 'zh-window-04',
    class: 'window',
    said: '这周末有什么活动',
    now: '2026-11-26T12:00:00+08:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '露营', start: '2026-11-28T09:00:00', end: '2026-11-28T10:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '看画展', start: '2026-11-29T15:00:00', end: '2026-11-29T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '部门早会', start: '2026-11-30T09:00:00', end: '2026-11-30T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这周末' } }],
    expect: {
      answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['露营', '看画展'], lacks: ['部门早会'] },
    },
  },
  {
    id: 'zh-window-06',
    class: 'window',
    said: '下周上午都被啥占着',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '晨间巡检', start: '2026-11-25T10:00:00', end: '2026-11-25T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '库房盘点', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '补牙', start: '2026-11-30T10:00:00', end: '2026-11-30T11:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周上午' } }],
    expect: { answers: { names: ['晨间巡检'], lacks: ['库房盘点', '补牙'] } },
  },
  {
    id: 'zh-window-08',
    class: 'window',
    said: '明年一季度排了哪些展会',
    before: [
      { tool: 'schedule_add', arguments: { title: '车展', start: '2027-03-31T10:00:00', end: '2027-03-31T11:00:00' } },
      { tool: 'schedule_add', arguments: { title: '书展', start: '2027-04-02T10:00:00', end: '2027-04-02T11:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明年一季度' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-04-01' }, names: ['车展'], lacks: ['书展'] } },
  },
  {
    id: 'zh-window-10',
    class: 'window',
    said: '下周之内要弄完的待办',
    before: [
      { tool: 'todo_add', arguments: { title: '改简历', due: '2026-11-29' } },
      { tool: 'todo_add', arguments: { title: '办港澳通行证', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '下周' } }],
    expect: { answers: { names: ['改简历'], lacks: ['办港澳通行证'] } },
  },
  {
    id: 'zh-window-12',
    class: 'window',
    said: '周三下午哪个时段空着',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跨部门沟通', start: '2026-11-25T14:00:00', end: '2026-11-25T16:00:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周三下午' } }],
    expect: { answers: { texts: ['16:00'] } },
  },
  {
    id: 'zh-window-14',
    class: 'window',
    said: '本周剩下几天还有啥会',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '晋升答辩会', start: '2026-11-27T14:00:00', end: '2026-11-27T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '下季排期会', start: '2026-11-30T14:00:00', end: '2026-11-30T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '本周剩下几天' } }],
    expect: { answers: { names: ['晋升答辩会'], lacks: ['下季排期会'] } },
  },
  {
    id: 'zh-window-16',
    class: 'window',
    said: '年底之前还有哪些饭局',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '谢师宴', start: '2026-12-31T18:00:00', end: '2026-12-31T19:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '新年团拜', start: '2027-01-01T18:00:00', end: '2027-01-01T19:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '年底之前' } }],
    expect: { answers: { names: ['谢师宴'], lacks: ['新年团拜'] } },
  },
  {
    id: 'zh-window-18',
    class: 'window',
    said: '我最近有什么会要开',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '启动会', start: '2026-11-24T14:00:00', end: '2026-11-24T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '校友会', start: '2027-05-16T10:00:00', end: '2027-05-16T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '最近' } }],
    expect: { answers: { names: ['启动会'], lacks: ['校友会'] } },
  },
  {
    id: 'zh-window-20',
    class: 'window',
    said: '除夕到初三家里有什么安排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '年夜饭', start: '2027-02-05T18:00:00', end: '2027-02-05T19:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '给舅舅拜年', start: '2027-02-08T10:00:00', end: '2027-02-08T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '同学会', start: '2027-02-09T12:00:00', end: '2027-02-09T13:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '除夕到初三' } }],
    expect: {
      answers: {
        window: { start: '2027-02-05', end: '2027-02-09' },
        names: ['年夜饭', '给舅舅拜年'],
        lacks: ['同学会'],
      },
    },
  },
  {
    id: 'zh-window-22',
    class: 'window',
    said: '2月到4月有什么安排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '订婚宴', start: '2027-04-30T12:00:00', end: '2027-04-30T13:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '搬家', start: '2027-05-01T09:00:00', end: '2027-05-01T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '2月到4月' } }],
    expect: { answers: { window: { start: '2027-02-01', end: '2027-05-01' }, names: ['订婚宴'], lacks: ['搬家'] } },
  },
  {
    id: 'zh4-window-01',
    class: 'window',
    said: '下周我都有什么事',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '钓鱼', start: '2026-11-29T15:00', end: '2026-11-29T17:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '述职预演', start: '2026-11-30T09:00', end: '2026-11-30T10:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下周' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-30' }, names: ['钓鱼'], lacks: ['述职预演'] },
    },
  },
  {
    id: 'zh4-window-03',
    class: 'window',
    said: '26号到30号之间我有哪些会',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '供应商会', start: '2026-11-26T09:00', end: '2026-11-26T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '月度总结会', start: '2026-11-30T16:00', end: '2026-11-30T17:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '启动会', start: '2026-12-01T09:00', end: '2026-12-01T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '26号到30号之间' } }],
    expect: {
      answers: {
        window: { start: '2026-11-26', end: '2026-12-01' },
        names: ['月度总结会', '供应商会'],
        lacks: ['启动会'],
      },
    },
  },
  {
    id: 'zh4-window-05',
    class: 'window',
    said: '月底前要交的东西有哪些，帮我列一下',
    before: [
      { tool: 'todo_add', arguments: { title: '交季度报表', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: '续签门禁卡', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '月底前' } }],
    expect: { answers: { names: ['交季度报表'], lacks: ['续签门禁卡'] } },
  },
  {
    id: 'zh4-window-02',
    class: 'window',
    said: '下个月都安排了啥',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跨年聚会', start: '2026-12-31T20:00', end: '2026-12-31T22:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '爬泰山', start: '2027-01-01T09:00', end: '2027-01-01T12:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下个月' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2027-01-01' }, names: ['跨年聚会'], lacks: ['爬泰山'] },
    },
  },
  {
    id: 'zh4-window-04',
    class: 'window',
    said: '从周三到周六的日程给我看看',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '插花课', start: '2026-11-25T08:00', end: '2026-11-25T09:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '试驾', start: '2026-11-28T19:00', end: '2026-11-28T20:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '做礼拜', start: '2026-11-29T09:00', end: '2026-11-29T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '从周三到周六' } }],
    expect: {
      answers: { window: { start: '2026-11-25', end: '2026-11-29' }, names: ['插花课', '试驾'], lacks: ['做礼拜'] },
    },
  },
  {
    id: 'zh4-window-06',
    class: 'window',
    said: '下周五之前到期的任务都有啥呀',
    before: [
      { tool: 'todo_add', arguments: { title: '提交开题报告', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '还图书馆的书', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '下周五之前' } }],
    expect: { answers: { names: ['提交开题报告'], lacks: ['还图书馆的书'] } },
  },
];
