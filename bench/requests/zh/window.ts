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
];
