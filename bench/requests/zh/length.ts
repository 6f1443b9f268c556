import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-length-01',
    class: 'length',
    said: '面谈延到四点半结束',
    before: [
      { tool: 'schedule_add', arguments: { title: '面谈', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '面谈', end: '四点半' } }],
    expect: { written: [{ kind: 'event', title: '面谈', start: '2026-11-24T14:00', end: '2026-11-24T16:30' }] },
  },
  {
    id: 'zh3-length-03',
    class: 'length',
    said: '客户演示缩短一刻钟',
    before: [
      { tool: 'schedule_add', arguments: { title: '客户演示', start: '2026-12-01T09:30', end: '2026-12-01T10:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '客户演示', end: '缩短一刻钟' } }],
    expect: { written: [{ kind: 'event', title: '客户演示', start: '2026-12-01T09:30', end: '2026-12-01T10:15' }] },
  },
  {
    id: 'zh3-length-05',
    class: 'length',
    said: '杭州出差再延长两天',
    before: [
      { tool: 'schedule_add', arguments: { title: '杭州出差', start: '2026-12-07', end: '2026-12-10', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '杭州出差', end: '再延长两天' } }],
    expect: { written: [{ kind: 'event', title: '杭州出差', start: '2026-12-07', end: '2026-12-12', allDay: true }] },
  },
  {
    id: 'zh4-length-01',
    class: 'length',
    said: '后天下午三点开项目例会，四十五分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '后天下午三点开项目例会，四十五分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['项目例会'], lacks: ['四十五', '三点'] },
          start: '2026-11-24T15:00',
          end: '2026-11-24T15:45',
        },
      ],
    },
  },
  {
    id: 'zh4-length-03',
    class: 'length',
    said: '周六早上八点开始搬家，前前后后得折腾五个半小时吧',
    calls: [{ tool: 'quick_add', arguments: { text: '周六早上八点开始搬家，前前后后得折腾五个半小时吧' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['搬家'], lacks: ['五个半', '八点'] },
          start: '2026-11-28T08:00',
          end: '2026-11-28T13:30',
        },
      ],
    },
  },
  {
    id: 'zh4-length-02',
    class: 'length',
    said: '周五上午九点体能测试，大概俩小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周五上午九点体能测试，大概俩小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['体能测试'], lacks: ['大概', '小时'] },
          start: '2026-11-27T09:00',
          end: '2026-11-27T11:00',
        },
      ],
    },
  },
  {
    id: 'zh4-length-04',
    class: 'length',
    said: '帮我把周日上午十点留出来包饺子，三刻钟就够',
    calls: [{ tool: 'quick_add', arguments: { text: '帮我把周日上午十点留出来包饺子，三刻钟就够' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['饺子'], lacks: ['三刻', '十点', '帮我'] },
          start: '2026-11-29T10:00',
          end: '2026-11-29T10:45',
        },
      ],
    },
  },
];
