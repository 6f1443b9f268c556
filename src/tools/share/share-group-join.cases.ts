import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ invite }) => ({ invite }),
  refused: [{ args: () => ({ invite: 'perch_inv_x' }), code: 'INVALID_ARGUMENT' }],
  asks: ({ invite }) => ({ invite }),
  examples: {
    zh: [
      {
        says: '同事给了我共享组的邀请码，帮我加入',
        before: [['share_group_create', { name: '项目组' }, 'another']],
        calls: [
          ['share_group_join', { invite: 'invite_1' }],
          ['share_group_join', { invite: 'invite_1', confirm_token: 'cfm_1' }],
        ],
      },
    ],
    en: [
      {
        says: 'Anna sent me this invitation, join her group',
        before: [['share_group_create', { name: 'Team' }, 'another']],
        calls: [
          ['share_group_join', { invite: 'invite_1' }],
          ['share_group_join', { invite: 'invite_1', confirm_token: 'cfm_1' }],
        ],
      },
    ],
  },
};
