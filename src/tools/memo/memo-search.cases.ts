import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ query: 'wifi', start: '2026-11-01', end: '2026-12-01' }),
  refused: [{ args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '我记过预算的事吗？',
        before: [['memo_add', { content: '王总说明年预算要砍两成，先动差旅。', tags: ['预算'] }]],
        calls: [['memo_search', { query: '预算' }]],
      },
    ],
    en: [
      {
        says: 'When was the boiler looked at?',
        before: [['memo_add', { content: 'The boiler was serviced in October; next service in two years.' }]],
        calls: [['memo_search', { query: 'boiler service' }]],
      },
    ],
  },
};
