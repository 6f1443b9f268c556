import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ title: 'Lunch', start: '2026-11-25T12:00', end: '2026-11-25T13:00' }),
  refused: [
    { args: () => ({ title: 'Lunch' }), code: 'INVALID_ARGUMENT', missing: ['start'] },
    { args: () => ({ title: 'Lunch', start: '2026-11-25T12:00', participants: ['Nobody known'] }), code: 'NOT_FOUND' },
    { args: () => ({ title: 'Lunch', start: '2026-11-25T12:00', attendees: ['Nobody'] }), code: 'INVALID_ARGUMENT' },
    {
      args: ({ family }) => ({ title: 'Lunch', start: '2026-11-25T12:00', share_with: family, private: true }),
      code: 'INVALID_ARGUMENT',
    },
  ],
  overlaps: () => ({ title: 'Clash', start: '2026-11-24T10:30' }),
  asks: () => ({ title: 'Long ago', start: '2026-10-01T10:00' }),
  examples: {
    zh: [
      {
        says: '明天下午三点半跟李工对一下需求，提前十分钟提醒我',
        before: [['schedule_add', { title: '评审会', start: '明天下午3点' }]],
        calls: [
          ['schedule_add', { title: '跟李工对需求', start: '明天下午三点半', remind_minutes: 10 }],
          ['schedule_add', { title: '跟李工对需求', slot_token: 'slot_1', remind_minutes: 10 }],
        ],
      },
      {
        says: '约项目组周四下午三点评审',
        before: [
          ['share_group_create', { name: '项目组' }, 'another'],
          ['share_group_join', { invite: 'invite_1' }],
        ],
        calls: [
          ['schedule_add', { title: '评审', start: '周四下午三点', participants: ['项目组'] }],
          ['schedule_add', { title: '评审', start: '周四下午三点', participants: ['项目组'], confirm_token: 'cfm_2' }],
        ],
      },
    ],
    en: [
      {
        says: 'Yoga every other Tuesday at 6pm, ten times',
        calls: [['schedule_add', { title: 'Yoga', start: 'Tuesday 6pm', repeat: 'every other Tuesday, 10 times' }]],
      },
      {
        says: 'Design call with anna@example.org on Thursday at 4pm',
        calls: [['schedule_add', { title: 'Design call', start: 'Thursday 4pm', attendees: ['anna@example.org'] }]],
      },
    ],
  },
};
