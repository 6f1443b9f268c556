import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ content: 'Oat milk', tags: ['shopping'] }),
  refused: [{ args: () => ({ content: ' ' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '记一下：王总说明年预算要砍两成',
        calls: [['memo_add', { content: '王总说明年预算要砍两成', tags: ['预算'] }]],
      },
    ],
    en: [
      {
        says: 'Note that the boiler was serviced today',
        calls: [['memo_add', { title: 'Boiler', content: 'Serviced on 2026-11-23.' }]],
      },
    ],
  },
};
