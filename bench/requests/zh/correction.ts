import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-correction-01',
    class: 'correction',
    said: '搞错了，家长会是后天',
    before: [
      { tool: 'schedule_add', arguments: { title: '家长会', start: '2026-11-23T20:00', end: '2026-11-23T21:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家长会', start: '后天' } }],
    expect: { written: [{ kind: 'event', title: '家长会', start: '2026-11-24T20:00', end: '2026-11-24T21:00' }] },
  },
  {
    id: 'zh3-correction-03',
    class: 'correction',
    said: '说错了，是跟老张吃饭不是老王',
    before: [
      { tool: 'schedule_add', arguments: { title: '跟老王吃饭', start: '2026-11-27T18:00', end: '2026-11-27T20:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '跟老王吃饭', title: '跟老张吃饭' } }],
    expect: { written: [{ kind: 'event', title: '跟老张吃饭', start: '2026-11-27T18:00', end: '2026-11-27T20:00' }] },
  },
  {
    id: 'zh3-correction-05',
    class: 'correction',
    said: '合同那条待办截止写错了，是30号',
    before: [{ tool: 'todo_add', arguments: { title: '寄合同', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '合同', due: '30号' } }],
    expect: { written: [{ kind: 'todo', title: '寄合同', due: '2026-11-30' }] },
  },
  {
    id: 'zh3-correction-07',
    class: 'correction',
    said: '明天九点去趟税务局……算了刚加的撤掉',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天九点去趟税务局' } },
      { tool: 'undo', arguments: { last: 1 } },
    ],
    expect: { written: [] },
  },
  {
    id: 'zh4-fix-01',
    class: 'correction',
    said: '明天下午两点，哦不，三点跟房东看房',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点，哦不，三点跟房东看房' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['房东'], lacks: ['两点', '哦不', '三点'] },
          start: '2026-11-23T15:00',
        },
      ],
    },
  },
  {
    id: 'zh4-fix-03',
    class: 'correction',
    said: '说错了，家庭聚餐不是周六是周日',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '家庭聚餐', start: '2026-11-28T18:00', end: '2026-11-28T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '家庭聚餐', start: '周日' } }],
    expect: {
      written: [{ kind: 'event', title: '家庭聚餐', start: '2026-11-29T18:00', end: '2026-11-29T20:00' }],
    },
  },
  {
    id: 'zh4-fix-02',
    class: 'correction',
    said: '周四上午九点，不对，是十点去车管所',
    calls: [{ tool: 'quick_add', arguments: { text: '周四上午九点，不对，是十点去车管所' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['车管所'], lacks: ['九点', '不对', '十点'] },
          start: '2026-11-26T10:00',
        },
      ],
    },
  },
  {
    id: 'zh4-fix-04',
    class: 'correction',
    said: '刚才我说错了，打疫苗不是上午九点半，是下午两点半',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '打疫苗', start: '2026-12-01T09:30', end: '2026-12-01T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '打疫苗', start: '下午两点半' } }],
    expect: {
      written: [{ kind: 'event', title: '打疫苗', start: '2026-12-01T14:30', end: '2026-12-01T15:00' }],
    },
  },
];
