import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({}),
  refused: [{ args: () => ({ group: 'Family' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '我都和谁共享了日历？',
        before: [['share_group_create', { name: '家' }]],
        calls: [['share_group_query']],
      },
    ],
    en: [
      {
        says: 'Who can see my calendar?',
        before: [['share_group_create', { name: 'Family' }]],
        calls: [['share_group_query']],
      },
    ],
  },
};
