import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ title: 'Call the bank', at: '2026-11-25T12:00' }),
  refused: [{ args: () => ({ title: 'Call the bank' }), code: 'INVALID_ARGUMENT', missing: ['at'] }],
  examples: {
    zh: [
      {
        says: '明天两点提醒我出门看牙医',
        before: [['schedule_add', { title: '看牙医', start: '明天下午3点' }]],
        calls: [
          ['reminder_add', { title: '出门看牙医', at: '明天下午两点' }],
          ['reminder_update', { id: 'rem_1', event_id: 'evt_1', minutes_before: 60 }],
        ],
      },
    ],
    en: [
      {
        says: 'Remind me to water the plants every Sunday at 10',
        calls: [['reminder_add', { title: 'Water the plants', repeat: 'every Sunday at 10am' }]],
      },
    ],
  },
};
