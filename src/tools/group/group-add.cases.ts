import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ name: 'Family' }),
  refused: [{ args: () => ({ name: 'Work' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '建一个健身分组，默认45分钟，绿色',
        calls: [['group_add', { name: '健身', color: '绿色', default_duration_minutes: 45 }]],
      },
    ],
    en: [
      {
        says: 'Make a group for my thesis; I work on it in the evenings',
        calls: [['group_add', { name: 'Thesis', working_hours: 'MO-FR 18:00-21:00' }]],
      },
    ],
  },
};
