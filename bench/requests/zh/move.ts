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
];
