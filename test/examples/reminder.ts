import type { Call, Examples } from './example.ts';

const water: Call = ['reminder_add', { title: '喝水', at: '今天10点' }];
const pills: Call = ['reminder_add', { title: 'Take the pills', at: 'tomorrow 8am', repeat: 'every day' }];

export const reminder: Examples = {
  reminder_query: {
    zh: [{ says: '还有哪些提醒？', before: [water], calls: [['reminder_query']] }],
    en: [
      {
        says: 'What will you remind me of tomorrow?',
        before: [pills],
        calls: [['reminder_query', { start: 'tomorrow' }]],
      },
    ],
  },
  reminder_add: {
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
  reminder_update: {
    zh: [
      {
        says: '喝水的提醒推迟到十一点',
        before: [water],
        calls: [['reminder_update', { match: '喝水', snooze_until: '今天11点' }]],
      },
    ],
    en: [
      {
        says: "Skip tomorrow's pills",
        before: [pills],
        calls: [
          ['reminder_update', { match: 'pills', action: 'dismiss', scope: 'this', occurrence: '2026-11-24T08:00' }],
        ],
      },
    ],
  },
};
