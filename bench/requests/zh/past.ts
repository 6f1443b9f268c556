import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-past-01',
    class: 'past',
    said: '晚上7点给我妈打视频',
    calls: [{ tool: 'quick_add', arguments: { text: '晚上7点给我妈打视频' } }],
    expect: { written: [{ kind: 'event', title: { has: ['我妈', '视频'] }, start: '2026-11-23T19:00:00' }] },
  },
  {
    id: 'zh-past-03',
    class: 'past',
    said: '下午四点去取车',
    calls: [{ tool: 'quick_add', arguments: { text: '下午四点去取车' } }],
    expect: { written: [{ kind: 'event', title: { has: ['取车'] }, start: '2026-11-23T16:00:00' }] },
  },
  {
    id: 'zh-past-05',
    class: 'past',
    said: '今天下午四点体能测试',
    calls: [{ tool: 'quick_add', arguments: { text: '今天下午四点体能测试' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-past-07',
    class: 'past',
    said: '昨天下午三点跟小周开会',
    calls: [{ tool: 'quick_add', arguments: { text: '昨天下午三点跟小周开会' } }],
    expect: { asks: [] },
  },
];
