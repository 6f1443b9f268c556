import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ family }) => ({ group: family, start: '2026-11-23', end: '2026-11-29' }),
  refused: [
    { args: () => ({ group: 'Nobody knows', start: '2026-11-23' }), code: 'NOT_FOUND' },
    { args: ({ family }) => ({ group: family, start: '2026-11-23', end: '2027-11-29' }), code: 'LIMIT_EXCEEDED' },
  ],
  examples: {
    zh: [
      {
        says: '家里人这周都忙些什么？',
        before: [['share_group_create', { name: '家' }]],
        calls: [['share_group_events', { group: '家', start: '这周' }]],
      },
    ],
    en: [
      {
        says: 'When is the team busy tomorrow?',
        before: [['share_group_create', { name: 'Team' }]],
        calls: [['share_group_events', { group: 'Team', start: 'tomorrow' }]],
      },
    ],
  },
};
