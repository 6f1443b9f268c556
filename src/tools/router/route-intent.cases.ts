import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ text: '明天开会' }),
  refused: [{ args: () => ({ text: ' ' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      { says: '帮我排一下这周', calls: [['route_intent', { text: '帮我排一下这周' }]] },
      { says: '总结一下我这周的工作', calls: [['route_intent', { text: '总结一下我这周的工作' }]] },
    ],
    en: [
      {
        says: 'Did I write anything about the budget?',
        calls: [['route_intent', { text: 'Did I write anything about the budget?' }]],
      },
    ],
  },
};
