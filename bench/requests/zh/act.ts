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
];
