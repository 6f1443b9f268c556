import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-not-addition-01',
    class: 'not-addition',
    said: "cancel tomorrow's lunch",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Lunch with Kim',
          start: '2026-11-23T12:00:00',
          end: '2026-11-23T13:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "cancel tomorrow's lunch",
        },
      },
    ],
    expect: {
      asks: ['delete_items'],
    },
  },
  {
    id: 'en3-not-addition-03',
    class: 'not-addition',
    said: 'push my dentist to 4',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Dentist',
          start: '2026-11-24T15:00:00',
          end: '2026-11-24T16:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'push my dentist to 4',
        },
      },
    ],
    expect: {
      asks: ['schedule_update'],
    },
  },
  {
    id: 'en3-not-addition-05',
    class: 'not-addition',
    said: 'am I free friday at 2?',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'am I free friday at 2?',
        },
      },
    ],
    expect: {
      asks: [['check_conflict', 'find_free_time', 'agenda_query']],
    },
  },
  {
    id: 'en3-not-addition-07',
    class: 'not-addition',
    said: 'snooze the bins reminder for 20 minutes',
    before: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Bins',
          at: '2026-11-22T20:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'snooze the bins reminder for 20 minutes',
        },
      },
    ],
    expect: {
      asks: ['reminder_update'],
    },
  },
];
