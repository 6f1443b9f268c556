import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ design }) => ({ ids: [design] }),
  unscoped: ({ standup }) => ({ ids: [standup] }),
  asks: ({ design, budget }) => ({ ids: [design, budget] }),
  match: { several: 'review', similar: 'Desing reveiw', rest: {} },
  refused: [
    { args: () => ({}), code: 'INVALID_ARGUMENT', missing: ['ids', 'match', 'start'] },
    { args: () => ({ ids: ['evt_zzzzzzzzzz'] }), code: 'NOT_FOUND' },
  ],
  examples: {
    zh: [
      {
        says: '取消明天的午饭',
        before: [['schedule_add', { title: '午饭', start: '明天12点' }]],
        calls: [['delete_items', { match: '午饭', start: '明天' }]],
      },
    ],
    en: [
      {
        says: 'Delete the call and the todo',
        before: [
          ['schedule_add', { title: 'Call with Ann', start: 'tomorrow 3pm' }],
          ['todo_add', { title: 'Prepare the call' }],
        ],
        calls: [
          ['delete_items', { ids: ['evt_1', 'todo_1'] }],
          ['delete_items', { ids: ['evt_1', 'todo_1'], confirm_token: 'cfm_1' }],
        ],
      },
    ],
  },
};
