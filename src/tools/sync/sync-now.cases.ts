import type { ToolCases } from '../shared/cases.ts';

/** With accounts: test/sync/tools.test.ts. */
export const cases: ToolCases = {
  works: () => ({ dry_run: true }),
  refused: [
    { args: () => ({ account: 'nowhere' }), code: 'NOT_FOUND' },
    { args: () => ({ account: 'nowhere', confirm_token: 'cfm_none' }), code: 'NOT_FOUND' },
  ],
  asks: 'never',
  examples: {
    zh: [{ says: '同步一下日历', calls: [['sync_now']] }],
    en: [{ says: 'Sync my calendars now', calls: [['sync_now']] }],
  },
};
