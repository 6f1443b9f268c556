import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ wifi }) => ({ id: wifi, content: 'The wifi password is tuna' }),
  refused: [
    {
      args: ({ wifi }) => ({ id: wifi }),
      code: 'INVALID_ARGUMENT',
      missing: ['content', 'title', 'tags', 'pinned', 'clear'],
    },
  ],
  examples: {
    zh: [
      {
        says: '把那条预算的笔记置顶',
        before: [['memo_add', { content: '王总说明年预算要砍两成，先动差旅。', tags: ['预算'] }]],
        calls: [['memo_update', { id: 'memo_1', pinned: true }]],
      },
    ],
    en: [
      {
        says: 'Call that note "Heating" and tag it home',
        before: [['memo_add', { content: 'The boiler was serviced in October; next service in two years.' }]],
        calls: [['memo_update', { id: 'memo_1', title: 'Heating', tags: ['home'] }]],
      },
    ],
  },
};
