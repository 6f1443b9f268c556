import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ work }) => ({ id: work, color: 'blue' }),
  refused: [
    { args: () => ({ color: 'blue' }), code: 'INVALID_ARGUMENT', missing: ['id', 'match'] },
    { args: ({ work }) => ({ id: work }), code: 'INVALID_ARGUMENT' },
  ],
  match: { several: 'wor', similar: 'Wrkshop', rest: { color: 'blue' } },
  asks: 'never',
  examples: {
    zh: [
      {
        says: '健身改成一小时',
        before: [['group_add', { name: '健身', default_duration_minutes: 45 }]],
        calls: [['group_update', { match: '健身', default_duration_minutes: 60 }]],
      },
    ],
    en: [
      {
        says: 'Thesis needs no fixed hours any more',
        before: [['group_add', { name: 'Thesis', working_hours: 'MO-FR 18:00-21:00' }]],
        calls: [['group_update', { match: 'Thesis', clear: ['working_hours'] }]],
      },
    ],
  },
};
