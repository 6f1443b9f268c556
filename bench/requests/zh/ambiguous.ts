import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-ambiguous-01',
    class: 'ambiguous',
    said: '明天找个上午跟设计聊聊改版',
    calls: [{ tool: 'quick_add', arguments: { text: '明天找个上午跟设计聊聊改版' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-ambiguous-03',
    class: 'ambiguous',
    said: '每两周开一次例会',
    calls: [{ tool: 'quick_add', arguments: { text: '每两周开一次例会' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-ambiguous-05',
    class: 'ambiguous',
    said: '那个会挪到五点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '班子会', start: '2026-11-24T14:00:00', end: '2026-11-24T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '家委会', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '会', start: '五点' } }],
    expect: { asks: ['班子会', '家委会'] },
  },
  {
    id: 'zh-ambiguous-07',
    class: 'ambiguous',
    said: '12月10日（周五）下午2点评审',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10日（周五）下午2点评审' } }],
    expect: { asks: [] },
  },
];
