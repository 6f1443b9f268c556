import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ family }) => ({ group: family, name: 'Home' }),
  refused: [
    { args: ({ family }) => ({ group: family }), code: 'INVALID_ARGUMENT', missing: ['my_role'] },
    { args: () => ({ group: 'Nobody knows', leave: true }), code: 'NOT_FOUND' },
    { args: ({ family }) => ({ group: family, member: 'Nobody', role: 'edit' }), code: 'NOT_FOUND' },
    { args: ({ family }) => ({ group: family, member: 'Nobody', remove: true }), code: 'NOT_FOUND' },
  ],
  asks: ({ family }) => ({ group: family, my_role: 'details' }),
  examples: {
    zh: [
      {
        says: '让家里人看到我的日程详情',
        before: [['share_group_create', { name: '家' }]],
        calls: [
          ['share_group_update', { group: '家', my_role: 'details' }],
          ['share_group_update', { group: '家', my_role: 'details', confirm_token: 'cfm_1' }],
        ],
      },
    ],
    en: [
      {
        says: 'I need a new invitation for three colleagues',
        before: [['share_group_create', { name: 'Team' }]],
        calls: [['share_group_update', { group: 'Team', new_invite: 3 }]],
      },
    ],
  },
};
