import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ due_before: '2026-12-01' }),
  refused: [{ args: () => ({ due_before: 'the day the owls went quiet' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '这周五之前要做什么？',
        before: [['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }]],
        calls: [['todo_query', { due_before: '周六' }]],
      },
    ],
    en: [
      {
        says: 'What is due this week?',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [['todo_query', { due_in: 'this week' }]],
      },
      {
        says: 'What is on my list?',
        before: [
          ['todo_add', { title: 'Buy paint', due: 'Friday' }],
          ['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'] }],
        ],
        calls: [['todo_query']],
      },
    ],
  },
};
