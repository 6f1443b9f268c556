import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent }) => ({ ids: [rent] }),
  refused: [{ args: () => ({ note: 'done' }), code: 'INVALID_ARGUMENT', missing: ['ids', 'match'] }],
  match: { several: 'pay', similar: 'Pay rnet', rest: {} },
  asks: ({ rent, bills }) => ({ ids: [rent, bills] }),
  examples: {
    zh: [
      {
        says: '周报写完了',
        before: [['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }]],
        calls: [['todo_close', { match: '周报' }]],
      },
    ],
    en: [
      {
        says: 'Both garden things are done',
        before: [
          ['todo_add', { title: 'Buy paint', due: 'Friday' }],
          ['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'] }],
        ],
        calls: [
          ['todo_close', { ids: ['todo_1', 'todo_2'] }],
          ['todo_close', { ids: ['todo_1', 'todo_2'], confirm_token: 'cfm_1' }],
        ],
      },
    ],
  },
};
