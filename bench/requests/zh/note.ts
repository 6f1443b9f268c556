import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-note-01',
    class: 'note',
    said: '记住我对海鲜过敏',
    calls: [{ tool: 'quick_add', arguments: { text: '记住我对海鲜过敏' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['海鲜过敏'] } }] },
  },
  {
    id: 'zh-note-03',
    class: 'note',
    said: 'note: 打印机驱动在NAS的software目录',
    calls: [{ tool: 'quick_add', arguments: { text: 'note: 打印机驱动在NAS的software目录' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['打印机驱动', 'NAS'] } }] },
  },
  {
    id: 'zh-note-05',
    class: 'note',
    said: '记一下，周五会上老板说明年预算砍一成',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下，周五会上老板说明年预算砍一成' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['预算', '砍一成'] } }] },
  },
  {
    id: 'zh-note-07',
    class: 'note',
    said: '备忘：体检套餐选的是B套，1280块',
    calls: [{ tool: 'quick_add', arguments: { text: '备忘：体检套餐选的是B套，1280块' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['B套', '1280'] } }] },
  },
];
