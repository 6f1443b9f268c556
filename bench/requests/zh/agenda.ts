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
];
