import type { Call, Examples } from './example.ts';

const budget: Call = ['memo_add', { content: '王总说明年预算要砍两成，先动差旅。', tags: ['预算'] }];
const heating: Call = ['memo_add', { content: 'The boiler was serviced in October; next service in two years.' }];

export const memo: Examples = {
  memo_search: {
    zh: [{ says: '我记过预算的事吗？', before: [budget], calls: [['memo_search', { query: '预算' }]] }],
    en: [
      {
        says: 'When was the boiler looked at?',
        before: [heating],
        calls: [['memo_search', { query: 'boiler service' }]],
      },
    ],
  },
  memo_add: {
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
  memo_update: {
    zh: [
      {
        says: '把那条预算的笔记置顶',
        before: [budget],
        calls: [['memo_update', { id: 'memo_1', pinned: true }]],
      },
    ],
    en: [
      {
        says: 'Call that note "Heating" and tag it home',
        before: [heating],
        calls: [['memo_update', { id: 'memo_1', title: 'Heating', tags: ['home'] }]],
      },
    ],
  },
};
