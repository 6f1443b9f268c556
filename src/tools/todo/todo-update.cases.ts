import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent, bills }) => ({
    id: rent,
    expected_version: 1,
    due: '2026-11-27',
    repeat: '每周五',
    repeat_from: 'done',
    depends_on: [bills],
    parent: bills,
    location: 'SOHO',
    location_place: { name: 'SOHO' },
  }),
  refused: [
    { args: () => ({ title: 'New' }), code: 'INVALID_ARGUMENT', missing: ['id', 'match'] },
    { args: ({ rent }) => ({ id: rent }), code: 'INVALID_ARGUMENT' },
  ],
  match: { several: 'pay', similar: 'Pay rnet', rest: { notes: 'by card' } },
  asks: 'never',
  examples: {
    zh: [
      {
        says: '这周到期的都推到下周一',
        before: [
          ['todo_add', { title: '写周报', due: '周五' }],
          ['todo_add', { title: '交房租', due: '周四' }],
        ],
        calls: [['todo_update', { due_in: '这周', due: '下周一' }]],
      },
      {
        says: '周报下周一再交',
        before: [['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }]],
        calls: [['todo_update', { match: '周报', due: '下周一' }]],
      },
    ],
    en: [
      {
        says: 'Everything that is overdue: make it tomorrow',
        before: [
          ['todo_add', { title: 'Buy paint', due: '2026-11-20' }],
          ['todo_add', { title: 'Call the plumber', due: '2026-11-21' }],
        ],
        calls: [['todo_update', { due_before: 'yesterday', due: 'tomorrow' }]],
      },
      {
        says: 'The paint has no deadline after all, but it takes an hour',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [['todo_update', { match: 'paint', estimate_minutes: 60, clear: ['due'] }]],
      },
    ],
  },
};
