import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({}),
  refused: [{ args: () => ({ account: 'icloud' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [{ says: '我的手机日历同步好了吗？', calls: [['sync_status']] }],
    en: [{ says: 'Is my phone calendar in sync?', calls: [['sync_status']] }],
  },
};
