import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ since: '2026-11-01', preview: true }),
  refused: [{ args: () => ({}), code: 'INVALID_ARGUMENT', missing: ['change_id', 'last', 'since', 'session'] }],
  asks: () => ({ last: 2 }),
  examples: {
    zh: [
      {
        says: '撤销',
        before: [['schedule_add', { title: '午饭', start: '明天12点' }]],
        calls: [['undo', { last: 1 }]],
      },
    ],
    en: [
      {
        says: 'Take back the move of the call',
        before: [
          ['schedule_add', { title: 'Call with Ann', start: 'tomorrow 3pm' }],
          ['schedule_update', { id: 'evt_1', start: 'tomorrow 4pm' }],
        ],
        calls: [['undo', { change_id: 'chg_2' }]],
      },
    ],
  },
};
