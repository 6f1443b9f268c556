import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-repeat-02',
    class: 'repeat',
    said: 'Inbox block weekdays at 3pm except Wednesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Inbox block weekdays at 3pm except Wednesday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Inbox block'], lacks: ['except'] },
          repeats: ['2026-11-23T15:00', '2026-11-24T15:00', '2026-11-26T15:00', '2026-11-27T15:00', '2026-11-30T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-06',
    class: 'repeat',
    said: 'I need eye drop reminders at 8am, 2pm and 9pm every day',
    calls: [{ tool: 'reminder_add', arguments: { title: 'Eye drops', repeat: 'every day at 8am, 2pm and 9pm' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Eye drops',
          repeats: ['2026-11-22T08:00', '2026-11-22T14:00', '2026-11-22T21:00', '2026-11-23T08:00', '2026-11-23T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-07',
    class: 'repeat',
    said: 'Ping me to stand up every hour between 10 and 4 on weekdays',
    calls: [
      { tool: 'reminder_add', arguments: { title: 'Stand up', repeat: 'every hour between 10 and 4 on weekdays' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Stand up',
          repeats: [
            '2026-11-23T10:00',
            '2026-11-23T11:00',
            '2026-11-23T12:00',
            '2026-11-23T13:00',
            '2026-11-23T14:00',
            '2026-11-23T15:00',
            '2026-11-23T16:00',
            '2026-11-24T10:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-10',
    class: 'repeat',
    said: 'Biweekly check-in with Omar at 4pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Biweekly check-in with Omar at 4pm' } }],
    expect: {
      asks: [
        ['two weeks', '2 weeks', 'other week'],
        ['twice', 'two times', '2 times'],
      ],
    },
  },
  {
    id: 'en-repeat-11',
    class: 'repeat',
    said: 'Alternate Saturdays, food bank shift 8-11am, starting Dec 5',
    calls: [{ tool: 'quick_add', arguments: { text: 'Alternate Saturdays, food bank shift 8-11am, starting Dec 5' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['food bank shift'] },
          start: '2026-12-05T08:00',
          end: '2026-12-05T11:00',
          repeats: ['2026-12-05T08:00', '2026-12-19T08:00', '2027-01-02T08:00', '2027-01-16T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-13',
    class: 'repeat',
    said: 'Leap day party every year on Feb 29',
    calls: [{ tool: 'quick_add', arguments: { text: 'Leap day party every year on Feb 29' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Leap day party'] },
          allDay: true,
          repeats: ['2028-02-29'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-15',
    class: 'repeat',
    said: 'Remind me to water the ferns every 10 days at 8am starting Nov 25',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me to water the ferns every 10 days at 8am starting Nov 25' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['water the ferns'] },
          repeats: ['2026-11-25T08:00', '2026-12-05T08:00', '2026-12-15T08:00', '2026-12-25T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-16',
    class: 'repeat',
    said: 'Remind me on the last day of every month to pay the rent',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me on the last day of every month to pay the rent' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['pay the rent'] },
          repeats: ['2026-11-30T09:00', '2026-12-31T09:00', '2027-01-31T09:00', '2027-02-28T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-20',
    class: 'repeat',
    said: 'Tennis Thursdays at 6pm, but not on Thanksgiving',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tennis Thursdays at 6pm, but not on Thanksgiving' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Tennis'], lacks: ['Thanksgiving'] },
          repeats: ['2026-12-03T18:00', '2026-12-10T18:00', '2026-12-17T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-21',
    class: 'repeat',
    said: 'Remind me every Jan 15, Apr 15, Jun 15 and Sep 15 to pay estimated taxes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me every Jan 15, Apr 15, Jun 15 and Sep 15 to pay estimated taxes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['pay estimated taxes'] },
          repeats: ['2027-01-15T09:00', '2027-04-15T09:00', '2027-06-15T09:00', '2027-09-15T09:00', '2028-01-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-22',
    class: 'repeat',
    said: 'Newsletter review every second Tuesday of the month at 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Newsletter review every second Tuesday of the month at 10' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Newsletter review'] },
          repeats: ['2026-12-08T10:00', '2027-01-12T10:00', '2027-02-09T10:00', '2027-03-09T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-25',
    class: 'repeat',
    said: 'Submit my timesheet every Friday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Submit my timesheet every Friday' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Submit my timesheet'] },
          due: '2026-11-27',
          repeats: ['2026-11-27', '2026-12-04', '2026-12-11'],
        },
      ],
    },
  },
  {
    id: 'en-repeat-26',
    class: 'repeat',
    said: 'Pilates Mon, Wed, Fri at 6:30am for 4 weeks',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pilates Mon, Wed, Fri at 6:30am for 4 weeks' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pilates'] },
          repeats: [
            '2026-11-23T06:30',
            '2026-11-25T06:30',
            '2026-11-27T06:30',
            '2026-11-30T06:30',
            '2026-12-02T06:30',
            '2026-12-04T06:30',
            '2026-12-07T06:30',
            '2026-12-09T06:30',
            '2026-12-11T06:30',
            '2026-12-14T06:30',
            '2026-12-16T06:30',
            '2026-12-18T06:30',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-repeat-30',
    class: 'repeat',
    said: 'Remind me to put the bins out every other Monday at 7am from 30 November',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to put the bins out every other Monday at 7am from 30 November' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins out'] },
          repeats: ['2026-11-30T07:00', '2026-12-14T07:00', '2026-12-28T07:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-31',
    class: 'repeat',
    said: 'French class Tuesdays 6-7:30pm, 8 sessions, from Jan 5',
    calls: [{ tool: 'quick_add', arguments: { text: 'French class Tuesdays 6-7:30pm, 8 sessions, from Jan 5' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['French class'] },
          start: '2027-01-05T18:00',
          end: '2027-01-05T19:30',
          repeats: [
            '2027-01-05T18:00',
            '2027-01-12T18:00',
            '2027-01-19T18:00',
            '2027-01-26T18:00',
            '2027-02-02T18:00',
            '2027-02-09T18:00',
            '2027-02-16T18:00',
            '2027-02-23T18:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-repeat-33',
    class: 'repeat',
    said: 'Pottery every Sunday at 2pm until June',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pottery every Sunday at 2pm until June' } }],
    expect: {
      asks: [
        ['2027-06-01', 'Jun 1', 'June 1', '2027-05-31', 'May 31'],
        ['2027-06-30', 'Jun 30', 'June 30'],
      ],
    },
  },
  {
    id: 'en-repeat-34',
    class: 'repeat',
    said: 'Gratitude journal every night at 9:30 through the end of the year',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Gratitude journal every night at 9:30 through the end of the year' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Gratitude journal'] },
          repeats: ['2026-11-22T21:30', '2026-11-23T21:30', '2026-11-24T21:30'],
          count: 40,
        },
      ],
    },
  },
  {
    id: 'en-repeat-35',
    class: 'repeat',
    said: 'Therapy Thursdays at 5 every three weeks from Dec 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Therapy Thursdays at 5 every three weeks from Dec 10' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Therapy'] },
          repeats: ['2026-12-10T17:00', '2026-12-31T17:00', '2027-01-21T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-01',
    class: 'repeat',
    said: 'Swim practice every Tuesday and Thursday at 6am from Dec 1 to Dec 17',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Swim practice every Tuesday and Thursday at 6am from Dec 1 to Dec 17' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Swim practice'] },
          repeats: [
            '2026-12-01T06:00',
            '2026-12-03T06:00',
            '2026-12-08T06:00',
            '2026-12-10T06:00',
            '2026-12-15T06:00',
            '2026-12-17T06:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-repeat-03',
    class: 'repeat',
    said: 'Allergy shot every Monday at 8:15am, 6 times',
    calls: [{ tool: 'quick_add', arguments: { text: 'Allergy shot every Monday at 8:15am, 6 times' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Allergy shot'] },
          repeats: [
            '2026-11-23T08:15',
            '2026-11-30T08:15',
            '2026-12-07T08:15',
            '2026-12-14T08:15',
            '2026-12-21T08:15',
            '2026-12-28T08:15',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-repeat-04',
    class: 'repeat',
    said: 'Choir on the 1st and 3rd Thursday of the month at 7:30pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Choir on the 1st and 3rd Thursday of the month at 7:30pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Choir'], lacks: ['1st', '3rd'] },
          repeats: ['2026-12-03T19:30', '2026-12-17T19:30', '2027-01-07T19:30', '2027-01-21T19:30', '2027-02-04T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-05',
    class: 'repeat',
    said: 'Invoice run on the 10th and 25th of every month at 9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Invoice run on the 10th and 25th of every month at 9am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Invoice run'], lacks: ['10th', '25th'] },
          repeats: ['2026-11-25T09:00', '2026-12-10T09:00', '2026-12-25T09:00', '2027-01-10T09:00', '2027-01-25T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-08',
    class: 'repeat',
    said: 'Have me check the incubator every two hours from 8am to 6pm',
    calls: [
      { tool: 'reminder_add', arguments: { title: 'Check the incubator', repeat: 'every two hours from 8am to 6pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Check the incubator',
          repeats: [
            '2026-11-22T08:00',
            '2026-11-22T10:00',
            '2026-11-22T12:00',
            '2026-11-22T14:00',
            '2026-11-22T16:00',
            '2026-11-22T18:00',
            '2026-11-23T08:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-09',
    class: 'repeat',
    said: 'Board call on the last weekday of every quarter at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Board call on the last weekday of every quarter at 2pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Board call'], lacks: ['quarter', 'weekday'] },
          repeats: ['2026-12-31T14:00', '2027-03-31T14:00', '2027-06-30T14:00', '2027-09-30T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-12',
    class: 'repeat',
    said: 'Haircut every 3rd Saturday at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Haircut every 3rd Saturday at 10am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Haircut'] },
          repeats: ['2026-12-19T10:00', '2027-01-16T10:00', '2027-02-20T10:00', '2027-03-20T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-14',
    class: 'repeat',
    said: 'Payroll approval Mon, Wed and Thu at 4pm through Dec 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Payroll approval Mon, Wed and Thu at 4pm through Dec 10' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Payroll approval'], lacks: ['Wed'] },
          repeats: [
            '2026-11-23T16:00',
            '2026-11-25T16:00',
            '2026-11-26T16:00',
            '2026-11-30T16:00',
            '2026-12-02T16:00',
            '2026-12-03T16:00',
            '2026-12-07T16:00',
            '2026-12-09T16:00',
            '2026-12-10T16:00',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-repeat-17',
    class: 'repeat',
    said: 'Team lunch first Friday of every month at 12:15 except January',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Team lunch first Friday of every month at 12:15 except January' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Team lunch'], lacks: ['except', 'January'] },
          repeats: ['2026-12-04T12:15', '2027-02-05T12:15', '2027-03-05T12:15', '2027-04-02T12:15'],
        },
      ],
    },
  },
  {
    id: 'en-repeat-18',
    class: 'repeat',
    said: 'From Dec 21 the huddle is every weekday at 9:30, except Dec 24 and 25',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Huddle', start: 'Dec 21', repeat: 'every weekday at 9:30, except Dec 24 and 25' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Huddle',
          repeats: ['2026-12-21T09:30', '2026-12-22T09:30', '2026-12-23T09:30', '2026-12-28T09:30', '2026-12-29T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-19',
    class: 'repeat',
    said: 'School drop-off every weekday in December at 7:45am',
    calls: [{ tool: 'quick_add', arguments: { text: 'School drop-off every weekday in December at 7:45am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['School drop-off'] },
          repeats: ['2026-12-01T07:45', '2026-12-02T07:45', '2026-12-03T07:45', '2026-12-04T07:45', '2026-12-07T07:45'],
        },
      ],
    },
  },
  {
    id: 'en-repeat-23',
    class: 'repeat',
    said: 'Remind me to check the oven every 40 minutes',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to check the oven every 40 minutes' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-repeat-24',
    class: 'repeat',
    said: 'Put cleaning the fish tank on my list every other Saturday',
    calls: [{ tool: 'todo_add', arguments: { title: 'Clean the fish tank', repeat: 'every other Saturday' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Clean the fish tank', due: '2026-11-28', repeats: ['2026-11-28', '2026-12-12'] },
      ],
    },
  },
  {
    id: 'en-repeat-27',
    class: 'repeat',
    said: 'Physio twice a week at 5pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Physio twice a week at 5pm' } }],
    expect: { asks: [['day', 'Day']] },
  },
  {
    id: 'en-repeat-28',
    class: 'repeat',
    said: 'Mortgage review every 6 months starting Jan 20 at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Mortgage review every 6 months starting Jan 20 at 10am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Mortgage review'] },
          repeats: ['2027-01-20T10:00', '2027-07-20T10:00', '2028-01-20T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-repeat-29',
    class: 'repeat',
    said: 'Daily scrum 9:15am for 15 minutes from Jan 4 to Jan 15, weekdays only',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Daily scrum 9:15am for 15 minutes from Jan 4 to Jan 15, weekdays only' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['scrum'] },
          start: '2027-01-04T09:15',
          end: '2027-01-04T09:30',
          repeats: [
            '2027-01-04T09:15',
            '2027-01-05T09:15',
            '2027-01-06T09:15',
            '2027-01-07T09:15',
            '2027-01-08T09:15',
            '2027-01-11T09:15',
            '2027-01-12T09:15',
            '2027-01-13T09:15',
            '2027-01-14T09:15',
            '2027-01-15T09:15',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-repeat-32',
    class: 'repeat',
    said: "I'm feeding the neighbor's cat at 7am and 6pm daily from Dec 24 to Jan 1, so remind me",
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: "Feed the neighbor's cat", repeat: '7am and 6pm daily from Dec 24 to Jan 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: "Feed the neighbor's cat",
          repeats: ['2026-12-24T07:00', '2026-12-24T18:00', '2026-12-25T07:00', '2026-12-25T18:00', '2026-12-26T07:00'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-repeat-36',
    class: 'repeat',
    said: 'Nippers every Sunday 8:30am from 6 December to 28 February',
    now: '2026-11-22T20:00:00+11:00',
    zone: 'Australia/Sydney',
    calls: [{ tool: 'quick_add', arguments: { text: 'Nippers every Sunday 8:30am from 6 December to 28 February' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nippers'] },
          repeats: ['2026-12-06T08:30', '2026-12-13T08:30', '2026-12-20T08:30', '2026-12-27T08:30'],
          count: 13,
        },
      ],
    },
  },
];
