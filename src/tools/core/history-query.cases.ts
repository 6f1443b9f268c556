import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-01' }),
  refused: [{ args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '刚才改了什么？',
        before: [['schedule_add', { title: '午饭', start: '明天12点' }]],
        calls: [['history_query', { limit: 3 }]],
      },
    ],
    en: [
      {
        says: 'What did you change today?',
        before: [
          ['schedule_add', { title: 'Call with Ann', start: 'tomorrow 3pm' }],
          ['schedule_update', { id: 'evt_1', start: 'tomorrow 4pm' }],
        ],
        calls: [['history_query', { start: 'today' }]],
      },
    ],
  },
};
