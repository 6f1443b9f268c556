import type { Call, Examples } from './example.ts';

const seat: Call = ['memory_save', { content: '坐飞机喜欢靠窗的座位', kind: 'preference' }];
const boss: Call = ['memory_save', { content: 'My manager is Dana', kind: 'person' }];

export const memory: Examples = {
  memory_search: {
    zh: [{ says: '订机票要选什么座位？', before: [seat], calls: [['memory_search', { query: '飞机座位' }]] }],
    en: [{ says: 'Who is my manager?', before: [boss], calls: [['memory_search', { query: 'manager' }]] }],
  },
  memory_save: {
    zh: [
      {
        says: '记住我坐飞机喜欢靠窗',
        calls: [['memory_save', { content: '坐飞机喜欢靠窗的座位', kind: 'preference' }]],
      },
    ],
    en: [
      {
        says: 'My manager is Lee now',
        before: [boss],
        calls: [['memory_save', { content: 'My manager is Lee', supersedes: 'mem_1' }]],
      },
    ],
  },
  profile_update: {
    zh: [
      {
        says: '我的工作时间是周一到周五九点到六点，公司在国贸',
        calls: [['profile_update', { working_hours: 'MO-FR 09:00-18:00', work: { name: '国贸' } }]],
      },
    ],
    en: [
      {
        says: 'I moved to London',
        calls: [['profile_update', { timezone: 'Europe/London' }]],
      },
    ],
  },
};
