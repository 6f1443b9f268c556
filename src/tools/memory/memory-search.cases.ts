import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ query: 'coffee', kind: 'preference' }),
  refused: [{ args: () => ({ query: 'coffee', kind: 'weather' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '订机票要选什么座位？',
        before: [['memory_save', { content: '坐飞机喜欢靠窗的座位', kind: 'preference' }]],
        calls: [['memory_search', { query: '飞机座位' }]],
      },
    ],
    en: [
      {
        says: 'Who is my manager?',
        before: [['memory_save', { content: 'My manager is Dana', kind: 'person' }]],
        calls: [['memory_search', { query: 'manager' }]],
      },
    ],
  },
};
