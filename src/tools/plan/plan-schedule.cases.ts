import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent }) => ({
    start: '2026-11-23',
    todos: [rent],
    travel: [{ from: 'SOHO', to: 'Bank', minutes: 25, mode: 'driving', source: 'amap' }],
  }),
  refused: [
    { args: () => ({ todos: ['no such todo'] }), code: 'NOT_FOUND' },
    { args: () => ({ travel: [{ from: 'Zoom', to: 'Bank', minutes: 25 }] }), code: 'INVALID_ARGUMENT' },
    { args: () => ({ habits: ['gym 3 times a week except Friday'] }), code: 'INVALID_ARGUMENT' },
  ],
  asks: ({ rent }) => ({ start: '2026-11-23', todos: [rent] }),
  examples: {
    zh: [
      {
        says: '帮我排一下这周',
        before: [
          ['schedule_add', { title: '评审会', start: '今天上午10点' }],
          ['todo_add', { title: '写季度报告', due: '周四', estimate_minutes: 180, importance: 'high' }],
          ['todo_add', { title: '报销', estimate_minutes: 30 }],
        ],
        calls: [
          ['plan_schedule', { start: '这周' }],
          ['plan_schedule', { start: '这周', plan_token: 'cfm_1' }],
        ],
      },
    ],
    en: [
      {
        says: 'Plan my week, with the gym three evenings',
        before: [
          ['schedule_add', { title: 'Standup', start: 'tomorrow 9:30', duration_minutes: 15 }],
          ['todo_add', { title: 'Draft the proposal', due: 'Wednesday', estimate_minutes: 120, importance: 'high' }],
        ],
        calls: [['plan_schedule', { start: 'this week', habits: ['gym 3 times a week, 1 h, evenings'] }]],
      },
    ],
  },
};
