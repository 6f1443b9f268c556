import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-23', end: '2026-11-24' }),
  refused: [
    { args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' },
    { args: () => ({ start: '2026-11-23', participants: ['Nobody known'] }), code: 'NOT_FOUND' },
  ],
  examples: {
    zh: [
      {
        says: '明天找一个半小时写方案，最好上午',
        before: [['schedule_add', { title: '评审会', start: '明天下午3点' }]],
        calls: [['find_free_time', { start: '明天', duration_minutes: 90, prefer: 'morning', limit: 2 }]],
      },
    ],
    en: [
      {
        says: 'When can all of the team meet for an hour tomorrow?',
        before: [
          ['share_group_create', { name: 'Team' }, 'another'],
          ['share_group_join', { invite: 'invite_1' }],
          ['schedule_add', { title: 'Planning', start: 'tomorrow 9-11am' }, 'another'],
          ['schedule_add', { title: 'Dentist', start: 'tomorrow 2-4pm' }],
        ],
        calls: [['find_free_time', { start: 'tomorrow', duration_minutes: 60, participants: ['Team'], limit: 2 }]],
      },
      {
        says: 'Find two hours this week for the tax return, and book the first',
        before: [
          ['schedule_add', { title: 'Standup', repeat: 'every weekday at 9:30', duration_minutes: 15 }],
          ['schedule_add', { title: 'Planning', start: 'tomorrow 2-4pm' }],
        ],
        calls: [
          ['find_free_time', { start: 'this week', duration_minutes: 120, limit: 2 }],
          ['schedule_add', { title: 'Tax return', slot_token: 'slot_1' }],
        ],
      },
    ],
  },
};
