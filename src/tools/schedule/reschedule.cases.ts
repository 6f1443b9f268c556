import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-24', shift_minutes: 60 }),
  refused: [{ args: () => ({ start: '2026-11-24' }), code: 'INVALID_ARGUMENT', missing: ['shift_minutes', 'move_to'] }],
  asks: () => ({ start: '2026-11-24', shift_minutes: 60 }),
  examples: {
    zh: [
      {
        says: '明天下午的会都挪到后天……周会不动',
        before: [
          ['schedule_add', { title: '评审会', start: '明天14点' }],
          ['schedule_add', { title: '周会', start: '明天16点' }],
        ],
        calls: [
          ['reschedule', { start: '明天下午', move_to: '后天' }],
          ['reschedule', { start: '明天下午', move_to: '后天', ids: ['evt_1'], plan_token: 'cfm_1' }],
        ],
      },
      {
        says: '明天的会都推后半小时',
        before: [['schedule_add', { title: '评审会', start: '明天下午3点' }]],
        calls: [
          ['reschedule', { start: '明天', shift_minutes: 30 }],
          ['reschedule', { start: '明天', shift_minutes: 30, plan_token: 'cfm_1' }],
        ],
      },
    ],
    en: [
      {
        says: "Move tomorrow afternoon's things to Thursday",
        before: [
          ['schedule_add', { title: 'Standup', repeat: 'every weekday at 9:30', duration_minutes: 15 }],
          ['schedule_add', { title: 'Planning', start: 'tomorrow 2-4pm' }],
        ],
        calls: [['reschedule', { start: 'tomorrow afternoon', move_to: 'Thursday' }]],
      },
    ],
  },
};
