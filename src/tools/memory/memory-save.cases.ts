import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ coffee }) => ({ content: 'Drinks tea by now', supersedes: coffee }),
  refused: [{ args: () => ({ content: 'Drinks tea by now', supersedes: 'mem_zzzzzzzzzz' }), code: 'NOT_FOUND' }],
  examples: {
    zh: [
      {
        says: '记住我坐飞机喜欢靠窗',
        calls: [['memory_save', { content: '坐飞机喜欢靠窗的座位', kind: 'preference' }]],
      },
    ],
    en: [
      {
        says: 'My manager is Lee now',
        before: [['memory_save', { content: 'My manager is Dana', kind: 'person' }]],
        calls: [['memory_save', { content: 'My manager is Lee', supersedes: 'mem_1' }]],
      },
    ],
  },
};
