import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ design }) => ({ start: '2026-11-24T10:00', end: '2026-11-24T11:00', exclude_id: design }),
  refused: [{ args: () => ({ start: '2026-11-24T11:00', end: '2026-11-24T10:00' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '明天三点半有空吗？',
        before: [['schedule_add', { title: '评审会', start: '明天下午3点' }]],
        calls: [['check_conflict', { start: '明天下午三点半' }]],
      },
    ],
    en: [
      {
        says: 'Would every Tuesday at 2pm work, for the next month?',
        before: [['schedule_add', { title: 'Planning', start: 'tomorrow 2-4pm' }]],
        calls: [['check_conflict', { start: 'tomorrow 2pm', repeat: 'every Tuesday, 4 times' }]],
      },
    ],
  },
};
