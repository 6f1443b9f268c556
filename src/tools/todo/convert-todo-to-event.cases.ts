import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ rent }) => ({ id: rent, start: '2026-11-25T12:00' }),
  refused: [{ args: () => ({ start: '2026-11-25T12:00' }), code: 'INVALID_ARGUMENT', missing: ['id', 'match'] }],
  match: { several: 'pay', similar: 'Pay rnet', rest: { start: '2026-11-25T12:00' } },
  overlaps: ({ rent }) => ({ id: rent, start: '2026-11-24T10:30' }),
  asks: ({ rent }) => ({ id: rent, start: '2026-10-01T10:00' }),
  examples: {
    zh: [
      {
        says: '明天上午九点写周报，放进日程',
        before: [['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }]],
        calls: [['convert_todo_to_event', { match: '周报', start: '明天上午九点' }]],
      },
    ],
    en: [
      {
        says: 'When could I buy the paint? Put it in my calendar',
        before: [['todo_add', { title: 'Buy paint', due: 'Friday' }]],
        calls: [
          ['convert_todo_to_event', { match: 'paint', duration_minutes: 45 }],
          ['convert_todo_to_event', { id: 'todo_1', slot_token: 'slot_1' }],
        ],
      },
    ],
  },
};
