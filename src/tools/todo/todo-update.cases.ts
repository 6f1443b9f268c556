import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent, bills }) => ({ id: rent, expected_version: 1, due: '2026-11-27', depends_on: [bills] }),
  refused: [
    { args: () => ({ title: 'New' }), code: 'INVALID_ARGUMENT', missing: ['id', 'match'] },
    { args: ({ rent }) => ({ id: rent }), code: 'INVALID_ARGUMENT' },
  ],
  match: { several: 'pay', similar: 'Pay rnet', rest: { notes: 'by card' } },
  examples: {
    zh: [
      {
        says: '周报下周一再交',
        before: [['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }]],
        calls: [['todo_update', { match: '周报', due: '下周一' }]],
      },
    ],
    en: [
      {
        says: 'The paint has no deadline after all, but it takes an hour',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [['todo_update', { match: 'paint', estimate_minutes: 60, clear: ['due'] }]],
      },
    ],
  },
};
