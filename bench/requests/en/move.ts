import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-move-02',
    class: 'move',
    said: 'Can we do the vendor call an hour earlier?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Vendor call', start: '2026-11-25T15:00', end: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Vendor call', start: 'an hour earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Vendor call', start: '2026-11-25T14:00', end: '2026-11-25T15:00' }] },
  },
  {
    id: 'en-move-05',
    class: 'move',
    said: 'I need the coaching session moved to the same time the following week',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Coaching session', start: '2026-12-02T16:00', end: '2026-12-02T17:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'Coaching session', start: 'same time the following week' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Coaching session', start: '2026-12-09T16:00', end: '2026-12-09T17:00' }],
    },
  },
  {
    id: 'en-move-06',
    class: 'move',
    said: 'Could you move the parent-teacher conference to the evening',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Parent-teacher conference', start: '2026-12-03T15:00', end: '2026-12-03T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'parent-teacher conference', start: 'the evening' } }],
    expect: { asks: [['2026-12-03', 'Dec 3', 'December 3']] },
  },
  {
    id: 'en-move-09',
    class: 'move',
    said: 'The customer demo will run an hour longer',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Customer demo', start: '2026-12-01T13:00', end: '2026-12-01T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'customer demo', end: 'an hour longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Customer demo', start: '2026-12-01T13:00', end: '2026-12-01T15:00' }],
    },
  },
  {
    id: 'en-move-10',
    class: 'move',
    said: 'Keep the workshop going until 5 instead of 4',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Workshop', start: '2026-12-10T13:00', end: '2026-12-10T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'workshop', end: 'until 5 instead of 4' } }],
    expect: { written: [{ kind: 'event', title: 'Workshop', start: '2026-12-10T13:00', end: '2026-12-10T17:00' }] },
  },
  {
    id: 'en-move-11',
    class: 'move',
    said: 'Wrap up board prep 20 minutes earlier, same start',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Board prep', start: '2026-11-30T09:00', end: '2026-11-30T10:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'board prep', end: '20 minutes earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Board prep', start: '2026-11-30T09:00', end: '2026-11-30T10:10' }] },
  },
  {
    id: 'en-move-12',
    class: 'move',
    said: 'Give me two more days on the expense report',
    before: [{ tool: 'todo_add', arguments: { title: 'Expense report', due: '2026-12-03' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'expense report', due: 'two more days' } }],
    expect: { written: [{ kind: 'todo', title: 'Expense report', due: '2026-12-05' }] },
  },
  {
    id: 'en-move-13',
    class: 'move',
    said: 'Lease renewal can be due a week later',
    before: [{ tool: 'todo_add', arguments: { title: 'Lease renewal', due: '2026-12-10' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'lease renewal', due: 'a week later' } }],
    expect: { written: [{ kind: 'todo', title: 'Lease renewal', due: '2026-12-17' }] },
  },
  {
    id: 'en-move-15',
    class: 'move',
    said: 'Change the deadline for the tax documents to Friday',
    before: [{ tool: 'todo_add', arguments: { title: 'Tax documents', due: '2026-12-15' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'tax documents', due: 'Friday' } }],
    expect: { written: [{ kind: 'todo', title: 'Tax documents', due: '2026-12-18' }] },
  },
  {
    id: 'en-move-20',
    class: 'move',
    said: 'Bug me about the laundry again at 8 tonight',
    before: [{ tool: 'reminder_add', arguments: { title: 'Laundry', at: '2026-11-22T06:45' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'laundry', action: 'snooze', snooze_until: '8 tonight' } }],
    expect: { written: [{ kind: 'reminder', title: 'Laundry', at: '2026-11-22T20:00' }] },
  },
  {
    id: 'en-move-21',
    class: 'move',
    said: "Tuesday's stand-up at 10, just this once",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Stand-up',
          start: '2026-11-23T09:30',
          end: '2026-11-23T09:45',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'stand-up', scope: 'this', occurrence: 'Tuesday', start: '10' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Stand-up',
          repeats: ['2026-11-23T09:30', '2026-11-24T10:00', '2026-11-25T09:30', '2026-11-26T09:30'],
        },
      ],
    },
  },
  {
    id: 'en-move-23',
    class: 'move',
    said: 'From January 12 on, the platform sync is on Wednesdays',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Platform sync',
          start: '2026-11-24T15:00',
          end: '2026-11-24T15:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'platform sync', scope: 'this_and_future', occurrence: 'January 12', start: 'Wednesday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Platform sync',
          repeats: [
            '2026-11-24T15:00',
            '2026-12-01T15:00',
            '2026-12-08T15:00',
            '2026-12-15T15:00',
            '2026-12-22T15:00',
            '2026-12-29T15:00',
            '2027-01-05T15:00',
          ],
          count: 7,
        },
        {
          kind: 'event',
          title: 'Platform sync',
          repeats: ['2027-01-13T15:00', '2027-01-20T15:00', '2027-01-27T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-move-24',
    class: 'move',
    said: 'Starting December 7 yoga is an hour later',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Yoga',
          start: '2026-11-23T18:00',
          end: '2026-11-23T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'yoga', scope: 'this_and_future', occurrence: 'December 7', start: 'an hour later' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: 'Yoga', repeats: ['2026-11-23T18:00', '2026-11-30T18:00'], count: 2 },
        {
          kind: 'event',
          title: 'Yoga',
          repeats: ['2026-12-07T19:00', '2026-12-14T19:00', '2026-12-21T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-move-25',
    class: 'move',
    said: 'Shift the whole book club series half an hour later',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-12-02T19:00',
          end: '2026-12-02T21:00',
          repeat: 'FREQ=MONTHLY;BYDAY=1WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'book club', scope: 'all', start: 'half an hour later' } }],
    expect: { asks: ['Book club', '19:30'] },
  },
  {
    id: 'en-move-29',
    class: 'move',
    said: 'Bump the landlord call to the 9th',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Landlord call', start: '2026-12-04T12:00', end: '2026-12-04T12:20' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'landlord call', start: 'the 9th' } }],
    expect: {
      written: [{ kind: 'event', title: 'Landlord call', start: '2026-12-09T12:00', end: '2026-12-09T12:20' }],
    },
  },
  {
    id: 'en-move-30',
    class: 'move',
    said: 'Interview at quarter past 2 rather than 1',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Interview', start: '2026-12-02T13:00', end: '2026-12-02T14:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'interview', start: 'quarter past 2' } }],
    expect: { written: [{ kind: 'event', title: 'Interview', start: '2026-12-02T14:15', end: '2026-12-02T15:15' }] },
  },
  {
    id: 'en-move-31',
    class: 'move',
    said: 'Happy hour on Saturday, same time',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Happy hour', start: '2026-12-04T17:30', end: '2026-12-04T19:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'happy hour', start: 'Saturday, same time' } }],
    expect: { written: [{ kind: 'event', title: 'Happy hour', start: '2026-12-05T17:30', end: '2026-12-05T19:30' }] },
  },
  {
    id: 'en-move-33',
    class: 'move',
    said: "We're pulling the closing dinner in by a day",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Closing dinner', start: '2026-12-17T19:00', end: '2026-12-17T21:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'closing dinner', start: 'a day earlier' } }],
    expect: {
      written: [{ kind: 'event', title: 'Closing dinner', start: '2026-12-16T19:00', end: '2026-12-16T21:30' }],
    },
  },
  {
    id: 'en-move-01',
    class: 'move',
    said: 'Push my sync with Priya back forty-five minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Sync with Priya', start: '2026-11-24T10:00', end: '2026-11-24T10:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Sync with Priya', start: 'back forty-five minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Sync with Priya', start: '2026-11-24T10:45', end: '2026-11-24T11:15' }],
    },
  },
  {
    id: 'en-move-03',
    class: 'move',
    said: 'Bring the budget check-in forward by 30 minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget check-in', start: '2026-11-23T11:30', end: '2026-11-23T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Budget check-in', start: 'forward by 30 minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Budget check-in', start: '2026-11-23T11:00', end: '2026-11-23T11:30' }],
    },
  },
  {
    id: 'en-move-04',
    class: 'move',
    said: "Let's have the design review on Thursday instead",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Design review', start: '2026-12-08T14:00', end: '2026-12-08T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Design review', start: 'Thursday instead' } }],
    expect: {
      written: [{ kind: 'event', title: 'Design review', start: '2026-12-10T14:00', end: '2026-12-10T15:30' }],
    },
  },
  {
    id: 'en-move-07',
    class: 'move',
    said: 'make the dentist 4 instead',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Dentist', start: '2026-11-30T14:30', end: '2026-11-30T15:15' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'dentist', start: '4' } }],
    expect: { written: [{ kind: 'event', title: 'Dentist', start: '2026-11-30T16:00', end: '2026-11-30T16:45' }] },
  },
  {
    id: 'en-move-08',
    class: 'move',
    said: 'Breakfast meeting should be at 8 rather than 7',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Breakfast meeting', start: '2026-12-04T07:00', end: '2026-12-04T08:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Breakfast meeting', start: '8' } }],
    expect: {
      written: [{ kind: 'event', title: 'Breakfast meeting', start: '2026-12-04T08:00', end: '2026-12-04T09:00' }],
    },
  },
  {
    id: 'en-move-14',
    class: 'move',
    said: 'I have to get the passport forms in by noon, not five',
    before: [{ tool: 'todo_add', arguments: { title: 'Passport forms', due: '2026-12-01T17:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'passport forms', due: 'noon' } }],
    expect: { written: [{ kind: 'todo', title: 'Passport forms', due: '2026-12-01T12:00' }] },
  },
  {
    id: 'en-move-16',
    class: 'move',
    said: 'Have the trash reminder go off an hour earlier',
    before: [{ tool: 'reminder_add', arguments: { title: 'Take out the trash', at: '2026-11-23T20:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'trash', at: 'an hour earlier' } }],
    expect: { written: [{ kind: 'reminder', title: 'Take out the trash', at: '2026-11-23T19:00' }] },
  },
  {
    id: 'en-move-17',
    class: 'move',
    said: 'Pharmacy reminder at 6:30 please, not 5',
    before: [{ tool: 'reminder_add', arguments: { title: 'Pharmacy', at: '2026-11-24T17:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'pharmacy', at: '6:30' } }],
    expect: { written: [{ kind: 'reminder', title: 'Pharmacy', at: '2026-11-24T18:30' }] },
  },
  {
    id: 'en-move-18',
    class: 'move',
    said: 'The visa reminder should come the day before that',
    before: [{ tool: 'reminder_add', arguments: { title: 'Visa papers', at: '2026-12-09T10:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'visa', at: 'the day before' } }],
    expect: { written: [{ kind: 'reminder', title: 'Visa papers', at: '2026-12-08T10:00' }] },
  },
  {
    id: 'en-move-19',
    class: 'move',
    said: 'snooze the plumber for 25 minutes',
    before: [{ tool: 'reminder_add', arguments: { title: 'Call the plumber', at: '2026-11-22T06:50' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'plumber', action: 'snooze', snooze_until: '25 minutes' } }],
    expect: { written: [{ kind: 'reminder', title: 'Call the plumber', at: '2026-11-22T07:25' }] },
  },
  {
    id: 'en-move-22',
    class: 'move',
    said: 'Piano lesson on Dec 9 half an hour later, only that day',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Piano lesson',
          start: '2026-11-25T17:00',
          end: '2026-11-25T17:45',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'piano lesson', scope: 'this', occurrence: 'Dec 9', start: 'half an hour later' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Piano lesson',
          repeats: ['2026-11-25T17:00', '2026-12-02T17:00', '2026-12-09T17:30', '2026-12-16T17:00'],
        },
      ],
    },
  },
  {
    id: 'en-move-26',
    class: 'move',
    said: 'Move the retro to next week',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Retro', start: '2026-11-24T11:00', end: '2026-11-24T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'retro', start: 'next week' } }],
    expect: { written: [{ kind: 'event', title: 'Retro', start: '2026-12-01T11:00', end: '2026-12-01T12:00' }] },
  },
  {
    id: 'en-move-27',
    class: 'move',
    said: 'Onboarding has to slip to the week after',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Onboarding', start: '2026-12-09T10:00', end: '2026-12-09T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'onboarding', start: 'the week after' } }],
    expect: { written: [{ kind: 'event', title: 'Onboarding', start: '2026-12-16T10:00', end: '2026-12-16T12:00' }] },
  },
  {
    id: 'en-move-28',
    class: 'move',
    said: "Let's see Kim three days later",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '1:1 with Kim', start: '2026-11-30T13:00', end: '2026-11-30T13:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Kim', start: 'three days later' } }],
    expect: { written: [{ kind: 'event', title: '1:1 with Kim', start: '2026-12-03T13:00', end: '2026-12-03T13:30' }] },
  },
  {
    id: 'en-move-32',
    class: 'move',
    said: "Shift tomorrow afternoon's meetings back 20 minutes",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Pricing call', start: '2026-11-23T14:00', end: '2026-11-23T14:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Roadmap chat', start: '2026-11-23T15:00', end: '2026-11-23T15:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Dog groomer', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow afternoon', shift_minutes: 20 } }],
    expect: { asks: ['Pricing call', 'Roadmap chat', '14:20', '15:20'] },
  },
  {
    id: 'en-move-34',
    class: 'move',
    said: 'Site visit is 2 to 4 now',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Site visit', start: '2026-12-08T09:00', end: '2026-12-08T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'site visit', start: '2 to 4' } }],
    expect: { written: [{ kind: 'event', title: 'Site visit', start: '2026-12-08T14:00', end: '2026-12-08T16:00' }] },
  },
  {
    id: 'en-move-35',
    class: 'move',
    said: 'Cut the all-hands to 45 minutes',
    before: [
      { tool: 'schedule_add', arguments: { title: 'All-hands', start: '2026-11-30T16:00', end: '2026-11-30T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'all-hands', duration_minutes: 45 } }],
    expect: { written: [{ kind: 'event', title: 'All-hands', start: '2026-11-30T16:00', end: '2026-11-30T16:45' }] },
  },
  {
    id: 'en-move-36',
    class: 'move',
    said: 'Push the sales offsite back one day',
    before: [{ tool: 'schedule_add', arguments: { title: 'Sales offsite', start: '2026-12-14', end: '2026-12-17' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: 'sales offsite', start: 'back one day' } }],
    expect: {
      written: [{ kind: 'event', title: 'Sales offsite', start: '2026-12-15', end: '2026-12-18', allDay: true }],
    },
  },
];
