import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-bulk-01',
    class: 'bulk',
    said: '周三下午的会都往后推一小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '早例会', start: '2026-11-25T10:00:00', end: '2026-11-25T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '设计评审', start: '2026-11-25T14:00:00', end: '2026-11-25T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '客户答疑', start: '2026-11-25T16:30:00', end: '2026-11-25T17:00:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周三下午', move_to: '往后推一小时' } }],
    expect: {
      written: [
        { kind: 'event', title: '设计评审', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
        { kind: 'event', title: '客户答疑', start: '2026-11-25T17:30', end: '2026-11-25T18:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-02',
    class: 'bulk',
    said: '周五的安排全取消',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '见投资人', start: '2026-11-27T10:00:00', end: '2026-11-27T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '团队下午茶', start: '2026-11-27T15:00:00', end: '2026-11-27T16:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '爬山', start: '2026-11-28T08:00:00', end: '2026-11-28T12:00:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '周五', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '见投资人' }, { title: '团队下午茶' }] },
  },
  {
    id: 'zh-more-bulk-03',
    class: 'bulk',
    said: '装修那几条待办都搞定了',
    before: [
      { tool: 'todo_add', arguments: { title: '选瓷砖', due: '2026-11-24', tags: ['装修'] } },
      { tool: 'todo_add', arguments: { title: '订橱柜', due: '2026-11-30', tags: ['装修'] } },
      { tool: 'todo_add', arguments: { title: '报销打车费', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { tag: '装修' } }],
    expect: {
      written: [
        { kind: 'todo', title: '选瓷砖', status: 'done' },
        { kind: 'todo', title: '订橱柜', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-04',
    class: 'bulk',
    said: '明天到期的待办全部延到周五',
    before: [
      { tool: 'todo_add', arguments: { title: '写周报', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '寄合同', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '洗车', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '明天', due: '周五' } }],
    expect: {
      written: [
        { kind: 'todo', title: '写周报', due: '2026-11-27' },
        { kind: 'todo', title: '寄合同', due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-05',
    class: 'bulk',
    said: '今晚的提醒都推到明早八点再响',
    before: [
      { tool: 'reminder_add', arguments: { title: '晾衣服', at: '2026-11-22T21:00:00' } },
      { tool: 'reminder_add', arguments: { title: '回房东消息', at: '2026-11-22T22:30:00' } },
      { tool: 'reminder_add', arguments: { title: '买早点', at: '2026-11-23T07:00:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '今晚', action: 'snooze', snooze_until: '明早八点' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '晾衣服', at: '2026-11-23T08:00' },
        { kind: 'reminder', title: '回房东消息', at: '2026-11-23T08:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-06',
    class: 'bulk',
    said: '周四的晨读取消，就这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '晨读',
          start: '2026-11-24T07:30:00',
          end: '2026-11-24T08:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '晨读', scope: 'this', occurrence: '周四' } }],
    expect: { written: [], gone: [{ title: '晨读', occurrence: '2026-11-26T07:30' }] },
  },
  {
    id: 'zh-more-bulk-07',
    class: 'bulk',
    said: '从12月10号那次起钢琴课都不上了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '钢琴课',
          start: '2026-11-26T18:00:00',
          end: '2026-11-26T19:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '钢琴课', scope: 'this_and_future', occurrence: '12月10号' } }],
    expect: {
      written: [{ kind: 'event', title: '钢琴课', repeats: ['2026-11-26T18:00', '2026-12-03T18:00'], count: 2 }],
    },
  },
  {
    id: 'zh-more-bulk-08',
    class: 'bulk',
    said: '从下下周一开始站会都改到十点一刻',
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
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '站会', scope: 'this_and_future', occurrence: '下下周一', start: '十点一刻' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '站会',
          repeats: ['2026-11-30T10:15', '2026-12-01T10:15', '2026-12-02T10:15', '2026-12-03T10:15'],
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-09',
    class: 'bulk',
    said: '把12月的聚餐全删了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '同事聚餐', start: '2026-12-05T18:00:00', end: '2026-12-05T20:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '校友聚餐', start: '2026-12-19T18:00:00', end: '2026-12-19T20:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '洗牙', start: '2026-12-12T10:00:00', end: '2026-12-12T11:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '邻居聚餐', start: '2026-11-28T18:00:00', end: '2026-11-28T20:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '12月', kind: 'event', query: '聚餐' } }],
    expect: { written: [], gone: [{ title: '同事聚餐' }, { title: '校友聚餐' }] },
  },
  {
    id: 'zh-more-bulk-10',
    class: 'bulk',
    said: '明天上午的两个会都挪到周四，钟点照旧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '排期会', start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '合同沟通', start: '2026-11-23T10:30:00', end: '2026-11-23T11:30:00' },
      },
      { tool: 'schedule_add', arguments: { title: '接机', start: '2026-11-23T16:00:00', end: '2026-11-23T17:00:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天上午', move_to: '周四' } }],
    expect: {
      written: [
        { kind: 'event', title: '排期会', start: '2026-11-26T09:00', end: '2026-11-26T10:00' },
        { kind: 'event', title: '合同沟通', start: '2026-11-26T10:30', end: '2026-11-26T11:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-11',
    class: 'bulk',
    said: '下周的客户拜访都改成线上，地点写腾讯会议',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拜访华强电子', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '拜访东方物流', start: '2026-11-26T15:00:00', end: '2026-11-26T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '拜访宏达', start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: '下周', query: '拜访', location: '腾讯会议' } }],
    expect: {
      written: [
        { kind: 'event', title: '拜访华强电子', location: '腾讯会议' },
        { kind: 'event', title: '拜访东方物流', location: '腾讯会议' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-12',
    class: 'bulk',
    said: '跑步从头到尾都改到六点半',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '跑步',
          start: '2026-11-24T07:00:00',
          end: '2026-11-24T08:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '跑步', scope: 'all', start: '六点半' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '跑步',
          repeats: ['2026-11-24T06:30', '2026-11-26T06:30', '2026-12-01T06:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-13',
    class: 'bulk',
    said: '英语角改到晚上七点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '英语角',
          start: '2026-11-25T18:00:00',
          end: '2026-11-25T19:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '英语角', start: '晚上七点' } }],
    expect: { asks: ['英语角'] },
  },
  {
    id: 'zh-more-bulk-14',
    class: 'bulk',
    said: '下周三下午的会全取消',
    before: [
      { tool: 'schedule_add', arguments: { title: '晨间例会', start: '2026-11-25T09:00', end: '2026-11-25T10:00' } },
      { tool: 'schedule_add', arguments: { title: '预算会', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
      { tool: 'schedule_add', arguments: { title: '招投标会', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '下周三下午', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '预算会' }, { title: '招投标会' }] },
  },
  {
    id: 'zh-more-bulk-15',
    class: 'bulk',
    said: '明天的安排整体往后推半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '买菜', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '合唱排练', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
      { tool: 'schedule_add', arguments: { title: '练书法', start: '2026-11-24T09:00', end: '2026-11-24T10:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: '买菜', start: '2026-11-23T09:30', end: '2026-11-23T10:30' },
        { kind: 'event', title: '合唱排练', start: '2026-11-23T15:30', end: '2026-11-23T16:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-16',
    class: 'bulk',
    said: '这周没做完的待办都挪到下周五',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      { tool: 'todo_add', arguments: { title: '改简历', due: '2026-11-26' } },
      { tool: 'todo_add', arguments: { title: '还图书馆的书', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '交社会实践表', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '这周', due: '下周五' } }],
    expect: {
      written: [
        { kind: 'todo', title: '改简历', due: '2026-12-04' },
        { kind: 'todo', title: '还图书馆的书', due: '2026-12-04' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-17',
    class: 'bulk',
    said: '采购那几条待办都办完了，全勾掉',
    before: [
      { tool: 'todo_add', arguments: { title: '订打印纸', due: '2026-11-25', tags: ['采购'] } },
      { tool: 'todo_add', arguments: { title: '买投影线', due: '2026-11-27', tags: ['采购'] } },
      { tool: 'todo_add', arguments: { title: '写周报', due: '2026-11-27' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { tag: '采购' } }],
    expect: {
      written: [
        { kind: 'todo', title: '订打印纸', status: 'done' },
        { kind: 'todo', title: '买投影线', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-18',
    class: 'bulk',
    said: '今天剩下的提醒都弄完了',
    before: [
      { tool: 'reminder_add', arguments: { title: '泡脚', at: '2026-11-22T21:00' } },
      { tool: 'reminder_add', arguments: { title: '关煤气', at: '2026-11-22T22:00' } },
      { tool: 'reminder_add', arguments: { title: '倒垃圾', at: '2026-11-23T07:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '今天', action: 'complete' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '泡脚', status: 'done' },
        { kind: 'reminder', title: '关煤气', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-19',
    class: 'bulk',
    said: '书法班从12月1号起都不上了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '书法班',
          start: '2026-11-24T09:00',
          end: '2026-11-24T10:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '书法班', scope: 'this_and_future', occurrence: '12月1号' } }],
    expect: { written: [], gone: [{ title: '书法班', occurrence: '2026-12-01T09:00' }] },
  },
  {
    id: 'zh-more-bulk-20',
    class: 'bulk',
    said: '周四那节普拉提不去了，就这一节',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '普拉提',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '普拉提', scope: 'this', occurrence: '周四' } }],
    expect: { written: [], gone: [{ title: '普拉提', occurrence: '2026-11-26T19:00' }] },
  },
  {
    id: 'zh-more-bulk-21',
    class: 'bulk',
    said: '晨会以后统统改成九点一刻',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '项目晨会',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:15',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '晨会', scope: 'all', start: '九点一刻' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '项目晨会',
          repeats: ['2026-11-23T09:15', '2026-11-25T09:15', '2026-11-27T09:15', '2026-11-30T09:15'],
          end: '2026-11-23T09:30',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-22',
    class: 'bulk',
    said: '12月的家访先都标成暂定',
    before: [
      { tool: 'schedule_add', arguments: { title: '家访小宇', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
      { tool: 'schedule_add', arguments: { title: '家访乐乐', start: '2026-12-05T10:00', end: '2026-12-05T11:00' } },
      { tool: 'schedule_add', arguments: { title: '家访多多', start: '2026-12-31T15:00', end: '2026-12-31T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: '12月', query: '家访', show_as: 'tentative' } }],
    expect: {
      written: [
        { kind: 'event', title: '家访乐乐', showAs: 'tentative' },
        { kind: 'event', title: '家访多多', showAs: 'tentative' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-23',
    class: 'bulk',
    said: '明天上午的都给我移到后天，时间不动',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '静脉穿刺考核', start: '2026-11-23T09:00', end: '2026-11-23T10:00' },
      },
      { tool: 'schedule_add', arguments: { title: '器械盘点', start: '2026-11-23T10:30', end: '2026-11-23T11:30' } },
      { tool: 'schedule_add', arguments: { title: '质控会', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天上午', move_to: '后天' } }],
    expect: {
      written: [
        { kind: 'event', title: '静脉穿刺考核', start: '2026-11-24T09:00', end: '2026-11-24T10:00' },
        { kind: 'event', title: '器械盘点', start: '2026-11-24T10:30', end: '2026-11-24T11:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-24',
    class: 'bulk',
    said: '站立会改到十点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '站立会', start: '2026-11-23T09:30', end: '2026-11-23T09:45', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '站立会', start: '十点' } }],
    expect: { asks: ['站立会', ['this_and_future', '以后']] },
  },
  {
    id: 'zh-more-bulk-25',
    class: 'bulk',
    said: '明天上午的事都挪到后天，时间不动',
    before: [
      { tool: 'schedule_add', arguments: { title: '跟客户对账', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '拍产品图', start: '2026-11-23T10:30', end: '2026-11-23T11:30' } },
      { tool: 'schedule_add', arguments: { title: '理发', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天上午', move_to: '后天' } }],
    expect: {
      written: [
        { kind: 'event', title: '跟客户对账', start: '2026-11-24T09:00', end: '2026-11-24T10:00' },
        { kind: 'event', title: '拍产品图', start: '2026-11-24T10:30', end: '2026-11-24T11:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-26',
    class: 'bulk',
    said: '周四下午的号统一往后推半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '何先生初诊', start: '2026-11-26T14:00', end: '2026-11-26T14:20' } },
      { tool: 'schedule_add', arguments: { title: '谢女士复查', start: '2026-11-26T14:30', end: '2026-11-26T14:50' } },
      { tool: 'schedule_add', arguments: { title: '早交班', start: '2026-11-26T08:00', end: '2026-11-26T08:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周四下午', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: '何先生初诊', start: '2026-11-26T14:30', end: '2026-11-26T14:50' },
        { kind: 'event', title: '谢女士复查', start: '2026-11-26T15:00', end: '2026-11-26T15:20' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-27',
    class: 'bulk',
    said: '主任周三不来了，那天的预约全取消',
    before: [
      { tool: 'schedule_add', arguments: { title: '冯先生换药', start: '2026-11-25T09:00', end: '2026-11-25T09:20' } },
      { tool: 'schedule_add', arguments: { title: '蒋女士拆线', start: '2026-11-25T15:00', end: '2026-11-25T15:20' } },
      { tool: 'schedule_add', arguments: { title: '邓大爷复查', start: '2026-11-26T09:00', end: '2026-11-26T09:20' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '周三', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '冯先生换药' }, { title: '蒋女士拆线' }] },
  },
  {
    id: 'zh-more-bulk-28',
    class: 'bulk',
    said: '试听课不上了，都删掉',
    before: [
      { tool: 'schedule_add', arguments: { title: '美术试听课', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
      { tool: 'schedule_add', arguments: { title: '编程试听课', start: '2026-12-05T10:00', end: '2026-12-05T11:00' } },
      { tool: 'schedule_add', arguments: { title: '美术馆看展', start: '2026-12-06T10:00', end: '2026-12-06T12:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { query: '试听课' } }],
    expect: { written: [], gone: [{ title: '美术试听课' }, { title: '编程试听课' }] },
  },
  {
    id: 'zh-more-bulk-29',
    class: 'bulk',
    said: '明天到期的那几个待办我都做完了',
    before: [
      { tool: 'todo_add', arguments: { title: '寄样品', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '回供应商邮件', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '买打印纸', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: '明天' } }],
    expect: {
      written: [
        { kind: 'todo', title: '寄样品', status: 'done' },
        { kind: 'todo', title: '回供应商邮件', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-30',
    class: 'bulk',
    said: '周二要交的都往后延两天',
    before: [
      { tool: 'todo_add', arguments: { title: '交设计稿', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '交发票扫描件', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '周二', due: '往后延两天' } }],
    expect: {
      written: [
        { kind: 'todo', title: '交设计稿', due: '2026-11-26' },
        { kind: 'todo', title: '交发票扫描件', due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-31',
    class: 'bulk',
    said: '这周五的晨会取消，别的照常',
    now: '2026-11-24T18:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '晨会',
          start: '2026-11-25T08:30',
          end: '2026-11-25T08:45',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '晨会', scope: 'this', occurrence: '这周五' } }],
    expect: { written: [], gone: [{ title: '晨会', occurrence: '2026-11-27T08:30' }] },
  },
  {
    id: 'zh-more-bulk-32',
    class: 'bulk',
    said: '羽毛球就12月3号这次晚一个小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '羽毛球',
          start: '2026-11-26T19:00',
          end: '2026-11-26T21:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '羽毛球', scope: 'this', occurrence: '12月3号', start: '晚一个小时' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: '羽毛球', start: '2026-12-03T20:00', end: '2026-12-03T22:00' }],
      gone: [{ title: '羽毛球', occurrence: '2026-12-03T19:00' }],
    },
  },
  {
    id: 'zh-more-bulk-33',
    class: 'bulk',
    said: '游泳课从12月10号那次起就不上了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '游泳课',
          start: '2026-11-26T18:30',
          end: '2026-11-26T19:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '游泳课', scope: 'this_and_future', occurrence: '12月10号' } }],
    expect: {
      written: [{ kind: 'event', title: '游泳课', repeats: ['2026-11-26T18:30', '2026-12-03T18:30'], count: 2 }],
      gone: [{ title: '游泳课', occurrence: '2026-12-10T18:30' }],
    },
  },
  {
    id: 'zh-more-bulk-34',
    class: 'bulk',
    said: '明天的提醒全推到后天早上九点',
    before: [
      { tool: 'reminder_add', arguments: { title: '给空调报修', at: '2026-11-23T10:00' } },
      { tool: 'reminder_add', arguments: { title: '催尾款', at: '2026-11-23T16:00' } },
      { tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-25T18:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '明天', action: 'snooze', snooze_until: '后天早上九点' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '给空调报修', at: '2026-11-24T09:00' },
        { kind: 'reminder', title: '催尾款', at: '2026-11-24T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-35',
    class: 'bulk',
    said: '周二的会全改成线上',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '选题会', start: '2026-11-24T10:00', end: '2026-11-24T11:00', location: '大会议室' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '财务对接会', start: '2026-11-24T15:00', end: '2026-11-24T16:00', location: '302' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '董事会', start: '2026-11-25T15:00', end: '2026-11-25T16:00', location: '大会议室' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: '周二', location: '线上' } }],
    expect: {
      written: [
        { kind: 'event', title: '选题会', start: '2026-11-24T10:00', location: '线上' },
        { kind: 'event', title: '财务对接会', start: '2026-11-24T15:00', location: '线上' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-36',
    class: 'bulk',
    said: '周三下午的安排全删了吧，我要去医院',
    before: [
      { tool: 'schedule_add', arguments: { title: '早会', start: '2026-11-25T10:00' } },
      { tool: 'schedule_add', arguments: { title: '联调排查', start: '2026-11-25T14:00' } },
      { tool: 'schedule_add', arguments: { title: '文档评审', start: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '周三下午', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '联调排查' }, { title: '文档评审' }] },
  },
  {
    id: 'zh-more-bulk-37',
    class: 'bulk',
    said: '我明天要晚到，明天的课都往后推半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '小周私教', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '核心训练', start: '2026-11-23T10:30', end: '2026-11-23T11:30' } },
      { tool: 'schedule_add', arguments: { title: '拳击体验', start: '2026-11-24T09:00', end: '2026-11-24T10:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天', move_to: '往后推半小时' } }],
    expect: {
      written: [
        { kind: 'event', title: '小周私教', start: '2026-11-23T09:30', end: '2026-11-23T10:30' },
        { kind: 'event', title: '核心训练', start: '2026-11-23T11:00', end: '2026-11-23T12:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-38',
    class: 'bulk',
    said: '明天到期的待办都改到12月10号',
    before: [
      { tool: 'todo_add', arguments: { title: '更新证书', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '整理工单', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '写年终总结', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '明天', due: '12月10号' } }],
    expect: {
      written: [
        { kind: 'todo', title: '更新证书', due: '2026-12-10' },
        { kind: 'todo', title: '整理工单', due: '2026-12-10' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-39',
    class: 'bulk',
    said: '进货相关的都办完了，勾掉',
    before: [
      { tool: 'todo_add', arguments: { title: '联系进货渠道', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '核对进货单' } },
      { tool: 'todo_add', arguments: { title: '擦玻璃', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { query: '进货' } }],
    expect: {
      written: [
        { kind: 'todo', title: '联系进货渠道', status: 'done' },
        { kind: 'todo', title: '核对进货单', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-40',
    class: 'bulk',
    said: '周五下午的会全挪到周六，钟点别动',
    before: [
      { tool: 'schedule_add', arguments: { title: '上午例会', start: '2026-11-27T10:00' } },
      { tool: 'schedule_add', arguments: { title: '接口评审', start: '2026-11-27T14:00' } },
      { tool: 'schedule_add', arguments: { title: '线上答疑', start: '2026-11-27T16:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周五下午', move_to: '周六' } }],
    expect: {
      written: [
        { kind: 'event', title: '接口评审', start: '2026-11-28T14:00' },
        { kind: 'event', title: '线上答疑', start: '2026-11-28T16:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-41',
    class: 'bulk',
    said: '周四的站会取消，就那一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '每日站会',
          start: '2026-11-23T09:30',
          end: '2026-11-23T09:45',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '每日站会', scope: 'this', occurrence: '周四' } }],
    expect: { written: [], gone: [{ title: '每日站会', occurrence: '2026-11-26T09:30' }] },
  },
  {
    id: 'zh-more-bulk-42',
    class: 'bulk',
    said: '从12月7号起拳击课都改成晚上八点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '拳击课',
          start: '2026-11-23T19:00',
          end: '2026-11-23T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '拳击课', scope: 'this_and_future', occurrence: '12月7号', start: '晚上八点' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '拳击课',
          repeats: ['2026-12-07T20:00', '2026-12-14T20:00', '2026-12-21T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-43',
    class: 'bulk',
    said: '以后周会统统提前半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '研发周会',
          start: '2026-11-24T15:00',
          end: '2026-11-24T16:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '研发周会', scope: 'all', start: '提前半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '研发周会',
          repeats: ['2026-11-24T14:30', '2026-12-01T14:30', '2026-12-08T14:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-44',
    class: 'bulk',
    said: '晨会从12月14号起就不开了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '门店晨会',
          start: '2026-11-23T08:30',
          end: '2026-11-23T08:50',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: '门店晨会', scope: 'this_and_future', occurrence: '12月14号' } },
    ],
    expect: {
      written: [],
      gone: [
        { title: '门店晨会', occurrence: '2026-12-14T08:30' },
        { title: '门店晨会', occurrence: '2026-12-21T08:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-45',
    class: 'bulk',
    said: '带“店铺”标签的待办都标成重要',
    before: [
      { tool: 'todo_add', arguments: { title: '换门头灯', tags: ['店铺'] } },
      { tool: 'todo_add', arguments: { title: '续保险', due: '2026-12-05', tags: ['店铺'] } },
      { tool: 'todo_add', arguments: { title: '买跑鞋', tags: ['个人'] } },
    ],
    calls: [{ tool: 'todo_update', arguments: { tag: '店铺', importance: 'high' } }],
    expect: {
      written: [
        { kind: 'todo', title: '换门头灯', importance: 'high' },
        { kind: 'todo', title: '续保险', importance: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-46',
    class: 'bulk',
    said: '下周的私教都改到二楼上',
    before: [
      { tool: 'schedule_add', arguments: { title: '小陈私教', start: '2026-11-24T10:00' } },
      { tool: 'schedule_add', arguments: { title: '老何私教', start: '2026-11-29T18:00' } },
      { tool: 'schedule_add', arguments: { title: '阿美私教', start: '2026-12-01T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: '下周', query: '私教', location: '二楼' } }],
    expect: {
      written: [
        { kind: 'event', title: '小陈私教', location: '二楼' },
        { kind: 'event', title: '老何私教', location: '二楼' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-47',
    class: 'bulk',
    said: '明天的提醒都不用响了',
    before: [
      { tool: 'reminder_add', arguments: { title: '给猫喂药', at: '2026-11-23T09:00' } },
      { tool: 'reminder_add', arguments: { title: '查水表', at: '2026-11-23T14:00' } },
      { tool: 'reminder_add', arguments: { title: '交物业费', at: '2026-11-24T09:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '明天', action: 'dismiss' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '给猫喂药', status: 'dismissed' },
        { kind: 'reminder', title: '查水表', status: 'dismissed' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-48',
    class: 'bulk',
    said: '明儿下午的面试都提前半小时，其他不动',
    before: [
      { tool: 'schedule_add', arguments: { title: '面试前端', start: '2026-11-23T14:00', end: '2026-11-23T14:30' } },
      { tool: 'schedule_add', arguments: { title: '面试测试', start: '2026-11-23T15:30', end: '2026-11-23T16:00' } },
      { tool: 'schedule_add', arguments: { title: '预算会', start: '2026-11-23T16:30', end: '2026-11-23T17:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明儿下午', query: '面试', move_to: '提前半小时' } }],
    expect: {
      written: [
        { kind: 'event', title: '面试前端', start: '2026-11-23T13:30', end: '2026-11-23T14:00' },
        { kind: 'event', title: '面试测试', start: '2026-11-23T15:00', end: '2026-11-23T15:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-49',
    class: 'bulk',
    said: '12月5号下大雪，那天的拍摄全挪到6号，钟点照旧',
    before: [
      { tool: 'schedule_add', arguments: { title: '雪景外拍', start: '2026-12-05T09:00', end: '2026-12-05T11:00' } },
      { tool: 'schedule_add', arguments: { title: '儿童外拍', start: '2026-12-05T14:00', end: '2026-12-05T15:30' } },
      { tool: 'schedule_add', arguments: { title: '交片会', start: '2026-12-07T10:00', end: '2026-12-07T11:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '12月5号', move_to: '12月6号' } }],
    expect: {
      written: [
        { kind: 'event', title: '雪景外拍', start: '2026-12-06T09:00', end: '2026-12-06T11:00' },
        { kind: 'event', title: '儿童外拍', start: '2026-12-06T14:00', end: '2026-12-06T15:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-50',
    class: 'bulk',
    said: '这周末的安排全给我取消，我感冒了',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '合唱排练', start: '2026-11-28T09:00', end: '2026-11-28T11:00' } },
      { tool: 'schedule_add', arguments: { title: '逛公园', start: '2026-11-29T14:00', end: '2026-11-29T16:00' } },
      { tool: 'schedule_add', arguments: { title: '复查血糖', start: '2026-11-30T08:00', end: '2026-11-30T09:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '这周末', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '合唱排练' }, { title: '逛公园' }] },
  },
  {
    id: 'zh-more-bulk-51',
    class: 'bulk',
    said: '今天该办的都办完了',
    before: [
      { tool: 'todo_add', arguments: { title: '签劳动合同', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: '盖章', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: '归档', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: '今天' } }],
    expect: {
      written: [
        { kind: 'todo', title: '签劳动合同', status: 'done' },
        { kind: 'todo', title: '盖章', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-52',
    class: 'bulk',
    said: '周三前要交的几样都延到周五',
    before: [
      { tool: 'todo_add', arguments: { title: '转正评估', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '绩效汇总', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '招聘周报', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_before: '周三', due: '周五' } }],
    expect: {
      written: [
        { kind: 'todo', title: '转正评估', due: '2026-11-27' },
        { kind: 'todo', title: '绩效汇总', due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-53',
    class: 'bulk',
    said: '这礼拜五的太极不去了，别的照常',
    now: '2026-11-24T09:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '打太极', start: '2026-11-25T07:00', end: '2026-11-25T08:00', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '太极', scope: 'this', occurrence: '这礼拜五' } }],
    expect: { written: [], gone: [{ title: '打太极', occurrence: '2026-11-27T07:00' }] },
  },
  {
    id: 'zh-more-bulk-54',
    class: 'bulk',
    said: '12月21号起周会就不开了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '招聘周会',
          start: '2026-11-23T09:30',
          end: '2026-11-23T10:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '周会', scope: 'this_and_future', occurrence: '12月21号' } }],
    expect: { written: [{ kind: 'event', title: '招聘周会', count: 4 }] },
  },
  {
    id: 'zh-more-bulk-55',
    class: 'bulk',
    said: '明天的提醒都免了，我闺女在家',
    before: [
      { tool: 'reminder_add', arguments: { title: '买菜', at: '2026-11-23T08:30' } },
      { tool: 'reminder_add', arguments: { title: '接小宝', at: '2026-11-23T16:10' } },
      { tool: 'reminder_add', arguments: { title: '缴水费', at: '2026-11-24T10:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '明天', action: 'dismiss' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '买菜', status: 'dismissed' },
        { kind: 'reminder', title: '接小宝', status: 'dismissed' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-56',
    class: 'bulk',
    said: '跟样片有关的待办全删了，客户跑单了',
    before: [
      { tool: 'todo_add', arguments: { title: '修样片', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '寄样片U盘', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '催尾款', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { query: '样片', kind: 'todo' } }],
    expect: { written: [], gone: [{ title: '修样片' }, { title: '寄样片U盘' }] },
  },
  {
    id: 'zh-more-bulk-57',
    class: 'bulk',
    said: '下周的复试都换到三号会议室',
    before: [
      { tool: 'schedule_add', arguments: { title: '复试小刘', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } },
      { tool: 'schedule_add', arguments: { title: '复试小蔡', start: '2026-11-27T15:00', end: '2026-11-27T16:00' } },
      { tool: 'schedule_add', arguments: { title: '复试小唐', start: '2026-12-02T10:00', end: '2026-12-02T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: '下周', query: '复试', location: '三号会议室' } }],
    expect: {
      written: [
        { kind: 'event', title: '复试小刘', location: '三号会议室' },
        { kind: 'event', title: '复试小蔡', location: '三号会议室' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-58',
    class: 'bulk',
    said: '瑜伽课打这期起全部晚一个钟头上',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽课',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=8',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '瑜伽课', scope: 'all', start: '晚一个钟头' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '瑜伽课',
          repeats: ['2026-11-24T19:00', '2026-12-01T19:00', '2026-12-08T19:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-59',
    class: 'bulk',
    said: '12月的陶艺课都退掉，元旦以后接着上',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '陶艺课',
          start: '2026-11-24T10:00',
          end: '2026-11-24T11:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=8',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '12月', query: '陶艺课', kind: 'event' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '陶艺课',
          repeats: ['2026-11-24T10:00', '2027-01-05T10:00', '2027-01-12T10:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-60',
    class: 'bulk',
    said: '明天上午的全挪到后天去，客户来不了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '审租赁合同', start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '客户来访', start: '2026-11-23T10:30:00', end: '2026-11-23T11:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '下午阅卷', start: '2026-11-23T14:00:00', end: '2026-11-23T15:00:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天上午', move_to: '后天' } }],
    expect: {
      written: [
        { kind: 'event', title: '审租赁合同', start: '2026-11-24T09:00' },
        { kind: 'event', title: '客户来访', start: '2026-11-24T10:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-61',
    class: 'bulk',
    said: '周三一整天的事都往后错四十五分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '见委托人', start: '2026-11-25T09:30:00', end: '2026-11-25T10:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '写代理词', start: '2026-11-25T15:00:00', end: '2026-11-25T17:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '交接卷宗', start: '2026-11-26T09:30:00', end: '2026-11-26T10:00:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周三', shift_minutes: 45 } }],
    expect: {
      written: [
        { kind: 'event', title: '见委托人', start: '2026-11-25T10:15', end: '2026-11-25T11:15' },
        { kind: 'event', title: '写代理词', start: '2026-11-25T15:45', end: '2026-11-25T17:45' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-62',
    class: 'bulk',
    said: '下周四下午的安排全给我清了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '法援值班', start: '2026-11-26T13:30:00', end: '2026-11-26T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '跟媒体碰面', start: '2026-11-26T16:00:00', end: '2026-11-26T17:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '签股权协议', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '下周四下午' } }],
    expect: { written: [], gone: [{ title: '法援值班' }, { title: '跟媒体碰面' }] },
  },
  {
    id: 'zh-more-bulk-63',
    class: 'bulk',
    said: '十二月的瑜伽都删掉，到元旦以后再说',
    zone: 'America/New_York',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '流瑜伽',
          start: '2026-11-24T19:00:00',
          end: '2026-11-24T20:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270121T000000Z',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '十二月', query: '瑜伽', kind: 'event' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '流瑜伽',
          repeats: ['2026-11-24T19:00', '2027-01-05T19:00', '2027-01-12T19:00', '2027-01-19T19:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-64',
    class: 'bulk',
    said: '明天到期的那几个都拖到周四',
    zone: 'Europe/London',
    before: [
      { tool: 'todo_add', arguments: { title: '改参考文献', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '回审稿人邮件', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '买打印纸', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '明天', due: '周四' } }],
    expect: {
      written: [
        { kind: 'todo', title: '改参考文献', due: '2026-11-26' },
        { kind: 'todo', title: '回审稿人邮件', due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-65',
    class: 'bulk',
    said: '论文标签下面的都搞定了，划掉',
    zone: 'Europe/London',
    before: [
      { tool: 'todo_add', arguments: { title: '画相图', due: '2026-11-27', tags: ['论文'] } },
      { tool: 'todo_add', arguments: { title: '补致谢', due: '2026-11-30', tags: ['论文'] } },
      { tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-30', tags: ['生活'] } },
    ],
    calls: [{ tool: 'todo_close', arguments: { tag: '论文' } }],
    expect: {
      written: [
        { kind: 'todo', title: '画相图', status: 'done' },
        { kind: 'todo', title: '补致谢', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-66',
    class: 'bulk',
    said: '晨读以后都往后挪十分钟，一直这样',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '亲子晨读',
          start: '2026-11-23T07:00:00',
          end: '2026-11-23T07:20:00',
          repeat: 'FREQ=DAILY',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '晨读', scope: 'all', start: '往后挪十分钟' } }],
    expect: {
      written: [
        { kind: 'event', title: '亲子晨读', repeats: ['2026-11-23T07:10', '2026-11-24T07:10', '2026-11-25T07:10'] },
      ],
    },
  },
  {
    id: 'zh-more-bulk-67',
    class: 'bulk',
    said: '跆拳道12月8号起不上了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '跆拳道',
          start: '2026-11-24T18:30:00',
          end: '2026-11-24T19:30:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '跆拳道', scope: 'this_and_future', occurrence: '12月8号' } }],
    expect: {
      written: [{ kind: 'event', title: '跆拳道', repeats: ['2026-11-24T18:30', '2026-12-01T18:30'], count: 2 }],
    },
  },
  {
    id: 'zh-more-bulk-68',
    class: 'bulk',
    said: '这周六轮滑停一次',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '轮滑班',
          start: '2026-11-28T14:00:00',
          end: '2026-11-28T15:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=SA',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '轮滑', scope: 'this', occurrence: '这周六' } }],
    expect: {
      written: [
        { kind: 'event', title: '轮滑班', repeats: ['2026-12-05T14:00', '2026-12-12T14:00', '2026-12-19T14:00'] },
      ],
      gone: [{ title: '轮滑班', occurrence: '2026-11-28T14:00' }],
    },
  },
  {
    id: 'zh-more-bulk-69',
    class: 'bulk',
    said: '今晚剩下的提醒都明早八点再响',
    before: [
      { tool: 'reminder_add', arguments: { title: '泡黄豆', at: '2026-11-22T20:30:00' } },
      { tool: 'reminder_add', arguments: { title: '收校服', at: '2026-11-22T21:30:00' } },
      { tool: 'reminder_add', arguments: { title: '买门票', at: '2026-11-24T10:00:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '今晚', action: 'snooze', snooze_until: '明早八点' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '泡黄豆', at: '2026-11-23T08:00' },
        { kind: 'reminder', title: '收校服', at: '2026-11-23T08:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-70',
    class: 'bulk',
    said: '明天下午的会都往后推半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '库存周会', start: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '样品评审', start: '2026-11-23T14:00' } },
      { tool: 'schedule_add', arguments: { title: '报价讨论', start: '2026-11-23T15:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天下午', move_to: '往后推半小时' } }],
    expect: {
      written: [
        { kind: 'event', title: '样品评审', start: '2026-11-23T14:30', end: '2026-11-23T15:30' },
        { kind: 'event', title: '报价讨论', start: '2026-11-23T16:00', end: '2026-11-23T17:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-71',
    class: 'bulk',
    said: '临时要飞一趟，周三的安排整体挪到周五',
    before: [
      { tool: 'schedule_add', arguments: { title: '面试销售助理', start: '2026-11-25T10:00' } },
      { tool: 'schedule_add', arguments: { title: '跟代理商对合同', start: '2026-11-25T15:00', duration_minutes: 90 } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周三', move_to: '周五' } }],
    expect: {
      written: [
        { kind: 'event', title: '面试销售助理', start: '2026-11-27T10:00', end: '2026-11-27T11:00' },
        { kind: 'event', title: '跟代理商对合同', start: '2026-11-27T15:00', end: '2026-11-27T16:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-72',
    class: 'bulk',
    said: '周六的兴趣班全取消，孩子发烧了',
    before: [
      { tool: 'schedule_add', arguments: { title: '围棋兴趣班', start: '2026-11-28T09:00' } },
      { tool: 'schedule_add', arguments: { title: '画画兴趣班', start: '2026-11-28T14:00' } },
      { tool: 'schedule_add', arguments: { title: '外公来家里', start: '2026-11-28T18:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '周六', kind: 'event', query: '兴趣班' } }],
    expect: { written: [], gone: [{ title: '围棋兴趣班' }, { title: '画画兴趣班' }] },
  },
  {
    id: 'zh-more-bulk-73',
    class: 'bulk',
    said: '购物那个标签下的都买完了，全勾掉吧',
    before: [
      { tool: 'todo_add', arguments: { title: '买校服', tags: ['购物'] } },
      { tool: 'todo_add', arguments: { title: '买水彩笔', tags: ['购物'] } },
      { tool: 'todo_add', arguments: { title: '约牙医', tags: ['健康'] } },
    ],
    calls: [{ tool: 'todo_close', arguments: { tag: '购物' } }],
    expect: {
      written: [
        { kind: 'todo', title: '买校服', status: 'done' },
        { kind: 'todo', title: '买水彩笔', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-74',
    class: 'bulk',
    said: '下周二的高数课停一次，后面照常',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '高数课',
          start: '2026-11-24T08:00',
          duration_minutes: 100,
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '高数课', scope: 'this', occurrence: '下周二' } }],
    expect: { written: [], gone: [{ title: '高数课', occurrence: '2026-11-24T08:00' }] },
  },
  {
    id: 'zh-more-bulk-75',
    class: 'bulk',
    said: '数据结构课从12月8号那次开始都挪到周四',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '数据结构课',
          start: '2026-11-24T10:00',
          duration_minutes: 90,
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '数据结构课', scope: 'this_and_future', occurrence: '12月8号', start: '周四' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '数据结构课',
          repeats: ['2026-12-10T10:00', '2026-12-17T10:00', '2026-12-24T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-76',
    class: 'bulk',
    said: '选修课以后每次都提前十分钟上',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '通识选修课',
          start: '2026-11-25T19:00',
          duration_minutes: 90,
          repeat: 'FREQ=WEEKLY;BYDAY=WE;COUNT=6',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '选修课', scope: 'all', start: '提前十分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '通识选修课',
          repeats: ['2026-11-25T18:50', '2026-12-02T18:50', '2026-12-09T18:50'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-77',
    class: 'bulk',
    said: '要批的作业统统延到12月1号',
    before: [
      { tool: 'todo_add', arguments: { title: '批一班作业', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '批二班作业', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '写推荐信', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { query: '作业', due: '12月1号' } }],
    expect: {
      written: [
        { kind: 'todo', title: '批一班作业', due: '2026-12-01' },
        { kind: 'todo', title: '批二班作业', due: '2026-12-01' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-78',
    class: 'bulk',
    said: '今晚的提醒都关了吧，我要早睡',
    before: [
      { tool: 'reminder_add', arguments: { title: '回复渠道微信群', at: '2026-11-22T21:00' } },
      { tool: 'reminder_add', arguments: { title: '核对发货单', at: '2026-11-22T22:30' } },
      { tool: 'reminder_add', arguments: { title: '赶早班机', at: '2026-11-23T06:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: '今晚', action: 'dismiss' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '回复渠道微信群', status: 'dismissed' },
        { kind: 'reminder', title: '核对发货单', status: 'dismissed' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-79',
    class: 'bulk',
    said: '12月1号到7号的日程都删了，我要住院',
    before: [
      { tool: 'schedule_add', arguments: { title: '走访门店', start: '2026-12-01T09:00' } },
      { tool: 'schedule_add', arguments: { title: '新人培训', start: '2026-12-07T14:00' } },
      { tool: 'schedule_add', arguments: { title: '出院复查', start: '2026-12-08T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '12月1号到7号', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '走访门店' }, { title: '新人培训' }] },
  },
  {
    id: 'zh-more-bulk-80',
    class: 'bulk',
    said: '下下周五那次回款例会改到上午十点，就那一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '回款例会', start: '2026-11-27T15:00', repeat: 'FREQ=WEEKLY;BYDAY=FR' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '回款例会', scope: 'this', occurrence: '下下周五', start: '上午十点' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '回款例会', start: '2026-12-04T10:00', end: '2026-12-04T11:00' }] },
  },
  {
    id: 'zh-more-bulk-81',
    class: 'bulk',
    said: '从12月26号起钢琴课都不上了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '钢琴课', start: '2026-11-28T10:00', repeat: 'FREQ=WEEKLY;BYDAY=SA' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '钢琴课', scope: 'this_and_future', occurrence: '12月26号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '钢琴课',
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00'],
          count: 4,
        },
      ],
      gone: [{ title: '钢琴课', occurrence: '2026-12-26T10:00' }],
    },
  },
  {
    id: 'zh-more-bulk-82',
    class: 'bulk',
    said: '明天下午的事都往后顺半小时，我堵路上了',
    before: [
      { tool: 'schedule_add', arguments: { title: '看翡翠园', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
      { tool: 'schedule_add', arguments: { title: '看金水湾', start: '2026-11-23T16:30', end: '2026-11-23T17:00' } },
      { tool: 'schedule_add', arguments: { title: '门店早会', start: '2026-11-23T09:00', end: '2026-11-23T09:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '明天下午', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: '看翡翠园', start: '2026-11-23T14:30', end: '2026-11-23T15:30' },
        { kind: 'event', title: '看金水湾', start: '2026-11-23T17:00', end: '2026-11-23T17:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-83',
    class: 'bulk',
    said: '周四孩子发烧走不开，那天的全挪到周五',
    before: [
      { tool: 'schedule_add', arguments: { title: '对账', start: '2026-11-26T10:00', end: '2026-11-26T11:00' } },
      { tool: 'schedule_add', arguments: { title: '拍商品图', start: '2026-11-26T15:00', end: '2026-11-26T16:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周四', move_to: '周五' } }],
    expect: {
      written: [
        { kind: 'event', title: '对账', start: '2026-11-27T10:00' },
        { kind: 'event', title: '拍商品图', start: '2026-11-27T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-84',
    class: 'bulk',
    said: '下周三的安排统统取消',
    before: [
      { tool: 'schedule_add', arguments: { title: '读书会', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
      { tool: 'schedule_add', arguments: { title: '书法课', start: '2026-11-25T15:00', end: '2026-11-25T16:00' } },
      { tool: 'schedule_add', arguments: { title: '太极拳', start: '2026-11-26T08:00', end: '2026-11-26T09:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '下周三', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '读书会' }, { title: '书法课' }] },
  },
  {
    id: 'zh-more-bulk-85',
    class: 'bulk',
    said: '体验课全删了，孩子不想学',
    before: [
      { tool: 'schedule_add', arguments: { title: '围棋体验课', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
      { tool: 'schedule_add', arguments: { title: '击剑体验课', start: '2026-11-29T10:00', end: '2026-11-29T11:00' } },
      { tool: 'schedule_add', arguments: { title: '英语课', start: '2026-11-28T14:00', end: '2026-11-28T15:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { query: '体验课', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '围棋体验课' }, { title: '击剑体验课' }] },
  },
  {
    id: 'zh-more-bulk-86',
    class: 'bulk',
    said: '下周到期的那些我都做完了',
    before: [
      { tool: 'todo_add', arguments: { title: '写实验报告', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '改摘要', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '投稿', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: '下周' } }],
    expect: {
      written: [
        { kind: 'todo', title: '写实验报告', status: 'done' },
        { kind: 'todo', title: '改摘要', status: 'done' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-87',
    class: 'bulk',
    said: '明天要交的待办通通缓两天',
    before: [
      { tool: 'todo_add', arguments: { title: '填排班表', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '交进修申请', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '领工服', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: '明天', due: '往后缓两天' } }],
    expect: {
      written: [
        { kind: 'todo', title: '填排班表', due: '2026-11-25' },
        { kind: 'todo', title: '交进修申请', due: '2026-11-25' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-88',
    class: 'bulk',
    said: '明天的提醒我都不要了，删掉',
    before: [
      { tool: 'reminder_add', arguments: { title: '催发货', at: '2026-11-23T09:30' } },
      { tool: 'reminder_add', arguments: { title: '回评价', at: '2026-11-23T17:00' } },
      { tool: 'reminder_add', arguments: { title: '补货', at: '2026-11-24T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '明天', kind: 'reminder' } }],
    expect: { written: [], gone: [{ title: '催发货' }, { title: '回评价' }] },
  },
  {
    id: 'zh-more-bulk-89',
    class: 'bulk',
    said: '下周四的瑜伽我请假，就那一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '瑜伽', scope: 'this', occurrence: '下周四' } }],
    expect: { written: [], gone: [{ title: '瑜伽', occurrence: '2026-11-26T18:00' }] },
  },
  {
    id: 'zh-more-bulk-90',
    class: 'bulk',
    said: '周一早会以后统一改九点一刻开始',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '早会',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '早会', scope: 'all', start: '九点一刻' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '早会',
          repeats: ['2026-11-23T09:15', '2026-11-30T09:15', '2026-12-07T09:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-91',
    class: 'bulk',
    said: '英语角从12月8号那次开始就不去了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '英语角',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '英语角', scope: 'this_and_future', occurrence: '12月8号' } }],
    expect: {
      written: [],
      gone: [
        { title: '英语角', occurrence: '2026-12-08T19:00' },
        { title: '英语角', occurrence: '2026-12-15T19:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-92',
    class: 'bulk',
    said: '带搬家标签的待办全标成重要',
    before: [
      { tool: 'todo_add', arguments: { title: '联系货拉拉', due: '2026-12-01', tags: ['搬家'] } },
      { tool: 'todo_add', arguments: { title: '退宽带', due: '2026-12-03', tags: ['搬家'] } },
      { tool: 'todo_add', arguments: { title: '剪头发', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { tag: '搬家', importance: 'high' } }],
    expect: {
      written: [
        { kind: 'todo', title: '联系货拉拉', importance: 'high', due: '2026-12-01' },
        { kind: 'todo', title: '退宽带', importance: 'high', due: '2026-12-03' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-93',
    class: 'bulk',
    said: '周四下午的都推一个钟头',
    before: [
      { tool: 'schedule_add', arguments: { title: '调度早会', start: '2026-11-26T09:00', end: '2026-11-26T09:30' } },
      { tool: 'schedule_add', arguments: { title: '验车', start: '2026-11-26T14:00', end: '2026-11-26T15:00' } },
      { tool: 'schedule_add', arguments: { title: '对运单', start: '2026-11-26T16:00', end: '2026-11-26T17:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周四下午', shift_minutes: 60 } }],
    expect: {
      written: [
        { kind: 'event', title: '验车', start: '2026-11-26T15:00' },
        { kind: 'event', title: '对运单', start: '2026-11-26T17:00' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-94',
    class: 'bulk',
    said: '周五带“面签”的全删了',
    before: [
      { tool: 'schedule_add', arguments: { title: '刘姐面签', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
      { tool: 'schedule_add', arguments: { title: '陈哥面签', start: '2026-11-27T14:00', end: '2026-11-27T15:00' } },
      { tool: 'schedule_add', arguments: { title: '部门聚餐', start: '2026-11-27T18:00', end: '2026-11-27T20:00' } },
      { tool: 'schedule_add', arguments: { title: '黄叔补签', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '周五', kind: 'event', query: '面签' } }],
    expect: { written: [], gone: [{ title: '刘姐面签' }, { title: '陈哥面签' }] },
  },
  {
    id: 'zh-more-bulk-95',
    class: 'bulk',
    said: '晨跑11月30号那次不去了',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '晨跑',
          start: '2026-11-23T06:30',
          end: '2026-11-23T07:10',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '晨跑', scope: 'this', occurrence: '11月30号' } }],
    expect: { written: [], gone: [{ title: '晨跑', occurrence: '2026-11-30T06:30' }] },
  },
  {
    id: 'zh-more-bulk-96',
    class: 'bulk',
    said: '瑜伽课从12月1号起都改成晚上七点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽课',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '瑜伽课', scope: 'this_and_future', occurrence: '12月1号', start: '晚上七点' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '瑜伽课', repeats: ['2026-12-01T19:00', '2026-12-08T19:00', '2026-12-15T19:00'] },
      ],
    },
  },
  {
    id: 'zh-more-bulk-97',
    class: 'bulk',
    said: '夜间巡查每次都早半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '夜间巡查',
          start: '2026-11-27T22:00',
          end: '2026-11-27T23:00',
          repeat: 'FREQ=WEEKLY;BYDAY=FR;COUNT=4',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '夜间巡查', scope: 'all', start: '早半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '夜间巡查',
          repeats: ['2026-11-27T21:30', '2026-12-04T21:30', '2026-12-11T21:30', '2026-12-18T21:30'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'zh-more-bulk-98',
    class: 'bulk',
    said: '12月3号的活整体挪到12月7号',
    before: [
      { tool: 'schedule_add', arguments: { title: '试妆', start: '2026-12-03T10:00', end: '2026-12-03T11:00' } },
      { tool: 'schedule_add', arguments: { title: '踩点', start: '2026-12-03T15:30', end: '2026-12-03T16:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '12月3号', move_to: '12月7号' } }],
    expect: {
      written: [
        { kind: 'event', title: '试妆', start: '2026-12-07T10:00' },
        { kind: 'event', title: '踩点', start: '2026-12-07T15:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-99',
    class: 'bulk',
    said: '周二下午的课全部顺延到周三',
    calls: [{ tool: 'reschedule', arguments: { start: '周二下午', move_to: '周三' } }],
    expect: {
      written: [
        { kind: 'event', title: '仰泳班', start: '2026-11-25T14:00' },
        { kind: 'event', title: '蝶泳班', start: '2026-11-25T16:00' },
      ],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '亲子班', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } },
      { tool: 'schedule_add', arguments: { title: '仰泳班', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
      { tool: 'schedule_add', arguments: { title: '蝶泳班', start: '2026-11-24T16:00', end: '2026-11-24T17:00' } },
    ],
  },
  {
    id: 'zh-more-bulk-100',
    class: 'bulk',
    said: '我堵路上了，明天的会都推迟一个小时',
    calls: [{ tool: 'reschedule', arguments: { start: '明天', move_to: '推迟一个小时' } }],
    expect: {
      written: [
        { kind: 'event', title: '晨会', start: '2026-11-23T10:00', end: '2026-11-23T10:30' },
        { kind: 'event', title: '走查会', start: '2026-11-23T12:00', end: '2026-11-23T13:00' },
      ],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '晨会', start: '2026-11-23T09:00', end: '2026-11-23T09:30' } },
      { tool: 'schedule_add', arguments: { title: '走查会', start: '2026-11-23T11:00', end: '2026-11-23T12:00' } },
      { tool: 'schedule_add', arguments: { title: '体验会', start: '2026-11-24T11:00', end: '2026-11-24T12:00' } },
    ],
  },
  {
    id: 'zh-more-bulk-101',
    class: 'bulk',
    said: '下周到期的待办统统延到12月4号',
    calls: [{ tool: 'todo_update', arguments: { due_in: '下周', due: '12月4号' } }],
    expect: {
      written: [
        { kind: 'todo', title: '译前言', due: '2026-12-04' },
        { kind: 'todo', title: '开发票', due: '2026-12-04' },
      ],
    },
    before: [
      { tool: 'todo_add', arguments: { title: '译前言', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '开发票', due: '2026-11-29' } },
      { tool: 'todo_add', arguments: { title: '寄样书', due: '2026-12-01' } },
    ],
  },
  {
    id: 'zh-more-bulk-102',
    class: 'bulk',
    said: '标签是花材的待办都办完了，勾掉',
    calls: [{ tool: 'todo_close', arguments: { tag: '花材' } }],
    expect: {
      written: [
        { kind: 'todo', title: '订尤加利', status: 'done' },
        { kind: 'todo', title: '退残次玫瑰', status: 'done' },
      ],
    },
    before: [
      { tool: 'todo_add', arguments: { title: '订尤加利', due: '2026-11-25', tags: ['花材'] } },
      { tool: 'todo_add', arguments: { title: '退残次玫瑰', tags: ['花材'] } },
      { tool: 'todo_add', arguments: { title: '修冷柜', tags: ['店务'] } },
    ],
  },
  {
    id: 'zh-more-bulk-103',
    class: 'bulk',
    said: '12月5号到10号之间的提醒一个不留，删了',
    calls: [{ tool: 'delete_items', arguments: { start: '12月5号到10号', kind: 'reminder' } }],
    expect: { written: [], gone: [{ title: '抄水表' }, { title: '交罚单' }] },
    before: [
      { tool: 'reminder_add', arguments: { title: '抄水表', at: '2026-12-05T08:00' } },
      { tool: 'reminder_add', arguments: { title: '交罚单', at: '2026-12-10T18:00' } },
      { tool: 'reminder_add', arguments: { title: '换机油', at: '2026-12-11T08:00' } },
    ],
  },
  {
    id: 'zh-more-bulk-104',
    class: 'bulk',
    said: '夜班盘点以后都不用做了，整个删掉',
    calls: [{ tool: 'delete_items', arguments: { match: '夜班盘点', scope: 'all' } }],
    expect: { written: [], gone: [{ title: '夜班盘点' }] },
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '夜班盘点',
          start: '2026-11-24T22:00',
          end: '2026-11-24T23:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
      { tool: 'schedule_add', arguments: { title: '白班盘点', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
    ],
  },
  {
    id: 'zh-more-bulk-105',
    class: 'bulk',
    said: '从12月1号起，早班接送改成六点五十',
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '早班接送', scope: 'this_and_future', occurrence: '12月1号', start: '六点五十' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '早班接送', repeats: ['2026-12-01T06:50', '2026-12-02T06:50', '2026-12-03T06:50'] },
      ],
    },
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '早班接送',
          start: '2026-11-23T07:10',
          end: '2026-11-23T08:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
  },
  {
    id: 'zh-more-bulk-106',
    class: 'bulk',
    said: '周四那次自由泳课取消，别的照旧',
    calls: [{ tool: 'delete_items', arguments: { match: '自由泳课', scope: 'this', occurrence: '周四' } }],
    expect: { written: [], gone: [{ title: '自由泳课', occurrence: '2026-11-26T18:00' }] },
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '自由泳课',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
  },
  {
    id: 'zh-more-bulk-107',
    class: 'bulk',
    said: '今天该响的提醒我都弄好了',
    calls: [{ tool: 'reminder_update', arguments: { due_in: '今天', action: 'complete' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '给多肉浇水' },
        { kind: 'reminder', title: '量血糖' },
      ],
    },
    before: [
      { tool: 'reminder_add', arguments: { title: '给多肉浇水', at: '2026-11-22T18:00' } },
      { tool: 'reminder_add', arguments: { title: '量血糖', at: '2026-11-22T19:00' } },
      { tool: 'reminder_add', arguments: { title: '晒被子', at: '2026-11-23T10:00' } },
    ],
  },
  {
    id: 'zh-more-bulk-108',
    class: 'bulk',
    said: '下周名字里带“改稿”的会都删了，其他留着',
    calls: [{ tool: 'delete_items', arguments: { start: '下周', query: '改稿', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '首页改稿会' }, { title: '海报改稿会' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '首页改稿会', start: '2026-11-24T10:00', end: '2026-11-24T11:00' } },
      { tool: 'schedule_add', arguments: { title: '海报改稿会', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
      { tool: 'schedule_add', arguments: { title: '定价会', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '封面改稿复盘', start: '2026-12-01T10:00', end: '2026-12-01T11:00' },
      },
    ],
  },
  {
    id: 'zh-more-bulk-109',
    class: 'bulk',
    said: '周四上午的两个约都挪到周五，时间不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '带看一号楼', start: '2026-11-26T09:00', end: '2026-11-26T10:00' } },
      { tool: 'schedule_add', arguments: { title: '验收装修', start: '2026-11-26T10:30', end: '2026-11-26T11:30' } },
      { tool: 'schedule_add', arguments: { title: '面试保安', start: '2026-11-26T15:00', end: '2026-11-26T16:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: '周四上午', move_to: '周五' } }],
    expect: {
      written: [
        { kind: 'event', title: '带看一号楼', start: '2026-11-27T09:00', end: '2026-11-27T10:00' },
        { kind: 'event', title: '验收装修', start: '2026-11-27T10:30', end: '2026-11-27T11:30' },
      ],
    },
  },
  {
    id: 'zh-more-bulk-110',
    class: 'bulk',
    said: '下周三的日程全删了',
    before: [
      { tool: 'schedule_add', arguments: { title: '力量课', start: '2026-11-25T09:00', end: '2026-11-25T10:00' } },
      { tool: 'schedule_add', arguments: { title: '拉伸课', start: '2026-11-25T18:00', end: '2026-11-25T19:00' } },
      { tool: 'schedule_add', arguments: { title: '团课', start: '2026-11-26T09:00', end: '2026-11-26T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: '下周三', kind: 'event' } }],
    expect: { written: [], gone: [{ title: '力量课' }, { title: '拉伸课' }] },
  },
];
