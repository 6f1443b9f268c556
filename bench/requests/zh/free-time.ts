import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-free-time-01',
    class: 'free-time',
    said: '下周找个两小时的整块时间写论文，最好上午',
    calls: [{ tool: 'find_free_time', arguments: { start: '下周', duration_minutes: 120, prefer: 'morning' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        texts: [['08:00–10:00', '09:00–11:00', '10:00–12:00']],
      },
    },
  },
  {
    id: 'zh3-free-time-03',
    class: 'free-time',
    said: '下周哪几天晚上七点以后有一个小时空',
    calls: [{ tool: 'find_free_time', arguments: { start: '下周', earliest: '19:00' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        texts: ['19:00'],
        lacks: ['09:00–', '10:00–', '14:00–'],
      },
    },
  },
  {
    id: 'zh3-free-time-05',
    class: 'free-time',
    said: '明天上午还有空档吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '培训', start: '2026-11-23T06:00', end: '2026-11-23T12:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '明天上午' } }],
    expect: { answers: { lacks: ['slt_', '1. 2026-11-23'] } },
  },
  {
    id: 'zh3-free-time-07',
    class: 'free-time',
    said: '明天下午给我两个空档选选',
    calls: [{ tool: 'find_free_time', arguments: { start: '明天下午', limit: 2 } }],
    expect: { answers: { names: ['1. 2026-11-23', '2. 2026-11-23'], lacks: ['3. 2026-11-23'] } },
  },
  {
    id: 'zh3-free-time-09',
    class: 'free-time',
    said: '后天到周五找半天空，四个小时连着的',
    calls: [{ tool: 'find_free_time', arguments: { start: '后天', end: '周五', duration_minutes: 240 } }],
    expect: { answers: { window: { start: '2026-11-24', end: '2026-11-28' }, texts: ['2026-11-24'] } },
  },
  {
    id: 'zh4-free-01',
    class: 'free-time',
    said: '周三下午找一个小时空档',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '培训', start: '2026-11-25T13:00', end: '2026-11-25T17:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周三下午', duration_minutes: 60 } }],
    expect: {
      answers: {
        texts: ['17:00–18:00'],
        lacks: ['13:00–14:00', '14:00–15:00', '18:00–19:00', '09:00–10:00'],
      },
    },
  },
  {
    id: 'zh4-free-03',
    class: 'free-time',
    said: '下周帮我挑个90分钟的空，只要上午，周三周五除外',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '驻场', start: '2026-11-23T08:00', end: '2026-11-23T12:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: '下周',
          duration_minutes: 90,
          earliest: '08:00',
          latest: '12:00',
          weekdays: ['MO', 'TU', 'TH', 'SA', 'SU'],
        },
      },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        texts: ['2026-11-24', '2026-11-26'],
        lacks: ['2026-11-25', '2026-11-27', '13:00–', '14:00–'],
      },
    },
  },
  {
    id: 'zh4-free-02',
    class: 'free-time',
    said: '周五上午有没有两小时整块的时间',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '盘点', start: '2026-11-27T09:00', end: '2026-11-27T10:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周五上午', duration_minutes: 120 } }],
    expect: { answers: { texts: ['10:00–12:00'], lacks: ['08:00–10:00', '13:00–15:00', '14:00–16:00'] } },
  },
  {
    id: 'zh4-free-04',
    class: 'free-time',
    said: '下下周哪天晚上能凑出三个小时，周末不算',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '夜跑团', start: '2026-12-02T18:00', end: '2026-12-02T22:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: '下下周',
          duration_minutes: 180,
          earliest: '18:00',
          latest: '22:00',
          weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'],
        },
      },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-30', end: '2026-12-07' },
        texts: ['2026-12-01', '2026-12-03'],
        lacks: ['2026-12-02', '2026-12-05', '09:00–', '14:00–'],
      },
    },
  },
];
