import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent }) => ({
    title: 'Write',
    due: '2026-11-27',
    repeat: 'every Friday',
    repeat_from: 'due',
    depends_on: [rent],
    parent: rent,
    location: 'SOHO',
    location_place: { name: 'SOHO', longitude: 116.48, latitude: 39.99, crs: 'gcj02' },
  }),
  refused: [{ args: () => ({ title: 'Write', depends_on: ['todo_zzzzzzzzzz'] }), code: 'NOT_FOUND' }],
  examples: {
    zh: [
      {
        says: '给搬家加两个子任务：找搬家公司、打包',
        before: [['todo_add', { title: '搬家', due: '12月12日' }]],
        calls: [
          ['todo_add', { title: '找搬家公司', due: '11月28日', parent: '搬家' }],
          ['todo_add', { title: '打包', parent: '搬家' }],
          ['todo_query', { query: '搬家' }],
        ],
      },
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
        says: 'I do my timesheet every Friday. Just done',
        calls: [
          ['todo_add', { title: 'Timesheet', repeat: 'every Friday' }],
          ['todo_close', { match: 'timesheet' }],
        ],
      },
      {
        says: 'I need to paint the fence once I have bought the paint',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'], tags: ['garden'] }]],
      },
    ],
  },
};
