import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent }) => ({ ids: [rent] }),
  refused: [{ args: () => ({ note: 'done' }), code: 'INVALID_ARGUMENT', missing: ['ids', 'match'] }],
  match: { several: 'pay', similar: 'Pay rnet', rest: {} },
  asks: ({ rent, bills }) => ({ ids: [rent, bills] }),
  examples: {
    zh: [
      {
        says: '买菜那几个都做完了……鸡蛋还没买',
        before: [
          ['todo_add', { title: '买菜：土豆', due: '今天' }],
          ['todo_add', { title: '买菜：鸡蛋', due: '今天' }],
          ['todo_add', { title: '买菜：番茄', due: '今天' }],
        ],
        calls: [
          ['todo_close', { due_in: '今天', query: '买菜' }],
          ['todo_close', { ids: ['todo_1', 'todo_3'], confirm_token: 'cfm_1' }],
        ],
      },
      {
        says: '周报写完了',
        before: [['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }]],
        calls: [['todo_close', { match: '周报' }]],
      },
    ],
    en: [
      {
        says: 'Whatever was due by Friday is done',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [['todo_close', { due_before: 'Friday' }]],
      },
      {
        says: 'Both garden things are done',
        before: [
          ['todo_add', { title: 'Buy paint', due: 'Friday' }],
          ['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'] }],
        ],
        calls: [
          ['todo_close', { ids: ['todo_1', 'todo_2'] }],
          ['todo_close', { ids: ['todo_1', 'todo_2'], confirm_token: 'cfm_1' }],
        ],
      },
    ],
  },
};
