import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-todo-fields-01',
    class: 'todo-fields',
    said: '给儿子报名兴趣班，最迟12月8号，#家里 #孩子',
    calls: [{ tool: 'quick_add', arguments: { text: '给儿子报名兴趣班，最迟12月8号，#家里 #孩子' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['兴趣班'], lacks: ['#', '最迟'] }, due: '2026-12-08', tags: ['家里', '孩子'] },
      ],
    },
  },
  {
    id: 'zh-todo-fields-03',
    class: 'todo-fields',
    said: '有空把阳台收拾一下',
    calls: [{ tool: 'quick_add', arguments: { text: '有空把阳台收拾一下' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['阳台'] }, due: null }] },
  },
  {
    id: 'zh-todo-fields-05',
    class: 'todo-fields',
    said: '写年终总结，又急又重要，12月20号截止，估计四个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '写年终总结，又急又重要，12月20号截止，估计四个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: '写年终总结',
          due: '2026-12-20',
          importance: 'high',
          urgency: 'high',
          estimateMinutes: 240,
        },
      ],
    },
  },
  {
    id: 'zh-todo-fields-07',
    class: 'todo-fields',
    said: '下周四前要把标书做完，特别重要',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四前要把标书做完，特别重要' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['标书'], lacks: ['重要', '特别', '下周'] },
          due: '2026-11-26',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-todo-fields-09',
    class: 'todo-fields',
    said: '加个待办，整理发票，预计两个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办，整理发票，预计两个半小时' } }],
    expect: { written: [{ kind: 'todo', title: '整理发票', due: null, estimateMinutes: 150 }] },
  },
  {
    id: 'zh-todo-fields-11',
    class: 'todo-fields',
    said: '复习第三章，大概40分钟，月底前',
    calls: [{ tool: 'quick_add', arguments: { text: '复习第三章，大概40分钟，月底前' } }],
    expect: { written: [{ kind: 'todo', title: '复习第三章', due: '2026-11-30', estimateMinutes: 40 }] },
  },
];
