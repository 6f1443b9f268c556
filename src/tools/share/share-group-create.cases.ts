import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ name: 'Family' }),
  refused: [{ args: () => ({}), code: 'INVALID_ARGUMENT', missing: ['name'] }],
  examples: {
    zh: [{ says: '建一个“家”的共享组，我要邀请我老婆', calls: [['share_group_create', { name: '家' }]] }],
    en: [{ says: 'I want to share my free times with my team', calls: [['share_group_create', { name: 'Team' }]] }],
  },
};
