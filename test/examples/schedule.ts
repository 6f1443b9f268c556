import type { Call, Examples } from './example.ts';

const review: Call = ['schedule_add', { title: '评审会', start: '明天下午3点' }];
const standup: Call = ['schedule_add', { title: 'Standup', repeat: 'every weekday at 9:30', duration_minutes: 15 }];
const planning: Call = ['schedule_add', { title: 'Planning', start: 'tomorrow 2-4pm' }];

export const schedule: Examples = {
  schedule_query: {
    zh: [{ says: '明天有什么安排？', before: [review], calls: [['schedule_query', { start: '明天' }]] }],
    en: [
      {
        says: "What's on this week?",
        before: [standup, planning],
        calls: [['schedule_query', { start: 'this week', limit: 3 }]],
      },
    ],
  },
  schedule_add: {
    zh: [
      {
        says: '明天下午三点半跟李工对一下需求，提前十分钟提醒我',
        before: [review],
        calls: [
          ['schedule_add', { title: '跟李工对需求', start: '明天下午三点半', remind_minutes: 10 }],
          ['schedule_add', { title: '跟李工对需求', slot_token: 'slot_1', remind_minutes: 10 }],
        ],
      },
    ],
    en: [
      {
        says: 'Yoga every other Tuesday at 6pm, ten times',
        calls: [['schedule_add', { title: 'Yoga', start: 'Tuesday 6pm', repeat: 'every other Tuesday, 10 times' }]],
      },
    ],
  },
  schedule_update: {
    zh: [
      {
        says: '评审会改到后天上午十点',
        before: [review],
        calls: [['schedule_update', { match: '评审会', start: '后天上午十点' }]],
      },
    ],
    en: [
      {
        says: "Tomorrow's standup is at 10, just this once",
        before: [standup],
        calls: [
          ['schedule_update', { match: 'standup', start: 'tomorrow 10am' }],
          ['schedule_update', { id: 'evt_1', start: 'tomorrow 10am', scope: 'this', occurrence: '2026-11-24T09:30' }],
        ],
      },
    ],
  },
  check_conflict: {
    zh: [{ says: '明天三点半有空吗？', before: [review], calls: [['check_conflict', { start: '明天下午三点半' }]] }],
    en: [
      {
        says: 'Would every Tuesday at 2pm work, for the next month?',
        before: [planning],
        calls: [['check_conflict', { start: 'tomorrow 2pm', repeat: 'every Tuesday, 4 times' }]],
      },
    ],
  },
  find_free_time: {
    zh: [
      {
        says: '明天找一个半小时写方案，最好上午',
        before: [review],
        calls: [['find_free_time', { start: '明天', duration_minutes: 90, prefer: 'morning', limit: 2 }]],
      },
    ],
    en: [
      {
        says: 'Find two hours this week for the tax return, and book the first',
        before: [standup, planning],
        calls: [
          ['find_free_time', { start: 'this week', duration_minutes: 120, limit: 2 }],
          ['schedule_add', { title: 'Tax return', slot_token: 'slot_1' }],
        ],
      },
    ],
  },
  reschedule: {
    zh: [
      {
        says: '明天的会都推后半小时',
        before: [review],
        calls: [
          ['reschedule', { start: '明天', shift_minutes: 30 }],
          ['reschedule', { start: '明天', shift_minutes: 30, plan_token: 'cfm_1' }],
        ],
      },
    ],
    en: [
      {
        says: "Move tomorrow afternoon's things to Thursday",
        before: [standup, planning],
        calls: [['reschedule', { start: 'tomorrow afternoon', move_to: 'Thursday' }]],
      },
    ],
  },
};
