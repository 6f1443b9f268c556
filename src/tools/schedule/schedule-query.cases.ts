import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-23', end: '2026-11-30' }),
  refused: [{ args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '明天有什么安排？',
        before: [['schedule_add', { title: '评审会', start: '明天下午3点' }]],
        calls: [['schedule_query', { start: '明天' }]],
      },
    ],
    en: [
      {
        says: "What's on this week?",
        before: [
          ['schedule_add', { title: 'Standup', repeat: 'every weekday at 9:30', duration_minutes: 15 }],
          ['schedule_add', { title: 'Planning', start: 'tomorrow 2-4pm' }],
        ],
        calls: [['schedule_query', { start: 'this week', limit: 3 }]],
      },
    ],
  },
};
