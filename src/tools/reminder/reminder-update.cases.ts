import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ passport }) => ({ id: passport, expected_version: 1, at: '2026-11-25T12:00' }),
  refused: [
    { args: () => ({ action: 'complete' }), code: 'INVALID_ARGUMENT', missing: ['id', 'match'] },
    { args: ({ passport }) => ({ id: passport }), code: 'INVALID_ARGUMENT' },
  ],
  match: { several: 'bring', similar: 'Brng pasport', rest: { notes: 'the red one' } },
  unscoped: ({ pills }) => ({ id: pills, title: 'Vitamins' }),
  asks: ({ pills }) => ({ id: pills, scope: 'all', action: 'complete' }),
  examples: {
    zh: [
      {
        says: '下午的提醒都推到晚饭后',
        before: [
          ['reminder_add', { title: '取快递', at: '今天15点' }],
          ['reminder_add', { title: '给妈妈打电话', at: '今天17点' }],
        ],
        calls: [['reminder_update', { due_in: '今天下午', snooze_until: '晚饭后' }]],
      },
      {
        says: '喝水的提醒推迟到十一点',
        before: [['reminder_add', { title: '喝水', at: '今天10点' }]],
        calls: [['reminder_update', { match: '喝水', snooze_until: '今天11点' }]],
      },
    ],
    en: [
      {
        says: "Skip tomorrow's pills",
        before: [['reminder_add', { title: 'Take the pills', at: 'tomorrow 8am', repeat: 'every day' }]],
        calls: [
          ['reminder_update', { match: 'pills', action: 'dismiss', scope: 'this', occurrence: '2026-11-24T08:00' }],
        ],
      },
    ],
  },
};
