import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-act-01',
    class: 'act',
    said: '取消跟老陈的那个',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '和老陈喝茶', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '老陈家暖房', start: '2026-11-28T18:00:00', end: '2026-11-28T20:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '老陈' } }],
    expect: { asks: ['和老陈喝茶', '老陈家暖房'] },
  },
  {
    id: 'zh-act-03',
    class: 'act',
    said: '下周三下午的都删了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '晨跑打卡', start: '2026-11-25T07:00:00', end: '2026-11-25T08:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '方案宣讲', start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '装修对账', start: '2026-11-25T16:00:00', end: '2026-11-25T17:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '下周三下午', kind: 'event' } }],
    expect: { asks: ['方案宣讲', '装修对账'] },
  },
  {
    id: 'zh-act-05',
    class: 'act',
    said: '房租用微信转过去了，勾掉，记一句“微信转的”',
    before: [{ tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_close', arguments: { match: '房租', note: '微信转的' } }],
    expect: { written: [{ kind: 'todo', title: '交房租', status: 'done' }] },
  },
  {
    id: 'zh-act-07',
    class: 'act',
    said: '明天的全部取消',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '产线巡检', start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '接待审计', start: '2026-11-23T14:00:00', end: '2026-11-23T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '修空调', start: '2026-11-24T09:00:00', end: '2026-11-24T10:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '明天', kind: 'event' } }],
    expect: { asks: ['产线巡检', '接待审计'] },
  },
  {
    id: 'zh-act-09',
    class: 'act',
    said: '买米和洗车都搞定了',
    before: [
      { tool: 'todo_add', arguments: { title: '买米' } },
      { tool: 'todo_add', arguments: { title: '洗车', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '买油' } },
    ],
    calls: [
      { tool: 'todo_close', arguments: { match: '买米' } },
      { tool: 'todo_close', arguments: { match: '洗车' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: '买米', status: 'done' },
        { kind: 'todo', title: '洗车', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-act-11',
    class: 'act',
    said: '药已经喝了，提醒关了吧',
    before: [{ tool: 'reminder_add', arguments: { title: '喝中药', at: '2026-11-22T21:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: '喝中药', action: 'complete' } }],
    expect: { written: [{ kind: 'reminder', title: '喝中药', status: 'done' }] },
  },
  {
    id: 'zh-act-02',
    class: 'act',
    said: '周五的火锅局不去了，删掉',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '火锅局', start: '2026-11-27T19:00:00', end: '2026-11-27T21:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '打台球', start: '2026-11-27T21:30:00', end: '2026-11-27T22:30:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '火锅局' } }],
    expect: { written: [], gone: [{ title: '火锅局' }] },
  },
  {
    id: 'zh-act-04',
    class: 'act',
    said: '论文那条其实没弄完，重新打开',
    before: [
      { tool: 'todo_add', arguments: { title: '改论文', due: '2026-11-27' } },
      { tool: 'todo_close', arguments: { match: '改论文' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { match: '论文', clear: ['closed_at'] } }],
    expect: { written: [{ kind: 'todo', title: '改论文', status: 'open' }] },
  },
  {
    id: 'zh-act-06',
    class: 'act',
    said: '把钓鱼删了……算了还是留着',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跟老李钓鱼', start: '2026-11-28T06:00:00', end: '2026-11-28T11:00:00' },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: '钓鱼' } },
      { tool: 'undo', arguments: { last: 1 } },
    ],
    expect: { written: [] },
  },
  {
    id: 'zh-act-08',
    class: 'act',
    said: '抽血的提醒删掉，不用了',
    before: [
      { tool: 'reminder_add', arguments: { title: '空腹抽血', at: '2026-11-25T07:00:00' } },
      { tool: 'reminder_add', arguments: { title: '取化验单', at: '2026-11-26T15:00:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '抽血' } }],
    expect: { written: [], gone: [{ title: '空腹抽血' }] },
  },
  {
    id: 'zh-act-10',
    class: 'act',
    said: '今天的降脂药吃过了',
    before: [
      { tool: 'reminder_add', arguments: { title: '吃降脂药', at: '2026-11-22T19:30:00', repeat: 'FREQ=DAILY' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { match: '降脂药', action: 'complete' } }],
    expect: { written: [{ kind: 'reminder', title: '吃降脂药' }] },
  },
  {
    id: 'zh-act-12',
    class: 'act',
    said: '月报写完了',
    before: [
      { tool: 'todo_add', arguments: { title: '写月报', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '写季报', due: '2026-12-27' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { match: '月报' } }],
    expect: { written: [{ kind: 'todo', title: '写月报', status: 'done' }] },
  },
  {
    id: 'zh4-bulk-01',
    class: 'act',
    said: '猫粮买了，电费也交了，都勾掉吧',
    before: [
      { tool: 'todo_add', arguments: { title: '买猫粮' } },
      { tool: 'todo_add', arguments: { title: '交电费', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '写年终总结' } },
    ],
    calls: [
      { tool: 'todo_close', arguments: { match: '猫粮' } },
      { tool: 'todo_close', arguments: { match: '电费' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: '买猫粮', status: 'done' },
        { kind: 'todo', title: '交电费', status: 'done' },
      ],
    },
  },
  {
    id: 'zh4-bulk-03',
    class: 'act',
    said: '明天的会全部往后顺延一小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '部门例会', start: '2026-11-23T10:00', end: '2026-11-23T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '方案评审', start: '2026-11-23T15:00', end: '2026-11-23T16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '供应商拜访', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天', move_to: '往后顺延一小时' } }],
    expect: { asks: ['部门例会', '11:00', '方案评审', '16:00'] },
  },
  {
    id: 'zh4-bulk-02',
    class: 'act',
    said: '车洗了快递也取了 都弄完了',
    before: [
      { tool: 'todo_add', arguments: { title: '洗车', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: '取快递' } },
      { tool: 'todo_add', arguments: { title: '洗窗帘' } },
    ],
    calls: [
      { tool: 'todo_close', arguments: { match: '洗车' } },
      { tool: 'todo_close', arguments: { match: '快递' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: '洗车', status: 'done' },
        { kind: 'todo', title: '取快递', status: 'done' },
      ],
    },
  },
  {
    id: 'zh4-bulk-04',
    class: 'act',
    said: '周二下午的事都挪到周四同一个点儿',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '早会', start: '2026-11-24T09:00', end: '2026-11-24T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '接待专家组', start: '2026-11-24T14:00', end: '2026-11-24T15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '电话沟通', start: '2026-11-24T16:00', end: '2026-11-24T16:30' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周二下午', move_to: '周四' } }],
    expect: { asks: ['接待专家组', '电话沟通', '2026-11-26'] },
  },
];
