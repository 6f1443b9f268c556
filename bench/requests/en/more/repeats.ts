import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-repeats-01',
    class: 'repeats',
    said: 'Remind me to take the trash out every Monday and Thursday night at 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to take the trash out every Monday and Thursday night at 9' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['take the trash out'], lacks: ['monday', 'night'] },
          repeats: ['2026-11-23T21:00', '2026-11-26T21:00', '2026-11-30T21:00', '2026-12-03T21:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-02',
    class: 'repeats',
    said: 'Ballet every Saturday at 9:30am until the end of February',
    calls: [{ tool: 'quick_add', arguments: { text: 'Ballet every Saturday at 9:30am until the end of February' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ballet'], lacks: ['saturday', 'february'] },
          repeats: ['2026-11-28T09:30', '2026-12-05T09:30', '2026-12-12T09:30'],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-03',
    class: 'repeats',
    said: 'Remind me to use my eye drops at 8am, 2pm and 8pm every day for 10 days starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to use my eye drops at 8am, 2pm and 8pm every day for 10 days starting tomorrow',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['eye drops'], lacks: ['10 days', 'tomorrow'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T14:00', '2026-11-23T20:00', '2026-11-24T08:00'],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-04',
    class: 'repeats',
    said: 'Aqua fit Mondays at 6pm, but not on December 28',
    calls: [{ tool: 'quick_add', arguments: { text: 'Aqua fit Mondays at 6pm, but not on December 28' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['aqua fit'], lacks: ['december', 'not'] },
          repeats: [
            '2026-11-23T18:00',
            '2026-11-30T18:00',
            '2026-12-07T18:00',
            '2026-12-14T18:00',
            '2026-12-21T18:00',
            '2027-01-04T18:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-05',
    class: 'repeats',
    said: 'Pay the rent on the last day of every month',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pay the rent on the last day of every month' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['pay the rent'], lacks: ['month'] },
          repeats: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-06',
    class: 'repeats',
    said: 'Office hours on weekdays 4 to 5 from Jan 11 to Jan 29',
    calls: [{ tool: 'quick_add', arguments: { text: 'Office hours on weekdays 4 to 5 from Jan 11 to Jan 29' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['jan', 'weekday'] },
          start: '2027-01-11T16:00',
          end: '2027-01-11T17:00',
          repeats: [
            '2027-01-11T16:00',
            '2027-01-12T16:00',
            '2027-01-13T16:00',
            '2027-01-14T16:00',
            '2027-01-15T16:00',
            '2027-01-18T16:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-07',
    class: 'repeats',
    said: 'Mentoring on Wednesdays in odd weeks at 3pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Mentoring on Wednesdays in odd weeks at 3pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['mentoring'], lacks: ['odd', 'wednesday'] },
          repeats: ['2026-12-02T15:00', '2026-12-16T15:00', '2026-12-30T15:00'],
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
  },
  {
    id: 'en-more-repeats-08',
    class: 'repeats',
    said: 'Remind me to stretch every 4 hours between 8am and 8pm, every day',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me to stretch every 4 hours between 8am and 8pm, every day' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stretch'], lacks: ['hours'] },
          repeats: ['2026-11-22T08:00', '2026-11-22T12:00', '2026-11-22T16:00', '2026-11-22T20:00', '2026-11-23T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-09',
    class: 'repeats',
    said: 'HOA board 2nd Tuesday of March, June, September and December at 4pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'HOA board 2nd Tuesday of March, June, September and December at 4pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['hoa board'], lacks: ['tuesday', 'june'] },
          repeats: ['2026-12-08T16:00', '2027-03-09T16:00', '2027-06-08T16:00', '2027-09-14T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-10',
    class: 'repeats',
    said: 'Remind me at 7:30 every morning except Sundays to walk the dog',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me at 7:30 every morning except Sundays to walk the dog' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['walk the dog'], lacks: ['sunday', 'except'] },
          repeats: [
            '2026-11-23T07:30',
            '2026-11-24T07:30',
            '2026-11-25T07:30',
            '2026-11-26T07:30',
            '2026-11-27T07:30',
            '2026-11-28T07:30',
            '2026-11-30T07:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-11',
    class: 'repeats',
    said: 'Remind me about estimated taxes every year on Jan 15, Apr 15, Jun 15 and Sep 15',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me about estimated taxes every year on Jan 15, Apr 15, Jun 15 and Sep 15' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['estimated taxes'], lacks: ['jan', 'apr'] },
          repeats: ['2027-01-15T09:00', '2027-04-15T09:00', '2027-06-15T09:00', '2027-09-15T09:00', '2028-01-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-12',
    class: 'repeats',
    said: 'Remind me every fortnight on Thursday at 7pm to put the recycling out, starting 3 December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me every fortnight on Thursday at 7pm to put the recycling out, starting 3 December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['recycling'], lacks: ['fortnight', 'december'] },
          repeats: ['2026-12-03T19:00', '2026-12-17T19:00', '2026-12-31T19:00'],
          count: 'endless',
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
  },
  {
    id: 'en-more-repeats-13',
    class: 'repeats',
    said: 'Add spin class Tue/Thu 6:15am, except Dec 22 and 24',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Spin class', repeat: 'Tue/Thu 6:15am, except Dec 22 and 24' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Spin class',
          repeats: [
            '2026-11-24T06:15',
            '2026-11-26T06:15',
            '2026-12-01T06:15',
            '2026-12-03T06:15',
            '2026-12-08T06:15',
            '2026-12-10T06:15',
            '2026-12-15T06:15',
            '2026-12-17T06:15',
            '2026-12-29T06:15',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-14',
    class: 'repeats',
    said: 'I have to change the furnace filter on the 1st of every other month starting Dec 1',
    calls: [
      {
        tool: 'todo_add',
        arguments: { title: 'Change the furnace filter', repeat: 'on the 1st of every other month starting Dec 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Change the furnace filter',
          repeats: ['2026-12-01', '2027-02-01', '2027-04-01'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-15',
    class: 'repeats',
    said: 'Water aerobics every Tuesday and Thursday at 8:30am until December 17',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Water aerobics every Tuesday and Thursday at 8:30am until December 17' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Water aerobics'], lacks: ['Tuesday', 'December'] },
          repeats: ['2026-11-24T08:30', '2026-11-26T08:30', '2026-12-01T08:30', '2026-12-03T08:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-16',
    class: 'repeats',
    said: 'Set up the portfolio review on the second Tuesday of each month at 10am',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Portfolio review', start: '10am', repeat: 'on the second Tuesday of each month' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Portfolio review',
          repeats: ['2026-12-08T10:00', '2027-01-12T10:00', '2027-02-09T10:00', '2027-03-09T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-17',
    class: 'repeats',
    said: 'Remind me to take my metformin every day at 8am and 8pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to take my metformin every day at 8am and 8pm' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['metformin'], lacks: ['8', 'every day'] },
          repeats: ['2026-11-22T08:00', '2026-11-22T20:00', '2026-11-23T08:00', '2026-11-23T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-18',
    class: 'repeats',
    said: 'org chem lecture every weekday at 11 except Fridays, through Dec 10',
    calls: [
      { tool: 'quick_add', arguments: { text: 'org chem lecture every weekday at 11 except Fridays, through Dec 10' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['org chem lecture'], lacks: ['except', 'Friday'] },
          repeats: ['2026-11-23T11:00', '2026-11-24T11:00', '2026-11-25T11:00', '2026-11-26T11:00', '2026-11-30T11:00'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-19',
    class: 'repeats',
    said: 'Remind me to put the recycling out every other Thursday at 7pm, starting this week',
    now: '2026-11-24T10:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to put the recycling out every other Thursday at 7pm, starting this week' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['recycling'], lacks: ['other', 'this week', 'starting'] },
          repeats: ['2026-11-26T19:00', '2026-12-10T19:00', '2026-12-24T19:00', '2027-01-07T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-20',
    class: 'repeats',
    said: 'remind me to submit my timesheet on the last working day of every month at 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me to submit my timesheet on the last working day of every month at 4' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['submit my timesheet'], lacks: ['last', 'month'] },
          repeats: ['2026-11-30T16:00', '2026-12-31T16:00', '2027-01-29T16:00', '2027-02-26T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-21',
    class: 'repeats',
    said: "Tomorrow remind me every 4 hours from 8am to 8pm to check Dad's temperature",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Tomorrow remind me every 4 hours from 8am to 8pm to check Dad's temperature" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ["Dad's temperature"], lacks: ['hours', '8am'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T12:00', '2026-11-23T16:00', '2026-11-23T20:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-22',
    class: 'repeats',
    said: 'yoga Mondays and Wednesdays 6-7pm, 10 sessions in total',
    calls: [{ tool: 'quick_add', arguments: { text: 'yoga Mondays and Wednesdays 6-7pm, 10 sessions in total' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['yoga'], lacks: ['10', 'Monday'] },
          start: '2026-11-23T18:00',
          end: '2026-11-23T19:00',
          repeats: ['2026-11-23T18:00', '2026-11-25T18:00', '2026-11-30T18:00', '2026-12-02T18:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-23',
    class: 'repeats',
    said: 'Clinical placement 8:15 every weekday from Jan 4 to Jan 15 except the 6th',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Clinical placement',
          start: '8:15',
          repeat: 'every weekday from Jan 4 to Jan 15 except the 6th',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Clinical placement',
          repeats: ['2027-01-04T08:15', '2027-01-05T08:15', '2027-01-07T08:15', '2027-01-08T08:15', '2027-01-11T08:15'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-24',
    class: 'repeats',
    said: 'the orchid needs water every 5 days, starting Tuesday',
    calls: [{ tool: 'todo_add', arguments: { title: 'Water the orchid', due: 'Tuesday', repeat: 'every 5 days' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Water the orchid',
          due: '2026-11-24',
          repeats: ['2026-11-24', '2026-11-29', '2026-12-04', '2026-12-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-25',
    class: 'repeats',
    said: 'Remind me to put the bins out every other Thursday at 8pm, starting December 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to put the bins out every other Thursday at 8pm, starting December 3' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins'] },
          repeats: ['2026-12-03T20:00', '2026-12-17T20:00', '2026-12-31T20:00', '2027-01-14T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-26',
    class: 'repeats',
    said: 'Payroll sign-off on the 14th and 28th of each month at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Payroll sign-off on the 14th and 28th of each month at 2pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll sign-off'], lacks: ['14th', '28th'] },
          repeats: ['2026-11-28T14:00', '2026-12-14T14:00', '2026-12-28T14:00', '2027-01-14T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-27',
    class: 'repeats',
    said: 'Clinic huddle 8:10-8:25 on weekdays except Wednesdays',
    calls: [{ tool: 'quick_add', arguments: { text: 'Clinic huddle 8:10-8:25 on weekdays except Wednesdays' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['clinic huddle'], lacks: ['except', 'Wednesday'] },
          repeats: ['2026-11-23T08:10', '2026-11-24T08:10', '2026-11-26T08:10', '2026-11-27T08:10', '2026-11-30T08:10'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-28',
    class: 'repeats',
    said: 'Remind me to take the antibiotics at 7am, 3pm and 11pm every day for 7 days starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to take the antibiotics at 7am, 3pm and 11pm every day for 7 days starting tomorrow',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['antibiotics'], lacks: ['7 days'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T15:00', '2026-11-23T23:00', '2026-11-24T07:00'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-29',
    class: 'repeats',
    said: 'Book club on the second Sunday of every month at 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Book club on the second Sunday of every month at 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['book club'], lacks: ['second'] },
          repeats: ['2026-12-13T16:00', '2027-01-10T16:00', '2027-02-14T16:00', '2027-03-14T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-30',
    class: 'repeats',
    said: 'Choir practice Mondays 7-9pm from January 11 to March 22',
    calls: [{ tool: 'quick_add', arguments: { text: 'Choir practice Mondays 7-9pm from January 11 to March 22' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir practice'] },
          start: '2027-01-11T19:00',
          end: '2027-01-11T21:00',
          repeats: ['2027-01-11T19:00', '2027-01-18T19:00', '2027-01-25T19:00'],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-31',
    class: 'repeats',
    said: 'Remind me to pay estimated taxes every year on Jan 15, Apr 15, Jun 15 and Sep 15',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to pay estimated taxes every year on Jan 15, Apr 15, Jun 15 and Sep 15' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['estimated taxes'] },
          repeats: ['2027-01-15T09:00', '2027-04-15T09:00', '2027-06-15T09:00', '2027-09-15T09:00', '2028-01-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-32',
    class: 'repeats',
    said: 'Swimming lessons for Noah every Saturday at 10am, 8 sessions',
    calls: [{ tool: 'quick_add', arguments: { text: 'Swimming lessons for Noah every Saturday at 10am, 8 sessions' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swimming lessons', 'Noah'], lacks: ['8 sessions'] },
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-33',
    class: 'repeats',
    said: 'Put the retro on the last Thursday of each month at 3pm, but skip December.',
    before: [],
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Retro', repeat: 'the last Thursday of each month at 3pm, skip December' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Retro',
          repeats: ['2026-11-26T15:00', '2027-01-28T15:00', '2027-02-25T15:00', '2027-03-25T15:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-34',
    class: 'repeats',
    said: 'Remind me about the recycling on Tuesdays in even weeks at 7am',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me about the recycling on Tuesdays in even weeks at 7am' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['recycling'], lacks: ['even'] },
          repeats: ['2026-11-24T07:00', '2026-12-08T07:00', '2026-12-22T07:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-35',
    class: 'repeats',
    said: 'Ping me to stretch every hour from 10 to 4 on workdays.',
    before: [],
    calls: [{ tool: 'reminder_add', arguments: { title: 'Stretch', repeat: 'every hour from 10 to 4 on workdays' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Stretch',
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
    id: 'en-more-repeats-36',
    class: 'repeats',
    said: 'Physio is Mondays and Thursdays at 5:45pm, just not on December 24 and 31.',
    before: [],
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Physio', repeat: 'Mondays and Thursdays at 5:45pm, not on December 24 and 31' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Physio',
          repeats: [
            '2026-11-23T17:45',
            '2026-11-26T17:45',
            '2026-11-30T17:45',
            '2026-12-03T17:45',
            '2026-12-07T17:45',
            '2026-12-10T17:45',
            '2026-12-14T17:45',
            '2026-12-17T17:45',
            '2026-12-21T17:45',
            '2026-12-28T17:45',
            '2027-01-04T17:45',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-37',
    class: 'repeats',
    said: 'Remind me to water the ficus every third day at 8am, from tomorrow until January 31.',
    before: [],
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Water the ficus', repeat: 'every third day at 8am, from tomorrow until January 31' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Water the ficus',
          repeats: ['2026-11-23T08:00', '2026-11-26T08:00', '2026-11-29T08:00', '2026-12-02T08:00'],
          count: 24,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-38',
    class: 'repeats',
    said: 'Invoice run on the last working day of the month at 11am',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Invoice run on the last working day of the month at 11am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['invoice run'], lacks: ['last', 'working'] },
          repeats: ['2026-11-30T11:00', '2026-12-31T11:00', '2027-01-29T11:00', '2027-02-26T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-39',
    class: 'repeats',
    said: 'Spin class every Tuesday and Thursday at 6:15am until December 17',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Spin class every Tuesday and Thursday at 6:15am until December 17' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['spin class'], lacks: ['tuesday', 'december'] },
          repeats: ['2026-11-24T06:15', '2026-11-26T06:15', '2026-12-01T06:15', '2026-12-03T06:15'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-40',
    class: 'repeats',
    said: 'Standup every weekday at 9:40 for 15 minutes but not on Fridays',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Standup every weekday at 9:40 for 15 minutes but not on Fridays' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['standup'], lacks: ['friday', 'not'] },
          repeats: ['2026-11-23T09:40', '2026-11-24T09:40', '2026-11-25T09:40', '2026-11-26T09:40', '2026-11-30T09:40'],
          start: '2026-11-23T09:40',
          end: '2026-11-23T09:55',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-41',
    class: 'repeats',
    said: 'Guild meeting on the second Thursday of each month at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Guild meeting on the second Thursday of each month at 2pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['guild meeting'], lacks: ['second'] },
          repeats: ['2026-12-10T14:00', '2027-01-14T14:00', '2027-02-11T14:00', '2027-03-11T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-42',
    class: 'repeats',
    said: 'Remind me on the 1st of every third month to change the air filters',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me on the 1st of every third month to change the air filters' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['air filters'], lacks: ['month'] },
          repeats: ['2026-12-01T09:00', '2027-03-01T09:00', '2027-06-01T09:00', '2027-09-01T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-43',
    class: 'repeats',
    said: 'Remind me to stretch every two hours from 9 to 5 on weekdays',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to stretch every two hours from 9 to 5 on weekdays' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stretch'], lacks: ['hours'] },
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T11:00',
            '2026-11-23T13:00',
            '2026-11-23T15:00',
            '2026-11-23T17:00',
            '2026-11-24T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-44',
    class: 'repeats',
    said: 'Payroll run on the 14th and 28th of each month at 4pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Payroll run on the 14th and 28th of each month at 4pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll run'], lacks: ['14th'] },
          repeats: ['2026-11-28T16:00', '2026-12-14T16:00', '2026-12-28T16:00', '2027-01-14T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-45',
    class: 'repeats',
    said: 'Farmers market stall every other Saturday at 8am, starting December 5',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Farmers market stall every other Saturday at 8am, starting December 5' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['farmers market'], lacks: ['saturday', 'other'] },
          repeats: ['2026-12-05T08:00', '2026-12-19T08:00', '2027-01-02T08:00', '2027-01-16T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-46',
    class: 'repeats',
    said: 'Remind me on the last day of every month to close out the books',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me on the last day of every month to close out the books' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['close out the books'], lacks: ['month'] },
          repeats: ['2026-11-30T09:00', '2026-12-31T09:00', '2027-01-31T09:00', '2027-02-28T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-47',
    class: 'repeats',
    said: 'remind me to take the antibiotics at 7am, 1pm and 9pm every day from tomorrow through Friday',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to take the antibiotics at 7am, 1pm and 9pm every day from tomorrow through Friday',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['antibiotics'], lacks: ['friday', 'every'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T13:00', '2026-11-23T21:00', '2026-11-24T07:00'],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-48',
    class: 'repeats',
    said: 'On-call handover at 10am on Mondays in even weeks',
    calls: [{ tool: 'quick_add', arguments: { text: 'On-call handover at 10am on Mondays in even weeks' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['on-call handover'], lacks: ['even'] },
          repeats: ['2026-11-23T10:00', '2026-12-07T10:00', '2026-12-21T10:00'],
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
  },
  {
    id: 'en-more-repeats-49',
    class: 'repeats',
    said: 'Customer appreciation morning on the first Saturday in June every year at 10am',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Customer appreciation morning on the first Saturday in June every year at 10am' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['customer appreciation'], lacks: ['june'] },
          repeats: ['2027-06-05T10:00', '2028-06-03T10:00', '2029-06-02T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-50',
    class: 'repeats',
    said: 'Lantern dinner at 7pm every year on the 15th day of the 8th lunar month',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Lantern dinner at 7pm every year on the 15th day of the 8th lunar month' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lantern dinner'], lacks: ['lunar'] },
          repeats: ['2027-09-15T19:00', '2028-10-03T19:00', '2029-09-22T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-51',
    class: 'repeats',
    said: 'Walk the gym floor every day at 8pm from December 22 to 28, except the 24th and 25th',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Walk the gym floor every day at 8pm from December 22 to 28, except the 24th and 25th' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gym floor'], lacks: ['except', '24th'] },
          repeats: ['2026-12-22T20:00', '2026-12-23T20:00', '2026-12-26T20:00', '2026-12-27T20:00', '2026-12-28T20:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-52',
    class: 'repeats',
    said: 'Put circuit training on Mondays and Wednesdays at 5:45 in the evening through December 16.',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Circuit training',
          start: '5:45 in the evening',
          repeat: 'Mondays and Wednesdays through December 16',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Circuit training',
          repeats: ['2026-11-23T17:45', '2026-11-25T17:45', '2026-11-30T17:45', '2026-12-02T17:45'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-53',
    class: 'repeats',
    said: 'Mobility class Mon/Wed/Fri at 7am from November 30 to January 8, except the week of Christmas.',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Mobility class',
          start: '7am',
          repeat: 'Mon/Wed/Fri from November 30 to January 8, except the week of Christmas',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Mobility class',
          repeats: [
            '2026-11-30T07:00',
            '2026-12-02T07:00',
            '2026-12-04T07:00',
            '2026-12-07T07:00',
            '2026-12-09T07:00',
            '2026-12-11T07:00',
            '2026-12-14T07:00',
            '2026-12-16T07:00',
            '2026-12-18T07:00',
            '2026-12-28T07:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-54',
    class: 'repeats',
    said: 'Remind me to set the alarm at 9 every night except Sundays.',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Set the alarm', at: '9 at night', repeat: 'every night except Sundays' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Set the alarm',
          repeats: [
            '2026-11-23T21:00',
            '2026-11-24T21:00',
            '2026-11-25T21:00',
            '2026-11-26T21:00',
            '2026-11-27T21:00',
            '2026-11-28T21:00',
            '2026-11-30T21:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-55',
    class: 'repeats',
    said: 'Ballet pickup every Tuesday and Thursday at 4:15 through the end of May',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Ballet pickup every Tuesday and Thursday at 4:15 through the end of May' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ballet pickup'], lacks: ['May'] },
          repeats: ['2026-11-24T16:15', '2026-11-26T16:15', '2026-12-01T16:15', '2026-12-03T16:15', '2026-12-08T16:15'],
          count: 54,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-56',
    class: 'repeats',
    said: 'Please remind me to take my metformin every day at 7:30 am and 6 pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Please remind me to take my metformin every day at 7:30 am and 6 pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['metformin'], lacks: ['6 pm'] },
          repeats: ['2026-11-22T07:30', '2026-11-22T18:00', '2026-11-23T07:30', '2026-11-23T18:00', '2026-11-24T07:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-57',
    class: 'repeats',
    said: 'New hire orientation every other Monday starting Dec 7, 9 to noon',
    calls: [
      { tool: 'quick_add', arguments: { text: 'New hire orientation every other Monday starting Dec 7, 9 to noon' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'New hire orientation',
          end: '2026-12-07T12:00',
          repeats: ['2026-12-07T09:00', '2026-12-21T09:00', '2027-01-04T09:00', '2027-01-18T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-58',
    class: 'repeats',
    said: 'Family supper Sundays at 5, except the first Sunday of the month',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Family supper Sundays at 5, except the first Sunday of the month' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Family supper'], lacks: ['except', 'first'] },
          repeats: [
            '2026-11-22T17:00',
            '2026-11-29T17:00',
            '2026-12-13T17:00',
            '2026-12-20T17:00',
            '2026-12-27T17:00',
            '2027-01-10T17:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-59',
    class: 'repeats',
    said: 'Put harassment-prevention training on the third Wednesday of every other month at 2pm, starting in January',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Harassment-prevention training',
          repeat: 'the third Wednesday of every other month at 2pm, starting in January',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Harassment-prevention training',
          repeats: ['2027-01-20T14:00', '2027-03-17T14:00', '2027-05-19T14:00', '2027-07-21T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-60',
    class: 'repeats',
    said: "Remind me to water Gail's orchids every 10 days from Dec 1, six times in all",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Remind me to water Gail's orchids every 10 days from Dec 1, six times in all" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['orchids'], lacks: ['six', '10'] },
          repeats: [
            '2026-12-01T09:00',
            '2026-12-11T09:00',
            '2026-12-21T09:00',
            '2026-12-31T09:00',
            '2027-01-10T09:00',
            '2027-01-20T09:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-61',
    class: 'repeats',
    said: 'Walk the boys to the bus on weekdays in December at 8:10 am, 20 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Walk the boys to the bus on weekdays in December at 8:10 am, 20 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Walk the boys to the bus'], lacks: ['December', 'weekdays'] },
          end: '2026-12-01T08:30',
          repeats: ['2026-12-01T08:10', '2026-12-02T08:10', '2026-12-03T08:10', '2026-12-04T08:10', '2026-12-07T08:10'],
          count: 23,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-62',
    class: 'repeats',
    said: 'every night at 10:30 nag me to back up the memory cards, just not on Fridays',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Back up the memory cards', repeat: 'every night at 10:30, just not on Fridays' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Back up the memory cards',
          repeats: [
            '2026-11-22T22:30',
            '2026-11-23T22:30',
            '2026-11-24T22:30',
            '2026-11-25T22:30',
            '2026-11-26T22:30',
            '2026-11-28T22:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-63',
    class: 'repeats',
    said: 'On the last day of every quarter remind me to file the sales tax',
    calls: [
      { tool: 'quick_add', arguments: { text: 'On the last day of every quarter remind me to file the sales tax' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['file the sales tax'], lacks: ['quarter'] },
          repeats: ['2026-12-31T09:00', '2027-03-31T09:00', '2027-06-30T09:00', '2027-09-30T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-64',
    class: 'repeats',
    said: 'Piano with Nora, Wednesdays in odd weeks, 15:45 to 16:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Piano with Nora, Wednesdays in odd weeks, 15:45 to 16:30' } }],
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Piano with Nora'], lacks: ['odd'] },
          end: '2026-12-02T16:30',
          repeats: ['2026-12-02T15:45', '2026-12-16T15:45', '2026-12-30T15:45'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-65',
    class: 'repeats',
    said: 'lunchtime yoga drops to the first and third Thursday of the month',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Lunchtime yoga',
          start: '2026-12-03T12:00',
          end: '2026-12-03T12:45',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'lunchtime yoga', scope: 'all', repeat: 'the first and third Thursday of the month' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Lunchtime yoga',
          repeats: ['2026-12-03T12:00', '2026-12-17T12:00', '2027-01-07T12:00', '2027-01-21T12:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-66',
    class: 'repeats',
    said: 'Remind me every year on the 15th day of the 8th lunar month to call Auntie Mei',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me every year on the 15th day of the 8th lunar month to call Auntie Mei' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['call Auntie Mei'], lacks: ['lunar', '15th'] },
          repeats: ['2027-09-15T09:00', '2028-10-03T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-67',
    class: 'repeats',
    said: 'Call with co-counsel on the first and third Thursday of the month at 4pm, through June',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Call with co-counsel on the first and third Thursday of the month at 4pm, through June' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['co-counsel'], lacks: ['June', 'third'] },
          repeats: ['2026-12-03T16:00', '2026-12-17T16:00', '2027-01-07T16:00', '2027-01-21T16:00'],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-68',
    class: 'repeats',
    said: 'remind me to pack the lunchboxes at 8:30pm Sunday through Thursday every week',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me to pack the lunchboxes at 8:30pm Sunday through Thursday every week' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['lunchboxes'], lacks: ['Thursday'] },
          repeats: [
            '2026-11-22T20:30',
            '2026-11-23T20:30',
            '2026-11-24T20:30',
            '2026-11-25T20:30',
            '2026-11-26T20:30',
            '2026-11-29T20:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-69',
    class: 'repeats',
    said: 'Remind me to give Theo his amoxicillin every 8 hours starting 6am tomorrow, for 10 days',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to give Theo his amoxicillin every 8 hours starting 6am tomorrow, for 10 days' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['amoxicillin'] },
          repeats: ['2026-11-23T06:00', '2026-11-23T14:00', '2026-11-23T22:00', '2026-11-24T06:00'],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-70',
    class: 'repeats',
    said: 'Reading group every other Wednesday at 11 starting 2 December, 8 times in total',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Reading group every other Wednesday at 11 starting 2 December, 8 times in total' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Reading group'], lacks: ['8 times'] },
          repeats: ['2026-12-02T11:00', '2026-12-16T11:00', '2026-12-30T11:00', '2027-01-13T11:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-71',
    class: 'repeats',
    said: 'Spin class Tu/Th 6:15-7am until Dec 17',
    calls: [{ tool: 'quick_add', arguments: { text: 'Spin class Tu/Th 6:15-7am until Dec 17' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spin class'], lacks: ['Tu'] },
          start: '2026-11-24T06:15',
          end: '2026-11-24T07:00',
          repeats: ['2026-11-24T06:15', '2026-11-26T06:15', '2026-12-01T06:15', '2026-12-03T06:15'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-72',
    class: 'repeats',
    said: 'Put the CLE webinar in for noon on the second Tuesday of every third month, beginning in January.',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'CLE webinar',
          repeat: 'second Tuesday of every third month at noon, beginning in January',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'CLE webinar',
          repeats: ['2027-01-12T12:00', '2027-04-13T12:00', '2027-07-13T12:00', '2027-10-12T12:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-73',
    class: 'repeats',
    said: 'Violin lesson Saturdays 10 to 10:45, but not on Dec 26 or Jan 2',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Violin lesson Saturdays 10 to 10:45, but not on Dec 26 or Jan 2' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Violin lesson'], lacks: ['Dec', 'not'] },
          end: '2026-11-28T10:45',
          start: '2026-11-28T10:00',
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00', '2027-01-09T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-74',
    class: 'repeats',
    said: 'Journal club on Mondays in odd weeks, 14:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Journal club on Mondays in odd weeks, 14:00' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Journal club'], lacks: ['odd'] },
          repeats: ['2026-11-30T14:00', '2026-12-14T14:00', '2026-12-28T14:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-75',
    class: 'repeats',
    said: 'Every hour from 9 to 4 on weekdays remind me to stand up and stretch',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Every hour from 9 to 4 on weekdays remind me to stand up and stretch' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stretch'], lacks: ['hour', 'weekdays'] },
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T10:00',
            '2026-11-23T11:00',
            '2026-11-23T12:00',
            '2026-11-23T13:00',
            '2026-11-23T14:00',
            '2026-11-23T15:00',
            '2026-11-23T16:00',
            '2026-11-24T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-76',
    class: 'repeats',
    said: 'I drive the carpool every weekday in December at 8:15, except the 24th and the 25th',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Drive the carpool',
          repeat: 'every weekday in December at 8:15am, except the 24th and the 25th',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Drive the carpool',
          repeats: ['2026-12-01T08:15', '2026-12-02T08:15', '2026-12-03T08:15', '2026-12-04T08:15', '2026-12-07T08:15'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-77',
    class: 'repeats',
    said: 'Eye drops, 8 in the morning and 8 at night, up to and including December 5',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Eye drops', repeat: 'every day at 8am and 8pm, up to and including December 5' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Eye drops',
          repeats: ['2026-11-22T08:00', '2026-11-22T20:00', '2026-11-23T08:00', '2026-11-23T20:00'],
          count: 28,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-78',
    class: 'repeats',
    said: 'Block party on the third Saturday of July every year, 4pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block party on the third Saturday of July every year, 4pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Block party'], lacks: ['third', 'July'] },
          repeats: ['2027-07-17T16:00', '2028-07-15T16:00', '2029-07-21T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-79',
    class: 'repeats',
    said: 'Intro to Econ lecture every Tuesday and Thursday at 11am until December 10',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Intro to Econ lecture every Tuesday and Thursday at 11am until December 10' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Econ', 'lecture'], lacks: ['until', 'December'] },
          repeats: ['2026-11-24T11:00', '2026-11-26T11:00', '2026-12-01T11:00', '2026-12-03T11:00', '2026-12-08T11:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-80',
    class: 'repeats',
    said: 'Put in a pipeline call every Monday at 8:30am except Dec 28.',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Pipeline call', repeat: 'every Monday at 8:30am except Dec 28' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Pipeline call',
          repeats: [
            '2026-11-23T08:30',
            '2026-11-30T08:30',
            '2026-12-07T08:30',
            '2026-12-14T08:30',
            '2026-12-21T08:30',
            '2027-01-04T08:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-81',
    class: 'repeats',
    said: 'Remind me on the first and third Friday of each month at 4pm to send the sales forecast',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me on the first and third Friday of each month at 4pm to send the sales forecast' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['sales forecast'], lacks: ['Friday', 'month'] },
          repeats: ['2026-12-04T16:00', '2026-12-18T16:00', '2027-01-01T16:00', '2027-01-15T16:00', '2027-02-05T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-82',
    class: 'repeats',
    said: 'The kids have piano every other Wednesday at 4:15, starting December 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The kids have piano every other Wednesday at 4:15, starting December 2' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['piano'], lacks: ['starting'] },
          repeats: ['2026-12-02T16:15', '2026-12-16T16:15', '2026-12-30T16:15', '2027-01-13T16:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-83',
    class: 'repeats',
    said: 'Remind me to give Ella her antibiotics at 8am, 2pm and 8pm for 7 days starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to give Ella her antibiotics at 8am, 2pm and 8pm for 7 days starting tomorrow' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['antibiotics'], lacks: ['7 days'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T14:00', '2026-11-23T20:00', '2026-11-24T08:00', '2026-11-24T14:00'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-84',
    class: 'repeats',
    said: 'Lab server backup on the last Sunday of every month at 10pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lab server backup on the last Sunday of every month at 10pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['server backup'], lacks: ['last', 'Sunday'] },
          repeats: ['2026-11-29T22:00', '2026-12-27T22:00', '2027-01-31T22:00', '2027-02-28T22:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-85',
    class: 'repeats',
    said: 'Nudge me at 9 on the 15th and the last day of every month to submit expenses.',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Submit expenses', repeat: 'on the 15th and the last day of every month at 9' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Submit expenses',
          repeats: ['2026-11-30T09:00', '2026-12-15T09:00', '2026-12-31T09:00', '2027-01-15T09:00', '2027-01-31T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-86',
    class: 'repeats',
    said: 'Office hours every Monday 2 to 4 and every Wednesday 10 to noon',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Office hours every Monday 2 to 4 and every Wednesday 10 to noon' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office hours'] },
          start: '2026-11-23T14:00',
          end: '2026-11-23T16:00',
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['office hours'] },
          start: '2026-11-25T10:00',
          end: '2026-11-25T12:00',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-87',
    class: 'repeats',
    said: 'Every Saturday at 10 remind me to give the kids their allowance',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Every Saturday at 10 remind me to give the kids their allowance' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['kids', 'allowance'] },
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-88',
    class: 'repeats',
    said: 'Sales standup weekdays at 9:05 through January 15, but not Dec 24, 25 or Jan 1.',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sales standup',
          duration_minutes: 15,
          repeat: 'weekdays at 9:05 through January 15, but not Dec 24, 25 or Jan 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Sales standup',
          repeats: [
            '2026-11-23T09:05',
            '2026-11-24T09:05',
            '2026-11-25T09:05',
            '2026-11-26T09:05',
            '2026-11-27T09:05',
            '2026-11-30T09:05',
          ],
          count: 37,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-89',
    class: 'repeats',
    said: 'Lab group meets Thursdays at 3pm in even weeks',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lab group meets Thursdays at 3pm in even weeks' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lab group'], lacks: ['even'] },
          repeats: ['2026-11-26T15:00', '2026-12-10T15:00', '2026-12-24T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-90',
    class: 'repeats',
    said: 'Territory review on the second Tuesday of every January, April, July and October at 10am',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Territory review on the second Tuesday of every January, April, July and October at 10am' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['territory review'], lacks: ['second', 'April'] },
          repeats: ['2027-01-12T10:00', '2027-04-13T10:00', '2027-07-13T10:00', '2027-10-12T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-91',
    class: 'repeats',
    said: 'On-call every other Friday at 7pm starting December 4, six times',
    calls: [
      { tool: 'quick_add', arguments: { text: 'On-call every other Friday at 7pm starting December 4, six times' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['On-call'], lacks: ['every', 'six', 'starting'] },
          repeats: ['2026-12-04T19:00', '2026-12-18T19:00', '2027-01-01T19:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-92',
    class: 'repeats',
    said: 'remind me to put the bins out Tuesdays at 9pm until the end of March',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me to put the bins out Tuesdays at 9pm until the end of March' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins out'], lacks: ['March', 'Tuesday'] },
          repeats: ['2026-11-24T21:00', '2026-12-01T21:00', '2026-12-08T21:00'],
          count: 19,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-93',
    class: 'repeats',
    said: 'Collect rent on the 1st and the 16th of every month at 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Collect rent on the 1st and the 16th of every month at 6pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Collect rent'], lacks: ['16th', 'month'] },
          repeats: ['2026-12-01T18:00', '2026-12-16T18:00', '2027-01-01T18:00', '2027-01-16T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-94',
    class: 'repeats',
    said: 'Remind me to take the antibiotic at 6am, 2pm and 10pm every day for a week, starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to take the antibiotic at 6am, 2pm and 10pm every day for a week, starting tomorrow',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['antibiotic'], lacks: ['week', '2pm'] },
          repeats: ['2026-11-23T06:00', '2026-11-23T14:00', '2026-11-23T22:00', '2026-11-24T06:00'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-95',
    class: 'repeats',
    said: 'Journal club at 11 on the first and third Thursday of each month, beginning in January',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Journal club at 11 on the first and third Thursday of each month, beginning in January' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Journal club'], lacks: ['Thursday', 'January'] },
          repeats: ['2027-01-07T11:00', '2027-01-21T11:00', '2027-02-04T11:00', '2027-02-18T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-96',
    class: 'repeats',
    said: 'U10 training Mondays and Wednesdays 5:30-6:45pm through May 26',
    calls: [
      { tool: 'quick_add', arguments: { text: 'U10 training Mondays and Wednesdays 5:30-6:45pm through May 26' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['U10 training'], lacks: ['May', 'Mondays'] },
          start: '2026-11-23T17:30',
          end: '2026-11-23T18:45',
          repeats: ['2026-11-23T17:30', '2026-11-25T17:30', '2026-11-30T17:30'],
          count: 54,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-97',
    class: 'repeats',
    said: 'I cover the front desk 8:45 every weekday this coming January',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Front desk cover', start: '8:45am', repeat: 'every weekday this coming January' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Front desk cover',
          repeats: ['2027-01-01T08:45', '2027-01-04T08:45', '2027-01-05T08:45'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-98',
    class: 'repeats',
    said: 'remind me every 10 days at 8am to water the ferns, first time on Saturday',
    calls: [
      { tool: 'reminder_add', arguments: { title: 'Water the ferns', at: 'Saturday 8am', repeat: 'every 10 days' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Water the ferns',
          repeats: ['2026-11-28T08:00', '2026-12-08T08:00', '2026-12-18T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-99',
    class: 'repeats',
    said: 'Close the books on the last business day of every month, 4pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Close the books on the last business day of every month, 4pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Close the books'], lacks: ['business', 'last'] },
          repeats: ['2026-11-30T16:00', '2026-12-31T16:00', '2027-01-29T16:00', '2027-02-26T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-100',
    class: 'repeats',
    said: 'choir sundays 6pm but not Dec 27 or Jan 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'choir sundays 6pm but not Dec 27 or Jan 3' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir'], lacks: ['not', 'Dec'] },
          repeats: [
            '2026-11-22T18:00',
            '2026-11-29T18:00',
            '2026-12-06T18:00',
            '2026-12-13T18:00',
            '2026-12-20T18:00',
            '2027-01-10T18:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-101',
    class: 'repeats',
    said: 'Remind me about estimated taxes every year on Jan 15, Apr 15, June 15 and Sept 15',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me about estimated taxes every year on Jan 15, Apr 15, June 15 and Sept 15' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['estimated taxes'], lacks: ['Apr', 'Sept'] },
          repeats: ['2027-01-15T09:00', '2027-04-15T09:00', '2027-06-15T09:00', '2027-09-15T09:00', '2028-01-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-102',
    class: 'repeats',
    said: 'even weeks Wednesday 18:30 climbing',
    now: '2026-11-22T07:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'climbing even weeks Wednesday 18:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['climbing'], lacks: ['even', 'Wednesday'] },
          repeats: ['2026-11-25T18:30', '2026-12-09T18:30', '2026-12-23T18:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-103',
    class: 'repeats',
    said: 'swap the furnace filter every three months, next due December 1',
    calls: [
      {
        tool: 'todo_add',
        arguments: { title: 'Swap furnace filter', due: 'December 1', repeat: 'every three months' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Swap furnace filter',
          due: '2026-12-01',
          repeats: ['2026-12-01', '2027-03-01', '2027-06-01'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-104',
    class: 'repeats',
    said: 'Fryer oil change every Monday and Thursday at 10pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Fryer oil change every Monday and Thursday at 10pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['fryer oil'], lacks: ['every', 'Monday', 'Thursday'] },
          repeats: ['2026-11-23T22:00', '2026-11-26T22:00', '2026-11-30T22:00', '2026-12-03T22:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-105',
    class: 'repeats',
    said: 'Bulletin proofreading Wednesdays at 2pm, but not on Dec 23',
    calls: [{ tool: 'quick_add', arguments: { text: 'Bulletin proofreading Wednesdays at 2pm, but not on Dec 23' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bulletin'], lacks: ['not', 'Dec', 'Wednesday'] },
          repeats: ['2026-11-25T14:00', '2026-12-02T14:00', '2026-12-09T14:00', '2026-12-16T14:00', '2026-12-30T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-106',
    class: 'repeats',
    said: 'confirmation class 1st and 3rd Sunday of the month, 5pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'confirmation class 1st and 3rd Sunday of the month, 5pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['confirmation class'], lacks: ['1st', '3rd', 'Sunday'] },
          repeats: ['2026-12-06T17:00', '2026-12-20T17:00', '2027-01-03T17:00', '2027-01-17T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-107',
    class: 'repeats',
    said: 'Remind me every three months, on the 1st, to swap the water filter',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me every three months, on the 1st, to swap the water filter' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['water filter'], lacks: ['1st', 'three months'] },
          repeats: ['2026-12-01T09:00', '2027-03-01T09:00', '2027-06-01T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-108',
    class: 'repeats',
    said: "remind me about Duke's eye drops at 8am and 8pm for five days starting tomorrow",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "remind me about Duke's eye drops at 8am and 8pm for five days starting tomorrow" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['eye drops'], lacks: ['8am', 'five days', 'tomorrow'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T20:00', '2026-11-24T08:00', '2026-11-24T20:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-109',
    class: 'repeats',
    said: 'ESL night class Tuesdays and Thursdays 6:30-9pm from January 12 through March 18',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'ESL night class Tuesdays and Thursdays 6:30-9pm from January 12 through March 18' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ESL'], lacks: ['Tuesday', 'January', '6:30'] },
          repeats: ['2027-01-12T18:30', '2027-01-14T18:30', '2027-01-19T18:30', '2027-01-21T18:30'],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-110',
    class: 'repeats',
    said: 'Tomorrow I want a reminder every 2 hours between 8am and 4pm to check in with the Boise driver',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Tomorrow I want a reminder every 2 hours between 8am and 4pm to check in with the Boise driver',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Boise'], lacks: ['2 hours', '8am'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T10:00', '2026-11-23T12:00', '2026-11-23T14:00', '2026-11-23T16:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-111',
    class: 'repeats',
    said: 'Linen delivery comes every other Friday at 7 in the morning, first one December 4',
    before: [],
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Linen delivery', start: 'December 4, 7 in the morning', repeat: 'every other Friday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Linen delivery',
          repeats: ['2026-12-04T07:00', '2026-12-18T07:00', '2027-01-01T07:00', '2027-01-15T07:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-112',
    class: 'repeats',
    said: 'On the last weekday of every month remind me to pay the sitter',
    calls: [
      { tool: 'quick_add', arguments: { text: 'On the last weekday of every month remind me to pay the sitter' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['pay the sitter'], lacks: ['last', 'month'] },
          repeats: ['2026-11-30T09:00', '2026-12-31T09:00', '2027-01-29T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-113',
    class: 'repeats',
    said: 'Premarital counseling with Josh and Erin, six Wednesdays in a row at 3pm starting December 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Premarital counseling with Josh and Erin, six Wednesdays in a row at 3pm starting December 2',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['counseling', 'Josh', 'Erin'], lacks: ['six', 'Wednesday', 'row'] },
          repeats: ['2026-12-02T15:00', '2026-12-09T15:00', '2026-12-16T15:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-114',
    class: 'repeats',
    said: 'Vestry meets the second Tuesday of the month at 7:30 pm, except in July and August',
    before: [],
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Vestry',
          start: '7:30 pm',
          repeat: 'second Tuesday of the month, except in July and August',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Vestry',
          repeats: [
            '2026-12-08T19:30',
            '2027-01-12T19:30',
            '2027-02-09T19:30',
            '2027-03-09T19:30',
            '2027-04-13T19:30',
            '2027-05-11T19:30',
            '2027-06-08T19:30',
            '2027-09-14T19:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-115',
    class: 'repeats',
    said: 'until the end of January, remind me Tuesdays at 9pm to put the bins out',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'until the end of January, remind me Tuesdays at 9pm to put the bins out' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins'], lacks: ['January', 'Tuesday'] },
          repeats: ['2026-11-24T21:00', '2026-12-01T21:00', '2026-12-08T21:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-116',
    class: 'repeats',
    said: 'JV practice Mon/Wed/Fri 3:45pm, Nov 30 till Dec 18',
    calls: [{ tool: 'quick_add', arguments: { text: 'JV practice Mon/Wed/Fri 3:45pm, Nov 30 till Dec 18' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['JV practice'], lacks: ['Mon', 'Nov', 'till'] },
          repeats: ['2026-11-30T15:45', '2026-12-02T15:45', '2026-12-04T15:45', '2026-12-07T15:45'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-117',
    class: 'repeats',
    said: 'walk Olive at 6:30am every day apart from Sundays',
    calls: [{ tool: 'quick_add', arguments: { text: 'walk Olive at 6:30am every day apart from Sundays' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Olive'], lacks: ['every', 'apart', 'Sunday'] },
          repeats: [
            '2026-11-23T06:30',
            '2026-11-24T06:30',
            '2026-11-25T06:30',
            '2026-11-26T06:30',
            '2026-11-27T06:30',
            '2026-11-28T06:30',
            '2026-11-30T06:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-118',
    class: 'repeats',
    said: 'Sunday through Thursday at 9:30 at night nag me to pack the lunches',
    before: [],
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Pack the lunches', repeat: 'Sunday through Thursday at 9:30 at night' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Pack the lunches',
          repeats: [
            '2026-11-22T21:30',
            '2026-11-23T21:30',
            '2026-11-24T21:30',
            '2026-11-25T21:30',
            '2026-11-26T21:30',
            '2026-11-29T21:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-119',
    class: 'repeats',
    said: 'Bar inventory, last Sunday of each quarter, 8 in the morning',
    calls: [{ tool: 'quick_add', arguments: { text: 'Bar inventory, last Sunday of each quarter, 8 in the morning' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bar inventory'], lacks: ['last', 'quarter', 'morning'] },
          repeats: ['2026-12-27T08:00', '2027-03-28T08:00', '2027-06-27T08:00', '2027-09-26T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-120',
    class: 'repeats',
    said: 'Swim practice Mon/Wed/Fri 5:45am through December 18',
    calls: [{ tool: 'quick_add', arguments: { text: 'Swim practice Mon/Wed/Fri 5:45am through December 18' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Swim practice'], lacks: ['Mon', 'through'] },
          repeats: ['2026-11-23T05:45', '2026-11-25T05:45', '2026-11-27T05:45', '2026-11-30T05:45'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-121',
    class: 'repeats',
    said: 'Remind me to take metformin at 7:30am and 6:30pm every day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to take metformin at 7:30am and 6:30pm every day' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['metformin'], lacks: ['every', '6:30'] },
          repeats: ['2026-11-22T07:30', '2026-11-22T18:30', '2026-11-23T07:30', '2026-11-23T18:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-122',
    class: 'repeats',
    said: 'Firm-wide staff meeting the second Tuesday of each month, 3:30pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Firm-wide staff meeting the second Tuesday of each month, 3:30pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['staff meeting'], lacks: ['Tuesday', 'month'] },
          repeats: ['2026-12-08T15:30', '2027-01-12T15:30', '2027-02-09T15:30', '2027-03-09T15:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-123',
    class: 'repeats',
    said: 'choir rehearsal Thursdays at 7pm except Dec 24 and Dec 31, starting Dec 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'choir rehearsal Thursdays at 7pm except Dec 24 and Dec 31, starting Dec 3' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir rehearsal'], lacks: ['except', 'Dec', 'Thursday'] },
          repeats: ['2026-12-03T19:00', '2026-12-10T19:00', '2026-12-17T19:00', '2027-01-07T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-124',
    class: 'repeats',
    said: 'On the last business day of every month remind me at 4 to invoice clients',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'On the last business day of every month remind me at 4 to invoice clients' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['invoice clients'], lacks: ['month'] },
          repeats: ['2026-11-30T16:00', '2026-12-31T16:00', '2027-01-29T16:00', '2027-02-26T16:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-125',
    class: 'repeats',
    said: 'Payroll review every other Friday starting Dec 4 at 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Payroll review every other Friday starting Dec 4 at 10' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Payroll review'], lacks: ['Friday', 'other'] },
          repeats: ['2026-12-04T10:00', '2026-12-18T10:00', '2027-01-01T10:00', '2027-01-15T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-126',
    class: 'repeats',
    said: 'Kick-drill clinic, Saturdays 8am, six sessions total',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Kick-drill clinic', start: 'Saturday 8am', repeat: 'every Saturday, 6 times' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Kick-drill clinic',
          repeats: ['2026-11-28T08:00', '2026-12-05T08:00', '2026-12-12T08:00', '2026-12-19T08:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-127',
    class: 'repeats',
    said: 'Homeroom at 8:15 every weekday but Wednesday',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Homeroom', start: '8:15am', repeat: 'every weekday except Wednesday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Homeroom',
          repeats: ['2026-11-23T08:15', '2026-11-24T08:15', '2026-11-26T08:15', '2026-11-27T08:15', '2026-11-30T08:15'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-128',
    class: 'repeats',
    said: 'My wrists hurt: make me stretch hourly from 10am to 4pm on weekdays',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Stretch wrists', repeat: 'every hour from 10am to 4pm on weekdays' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Stretch wrists',
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
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-129',
    class: 'repeats',
    said: 'Every 3 months, beginning January 10 at 9am, remind me to swap the water filter',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Every 3 months, beginning January 10 at 9am, remind me to swap the water filter' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['swap the water filter'], lacks: ['months', 'January'] },
          repeats: ['2027-01-10T09:00', '2027-04-10T09:00', '2027-07-10T09:00', '2027-10-10T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-130',
    class: 'repeats',
    said: 'Bed huddle at 7:15am Monday through Friday from Nov 30 to Dec 18, 20 minutes, but not on Dec 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Bed huddle at 7:15am Monday through Friday from Nov 30 to Dec 18, 20 minutes, but not on Dec 9',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Bed huddle'], lacks: ['Dec', 'not'] },
          start: '2026-11-30T07:15',
          end: '2026-11-30T07:35',
          repeats: [
            '2026-11-30T07:15',
            '2026-12-01T07:15',
            '2026-12-02T07:15',
            '2026-12-03T07:15',
            '2026-12-04T07:15',
            '2026-12-07T07:15',
            '2026-12-08T07:15',
            '2026-12-10T07:15',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-131',
    class: 'repeats',
    said: 'Choir rehearsal every Thursday 7 to 9pm starting Dec 3, no rehearsal Dec 24 or 31',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Choir rehearsal every Thursday 7 to 9pm starting Dec 3, no rehearsal Dec 24 or 31' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Choir rehearsal'] },
          start: '2026-12-03T19:00',
          end: '2026-12-03T21:00',
          repeats: ['2026-12-03T19:00', '2026-12-10T19:00', '2026-12-17T19:00', '2027-01-07T19:00', '2027-01-14T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-132',
    class: 'repeats',
    said: 'Algebra with Mateo Tuesdays and Thursdays 4:30-5:30pm beginning January 5, 12 sessions',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Algebra with Mateo Tuesdays and Thursdays 4:30-5:30pm beginning January 5, 12 sessions' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Algebra', 'Mateo'], lacks: ['12'] },
          start: '2027-01-05T16:30',
          end: '2027-01-05T17:30',
          repeats: ['2027-01-05T16:30', '2027-01-07T16:30', '2027-01-12T16:30', '2027-01-14T16:30', '2027-01-19T16:30'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-133',
    class: 'repeats',
    said: 'every 3 weeks on Saturday starting Dec 5 at 10am: boiler room walkthrough, remind me an hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'every 3 weeks on Saturday starting Dec 5 at 10am: boiler room walkthrough, remind me an hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['boiler room walkthrough'], lacks: ['hour'] },
          reminds: ['2026-12-05T09:00'],
          repeats: ['2026-12-05T10:00', '2026-12-26T10:00', '2027-01-16T10:00', '2027-02-06T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-134',
    class: 'repeats',
    said: 'Remind me to give Biscuit her eye drops at 8am, 2pm and 8pm for 10 days starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to give Biscuit her eye drops at 8am, 2pm and 8pm for 10 days starting tomorrow',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Biscuit', 'eye drops'], lacks: ['10 days', 'tomorrow'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T14:00', '2026-11-23T20:00', '2026-11-24T08:00'],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-135',
    class: 'repeats',
    said: 'Spin class Mon Wed Fri 6:15am for 45 minutes till Dec 18, skip the week of December 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Spin class Mon Wed Fri 6:15am for 45 minutes till Dec 18, skip the week of December 7' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spin class'], lacks: ['skip', 'week'] },
          start: '2026-11-23T06:15',
          end: '2026-11-23T07:00',
          repeats: [
            '2026-11-23T06:15',
            '2026-11-25T06:15',
            '2026-11-27T06:15',
            '2026-11-30T06:15',
            '2026-12-02T06:15',
            '2026-12-04T06:15',
            '2026-12-14T06:15',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-136',
    class: 'repeats',
    said: 'Night float handoff daily at 6:45am except Wednesdays, through Dec 13',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Night float handoff daily at 6:45am except Wednesdays, through Dec 13' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Night float handoff'], lacks: ['except'] },
          repeats: ['2026-11-23T06:45', '2026-11-24T06:45', '2026-11-26T06:45', '2026-11-27T06:45', '2026-11-28T06:45'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-137',
    class: 'repeats',
    said: 'Rent walk with the owner on the 1st of each month at 10am, first one in January, heads-up 2 days before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Rent walk with the owner on the 1st of each month at 10am, first one in January, heads-up 2 days before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Rent walk', 'owner'], lacks: ['heads-up', 'first one'] },
          reminds: ['2026-12-30T10:00'],
          repeats: ['2027-01-01T10:00', '2027-02-01T10:00', '2027-03-01T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-138',
    class: 'repeats',
    said: 'Put tutor staff meeting on the second and fourth Monday at 1:30pm until the end of March',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Put tutor staff meeting on the second and fourth Monday at 1:30pm until the end of March' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['staff meeting'], lacks: ['second', 'March'] },
          repeats: ['2026-11-23T13:30', '2026-12-14T13:30', '2026-12-28T13:30', '2027-01-11T13:30', '2027-01-25T13:30'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-139',
    class: 'repeats',
    said: 'Fire extinguisher check every other month on the 10th at 9am, starting December 10, six times',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Fire extinguisher check every other month on the 10th at 9am, starting December 10, six times',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Fire extinguisher check'], lacks: ['six'] },
          repeats: ['2026-12-10T09:00', '2027-02-10T09:00', '2027-04-10T09:00', '2027-06-10T09:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-140',
    class: 'repeats',
    said: 'Give me a to-do to post the weekend Mass times every Friday from Dec 4, the last one on Dec 25',
    calls: [
      {
        tool: 'todo_add',
        arguments: { title: 'Post the weekend Mass times', repeat: 'every Friday from Dec 4, the last one on Dec 25' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['weekend Mass times'] },
          due: '2026-12-04',
          repeats: ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-141',
    class: 'repeats',
    said: 'Band practice Tuesdays 8-10pm and Sundays 3-5pm until Dec 20',
    calls: [{ tool: 'quick_add', arguments: { text: 'Band practice Tuesdays 8-10pm and Sundays 3-5pm until Dec 20' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Band practice'] },
          start: '2026-11-24T20:00',
          end: '2026-11-24T22:00',
          repeats: ['2026-11-24T20:00', '2026-12-01T20:00', '2026-12-08T20:00', '2026-12-15T20:00'],
          count: 4,
        },
        {
          kind: 'event',
          title: { has: ['Band practice'] },
          start: '2026-11-22T15:00',
          end: '2026-11-22T17:00',
          repeats: ['2026-11-22T15:00', '2026-11-29T15:00', '2026-12-06T15:00', '2026-12-13T15:00', '2026-12-20T15:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-142',
    class: 'repeats',
    said: 'Leg day with Priscilla every 4 days at 5pm from Nov 24, 8 times',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Leg day with Priscilla every 4 days at 5pm from Nov 24, 8 times' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Leg day', 'Priscilla'] },
          repeats: ['2026-11-24T17:00', '2026-11-28T17:00', '2026-12-02T17:00', '2026-12-06T17:00', '2026-12-10T17:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-143',
    class: 'repeats',
    said: "Ellie's piano lesson: Wednesdays 3:45pm, half an hour, Jan 6 through May 26, not on Feb 17 or Apr 7",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Ellie's piano lesson: Wednesdays 3:45pm, half an hour, Jan 6 through May 26, not on Feb 17 or Apr 7",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['piano lesson'] },
          start: '2027-01-06T15:45',
          end: '2027-01-06T16:15',
          repeats: [
            '2027-01-06T15:45',
            '2027-01-13T15:45',
            '2027-01-20T15:45',
            '2027-01-27T15:45',
            '2027-02-03T15:45',
            '2027-02-10T15:45',
            '2027-02-24T15:45',
          ],
          count: 19,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-144',
    class: 'repeats',
    said: 'Vestry meets the last Tuesday of the month, 6:30pm to 8, except in December',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Vestry meets the last Tuesday of the month, 6:30pm to 8, except in December' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Vestry'] },
          start: '2026-11-24T18:30',
          end: '2026-11-24T20:00',
          repeats: ['2026-11-24T18:30', '2027-01-26T18:30', '2027-02-23T18:30', '2027-03-30T18:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-145',
    class: 'repeats',
    said: 'Have me check the humidity in the instrument room every 3 hours between 9am and 6pm on weekdays',
    calls: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Check the humidity in the instrument room',
          repeat: 'every 3 hours between 9am and 6pm on weekdays',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['humidity'] },
          repeats: ['2026-11-23T09:00', '2026-11-23T12:00', '2026-11-23T15:00', '2026-11-23T18:00', '2026-11-24T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-146',
    class: 'repeats',
    said: 'Book OR block review Dec 2 at 2pm, every other week, 6 times in all, 75 minutes',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'OR block review',
          start: 'Dec 2 at 2pm',
          duration_minutes: 75,
          repeat: 'every other week, 6 times in all',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'OR block review',
          start: '2026-12-02T14:00',
          end: '2026-12-02T15:15',
          repeats: ['2026-12-02T14:00', '2026-12-16T14:00', '2026-12-30T14:00', '2027-01-13T14:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-147',
    class: 'repeats',
    said: 'remind me every weekday at 4:50pm to log charges, from December 1 until Christmas Eve',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me every weekday at 4:50pm to log charges, from December 1 until Christmas Eve' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['log charges'], lacks: ['Christmas'] },
          repeats: ['2026-12-01T16:50', '2026-12-02T16:50', '2026-12-03T16:50', '2026-12-04T16:50', '2026-12-07T16:50'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-148',
    class: 'repeats',
    said: 'Pool chlorine test 8am every Monday and Friday, June 7 to August 27',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Pool chlorine test 8am every Monday and Friday, June 7 to August 27' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pool chlorine test'], lacks: ['June', 'August'] },
          repeats: ['2027-06-07T08:00', '2027-06-11T08:00', '2027-06-14T08:00', '2027-06-18T08:00'],
          count: 24,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-149',
    class: 'repeats',
    said: 'SAT prep on Saturdays, 9am to noon, eight weeks in a row starting January 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'SAT prep on Saturdays, 9am to noon, eight weeks in a row starting January 9' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['SAT prep'], lacks: ['eight', 'weeks'] },
          start: '2027-01-09T09:00',
          end: '2027-01-09T12:00',
          repeats: ['2027-01-09T09:00', '2027-01-16T09:00', '2027-01-23T09:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-150',
    class: 'repeats',
    said: 'Weekly check-in with Dr. Osei, Mondays at 11, 25 minutes, alert 5 minutes before, last one Feb 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Weekly check-in with Dr. Osei, Mondays at 11, 25 minutes, alert 5 minutes before, last one Feb 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['check-in', 'Osei'], lacks: ['last one', 'alert'] },
          start: '2026-11-23T11:00',
          end: '2026-11-23T11:25',
          reminds: ['2026-11-23T10:55'],
          repeats: ['2026-11-23T11:00', '2026-11-30T11:00', '2026-12-07T11:00'],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-151',
    class: 'repeats',
    said: 'Sundays 9pm remind me to roll the bins to the curb, but not Dec 27 and not Jan 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Sundays 9pm remind me to roll the bins to the curb, but not Dec 27 and not Jan 3' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins', 'curb'], lacks: ['Dec', 'Jan'] },
          repeats: [
            '2026-11-22T21:00',
            '2026-11-29T21:00',
            '2026-12-06T21:00',
            '2026-12-13T21:00',
            '2026-12-20T21:00',
            '2027-01-10T21:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-152',
    class: 'repeats',
    said: 'Client assessments, first Saturday of each quarter in 2027, 8:30am to 10',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Client assessments, first Saturday of each quarter in 2027, 8:30am to 10' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Client assessments'], lacks: ['quarter', '2027'] },
          start: '2027-01-02T08:30',
          end: '2027-01-02T10:00',
          repeats: ['2027-01-02T08:30', '2027-04-03T08:30', '2027-07-03T08:30', '2027-10-02T08:30'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-153',
    class: 'repeats',
    said: 'Every day from Dec 17 to Dec 23 at 6pm: novena, 40 minutes, remind me 60 and 15 minutes ahead',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Every day from Dec 17 to Dec 23 at 6pm: novena, 40 minutes, remind me 60 and 15 minutes ahead',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['novena'], lacks: ['minutes'] },
          start: '2026-12-17T18:00',
          end: '2026-12-17T18:40',
          reminds: ['2026-12-17T17:00', '2026-12-17T17:45'],
          repeats: ['2026-12-17T18:00', '2026-12-18T18:00', '2026-12-19T18:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-154',
    class: 'repeats',
    said: 'Merch count on the 5th and 20th of the month, 2pm, starting in December and ending Feb 20',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Merch count on the 5th and 20th of the month, 2pm, starting in December and ending Feb 20',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Merch count'], lacks: ['5th', 'ending'] },
          repeats: ['2026-12-05T14:00', '2026-12-20T14:00', '2027-01-05T14:00', '2027-01-20T14:00', '2027-02-05T14:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-155',
    class: 'repeats',
    said: 'Home visits Tue and Thu at 10am and 2:30pm beginning Dec 1, no visits Dec 22 to 31',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Home visits Tue and Thu at 10am and 2:30pm beginning Dec 1, no visits Dec 22 to 31' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Home visits'] },
          repeats: [
            '2026-12-01T10:00',
            '2026-12-01T14:30',
            '2026-12-03T10:00',
            '2026-12-03T14:30',
            '2026-12-08T10:00',
            '2026-12-08T14:30',
            '2026-12-10T10:00',
            '2026-12-10T14:30',
            '2026-12-15T10:00',
            '2026-12-15T14:30',
            '2026-12-17T10:00',
            '2026-12-17T14:30',
            '2027-01-05T10:00',
            '2027-01-05T14:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-156',
    class: 'repeats',
    said: 'Blood drive table, 8 to 10:30am every Tuesday in December except the 22nd',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Blood drive table, 8 to 10:30am every Tuesday in December except the 22nd' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Blood drive table'], lacks: ['22nd'] },
          start: '2026-12-01T08:00',
          end: '2026-12-01T10:30',
          repeats: ['2026-12-01T08:00', '2026-12-08T08:00', '2026-12-15T08:00', '2026-12-29T08:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-157',
    class: 'repeats',
    said: 'Ping me every 45 minutes from 1pm to 5pm today to check on the sound crew',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Ping me every 45 minutes from 1pm to 5pm today to check on the sound crew' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['sound crew'], lacks: ['45', 'today'] },
          repeats: [
            '2026-11-22T13:00',
            '2026-11-22T13:45',
            '2026-11-22T14:30',
            '2026-11-22T15:15',
            '2026-11-22T16:00',
            '2026-11-22T16:45',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-158',
    class: 'repeats',
    said: 'First Friday of each month, 9pm to 11pm, adoration at St. Brendan’s, ten times from December on',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'First Friday of each month, 9pm to 11pm, adoration at St. Brendan’s, ten times from December on',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['adoration'], lacks: ['ten times'] },
          start: '2026-12-04T21:00',
          end: '2026-12-04T23:00',
          repeats: ['2026-12-04T21:00', '2027-01-01T21:00', '2027-02-05T21:00', '2027-03-05T21:00', '2027-04-02T21:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-159',
    class: 'repeats',
    said: 'Physio for Gwen every 10 days at 1pm until the end of January, first one Dec 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Physio for Gwen every 10 days at 1pm until the end of January, first one Dec 3' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Physio', 'Gwen'], lacks: ['first one'] },
          repeats: ['2026-12-03T13:00', '2026-12-13T13:00', '2026-12-23T13:00', '2027-01-02T13:00', '2027-01-12T13:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-160',
    class: 'repeats',
    said: 'Homework club Mon-Thu 3:15 to 5pm, starts Jan 11, ends Feb 11, closed on MLK Day',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Homework club Mon-Thu 3:15 to 5pm, starts Jan 11, ends Feb 11, closed on MLK Day' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Homework club'] },
          start: '2027-01-11T15:15',
          end: '2027-01-11T17:00',
          repeats: ['2027-01-11T15:15', '2027-01-12T15:15', '2027-01-13T15:15', '2027-01-14T15:15', '2027-01-19T15:15'],
          count: 19,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-161',
    class: 'repeats',
    said: 'Reminder to swap the furnace filters every 90 days at 9am, the first on Dec 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Reminder to swap the furnace filters every 90 days at 9am, the first on Dec 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['furnace filters'], lacks: ['90'] },
          repeats: ['2026-12-01T09:00', '2027-03-01T09:00', '2027-05-30T09:00', '2027-08-28T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-162',
    class: 'repeats',
    said: 'Grand rounds every Wednesday at noon from January 6 through March 31, except the last Wednesday of the month',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Grand rounds every Wednesday at noon from January 6 through March 31, except the last Wednesday of the month',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Grand rounds'], lacks: ['last'] },
          repeats: [
            '2027-01-06T12:00',
            '2027-01-13T12:00',
            '2027-01-20T12:00',
            '2027-02-03T12:00',
            '2027-02-10T12:00',
            '2027-02-17T12:00',
            '2027-03-03T12:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-163',
    class: 'repeats',
    said: 'Pager swap Fridays at 5pm, half an hour, just not the day after Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Pager swap Fridays at 5pm, half an hour, just not the day after Thanksgiving' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pager swap'], lacks: ['Thanksgiving'] },
          start: '2026-12-04T17:00',
          end: '2026-12-04T17:30',
          repeats: ['2026-12-04T17:00', '2026-12-11T17:00', '2026-12-18T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-164',
    class: 'repeats',
    said: 'Watering the lobby plants goes on my list Mondays and Thursdays starting Dec 3, ten times',
    calls: [
      {
        tool: 'todo_add',
        arguments: { title: 'Water the lobby plants', repeat: 'Mondays and Thursdays starting Dec 3, ten times' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['lobby plants'] },
          due: '2026-12-03',
          repeats: ['2026-12-03', '2026-12-07', '2026-12-10', '2026-12-14', '2026-12-17'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-165',
    class: 'repeats',
    said: 'Train Theo at 6am Tuesday through Saturday this week, except Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Train Theo at 6am Tuesday through Saturday this week, except Thanksgiving' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Theo'], lacks: ['Thanksgiving', 'this week'] },
          repeats: ['2026-11-24T06:00', '2026-11-25T06:00', '2026-11-27T06:00', '2026-11-28T06:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-166',
    class: 'repeats',
    said: 'Supply run every other Thursday at 2pm, Dec 10 through March 4, alert the evening before at 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Supply run every other Thursday at 2pm, Dec 10 through March 4, alert the evening before at 7',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Supply run'], lacks: ['evening'] },
          reminds: ['2026-12-09T19:00'],
          repeats: ['2026-12-10T14:00', '2026-12-24T14:00', '2027-01-07T14:00', '2027-01-21T14:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-167',
    class: 'repeats',
    said: 'remind me to read the boiler gauge at 7am and 7pm on weekdays, starting tomorrow, through Dec 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to read the boiler gauge at 7am and 7pm on weekdays, starting tomorrow, through Dec 4',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['boiler gauge'], lacks: ['weekdays'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T19:00', '2026-11-24T07:00', '2026-11-24T19:00'],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-168',
    class: 'repeats',
    said: 'Parish council every 2 months on the third Wednesday at 7pm, beginning in January, an hour and a half each',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Parish council every 2 months on the third Wednesday at 7pm, beginning in January, an hour and a half each',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Parish council'], lacks: ['each', 'January'] },
          start: '2027-01-20T19:00',
          end: '2027-01-20T20:30',
          repeats: ['2027-01-20T19:00', '2027-03-17T19:00', '2027-05-19T19:00', '2027-07-21T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-repeats-169',
    class: 'repeats',
    said: 'Zumba should stop after Dec 17, still Thursdays',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Zumba', start: '2026-11-26T18:00:00', repeat: 'FREQ=WEEKLY;BYDAY=TH' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'Zumba', scope: 'all', repeat: 'every Thursday through Dec 17' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Zumba',
          repeats: ['2026-11-26T18:00', '2026-12-03T18:00', '2026-12-10T18:00', '2026-12-17T18:00'],
          count: 4,
        },
      ],
    },
  },
];
