import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent }) => ({ title: 'Write', due: '2026-11-27', depends_on: [rent] }),
  refused: [{ args: () => ({ title: 'Write', depends_on: ['todo_zzzzzzzzzz'] }), code: 'NOT_FOUND' }],
  examples: {
    zh: [
      {
        says: '今天下班前要写完四小时的标书',
        before: [
          ['profile_update', { working_hours: 'MO-FR 09:00-18:00' }],
          ['schedule_add', { title: '客户来访', start: '今天10点到17点' }],
        ],
        calls: [
          [
            'todo_add',
            { title: '写标书', due: '今天18点', estimate_minutes: 240, importance: 'high', urgency: 'high' },
          ],
        ],
      },
    ],
    en: [
      {
        says: 'I need to paint the fence once I have bought the paint',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'], tags: ['garden'] }]],
      },
    ],
  },
};
