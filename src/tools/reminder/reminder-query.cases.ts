import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-20', end: '2026-12-20' }),
  refused: [{ args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '还有哪些提醒？',
        before: [['reminder_add', { title: '喝水', at: '今天10点' }]],
        calls: [['reminder_query']],
      },
    ],
    en: [
      {
        says: 'What will you remind me of tomorrow?',
        before: [['reminder_add', { title: 'Take the pills', at: 'tomorrow 8am', repeat: 'every day' }]],
        calls: [['reminder_query', { start: 'tomorrow' }]],
      },
    ],
  },
};
