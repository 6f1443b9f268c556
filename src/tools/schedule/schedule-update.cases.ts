import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: ({ design }) => ({ id: design, expected_version: 1, start: '2026-11-25T10:00', end: '2026-11-25T11:00' }),
  refused: [
    { args: () => ({ title: 'New' }), code: 'INVALID_ARGUMENT', missing: ['id', 'match'] },
    { args: ({ design }) => ({ id: design }), code: 'INVALID_ARGUMENT' },
    { args: ({ design }) => ({ id: design, response: 'accepted' }), code: 'INVALID_ARGUMENT' },
    { args: ({ design }) => ({ id: design, attendees: ['Nobody'] }), code: 'INVALID_ARGUMENT' },
    { args: ({ design, family }) => ({ id: design, share_with: family, private: true }), code: 'INVALID_ARGUMENT' },
  ],
  match: { several: 'review', similar: 'Desing reveiw', rest: { title: 'Renamed' } },
  unscoped: ({ standup }) => ({ id: standup, title: 'Daily' }),
  overlaps: ({ design }) => ({ id: design, start: '2026-11-24T14:30' }),
  asks: ({ standup }) => ({ id: standup, scope: 'all', start: '2026-11-23T16:00' }),
  examples: {
    zh: [
      {
        says: '评审会改到后天上午十点',
        before: [['schedule_add', { title: '评审会', start: '明天下午3点' }]],
        calls: [['schedule_update', { match: '评审会', start: '后天上午十点' }]],
      },
      {
        says: '周六的聚餐让家里人也看到',
        before: [
          ['share_group_create', { name: '家' }],
          ['schedule_add', { title: '聚餐', start: '周六晚上6点' }],
        ],
        calls: [
          ['schedule_update', { match: '聚餐', share_with: '家' }],
          ['schedule_update', { match: '聚餐', share_with: '家', confirm_token: 'cfm_1' }],
        ],
      },
      {
        says: '本周的健身都改到奥体，放进运动组',
        before: [
          ['group_add', { name: '运动' }],
          ['schedule_add', { title: '健身：游泳', start: '周三晚上7点' }],
          ['schedule_add', { title: '健身：跑步', start: '周四晚上7点' }],
        ],
        calls: [['schedule_update', { within: '本周', query: '健身', location: '奥体', group: '运动' }]],
      },
    ],
    en: [
      {
        says: 'Nobody else needs to know about the dentist',
        before: [['schedule_add', { title: 'Dentist', start: 'Thursday 9am' }]],
        calls: [['schedule_update', { match: 'dentist', private: true }]],
      },
      {
        says: "Tomorrow's standup is at 10, just this once",
        before: [['schedule_add', { title: 'Standup', repeat: 'every weekday at 9:30', duration_minutes: 15 }]],
        calls: [
          ['schedule_update', { match: 'standup', start: 'tomorrow 10am' }],
          ['schedule_update', { id: 'evt_1', start: 'tomorrow 10am', scope: 'this', occurrence: '2026-11-24T09:30' }],
        ],
      },
      {
        says: 'Both of them are only tentative',
        before: [
          ['schedule_add', { title: 'Call with Ana', start: 'Thursday 9am' }],
          ['schedule_add', { title: 'Site visit', start: 'Thursday 2pm' }],
        ],
        calls: [['schedule_update', { ids: ['evt_1', 'evt_2'], show_as: 'tentative' }]],
      },
    ],
  },
};
