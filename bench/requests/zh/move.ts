import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-move-01',
    class: 'move',
    said: '洗牙推到下个月同一天',
    before: [
      { tool: 'schedule_add', arguments: { title: '洗牙', start: '2026-11-25T16:00:00', end: '2026-11-25T17:00:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '洗牙', start: '下个月同一天' } }],
    expect: { written: [{ kind: 'event', title: '洗牙', start: '2026-12-25T16:00:00', end: '2026-12-25T17:00:00' }] },
  },
  {
    id: 'zh-move-03',
    class: 'move',
    said: '读书会挪到周日下午吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '读书会', start: '2026-11-28T10:00:00', end: '2026-11-28T12:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '读书会', start: '周日下午' } }],
    expect: { asks: [['11-29', '11月29']] },
  },
  {
    id: 'zh-move-05',
    class: 'move',
    said: '面试提前四十分钟吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '面试前端候选人', start: '2026-11-25T10:30:00', end: '2026-11-25T11:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '面试', start: '提前四十分钟' } }],
    expect: {
      written: [{ kind: 'event', title: '面试前端候选人', start: '2026-11-25T09:50:00', end: '2026-11-25T10:50:00' }],
    },
  },
  {
    id: 'zh-move-07',
    class: 'move',
    said: '部门聚会别等到周五了，改到后天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '部门聚会', start: '2026-11-27T18:00:00', end: '2026-11-27T21:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '部门聚会', start: '后天' } }],
    expect: {
      written: [{ kind: 'event', title: '部门聚会', start: '2026-11-24T18:00:00', end: '2026-11-24T21:00:00' }],
    },
  },
  {
    id: 'zh-move-09',
    class: 'move',
    said: '课题组会提前到周二',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '课题组会', start: '2026-11-26T14:00:00', end: '2026-11-26T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '课题组会', start: '周二' } }],
    expect: {
      written: [{ kind: 'event', title: '课题组会', start: '2026-11-24T14:00:00', end: '2026-11-24T15:00:00' }],
    },
  },
  {
    id: 'zh-move-11',
    class: 'move',
    said: '答辩挪到周五，几点不变',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '硕士答辩', start: '2026-11-25T13:30:00', end: '2026-11-25T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '答辩', start: '周五，几点不变' } }],
    expect: {
      written: [{ kind: 'event', title: '硕士答辩', start: '2026-11-27T13:30:00', end: '2026-11-27T15:00:00' }],
    },
  },
  {
    id: 'zh-move-13',
    class: 'move',
    said: '明天的预算会延长二十分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '预算会', start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '预算会', end: '延长二十分钟' } }],
    expect: { written: [{ kind: 'event', title: '预算会', start: '2026-11-23T10:00:00', end: '2026-11-23T11:20:00' }] },
  },
  {
    id: 'zh-move-15',
    class: 'move',
    said: '牙医那个往后推一个半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '看牙医', start: '2026-12-01T14:00:00', end: '2026-12-01T15:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '牙医', start: '往后推一个半小时' } }],
    expect: { written: [{ kind: 'event', title: '看牙医', start: '2026-12-01T15:30:00', end: '2026-12-01T16:30:00' }] },
  },
  {
    id: 'zh-move-17',
    class: 'move',
    said: '法语课换到下周同一时间',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '法语课', start: '2026-11-26T19:00:00', end: '2026-11-26T20:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '法语课', start: '下周同一时间' } }],
    expect: { written: [{ kind: 'event', title: '法语课', start: '2026-12-03T19:00:00', end: '2026-12-03T20:30:00' }] },
  },
  {
    id: 'zh-move-19',
    class: 'move',
    said: '家庭聚餐挪到晚上八点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '家庭聚餐', start: '2026-11-28T12:00:00', end: '2026-11-28T14:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家庭聚餐', start: '晚上八点' } }],
    expect: {
      written: [{ kind: 'event', title: '家庭聚餐', start: '2026-11-28T20:00:00', end: '2026-11-28T22:00:00' }],
    },
  },
  {
    id: 'zh-move-21',
    class: 'move',
    said: '产品评审改到周四',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '产品评审', start: '2026-11-24T15:00:00', end: '2026-11-24T16:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '产品评审', start: '周四' } }],
    expect: {
      written: [{ kind: 'event', title: '产品评审', start: '2026-11-26T15:00:00', end: '2026-11-26T16:30:00' }],
    },
  },
  {
    id: 'zh3-move-01',
    class: 'move',
    said: '跟老王碰头那个往后挪四十分钟吧',
    before: [
      { tool: 'schedule_add', arguments: { title: '跟老王碰头', start: '2026-11-26T15:00', end: '2026-11-26T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '老王碰头', start: '往后挪四十分钟' } }],
    expect: { written: [{ kind: 'event', title: '跟老王碰头', start: '2026-11-26T15:40', end: '2026-11-26T16:40' }] },
  },
  {
    id: 'zh3-move-03',
    class: 'move',
    said: '方案评审改礼拜四，时间不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '方案评审', start: '2026-12-08T14:00', end: '2026-12-08T15:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '方案评审', start: '改礼拜四，时间不变' } }],
    expect: { written: [{ kind: 'event', title: '方案评审', start: '2026-12-10T14:00', end: '2026-12-10T15:30' }] },
  },
  {
    id: 'zh3-move-05',
    class: 'move',
    said: '体检挪到上午九点',
    before: [
      { tool: 'schedule_add', arguments: { title: '体检', start: '2026-12-03T14:00', end: '2026-12-03T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '体检', start: '上午九点' } }],
    expect: { written: [{ kind: 'event', title: '体检', start: '2026-12-03T09:00', end: '2026-12-03T10:00' }] },
  },
  {
    id: 'zh3-move-07',
    class: 'move',
    said: '终面换到25号，点儿还是那个点儿',
    before: [
      { tool: 'schedule_add', arguments: { title: '终面', start: '2026-12-18T10:00', end: '2026-12-18T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '终面', start: '换到25号，点儿还是那个点儿' } }],
    expect: { written: [{ kind: 'event', title: '终面', start: '2026-12-25T10:00', end: '2026-12-25T11:00' }] },
  },
  {
    id: 'zh-move-02',
    class: 'move',
    said: '瑜伽挪到早上七点',
    before: [
      { tool: 'schedule_add', arguments: { title: '瑜伽', start: '2026-11-24T18:30:00', end: '2026-11-24T19:30:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '瑜伽', start: '早上七点' } }],
    expect: { written: [{ kind: 'event', title: '瑜伽', start: '2026-11-24T07:00:00', end: '2026-11-24T08:00:00' }] },
  },
  {
    id: 'zh-move-04',
    class: 'move',
    said: '拍全家福换成上午十点半，地点改在人民公园',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拍全家福', start: '2026-11-29T15:00:00', end: '2026-11-29T16:00:00', location: '照相馆' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '全家福', start: '上午十点半', location: '人民公园' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '拍全家福',
          start: '2026-11-29T10:30:00',
          end: '2026-11-29T11:30:00',
          location: '人民公园',
        },
      ],
    },
  },
  {
    id: 'zh-move-06',
    class: 'move',
    said: '夜跑改到九点半',
    before: [
      { tool: 'schedule_add', arguments: { title: '夜跑', start: '2026-11-25T20:30:00', end: '2026-11-25T21:30:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '夜跑', start: '九点半' } }],
    expect: { written: [{ kind: 'event', title: '夜跑', start: '2026-11-25T21:30:00', end: '2026-11-25T22:30:00' }] },
  },
  {
    id: 'zh-move-08',
    class: 'move',
    said: '需求会缩短到四十五分钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '需求会', start: '2026-11-25T14:00:00', end: '2026-11-25T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '需求会', duration_minutes: 45 } }],
    expect: { written: [{ kind: 'event', title: '需求会', start: '2026-11-25T14:00:00', end: '2026-11-25T14:45:00' }] },
  },
  {
    id: 'zh-move-10',
    class: 'move',
    said: '话剧改成晚上7点到9点半',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '看话剧', start: '2026-12-05T14:00:00', end: '2026-12-05T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '话剧', start: '晚上7点到9点半' } }],
    expect: { written: [{ kind: 'event', title: '看话剧', start: '2026-12-05T19:00:00', end: '2026-12-05T21:30:00' }] },
  },
  {
    id: 'zh-move-12',
    class: 'move',
    said: '客户拜访改到当天下午三点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '客户拜访', start: '2026-11-27T10:00:00', end: '2026-11-27T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '税务沟通会', start: '2026-11-27T14:30:00', end: '2026-11-27T15:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '客户拜访', start: '下午三点' } }],
    expect: { asks: ['税务沟通会'] },
  },
  {
    id: 'zh-move-14',
    class: 'move',
    said: '下午茶推迟到四点一刻',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '和姐妹下午茶', start: '2026-11-28T15:00:00', end: '2026-11-28T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '下午茶', start: '四点一刻' } }],
    expect: {
      written: [{ kind: 'event', title: '和姐妹下午茶', start: '2026-11-28T16:15:00', end: '2026-11-28T17:15:00' }],
    },
  },
  {
    id: 'zh-move-16',
    class: 'move',
    said: '和房东见面那个改到五点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '和房东见面', start: '2026-11-25T16:00:00', end: '2026-11-25T16:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '和房东见面', start: '五点' } }],
    expect: {
      written: [{ kind: 'event', title: '和房东见面', start: '2026-11-25T17:00:00', end: '2026-11-25T17:30:00' }],
    },
  },
  {
    id: 'zh-move-18',
    class: 'move',
    said: '拔智齿改到20号',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拔智齿', start: '2026-12-10T09:00:00', end: '2026-12-10T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '拔智齿', start: '20号' } }],
    expect: { written: [{ kind: 'event', title: '拔智齿', start: '2026-12-20T09:00:00', end: '2026-12-20T10:00:00' }] },
  },
  {
    id: 'zh-move-20',
    class: 'move',
    said: '开工仪式往前提两天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '开工仪式', start: '2026-12-10T10:00:00', end: '2026-12-10T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '开工仪式', start: '往前提两天' } }],
    expect: {
      written: [{ kind: 'event', title: '开工仪式', start: '2026-12-08T10:00:00', end: '2026-12-08T11:00:00' }],
    },
  },
  {
    id: 'zh-move-22',
    class: 'move',
    said: '体检顺延一周',
    before: [
      { tool: 'schedule_add', arguments: { title: '体检', start: '2026-11-27T08:30:00', end: '2026-11-27T09:30:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '体检', start: '顺延一周' } }],
    expect: { written: [{ kind: 'event', title: '体检', start: '2026-12-04T08:30:00', end: '2026-12-04T09:30:00' }] },
  },
  {
    id: 'zh4-move-01',
    class: 'move',
    said: '项目评审往后推一个小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '项目评审', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '项目评审', start: '往后推一个小时' } }],
    expect: {
      written: [{ kind: 'event', title: '项目评审', start: '2026-11-25T16:00', end: '2026-11-25T17:00' }],
    },
  },
  {
    id: 'zh4-move-03',
    class: 'move',
    said: '牙医那个改到下周同一时间，谢谢',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '牙医复诊', start: '2026-11-26T09:30', end: '2026-11-26T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '牙医', start: '下周同一时间' } }],
    expect: {
      written: [{ kind: 'event', title: '牙医复诊', start: '2026-12-03T09:30', end: '2026-12-03T10:00' }],
    },
  },
  {
    id: 'zh4-move-05',
    class: 'move',
    said: '部门聚餐那个，人凑不齐，往前提两天，然后再晚半个钟头开始',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '部门聚餐', start: '2026-12-03T18:00', end: '2026-12-03T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '部门聚餐', start: '往前提两天，然后再晚半个钟头开始' } }],
    expect: {
      written: [{ kind: 'event', title: '部门聚餐', start: '2026-12-01T18:30', end: '2026-12-01T20:30' }],
    },
  },
  {
    id: 'zh4-move-02',
    class: 'move',
    said: '模拟面试提前半小时吧',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '模拟面试', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '模拟面试', start: '提前半小时' } }],
    expect: {
      written: [{ kind: 'event', title: '模拟面试', start: '2026-11-24T09:30', end: '2026-11-24T10:30' }],
    },
  },
  {
    id: 'zh4-move-04',
    class: 'move',
    said: '瑜伽课挪到周五，时间不变',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '瑜伽课', start: '2026-12-02T18:30', end: '2026-12-02T19:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '瑜伽课', start: '周五' } }],
    expect: {
      written: [{ kind: 'event', title: '瑜伽课', start: '2026-12-04T18:30', end: '2026-12-04T19:30' }],
    },
  },
  {
    id: 'zh4-move-06',
    class: 'move',
    said: '论文答辩老师说顺延三天，再早一刻钟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '论文答辩', start: '2026-12-07T14:00', end: '2026-12-07T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '论文答辩', start: '顺延三天，再早一刻钟' } }],
    expect: {
      written: [{ kind: 'event', title: '论文答辩', start: '2026-12-10T13:45', end: '2026-12-10T15:15' }],
    },
  },
];
