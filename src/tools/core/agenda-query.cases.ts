import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-23', end: '2026-11-30' }),
  refused: [{ args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '我明天都有啥？',
        before: [
          ['schedule_add', { title: '午饭', start: '明天12点' }],
          ['todo_add', { title: '交周报', due: '明天' }],
          ['reminder_add', { title: '吃药', at: '明天早上8点' }],
        ],
        calls: [['agenda_query', { start: '明天' }]],
      },
    ],
    en: [
      {
        says: 'What did I get done this week?',
        before: [
          ['todo_add', { title: 'Send the invoice' }],
          ['todo_close', { match: 'invoice' }],
        ],
        calls: [['agenda_query', { start: 'this week', include: ['done'] }]],
      },
    ],
  },
};
