import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-series-01',
    class: 'series',
    said: "Nana's birthday is March 3rd",
    calls: [{ tool: 'quick_add', arguments: { text: "Nana's birthday is March 3rd" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nana', 'birthday'], lacks: ['March'] },
          start: '2027-03-03',
          allDay: true,
          repeats: ['2027-03-03', '2028-03-03', '2029-03-03', '2030-03-03', '2031-03-03'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-02',
    class: 'series',
    said: 'spin class every Tuesday and Thursday at 6:15am through December 17',
    calls: [
      { tool: 'quick_add', arguments: { text: 'spin class every Tuesday and Thursday at 6:15am through December 17' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['spin class'], lacks: ['Tuesday', 'Thursday', 'December'] },
          repeats: [
            '2026-11-24T06:15',
            '2026-11-26T06:15',
            '2026-12-01T06:15',
            '2026-12-03T06:15',
            '2026-12-08T06:15',
            '2026-12-10T06:15',
            '2026-12-15T06:15',
            '2026-12-17T06:15',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-03',
    class: 'series',
    said: 'Remind me to take vitamin D at 8 every morning except weekends',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me to take vitamin D at 8 every morning except weekends' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['vitamin D'], lacks: ['weekends', 'morning'] },
          repeats: [
            '2026-11-23T08:00',
            '2026-11-24T08:00',
            '2026-11-25T08:00',
            '2026-11-26T08:00',
            '2026-11-27T08:00',
            '2026-11-30T08:00',
            '2026-12-01T08:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-04',
    class: 'series',
    said: '1:1 with Greta first Monday of each month 10am',
    calls: [{ tool: 'quick_add', arguments: { text: '1:1 with Greta first Monday of each month 10am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Greta'], lacks: ['Monday', 'month'] },
          repeats: ['2026-12-07T10:00', '2027-01-04T10:00', '2027-02-01T10:00', '2027-03-01T10:00', '2027-04-05T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-05',
    class: 'series',
    said: 'pay rent by the 1st of every month',
    calls: [{ tool: 'quick_add', arguments: { text: 'pay rent by the 1st of every month' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['pay rent'], lacks: ['1st', 'month'] },
          repeats: ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-06',
    class: 'series',
    said: 'team retro last Thursday of the month 3-4pm, skip December',
    calls: [{ tool: 'quick_add', arguments: { text: 'team retro last Thursday of the month 3-4pm, skip December' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['team retro'], lacks: ['Thursday', 'December'] },
          end: '2026-11-26T16:00',
          repeats: ['2026-11-26T15:00', '2027-01-28T15:00', '2027-02-25T15:00', '2027-03-25T15:00', '2027-04-29T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-07',
    class: 'series',
    said: 'physical therapy Mon Wed Fri at 7:30am, twelve sessions total',
    calls: [
      { tool: 'quick_add', arguments: { text: 'physical therapy Mon Wed Fri at 7:30am, twelve sessions total' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physical therapy'], lacks: ['Mon', 'twelve'] },
          repeats: ['2026-11-23T07:30', '2026-11-25T07:30', '2026-11-27T07:30', '2026-11-30T07:30', '2026-12-02T07:30'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-08',
    class: 'series',
    said: 'every weekday at 4:45 remind me to log my hours, starting in December',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'every weekday at 4:45 remind me to log my hours, starting in December' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['log my hours'], lacks: ['weekday', 'December'] },
          repeats: ['2026-12-01T16:45', '2026-12-02T16:45', '2026-12-03T16:45', '2026-12-04T16:45', '2026-12-07T16:45'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-09',
    class: 'series',
    said: 'The third Saturday of every month is band practice, 2 to 5',
    calls: [{ tool: 'quick_add', arguments: { text: 'The third Saturday of every month is band practice, 2 to 5' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['band practice'], lacks: ['Saturday', 'month'] },
          end: '2026-12-19T17:00',
          repeats: ['2026-12-19T14:00', '2027-01-16T14:00', '2027-02-20T14:00', '2027-03-20T14:00', '2027-04-17T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-10',
    class: 'series',
    said: "tomorrow from 8am to 8pm, remind me every 4 hours to flush Dad's line",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "tomorrow from 8am to 8pm, remind me every 4 hours to flush Dad's line" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Dad'], lacks: ['tomorrow', 'hours'] },
          repeats: ['2026-11-23T08:00', '2026-11-23T12:00', '2026-11-23T16:00', '2026-11-23T20:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-11',
    class: 'series',
    said: 'date night Fridays at 7pm but not the 25th of December',
    calls: [{ tool: 'quick_add', arguments: { text: 'date night Fridays at 7pm but not the 25th of December' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['date night'], lacks: ['Fridays', 'December'] },
          repeats: [
            '2026-11-27T19:00',
            '2026-12-04T19:00',
            '2026-12-11T19:00',
            '2026-12-18T19:00',
            '2027-01-01T19:00',
            '2027-01-08T19:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-12',
    class: 'series',
    said: 'Tue/Thu/Sat gym at 5:30 in the morning for the next six weeks',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Tue/Thu/Sat gym at 5:30 in the morning for the next six weeks' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gym'], lacks: ['Tue', 'weeks', 'morning'] },
          repeats: ['2026-11-24T05:30', '2026-11-26T05:30', '2026-11-28T05:30', '2026-12-01T05:30', '2026-12-03T05:30'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-series-13',
    class: 'series',
    said: 'remind me every three months to change the water filter, first time December 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me every three months to change the water filter, first time December 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['water filter'], lacks: ['months', 'December'] },
          repeats: ['2026-12-01T09:00', '2027-03-01T09:00', '2027-06-01T09:00', '2027-09-01T09:00', '2027-12-01T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-14',
    class: 'series',
    said: 'swim lessons for Ella, Mondays 4:30-5:15pm from January 11 to March 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'swim lessons for Ella, Mondays 4:30-5:15pm from January 11 to March 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swim lessons', 'Ella'], lacks: ['Mondays', 'January', 'March'] },
          end: '2027-01-11T17:15',
          repeats: [
            '2027-01-11T16:30',
            '2027-01-18T16:30',
            '2027-01-25T16:30',
            '2027-02-01T16:30',
            '2027-02-08T16:30',
            '2027-02-15T16:30',
            '2027-02-22T16:30',
            '2027-03-01T16:30',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-15',
    class: 'series',
    said: 'eye drops: remind me every night at nine for ten days',
    calls: [{ tool: 'quick_add', arguments: { text: 'eye drops: remind me every night at nine for ten days' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['eye drops'], lacks: ['night', 'ten'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T21:00', '2026-11-24T21:00', '2026-11-25T21:00', '2026-11-26T21:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-16',
    class: 'series',
    said: 'On the 15th and the last day of every month I run payroll, remind me',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'On the 15th and the last day of every month I run payroll, remind me' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['payroll'], lacks: ['15th', 'month'] },
          repeats: [
            '2026-11-30T09:00',
            '2026-12-15T09:00',
            '2026-12-31T09:00',
            '2027-01-15T09:00',
            '2027-01-31T09:00',
            '2027-02-15T09:00',
            '2027-02-28T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-17',
    class: 'series',
    said: "Choir every Thursday 7-9pm; no choir on Thanksgiving, Christmas Eve or New Year's Eve",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Choir every Thursday 7-9pm; no choir on Thanksgiving, Christmas Eve or New Year's Eve" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Choir'], lacks: ['Thursday', 'Eve'] },
          end: '2026-12-03T21:00',
          repeats: ['2026-12-03T19:00', '2026-12-10T19:00', '2026-12-17T19:00', '2027-01-07T19:00', '2027-01-14T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-18',
    class: 'series',
    said: 'every ten days starting tomorrow, water the ficus',
    calls: [{ tool: 'quick_add', arguments: { text: 'every ten days starting tomorrow, water the ficus' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['water the ficus'], lacks: ['days', 'tomorrow'] },
          repeats: ['2026-11-23', '2026-12-03', '2026-12-13', '2026-12-23', '2027-01-02'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-19',
    class: 'series',
    said: 'Sign Theo up for scouts: Tuesdays half past six in the evening, weekly, last one in the books March 9',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Scouts (Theo)',
          start: 'Tuesday half past six in the evening',
          repeat: 'weekly through March 9',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Scouts'] },
          repeats: ['2026-11-24T18:30', '2026-12-01T18:30', '2026-12-08T18:30', '2026-12-15T18:30', '2026-12-22T18:30'],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'en-more-series-20',
    class: 'series',
    said: "night shift Tuesdays and Thursdays 7pm to 7am, from Dec 1 through the end of January, but I'm not on for Christmas Eve",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "night shift Tuesdays and Thursdays 7pm to 7am, from Dec 1 through the end of January, but I'm not on for Christmas Eve",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['night shift'], lacks: ['Tuesday', 'January', 'Christmas'] },
          start: '2026-12-01T19:00',
          end: '2026-12-02T07:00',
          repeats: [
            '2026-12-01T19:00',
            '2026-12-03T19:00',
            '2026-12-08T19:00',
            '2026-12-10T19:00',
            '2026-12-15T19:00',
            '2026-12-17T19:00',
            '2026-12-22T19:00',
            '2026-12-29T19:00',
            '2026-12-31T19:00',
          ],
          count: 17,
        },
      ],
    },
  },
  {
    id: 'en-more-series-21',
    class: 'series',
    said: "Piano with Mrs. Alvarez is Wednesdays at 4:30 for 45 minutes. She's away December 9th and 16th, and the last lesson is Jan 27.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Piano with Mrs. Alvarez is Wednesdays at 4:30 for 45 minutes. She's away December 9th and 16th, and the last lesson is Jan 27.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Piano', 'Alvarez'], lacks: ['Wednesday', 'Jan', 'away'] },
          start: '2026-11-25T16:30',
          end: '2026-11-25T17:15',
          repeats: [
            '2026-11-25T16:30',
            '2026-12-02T16:30',
            '2026-12-23T16:30',
            '2026-12-30T16:30',
            '2027-01-06T16:30',
            '2027-01-13T16:30',
            '2027-01-20T16:30',
            '2027-01-27T16:30',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-22',
    class: 'series',
    said: "remind me to badge in at 8:15 every weekday but not Wednesdays, I'm home those days. starting Dec 1",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "remind me to badge in at 8:15 every weekday but not Wednesdays, I'm home those days. starting Dec 1",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['badge in'], lacks: ['weekday', 'Wednesday', 'Dec'] },
          at: '2026-12-01T08:15',
          repeats: [
            '2026-12-01T08:15',
            '2026-12-03T08:15',
            '2026-12-04T08:15',
            '2026-12-07T08:15',
            '2026-12-08T08:15',
            '2026-12-10T08:15',
            '2026-12-11T08:15',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-23',
    class: 'series',
    said: 'soccer practice mon wed 5-6:30pm and sat mornings at 9, nothing on the 28th bc of thanksgiving weekend, final practice is dec 19',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'soccer practice mon wed 5-6:30pm and sat mornings at 9, nothing on the 28th bc of thanksgiving weekend, final practice is dec 19',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['soccer practice'], lacks: ['thanksgiving', 'mon ', 'sat '] },
          start: '2026-11-23T17:00',
          end: '2026-11-23T18:30',
          repeats: [
            '2026-11-23T17:00',
            '2026-11-25T17:00',
            '2026-11-30T17:00',
            '2026-12-02T17:00',
            '2026-12-07T17:00',
            '2026-12-09T17:00',
            '2026-12-14T17:00',
            '2026-12-16T17:00',
          ],
          count: 8,
        },
        {
          kind: 'event',
          title: { has: ['soccer practice'], lacks: ['thanksgiving', 'mon ', 'sat '] },
          start: '2026-12-05T09:00',
          repeats: ['2026-12-05T09:00', '2026-12-12T09:00', '2026-12-19T09:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-24',
    class: 'series',
    said: "I have to pay the babysitter every other Friday starting Dec 4, up to the end of March, and skip New Year's Day since she's not coming",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I have to pay the babysitter every other Friday starting Dec 4, up to the end of March, and skip New Year's Day since she's not coming",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['pay', 'babysitter'], lacks: ['Friday', 'March', 'New Year'] },
          due: '2026-12-04',
          repeats: [
            '2026-12-04',
            '2026-12-18',
            '2027-01-15',
            '2027-01-29',
            '2027-02-12',
            '2027-02-26',
            '2027-03-12',
            '2027-03-26',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-25',
    class: 'series',
    said: 'Book club! First Thursday of the month, 7pm, except January since half of us will be travelling',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Book club! First Thursday of the month, 7pm, except January since half of us will be travelling',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Book club'], lacks: ['Thursday', 'January', '7pm'] },
          start: '2026-12-03T19:00',
          repeats: ['2026-12-03T19:00', '2027-02-04T19:00', '2027-03-04T19:00', '2027-04-01T19:00', '2027-05-06T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-26',
    class: 'series',
    said: "Every three weeks on a Saturday I give platelets, 10am, two hours. First one's December 5 and I can't make January 16.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Every three weeks on a Saturday I give platelets, 10am, two hours. First one's December 5 and I can't make January 16.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['platelets'], lacks: ['Saturday', 'January', 'weeks'] },
          start: '2026-12-05T10:00',
          end: '2026-12-05T12:00',
          repeats: ['2026-12-05T10:00', '2026-12-26T10:00', '2027-02-06T10:00', '2027-02-27T10:00', '2027-03-20T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-27',
    class: 'series',
    said: 'from tomorrow on, nudge me to drink water every two hours between 9 and 4, workdays only, and leave me alone on Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'from tomorrow on, nudge me to drink water every two hours between 9 and 4, workdays only, and leave me alone on Thanksgiving',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['drink water'], lacks: ['hours', 'workday', 'Thanksgiving'] },
          at: '2026-11-23T09:00',
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T11:00',
            '2026-11-23T13:00',
            '2026-11-23T15:00',
            '2026-11-24T09:00',
            '2026-11-24T11:00',
            '2026-11-24T13:00',
            '2026-11-24T15:00',
            '2026-11-25T09:00',
            '2026-11-25T11:00',
            '2026-11-25T13:00',
            '2026-11-25T15:00',
            '2026-11-27T09:00',
            '2026-11-27T11:00',
            '2026-11-27T13:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-28',
    class: 'series',
    said: 'The rent is due on the 1st of every month. Put that on my to-do list through June, but not for December, I already prepaid that one',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The rent is due on the 1st of every month. Put that on my to-do list through June, but not for December, I already prepaid that one',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['rent'], lacks: ['June', 'December', '1st'] },
          due: '2027-01-01',
          repeats: ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01', '2027-06-01'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-29',
    class: 'series',
    said: 'therapy tues at 11am weekly, no session dec 22 or 29, ping me 30 min before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'therapy tues at 11am weekly, no session dec 22 or 29, ping me 30 min before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['therapy'], lacks: ['tues', 'dec', 'ping'] },
          start: '2026-11-24T11:00',
          reminds: ['2026-11-24T10:30'],
          repeats: [
            '2026-11-24T11:00',
            '2026-12-01T11:00',
            '2026-12-08T11:00',
            '2026-12-15T11:00',
            '2027-01-05T11:00',
            '2027-01-12T11:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-30',
    class: 'series',
    said: 'My infusions are every 21 days beginning Monday November 30 at 8am; there are six of them in total and each one takes four hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'My infusions are every 21 days beginning Monday November 30 at 8am; there are six of them in total and each one takes four hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['infusion'], lacks: ['21', 'November', 'six'] },
          start: '2026-11-30T08:00',
          end: '2026-11-30T12:00',
          repeats: [
            '2026-11-30T08:00',
            '2026-12-21T08:00',
            '2027-01-11T08:00',
            '2027-02-01T08:00',
            '2027-02-22T08:00',
            '2027-03-15T08:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-31',
    class: 'series',
    said: 'Hey can you set up the ops standup for 9:15am Monday to Thursday, and 10am on Fridays, as of November 30? Fifteen minutes each.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Hey can you set up the ops standup for 9:15am Monday to Thursday, and 10am on Fridays, as of November 30? Fifteen minutes each.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['standup'], lacks: ['Monday', 'Friday', 'November'] },
          start: '2026-11-30T09:15',
          end: '2026-11-30T09:30',
          repeats: [
            '2026-11-30T09:15',
            '2026-12-01T09:15',
            '2026-12-02T09:15',
            '2026-12-03T09:15',
            '2026-12-07T09:15',
            '2026-12-08T09:15',
          ],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['standup'], lacks: ['Monday', 'Friday', 'November'] },
          start: '2026-12-04T10:00',
          end: '2026-12-04T10:15',
          repeats: ['2026-12-04T10:00', '2026-12-11T10:00', '2026-12-18T10:00', '2026-12-25T10:00', '2027-01-01T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-32',
    class: 'series',
    said: "mom's physio: Tuesdays and Fridays 2pm till Dec 18, just not the day after Thanksgiving",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "mom's physio: Tuesdays and Fridays 2pm till Dec 18, just not the day after Thanksgiving" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physio'], lacks: ['Tuesday', 'Dec', 'Thanksgiving'] },
          start: '2026-11-24T14:00',
          repeats: [
            '2026-11-24T14:00',
            '2026-12-01T14:00',
            '2026-12-04T14:00',
            '2026-12-08T14:00',
            '2026-12-11T14:00',
            '2026-12-15T14:00',
            '2026-12-18T14:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-33',
    class: 'series',
    said: 'on the 15th and on the last day of each month, at noon, remind me to send invoices. Only up to the end of April, then Dana takes over',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'on the 15th and on the last day of each month, at noon, remind me to send invoices. Only up to the end of April, then Dana takes over',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['send invoices'], lacks: ['15th', 'April', 'noon'] },
          at: '2026-11-30T12:00',
          repeats: [
            '2026-11-30T12:00',
            '2026-12-15T12:00',
            '2026-12-31T12:00',
            '2027-01-15T12:00',
            '2027-01-31T12:00',
            '2027-02-15T12:00',
            '2027-02-28T12:00',
            '2027-03-15T12:00',
            '2027-03-31T12:00',
            '2027-04-15T12:00',
            '2027-04-30T12:00',
          ],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-series-34',
    class: 'series',
    said: "choir rehearsal Thursdays 7:30-9:30pm; we're off Thanksgiving, Christmas Eve and New Year's Eve",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "choir rehearsal Thursdays 7:30-9:30pm; we're off Thanksgiving, Christmas Eve and New Year's Eve",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir rehearsal'], lacks: ['Thursday', 'Thanksgiving', 'Eve'] },
          start: '2026-12-03T19:30',
          end: '2026-12-03T21:30',
          repeats: ['2026-12-03T19:30', '2026-12-10T19:30', '2026-12-17T19:30', '2027-01-07T19:30', '2027-01-14T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-35',
    class: 'series',
    said: "Please put down water aerobics for me, that's Monday, Wednesday and Friday at 9 in the morning, fifty minutes, begins November 30, and there's none on Christmas Day nor New Year's Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Please put down water aerobics for me, that's Monday, Wednesday and Friday at 9 in the morning, fifty minutes, begins November 30, and there's none on Christmas Day nor New Year's Day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['water aerobics'], lacks: ['Monday', 'morning', 'Christmas'] },
          start: '2026-11-30T09:00',
          end: '2026-11-30T09:50',
          repeats: [
            '2026-11-30T09:00',
            '2026-12-02T09:00',
            '2026-12-04T09:00',
            '2026-12-07T09:00',
            '2026-12-09T09:00',
            '2026-12-11T09:00',
            '2026-12-14T09:00',
            '2026-12-16T09:00',
            '2026-12-18T09:00',
            '2026-12-21T09:00',
            '2026-12-23T09:00',
            '2026-12-28T09:00',
            '2026-12-30T09:00',
            '2027-01-04T09:00',
            '2027-01-06T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-36',
    class: 'series',
    said: 'remind me about trash duty every 4 weeks on Sunday at 8pm - my first turn is Dec 6, and I move out after May 23 so the one that day is the last',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me about trash duty every 4 weeks on Sunday at 8pm - my first turn is Dec 6, and I move out after May 23 so the one that day is the last',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['trash duty'], lacks: ['weeks', 'Sunday', 'May'] },
          at: '2026-12-06T20:00',
          repeats: [
            '2026-12-06T20:00',
            '2027-01-03T20:00',
            '2027-01-31T20:00',
            '2027-02-28T20:00',
            '2027-03-28T20:00',
            '2027-04-25T20:00',
            '2027-05-23T20:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-37',
    class: 'series',
    said: 'to do, high priority: invoice Kessler on the last business day of every month, from December on',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'to do, high priority: invoice Kessler on the last business day of every month, from December on',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['invoice', 'Kessler'], lacks: ['priority', 'business day', 'December'] },
          due: '2026-12-31',
          importance: 'high',
          repeats: ['2026-12-31', '2027-01-29', '2027-02-26', '2027-03-31', '2027-04-30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-38',
    class: 'series',
    said: 'Spin class 6am tues/thurs + 8am sundays, ten weeks beginning Dec 1. Skip Dec 24.',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Spin class 6am tues/thurs + 8am sundays, ten weeks beginning Dec 1. Skip Dec 24.' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spin'], lacks: ['thurs', 'weeks', 'Dec'] },
          start: '2026-12-01T06:00',
          repeats: [
            '2026-12-01T06:00',
            '2026-12-03T06:00',
            '2026-12-08T06:00',
            '2026-12-10T06:00',
            '2026-12-15T06:00',
            '2026-12-17T06:00',
            '2026-12-22T06:00',
            '2026-12-29T06:00',
            '2026-12-31T06:00',
          ],
          count: 19,
        },
        {
          kind: 'event',
          title: { has: ['Spin'], lacks: ['thurs', 'weeks', 'Dec'] },
          start: '2026-12-06T08:00',
          repeats: [
            '2026-12-06T08:00',
            '2026-12-13T08:00',
            '2026-12-20T08:00',
            '2026-12-27T08:00',
            '2027-01-03T08:00',
            '2027-01-10T08:00',
            '2027-01-17T08:00',
            '2027-01-24T08:00',
            '2027-01-31T08:00',
            '2027-02-07T08:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-39',
    class: 'series',
    said: 'all through December, and only December, remind me to take my iron tablets: 8am on weekdays, 9:30am on weekends',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'all through December, and only December, remind me to take my iron tablets: 8am on weekdays, 9:30am on weekends',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['iron tablets'], lacks: ['December', 'weekday', 'weekend'] },
          at: '2026-12-01T08:00',
          repeats: [
            '2026-12-01T08:00',
            '2026-12-02T08:00',
            '2026-12-03T08:00',
            '2026-12-04T08:00',
            '2026-12-07T08:00',
            '2026-12-08T08:00',
            '2026-12-09T08:00',
            '2026-12-10T08:00',
          ],
          count: 23,
        },
        {
          kind: 'reminder',
          title: { has: ['iron tablets'], lacks: ['December', 'weekday', 'weekend'] },
          at: '2026-12-05T09:30',
          repeats: [
            '2026-12-05T09:30',
            '2026-12-06T09:30',
            '2026-12-12T09:30',
            '2026-12-13T09:30',
            '2026-12-19T09:30',
            '2026-12-20T09:30',
            '2026-12-26T09:30',
            '2026-12-27T09:30',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-40',
    class: 'series',
    said: "second and fourth Wednesdays I've got the PTA board at 6:30pm, though in December it's only the second one",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "second and fourth Wednesdays I've got the PTA board at 6:30pm, though in December it's only the second one",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['PTA board'], lacks: ['Wednesday', 'December', 'fourth'] },
          start: '2026-11-25T18:30',
          repeats: [
            '2026-11-25T18:30',
            '2026-12-09T18:30',
            '2027-01-13T18:30',
            '2027-01-27T18:30',
            '2027-02-10T18:30',
            '2027-02-24T18:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-41',
    class: 'series',
    said: 'gym every day except Sunday at 6:30 am, tomorrow till the 20th of December',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'gym every day except Sunday at 6:30 am, tomorrow till the 20th of December' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gym'], lacks: ['Sunday', 'December', 'tomorrow'] },
          start: '2026-11-23T06:30',
          repeats: [
            '2026-11-23T06:30',
            '2026-11-24T06:30',
            '2026-11-25T06:30',
            '2026-11-26T06:30',
            '2026-11-27T06:30',
            '2026-11-28T06:30',
            '2026-11-30T06:30',
            '2026-12-01T06:30',
          ],
          count: 24,
        },
      ],
    },
  },
  {
    id: 'en-more-series-42',
    class: 'series',
    said: 'the orchids want water every 10 days from Dec 1, six times',
    calls: [
      { tool: 'todo_add', arguments: { title: 'water the orchids', due: 'Dec 1', repeat: 'every 10 days, six times' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'water the orchids',
          due: '2026-12-01',
          repeats: ['2026-12-01', '2026-12-11', '2026-12-21', '2026-12-31', '2027-01-10', '2027-01-20'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-43',
    class: 'series',
    said: "dad's dialysis is M/W/F at 1pm, four hours every time. clinic's shut Christmas Day. give me an alert an hour ahead",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "dad's dialysis is M/W/F at 1pm, four hours every time. clinic's shut Christmas Day. give me an alert an hour ahead",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dialysis'], lacks: ['Christmas', 'alert', 'hours'] },
          start: '2026-11-23T13:00',
          end: '2026-11-23T17:00',
          reminds: ['2026-11-23T12:00'],
          repeats: [
            '2026-11-23T13:00',
            '2026-11-25T13:00',
            '2026-11-27T13:00',
            '2026-11-30T13:00',
            '2026-12-02T13:00',
            '2026-12-04T13:00',
            '2026-12-07T13:00',
            '2026-12-09T13:00',
            '2026-12-11T13:00',
            '2026-12-14T13:00',
            '2026-12-16T13:00',
            '2026-12-18T13:00',
            '2026-12-21T13:00',
            '2026-12-23T13:00',
            '2026-12-28T13:00',
            '2026-12-30T13:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-44',
    class: 'series',
    said: "bar shift every Friday and Saturday 5pm-1am through New Year's Eve, but I took December 11 and 12 off",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "bar shift every Friday and Saturday 5pm-1am through New Year's Eve, but I took December 11 and 12 off",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bar shift'], lacks: ['Friday', 'December', 'New Year'] },
          start: '2026-11-27T17:00',
          end: '2026-11-28T01:00',
          repeats: [
            '2026-11-27T17:00',
            '2026-11-28T17:00',
            '2026-12-04T17:00',
            '2026-12-05T17:00',
            '2026-12-18T17:00',
            '2026-12-19T17:00',
            '2026-12-25T17:00',
            '2026-12-26T17:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-45',
    class: 'series',
    said: 'Starting in January: board call, second Tuesday of each month, 3 to 4:30 pm. No call in July.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Starting in January: board call, second Tuesday of each month, 3 to 4:30 pm. No call in July.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['board call'], lacks: ['Tuesday', 'January', 'July'] },
          start: '2027-01-12T15:00',
          end: '2027-01-12T16:30',
          repeats: [
            '2027-01-12T15:00',
            '2027-02-09T15:00',
            '2027-03-09T15:00',
            '2027-04-13T15:00',
            '2027-05-11T15:00',
            '2027-06-08T15:00',
            '2027-08-10T15:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-46',
    class: 'series',
    said: "Speech therapy for my son, Mondays and Thursdays 3:15pm, first one Nov 30. They're closed Dec 24 through Jan 3. Insurance pays for 20 sessions, so stop once he's had all 20.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Speech therapy for my son, Mondays and Thursdays 3:15pm, first one Nov 30. They're closed Dec 24 through Jan 3. Insurance pays for 20 sessions, so stop once he's had all 20.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Speech therapy'], lacks: ['Monday', 'closed', '20'] },
          start: '2026-11-30T15:15',
          repeats: [
            '2026-11-30T15:15',
            '2026-12-03T15:15',
            '2026-12-07T15:15',
            '2026-12-10T15:15',
            '2026-12-14T15:15',
            '2026-12-17T15:15',
            '2026-12-21T15:15',
            '2027-01-04T15:15',
            '2027-01-07T15:15',
            '2027-01-11T15:15',
            '2027-01-14T15:15',
            '2027-01-18T15:15',
          ],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-series-47',
    class: 'series',
    said: 'check the sump pump - remind me the first of each month at 9am, but only April through October, beginning 2027',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'check the sump pump - remind me the first of each month at 9am, but only April through October, beginning 2027',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['sump pump'], lacks: ['April', 'October', 'month'] },
          at: '2027-04-01T09:00',
          repeats: [
            '2027-04-01T09:00',
            '2027-05-01T09:00',
            '2027-06-01T09:00',
            '2027-07-01T09:00',
            '2027-08-01T09:00',
            '2027-09-01T09:00',
            '2027-10-01T09:00',
            '2028-04-01T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-48',
    class: 'series',
    said: 'lab meeting every other monday 10-11:30am starting dec 7 (not on MLK day)',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'lab meeting every other monday 10-11:30am starting dec 7 (not on MLK day)' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lab meeting'], lacks: ['monday', 'dec', 'MLK'] },
          start: '2026-12-07T10:00',
          end: '2026-12-07T11:30',
          repeats: [
            '2026-12-07T10:00',
            '2026-12-21T10:00',
            '2027-01-04T10:00',
            '2027-02-01T10:00',
            '2027-02-15T10:00',
            '2027-03-01T10:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-49',
    class: 'series',
    said: "call grandma sundays 5pm, not the 27th of december, we'll be at hers. 15 min heads up pls",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "call grandma sundays 5pm, not the 27th of december, we'll be at hers. 15 min heads up pls",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['call grandma'], lacks: ['sundays', 'december', 'heads up'] },
          start: '2026-11-22T17:00',
          reminds: ['2026-11-22T16:45'],
          repeats: [
            '2026-11-22T17:00',
            '2026-11-29T17:00',
            '2026-12-06T17:00',
            '2026-12-13T17:00',
            '2026-12-20T17:00',
            '2027-01-03T17:00',
            '2027-01-10T17:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-50',
    class: 'series',
    said: "I'm covering Karen's homeroom, weekdays 7:45 to 8:30am, Nov 30 to Dec 11, all but the 4th",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'm covering Karen's homeroom, weekdays 7:45 to 8:30am, Nov 30 to Dec 11, all but the 4th",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['homeroom'], lacks: ['weekday', 'Nov', '4th'] },
          start: '2026-11-30T07:45',
          end: '2026-11-30T08:30',
          repeats: [
            '2026-11-30T07:45',
            '2026-12-01T07:45',
            '2026-12-02T07:45',
            '2026-12-03T07:45',
            '2026-12-07T07:45',
            '2026-12-08T07:45',
            '2026-12-09T07:45',
            '2026-12-10T07:45',
            '2026-12-11T07:45',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-51',
    class: 'series',
    said: 'pottery workshop, four Saturdays in a row starting December 5th, 10am to 1pm, and remind me at 6pm the day before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'pottery workshop, four Saturdays in a row starting December 5th, 10am to 1pm, and remind me at 6pm the day before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pottery workshop'], lacks: ['Saturday', 'row', 'remind'] },
          start: '2026-12-05T10:00',
          end: '2026-12-05T13:00',
          reminds: ['2026-12-04T18:00'],
          repeats: ['2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00', '2026-12-26T10:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-52',
    class: 'series',
    said: 'Remind me to take amoxicillin at 7am, 3pm and 11pm for 10 days starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me to take amoxicillin at 7am, 3pm and 11pm for 10 days starting tomorrow' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['amoxicillin'], lacks: ['7am', 'days', 'tomorrow'] },
          at: '2026-11-23T07:00',
          repeats: [
            '2026-11-23T07:00',
            '2026-11-23T15:00',
            '2026-11-23T23:00',
            '2026-11-24T07:00',
            '2026-11-24T15:00',
            '2026-11-24T23:00',
            '2026-11-25T07:00',
          ],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-series-53',
    class: 'series',
    said: 'Swim team is Monday-Thursday 4:15-5:45pm and Saturdays 8-10am. It starts Dec 1, last day is Feb 27. No practice Dec 24 to Jan 2.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Swim team is Monday-Thursday 4:15-5:45pm and Saturdays 8-10am. It starts Dec 1, last day is Feb 27. No practice Dec 24 to Jan 2.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Swim team'], lacks: ['Monday', 'Saturday', 'Feb'] },
          start: '2026-12-01T16:15',
          end: '2026-12-01T17:45',
          repeats: [
            '2026-12-01T16:15',
            '2026-12-02T16:15',
            '2026-12-03T16:15',
            '2026-12-07T16:15',
            '2026-12-08T16:15',
            '2026-12-09T16:15',
            '2026-12-10T16:15',
            '2026-12-14T16:15',
            '2026-12-15T16:15',
            '2026-12-16T16:15',
            '2026-12-17T16:15',
            '2026-12-21T16:15',
            '2026-12-22T16:15',
            '2026-12-23T16:15',
            '2027-01-04T16:15',
            '2027-01-05T16:15',
          ],
          count: 46,
        },
        {
          kind: 'event',
          title: { has: ['Swim team'], lacks: ['Monday', 'Saturday', 'Feb'] },
          start: '2026-12-05T08:00',
          end: '2026-12-05T10:00',
          repeats: [
            '2026-12-05T08:00',
            '2026-12-12T08:00',
            '2026-12-19T08:00',
            '2027-01-09T08:00',
            '2027-01-16T08:00',
            '2027-01-23T08:00',
            '2027-01-30T08:00',
            '2027-02-06T08:00',
            '2027-02-13T08:00',
            '2027-02-20T08:00',
            '2027-02-27T08:00',
          ],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-series-54',
    class: 'series',
    said: "street cleaning again... I need to move the car by 8am every Tuesday and Friday, except Dec 25 and Jan 1 when it's suspended",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "street cleaning again... I need to move the car by 8am every Tuesday and Friday, except Dec 25 and Jan 1 when it's suspended",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['move the car'], lacks: ['Tuesday', '8am', 'except'] },
          due: '2026-11-24T08:00',
          repeats: [
            '2026-11-24T08:00',
            '2026-11-27T08:00',
            '2026-12-01T08:00',
            '2026-12-04T08:00',
            '2026-12-08T08:00',
            '2026-12-11T08:00',
            '2026-12-15T08:00',
            '2026-12-18T08:00',
            '2026-12-22T08:00',
            '2026-12-29T08:00',
            '2027-01-05T08:00',
            '2027-01-08T08:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-55',
    class: 'series',
    said: "weekly 1:1 with Priya, Wednesdays 2pm, half an hour, except the last Wednesday of each month when she's at HQ",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "weekly 1:1 with Priya, Wednesdays 2pm, half an hour, except the last Wednesday of each month when she's at HQ",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['1:1', 'Priya'], lacks: ['Wednesday', '2pm', 'month'] },
          start: '2026-12-02T14:00',
          end: '2026-12-02T14:30',
          repeats: [
            '2026-12-02T14:00',
            '2026-12-09T14:00',
            '2026-12-16T14:00',
            '2026-12-23T14:00',
            '2027-01-06T14:00',
            '2027-01-13T14:00',
            '2027-01-20T14:00',
            '2027-02-03T14:00',
            '2027-02-10T14:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-56',
    class: 'series',
    said: "I want dinner with the kids on the calendar, Sundays at 6pm, every week but the first Sunday of the month - that's their dad's weekend",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I want dinner with the kids on the calendar, Sundays at 6pm, every week but the first Sunday of the month - that's their dad's weekend",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner with the kids'], lacks: ['6pm', 'month', 'every'] },
          start: '2026-11-22T18:00',
          repeats: [
            '2026-11-22T18:00',
            '2026-11-29T18:00',
            '2026-12-13T18:00',
            '2026-12-20T18:00',
            '2026-12-27T18:00',
            '2027-01-10T18:00',
            '2027-01-17T18:00',
            '2027-01-24T18:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-57',
    class: 'series',
    said: 'payroll review: last Friday of the month 1pm, from January, 12 times, with alerts one day and one hour before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'payroll review: last Friday of the month 1pm, from January, 12 times, with alerts one day and one hour before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll review'], lacks: ['Friday', 'January', 'alert'] },
          start: '2027-01-29T13:00',
          reminds: ['2027-01-28T13:00', '2027-01-29T12:00'],
          repeats: [
            '2027-01-29T13:00',
            '2027-02-26T13:00',
            '2027-03-26T13:00',
            '2027-04-30T13:00',
            '2027-05-28T13:00',
            '2027-06-25T13:00',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-58',
    class: 'series',
    said: 'at 4pm on the last day of every quarter remind me to file sales tax, eight of them should do',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'at 4pm on the last day of every quarter remind me to file sales tax, eight of them should do',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['file sales tax'], lacks: ['quarter', 'eight', '4pm'] },
          at: '2026-12-31T16:00',
          repeats: [
            '2026-12-31T16:00',
            '2027-03-31T16:00',
            '2027-06-30T16:00',
            '2027-09-30T16:00',
            '2027-12-31T16:00',
            '2028-03-31T16:00',
            '2028-06-30T16:00',
            '2028-09-30T16:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-59',
    class: 'series',
    said: 'D&D with the guys every second week on Friday, 8pm-midnight, first one Dec 11, nothing Jan 8',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'D&D with the guys every second week on Friday, 8pm-midnight, first one Dec 11, nothing Jan 8',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['D&D'], lacks: ['Friday', 'midnight', 'Jan'] },
          start: '2026-12-11T20:00',
          end: '2026-12-12T00:00',
          repeats: [
            '2026-12-11T20:00',
            '2026-12-25T20:00',
            '2027-01-22T20:00',
            '2027-02-05T20:00',
            '2027-02-19T20:00',
            '2027-03-05T20:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-60',
    class: 'series',
    said: "Lunch w/ Marcus the third Thursday of every month at 12:15pm. The June one's the last. Oh and not in February, he's in Lisbon.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Lunch w/ Marcus the third Thursday of every month at 12:15pm. The June one's the last. Oh and not in February, he's in Lisbon.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lunch', 'Marcus'], lacks: ['Thursday', 'June', 'February'] },
          start: '2026-12-17T12:15',
          repeats: [
            '2026-12-17T12:15',
            '2027-01-21T12:15',
            '2027-03-18T12:15',
            '2027-04-15T12:15',
            '2027-05-20T12:15',
            '2027-06-17T12:15',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-61',
    class: 'series',
    said: 'Every hour from 10am to 4pm, Monday through Friday, remind me to stand up and stretch. Only until Dec 11, and not on Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Every hour from 10am to 4pm, Monday through Friday, remind me to stand up and stretch. Only until Dec 11, and not on Thanksgiving',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stretch'], lacks: ['hour', 'Friday', 'Thanksgiving'] },
          at: '2026-11-23T10:00',
          repeats: [
            '2026-11-23T10:00',
            '2026-11-23T11:00',
            '2026-11-23T12:00',
            '2026-11-23T13:00',
            '2026-11-23T14:00',
            '2026-11-23T15:00',
            '2026-11-23T16:00',
            '2026-11-24T10:00',
            '2026-11-24T11:00',
            '2026-11-24T12:00',
            '2026-11-24T13:00',
            '2026-11-24T14:00',
            '2026-11-24T15:00',
            '2026-11-24T16:00',
            '2026-11-25T10:00',
            '2026-11-25T11:00',
            '2026-11-25T12:00',
            '2026-11-25T13:00',
            '2026-11-25T14:00',
            '2026-11-25T15:00',
            '2026-11-25T16:00',
            '2026-11-27T10:00',
            '2026-11-27T11:00',
            '2026-11-27T12:00',
            '2026-11-27T13:00',
            '2026-11-27T14:00',
            '2026-11-27T15:00',
            '2026-11-27T16:00',
            '2026-11-30T10:00',
            '2026-11-30T11:00',
          ],
          count: 98,
        },
      ],
    },
  },
  {
    id: 'en-more-series-62',
    class: 'series',
    said: 'next semester: Bio 101 tue/thu 9:30-10:45am, chem lab fri 1-4pm, both from Jan 12 to Apr 30, no classes March 8-14 for spring break',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'next semester: Bio 101 tue/thu 9:30-10:45am, chem lab fri 1-4pm, both from Jan 12 to Apr 30, no classes March 8-14 for spring break',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Bio 101'], lacks: ['tue', 'Apr', 'spring break'] },
          start: '2027-01-12T09:30',
          end: '2027-01-12T10:45',
          repeats: [
            '2027-01-12T09:30',
            '2027-01-14T09:30',
            '2027-01-19T09:30',
            '2027-01-21T09:30',
            '2027-01-26T09:30',
            '2027-01-28T09:30',
            '2027-02-02T09:30',
            '2027-02-04T09:30',
            '2027-02-09T09:30',
            '2027-02-11T09:30',
            '2027-02-16T09:30',
            '2027-02-18T09:30',
            '2027-02-23T09:30',
            '2027-02-25T09:30',
            '2027-03-02T09:30',
            '2027-03-04T09:30',
            '2027-03-16T09:30',
            '2027-03-18T09:30',
          ],
          count: 30,
        },
        {
          kind: 'event',
          title: { has: ['chem lab'], lacks: ['fri', 'Apr', 'spring break'] },
          start: '2027-01-15T13:00',
          end: '2027-01-15T16:00',
          repeats: [
            '2027-01-15T13:00',
            '2027-01-22T13:00',
            '2027-01-29T13:00',
            '2027-02-05T13:00',
            '2027-02-12T13:00',
            '2027-02-19T13:00',
            '2027-02-26T13:00',
            '2027-03-05T13:00',
            '2027-03-19T13:00',
            '2027-03-26T13:00',
            '2027-04-02T13:00',
            '2027-04-09T13:00',
            '2027-04-16T13:00',
            '2027-04-23T13:00',
            '2027-04-30T13:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-63',
    class: 'series',
    said: "Thursdays at 9pm remind me to put the bins out, unless it's the last Thursday of the month, that's the neighbor's turn",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Thursdays at 9pm remind me to put the bins out, unless it's the last Thursday of the month, that's the neighbor's turn",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins'], lacks: ['Thursday', '9pm', 'month'] },
          at: '2026-12-03T21:00',
          repeats: [
            '2026-12-03T21:00',
            '2026-12-10T21:00',
            '2026-12-17T21:00',
            '2026-12-24T21:00',
            '2027-01-07T21:00',
            '2027-01-14T21:00',
            '2027-01-21T21:00',
            '2027-02-04T21:00',
            '2027-02-11T21:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-64',
    class: 'series',
    said: 'Tutoring Jonah - Tuesdays 4-5pm, Thursdays 5-6pm. We begin Dec 1, go through Jan 28, and take a break Dec 21 to Jan 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Tutoring Jonah - Tuesdays 4-5pm, Thursdays 5-6pm. We begin Dec 1, go through Jan 28, and take a break Dec 21 to Jan 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Tutoring', 'Jonah'], lacks: ['Tuesday', 'Thursday', 'Jan 28'] },
          start: '2026-12-01T16:00',
          end: '2026-12-01T17:00',
          repeats: [
            '2026-12-01T16:00',
            '2026-12-08T16:00',
            '2026-12-15T16:00',
            '2027-01-05T16:00',
            '2027-01-12T16:00',
            '2027-01-19T16:00',
            '2027-01-26T16:00',
          ],
          count: 7,
        },
        {
          kind: 'event',
          title: { has: ['Tutoring', 'Jonah'], lacks: ['Tuesday', 'Thursday', 'Jan 28'] },
          start: '2026-12-03T17:00',
          end: '2026-12-03T18:00',
          repeats: [
            '2026-12-03T17:00',
            '2026-12-10T17:00',
            '2026-12-17T17:00',
            '2027-01-07T17:00',
            '2027-01-14T17:00',
            '2027-01-21T17:00',
            '2027-01-28T17:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-65',
    class: 'series',
    said: "day off every other Friday from Dec 11 through the end of March, except Jan 8, I'm needed that day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "day off every other Friday from Dec 11 through the end of March, except Jan 8, I'm needed that day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['off'], lacks: ['Friday', 'March', 'needed'] },
          start: '2026-12-11',
          allDay: true,
          repeats: ['2026-12-11', '2026-12-25', '2027-01-22', '2027-02-05', '2027-02-19', '2027-03-05', '2027-03-19'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-66',
    class: 'series',
    said: "cleaners come the 1st and 3rd Tuesday each month, 9am until noon, not in January though, they're in Brazil then",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "cleaners come the 1st and 3rd Tuesday each month, 9am until noon, not in January though, they're in Brazil then",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cleaners'], lacks: ['Tuesday', 'January', 'noon'] },
          start: '2026-12-01T09:00',
          end: '2026-12-01T12:00',
          repeats: [
            '2026-12-01T09:00',
            '2026-12-15T09:00',
            '2027-02-02T09:00',
            '2027-02-16T09:00',
            '2027-03-02T09:00',
            '2027-03-16T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-67',
    class: 'series',
    said: "guitar lesson weekly on thurs 6:15pm, 40 min, first one the week after thanksgiving, he's gone dec 31, and I've prepaid eight so eight lessons total",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "guitar lesson weekly on thurs 6:15pm, 40 min, first one the week after thanksgiving, he's gone dec 31, and I've prepaid eight so eight lessons total",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['guitar lesson'], lacks: ['thurs', 'dec', 'prepaid'] },
          start: '2026-12-03T18:15',
          end: '2026-12-03T18:55',
          repeats: [
            '2026-12-03T18:15',
            '2026-12-10T18:15',
            '2026-12-17T18:15',
            '2026-12-24T18:15',
            '2027-01-07T18:15',
            '2027-01-14T18:15',
            '2027-01-21T18:15',
            '2027-01-28T18:15',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-68',
    class: 'series',
    said: "Remind me to feed Mango, the neighbor's cat, at 7am and 6pm from Dec 20 to Jan 2, but not on Christmas Day, her sister has it covered",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Remind me to feed Mango, the neighbor's cat, at 7am and 6pm from Dec 20 to Jan 2, but not on Christmas Day, her sister has it covered",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['feed Mango'], lacks: ['7am', 'Dec', 'Christmas'] },
          at: '2026-12-20T07:00',
          repeats: [
            '2026-12-20T07:00',
            '2026-12-20T18:00',
            '2026-12-21T07:00',
            '2026-12-21T18:00',
            '2026-12-22T07:00',
            '2026-12-22T18:00',
            '2026-12-23T07:00',
            '2026-12-23T18:00',
            '2026-12-24T07:00',
            '2026-12-24T18:00',
            '2026-12-26T07:00',
            '2026-12-26T18:00',
            '2026-12-27T07:00',
            '2026-12-27T18:00',
          ],
          count: 26,
        },
      ],
    },
  },
  {
    id: 'en-more-series-69',
    class: 'series',
    said: 'tires need rotating every 6 months on the 1st, from April, four times, mornings at 10',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'rotate the tires', at: 'April 1 at 10am', repeat: 'every 6 months, four times' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'rotate the tires',
          at: '2027-04-01T10:00',
          repeats: ['2027-04-01T10:00', '2027-10-01T10:00', '2028-04-01T10:00', '2028-10-01T10:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-70',
    class: 'series',
    said: 'Sprint planning every other Wednesday at 10am for an hour and a half, Dec 2 is the first, none Dec 30, and Feb 24 is the last',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sprint planning',
          start: 'Dec 2 at 10am',
          duration_minutes: 90,
          repeat: 'every other Wednesday except Dec 30, through Feb 24',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Sprint planning',
          start: '2026-12-02T10:00',
          end: '2026-12-02T11:30',
          repeats: [
            '2026-12-02T10:00',
            '2026-12-16T10:00',
            '2027-01-13T10:00',
            '2027-01-27T10:00',
            '2027-02-10T10:00',
            '2027-02-24T10:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-71',
    class: 'series',
    said: 'weekdays from Nov 30 through Dec 18: drop Ella at school at 7:10am, pick her up at 2:50pm, except Wednesdays when pick up is at 1:30pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'weekdays from Nov 30 through Dec 18: drop Ella at school at 7:10am, pick her up at 2:50pm, except Wednesdays when pick up is at 1:30pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ella'], lacks: ['weekday', '7:10'] },
          start: '2026-11-30T07:10',
          repeats: [
            '2026-11-30T07:10',
            '2026-12-01T07:10',
            '2026-12-02T07:10',
            '2026-12-03T07:10',
            '2026-12-04T07:10',
            '2026-12-07T07:10',
            '2026-12-08T07:10',
            '2026-12-09T07:10',
            '2026-12-10T07:10',
            '2026-12-11T07:10',
            '2026-12-14T07:10',
            '2026-12-15T07:10',
            '2026-12-16T07:10',
            '2026-12-17T07:10',
            '2026-12-18T07:10',
          ],
          count: 15,
        },
        {
          kind: 'event',
          title: { has: ['pick'], lacks: ['Wednesday', '2:50'] },
          start: '2026-11-30T14:50',
          repeats: [
            '2026-11-30T14:50',
            '2026-12-01T14:50',
            '2026-12-03T14:50',
            '2026-12-04T14:50',
            '2026-12-07T14:50',
            '2026-12-08T14:50',
            '2026-12-10T14:50',
            '2026-12-11T14:50',
            '2026-12-14T14:50',
            '2026-12-15T14:50',
            '2026-12-17T14:50',
            '2026-12-18T14:50',
          ],
          count: 12,
        },
        {
          kind: 'event',
          title: { has: ['pick'], lacks: ['Wednesday', '1:30'] },
          start: '2026-12-02T13:30',
          repeats: ['2026-12-02T13:30', '2026-12-09T13:30', '2026-12-16T13:30'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-72',
    class: 'series',
    said: 'Yoga with Tess, Tue & Thu 6:45pm. Wait no, Thursdays are 7:15pm. Through Dec 17, skipping Thanksgiving.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Yoga with Tess, Tue & Thu 6:45pm. Wait no, Thursdays are 7:15pm. Through Dec 17, skipping Thanksgiving.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Yoga', 'Tess'], lacks: ['Tue', 'Thu', 'Wait'] },
          start: '2026-11-24T18:45',
          repeats: ['2026-11-24T18:45', '2026-12-01T18:45', '2026-12-08T18:45', '2026-12-15T18:45'],
          count: 4,
        },
        {
          kind: 'event',
          title: { has: ['Yoga', 'Tess'], lacks: ['Tue', 'Thu', 'Wait'] },
          start: '2026-12-03T19:15',
          repeats: ['2026-12-03T19:15', '2026-12-10T19:15', '2026-12-17T19:15'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-73',
    class: 'series',
    said: 'date night on the 14th of every month, 7:30pm, but whenever it falls on a Sunday just skip it',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'date night on the 14th of every month, 7:30pm, but whenever it falls on a Sunday just skip it',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['date night'], lacks: ['14th', 'Sunday', 'skip'] },
          start: '2026-12-14T19:30',
          repeats: ['2026-12-14T19:30', '2027-01-14T19:30', '2027-04-14T19:30', '2027-05-14T19:30', '2027-06-14T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-74',
    class: 'series',
    said: 'todo: pay the Visa bill on the 20th each month, or on the Friday before if that lands on a weekend',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'todo: pay the Visa bill on the 20th each month, or on the Friday before if that lands on a weekend',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['pay', 'Visa'], lacks: ['20th', 'Friday', 'weekend'] },
          due: '2026-12-18',
          repeats: ['2026-12-18', '2027-01-20', '2027-02-19', '2027-03-19', '2027-04-20', '2027-05-20'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-75',
    class: 'series',
    said: 'Mortgage reminder for the 5th of the month at 9am; when the 5th is a Saturday or Sunday make it the Monday after. Twelve times.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Mortgage reminder for the 5th of the month at 9am; when the 5th is a Saturday or Sunday make it the Monday after. Twelve times.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Mortgage'], lacks: ['5th', 'Saturday', 'Twelve'] },
          at: '2026-12-07T09:00',
          repeats: [
            '2026-12-07T09:00',
            '2027-01-05T09:00',
            '2027-02-05T09:00',
            '2027-03-05T09:00',
            '2027-04-05T09:00',
            '2027-05-05T09:00',
            '2027-06-07T09:00',
            '2027-07-05T09:00',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-76',
    class: 'series',
    said: 'museum field trip three Wednesdays in a row from Jan 13, 9am-2:30pm, alert me at noon the day before',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'museum field trip three Wednesdays in a row from Jan 13, 9am-2:30pm, alert me at noon the day before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['field trip'], lacks: ['Wednesday', 'row', 'alert'] },
          start: '2027-01-13T09:00',
          end: '2027-01-13T14:30',
          reminds: ['2027-01-12T12:00'],
          repeats: ['2027-01-13T09:00', '2027-01-20T09:00', '2027-01-27T09:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-77',
    class: 'series',
    said: 'long run every saturday 7am, dec 5 up to and including feb 13, not dec 26',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'long run every saturday 7am, dec 5 up to and including feb 13, not dec 26' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['long run'], lacks: ['saturday', 'feb', '7am'] },
          start: '2026-12-05T07:00',
          repeats: [
            '2026-12-05T07:00',
            '2026-12-12T07:00',
            '2026-12-19T07:00',
            '2027-01-02T07:00',
            '2027-01-09T07:00',
            '2027-01-16T07:00',
            '2027-01-23T07:00',
            '2027-01-30T07:00',
            '2027-02-06T07:00',
            '2027-02-13T07:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-78',
    class: 'series',
    said: 'Team retro goes on the final Thursday of each month at 4pm, 45 minutes, starting in January as November and December land on holidays. Remind me two hours before.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Team retro goes on the final Thursday of each month at 4pm, 45 minutes, starting in January as November and December land on holidays. Remind me two hours before.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['retro'], lacks: ['Thursday', 'January', 'holiday'] },
          start: '2027-01-28T16:00',
          end: '2027-01-28T16:45',
          reminds: ['2027-01-28T14:00'],
          repeats: ['2027-01-28T16:00', '2027-02-25T16:00', '2027-03-25T16:00', '2027-04-29T16:00', '2027-05-27T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-79',
    class: 'series',
    said: 'Saturdays in December only, every 45 minutes from 8:30am to 11:30am, remind me to fold the sourdough',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Saturdays in December only, every 45 minutes from 8:30am to 11:30am, remind me to fold the sourdough',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['fold the sourdough'], lacks: ['Saturday', 'December', '45'] },
          at: '2026-12-05T08:30',
          repeats: [
            '2026-12-05T08:30',
            '2026-12-05T09:15',
            '2026-12-05T10:00',
            '2026-12-05T10:45',
            '2026-12-05T11:30',
            '2026-12-12T08:30',
            '2026-12-12T09:15',
            '2026-12-12T10:00',
            '2026-12-12T10:45',
            '2026-12-12T11:30',
            '2026-12-19T08:30',
            '2026-12-19T09:15',
          ],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-series-80',
    class: 'series',
    said: "visit Aunt Ruth Tuesdays at 2pm, plus every other Sunday at 3pm starting the 29th. She's got an outing on Tuesday Dec 29, so not then",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "visit Aunt Ruth Tuesdays at 2pm, plus every other Sunday at 3pm starting the 29th. She's got an outing on Tuesday Dec 29, so not then",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Aunt Ruth'], lacks: ['Tuesday', 'Sunday', 'outing'] },
          start: '2026-11-24T14:00',
          repeats: [
            '2026-11-24T14:00',
            '2026-12-01T14:00',
            '2026-12-08T14:00',
            '2026-12-15T14:00',
            '2026-12-22T14:00',
            '2027-01-05T14:00',
            '2027-01-12T14:00',
          ],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['Aunt Ruth'], lacks: ['Tuesday', 'Sunday', 'outing'] },
          start: '2026-11-29T15:00',
          repeats: ['2026-11-29T15:00', '2026-12-13T15:00', '2026-12-27T15:00', '2027-01-10T15:00', '2027-01-24T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-81',
    class: 'series',
    said: "Bible study Wednesday evenings at 7, every week except when it's the fifth Wednesday of the month",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Bible study Wednesday evenings at 7, every week except when it's the fifth Wednesday of the month",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Bible study'], lacks: ['Wednesday', 'evening', 'fifth'] },
          start: '2026-11-25T19:00',
          repeats: [
            '2026-11-25T19:00',
            '2026-12-02T19:00',
            '2026-12-09T19:00',
            '2026-12-16T19:00',
            '2026-12-23T19:00',
            '2027-01-06T19:00',
            '2027-01-13T19:00',
            '2027-01-20T19:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-82',
    class: 'series',
    said: 'Orthodontist for Leo every 6 weeks on Tuesday at 3:40pm, starts Dec 8, five visits, and warn me the day before at 5pm',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Orthodontist Leo',
          start: 'Dec 8 at 3:40pm',
          repeat: 'every 6 weeks on Tuesday, five times',
          remind_minutes: 'the day before at 5pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Orthodontist Leo',
          start: '2026-12-08T15:40',
          reminds: ['2026-12-07T17:00'],
          repeats: ['2026-12-08T15:40', '2027-01-19T15:40', '2027-03-02T15:40', '2027-04-13T15:40', '2027-05-25T15:40'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-83',
    class: 'series',
    said: 'game night is the 2nd Saturday of the month, 7 to 10pm, but not in December and not in July',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'game night is the 2nd Saturday of the month, 7 to 10pm, but not in December and not in July',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['game night'], lacks: ['Saturday', 'December', 'July'] },
          start: '2027-01-09T19:00',
          end: '2027-01-09T22:00',
          repeats: [
            '2027-01-09T19:00',
            '2027-02-13T19:00',
            '2027-03-13T19:00',
            '2027-04-10T19:00',
            '2027-05-08T19:00',
            '2027-06-12T19:00',
            '2027-08-14T19:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-84',
    class: 'series',
    said: "set me a reminder to pack lunches, 9:30pm Sunday through Thursday, nothing Dec 23 to Jan 2 while school's out",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "set me a reminder to pack lunches, 9:30pm Sunday through Thursday, nothing Dec 23 to Jan 2 while school's out",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['pack lunches'], lacks: ['Sunday', 'Dec', 'school'] },
          at: '2026-11-22T21:30',
          repeats: [
            '2026-11-22T21:30',
            '2026-11-23T21:30',
            '2026-11-24T21:30',
            '2026-11-25T21:30',
            '2026-11-26T21:30',
            '2026-11-29T21:30',
            '2026-11-30T21:30',
            '2026-12-01T21:30',
            '2026-12-02T21:30',
            '2026-12-03T21:30',
            '2026-12-06T21:30',
            '2026-12-07T21:30',
            '2026-12-08T21:30',
            '2026-12-09T21:30',
            '2026-12-10T21:30',
            '2026-12-13T21:30',
            '2026-12-14T21:30',
            '2026-12-15T21:30',
            '2026-12-16T21:30',
            '2026-12-17T21:30',
            '2026-12-20T21:30',
            '2026-12-21T21:30',
            '2026-12-22T21:30',
            '2027-01-03T21:30',
            '2027-01-04T21:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-85',
    class: 'series',
    said: 'Ski lessons for the twins, five Sundays, 9-11:30am, first one Jan 10. We have to skip Jan 24 so it ends a week later, still five.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Ski lessons for the twins, five Sundays, 9-11:30am, first one Jan 10. We have to skip Jan 24 so it ends a week later, still five.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ski lesson'], lacks: ['Sunday', 'Jan', 'skip'] },
          start: '2027-01-10T09:00',
          end: '2027-01-10T11:30',
          repeats: ['2027-01-10T09:00', '2027-01-17T09:00', '2027-01-31T09:00', '2027-02-07T09:00', '2027-02-14T09:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-86',
    class: 'series',
    said: "from Nov 30, remind me to leave for school at 6:50am Mon, Tue, Thu and Fri, and at 7:50am on Wed since that's late start",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "from Nov 30, remind me to leave for school at 6:50am Mon, Tue, Thu and Fri, and at 7:50am on Wed since that's late start",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['leave'], lacks: ['Mon', '6:50', 'late start'] },
          at: '2026-11-30T06:50',
          repeats: [
            '2026-11-30T06:50',
            '2026-12-01T06:50',
            '2026-12-03T06:50',
            '2026-12-04T06:50',
            '2026-12-07T06:50',
            '2026-12-08T06:50',
          ],
          count: 'endless',
        },
        {
          kind: 'reminder',
          title: { has: ['leave'], lacks: ['Wed', '7:50', 'late start'] },
          at: '2026-12-02T07:50',
          repeats: ['2026-12-02T07:50', '2026-12-09T07:50', '2026-12-16T07:50', '2026-12-23T07:50', '2026-12-30T07:50'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-87',
    class: 'series',
    said: "My office hours: Tuesdays 1-3pm and Thursdays 10am-noon, Jan 19 until May 6, none the week of March 15 since it's spring break",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "My office hours: Tuesdays 1-3pm and Thursdays 10am-noon, Jan 19 until May 6, none the week of March 15 since it's spring break",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['Tuesday', 'Thursday', 'March'] },
          start: '2027-01-19T13:00',
          end: '2027-01-19T15:00',
          repeats: [
            '2027-01-19T13:00',
            '2027-01-26T13:00',
            '2027-02-02T13:00',
            '2027-02-09T13:00',
            '2027-02-16T13:00',
            '2027-02-23T13:00',
            '2027-03-02T13:00',
            '2027-03-09T13:00',
            '2027-03-23T13:00',
            '2027-03-30T13:00',
            '2027-04-06T13:00',
            '2027-04-13T13:00',
            '2027-04-20T13:00',
            '2027-04-27T13:00',
            '2027-05-04T13:00',
          ],
          count: 15,
        },
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['Tuesday', 'Thursday', 'March'] },
          start: '2027-01-21T10:00',
          end: '2027-01-21T12:00',
          repeats: [
            '2027-01-21T10:00',
            '2027-01-28T10:00',
            '2027-02-04T10:00',
            '2027-02-11T10:00',
            '2027-02-18T10:00',
            '2027-02-25T10:00',
            '2027-03-04T10:00',
            '2027-03-11T10:00',
            '2027-03-25T10:00',
            '2027-04-01T10:00',
            '2027-04-08T10:00',
            '2027-04-15T10:00',
            '2027-04-22T10:00',
            '2027-04-29T10:00',
            '2027-05-06T10:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-88',
    class: 'series',
    said: 'fridge filter: swap it every two months on the 10th starting in January, six times and then we sell the place',
    calls: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'swap the fridge filter',
          repeat: 'every two months on the 10th starting in January, six times',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'swap the fridge filter',
          due: '2027-01-10',
          repeats: ['2027-01-10', '2027-03-10', '2027-05-10', '2027-07-10', '2027-09-10', '2027-11-10'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-89',
    class: 'series',
    said: 'Henderson bathroom job Monday through Friday 7:30am to 3:30pm, tomorrow until Dec 9, no work Thanksgiving or the day after',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Henderson bathroom job Monday through Friday 7:30am to 3:30pm, tomorrow until Dec 9, no work Thanksgiving or the day after',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Henderson'], lacks: ['Monday', 'Thanksgiving', 'tomorrow'] },
          start: '2026-11-23T07:30',
          end: '2026-11-23T15:30',
          repeats: [
            '2026-11-23T07:30',
            '2026-11-24T07:30',
            '2026-11-25T07:30',
            '2026-11-30T07:30',
            '2026-12-01T07:30',
            '2026-12-02T07:30',
            '2026-12-03T07:30',
            '2026-12-04T07:30',
            '2026-12-07T07:30',
            '2026-12-08T07:30',
            '2026-12-09T07:30',
          ],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-series-90',
    class: 'series',
    said: 'I need to clean the turtle tank on the 1st and 3rd Saturday of every month till the end of May, skipping January 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'I need to clean the turtle tank on the 1st and 3rd Saturday of every month till the end of May, skipping January 2',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['turtle tank'], lacks: ['Saturday', 'May', 'January'] },
          due: '2026-12-05',
          repeats: [
            '2026-12-05',
            '2026-12-19',
            '2027-01-16',
            '2027-02-06',
            '2027-02-20',
            '2027-03-06',
            '2027-03-20',
            '2027-04-03',
            '2027-04-17',
            '2027-05-01',
            '2027-05-15',
          ],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-series-91',
    class: 'series',
    said: 'Mondays for Noor: ballet 4-5pm, then violin 5:15-6pm. weekly from Nov 30, neither one on Dec 21 or 28',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Mondays for Noor: ballet 4-5pm, then violin 5:15-6pm. weekly from Nov 30, neither one on Dec 21 or 28',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ballet'], lacks: ['Monday', 'Nov', 'Dec'] },
          start: '2026-11-30T16:00',
          end: '2026-11-30T17:00',
          repeats: ['2026-11-30T16:00', '2026-12-07T16:00', '2026-12-14T16:00', '2027-01-04T16:00', '2027-01-11T16:00'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['violin'], lacks: ['Monday', 'Nov', 'Dec'] },
          start: '2026-11-30T17:15',
          end: '2026-11-30T18:00',
          repeats: ['2026-11-30T17:15', '2026-12-07T17:15', '2026-12-14T17:15', '2027-01-04T17:15', '2027-01-11T17:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-92',
    class: 'series',
    said: 'every Tuesday thru Dec 15: allergy shot at 2pm, groceries at 3pm, story time with Beth at 4:15pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'every Tuesday thru Dec 15: allergy shot at 2pm, groceries at 3pm, story time with Beth at 4:15pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['allergy shot'], lacks: ['Tuesday', 'Dec'] },
          start: '2026-11-24T14:00',
          repeats: ['2026-11-24T14:00', '2026-12-01T14:00', '2026-12-08T14:00', '2026-12-15T14:00'],
          count: 4,
        },
        {
          kind: 'event',
          title: { has: ['groceries'], lacks: ['Tuesday', 'Dec'] },
          start: '2026-11-24T15:00',
          repeats: ['2026-11-24T15:00', '2026-12-01T15:00', '2026-12-08T15:00', '2026-12-15T15:00'],
          count: 4,
        },
        {
          kind: 'event',
          title: { has: ['story time'], lacks: ['Tuesday', 'Dec'] },
          start: '2026-11-24T16:15',
          repeats: ['2026-11-24T16:15', '2026-12-01T16:15', '2026-12-08T16:15', '2026-12-15T16:15'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-93',
    class: 'series',
    said: 'tax prep volunteering 5:30-8pm on the next five Thursdays, not counting Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'tax prep volunteering 5:30-8pm on the next five Thursdays, not counting Thanksgiving' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['tax prep'], lacks: ['Thursday', 'Thanksgiving', 'five'] },
          start: '2026-12-03T17:30',
          end: '2026-12-03T20:00',
          repeats: ['2026-12-03T17:30', '2026-12-10T17:30', '2026-12-17T17:30', '2026-12-24T17:30', '2026-12-31T17:30'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-94',
    class: 'series',
    said: "order toner on the first weekday of every month, 8:30am reminder, January excluded because we're closed",
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'order toner', repeat: 'first weekday of every month at 8:30am, except January' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'order toner',
          at: '2026-12-01T08:30',
          repeats: ['2026-12-01T08:30', '2027-02-01T08:30', '2027-03-01T08:30', '2027-04-01T08:30', '2027-05-03T08:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-95',
    class: 'series',
    said: 'timesheet has to be in by 4pm on Thursdays, not on Thanksgiving, and the last one is Jan 28',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'timesheet has to be in by 4pm on Thursdays, not on Thanksgiving, and the last one is Jan 28',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['timesheet'], lacks: ['Thursday', '4pm', 'Thanksgiving'] },
          due: '2026-12-03T16:00',
          repeats: [
            '2026-12-03T16:00',
            '2026-12-10T16:00',
            '2026-12-17T16:00',
            '2026-12-24T16:00',
            '2026-12-31T16:00',
            '2027-01-07T16:00',
            '2027-01-14T16:00',
            '2027-01-21T16:00',
            '2027-01-28T16:00',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-96',
    class: 'series',
    said: "Zumba, starting December: mon and wed at noon, fridays 12:30pm. no friday class on Christmas or New Year's Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Zumba, starting December: mon and wed at noon, fridays 12:30pm. no friday class on Christmas or New Year's Day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Zumba'], lacks: ['fridays', 'December', 'Christmas'] },
          start: '2026-12-02T12:00',
          repeats: [
            '2026-12-02T12:00',
            '2026-12-07T12:00',
            '2026-12-09T12:00',
            '2026-12-14T12:00',
            '2026-12-16T12:00',
            '2026-12-21T12:00',
          ],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['Zumba'], lacks: ['fridays', 'December', 'Christmas'] },
          start: '2026-12-04T12:30',
          repeats: ['2026-12-04T12:30', '2026-12-11T12:30', '2026-12-18T12:30', '2027-01-08T12:30', '2027-01-15T12:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-97',
    class: 'series',
    said: 'book fair crew meets daily Nov 30 - Dec 4 at 3:15pm except Wednesday, 50 minutes a pop',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'book fair crew meets daily Nov 30 - Dec 4 at 3:15pm except Wednesday, 50 minutes a pop' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['book fair'], lacks: ['Wednesday', 'daily', 'Nov'] },
          start: '2026-11-30T15:15',
          end: '2026-11-30T16:05',
          repeats: ['2026-11-30T15:15', '2026-12-01T15:15', '2026-12-03T15:15', '2026-12-04T15:15'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-98',
    class: 'series',
    said: "Joanne's birthday is March 9, put that in please",
    calls: [{ tool: 'quick_add', arguments: { text: "Joanne's birthday is March 9, put that in please" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Joanne', 'birthday'], lacks: ['March'] },
          allDay: true,
          start: '2027-03-09',
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-99',
    class: 'series',
    said: 'Yoga every Tuesday and Thursday at 6pm until Dec 17, not on Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Yoga every Tuesday and Thursday at 6pm until Dec 17, not on Thanksgiving' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Yoga'], lacks: ['Tuesday', 'Thanksgiving', 'Dec'] },
          start: '2026-11-24T18:00',
          repeats: [
            '2026-11-24T18:00',
            '2026-12-01T18:00',
            '2026-12-03T18:00',
            '2026-12-08T18:00',
            '2026-12-10T18:00',
            '2026-12-15T18:00',
            '2026-12-17T18:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-100',
    class: 'series',
    said: 'remind me to take the prednisone at 8am every day for ten days, starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me to take the prednisone at 8am every day for ten days, starting tomorrow' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['take the prednisone'], lacks: ['8am', 'days', 'tomorrow'] },
          at: '2026-11-23T08:00',
          repeats: ['2026-11-23T08:00', '2026-11-24T08:00', '2026-11-25T08:00', '2026-11-26T08:00', '2026-11-27T08:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-101',
    class: 'series',
    said: 'water the ficus every Sunday, starting in December',
    calls: [{ tool: 'quick_add', arguments: { text: 'water the ficus every Sunday, starting in December' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['water the ficus'], lacks: ['Sunday', 'December'] },
          due: '2026-12-06',
          repeats: ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27', '2027-01-03'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-102',
    class: 'series',
    said: "Huddle Monday to Friday at 8:45am for fifteen minutes, except Wednesdays it's at 9:30am",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Huddle Monday to Friday at 8:45am for fifteen minutes, except Wednesdays it's at 9:30am" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Huddle'], lacks: ['Monday', 'Wednesday', 'fifteen'] },
          start: '2026-11-23T08:45',
          end: '2026-11-23T09:00',
          repeats: [
            '2026-11-23T08:45',
            '2026-11-24T08:45',
            '2026-11-26T08:45',
            '2026-11-27T08:45',
            '2026-11-30T08:45',
            '2026-12-01T08:45',
            '2026-12-03T08:45',
          ],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['Huddle'], lacks: ['Monday', 'Wednesday', 'fifteen'] },
          start: '2026-11-25T09:30',
          end: '2026-11-25T09:45',
          repeats: ['2026-11-25T09:30', '2026-12-02T09:30', '2026-12-09T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-103',
    class: 'series',
    said: 'gym mon wed fri 6am to 7:15am starting dec 1',
    calls: [{ tool: 'quick_add', arguments: { text: 'gym mon wed fri 6am to 7:15am starting dec 1' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gym'], lacks: ['mon', 'dec', '7:15'] },
          start: '2026-12-02T06:00',
          end: '2026-12-02T07:15',
          repeats: ['2026-12-02T06:00', '2026-12-04T06:00', '2026-12-07T06:00', '2026-12-09T06:00', '2026-12-11T06:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-104',
    class: 'series',
    said: 'Theo has piano Thursdays at 4:30, half an hour each, twelve lessons, first one December 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Theo has piano Thursdays at 4:30, half an hour each, twelve lessons, first one December 3',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['piano'], lacks: ['Thursday', '4:30', 'December'] },
          start: '2026-12-03T16:30',
          end: '2026-12-03T17:00',
          repeats: ['2026-12-03T16:30', '2026-12-10T16:30', '2026-12-17T16:30', '2026-12-24T16:30', '2026-12-31T16:30'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-105',
    class: 'series',
    said: 'Weekdays at 5:15pm remind me to log my hours, but Fridays at 3pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Weekdays at 5:15pm remind me to log my hours, but Fridays at 3pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['log my hours'], lacks: ['5:15', 'Friday', '3pm'] },
          at: '2026-11-23T17:15',
          repeats: ['2026-11-23T17:15', '2026-11-24T17:15', '2026-11-25T17:15', '2026-11-26T17:15', '2026-11-30T17:15'],
          count: 'endless',
        },
        {
          kind: 'reminder',
          title: { has: ['log my hours'], lacks: ['5:15', 'Friday', '3pm'] },
          at: '2026-11-27T15:00',
          repeats: ['2026-11-27T15:00', '2026-12-04T15:00', '2026-12-11T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-106',
    class: 'series',
    said: 'remind me to run payroll on the 15th and the last day of every month at 9am, through June 30',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to run payroll on the 15th and the last day of every month at 9am, through June 30',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['run payroll'], lacks: ['15th', 'month', 'June'] },
          at: '2026-11-30T09:00',
          repeats: [
            '2026-11-30T09:00',
            '2026-12-15T09:00',
            '2026-12-31T09:00',
            '2027-01-15T09:00',
            '2027-01-31T09:00',
            '2027-02-15T09:00',
            '2027-02-28T09:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-107',
    class: 'series',
    said: 'Knitting circle, first Thursday of each month, 7:30pm, ping me 20 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Knitting circle, first Thursday of each month, 7:30pm, ping me 20 minutes before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Knitting circle'], lacks: ['Thursday', 'month', 'minutes'] },
          start: '2026-12-03T19:30',
          reminds: ['2026-12-03T19:10'],
          repeats: ['2026-12-03T19:30', '2027-01-07T19:30', '2027-02-04T19:30', '2027-03-04T19:30', '2027-04-01T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-108',
    class: 'series',
    said: 'put the bins out every Monday, but not Dec 28',
    calls: [{ tool: 'quick_add', arguments: { text: 'put the bins out every Monday, but not Dec 28' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['bins'], lacks: ['Monday', 'Dec'] },
          due: '2026-11-23',
          repeats: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2027-01-04', '2027-01-11'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-109',
    class: 'series',
    said: 'My English class runs Tuesdays and Thursdays 7 to 8:30pm from January 5 to March 11',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'My English class runs Tuesdays and Thursdays 7 to 8:30pm from January 5 to March 11' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['English class'], lacks: ['Tuesday', 'January', 'March'] },
          start: '2027-01-05T19:00',
          end: '2027-01-05T20:30',
          repeats: ['2027-01-05T19:00', '2027-01-07T19:00', '2027-01-12T19:00', '2027-01-14T19:00', '2027-01-19T19:00'],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-series-110',
    class: 'series',
    said: 'library board meets the second Tuesday of every month at 6:30pm, no meeting in July and August',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'library board meets the second Tuesday of every month at 6:30pm, no meeting in July and August',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['library board'], lacks: ['Tuesday', 'July', 'August'] },
          start: '2026-12-08T18:30',
          repeats: [
            '2026-12-08T18:30',
            '2027-01-12T18:30',
            '2027-02-09T18:30',
            '2027-03-09T18:30',
            '2027-04-13T18:30',
            '2027-05-11T18:30',
            '2027-06-08T18:30',
            '2027-09-14T18:30',
            '2027-10-12T18:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-111',
    class: 'series',
    said: "every evening at 9:30 remind me to ice my knee, through New Year's Eve",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "every evening at 9:30 remind me to ice my knee, through New Year's Eve" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['ice my knee'], lacks: ['evening', '9:30'] },
          at: '2026-11-22T21:30',
          repeats: ['2026-11-22T21:30', '2026-11-23T21:30', '2026-11-24T21:30', '2026-11-25T21:30', '2026-11-26T21:30'],
          count: 40,
        },
      ],
    },
  },
  {
    id: 'en-more-series-112',
    class: 'series',
    said: 'six physio sessions, Mondays and Thursdays at 8:20am, starting a week from tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'six physio sessions, Mondays and Thursdays at 8:20am, starting a week from tomorrow' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physio'], lacks: ['Monday', '8:20', 'week'] },
          start: '2026-11-30T08:20',
          repeats: [
            '2026-11-30T08:20',
            '2026-12-03T08:20',
            '2026-12-07T08:20',
            '2026-12-10T08:20',
            '2026-12-14T08:20',
            '2026-12-17T08:20',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-113',
    class: 'series',
    said: 'Date night with Sam every Saturday at 7:30pm, three hours, from Dec 5 on',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Date night with Sam every Saturday at 7:30pm, three hours, from Dec 5 on' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Date night', 'Sam'], lacks: ['Saturday', 'hours', 'Dec'] },
          start: '2026-12-05T19:30',
          end: '2026-12-05T22:30',
          repeats: ['2026-12-05T19:30', '2026-12-12T19:30', '2026-12-19T19:30', '2026-12-26T19:30', '2027-01-02T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-114',
    class: 'series',
    said: 'Starting in April, remind me on the first day of every quarter to change the furnace filter',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Starting in April, remind me on the first day of every quarter to change the furnace filter',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['change the furnace filter'], lacks: ['quarter', 'April'] },
          at: '2027-04-01T09:00',
          repeats: ['2027-04-01T09:00', '2027-07-01T09:00', '2027-10-01T09:00', '2028-01-01T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-115',
    class: 'series',
    said: 'I see Dr. Weiss every three weeks, Wednesdays at 11am for 45 minutes, first time Dec 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'I see Dr. Weiss every three weeks, Wednesdays at 11am for 45 minutes, first time Dec 2' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Weiss'], lacks: ['weeks', 'Wednesday', '45'] },
          start: '2026-12-02T11:00',
          end: '2026-12-02T11:45',
          repeats: ['2026-12-02T11:00', '2026-12-23T11:00', '2027-01-13T11:00', '2027-02-03T11:00', '2027-02-24T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-116',
    class: 'series',
    said: 'beginning December 12: color and cut with Nadia, every six weeks, Saturday 9:30am',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'beginning December 12: color and cut with Nadia, every six weeks, Saturday 9:30am' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['color and cut', 'Nadia'], lacks: ['December', 'weeks', 'Saturday'] },
          start: '2026-12-12T09:30',
          repeats: ['2026-12-12T09:30', '2027-01-23T09:30', '2027-03-06T09:30', '2027-04-17T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-117',
    class: 'series',
    said: 'file sales tax by the 20th of each month, starting in January, takes about 40 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'file sales tax by the 20th of each month, starting in January, takes about 40 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['file sales tax'], lacks: ['20th', 'January', '40'] },
          due: '2027-01-20',
          estimateMinutes: 40,
          repeats: ['2027-01-20', '2027-02-20', '2027-03-20', '2027-04-20', '2027-05-20'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-118',
    class: 'series',
    said: "supper at Nonna's every Sunday 5pm, only not on Dec 27",
    calls: [{ tool: 'quick_add', arguments: { text: "supper at Nonna's every Sunday 5pm, only not on Dec 27" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['supper'], lacks: ['Sunday', '5pm', 'Dec'] },
          start: '2026-11-22T17:00',
          repeats: [
            '2026-11-22T17:00',
            '2026-11-29T17:00',
            '2026-12-06T17:00',
            '2026-12-13T17:00',
            '2026-12-20T17:00',
            '2027-01-03T17:00',
            '2027-01-10T17:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-119',
    class: 'series',
    said: 'U10 soccer practice Tues and Fri 4:00-5:15pm, March 2 till May 28, none April 5-9 (spring break)',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'U10 soccer practice Tues and Fri 4:00-5:15pm, March 2 till May 28, none April 5-9 (spring break)',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['soccer practice'], lacks: ['Tues', 'March', 'May', 'April'] },
          start: '2027-03-02T16:00',
          end: '2027-03-02T17:15',
          repeats: [
            '2027-03-02T16:00',
            '2027-03-05T16:00',
            '2027-03-09T16:00',
            '2027-03-12T16:00',
            '2027-03-16T16:00',
            '2027-03-19T16:00',
            '2027-03-23T16:00',
            '2027-03-26T16:00',
            '2027-03-30T16:00',
            '2027-04-02T16:00',
            '2027-04-13T16:00',
            '2027-04-16T16:00',
          ],
          count: 24,
        },
      ],
    },
  },
  {
    id: 'en-more-series-120',
    class: 'series',
    said: "I'm on nights at the ward every Friday and Saturday, 7pm to 7am, through Dec 19",
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Night shift',
          start: 'Friday, 7pm to 7am',
          repeat: 'every Friday and Saturday, through Dec 19',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Night shift',
          start: '2026-11-27T19:00',
          end: '2026-11-28T07:00',
          repeats: [
            '2026-11-27T19:00',
            '2026-11-28T19:00',
            '2026-12-04T19:00',
            '2026-12-05T19:00',
            '2026-12-11T19:00',
            '2026-12-12T19:00',
            '2026-12-18T19:00',
            '2026-12-19T19:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-121',
    class: 'series',
    said: 'One on one with Renee Mondays 2pm, 30 min, skip the week of Christmas',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'One on one with Renee Mondays 2pm, 30 min, skip the week of Christmas' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Renee'], lacks: ['Monday', '30', 'Christmas'] },
          start: '2026-11-23T14:00',
          end: '2026-11-23T14:30',
          repeats: [
            '2026-11-23T14:00',
            '2026-11-30T14:00',
            '2026-12-07T14:00',
            '2026-12-14T14:00',
            '2026-12-28T14:00',
            '2027-01-04T14:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-122',
    class: 'series',
    said: 'from the 6th of December remind me every Sunday at 4 to call Dad',
    calls: [
      { tool: 'quick_add', arguments: { text: 'from the 6th of December remind me every Sunday at 4 to call Dad' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['call Dad'], lacks: ['Sunday', 'December'] },
          at: '2026-12-06T16:00',
          repeats: ['2026-12-06T16:00', '2026-12-13T16:00', '2026-12-20T16:00', '2026-12-27T16:00', '2027-01-03T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-123',
    class: 'series',
    said: 'For eight weeks, remind me Mondays at 8am to take the big vitamin D',
    calls: [
      { tool: 'quick_add', arguments: { text: 'For eight weeks, remind me Mondays at 8am to take the big vitamin D' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['vitamin D'], lacks: ['Monday', 'weeks', '8am'] },
          at: '2026-11-23T08:00',
          repeats: ['2026-11-23T08:00', '2026-11-30T08:00', '2026-12-07T08:00', '2026-12-14T08:00', '2026-12-21T08:00'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-124',
    class: 'series',
    said: 'drop-in tutoring every weekday 3-4pm from December 1 to December 18',
    calls: [
      { tool: 'quick_add', arguments: { text: 'drop-in tutoring every weekday 3-4pm from December 1 to December 18' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['tutoring'], lacks: ['weekday', 'December'] },
          start: '2026-12-01T15:00',
          end: '2026-12-01T16:00',
          repeats: ['2026-12-01T15:00', '2026-12-02T15:00', '2026-12-03T15:00', '2026-12-04T15:00', '2026-12-07T15:00'],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-125',
    class: 'series',
    said: 'walk with Deb every weekday at 12:15, 30 mins, just not Fridays',
    calls: [
      { tool: 'quick_add', arguments: { text: 'walk with Deb every weekday at 12:15, 30 mins, just not Fridays' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walk', 'Deb'], lacks: ['weekday', '12:15', 'Friday'] },
          start: '2026-11-23T12:15',
          end: '2026-11-23T12:45',
          repeats: [
            '2026-11-23T12:15',
            '2026-11-24T12:15',
            '2026-11-25T12:15',
            '2026-11-26T12:15',
            '2026-11-30T12:15',
            '2026-12-01T12:15',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-126',
    class: 'series',
    said: 'Cleaner comes Thursdays 9am to noon, except Thanksgiving and Christmas Eve',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Cleaner comes Thursdays 9am to noon, except Thanksgiving and Christmas Eve' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Cleaner'], lacks: ['Thursday', 'noon', 'Thanksgiving'] },
          start: '2026-12-03T09:00',
          end: '2026-12-03T12:00',
          repeats: ['2026-12-03T09:00', '2026-12-10T09:00', '2026-12-17T09:00', '2026-12-31T09:00', '2027-01-07T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-127',
    class: 'series',
    said: 'remind me about the car payment on the 5th of every month at 10am, 24 times',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me about the car payment on the 5th of every month at 10am, 24 times' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['car payment'], lacks: ['5th', 'month', '24'] },
          at: '2026-12-05T10:00',
          repeats: ['2026-12-05T10:00', '2027-01-05T10:00', '2027-02-05T10:00', '2027-03-05T10:00', '2027-04-05T10:00'],
          count: 24,
        },
      ],
    },
  },
  {
    id: 'en-more-series-128',
    class: 'series',
    said: 'Pub quiz is on the last Thursday of the month, 8 to 10pm, starting January',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Pub quiz is on the last Thursday of the month, 8 to 10pm, starting January' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pub quiz'], lacks: ['Thursday', 'month', 'January'] },
          start: '2027-01-28T20:00',
          end: '2027-01-28T22:00',
          repeats: ['2027-01-28T20:00', '2027-02-25T20:00', '2027-03-25T20:00', '2027-04-29T20:00', '2027-05-27T20:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-129',
    class: 'series',
    said: 'our wedding anniversary is June 18, remind me a week before so I can book somewhere nice',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Wedding anniversary',
          start: 'June 18',
          repeat: 'every year',
          remind_minutes: 'a week before',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Wedding anniversary',
          allDay: true,
          start: '2027-06-18',
          reminds: ['2027-06-11T09:00'],
          repeats: ['2027-06-18', '2028-06-18', '2029-06-18'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-130',
    class: 'series',
    said: 'replace the smoke detector batteries every six months starting January 1st',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'replace the smoke detector batteries every six months starting January 1st' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['smoke detector batteries'], lacks: ['months', 'January'] },
          due: '2027-01-01',
          repeats: ['2027-01-01', '2027-07-01', '2028-01-01', '2028-07-01'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-131',
    class: 'series',
    said: 'story time with Ollie, Tuesdays at 10am, from the beginning of January to the end of February',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'story time with Ollie, Tuesdays at 10am, from the beginning of January to the end of February',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['story time', 'Ollie'], lacks: ['Tuesday', 'January', 'February'] },
          start: '2027-01-05T10:00',
          repeats: [
            '2027-01-05T10:00',
            '2027-01-12T10:00',
            '2027-01-19T10:00',
            '2027-01-26T10:00',
            '2027-02-02T10:00',
            '2027-02-09T10:00',
            '2027-02-16T10:00',
            '2027-02-23T10:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-132',
    class: 'series',
    said: 'send the invoices by 4pm every Friday until the end of the year',
    calls: [
      { tool: 'quick_add', arguments: { text: 'send the invoices by 4pm every Friday until the end of the year' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['send the invoices'], lacks: ['4pm', 'Friday', 'year'] },
          due: '2026-11-27T16:00',
          repeats: ['2026-11-27T16:00', '2026-12-04T16:00', '2026-12-11T16:00', '2026-12-18T16:00', '2026-12-25T16:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-133',
    class: 'series',
    said: 'School run every weekday 7:45 to 8:15am, beginning tomorrow, none on Nov 25, 26 and 27',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'School run every weekday 7:45 to 8:15am, beginning tomorrow, none on Nov 25, 26 and 27' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['School run'], lacks: ['weekday', 'tomorrow', 'Nov'] },
          start: '2026-11-23T07:45',
          end: '2026-11-23T08:15',
          repeats: [
            '2026-11-23T07:45',
            '2026-11-24T07:45',
            '2026-11-30T07:45',
            '2026-12-01T07:45',
            '2026-12-02T07:45',
            '2026-12-03T07:45',
            '2026-12-04T07:45',
            '2026-12-07T07:45',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-134',
    class: 'series',
    said: 'Zumba Mondays at 6pm and Saturdays at 9:30am through January 30',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Zumba Mondays at 6pm and Saturdays at 9:30am through January 30' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Zumba'], lacks: ['Monday', 'Saturday', 'January'] },
          start: '2026-11-23T18:00',
          repeats: ['2026-11-23T18:00', '2026-11-30T18:00', '2026-12-07T18:00', '2026-12-14T18:00', '2026-12-21T18:00'],
          count: 10,
        },
        {
          kind: 'event',
          title: { has: ['Zumba'], lacks: ['Monday', 'Saturday', 'January'] },
          start: '2026-11-28T09:30',
          repeats: ['2026-11-28T09:30', '2026-12-05T09:30', '2026-12-12T09:30', '2026-12-19T09:30', '2026-12-26T09:30'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-135',
    class: 'series',
    said: 'recovery meeting every night at 8pm except Sundays, an hour and a half',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'recovery meeting every night at 8pm except Sundays, an hour and a half' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['recovery meeting'], lacks: ['night', 'Sunday', 'hour'] },
          start: '2026-11-23T20:00',
          end: '2026-11-23T21:30',
          repeats: [
            '2026-11-23T20:00',
            '2026-11-24T20:00',
            '2026-11-25T20:00',
            '2026-11-26T20:00',
            '2026-11-27T20:00',
            '2026-11-28T20:00',
            '2026-11-30T20:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-136',
    class: 'series',
    said: "Cello every Thursday at 4pm starting Dec 3, but on Dec 17 it's at 5:30pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Cello every Thursday at 4pm starting Dec 3, but on Dec 17 it's at 5:30pm" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Cello'], lacks: ['Thursday', 'Dec', '5:30'] },
          start: '2026-12-03T16:00',
          repeats: ['2026-12-03T16:00', '2026-12-10T16:00', '2026-12-17T17:30', '2026-12-24T16:00', '2026-12-31T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-137',
    class: 'series',
    said: 'sign me up for spin, Wednesdays 6:45am, 45 minutes, eight classes',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Spin',
          start: 'Wednesday 6:45am',
          duration_minutes: 45,
          repeat: 'Wednesdays, eight classes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Spin',
          start: '2026-11-25T06:45',
          end: '2026-11-25T07:30',
          repeats: ['2026-11-25T06:45', '2026-12-02T06:45', '2026-12-09T06:45', '2026-12-16T06:45', '2026-12-23T06:45'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-138',
    class: 'series',
    said: "I'm minding my neighbor's sourdough till Dec 5, nudge me nightly at 9 to feed it",
    calls: [{ tool: 'reminder_add', arguments: { title: 'Feed the sourdough', repeat: 'nightly at 9, till Dec 5' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Feed the sourdough',
          at: '2026-11-22T21:00',
          repeats: ['2026-11-22T21:00', '2026-11-23T21:00', '2026-11-24T21:00', '2026-11-25T21:00', '2026-11-26T21:00'],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-139',
    class: 'series',
    said: 'New resolution: back up the laptop on the first Saturday of every month from January on, 20 minutes tops',
    calls: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Back up the laptop',
          repeat: 'on the first Saturday of every month from January on',
          estimate_minutes: 20,
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Back up the laptop',
          due: '2027-01-02',
          estimateMinutes: 20,
          repeats: ['2027-01-02', '2027-02-06', '2027-03-06', '2027-04-03', '2027-05-01'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-140',
    class: 'series',
    said: 'pottery is 6 to 8:30pm on Wednesdays, Jan 6 to Feb 24, studio closed Feb 17',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pottery',
          start: 'Jan 6, 6 to 8:30pm',
          repeat: 'Wednesdays, Jan 6 to Feb 24, except Feb 17',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Pottery',
          start: '2027-01-06T18:00',
          end: '2027-01-06T20:30',
          repeats: [
            '2027-01-06T18:00',
            '2027-01-13T18:00',
            '2027-01-20T18:00',
            '2027-01-27T18:00',
            '2027-02-03T18:00',
            '2027-02-10T18:00',
            '2027-02-24T18:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-141',
    class: 'series',
    said: 'band rehearsal starts half an hour later on Dec 7, only that night',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Band rehearsal',
          start: '2026-11-23T19:00',
          end: '2026-11-23T21:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'band rehearsal', scope: 'this', occurrence: 'Dec 7', start: 'half an hour later' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Band rehearsal',
          repeats: ['2026-11-23T19:00', '2026-11-30T19:00', '2026-12-07T19:30', '2026-12-14T19:00', '2026-12-21T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-142',
    class: 'series',
    said: 'Prenatal class Wednesdays 6:30-8pm for eight weeks starting January 13, remind me 45 minutes before each one',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Prenatal class Wednesdays 6:30-8pm for eight weeks starting January 13, remind me 45 minutes before each one',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Prenatal class'], lacks: ['Wednesday', 'weeks', 'minutes'] },
          start: '2027-01-13T18:30',
          end: '2027-01-13T20:00',
          reminds: ['2027-01-13T17:45'],
          repeats: ['2027-01-13T18:30', '2027-01-20T18:30', '2027-01-27T18:30', '2027-02-03T18:30', '2027-02-10T18:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-143',
    class: 'series',
    said: 'remind me to post the daily deal weekdays at 10:30am until Dec 18, not on Thanksgiving or the day after',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to post the daily deal weekdays at 10:30am until Dec 18, not on Thanksgiving or the day after',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['post the daily deal'], lacks: ['weekdays', '10:30', 'Thanksgiving'] },
          at: '2026-11-23T10:30',
          repeats: ['2026-11-23T10:30', '2026-11-24T10:30', '2026-11-25T10:30', '2026-11-30T10:30', '2026-12-01T10:30'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-series-144',
    class: 'series',
    said: 'Block party every Labor Day, noon to 5pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block party every Labor Day, noon to 5pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Block party'], lacks: ['noon', '5pm'] },
          start: '2027-09-06T12:00',
          end: '2027-09-06T17:00',
          repeats: ['2027-09-06T12:00', '2028-09-04T12:00', '2029-09-03T12:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-145',
    class: 'series',
    said: 'mop the clinic floor every Mon, Wed and Fri through December 11, important',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'mop the clinic floor every Mon, Wed and Fri through December 11, important' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['mop the clinic floor'], lacks: ['Mon', 'December', 'important'] },
          due: '2026-11-23',
          importance: 'high',
          repeats: [
            '2026-11-23',
            '2026-11-25',
            '2026-11-27',
            '2026-11-30',
            '2026-12-02',
            '2026-12-04',
            '2026-12-07',
            '2026-12-09',
            '2026-12-11',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-146',
    class: 'series',
    said: 'jam session Saturdays 2-5pm, except the first Saturday of the month',
    calls: [
      { tool: 'quick_add', arguments: { text: 'jam session Saturdays 2-5pm, except the first Saturday of the month' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['jam session'], lacks: ['Saturday', 'month'] },
          start: '2026-11-28T14:00',
          end: '2026-11-28T17:00',
          repeats: ['2026-11-28T14:00', '2026-12-12T14:00', '2026-12-19T14:00', '2026-12-26T14:00', '2027-01-09T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-147',
    class: 'series',
    said: "ok so my night shifts at the hospital from December 1: Tuesdays, Wednesdays and Saturdays, 7pm to 7am, last one is January 9 and I'm not on the 26th of December",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "ok so my night shifts at the hospital from December 1: Tuesdays, Wednesdays and Saturdays, 7pm to 7am, last one is January 9 and I'm not on the 26th of December",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shift'], lacks: ['Tuesday', '7pm', 'January'] },
          start: '2026-12-01T19:00',
          end: '2026-12-02T07:00',
          repeats: [
            '2026-12-01T19:00',
            '2026-12-02T19:00',
            '2026-12-05T19:00',
            '2026-12-08T19:00',
            '2026-12-09T19:00',
            '2026-12-12T19:00',
            '2026-12-15T19:00',
            '2026-12-16T19:00',
            '2026-12-19T19:00',
            '2026-12-22T19:00',
            '2026-12-23T19:00',
            '2026-12-29T19:00',
            '2026-12-30T19:00',
          ],
          count: 17,
        },
      ],
    },
  },
  {
    id: 'en-more-series-148',
    class: 'series',
    said: 'Piano lesson with Mila, half an hour every Thursday at 4:15pm, December 3 through March 25, no lesson on December 24 or 31',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Piano lesson with Mila, half an hour every Thursday at 4:15pm, December 3 through March 25, no lesson on December 24 or 31',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Piano', 'Mila'], lacks: ['Thursday', 'half an hour', 'December'] },
          start: '2026-12-03T16:15',
          end: '2026-12-03T16:45',
          repeats: ['2026-12-03T16:15', '2026-12-10T16:15', '2026-12-17T16:15', '2027-01-07T16:15', '2027-01-14T16:15'],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-149',
    class: 'series',
    said: "remind me to take the antibiotic at 8 in the morning and 8 at night, first one tomorrow morning, for ten days and then I'm done with it",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "remind me to take the antibiotic at 8 in the morning and 8 at night, first one tomorrow morning, for ten days and then I'm done with it",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['antibiotic'], lacks: ['morning', 'ten days'] },
          at: '2026-11-23T08:00',
          repeats: ['2026-11-23T08:00', '2026-11-23T20:00', '2026-11-24T08:00', '2026-11-24T20:00', '2026-11-25T08:00'],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-series-150',
    class: 'series',
    said: 'add to my to-do list: invoice the Harbor account, due on the last working day of every month, beginning in January',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'add to my to-do list: invoice the Harbor account, due on the last working day of every month, beginning in January',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['invoice', 'Harbor'], lacks: ['January', 'month'] },
          due: '2027-01-29',
          repeats: ['2027-01-29', '2027-02-26', '2027-03-31', '2027-04-30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-151',
    class: 'series',
    said: "Stand-up is Monday to Thursday at 9:45, fifteen minutes; on Fridays it's at 11am instead. We kick off on the 30th of November.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Stand-up is Monday to Thursday at 9:45, fifteen minutes; on Fridays it's at 11am instead. We kick off on the 30th of November.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['tand-up'], lacks: ['Monday', 'Friday'] },
          start: '2026-11-30T09:45',
          end: '2026-11-30T10:00',
          repeats: [
            '2026-11-30T09:45',
            '2026-12-01T09:45',
            '2026-12-02T09:45',
            '2026-12-03T09:45',
            '2026-12-07T09:45',
            '2026-12-08T09:45',
          ],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['tand-up'], lacks: ['Monday', 'Friday'] },
          start: '2026-12-04T11:00',
          repeats: ['2026-12-04T11:00', '2026-12-11T11:00', '2026-12-18T11:00', '2026-12-25T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-152',
    class: 'series',
    said: 'U12 practice goes Tuesdays and Thursdays 5:30 to 7pm plus Saturdays 9 to 10:30 in the morning, all from December 1 to December 19',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'U12 practice goes Tuesdays and Thursdays 5:30 to 7pm plus Saturdays 9 to 10:30 in the morning, all from December 1 to December 19',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['U12', 'practice'], lacks: ['Tuesday', 'Saturday'] },
          start: '2026-12-01T17:30',
          end: '2026-12-01T19:00',
          repeats: [
            '2026-12-01T17:30',
            '2026-12-03T17:30',
            '2026-12-08T17:30',
            '2026-12-10T17:30',
            '2026-12-15T17:30',
            '2026-12-17T17:30',
          ],
          count: 6,
        },
        {
          kind: 'event',
          title: { has: ['U12', 'practice'], lacks: ['Tuesday', 'Saturday'] },
          start: '2026-12-05T09:00',
          end: '2026-12-05T10:30',
          repeats: ['2026-12-05T09:00', '2026-12-12T09:00', '2026-12-19T09:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-153',
    class: 'series',
    said: 'Bridge club at the library, first and third Wednesday of each month at 1pm, but December 16 is cancelled on account of the carol singing',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Bridge club at the library, first and third Wednesday of each month at 1pm, but December 16 is cancelled on account of the carol singing',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Bridge'], lacks: ['Wednesday', '1pm', 'December'] },
          start: '2026-12-02T13:00',
          repeats: ['2026-12-02T13:00', '2027-01-06T13:00', '2027-01-20T13:00', '2027-02-03T13:00', '2027-02-17T13:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-154',
    class: 'series',
    said: "I've got a boiler check at Oakdale School 8:30am every two months on the 5th. January 5 is the first and after six visits the contract's over.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I've got a boiler check at Oakdale School 8:30am every two months on the 5th. January 5 is the first and after six visits the contract's over.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['boiler check'], lacks: ['8:30', 'January'] },
          start: '2027-01-05T08:30',
          repeats: [
            '2027-01-05T08:30',
            '2027-03-05T08:30',
            '2027-05-05T08:30',
            '2027-07-05T08:30',
            '2027-09-05T08:30',
            '2027-11-05T08:30',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-155',
    class: 'series',
    said: 'walk the dog weekdays at noon, 20 mins, nudge me ten minutes before. not fridays though. last day dec 17',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'walk the dog weekdays at noon, 20 mins, nudge me ten minutes before. not fridays though. last day dec 17',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dog'], lacks: ['noon', 'fridays'] },
          start: '2026-11-23T12:00',
          end: '2026-11-23T12:20',
          reminds: ['2026-11-23T11:50'],
          repeats: [
            '2026-11-23T12:00',
            '2026-11-24T12:00',
            '2026-11-25T12:00',
            '2026-11-26T12:00',
            '2026-11-30T12:00',
            '2026-12-01T12:00',
          ],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'en-more-series-156',
    class: 'series',
    said: 'remind me Sundays and Wednesdays at 8:30pm to go over my anatomy cards, leave out December 27, and the last time should be January 10',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me Sundays and Wednesdays at 8:30pm to go over my anatomy cards, leave out December 27, and the last time should be January 10',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['anatomy'], lacks: ['Sunday', '8:30', 'January'] },
          at: '2026-11-22T20:30',
          repeats: [
            '2026-11-22T20:30',
            '2026-11-25T20:30',
            '2026-11-29T20:30',
            '2026-12-02T20:30',
            '2026-12-06T20:30',
            '2026-12-09T20:30',
            '2026-12-13T20:30',
            '2026-12-16T20:30',
            '2026-12-20T20:30',
            '2026-12-23T20:30',
            '2026-12-30T20:30',
            '2027-01-03T20:30',
            '2027-01-06T20:30',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-157',
    class: 'series',
    said: 'Pick up Leo from daycare: Mon, Tue and Wed at 4pm, Thu and Fri at 2:30pm, up to and including December 23, they close after that',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Pick up Leo from daycare: Mon, Tue and Wed at 4pm, Thu and Fri at 2:30pm, up to and including December 23, they close after that',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Leo'], lacks: ['4pm', 'Mon'] },
          start: '2026-11-23T16:00',
          repeats: ['2026-11-23T16:00', '2026-11-24T16:00', '2026-11-25T16:00', '2026-11-30T16:00', '2026-12-01T16:00'],
          count: 15,
        },
        {
          kind: 'event',
          title: { has: ['Leo'], lacks: ['2:30', 'Thu'] },
          start: '2026-11-26T14:30',
          repeats: ['2026-11-26T14:30', '2026-11-27T14:30', '2026-12-03T14:30', '2026-12-04T14:30', '2026-12-10T14:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-158',
    class: 'series',
    said: 'Every year on the 15th of January, April, June and September, could you remind me at 10am to pay the estimated tax',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Every year on the 15th of January, April, June and September, could you remind me at 10am to pay the estimated tax',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['estimated tax'], lacks: ['January', '10am'] },
          at: '2027-01-15T10:00',
          repeats: ['2027-01-15T10:00', '2027-04-15T10:00', '2027-06-15T10:00', '2027-09-15T10:00', '2028-01-15T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-159',
    class: 'series',
    said: "Starting tomorrow, remind me to stretch every two hours on weekdays, first at 10am, last at 6pm, but Wednesdays I'm in the field so not then",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Starting tomorrow, remind me to stretch every two hours on weekdays, first at 10am, last at 6pm, but Wednesdays I'm in the field so not then",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stretch'], lacks: ['hours', '10am'] },
          at: '2026-11-23T10:00',
          repeats: [
            '2026-11-23T10:00',
            '2026-11-23T12:00',
            '2026-11-23T14:00',
            '2026-11-23T16:00',
            '2026-11-23T18:00',
            '2026-11-24T10:00',
            '2026-11-24T12:00',
            '2026-11-24T14:00',
            '2026-11-24T16:00',
            '2026-11-24T18:00',
            '2026-11-26T10:00',
            '2026-11-26T12:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-160',
    class: 'series',
    said: "Choir rehearsal Mondays at 7:30pm, except that on the first Monday of a month it's already at 6pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Choir rehearsal Mondays at 7:30pm, except that on the first Monday of a month it's already at 6pm",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['hoir'], lacks: ['Monday', '7:30'] },
          start: '2026-11-23T19:30',
          repeats: [
            '2026-11-23T19:30',
            '2026-11-30T19:30',
            '2026-12-14T19:30',
            '2026-12-21T19:30',
            '2026-12-28T19:30',
            '2027-01-11T19:30',
            '2027-01-18T19:30',
          ],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['hoir'], lacks: ['Monday', '6pm'] },
          start: '2026-12-07T18:00',
          repeats: ['2026-12-07T18:00', '2027-01-04T18:00', '2027-02-01T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-161',
    class: 'series',
    said: 'gym m/w/f 6:15am for six weeks starting nov 30, no gym dec 25 + jan 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'gym m/w/f 6:15am for six weeks starting nov 30, no gym dec 25 + jan 1' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gym'], lacks: ['6:15', 'weeks'] },
          start: '2026-11-30T06:15',
          repeats: [
            '2026-11-30T06:15',
            '2026-12-02T06:15',
            '2026-12-04T06:15',
            '2026-12-07T06:15',
            '2026-12-09T06:15',
            '2026-12-11T06:15',
            '2026-12-14T06:15',
            '2026-12-16T06:15',
            '2026-12-18T06:15',
            '2026-12-21T06:15',
            '2026-12-23T06:15',
            '2026-12-28T06:15',
            '2026-12-30T06:15',
            '2027-01-04T06:15',
            '2027-01-06T06:15',
          ],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'en-more-series-162',
    class: 'series',
    said: 'put this down as a task please, watering the ferns, every three days beginning tomorrow, seven times and then the neighbours are back',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'put this down as a task please, watering the ferns, every three days beginning tomorrow, seven times and then the neighbours are back',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['ferns'], lacks: ['three days', 'seven'] },
          due: '2026-11-23',
          repeats: ['2026-11-23', '2026-11-26', '2026-11-29', '2026-12-02', '2026-12-05'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-163',
    class: 'series',
    said: 'On the 1st and the 16th of each month from January through June 2027, remind me at 9:30am to run payroll.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'On the 1st and the 16th of each month from January through June 2027, remind me at 9:30am to run payroll.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['payroll'], lacks: ['January', '9:30'] },
          at: '2027-01-01T09:30',
          repeats: ['2027-01-01T09:30', '2027-01-16T09:30', '2027-02-01T09:30', '2027-02-16T09:30', '2027-03-01T09:30'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-164',
    class: 'series',
    said: "Therapy with Dr. Okafor, Tuesdays at 3pm, 50 minutes each, twelve sessions in all, the first on December 1. She's away December 22 and 29, so nothing then.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Therapy with Dr. Okafor, Tuesdays at 3pm, 50 minutes each, twelve sessions in all, the first on December 1. She's away December 22 and 29, so nothing then.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Therapy', 'Okafor'], lacks: ['Tuesday', '3pm', 'December'] },
          start: '2026-12-01T15:00',
          end: '2026-12-01T15:50',
          repeats: ['2026-12-01T15:00', '2026-12-08T15:00', '2026-12-15T15:00', '2027-01-05T15:00', '2027-01-12T15:00'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-165',
    class: 'series',
    said: "todo: send my hours to the agency by 4:45pm every Friday, first one December 4, last one February 26, not on Christmas Day and not on New Year's Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "todo: send my hours to the agency by 4:45pm every Friday, first one December 4, last one February 26, not on Christmas Day and not on New Year's Day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['hours', 'agency'], lacks: ['Friday', '4:45', 'Christmas'] },
          due: '2026-12-04T16:45',
          repeats: ['2026-12-04T16:45', '2026-12-11T16:45', '2026-12-18T16:45', '2027-01-08T16:45', '2027-01-15T16:45'],
          count: 11,
        },
      ],
    },
  },
  {
    id: 'en-more-series-166',
    class: 'series',
    said: "Book club meets the last Thursday of the month 7 to 9pm starting in January, and we always skip July and August because everybody's gone",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Book club meets the last Thursday of the month 7 to 9pm starting in January, and we always skip July and August because everybody's gone",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ook club'], lacks: ['Thursday', 'January', 'July'] },
          start: '2027-01-28T19:00',
          end: '2027-01-28T21:00',
          repeats: [
            '2027-01-28T19:00',
            '2027-02-25T19:00',
            '2027-03-25T19:00',
            '2027-04-29T19:00',
            '2027-05-27T19:00',
            '2027-06-24T19:00',
            '2027-09-30T19:00',
            '2027-10-28T19:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-167',
    class: 'series',
    said: 'swim tu/th/sa 6am-7am til jan 31, minus dec 24 and dec 31',
    calls: [{ tool: 'quick_add', arguments: { text: 'swim tu/th/sa 6am-7am til jan 31, minus dec 24 and dec 31' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swim'], lacks: ['6am', 'jan'] },
          start: '2026-11-24T06:00',
          end: '2026-11-24T07:00',
          repeats: [
            '2026-11-24T06:00',
            '2026-11-26T06:00',
            '2026-11-28T06:00',
            '2026-12-01T06:00',
            '2026-12-03T06:00',
            '2026-12-05T06:00',
            '2026-12-08T06:00',
            '2026-12-10T06:00',
            '2026-12-12T06:00',
            '2026-12-15T06:00',
            '2026-12-17T06:00',
            '2026-12-19T06:00',
            '2026-12-22T06:00',
            '2026-12-26T06:00',
            '2026-12-29T06:00',
            '2027-01-02T06:00',
            '2027-01-05T06:00',
            '2027-01-07T06:00',
          ],
          count: 28,
        },
      ],
    },
  },
  {
    id: 'en-more-series-168',
    class: 'series',
    said: "I'd like to meditate for ten minutes every morning at 6:40 from the 1st to the 31st of December, Sundays excepted",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'd like to meditate for ten minutes every morning at 6:40 from the 1st to the 31st of December, Sundays excepted",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['editat'], lacks: ['6:40', 'Sunday', 'December'] },
          start: '2026-12-01T06:40',
          end: '2026-12-01T06:50',
          repeats: [
            '2026-12-01T06:40',
            '2026-12-02T06:40',
            '2026-12-03T06:40',
            '2026-12-04T06:40',
            '2026-12-05T06:40',
            '2026-12-07T06:40',
            '2026-12-08T06:40',
          ],
          count: 27,
        },
      ],
    },
  },
  {
    id: 'en-more-series-169',
    class: 'series',
    said: 'Onboarding call with the new hires, 10 to 11am every weekday from December 7 to December 18, only not on Wednesday the 16th',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Onboarding call with the new hires, 10 to 11am every weekday from December 7 to December 18, only not on Wednesday the 16th',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['nboarding', 'new hires'], lacks: ['weekday', 'December'] },
          start: '2026-12-07T10:00',
          end: '2026-12-07T11:00',
          repeats: [
            '2026-12-07T10:00',
            '2026-12-08T10:00',
            '2026-12-09T10:00',
            '2026-12-10T10:00',
            '2026-12-11T10:00',
            '2026-12-14T10:00',
            '2026-12-15T10:00',
            '2026-12-17T10:00',
            '2026-12-18T10:00',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-170',
    class: 'series',
    said: 'Drive Mum to physio Mondays at 11:20am and Thursdays at 2:10pm, the last is Thursday the 17th of December, and alert me 40 minutes ahead each time',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Drive Mum to physio Mondays at 11:20am and Thursdays at 2:10pm, the last is Thursday the 17th of December, and alert me 40 minutes ahead each time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Mum', 'physio'], lacks: ['Monday', '11:20', 'minutes'] },
          start: '2026-11-23T11:20',
          reminds: ['2026-11-23T10:40'],
          repeats: ['2026-11-23T11:20', '2026-11-30T11:20', '2026-12-07T11:20', '2026-12-14T11:20'],
          count: 4,
        },
        {
          kind: 'event',
          title: { has: ['Mum', 'physio'], lacks: ['Thursday', '2:10', 'minutes'] },
          start: '2026-11-26T14:10',
          reminds: ['2026-11-26T13:30'],
          repeats: ['2026-11-26T14:10', '2026-12-03T14:10', '2026-12-10T14:10', '2026-12-17T14:10'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-171',
    class: 'series',
    said: 'The eye drops, every four hours, first at 8 in the morning and last at 8 at night, November 24 to November 29. Remind me of that.',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The eye drops, every four hours, first at 8 in the morning and last at 8 at night, November 24 to November 29. Remind me of that.',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['eye drops'], lacks: ['hours', 'November'] },
          at: '2026-11-24T08:00',
          repeats: [
            '2026-11-24T08:00',
            '2026-11-24T12:00',
            '2026-11-24T16:00',
            '2026-11-24T20:00',
            '2026-11-25T08:00',
            '2026-11-25T12:00',
          ],
          count: 24,
        },
      ],
    },
  },
  {
    id: 'en-more-series-172',
    class: 'series',
    said: 'Retro with the whole team on the third Friday of every month at 3pm, ninety minutes, December to May, January drops out',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Retro with the whole team on the third Friday of every month at 3pm, ninety minutes, December to May, January drops out',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['etro'], lacks: ['Friday', 'January', 'ninety'] },
          start: '2026-12-18T15:00',
          end: '2026-12-18T16:30',
          repeats: ['2026-12-18T15:00', '2027-02-19T15:00', '2027-03-19T15:00', '2027-04-16T15:00', '2027-05-21T15:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-173',
    class: 'series',
    said: 'task for the house: clean the gutters every April and October on the 15th, from 2027 until the end of 2029',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'task for the house: clean the gutters every April and October on the 15th, from 2027 until the end of 2029',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['gutters'], lacks: ['April', '2027'] },
          due: '2027-04-15',
          repeats: ['2027-04-15', '2027-10-15', '2028-04-15', '2028-10-15', '2029-04-15', '2029-10-15'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-174',
    class: 'series',
    said: 'Volunteering at the food bank in December and January: Mondays, Wednesdays and Fridays 8:15 to 11:45am, Tuesdays 1 to 3pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Volunteering at the food bank in December and January: Mondays, Wednesdays and Fridays 8:15 to 11:45am, Tuesdays 1 to 3pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['olunteering'], lacks: ['Monday', '8:15', 'Tuesday'] },
          start: '2026-12-02T08:15',
          end: '2026-12-02T11:45',
          repeats: ['2026-12-02T08:15', '2026-12-04T08:15', '2026-12-07T08:15', '2026-12-09T08:15', '2026-12-11T08:15'],
          count: 26,
        },
        {
          kind: 'event',
          title: { has: ['olunteering'], lacks: ['Monday', '8:15', 'Tuesday'] },
          start: '2026-12-01T13:00',
          end: '2026-12-01T15:00',
          repeats: ['2026-12-01T13:00', '2026-12-08T13:00', '2026-12-15T13:00', '2026-12-22T13:00', '2026-12-29T13:00'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-175',
    class: 'series',
    said: "Starting today, lunch with Dad every Sunday at 12:30 till the end of the year, but not December 6, he's fishing that weekend",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Starting today, lunch with Dad every Sunday at 12:30 till the end of the year, but not December 6, he's fishing that weekend",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['unch', 'Dad'], lacks: ['Sunday', '12:30', 'December'] },
          start: '2026-11-22T12:30',
          repeats: ['2026-11-22T12:30', '2026-11-29T12:30', '2026-12-13T12:30', '2026-12-20T12:30', '2026-12-27T12:30'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-176',
    class: 'series',
    said: 'My office hours: two hours from 2pm, Mondays and Wednesdays, first on November 30, up to December 16, none on the 9th of December',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Office hours',
          start: 'November 30 2pm',
          duration_minutes: 120,
          repeat: 'Mondays and Wednesdays up to December 16, none on the 9th of December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Office hours',
          start: '2026-11-30T14:00',
          end: '2026-11-30T16:00',
          repeats: ['2026-11-30T14:00', '2026-12-02T14:00', '2026-12-07T14:00', '2026-12-14T14:00', '2026-12-16T14:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-177',
    class: 'series',
    said: "Can you remind me to open the advent door with the kids, every evening at 7:10pm from December 1 until December 24, not on Saturdays when they're with their father",
    calls: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Open the advent door',
          repeat: 'every evening at 7:10pm from December 1 until December 24, not on Saturdays',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Open the advent door',
          at: '2026-12-01T19:10',
          repeats: [
            '2026-12-01T19:10',
            '2026-12-02T19:10',
            '2026-12-03T19:10',
            '2026-12-04T19:10',
            '2026-12-06T19:10',
            '2026-12-07T19:10',
            '2026-12-08T19:10',
            '2026-12-09T19:10',
          ],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-series-178',
    class: 'series',
    said: 'the espresso machine wants descaling on the first Saturday of every third month, starting in January, four times, as a todo',
    calls: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Descale the espresso machine',
          repeat: 'the first Saturday of every third month, starting in January, four times',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Descale the espresso machine',
          due: '2027-01-02',
          repeats: ['2027-01-02', '2027-04-03', '2027-07-03', '2027-10-02'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-179',
    class: 'series',
    said: "knee exercises, remind me on all the even-numbered days of December at 7pm, that's what the therapist wrote down",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "knee exercises, remind me on all the even-numbered days of December at 7pm, that's what the therapist wrote down",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['knee'], lacks: ['December', '7pm', 'even'] },
          at: '2026-12-02T19:00',
          repeats: ['2026-12-02T19:00', '2026-12-04T19:00', '2026-12-06T19:00', '2026-12-08T19:00', '2026-12-10T19:00'],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-180',
    class: 'series',
    said: 'Call with the Singapore office, 8pm my time on the first weekday of the month, February till July 2027, three quarters of an hour each',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Call with the Singapore office, 8pm my time on the first weekday of the month, February till July 2027, three quarters of an hour each',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Singapore'], lacks: ['8pm', 'February', 'weekday'] },
          start: '2027-02-01T20:00',
          end: '2027-02-01T20:45',
          repeats: [
            '2027-02-01T20:00',
            '2027-03-01T20:00',
            '2027-04-01T20:00',
            '2027-05-03T20:00',
            '2027-06-01T20:00',
            '2027-07-01T20:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-181',
    class: 'series',
    said: "From December 8 I'm on dialysis Tuesday, Thursday and Saturday 6:30am to 10:30am, please warn me at 8pm the evening before and again an hour before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "From December 8 I'm on dialysis Tuesday, Thursday and Saturday 6:30am to 10:30am, please warn me at 8pm the evening before and again an hour before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dialysis'], lacks: ['Tuesday', '6:30', 'evening'] },
          start: '2026-12-08T06:30',
          end: '2026-12-08T10:30',
          reminds: ['2026-12-07T20:00', '2026-12-08T05:30'],
          repeats: ['2026-12-08T06:30', '2026-12-10T06:30', '2026-12-12T06:30', '2026-12-15T06:30', '2026-12-17T06:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-182',
    class: 'series',
    said: "feed Jen's cat 5pm daily dec 23 thru jan 3 except the 25th and 27th",
    calls: [
      { tool: 'quick_add', arguments: { text: "feed Jen's cat 5pm daily dec 23 thru jan 3 except the 25th and 27th" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cat'], lacks: ['5pm', 'dec'] },
          start: '2026-12-23T17:00',
          repeats: ['2026-12-23T17:00', '2026-12-24T17:00', '2026-12-26T17:00', '2026-12-28T17:00', '2026-12-29T17:00'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-183',
    class: 'series',
    said: "Brunch with the girls, 11am on the second Sunday in May, every year from 2027 to 2030 but not in 2028, Carla's moving that spring",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Brunch with the girls, 11am on the second Sunday in May, every year from 2027 to 2030 but not in 2028, Carla's moving that spring",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['runch', 'girls'], lacks: ['Sunday', 'May', '2028'] },
          start: '2027-05-09T11:00',
          repeats: ['2027-05-09T11:00', '2029-05-13T11:00', '2030-05-12T11:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-184',
    class: 'series',
    said: 'Thesis writing Mondays, Tuesdays and Thursdays 9am to noon and Wednesdays 2 to 5pm, December 1 to January 28, with nothing at all from December 21 to January 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Thesis writing Mondays, Tuesdays and Thursdays 9am to noon and Wednesdays 2 to 5pm, December 1 to January 28, with nothing at all from December 21 to January 3',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['hesis'], lacks: ['Monday', 'noon', 'December'] },
          start: '2026-12-01T09:00',
          end: '2026-12-01T12:00',
          repeats: [
            '2026-12-01T09:00',
            '2026-12-03T09:00',
            '2026-12-07T09:00',
            '2026-12-08T09:00',
            '2026-12-10T09:00',
            '2026-12-14T09:00',
            '2026-12-15T09:00',
            '2026-12-17T09:00',
            '2027-01-04T09:00',
            '2027-01-05T09:00',
          ],
          count: 20,
        },
        {
          kind: 'event',
          title: { has: ['hesis'], lacks: ['Wednesday', 'December'] },
          start: '2026-12-02T14:00',
          end: '2026-12-02T17:00',
          repeats: ['2026-12-02T14:00', '2026-12-09T14:00', '2026-12-16T14:00', '2027-01-06T14:00', '2027-01-13T14:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-185',
    class: 'series',
    said: "Trash is collected early Thursday, so Wednesdays at 6pm remind me to roll the bins out, from December 2, only the 30th of December they don't come",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Trash is collected early Thursday, so Wednesdays at 6pm remind me to roll the bins out, from December 2, only the 30th of December they don't come",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins'], lacks: ['6pm', 'December'] },
          at: '2026-12-02T18:00',
          repeats: [
            '2026-12-02T18:00',
            '2026-12-09T18:00',
            '2026-12-16T18:00',
            '2026-12-23T18:00',
            '2027-01-06T18:00',
            '2027-01-13T18:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-186',
    class: 'series',
    said: 'Block me as working from home all day on Wednesdays and Fridays, December 2 until January 29, without Christmas Day and January 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Block me as working from home all day on Wednesdays and Fridays, December 2 until January 29, without Christmas Day and January 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['home'], lacks: ['Wednesday', 'December', 'all day'] },
          start: '2026-12-02',
          allDay: true,
          repeats: [
            '2026-12-02',
            '2026-12-04',
            '2026-12-09',
            '2026-12-11',
            '2026-12-16',
            '2026-12-18',
            '2026-12-23',
            '2026-12-30',
            '2027-01-06',
            '2027-01-08',
          ],
          count: 16,
        },
      ],
    },
  },
  {
    id: 'en-more-series-187',
    class: 'series',
    said: "Payday, an all-day entry: 10th and 25th of every month from December on, and if that's a Saturday or Sunday it's the Friday before",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Payday, an all-day entry: 10th and 25th of every month from December on, and if that's a Saturday or Sunday it's the Friday before",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ayday'], lacks: ['10th', 'Friday', 'December'] },
          start: '2026-12-10',
          allDay: true,
          repeats: [
            '2026-12-10',
            '2026-12-25',
            '2027-01-08',
            '2027-01-25',
            '2027-02-10',
            '2027-02-25',
            '2027-03-10',
            '2027-03-25',
            '2027-04-09',
            '2027-04-23',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-188',
    class: 'series',
    said: "sync w/ Dana thursdays 10:30-11am from jan 7, ten of them all told, no sync on feb 11 cos she's skiing so it just finishes a week later",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "sync w/ Dana thursdays 10:30-11am from jan 7, ten of them all told, no sync on feb 11 cos she's skiing so it just finishes a week later",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sync', 'Dana'], lacks: ['thursdays', '10:30', 'jan'] },
          start: '2027-01-07T10:30',
          end: '2027-01-07T11:00',
          repeats: [
            '2027-01-07T10:30',
            '2027-01-14T10:30',
            '2027-01-21T10:30',
            '2027-01-28T10:30',
            '2027-02-04T10:30',
            '2027-02-18T10:30',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-189',
    class: 'series',
    said: 'On December 4, every hour on the half hour from 9:30am to 3:30pm, remind me to rotate the science fair groups',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'On December 4, every hour on the half hour from 9:30am to 3:30pm, remind me to rotate the science fair groups',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['science fair'], lacks: ['hour', '9:30', 'December'] },
          at: '2026-12-04T09:30',
          repeats: ['2026-12-04T09:30', '2026-12-04T10:30', '2026-12-04T11:30', '2026-12-04T12:30', '2026-12-04T13:30'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-190',
    class: 'series',
    said: "So I signed up for Spanish class, it's Mondays and Wednesdays at 6:30 in the evening, 75 minutes, January 11 till March 24, no class on February 15",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "So I signed up for Spanish class, it's Mondays and Wednesdays at 6:30 in the evening, 75 minutes, January 11 till March 24, no class on February 15",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spanish'], lacks: ['Monday', '6:30', 'January'] },
          start: '2027-01-11T18:30',
          end: '2027-01-11T19:45',
          repeats: [
            '2027-01-11T18:30',
            '2027-01-13T18:30',
            '2027-01-18T18:30',
            '2027-01-20T18:30',
            '2027-01-25T18:30',
            '2027-01-27T18:30',
            '2027-02-01T18:30',
            '2027-02-03T18:30',
            '2027-02-08T18:30',
            '2027-02-10T18:30',
            '2027-02-17T18:30',
            '2027-02-22T18:30',
          ],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en-more-series-191',
    class: 'series',
    said: 'The cat gets her thyroid pill every second day at 9pm, starting November 25, seven doses altogether. Remind me, will you?',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The cat gets her thyroid pill every second day at 9pm, starting November 25, seven doses altogether. Remind me, will you?',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['pill'], lacks: ['9pm', 'November'] },
          at: '2026-11-25T21:00',
          repeats: ['2026-11-25T21:00', '2026-11-27T21:00', '2026-11-29T21:00', '2026-12-01T21:00', '2026-12-03T21:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-192',
    class: 'series',
    said: 'Maths tutoring for Noor, Wednesdays at 5pm from January 6 to March 31, but never on the last Wednesday of the month',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Maths tutoring for Noor, Wednesdays at 5pm from January 6 to March 31, but never on the last Wednesday of the month',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['tutoring', 'Noor'], lacks: ['Wednesday', '5pm', 'January'] },
          start: '2027-01-06T17:00',
          repeats: [
            '2027-01-06T17:00',
            '2027-01-13T17:00',
            '2027-01-20T17:00',
            '2027-02-03T17:00',
            '2027-02-10T17:00',
            '2027-02-17T17:00',
            '2027-03-03T17:00',
            '2027-03-10T17:00',
            '2027-03-17T17:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-193',
    class: 'series',
    said: "Water aerobics every weekday at 10am from November 30 to December 11, except that Tuesdays it's at noon",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Water aerobics every weekday at 10am from November 30 to December 11, except that Tuesdays it's at noon",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['erobics'], lacks: ['weekday', '10am', 'Tuesday'] },
          start: '2026-11-30T10:00',
          repeats: [
            '2026-11-30T10:00',
            '2026-12-02T10:00',
            '2026-12-03T10:00',
            '2026-12-04T10:00',
            '2026-12-07T10:00',
            '2026-12-09T10:00',
            '2026-12-10T10:00',
            '2026-12-11T10:00',
          ],
          count: 8,
        },
        {
          kind: 'event',
          title: { has: ['erobics'], lacks: ['weekday', 'noon', 'Tuesday'] },
          start: '2026-12-01T12:00',
          repeats: ['2026-12-01T12:00', '2026-12-08T12:00'],
          count: 2,
        },
      ],
    },
  },
  {
    id: 'en-more-series-194',
    class: 'series',
    said: 'Investor call every Monday at 4pm London time, January 11 through March 8, but not February 15 which is a holiday over here',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Investor call every Monday at 4pm London time, January 11 through March 8, but not February 15 which is a holiday over here',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['nvestor'], lacks: ['London', 'Monday', '4pm'] },
          start: '2027-01-11T11:00',
          repeats: [
            '2027-01-11T11:00',
            '2027-01-18T11:00',
            '2027-01-25T11:00',
            '2027-02-01T11:00',
            '2027-02-08T11:00',
            '2027-02-22T11:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-195',
    class: 'series',
    said: 'remind me to count the stock at 9:15pm on the last day of each month, beginning November 30, just never in December when the auditors do it',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to count the stock at 9:15pm on the last day of each month, beginning November 30, just never in December when the auditors do it',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stock'], lacks: ['9:15', 'November', 'December'] },
          at: '2026-11-30T21:15',
          repeats: ['2026-11-30T21:15', '2027-01-31T21:15', '2027-02-28T21:15', '2027-03-31T21:15', '2027-04-30T21:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-196',
    class: 'series',
    said: "Grandma Rosa has her birthday on March 3rd, put it in the calendar for good, I'm always forgetting it",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Grandma Rosa has her birthday on March 3rd, put it in the calendar for good, I'm always forgetting it",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Rosa'], lacks: ['March'] },
          start: '2027-03-03',
          allDay: true,
          repeats: ['2027-03-03', '2028-03-03', '2029-03-03'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-197',
    class: 'series',
    said: 'Our wedding anniversary is September 19, alert me a week before',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Our wedding anniversary is September 19, alert me a week before' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['September', 'week'] },
          start: '2027-09-19',
          allDay: true,
          reminds: ['2027-09-12T09:00'],
          repeats: ['2027-09-19', '2028-09-19', '2029-09-19'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-198',
    class: 'series',
    said: "Put my grandson Teddy's birthday in, dear, it's the 2nd of February",
    calls: [
      { tool: 'quick_add', arguments: { text: "Put my grandson Teddy's birthday in, dear, it's the 2nd of February" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Teddy'], lacks: ['February'] },
          allDay: true,
          start: '2027-02-02',
          repeats: ['2027-02-02', '2028-02-02', '2029-02-02'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-199',
    class: 'series',
    said: 'wedding anniversary: june 20',
    calls: [{ tool: 'quick_add', arguments: { text: 'wedding anniversary: june 20' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['june'] },
          allDay: true,
          start: '2027-06-20',
          repeats: ['2027-06-20', '2028-06-20', '2029-06-20'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-200',
    class: 'series',
    said: 'Fish order every Monday and Thursday at 5:30am, starting in December',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Fish order every Monday and Thursday at 5:30am, starting in December' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Fish order'], lacks: ['Monday', 'December'] },
          start: '2026-12-03T05:30',
          repeats: ['2026-12-03T05:30', '2026-12-07T05:30', '2026-12-10T05:30', '2026-12-14T05:30', '2026-12-17T05:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-201',
    class: 'series',
    said: 'pro bono clinic, first Wednesday of every month 5 to 7pm, through June',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'pro bono clinic, first Wednesday of every month 5 to 7pm, through June' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pro bono clinic'], lacks: ['Wednesday', 'June'] },
          start: '2026-12-02T17:00',
          end: '2026-12-02T19:00',
          repeats: [
            '2026-12-02T17:00',
            '2027-01-06T17:00',
            '2027-02-03T17:00',
            '2027-03-03T17:00',
            '2027-04-07T17:00',
            '2027-05-05T17:00',
            '2027-06-02T17:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-202',
    class: 'series',
    said: 'Milk truck comes Tuesdays at 6 in the morning, except Dec 29',
    calls: [{ tool: 'quick_add', arguments: { text: 'Milk truck comes Tuesdays at 6 in the morning, except Dec 29' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Milk truck'], lacks: ['Tuesday', 'except', 'Dec'] },
          start: '2026-11-24T06:00',
          repeats: [
            '2026-11-24T06:00',
            '2026-12-01T06:00',
            '2026-12-08T06:00',
            '2026-12-15T06:00',
            '2026-12-22T06:00',
            '2027-01-05T06:00',
            '2027-01-12T06:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-203',
    class: 'series',
    said: 'Grace drives Tuesdays at 5, eight lessons in all, ninety minutes each',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Grace drives Tuesdays at 5, eight lessons in all, ninety minutes each' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Grace'], lacks: ['Tuesday', 'ninety'] },
          start: '2026-11-24T17:00',
          end: '2026-11-24T18:30',
          repeats: [
            '2026-11-24T17:00',
            '2026-12-01T17:00',
            '2026-12-08T17:00',
            '2026-12-15T17:00',
            '2026-12-22T17:00',
            '2026-12-29T17:00',
            '2027-01-05T17:00',
            '2027-01-12T17:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-204',
    class: 'series',
    said: 'My sister and I talk on the phone every Sunday at four in the afternoon, just not on the 27th of December',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Phone call with my sister',
          repeat: 'every Sunday at four in the afternoon, just not on the 27th of December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Phone call with my sister',
          start: '2026-11-22T16:00',
          repeats: [
            '2026-11-22T16:00',
            '2026-11-29T16:00',
            '2026-12-06T16:00',
            '2026-12-13T16:00',
            '2026-12-20T16:00',
            '2027-01-03T16:00',
            '2027-01-10T16:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-205',
    class: 'series',
    said: 'deploy window mon-thu 4pm, not on thanksgiving',
    calls: [{ tool: 'quick_add', arguments: { text: 'deploy window mon-thu 4pm, not on thanksgiving' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['deploy window'], lacks: ['mon-thu', 'thanksgiving'] },
          start: '2026-11-23T16:00',
          repeats: [
            '2026-11-23T16:00',
            '2026-11-24T16:00',
            '2026-11-25T16:00',
            '2026-11-30T16:00',
            '2026-12-01T16:00',
            '2026-12-02T16:00',
            '2026-12-03T16:00',
            '2026-12-07T16:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-206',
    class: 'series',
    said: 'Remind me every night at 9 to take my prenatal vitamins until March 3rd, my due date',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me every night at 9 to take my prenatal vitamins until March 3rd, my due date' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['prenatal vitamins'], lacks: ['night', 'March'] },
          at: '2026-11-22T21:00',
          repeats: ['2026-11-22T21:00', '2026-11-23T21:00', '2026-11-24T21:00', '2026-11-25T21:00', '2026-11-26T21:00'],
          count: 102,
        },
      ],
    },
  },
  {
    id: 'en-more-series-207',
    class: 'series',
    said: 'Varsity practice weekdays at 3:30 from Nov 30 to Dec 18, Fridays at 2:15 though',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Varsity practice weekdays at 3:30 from Nov 30 to Dec 18, Fridays at 2:15 though' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Varsity practice'], lacks: ['Fridays', 'Nov', 'Dec'] },
          start: '2026-11-30T15:30',
          repeats: [
            '2026-11-30T15:30',
            '2026-12-01T15:30',
            '2026-12-02T15:30',
            '2026-12-03T15:30',
            '2026-12-07T15:30',
            '2026-12-08T15:30',
            '2026-12-09T15:30',
            '2026-12-10T15:30',
            '2026-12-14T15:30',
            '2026-12-15T15:30',
            '2026-12-16T15:30',
            '2026-12-17T15:30',
          ],
          count: 12,
        },
        {
          kind: 'event',
          title: { has: ['Varsity practice'], lacks: ['Fridays', 'Nov', 'Dec'] },
          start: '2026-12-04T14:15',
          repeats: ['2026-12-04T14:15', '2026-12-11T14:15', '2026-12-18T14:15'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-208',
    class: 'series',
    said: 'late opening Thursdays in December, 6 to 9pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'late opening Thursdays in December, 6 to 9pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['late opening'], lacks: ['Thursday', 'December'] },
          start: '2026-12-03T18:00',
          end: '2026-12-03T21:00',
          repeats: ['2026-12-03T18:00', '2026-12-10T18:00', '2026-12-17T18:00', '2026-12-24T18:00', '2026-12-31T18:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-209',
    class: 'series',
    said: 'Writing group, Fridays 2-4, first one December 4, ten meetings and then we are done',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Writing group, Fridays 2-4, first one December 4, ten meetings and then we are done' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Writing group'], lacks: ['Friday', 'December'] },
          start: '2026-12-04T14:00',
          end: '2026-12-04T16:00',
          repeats: [
            '2026-12-04T14:00',
            '2026-12-11T14:00',
            '2026-12-18T14:00',
            '2026-12-25T14:00',
            '2027-01-01T14:00',
            '2027-01-08T14:00',
            '2027-01-15T14:00',
            '2027-01-22T14:00',
            '2027-01-29T14:00',
            '2027-02-05T14:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-210',
    class: 'series',
    said: 'last Sunday of the month, 10pm: hood cleaning crew. Start in January.',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'last Sunday of the month, 10pm: hood cleaning crew. Start in January.' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['hood cleaning'], lacks: ['Sunday', 'January', '10pm'] },
          start: '2027-01-31T22:00',
          repeats: ['2027-01-31T22:00', '2027-02-28T22:00', '2027-03-28T22:00', '2027-04-25T22:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-211',
    class: 'series',
    said: "remind me Fridays at 4 to enter my billable hours, but not on Christmas Day and not on New Year's Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "remind me Fridays at 4 to enter my billable hours, but not on Christmas Day and not on New Year's Day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['billable hours'], lacks: ['Friday', 'Christmas'] },
          at: '2026-11-27T16:00',
          repeats: [
            '2026-11-27T16:00',
            '2026-12-04T16:00',
            '2026-12-11T16:00',
            '2026-12-18T16:00',
            '2027-01-08T16:00',
            '2027-01-15T16:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-212',
    class: 'series',
    said: 'Feed delivery every ten days at 7am beginning December 1, six deliveries',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Feed delivery every ten days at 7am beginning December 1, six deliveries' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Feed delivery'], lacks: ['December', 'ten days'] },
          start: '2026-12-01T07:00',
          repeats: [
            '2026-12-01T07:00',
            '2026-12-11T07:00',
            '2026-12-21T07:00',
            '2026-12-31T07:00',
            '2027-01-10T07:00',
            '2027-01-20T07:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-213',
    class: 'series',
    said: 'Theory class Mon Wed Fri 6pm for four weeks',
    calls: [{ tool: 'quick_add', arguments: { text: 'Theory class Mon Wed Fri 6pm for four weeks' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Theory class'], lacks: ['Mon', 'four weeks'] },
          start: '2026-11-23T18:00',
          repeats: [
            '2026-11-23T18:00',
            '2026-11-25T18:00',
            '2026-11-27T18:00',
            '2026-11-30T18:00',
            '2026-12-02T18:00',
            '2026-12-04T18:00',
            '2026-12-07T18:00',
            '2026-12-09T18:00',
            '2026-12-11T18:00',
            '2026-12-14T18:00',
            '2026-12-16T18:00',
            '2026-12-18T18:00',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-214',
    class: 'series',
    said: "I sing in the choir Wednesdays at 7pm from January 6 on, and I'd like half an hour's warning each time",
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Choir',
          repeat: 'Wednesdays at 7pm from January 6 on',
          remind_minutes: "half an hour's warning",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Choir',
          start: '2027-01-06T19:00',
          reminds: ['2027-01-06T18:30'],
          repeats: ['2027-01-06T19:00', '2027-01-13T19:00', '2027-01-20T19:00', '2027-01-27T19:00', '2027-02-03T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-215',
    class: 'series',
    said: 'on-call handoff mondays 10am, 15 min, skip dec 28',
    calls: [{ tool: 'quick_add', arguments: { text: 'on-call handoff mondays 10am, 15 min, skip dec 28' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['on-call handoff'], lacks: ['monday', 'skip', '15 min'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T10:15',
          repeats: [
            '2026-11-23T10:00',
            '2026-11-30T10:00',
            '2026-12-07T10:00',
            '2026-12-14T10:00',
            '2026-12-21T10:00',
            '2027-01-04T10:00',
            '2027-01-11T10:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-216',
    class: 'series',
    said: 'Starting December 1st I see the midwife every four weeks, Tuesday 9:30, up to the end of February',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Starting December 1st I see the midwife every four weeks, Tuesday 9:30, up to the end of February',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['midwife'], lacks: ['Tuesday', 'December', 'February'] },
          start: '2026-12-01T09:30',
          repeats: ['2026-12-01T09:30', '2026-12-29T09:30', '2027-01-26T09:30', '2027-02-23T09:30'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-217',
    class: 'series',
    said: 'Team breakfast at the diner every Saturday 8am, the last one is December 12',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Team breakfast at the diner every Saturday 8am, the last one is December 12' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Team breakfast'], lacks: ['Saturday', 'December'] },
          start: '2026-11-28T08:00',
          repeats: ['2026-11-28T08:00', '2026-12-05T08:00', '2026-12-12T08:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-218',
    class: 'series',
    said: 'Stocktaking on the last weekday of each month at 6pm for three hours, beginning with December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Stocktaking on the last weekday of each month at 6pm for three hours, beginning with December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Stocktaking'], lacks: ['weekday', 'December'] },
          start: '2026-12-31T18:00',
          end: '2026-12-31T21:00',
          repeats: [
            '2026-12-31T18:00',
            '2027-01-29T18:00',
            '2027-02-26T18:00',
            '2027-03-31T18:00',
            '2027-04-30T18:00',
            '2027-05-31T18:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-219',
    class: 'series',
    said: 'lab meeting thursdays 11am, none on thanksgiving, dec 24 and dec 31',
    calls: [
      { tool: 'quick_add', arguments: { text: 'lab meeting thursdays 11am, none on thanksgiving, dec 24 and dec 31' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lab meeting'], lacks: ['thursday', 'thanksgiving', 'dec'] },
          start: '2026-12-03T11:00',
          repeats: ['2026-12-03T11:00', '2026-12-10T11:00', '2026-12-17T11:00', '2027-01-07T11:00', '2027-01-14T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-220',
    class: 'series',
    said: 'Menu meeting every Tuesday at 2, 45 minutes, and alert me 10 minutes before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Menu meeting every Tuesday at 2, 45 minutes, and alert me 10 minutes before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Menu meeting'], lacks: ['Tuesday', 'alert', '45'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T14:45',
          reminds: ['2026-11-24T13:50'],
          repeats: ['2026-11-24T14:00', '2026-12-01T14:00', '2026-12-08T14:00', '2026-12-15T14:00', '2026-12-22T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-221',
    class: 'series',
    said: 'Calendar call at the appeals court, 9am on the second and fourth Tuesday, from January through April',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Calendar call at the appeals court, 9am on the second and fourth Tuesday, from January through April',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Calendar call'], lacks: ['Tuesday', 'January', 'April'] },
          start: '2027-01-12T09:00',
          repeats: [
            '2027-01-12T09:00',
            '2027-01-26T09:00',
            '2027-02-09T09:00',
            '2027-02-23T09:00',
            '2027-03-09T09:00',
            '2027-03-23T09:00',
            '2027-04-13T09:00',
            '2027-04-27T09:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-222',
    class: 'series',
    said: 'Grease the tractor: every Saturday until the end of March, put it on my list',
    calls: [
      { tool: 'todo_add', arguments: { title: 'Grease the tractor', repeat: 'every Saturday until the end of March' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Grease the tractor',
          due: '2026-11-28',
          repeats: ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-series-223',
    class: 'series',
    said: 'Parking practice with the twins Saturdays 10am till Jan 30, leaving out Dec 26',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Parking practice with the twins',
          start: 'Saturday 10am',
          repeat: 'Saturdays till Jan 30, leaving out Dec 26',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Parking practice with the twins',
          start: '2026-11-28T10:00',
          repeats: [
            '2026-11-28T10:00',
            '2026-12-05T10:00',
            '2026-12-12T10:00',
            '2026-12-19T10:00',
            '2027-01-02T10:00',
            '2027-01-09T10:00',
            '2027-01-16T10:00',
            '2027-01-23T10:00',
            '2027-01-30T10:00',
          ],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-224',
    class: 'series',
    said: 'the neighbors are away from the 20th to the 27th of December, so every morning at 8 in that time remind me to feed Biscuit',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Feed Biscuit', repeat: 'every morning at 8 from the 20th to the 27th of December' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Feed Biscuit',
          at: '2026-12-20T08:00',
          repeats: [
            '2026-12-20T08:00',
            '2026-12-21T08:00',
            '2026-12-22T08:00',
            '2026-12-23T08:00',
            '2026-12-24T08:00',
            '2026-12-25T08:00',
            '2026-12-26T08:00',
            '2026-12-27T08:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-225',
    class: 'series',
    said: 'weekly 1:1 with Sasha, Wednesdays 11:30, as of Jan 13, heads-up 5 min before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'weekly 1:1 with Sasha, Wednesdays 11:30, as of Jan 13, heads-up 5 min before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Sasha'], lacks: ['Wednesday', 'Jan', 'heads-up', 'before'] },
          start: '2027-01-13T11:30',
          reminds: ['2027-01-13T11:25'],
          repeats: ['2027-01-13T11:30', '2027-01-20T11:30', '2027-01-27T11:30', '2027-02-03T11:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-226',
    class: 'series',
    said: 'Lamaze class six Thursdays in a row, 7 to 9pm, first one January 7',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Lamaze class six Thursdays in a row, 7 to 9pm, first one January 7' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lamaze class'], lacks: ['Thursday', 'January'] },
          start: '2027-01-07T19:00',
          end: '2027-01-07T21:00',
          repeats: [
            '2027-01-07T19:00',
            '2027-01-14T19:00',
            '2027-01-21T19:00',
            '2027-01-28T19:00',
            '2027-02-04T19:00',
            '2027-02-11T19:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-227',
    class: 'series',
    said: 'Film review with the coordinators Sundays 6pm through Dec 13, but not on the 29th of November',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Film review with the coordinators Sundays 6pm through Dec 13, but not on the 29th of November',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Film review', 'coordinators'], lacks: ['Sunday', 'Dec', 'November'] },
          start: '2026-11-22T18:00',
          repeats: ['2026-11-22T18:00', '2026-12-06T18:00', '2026-12-13T18:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-series-228',
    class: 'series',
    said: 'Cash count at 9pm Monday to Saturday and at 6pm on Sundays',
    calls: [{ tool: 'quick_add', arguments: { text: 'Cash count at 9pm Monday to Saturday and at 6pm on Sundays' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Cash count'], lacks: ['Monday', 'Sunday'] },
          start: '2026-11-23T21:00',
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
        {
          kind: 'event',
          title: { has: ['Cash count'], lacks: ['Monday', 'Sunday'] },
          start: '2026-11-22T18:00',
          repeats: ['2026-11-22T18:00', '2026-11-29T18:00', '2026-12-06T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-229',
    class: 'series',
    said: 'office hours tue/thu 1-2:30pm from january 19 till may 6',
    calls: [{ tool: 'quick_add', arguments: { text: 'office hours tue/thu 1-2:30pm from january 19 till may 6' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['tue', 'january', 'may'] },
          start: '2027-01-19T13:00',
          end: '2027-01-19T14:30',
          repeats: ['2027-01-19T13:00', '2027-01-21T13:00', '2027-01-26T13:00', '2027-01-28T13:00', '2027-02-02T13:00'],
          count: 32,
        },
      ],
    },
  },
  {
    id: 'en-more-series-230',
    class: 'series',
    said: 'Docket check each weekday at 8:45am starting December 14, except the week of December 21st',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Docket check each weekday at 8:45am starting December 14, except the week of December 21st',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Docket check'], lacks: ['weekday', 'December', 'week of'] },
          start: '2026-12-14T08:45',
          repeats: [
            '2026-12-14T08:45',
            '2026-12-15T08:45',
            '2026-12-16T08:45',
            '2026-12-17T08:45',
            '2026-12-18T08:45',
            '2026-12-28T08:45',
            '2026-12-29T08:45',
            '2026-12-30T08:45',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-231',
    class: 'series',
    said: 'Market stand Saturdays 7am to 1pm, May 1 through October 30, 2027',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Market stand Saturdays 7am to 1pm, May 1 through October 30, 2027' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Market stand'], lacks: ['Saturday', 'May', 'October'] },
          start: '2027-05-01T07:00',
          end: '2027-05-01T13:00',
          repeats: ['2027-05-01T07:00', '2027-05-08T07:00', '2027-05-15T07:00', '2027-05-22T07:00', '2027-05-29T07:00'],
          count: 27,
        },
      ],
    },
  },
  {
    id: 'en-more-series-232',
    class: 'series',
    said: 'Knife sharpening guy, every Monday at 9:20am from now on, 20 minutes, not on the 21st or 28th of December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Knife sharpening guy, every Monday at 9:20am from now on, 20 minutes, not on the 21st or 28th of December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Knife sharpening'], lacks: ['Monday', 'December', '20 minutes'] },
          start: '2026-11-23T09:20',
          end: '2026-11-23T09:40',
          repeats: [
            '2026-11-23T09:20',
            '2026-11-30T09:20',
            '2026-12-07T09:20',
            '2026-12-14T09:20',
            '2027-01-04T09:20',
            '2027-01-11T09:20',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-233',
    class: 'series',
    said: 'Book club meets the third Thursday of the month at 10:30 in the morning, but never in July and August',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Book club meets the third Thursday of the month at 10:30 in the morning, but never in July and August',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Book club'], lacks: ['Thursday', 'July', 'August'] },
          start: '2026-12-17T10:30',
          repeats: [
            '2026-12-17T10:30',
            '2027-01-21T10:30',
            '2027-02-18T10:30',
            '2027-03-18T10:30',
            '2027-04-15T10:30',
            '2027-05-20T10:30',
            '2027-06-17T10:30',
            '2027-09-16T10:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-234',
    class: 'series',
    said: 'every three months on the 1st, noon, remind me to rotate the tires on the training car; begin December 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'every three months on the 1st, noon, remind me to rotate the tires on the training car; begin December 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['rotate the tires'], lacks: ['three months', 'December', 'noon'] },
          at: '2026-12-01T12:00',
          repeats: ['2026-12-01T12:00', '2027-03-01T12:00', '2027-06-01T12:00', '2027-09-01T12:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-235',
    class: 'series',
    said: 'standup every weekday but wednesday, 9:15, quarter of an hour',
    calls: [
      { tool: 'quick_add', arguments: { text: 'standup every weekday but wednesday, 9:15, quarter of an hour' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['standup'], lacks: ['weekday', 'wednesday', 'quarter'] },
          start: '2026-11-23T09:15',
          end: '2026-11-23T09:30',
          repeats: [
            '2026-11-23T09:15',
            '2026-11-24T09:15',
            '2026-11-26T09:15',
            '2026-11-27T09:15',
            '2026-11-30T09:15',
            '2026-12-01T09:15',
            '2026-12-03T09:15',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-236',
    class: 'series',
    said: 'Pelvic floor PT Mondays and Thursdays 12:15, ten sessions total',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Pelvic floor PT Mondays and Thursdays 12:15, ten sessions total' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pelvic floor PT'], lacks: ['Monday', 'Thursday', '12:15'] },
          start: '2026-11-23T12:15',
          repeats: [
            '2026-11-23T12:15',
            '2026-11-26T12:15',
            '2026-11-30T12:15',
            '2026-12-03T12:15',
            '2026-12-07T12:15',
            '2026-12-10T12:15',
            '2026-12-14T12:15',
            '2026-12-17T12:15',
            '2026-12-21T12:15',
            '2026-12-24T12:15',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-237',
    class: 'series',
    said: 'Goalie training Mon, Tue and Thu at 4 - Thursdays at 5 though',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Goalie training Mon, Tue and Thu at 4 - Thursdays at 5 though' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Goalie training'], lacks: ['Mon', 'Thursday'] },
          start: '2026-11-23T16:00',
          repeats: ['2026-11-23T16:00', '2026-11-24T16:00', '2026-11-30T16:00', '2026-12-01T16:00', '2026-12-07T16:00'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['Goalie training'], lacks: ['Mon', 'Thursday'] },
          start: '2026-11-26T17:00',
          repeats: ['2026-11-26T17:00', '2026-12-03T17:00', '2026-12-10T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-238',
    class: 'series',
    said: 'Remind me at noon on the 28th of each month about the shop rent, the lease runs out so May is the last one',
    calls: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Shop rent', repeat: 'the 28th of each month at noon, through May' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Shop rent',
          at: '2026-11-28T12:00',
          repeats: [
            '2026-11-28T12:00',
            '2026-12-28T12:00',
            '2027-01-28T12:00',
            '2027-02-28T12:00',
            '2027-03-28T12:00',
            '2027-04-28T12:00',
            '2027-05-28T12:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-239',
    class: 'series',
    said: 'swim 6:30am daily except weekends till dec 18, 40 min',
    calls: [{ tool: 'quick_add', arguments: { text: 'swim 6:30am daily except weekends till dec 18, 40 min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swim'], lacks: ['daily', 'weekends', 'dec'] },
          start: '2026-11-23T06:30',
          end: '2026-11-23T07:10',
          repeats: [
            '2026-11-23T06:30',
            '2026-11-24T06:30',
            '2026-11-25T06:30',
            '2026-11-26T06:30',
            '2026-11-27T06:30',
            '2026-11-30T06:30',
            '2026-12-01T06:30',
          ],
          count: 20,
        },
      ],
    },
  },
  {
    id: 'en-more-series-240',
    class: 'series',
    said: 'Standup every weekday except Wednesdays at 9:15 am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Standup every weekday except Wednesdays at 9:15 am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['standup'], lacks: ['9:15', 'except', 'wednesday'] },
          start: '2026-11-23T09:15',
          repeats: [
            '2026-11-23T09:15',
            '2026-11-24T09:15',
            '2026-11-26T09:15',
            '2026-11-27T09:15',
            '2026-11-30T09:15',
            '2026-12-01T09:15',
            '2026-12-03T09:15',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-241',
    class: 'series',
    said: "Book club meets the second Wednesday of each month at 7:30 pm at Hannah's",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Book club meets the second Wednesday of each month at 7:30 pm at Hannah's" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['book club'], lacks: ['second', '7:30'] },
          start: '2026-12-09T19:30',
          repeats: ['2026-12-09T19:30', '2027-01-13T19:30', '2027-02-10T19:30', '2027-03-10T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-242',
    class: 'series',
    said: 'Remind me on the last day of every month at 5 pm to submit my timesheet',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me on the last day of every month at 5 pm to submit my timesheet' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['timesheet'], lacks: ['last day', 'remind', '5 pm'] },
          at: '2026-11-30T17:00',
          repeats: ['2026-11-30T17:00', '2026-12-31T17:00', '2027-01-31T17:00', '2027-02-28T17:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-243',
    class: 'series',
    said: "Doctor's orders, so please remind me to put in my eye drops every day at 9 am, 3 pm and 9 pm, starting tomorrow, for five days",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Doctor's orders, so please remind me to put in my eye drops every day at 9 am, 3 pm and 9 pm, starting tomorrow, for five days",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['drops'], lacks: ['9 am', 'five days', 'remind'] },
          at: '2026-11-23T09:00',
          repeats: ['2026-11-23T09:00', '2026-11-23T15:00', '2026-11-23T21:00', '2026-11-24T09:00', '2026-11-24T15:00'],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-244',
    class: 'series',
    said: 'Guitar lesson Wednesdays at 4:45 pm for six weeks',
    calls: [{ tool: 'quick_add', arguments: { text: 'Guitar lesson Wednesdays at 4:45 pm for six weeks' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['guitar'], lacks: ['4:45', 'six weeks'] },
          start: '2026-11-25T16:45',
          repeats: ['2026-11-25T16:45', '2026-12-02T16:45', '2026-12-09T16:45', '2026-12-16T16:45', '2026-12-23T16:45'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-245',
    class: 'series',
    said: 'Spanish conversation with Marisol every Friday at noon, ten sessions, but not on December 25 and not on January 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Spanish conversation with Marisol every Friday at noon, ten sessions, but not on December 25 and not on January 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spanish'], lacks: ['noon', 'ten sessions', 'december'] },
          start: '2026-11-27T12:00',
          repeats: [
            '2026-11-27T12:00',
            '2026-12-04T12:00',
            '2026-12-11T12:00',
            '2026-12-18T12:00',
            '2027-01-08T12:00',
            '2027-01-15T12:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-246',
    class: 'series',
    said: 'Every three days at 8 am water the orchids, starting tomorrow',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Every three days at 8 am water the orchids, starting tomorrow' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['orchids'], lacks: ['three days', '8 am', 'tomorrow'] },
          start: '2026-11-23T08:00',
          repeats: ['2026-11-23T08:00', '2026-11-26T08:00', '2026-11-29T08:00', '2026-12-02T08:00', '2026-12-05T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-247',
    class: 'series',
    said: 'Team retro on the first Monday of the month, 2 to 3 pm, from December through the end of April',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Team retro on the first Monday of the month, 2 to 3 pm, from December through the end of April',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['retro'], lacks: ['first monday', 'april', '3 pm'] },
          start: '2026-12-07T14:00',
          end: '2026-12-07T15:00',
          repeats: ['2026-12-07T14:00', '2027-01-04T14:00', '2027-02-01T14:00', '2027-03-01T14:00', '2027-04-05T14:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-248',
    class: 'series',
    said: 'Piano practice daily at 5 pm from December 1 to December 20, skipping the 4th and the 5th because of the school trip',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Piano practice daily at 5 pm from December 1 to December 20, skipping the 4th and the 5th because of the school trip',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['piano'], lacks: ['5 pm', 'skipping', 'december'] },
          start: '2026-12-01T17:00',
          repeats: [
            '2026-12-01T17:00',
            '2026-12-02T17:00',
            '2026-12-03T17:00',
            '2026-12-06T17:00',
            '2026-12-07T17:00',
            '2026-12-08T17:00',
          ],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-series-249',
    class: 'series',
    said: "Weekly 1:1 with Dana on Mondays at 10 am, except on December 7 it's at 3 pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Weekly 1:1 with Dana on Mondays at 10 am, except on December 7 it's at 3 pm" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dana'], lacks: ['10 am', 'except', '3 pm'] },
          start: '2026-11-23T10:00',
          repeats: ['2026-11-23T10:00', '2026-11-30T10:00', '2026-12-07T15:00', '2026-12-14T10:00', '2026-12-21T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-250',
    class: 'series',
    said: "Every year on March 3 at 9 am remind me to call Grandma, it's her birthday and she notices who doesn't",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Every year on March 3 at 9 am remind me to call Grandma, it's her birthday and she notices who doesn't",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Grandma'], lacks: ['march', '9 am', 'remind'] },
          at: '2027-03-03T09:00',
          repeats: ['2027-03-03T09:00', '2028-03-03T09:00', '2029-03-03T09:00', '2030-03-03T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-251',
    class: 'series',
    said: 'Our wedding anniversary is June 14, put it in every year as an all-day thing',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Our wedding anniversary is June 14, put it in every year as an all-day thing' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['june', 'every year', 'all-day'] },
          start: '2027-06-14',
          allDay: true,
          repeats: ['2027-06-14', '2028-06-14', '2029-06-14', '2030-06-14'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-252',
    class: 'series',
    said: "I'm finally joining the gym: workout Mondays at 6 am and Thursdays at 7 pm, every week",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "I'm finally joining the gym: workout Mondays at 6 am and Thursdays at 7 pm, every week" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['workout'], lacks: ['6 am', 'monday'] },
          start: '2026-11-23T06:00',
          repeats: ['2026-11-23T06:00', '2026-11-30T06:00', '2026-12-07T06:00', '2026-12-14T06:00'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['workout'], lacks: ['7 pm', 'thursday'] },
          start: '2026-11-26T19:00',
          repeats: ['2026-11-26T19:00', '2026-12-03T19:00', '2026-12-10T19:00', '2026-12-17T19:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-253',
    class: 'series',
    said: 'Payroll run every other Friday at 4 pm beginning 12/4, until the end of March',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Payroll run every other Friday at 4 pm beginning 12/4, until the end of March' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll'], lacks: ['every other', '4 pm', 'march'] },
          start: '2026-12-04T16:00',
          repeats: ['2026-12-04T16:00', '2026-12-18T16:00', '2027-01-01T16:00', '2027-01-15T16:00', '2027-01-29T16:00'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-254',
    class: 'series',
    said: "Drop the twins at school every weekday at 7:35 am through December 18, but not this Thursday and Friday, they're off for Thanksgiving",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Drop the twins at school every weekday at 7:35 am through December 18, but not this Thursday and Friday, they're off for Thanksgiving",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['twins'], lacks: ['7:35', 'december', 'every'] },
          start: '2026-11-23T07:35',
          repeats: ['2026-11-23T07:35', '2026-11-24T07:35', '2026-11-25T07:35', '2026-11-30T07:35', '2026-12-01T07:35'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-series-255',
    class: 'series',
    said: 'Remind me every two hours from 9 am to 5 pm on weekdays to drink a glass of water',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me every two hours from 9 am to 5 pm on weekdays to drink a glass of water' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['water'], lacks: ['two hours', '5 pm', 'remind'] },
          at: '2026-11-23T09:00',
          repeats: [
            '2026-11-23T09:00',
            '2026-11-23T11:00',
            '2026-11-23T13:00',
            '2026-11-23T15:00',
            '2026-11-23T17:00',
            '2026-11-24T09:00',
            '2026-11-24T11:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-256',
    class: 'series',
    said: 'Condo board meeting, third Saturday every month at 10 am in the clubhouse, 90 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Condo board meeting, third Saturday every month at 10 am in the clubhouse, 90 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['condo board'], lacks: ['third', '90 minutes', '10 am'] },
          start: '2026-12-19T10:00',
          end: '2026-12-19T11:30',
          location: 'clubhouse',
          repeats: ['2026-12-19T10:00', '2027-01-16T10:00', '2027-02-20T10:00', '2027-03-20T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-257',
    class: 'series',
    said: 'last Friday of every month happy hour with the old crew 5:30pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'last Friday of every month happy hour with the old crew 5:30pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['happy hour'], lacks: ['last friday', '5:30'] },
          start: '2026-11-27T17:30',
          repeats: ['2026-11-27T17:30', '2026-12-25T17:30', '2027-01-29T17:30', '2027-02-26T17:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-258',
    class: 'series',
    said: 'Every three months on the 15th at 1 pm, starting December 15, I sit down with the accountant',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Every three months on the 15th at 1 pm, starting December 15, I sit down with the accountant',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['accountant'], lacks: ['three months', '15th', '1 pm'] },
          start: '2026-12-15T13:00',
          repeats: ['2026-12-15T13:00', '2027-03-15T13:00', '2027-06-15T13:00', '2027-09-15T13:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-259',
    class: 'series',
    said: "Pilates Mon/Wed/Fri 5:45pm thru Dec 11, but I'm away the week of November 30 so leave that week out",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Pilates Mon/Wed/Fri 5:45pm thru Dec 11, but I'm away the week of November 30 so leave that week out",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pilates'], lacks: ['5:45', 'mon/wed', 'away'] },
          start: '2026-11-23T17:45',
          repeats: [
            '2026-11-23T17:45',
            '2026-11-25T17:45',
            '2026-11-27T17:45',
            '2026-12-07T17:45',
            '2026-12-09T17:45',
            '2026-12-11T17:45',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-260',
    class: 'series',
    said: 'The shop is open late on Thursdays in December, 10 am to 9 pm, so put that in every week of that month',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The shop is open late on Thursdays in December, 10 am to 9 pm, so put that in every week of that month',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shop'], lacks: ['10 am', 'thursdays', 'put that'] },
          start: '2026-12-03T10:00',
          end: '2026-12-03T21:00',
          repeats: ['2026-12-03T10:00', '2026-12-10T10:00', '2026-12-17T10:00', '2026-12-24T10:00', '2026-12-31T10:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-261',
    class: 'series',
    said: 'Remind me to put the bins out fortnightly on Wednesdays at half past seven in the evening, from the 2nd of December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to put the bins out fortnightly on Wednesdays at half past seven in the evening, from the 2nd of December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins'], lacks: ['fortnightly', 'half past', 'remind'] },
          at: '2026-12-02T19:30',
          repeats: ['2026-12-02T19:30', '2026-12-16T19:30', '2026-12-30T19:30', '2027-01-13T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-262',
    class: 'series',
    said: 'Algebra tutoring for Kayla through December 19: Tuesdays at 4 pm and Saturdays at 11 am',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Algebra tutoring for Kayla through December 19: Tuesdays at 4 pm and Saturdays at 11 am' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['algebra'], lacks: ['4 pm', 'through'] },
          start: '2026-11-24T16:00',
          repeats: ['2026-11-24T16:00', '2026-12-01T16:00', '2026-12-08T16:00', '2026-12-15T16:00'],
          count: 4,
        },
        {
          kind: 'event',
          title: { has: ['algebra'], lacks: ['11 am', 'through'] },
          start: '2026-11-28T11:00',
          repeats: ['2026-11-28T11:00', '2026-12-05T11:00', '2026-12-12T11:00', '2026-12-19T11:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-263',
    class: 'series',
    said: 'From December 1 to January 6, remind me every evening at 5 pm to switch the porch lights on',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'From December 1 to January 6, remind me every evening at 5 pm to switch the porch lights on',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['porch lights'], lacks: ['evening', 'january', 'remind'] },
          at: '2026-12-01T17:00',
          repeats: ['2026-12-01T17:00', '2026-12-02T17:00', '2026-12-03T17:00', '2026-12-04T17:00'],
          count: 37,
        },
      ],
    },
  },
  {
    id: 'en-more-series-264',
    class: 'series',
    said: 'Town council sits on the first and third Thursday of the month at 6 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Town council sits on the first and third Thursday of the month at 6 pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['council'], lacks: ['third', '6 pm'] },
          start: '2026-12-03T18:00',
          repeats: ['2026-12-03T18:00', '2026-12-17T18:00', '2027-01-07T18:00', '2027-01-21T18:00', '2027-02-04T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-265',
    class: 'series',
    said: "Mom has signed up for water aerobics every Tuesday, Thursday and Saturday at 11 am and I'm driving her, just not on Thanksgiving since the pool is closed",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Mom has signed up for water aerobics every Tuesday, Thursday and Saturday at 11 am and I'm driving her, just not on Thanksgiving since the pool is closed",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['aerobics'], lacks: ['11 am', 'tuesday', 'thanksgiving'] },
          start: '2026-11-24T11:00',
          repeats: ['2026-11-24T11:00', '2026-11-28T11:00', '2026-12-01T11:00', '2026-12-03T11:00', '2026-12-05T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-266',
    class: 'series',
    said: 'Long run both Saturdays and Sundays at 8 am, starting November 28 and going through December 20',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Long run both Saturdays and Sundays at 8 am, starting November 28 and going through December 20',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['long run'], lacks: ['8 am', 'november', 'through'] },
          start: '2026-11-28T08:00',
          repeats: [
            '2026-11-28T08:00',
            '2026-11-29T08:00',
            '2026-12-05T08:00',
            '2026-12-06T08:00',
            '2026-12-12T08:00',
            '2026-12-13T08:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-267',
    class: 'series',
    said: "Every year on the fourth Thursday of November at 2 pm it's turkey dinner at Aunt Carol's",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Every year on the fourth Thursday of November at 2 pm it's turkey dinner at Aunt Carol's" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner'], lacks: ['fourth', '2 pm', 'november'] },
          start: '2026-11-26T14:00',
          repeats: ['2026-11-26T14:00', '2027-11-25T14:00', '2028-11-23T14:00', '2029-11-22T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-268',
    class: 'series',
    said: 'Therapy with Dr. Osei every Tuesday, no sorry, every Wednesday at 3 pm, 50 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Therapy with Dr. Osei every Tuesday, no sorry, every Wednesday at 3 pm, 50 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['therapy'], lacks: ['tuesday', 'sorry', '50 minutes'] },
          start: '2026-11-25T15:00',
          end: '2026-11-25T15:50',
          repeats: ['2026-11-25T15:00', '2026-12-02T15:00', '2026-12-09T15:00', '2026-12-16T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-269',
    class: 'series',
    said: 'Sterilizer spore test every Monday at 8:15 am through the end of January',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Sterilizer spore test every Monday at 8:15 am through the end of January' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['spore test'], lacks: ['monday', '8:15', 'january'] },
          repeats: ['2026-11-23T08:15', '2026-11-30T08:15', '2026-12-07T08:15', '2026-12-14T08:15'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-270',
    class: 'series',
    said: 'We do recall calls Tuesdays and Thursdays from 1 to 1:45 pm, but not on Thanksgiving and not on December 10 when the office has its party',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'We do recall calls Tuesdays and Thursdays from 1 to 1:45 pm, but not on Thanksgiving and not on December 10 when the office has its party',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['recall'], lacks: ['tuesday', '1:45', 'thanksgiving', 'party'] },
          end: '2026-11-24T13:45',
          repeats: [
            '2026-11-24T13:00',
            '2026-12-01T13:00',
            '2026-12-03T13:00',
            '2026-12-08T13:00',
            '2026-12-15T13:00',
            '2026-12-17T13:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-271',
    class: 'series',
    said: 'x-ray badge exchange every three months starting Jan 12 at 9 am',
    calls: [
      { tool: 'quick_add', arguments: { text: 'x-ray badge exchange every three months starting Jan 12 at 9 am' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['badge'], lacks: ['three months', '9 am', 'jan 12'] },
          repeats: ['2027-01-12T09:00', '2027-04-12T09:00', '2027-07-12T09:00', '2027-10-12T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-272',
    class: 'series',
    said: 'Morning lineup with the assistants: Mondays, Tuesdays and Thursdays at 7:45 am, Fridays at 8:30 am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Morning lineup with the assistants: Mondays, Tuesdays and Thursdays at 7:45 am, Fridays at 8:30 am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lineup'], lacks: ['7:45', 'monday', 'friday'] },
          repeats: ['2026-11-23T07:45', '2026-11-24T07:45', '2026-11-26T07:45', '2026-11-30T07:45'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['lineup'], lacks: ['8:30', 'friday', 'monday'] },
          repeats: ['2026-11-27T08:30', '2026-12-04T08:30', '2026-12-11T08:30', '2026-12-18T08:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-273',
    class: 'series',
    said: "ok so since he's only home every other week it's date night every other Friday at 6 pm starting December 4, and I mean it this time",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "ok so since he's only home every other week it's date night every other Friday at 6 pm starting December 4, and I mean it this time",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['date night'], lacks: ['every other', '6 pm', 'i mean it'] },
          repeats: ['2026-12-04T18:00', '2026-12-18T18:00', '2027-01-01T18:00', '2027-01-15T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-274',
    class: 'series',
    said: 'Give Biscuit his insulin at 7 am and 7 pm every day from tomorrow through December 6',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Give Biscuit his insulin at 7 am and 7 pm every day from tomorrow through December 6' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['insulin'], lacks: ['7 am', '7 pm', 'every day', 'december'] },
          repeats: ['2026-11-23T07:00', '2026-11-23T19:00', '2026-11-24T07:00', '2026-11-24T19:00', '2026-11-25T07:00'],
          count: 28,
        },
      ],
    },
  },
  {
    id: 'en-more-series-275',
    class: 'series',
    said: 'On the last day of every month at 9 in the morning, remind me to make the truck payment',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'On the last day of every month at 9 in the morning, remind me to make the truck payment' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['truck payment'], lacks: ['last day', 'morning', 'remind'] },
          repeats: ['2026-11-30T09:00', '2026-12-31T09:00', '2027-01-31T09:00', '2027-02-28T09:00', '2027-03-31T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-276',
    class: 'series',
    said: "Choir practice is Wednesdays at 7 pm up to and including January 13, just not the night before Thanksgiving, everybody's baking then",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Choir practice is Wednesdays at 7 pm up to and including January 13, just not the night before Thanksgiving, everybody's baking then",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir'], lacks: ['wednesday', '7 pm', 'baking'] },
          repeats: ['2026-12-02T19:00', '2026-12-09T19:00', '2026-12-16T19:00', '2026-12-23T19:00'],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-277',
    class: 'series',
    said: 'Office hours Mon & Wed 2–3:30 pm in Fenner 418, till December 9',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Office hours Mon & Wed 2–3:30 pm in Fenner 418, till December 9' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['3:30', 'till', 'mon &'] },
          end: '2026-11-23T15:30',
          location: 'Fenner 418',
          repeats: [
            '2026-11-23T14:00',
            '2026-11-25T14:00',
            '2026-11-30T14:00',
            '2026-12-02T14:00',
            '2026-12-07T14:00',
            '2026-12-09T14:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-278',
    class: 'series',
    said: "My spring seminar meets every Tuesday at 4:10 pm from January 19 to April 27, with no class on February 16 because that's reading week",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "My spring seminar meets every Tuesday at 4:10 pm from January 19 to April 27, with no class on February 16 because that's reading week",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['seminar'], lacks: ['tuesday', '4:10', 'reading week', 'no class'] },
          repeats: [
            '2027-01-19T16:10',
            '2027-01-26T16:10',
            '2027-02-02T16:10',
            '2027-02-09T16:10',
            '2027-02-23T16:10',
            '2027-03-02T16:10',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-279',
    class: 'series',
    said: 'Department meeting on the first Thursday of each month at noon, only the January one is on January 14 instead, same time',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Department meeting on the first Thursday of each month at noon, only the January one is on January 14 instead, same time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['department'], lacks: ['first thursday', 'noon', 'instead'] },
          repeats: ['2026-12-03T12:00', '2027-01-14T12:00', '2027-02-04T12:00', '2027-03-04T12:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-280',
    class: 'series',
    said: 'Protect a writing block from 5:30 to 7 am on weekdays for three weeks beginning November 30, please and thank you',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Protect a writing block from 5:30 to 7 am on weekdays for three weeks beginning November 30, please and thank you',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['writing'], lacks: ['5:30', 'weekdays', 'three weeks', 'thank'] },
          end: '2026-11-30T07:00',
          repeats: [
            '2026-11-30T05:30',
            '2026-12-01T05:30',
            '2026-12-02T05:30',
            '2026-12-03T05:30',
            '2026-12-04T05:30',
            '2026-12-07T05:30',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-281',
    class: 'series',
    said: 'Bootcamp M/W/F 5:45am, Sat 9am, every week',
    calls: [{ tool: 'quick_add', arguments: { text: 'Bootcamp M/W/F 5:45am, Sat 9am, every week' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bootcamp'], lacks: ['m/w/f', '5:45', 'every week'] },
          repeats: ['2026-11-23T05:45', '2026-11-25T05:45', '2026-11-27T05:45', '2026-11-30T05:45'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['bootcamp'], lacks: ['9am', 'every week', 'm/w/f'] },
          repeats: ['2026-11-28T09:00', '2026-12-05T09:00', '2026-12-12T09:00', '2026-12-19T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-282',
    class: 'series',
    said: "Ten sessions with Gretchen, Tuesdays and Fridays at 6:30 pm starting this Tuesday. She's away on Dec 11, so skip that day, but she still gets all ten.",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Ten sessions with Gretchen, Tuesdays and Fridays at 6:30 pm starting this Tuesday. She's away on Dec 11, so skip that day, but she still gets all ten.",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['gretchen'], lacks: ['tuesday', '6:30', 'skip', 'away'] },
          repeats: [
            '2026-11-24T18:30',
            '2026-11-27T18:30',
            '2026-12-01T18:30',
            '2026-12-04T18:30',
            '2026-12-08T18:30',
            '2026-12-15T18:30',
            '2026-12-18T18:30',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-283',
    class: 'series',
    said: "Spin class every Sunday at 10 am beginning December 6; on December 20 it's at noon because the half marathon blocks the street",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Spin class every Sunday at 10 am beginning December 6; on December 20 it's at noon because the half marathon blocks the street",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['spin'], lacks: ['sunday', '10 am', 'noon', 'marathon'] },
          repeats: ['2026-12-06T10:00', '2026-12-13T10:00', '2026-12-20T12:00', '2026-12-27T10:00', '2027-01-03T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-284',
    class: 'series',
    said: 'weigh-in for the winter challenge every 10 days at 7:30 am from Dec 1, six times',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'weigh-in for the winter challenge every 10 days at 7:30 am from Dec 1, six times' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['weigh-in'], lacks: ['10 days', '7:30', 'six times'] },
          repeats: [
            '2026-12-01T07:30',
            '2026-12-11T07:30',
            '2026-12-21T07:30',
            '2026-12-31T07:30',
            '2027-01-10T07:30',
            '2027-01-20T07:30',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-285',
    class: 'series',
    said: 'Trash chute cleaning, second Tuesday of every month, 8 am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Trash chute cleaning, second Tuesday of every month, 8 am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trash chute'], lacks: ['second tuesday', '8 am'] },
          repeats: ['2026-12-08T08:00', '2027-01-12T08:00', '2027-02-09T08:00', '2027-03-09T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-286',
    class: 'series',
    said: "On the 1st and the 5th of every month at 10 am remind me to check who hasn't paid rent",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "On the 1st and the 5th of every month at 10 am remind me to check who hasn't paid rent" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['rent'], lacks: ['10 am', 'remind', 'every month', '1st'] },
          repeats: ['2026-12-01T10:00', '2026-12-05T10:00', '2027-01-01T10:00', '2027-01-05T10:00', '2027-02-01T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-287',
    class: 'series',
    said: 'Snow crew standup daily at 6 am, first one December 15, last one March 15',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Snow crew standup daily at 6 am, first one December 15, last one March 15' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['snow crew'], lacks: ['daily', '6 am', 'december', 'last one'] },
          repeats: ['2026-12-15T06:00', '2026-12-16T06:00', '2026-12-17T06:00', '2026-12-18T06:00', '2026-12-19T06:00'],
          count: 91,
        },
      ],
    },
  },
  {
    id: 'en-more-series-288',
    class: 'series',
    said: "The landscaper comes every other Wednesday at 1:30 pm, next visit is December 2, except that he isn't coming on December 30",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "The landscaper comes every other Wednesday at 1:30 pm, next visit is December 2, except that he isn't coming on December 30",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['landscaper'], lacks: ['every other', '1:30', 'december'] },
          repeats: ['2026-12-02T13:30', '2026-12-16T13:30', '2027-01-13T13:30', '2027-01-27T13:30', '2027-02-10T13:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-289',
    class: 'series',
    said: 'Swim lessons for Theo, Thursdays 4:30 to 5:15 pm at Linden Pool, for eight weeks starting January 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Swim lessons for Theo, Thursdays 4:30 to 5:15 pm at Linden Pool, for eight weeks starting January 7',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swim', 'theo'], lacks: ['thursday', '4:30', 'eight weeks'] },
          end: '2027-01-07T17:15',
          location: 'Linden Pool',
          repeats: ['2027-01-07T16:30', '2027-01-14T16:30', '2027-01-21T16:30', '2027-01-28T16:30'],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-290',
    class: 'series',
    said: "so the snack list came out and it's our turn to bring fruit every three weeks on Monday at 8:20 am, first time is November 30",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "so the snack list came out and it's our turn to bring fruit every three weeks on Monday at 8:20 am, first time is November 30",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['fruit'], lacks: ['three weeks', '8:20', 'first time', 'november'] },
          repeats: ['2026-11-30T08:20', '2026-12-21T08:20', '2027-01-11T08:20', '2027-02-01T08:20'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-291',
    class: 'series',
    said: 'kindergarten drop-off 8:05 am monday through friday until dec 18 except nov 26 and nov 27',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'kindergarten drop-off 8:05 am monday through friday until dec 18 except nov 26 and nov 27',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['drop-off'], lacks: ['8:05', 'monday', 'except'] },
          repeats: ['2026-11-23T08:05', '2026-11-24T08:05', '2026-11-25T08:05', '2026-11-30T08:05', '2026-12-01T08:05'],
          count: 18,
        },
      ],
    },
  },
  {
    id: 'en-more-series-292',
    class: 'series',
    said: "Nora's birthday is March 9, put it in as an all-day thing that comes back every year",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Nora's birthday is March 9, put it in as an all-day thing that comes back every year" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['nora', 'birthday'], lacks: ['march', 'all-day', 'every year'] },
          allDay: true,
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09', '2030-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-293',
    class: 'series',
    said: 'Month-end close: last weekday (Mon to Fri) of each month, 4 pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Month-end close: last weekday (Mon to Fri) of each month, 4 pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['month-end'], lacks: ['4 pm', 'last weekday', 'each month'] },
          repeats: ['2026-11-30T16:00', '2026-12-31T16:00', '2027-01-29T16:00', '2027-02-26T16:00', '2027-03-31T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-294',
    class: 'series',
    said: 'Run payroll every two weeks on Friday at 11 am, starting 12/4 and going through the end of March',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Run payroll every two weeks on Friday at 11 am, starting 12/4 and going through the end of March',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll'], lacks: ['two weeks', '11 am', 'march'] },
          repeats: ['2026-12-04T11:00', '2026-12-18T11:00', '2027-01-01T11:00', '2027-01-15T11:00', '2027-01-29T11:00'],
          count: 9,
        },
      ],
    },
  },
  {
    id: 'en-more-series-295',
    class: 'series',
    said: "From January 4 to January 29 I'm on 1099 prep every Monday and Wednesday from 8 to 9:30 am, except on Martin Luther King Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "From January 4 to January 29 I'm on 1099 prep every Monday and Wednesday from 8 to 9:30 am, except on Martin Luther King Day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['1099'], lacks: ['monday', '9:30', 'luther', 'january'] },
          end: '2027-01-04T09:30',
          repeats: [
            '2027-01-04T08:00',
            '2027-01-06T08:00',
            '2027-01-11T08:00',
            '2027-01-13T08:00',
            '2027-01-20T08:00',
            '2027-01-25T08:00',
            '2027-01-27T08:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-296',
    class: 'series',
    said: 'Next summer, June through August 2027, golden hour walk every Friday at 7:45 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Next summer, June through August 2027, golden hour walk every Friday at 7:45 pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['golden hour'], lacks: ['friday', '7:45', 'august', 'summer'] },
          repeats: ['2027-06-04T19:45', '2027-06-11T19:45', '2027-06-18T19:45', '2027-06-25T19:45'],
          count: 13,
        },
      ],
    },
  },
  {
    id: 'en-more-series-297',
    class: 'series',
    said: 'The darkroom is mine on the first and third Saturday of every month, 2 to 6 pm, the club finally said yes',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The darkroom is mine on the first and third Saturday of every month, 2 to 6 pm, the club finally said yes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['darkroom'], lacks: ['saturday', '6 pm', 'finally'] },
          end: '2026-12-05T18:00',
          repeats: ['2026-12-05T14:00', '2026-12-19T14:00', '2027-01-02T14:00', '2027-01-16T14:00', '2027-02-06T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-298',
    class: 'series',
    said: 'back up the photo drives every Sunday night at 9',
    calls: [{ tool: 'quick_add', arguments: { text: 'back up the photo drives every Sunday night at 9' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['photo drives'], lacks: ['sunday', 'night'] },
          repeats: ['2026-11-22T21:00', '2026-11-29T21:00', '2026-12-06T21:00', '2026-12-13T21:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-299',
    class: 'series',
    said: 'Night shift every Monday and Thursday 7pm to 7am until December 17',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Night shift every Monday and Thursday 7pm to 7am until December 17' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['night shift'], lacks: ['Monday', '7pm', 'December'] },
          start: '2026-11-23T19:00',
          end: '2026-11-24T07:00',
          repeats: [
            '2026-11-23T19:00',
            '2026-11-26T19:00',
            '2026-11-30T19:00',
            '2026-12-03T19:00',
            '2026-12-07T19:00',
            '2026-12-10T19:00',
            '2026-12-14T19:00',
            '2026-12-17T19:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-300',
    class: 'series',
    said: 'unit huddle every weekday except Wednesdays at 6:50am',
    calls: [{ tool: 'quick_add', arguments: { text: 'unit huddle every weekday except Wednesdays at 6:50am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['huddle'], lacks: ['weekday', 'Wednesday', '6:50'] },
          repeats: [
            '2026-11-23T06:50',
            '2026-11-24T06:50',
            '2026-11-26T06:50',
            '2026-11-27T06:50',
            '2026-11-30T06:50',
            '2026-12-01T06:50',
            '2026-12-03T06:50',
            '2026-12-04T06:50',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-301',
    class: 'series',
    said: 'remind me to take my blood pressure pill every day at 8am and 8pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me to take my blood pressure pill every day at 8am and 8pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['blood pressure pill'], lacks: ['8am', '8pm', 'every'] },
          repeats: ['2026-11-22T08:00', '2026-11-22T20:00', '2026-11-23T08:00', '2026-11-23T20:00', '2026-11-24T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-302',
    class: 'series',
    said: 'Biscuit gets his flea treatment on the 1st of every month at 9am',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Biscuit gets his flea treatment on the 1st of every month at 9am' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flea treatment'], lacks: ['every month', '9am'] },
          repeats: ['2026-12-01T09:00', '2027-01-01T09:00', '2027-02-01T09:00', '2027-03-01T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-303',
    class: 'series',
    said: "dog training class Saturdays at 10:30 am for six weeks starting December 5, it's $240 for the lot",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "dog training class Saturdays at 10:30 am for six weeks starting December 5, it's $240 for the lot",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dog training'], lacks: ['Saturday', '10:30', 'six weeks'] },
          repeats: [
            '2026-12-05T10:30',
            '2026-12-12T10:30',
            '2026-12-19T10:30',
            '2026-12-26T10:30',
            '2027-01-02T10:30',
            '2027-01-09T10:30',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-304',
    class: 'series',
    said: "Walk Mrs. Feldman's beagle every weekday at 12:30pm, but not on Thanksgiving or the day after",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Walk Mrs. Feldman's beagle every weekday at 12:30pm, but not on Thanksgiving or the day after",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['beagle'], lacks: ['weekday', 'Thanksgiving', '12:30'] },
          repeats: [
            '2026-11-23T12:30',
            '2026-11-24T12:30',
            '2026-11-25T12:30',
            '2026-11-30T12:30',
            '2026-12-01T12:30',
            '2026-12-02T12:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-305',
    class: 'series',
    said: 'Street sweeping on my block is the first and third Tuesday of every month, 8 to 10 in the morning',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Street sweeping on my block is the first and third Tuesday of every month, 8 to 10 in the morning',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['street sweeping'], lacks: ['Tuesday', 'morning', 'month'] },
          start: '2026-12-01T08:00',
          end: '2026-12-01T10:00',
          repeats: [
            '2026-12-01T08:00',
            '2026-12-15T08:00',
            '2027-01-05T08:00',
            '2027-01-19T08:00',
            '2027-02-02T08:00',
            '2027-02-16T08:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-306',
    class: 'series',
    said: 'City council meeting the second Monday of each month at 6:30 pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'City council meeting the second Monday of each month at 6:30 pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['council'], lacks: ['Monday', '6:30', 'month'] },
          repeats: ['2026-12-14T18:30', '2027-01-11T18:30', '2027-02-08T18:30', '2027-03-08T18:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-307',
    class: 'series',
    said: 'Remind me to submit my timesheet at 3pm on the last Friday of every month, payroll gets cranky otherwise',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to submit my timesheet at 3pm on the last Friday of every month, payroll gets cranky otherwise',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['timesheet'], lacks: ['remind', '3pm', 'Friday'] },
          repeats: ['2026-11-27T15:00', '2026-12-25T15:00', '2027-01-29T15:00', '2027-02-26T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-308',
    class: 'series',
    said: 'remind me to Venmo Carl the rent at 10am on the last day of each month',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'remind me to Venmo Carl the rent at 10am on the last day of each month' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['rent'], lacks: ['10am', 'last day', 'month'] },
          repeats: ['2026-11-30T10:00', '2026-12-31T10:00', '2027-01-31T10:00', '2027-02-28T10:00', '2027-03-31T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-309',
    class: 'series',
    said: 'Lesson with Oscar, Wednesdays 4:15 to 5pm, every other week beginning December 2nd',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Lesson with Oscar, Wednesdays 4:15 to 5pm, every other week beginning December 2nd' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Oscar'], lacks: ['Wednesday', 'every other', 'December'] },
          start: '2026-12-02T16:15',
          end: '2026-12-02T17:00',
          repeats: ['2026-12-02T16:15', '2026-12-16T16:15', '2026-12-30T16:15', '2027-01-13T16:15', '2027-01-27T16:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-310',
    class: 'series',
    said: 'Group class every Saturday at 9am through the end of January, skipping December 26 and January 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Group class every Saturday at 9am through the end of January, skipping December 26 and January 2',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['group class'], lacks: ['Saturday', 'skipping', 'January'] },
          repeats: [
            '2026-11-28T09:00',
            '2026-12-05T09:00',
            '2026-12-12T09:00',
            '2026-12-19T09:00',
            '2027-01-09T09:00',
            '2027-01-16T09:00',
            '2027-01-23T09:00',
            '2027-01-30T09:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-311',
    class: 'series',
    said: "I've got orchestra rehearsal every Thursday at 7:30pm, except on December 10 it starts at 6pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I've got orchestra rehearsal every Thursday at 7:30pm, except on December 10 it starts at 6pm",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['orchestra'], lacks: ['Thursday', 'except', '7:30'] },
          repeats: ['2026-11-26T19:30', '2026-12-03T19:30', '2026-12-10T18:00', '2026-12-17T19:30', '2026-12-24T19:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-312',
    class: 'series',
    said: "Ada's violin lesson is Mondays at 4pm and Theo's cello lesson is Thursdays at 5:15pm, every week",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Ada's violin lesson is Mondays at 4pm and Theo's cello lesson is Thursdays at 5:15pm, every week",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ada'], lacks: ['Monday', '4pm'] },
          repeats: ['2026-11-23T16:00', '2026-11-30T16:00', '2026-12-07T16:00', '2026-12-14T16:00'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['Theo'], lacks: ['Thursday', '5:15'] },
          repeats: ['2026-11-26T17:15', '2026-12-03T17:15', '2026-12-10T17:15', '2026-12-17T17:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-313',
    class: 'series',
    said: 'every morning at 7:45 remind me to give Leo his vitamin D drops',
    calls: [
      { tool: 'quick_add', arguments: { text: 'every morning at 7:45 remind me to give Leo his vitamin D drops' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['vitamin D'], lacks: ['morning', '7:45', 'remind'] },
          repeats: ['2026-11-22T07:45', '2026-11-23T07:45', '2026-11-24T07:45', '2026-11-25T07:45'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-314',
    class: 'series',
    said: "Remind me to log the baby's weight every 3 days at 8:15 in the evening starting tomorrow, ten times",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Remind me to log the baby's weight every 3 days at 8:15 in the evening starting tomorrow, ten times",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['weight'], lacks: ['3 days', '8:15', 'ten times'] },
          repeats: [
            '2026-11-23T20:15',
            '2026-11-26T20:15',
            '2026-11-29T20:15',
            '2026-12-02T20:15',
            '2026-12-05T20:15',
            '2026-12-08T20:15',
            '2026-12-11T20:15',
            '2026-12-14T20:15',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-315',
    class: 'series',
    said: "Baby music class on Fridays at 10:15am from December 4, ten sessions, not on Christmas or New Year's Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Baby music class on Fridays at 10:15am from December 4, ten sessions, not on Christmas or New Year's Day",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['music class'], lacks: ['Friday', 'ten sessions', 'Christmas'] },
          repeats: [
            '2026-12-04T10:15',
            '2026-12-11T10:15',
            '2026-12-18T10:15',
            '2027-01-08T10:15',
            '2027-01-15T10:15',
            '2027-01-22T10:15',
            '2027-01-29T10:15',
            '2027-02-05T10:15',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-316',
    class: 'series',
    said: 'our wedding anniversary is June 14, put it in every year as an all-day thing',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'our wedding anniversary is June 14, put it in every year as an all-day thing' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['June', 'every year', 'all-day'] },
          allDay: true,
          repeats: ['2027-06-14', '2028-06-14', '2029-06-14', '2030-06-14'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-317',
    class: 'series',
    said: 'remind me to call Grandma for her birthday every March 3rd at 9am',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me to call Grandma for her birthday every March 3rd at 9am' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Grandma'], lacks: ['March', '9am', 'remind'] },
          repeats: ['2027-03-03T09:00', '2028-03-03T09:00', '2029-03-03T09:00', '2030-03-03T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-318',
    class: 'series',
    said: 'prep shift every week Wednesday through Sunday, 2pm to 10:30pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'prep shift every week Wednesday through Sunday, 2pm to 10:30pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['prep shift'], lacks: ['Wednesday', '2pm', 'every week'] },
          start: '2026-11-22T14:00',
          end: '2026-11-22T22:30',
          repeats: [
            '2026-11-22T14:00',
            '2026-11-25T14:00',
            '2026-11-26T14:00',
            '2026-11-27T14:00',
            '2026-11-28T14:00',
            '2026-11-29T14:00',
            '2026-12-02T14:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-319',
    class: 'series',
    said: 'Fish delivery Mondays, Wednesdays and Fridays at 6:15 am, only until December 24',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Fish delivery Mondays, Wednesdays and Fridays at 6:15 am, only until December 24' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['fish'], lacks: ['Monday', '6:15', 'December'] },
          repeats: [
            '2026-11-23T06:15',
            '2026-11-25T06:15',
            '2026-11-27T06:15',
            '2026-11-30T06:15',
            '2026-12-02T06:15',
            '2026-12-04T06:15',
            '2026-12-07T06:15',
            '2026-12-09T06:15',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-320',
    class: 'series',
    said: 'Over the summer, July 1 through August 31, the dogs get a long walk at 6am every day because of the heat',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Over the summer, July 1 through August 31, the dogs get a long walk at 6am every day because of the heat',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walk'], lacks: ['July', '6am', 'every day'] },
          repeats: ['2027-07-01T06:00', '2027-07-02T06:00', '2027-07-03T06:00', '2027-07-04T06:00'],
          count: 62,
        },
      ],
    },
  },
  {
    id: 'en-more-series-321',
    class: 'series',
    said: 'Remind me to check the walk-in temperature at 11am, 3pm and 9pm daily, the inspector wants it on paper',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to check the walk-in temperature at 11am, 3pm and 9pm daily, the inspector wants it on paper',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['temperature'], lacks: ['11am', '3pm', 'daily'] },
          repeats: [
            '2026-11-22T11:00',
            '2026-11-22T15:00',
            '2026-11-22T21:00',
            '2026-11-23T11:00',
            '2026-11-23T15:00',
            '2026-11-23T21:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-322',
    class: 'series',
    said: 'Journal club on the third Thursday of the month, 4 to 5pm, from February through May',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Journal club on the third Thursday of the month, 4 to 5pm, from February through May' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['journal club'], lacks: ['Thursday', 'February', '5pm'] },
          start: '2027-02-18T16:00',
          end: '2027-02-18T17:00',
          repeats: ['2027-02-18T16:00', '2027-03-18T16:00', '2027-04-15T16:00', '2027-05-20T16:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-323',
    class: 'series',
    said: 'stats seminar Tuesdays and Thursdays 2:30 to 3:45 pm from January 19 to March 4, 2027',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'stats seminar Tuesdays and Thursdays 2:30 to 3:45 pm from January 19 to March 4, 2027' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['stats seminar'], lacks: ['Tuesday', '2:30', 'January'] },
          start: '2027-01-19T14:30',
          end: '2027-01-19T15:45',
          repeats: [
            '2027-01-19T14:30',
            '2027-01-21T14:30',
            '2027-01-26T14:30',
            '2027-01-28T14:30',
            '2027-02-02T14:30',
            '2027-02-04T14:30',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-324',
    class: 'series',
    said: 'I see my therapist every three weeks on Monday at 5:20pm, starting November 30',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'I see my therapist every three weeks on Monday at 5:20pm, starting November 30' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['therapist'], lacks: ['three weeks', 'Monday', '5:20'] },
          repeats: ['2026-11-30T17:20', '2026-12-21T17:20', '2027-01-11T17:20', '2027-02-01T17:20'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-325',
    class: 'series',
    said: 'I drive Mr. Boone to dialysis every Tuesday, Thursday and Saturday at 5:40 am, but skip Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'I drive Mr. Boone to dialysis every Tuesday, Thursday and Saturday at 5:40 am, but skip Thanksgiving',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Boone'], lacks: ['Tuesday', 'skip', '5:40'] },
          repeats: ['2026-11-24T05:40', '2026-11-28T05:40', '2026-12-01T05:40', '2026-12-03T05:40', '2026-12-05T05:40'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-326',
    class: 'series',
    said: 'remind me to pay estimated taxes on the 10th of January, April, June and September every year at 9 in the morning',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to pay estimated taxes on the 10th of January, April, June and September every year at 9 in the morning',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['estimated taxes'], lacks: ['January', 'every year', 'remind'] },
          repeats: ['2027-01-10T09:00', '2027-04-10T09:00', '2027-06-10T09:00', '2027-09-10T09:00', '2028-01-10T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-327',
    class: 'series',
    said: "Every weekend I coach my nephew's soccer team, 8:30 to 10am both Saturday and Sunday",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Every weekend I coach my nephew's soccer team, 8:30 to 10am both Saturday and Sunday" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['soccer'], lacks: ['Saturday', 'weekend', '8:30'] },
          start: '2026-11-22T08:30',
          end: '2026-11-22T10:00',
          repeats: ['2026-11-22T08:30', '2026-11-28T08:30', '2026-11-29T08:30', '2026-12-05T08:30', '2026-12-06T08:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-328',
    class: 'series',
    said: 'Day shift Mondays, Tuesdays and Fridays, 7 am to 7 pm, from November 30 through December 31',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Day shift Mondays, Tuesdays and Fridays, 7 am to 7 pm, from November 30 through December 31',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['day shift'], lacks: ['7 am', 'mondays', 'november'] },
          end: '2026-11-30T19:00',
          repeats: [
            '2026-11-30T07:00',
            '2026-12-01T07:00',
            '2026-12-04T07:00',
            '2026-12-07T07:00',
            '2026-12-08T07:00',
            '2026-12-11T07:00',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-329',
    class: 'series',
    said: 'Remind me to take my amoxicillin every day at 8 am, 2 pm and 8 pm, from today through December 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Remind me to take my amoxicillin every day at 8 am, 2 pm and 8 pm, from today through December 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['amoxicillin'], lacks: ['remind', '8 am', 'every day'] },
          repeats: ['2026-11-22T08:00', '2026-11-22T14:00', '2026-11-22T20:00', '2026-11-23T08:00', '2026-11-23T14:00'],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-series-330',
    class: 'series',
    said: "Every other Saturday I'm on call from 6 am to 6 pm, the first one is December 5, but not on January 2 because I traded that one away",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Every other Saturday I'm on call from 6 am to 6 pm, the first one is December 5, but not on January 2 because I traded that one away",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['on call'], lacks: ['every other', '6 am', 'january'] },
          end: '2026-12-05T18:00',
          repeats: ['2026-12-05T06:00', '2026-12-19T06:00', '2027-01-16T06:00', '2027-01-30T06:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-331',
    class: 'series',
    said: 'Unit council meets the third Thursday of every month at 9:30 in the morning',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Unit council meets the third Thursday of every month at 9:30 in the morning' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['unit council'], lacks: ['third', 'thursday', '9:30'] },
          repeats: ['2026-12-17T09:30', '2027-01-21T09:30', '2027-02-18T09:30', '2027-03-18T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-332',
    class: 'series',
    said: 'Standup every weekday except Wednesdays, 9:15 am, 15 minutes',
    calls: [{ tool: 'quick_add', arguments: { text: 'Standup every weekday except Wednesdays, 9:15 am, 15 minutes' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['standup'], lacks: ['weekday', 'wednesday', '9:15', '15 minutes'] },
          end: '2026-11-23T09:30',
          repeats: [
            '2026-11-23T09:15',
            '2026-11-24T09:15',
            '2026-11-26T09:15',
            '2026-11-27T09:15',
            '2026-11-30T09:15',
            '2026-12-01T09:15',
            '2026-12-03T09:15',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-333',
    class: 'series',
    said: 'One-on-one with Anika every other Tuesday at 3 pm beginning December 1st, six times in total, after that she has a different manager',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'One-on-one with Anika every other Tuesday at 3 pm beginning December 1st, six times in total, after that she has a different manager',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Anika'], lacks: ['every other', '3 pm', 'six times'] },
          repeats: [
            '2026-12-01T15:00',
            '2026-12-15T15:00',
            '2026-12-29T15:00',
            '2027-01-12T15:00',
            '2027-01-26T15:00',
            '2027-02-09T15:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-334',
    class: 'series',
    said: 'On the last day of each month at 10 am, remind me to run payroll',
    calls: [
      { tool: 'quick_add', arguments: { text: 'On the last day of each month at 10 am, remind me to run payroll' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['payroll'], lacks: ['last day', 'remind', '10 am'] },
          repeats: ['2026-11-30T10:00', '2026-12-31T10:00', '2027-01-31T10:00', '2027-02-28T10:00', '2027-03-31T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-335',
    class: 'series',
    said: "Investor update call on Mondays at 4 pm for eight weeks starting tomorrow, only on December 28 it's at 11 am instead",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Investor update call on Mondays at 4 pm for eight weeks starting tomorrow, only on December 28 it's at 11 am instead",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['investor update'], lacks: ['mondays', '4 pm', 'eight weeks', 'instead'] },
          repeats: [
            '2026-11-23T16:00',
            '2026-11-30T16:00',
            '2026-12-07T16:00',
            '2026-12-14T16:00',
            '2026-12-21T16:00',
            '2026-12-28T11:00',
            '2027-01-04T16:00',
            '2027-01-11T16:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-336',
    class: 'series',
    said: 'Rehearsal every Tuesday from 7 to 9 pm through March 30, but none on December 22 and December 29 since half the altos will be away',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Rehearsal every Tuesday from 7 to 9 pm through March 30, but none on December 22 and December 29 since half the altos will be away',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['rehearsal'], lacks: ['tuesday', '9 pm', 'december', 'march'] },
          end: '2026-11-24T21:00',
          repeats: [
            '2026-11-24T19:00',
            '2026-12-01T19:00',
            '2026-12-08T19:00',
            '2026-12-15T19:00',
            '2027-01-05T19:00',
            '2027-01-12T19:00',
          ],
          count: 17,
        },
      ],
    },
  },
  {
    id: 'en-more-series-337',
    class: 'series',
    said: 'Every week: soprano sectional Monday at 6 pm, bass sectional Thursday at 7:15 pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Every week: soprano sectional Monday at 6 pm, bass sectional Thursday at 7:15 pm' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['soprano'], lacks: ['6 pm', 'every week', 'monday'] },
          repeats: ['2026-11-23T18:00', '2026-11-30T18:00', '2026-12-07T18:00', '2026-12-14T18:00'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['bass'], lacks: ['7:15', 'thursday'] },
          repeats: ['2026-11-26T19:15', '2026-12-03T19:15', '2026-12-10T19:15', '2026-12-17T19:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-338',
    class: 'series',
    said: 'Each year on December 24 at 10:30 pm we sing the candlelight service, so please keep that in there for good',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Each year on December 24 at 10:30 pm we sing the candlelight service, so please keep that in there for good',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['candlelight service'], lacks: ['each year', 'december', '10:30', 'please'] },
          repeats: ['2026-12-24T22:30', '2027-12-24T22:30', '2028-12-24T22:30', '2029-12-24T22:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-339',
    class: 'series',
    said: "Kids' choir Saturdays at 10:30 am from December 5, ten sessions, not on December 26",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Kids' choir Saturdays at 10:30 am from December 5, ten sessions, not on December 26" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['choir'], lacks: ['saturday', '10:30', 'ten sessions', 'december'] },
          repeats: ['2026-12-05T10:30', '2026-12-12T10:30', '2026-12-19T10:30', '2027-01-02T10:30', '2027-01-09T10:30'],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-340',
    class: 'series',
    said: 'Every Monday to Friday at 6:50 am remind me to get Noah out the door for bus 12',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Every Monday to Friday at 6:50 am remind me to get Noah out the door for bus 12' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Noah', 'bus 12'], lacks: ['monday', 'friday', '6:50', 'remind'] },
          repeats: [
            '2026-11-23T06:50',
            '2026-11-24T06:50',
            '2026-11-25T06:50',
            '2026-11-26T06:50',
            '2026-11-27T06:50',
            '2026-11-30T06:50',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-341',
    class: 'series',
    said: 'Ella has swim lessons Wednesdays and Fridays at 4:15 pm from December 16 to January 15, nothing on December 25 or January 1 obviously',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Ella has swim lessons Wednesdays and Fridays at 4:15 pm from December 16 to January 15, nothing on December 25 or January 1 obviously',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swim'], lacks: ['4:15', 'wednesday', 'december', 'january', 'nothing'] },
          repeats: [
            '2026-12-16T16:15',
            '2026-12-18T16:15',
            '2026-12-23T16:15',
            '2026-12-30T16:15',
            '2027-01-06T16:15',
            '2027-01-08T16:15',
            '2027-01-13T16:15',
            '2027-01-15T16:15',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en-more-series-342',
    class: 'series',
    said: 'taco night w/ the Hendersons, first Friday of each month, 6pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'taco night w/ the Hendersons, first Friday of each month, 6pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['taco night'], lacks: ['first friday', '6pm', 'month'] },
          repeats: ['2026-12-04T18:00', '2027-01-01T18:00', '2027-02-05T18:00', '2027-03-05T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-343',
    class: 'series',
    said: 'Starting on November 27, remind me every other Friday at 6 pm to pay the sitter her $180',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Starting on November 27, remind me every other Friday at 6 pm to pay the sitter her $180' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['sitter'], lacks: ['remind', 'every other', 'november', '6 pm'] },
          repeats: ['2026-11-27T18:00', '2026-12-11T18:00', '2026-12-25T18:00', '2027-01-08T18:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-344',
    class: 'series',
    said: 'Syntax seminar Thursdays at noon from January 14 until April 29, skipping February 11',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Syntax seminar Thursdays at noon from January 14 until April 29, skipping February 11' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['seminar'], lacks: ['thursday', 'noon', 'january', 'skipping'] },
          repeats: [
            '2027-01-14T12:00',
            '2027-01-21T12:00',
            '2027-01-28T12:00',
            '2027-02-04T12:00',
            '2027-02-18T12:00',
            '2027-02-25T12:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-345',
    class: 'series',
    said: 'feed the cell cultures every mon, wed, fri and sat at 8:30 am, no end in sight',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'feed the cell cultures every mon, wed, fri and sat at 8:30 am, no end in sight' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cell cultures'], lacks: ['8:30', 'every', 'no end'] },
          repeats: [
            '2026-11-23T08:30',
            '2026-11-25T08:30',
            '2026-11-27T08:30',
            '2026-11-28T08:30',
            '2026-11-30T08:30',
            '2026-12-02T08:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-346',
    class: 'series',
    said: 'My office hours are Mondays 2 to 3 pm and Wednesdays 10 to 11 am, for five weeks beginning November 30',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'My office hours are Mondays 2 to 3 pm and Wednesdays 10 to 11 am, for five weeks beginning November 30',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['mondays', 'wednesdays', '3 pm', 'five weeks'] },
          end: '2026-11-30T15:00',
          repeats: ['2026-11-30T14:00', '2026-12-07T14:00', '2026-12-14T14:00', '2026-12-21T14:00', '2026-12-28T14:00'],
          count: 5,
        },
        {
          kind: 'event',
          title: { has: ['office hours'], lacks: ['mondays', 'wednesdays', '11 am', 'five weeks'] },
          end: '2026-12-02T11:00',
          repeats: ['2026-12-02T10:00', '2026-12-09T10:00', '2026-12-16T10:00', '2026-12-23T10:00', '2026-12-30T10:00'],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en-more-series-347',
    class: 'series',
    said: 'Starting tomorrow I want a writing block from 6 to 7:30 am every single day for 30 days, otherwise this dissertation will never happen',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Starting tomorrow I want a writing block from 6 to 7:30 am every single day for 30 days, otherwise this dissertation will never happen',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['writing'], lacks: ['tomorrow', '7:30', '30 days', 'every'] },
          end: '2026-11-23T07:30',
          repeats: [
            '2026-11-23T06:00',
            '2026-11-24T06:00',
            '2026-11-25T06:00',
            '2026-11-26T06:00',
            '2026-11-27T06:00',
            '2026-11-28T06:00',
            '2026-11-29T06:00',
          ],
          count: 30,
        },
      ],
    },
  },
  {
    id: 'en-more-series-348',
    class: 'series',
    said: 'Next season we mow Lakeview Condos every Thursday at 7:30 am from April 1, 2027 through October 31, 2027',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Next season we mow Lakeview Condos every Thursday at 7:30 am from April 1, 2027 through October 31, 2027',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lakeview'], lacks: ['thursday', '7:30', 'april', 'october'] },
          repeats: ['2027-04-01T07:30', '2027-04-08T07:30', '2027-04-15T07:30', '2027-04-22T07:30'],
          count: 31,
        },
      ],
    },
  },
  {
    id: 'en-more-series-349',
    class: 'series',
    said: 'From December 15 to March 15, remind me every morning at 4:30 to look at the snow forecast',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'From December 15 to March 15, remind me every morning at 4:30 to look at the snow forecast',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['snow forecast'], lacks: ['every morning', '4:30', 'december', 'remind'] },
          repeats: ['2026-12-15T04:30', '2026-12-16T04:30', '2026-12-17T04:30', '2026-12-18T04:30'],
          count: 91,
        },
      ],
    },
  },
  {
    id: 'en-more-series-350',
    class: 'series',
    said: 'Crew safety talk on the second Monday of every month at 6:30 am, except that on January 11 it starts at 8 am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Crew safety talk on the second Monday of every month at 6:30 am, except that on January 11 it starts at 8 am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['safety talk'], lacks: ['second monday', '6:30', 'january', '8 am'] },
          repeats: ['2026-12-14T06:30', '2027-01-11T08:00', '2027-02-08T06:30', '2027-03-08T06:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-351',
    class: 'series',
    said: 'Truck inspection every three months on the 15th at 8 am, starting December 15',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Truck inspection every three months on the 15th at 8 am, starting December 15' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['truck inspection'], lacks: ['three months', '15th', '8 am', 'december'] },
          repeats: ['2026-12-15T08:00', '2027-03-15T08:00', '2027-06-15T08:00', '2027-09-15T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-352',
    class: 'series',
    said: 'Water aerobics on Mondays, Wednesdays and Fridays at 9 in the morning, but not on November 27, the pool is closed that day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Water aerobics on Mondays, Wednesdays and Fridays at 9 in the morning, but not on November 27, the pool is closed that day',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['aerobics'], lacks: ['mondays', 'morning', 'november', 'closed'] },
          repeats: ['2026-11-23T09:00', '2026-11-25T09:00', '2026-11-30T09:00', '2026-12-02T09:00', '2026-12-04T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-353',
    class: 'series',
    said: 'Our wedding anniversary is June 14, put it down as an all-day event every year',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Our wedding anniversary is June 14, put it down as an all-day event every year' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['june', 'every year', 'all-day', 'put it'] },
          allDay: true,
          repeats: ['2027-06-14', '2028-06-14', '2029-06-14', '2030-06-14'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-354',
    class: 'series',
    said: 'On the last Sunday of every month the whole family comes for dinner at half past five in the evening',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'On the last Sunday of every month the whole family comes for dinner at half past five in the evening',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner'], lacks: ['last sunday', 'month', 'half past', 'evening'] },
          repeats: ['2026-11-29T17:30', '2026-12-27T17:30', '2027-01-31T17:30', '2027-02-28T17:30', '2027-03-28T17:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-355',
    class: 'series',
    said: 'Remind us to water the ferns every three days at 8 a.m. starting Tuesday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind us to water the ferns every three days at 8 a.m. starting Tuesday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['ferns'], lacks: ['remind', 'three days', '8 a.m', 'tuesday'] },
          repeats: ['2026-11-24T08:00', '2026-11-27T08:00', '2026-11-30T08:00', '2026-12-03T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-356',
    class: 'series',
    said: 'Cold calls Monday through Thursday every week from 10 to 11:30 am until December 17, but not on November 26, nobody wants to hear from me on Thanksgiving',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Cold calls Monday through Thursday every week from 10 to 11:30 am until December 17, but not on November 26, nobody wants to hear from me on Thanksgiving',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['cold calls'], lacks: ['monday', 'thursday', '11:30', 'december', 'november'] },
          end: '2026-11-23T11:30',
          repeats: [
            '2026-11-23T10:00',
            '2026-11-24T10:00',
            '2026-11-25T10:00',
            '2026-11-30T10:00',
            '2026-12-01T10:00',
            '2026-12-02T10:00',
            '2026-12-03T10:00',
            '2026-12-07T10:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-357',
    class: 'series',
    said: 'brokerage meeting on the 1st and the 15th of each month, 8:45 am',
    calls: [
      { tool: 'quick_add', arguments: { text: 'brokerage meeting on the 1st and the 15th of each month, 8:45 am' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['brokerage meeting'], lacks: ['1st', '15th', '8:45', 'month'] },
          repeats: ['2026-12-01T08:45', '2026-12-15T08:45', '2027-01-01T08:45', '2027-01-15T08:45', '2027-02-01T08:45'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-358',
    class: 'series',
    said: 'Team stand-up every weekday except Wednesdays at 9:15 am, 15 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Team stand-up every weekday except Wednesdays at 9:15 am, 15 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['stand-up'], lacks: ['Wednesday', '9:15', 'weekday'] },
          repeats: [
            '2026-11-23T09:15',
            '2026-11-24T09:15',
            '2026-11-26T09:15',
            '2026-11-27T09:15',
            '2026-11-30T09:15',
            '2026-12-01T09:15',
            '2026-12-03T09:15',
          ],
          count: 'endless',
          end: '2026-11-23T09:30',
        },
      ],
    },
  },
  {
    id: 'en-more-series-359',
    class: 'series',
    said: 'Payroll sign-off at 3 pm on the last day of every month',
    calls: [{ tool: 'quick_add', arguments: { text: 'Payroll sign-off at 3 pm on the last day of every month' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['payroll'], lacks: ['last day', '3 pm', 'month'] },
          repeats: [
            '2026-11-30T15:00',
            '2026-12-31T15:00',
            '2027-01-31T15:00',
            '2027-02-28T15:00',
            '2027-03-31T15:00',
            '2027-04-30T15:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-360',
    class: 'series',
    said: "I'm covering the front desk Mondays 8 am to noon and Thursdays 1 to 5 pm, through December 17",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'm covering the front desk Mondays 8 am to noon and Thursdays 1 to 5 pm, through December 17",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['front desk'], lacks: ['Monday', 'Thursday', 'noon'] },
          repeats: ['2026-11-23T08:00', '2026-11-30T08:00', '2026-12-07T08:00', '2026-12-14T08:00'],
          count: 4,
          end: '2026-11-23T12:00',
        },
        {
          kind: 'event',
          title: { has: ['front desk'], lacks: ['Monday', 'Thursday', '5 pm'] },
          repeats: ['2026-11-26T13:00', '2026-12-03T13:00', '2026-12-10T13:00', '2026-12-17T13:00'],
          count: 4,
          end: '2026-11-26T17:00',
        },
      ],
    },
  },
  {
    id: 'en-more-series-361',
    class: 'series',
    said: "Every Saturday in December at 9 am I'm ringing the bell for the Salvation Army",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Every Saturday in December at 9 am I'm ringing the bell for the Salvation Army" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Salvation Army'], lacks: ['Saturday', '9 am', 'December'] },
          repeats: ['2026-12-05T09:00', '2026-12-12T09:00', '2026-12-19T09:00', '2026-12-26T09:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-series-362',
    class: 'series',
    said: 'Emma has piano with Mrs. Abara every Tuesday at 4:30 pm, but not on December 29',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Emma has piano with Mrs. Abara every Tuesday at 4:30 pm, but not on December 29' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['piano'], lacks: ['Tuesday', '4:30', 'December'] },
          repeats: [
            '2026-11-24T16:30',
            '2026-12-01T16:30',
            '2026-12-08T16:30',
            '2026-12-15T16:30',
            '2026-12-22T16:30',
            '2027-01-05T16:30',
            '2027-01-12T16:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-363',
    class: 'series',
    said: 'I drive the carpool every other Friday at 7:40 am, starting December 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'I drive the carpool every other Friday at 7:40 am, starting December 4' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['carpool'], lacks: ['Friday', '7:40', 'starting'] },
          repeats: ['2026-12-04T07:40', '2026-12-18T07:40', '2027-01-01T07:40', '2027-01-15T07:40'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-364',
    class: 'series',
    said: 'remind me to give Leo his antibiotic at 7 am and 7 pm every day from tomorrow through Sunday',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to give Leo his antibiotic at 7 am and 7 pm every day from tomorrow through Sunday',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['antibiotic'], lacks: ['remind', '7 am', '7 pm', 'Sunday'] },
          repeats: [
            '2026-11-23T07:00',
            '2026-11-23T19:00',
            '2026-11-24T07:00',
            '2026-11-24T19:00',
            '2026-11-25T07:00',
            '2026-11-25T19:00',
            '2026-11-26T07:00',
            '2026-11-26T19:00',
          ],
          count: 14,
        },
      ],
    },
  },
  {
    id: 'en-more-series-365',
    class: 'series',
    said: 'Swim lessons for both kids Saturdays 9 to 9:45 am, for eight weeks from December 5',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Swim lessons for both kids Saturdays 9 to 9:45 am, for eight weeks from December 5' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['swim'], lacks: ['Saturday', '9:45', 'eight weeks'] },
          repeats: [
            '2026-12-05T09:00',
            '2026-12-12T09:00',
            '2026-12-19T09:00',
            '2026-12-26T09:00',
            '2027-01-02T09:00',
            '2027-01-09T09:00',
            '2027-01-16T09:00',
            '2027-01-23T09:00',
          ],
          count: 8,
          end: '2026-12-05T09:45',
        },
      ],
    },
  },
  {
    id: 'en-more-series-366',
    class: 'series',
    said: 'The PTA meets the second Thursday of every month at 7 pm, through the end of May',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The PTA meets the second Thursday of every month at 7 pm, through the end of May' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['PTA'], lacks: ['Thursday', '7 pm', 'May'] },
          repeats: [
            '2026-12-10T19:00',
            '2027-01-14T19:00',
            '2027-02-11T19:00',
            '2027-03-11T19:00',
            '2027-04-08T19:00',
            '2027-05-13T19:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-series-367',
    class: 'series',
    said: 'Track workout Tuesdays and Thursdays at 6 am at McCarren Park, skipping Thanksgiving of course',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Track workout Tuesdays and Thursdays at 6 am at McCarren Park, skipping Thanksgiving of course',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['track workout'], lacks: ['Tuesday', '6 am', 'Thanksgiving', 'skip'] },
          repeats: ['2026-11-24T06:00', '2026-12-01T06:00', '2026-12-03T06:00', '2026-12-08T06:00', '2026-12-10T06:00'],
          count: 'endless',
          location: 'McCarren Park',
        },
      ],
    },
  },
  {
    id: 'en-more-series-368',
    class: 'series',
    said: 'easy 5 miles every other day at 6:30 am starting tomorrow',
    calls: [{ tool: 'quick_add', arguments: { text: 'easy 5 miles every other day at 6:30 am starting tomorrow' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['5 miles'], lacks: ['6:30', 'tomorrow', 'every other'] },
          repeats: ['2026-11-23T06:30', '2026-11-25T06:30', '2026-11-27T06:30', '2026-11-29T06:30', '2026-12-01T06:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-369',
    class: 'series',
    said: "Long run with the club every Sunday at 8 am from November 29 through January 31, only on December 27 it's at 10 am",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Long run with the club every Sunday at 8 am from November 29 through January 31, only on December 27 it's at 10 am",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['long run'], lacks: ['Sunday', '8 am', '10 am', 'December'] },
          repeats: [
            '2026-11-29T08:00',
            '2026-12-06T08:00',
            '2026-12-13T08:00',
            '2026-12-20T08:00',
            '2026-12-27T10:00',
            '2027-01-03T08:00',
            '2027-01-10T08:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-370',
    class: 'series',
    said: 'Yoga for runners Monday, Wednesday and Friday at 7:15 pm from December 14, ten sessions, none on Christmas Day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Yoga for runners Monday, Wednesday and Friday at 7:15 pm from December 14, ten sessions, none on Christmas Day',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['yoga'], lacks: ['7:15', 'Christmas', 'sessions', 'Monday'] },
          repeats: [
            '2026-12-14T19:15',
            '2026-12-16T19:15',
            '2026-12-18T19:15',
            '2026-12-21T19:15',
            '2026-12-23T19:15',
            '2026-12-28T19:15',
            '2026-12-30T19:15',
            '2027-01-01T19:15',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-371',
    class: 'series',
    said: 'Remind me on the first of every month at 9 am to check that all the rents came in',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me on the first of every month at 9 am to check that all the rents came in' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['rents'], lacks: ['remind', 'first of', '9 am'] },
          repeats: ['2026-12-01T09:00', '2027-01-01T09:00', '2027-02-01T09:00', '2027-03-01T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-372',
    class: 'series',
    said: 'Bins out to the curb every Wednesday at 8 pm, just on December 23 at 6 pm instead',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Bins out to the curb every Wednesday at 8 pm, just on December 23 at 6 pm instead' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bins'], lacks: ['Wednesday', '8 pm', '6 pm', 'instead'] },
          repeats: [
            '2026-11-25T20:00',
            '2026-12-02T20:00',
            '2026-12-09T20:00',
            '2026-12-16T20:00',
            '2026-12-23T18:00',
            '2026-12-30T20:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-373',
    class: 'series',
    said: 'Furnace inspection at the duplex every year on October 15 at 10 am',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Furnace inspection at the duplex every year on October 15 at 10 am' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['furnace'], lacks: ['October', '10 am', 'every year'] },
          repeats: ['2027-10-15T10:00', '2028-10-15T10:00', '2029-10-15T10:00', '2030-10-15T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-374',
    class: 'series',
    said: 'The cleaning crew does the stairwell every second Friday at 11 am, from December 4 to February 26',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'The cleaning crew does the stairwell every second Friday at 11 am, from December 4 to February 26',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['stairwell'], lacks: ['Friday', '11 am', 'February'] },
          repeats: [
            '2026-12-04T11:00',
            '2026-12-18T11:00',
            '2027-01-01T11:00',
            '2027-01-15T11:00',
            '2027-01-29T11:00',
            '2027-02-12T11:00',
            '2027-02-26T11:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en-more-series-375',
    class: 'series',
    said: 'Test the smoke alarms on the first Saturday of January, April, July and October at 10 am',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Test the smoke alarms on the first Saturday of January, April, July and October at 10 am' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['smoke alarms'], lacks: ['Saturday', '10 am', 'April'] },
          repeats: ['2027-01-02T10:00', '2027-04-03T10:00', '2027-07-03T10:00', '2027-10-02T10:00', '2028-01-01T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-376',
    class: 'series',
    said: "Surgery block Tuesdays and Fridays 8 am to noon, but we're closed the day after Thanksgiving so not then",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Surgery block Tuesdays and Fridays 8 am to noon, but we're closed the day after Thanksgiving so not then",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['surgery'], lacks: ['Tuesday', 'noon', 'Thanksgiving'] },
          repeats: ['2026-11-24T08:00', '2026-12-01T08:00', '2026-12-04T08:00', '2026-12-08T08:00', '2026-12-11T08:00'],
          count: 'endless',
          end: '2026-11-24T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-series-377',
    class: 'series',
    said: 'Walk the boarding dogs at 7 am, noon and 6 pm every day, five days in a row starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Walk the boarding dogs at 7 am, noon and 6 pm every day, five days in a row starting tomorrow',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dogs'], lacks: ['7 am', 'noon', '6 pm', 'five days'] },
          repeats: [
            '2026-11-23T07:00',
            '2026-11-23T12:00',
            '2026-11-23T18:00',
            '2026-11-24T07:00',
            '2026-11-24T12:00',
            '2026-11-24T18:00',
            '2026-11-25T07:00',
            '2026-11-25T12:00',
          ],
          count: 15,
        },
      ],
    },
  },
  {
    id: 'en-more-series-378',
    class: 'series',
    said: 'Low-cost vaccine clinic the third Saturday of every month, 9 am to 1 pm, except in July',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Low-cost vaccine clinic the third Saturday of every month, 9 am to 1 pm, except in July' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vaccine clinic'], lacks: ['Saturday', 'July', '9 am'] },
          repeats: [
            '2026-12-19T09:00',
            '2027-01-16T09:00',
            '2027-02-20T09:00',
            '2027-03-20T09:00',
            '2027-04-17T09:00',
            '2027-05-15T09:00',
            '2027-06-19T09:00',
            '2027-08-21T09:00',
          ],
          count: 'endless',
          end: '2026-12-19T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-series-379',
    class: 'series',
    said: 'staff meeting the last Wednesday of the month at 12:30 pm, every month',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'staff meeting the last Wednesday of the month at 12:30 pm, every month' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['staff meeting'], lacks: ['Wednesday', '12:30', 'month'] },
          repeats: ['2026-11-25T12:30', '2026-12-30T12:30', '2027-01-27T12:30', '2027-02-24T12:30', '2027-03-31T12:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-380',
    class: 'series',
    said: 'spanish class mon wed fri 10 to 10:50am through dec 11, no class nov 25 and nov 27',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'spanish class mon wed fri 10 to 10:50am through dec 11, no class nov 25 and nov 27' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['spanish'], lacks: ['mon wed', '10:50', 'nov 25'] },
          repeats: [
            '2026-11-23T10:00',
            '2026-11-30T10:00',
            '2026-12-02T10:00',
            '2026-12-04T10:00',
            '2026-12-07T10:00',
            '2026-12-09T10:00',
            '2026-12-11T10:00',
          ],
          count: 7,
          end: '2026-11-23T10:50',
        },
      ],
    },
  },
  {
    id: 'en-more-series-381',
    class: 'series',
    said: 'My bookstore shifts are Tuesdays at 4 pm and Saturdays at 10 am every week from now on',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'My bookstore shifts are Tuesdays at 4 pm and Saturdays at 10 am every week from now on' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['bookstore'], lacks: ['Tuesday', 'Saturday', '4 pm'] },
          repeats: ['2026-11-24T16:00', '2026-12-01T16:00', '2026-12-08T16:00', '2026-12-15T16:00'],
          count: 'endless',
        },
        {
          kind: 'event',
          title: { has: ['bookstore'], lacks: ['Tuesday', 'Saturday', '10 am'] },
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00', '2026-12-12T10:00', '2026-12-19T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-382',
    class: 'series',
    said: 'flashcards every night at 9 pm starting tonight, through december 13, because my anatomy final is the day after',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'flashcards every night at 9 pm starting tonight, through december 13, because my anatomy final is the day after',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['flashcards'], lacks: ['9 pm', 'december', 'tonight'] },
          repeats: ['2026-11-22T21:00', '2026-11-23T21:00', '2026-11-24T21:00', '2026-11-25T21:00'],
          count: 22,
        },
      ],
    },
  },
  {
    id: 'en-more-series-383',
    class: 'series',
    said: 'Water aerobics Mondays, Wednesdays and Fridays at 8:45 in the morning from January 4 through January 29',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Water aerobics Mondays, Wednesdays and Fridays at 8:45 in the morning from January 4 through January 29',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['water aerobics'], lacks: ['Monday', '8:45', 'January'] },
          repeats: ['2027-01-04T08:45', '2027-01-06T08:45', '2027-01-08T08:45', '2027-01-11T08:45', '2027-01-13T08:45'],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en-more-series-384',
    class: 'series',
    said: 'Haircut every three weeks on Thursday at 2:30 pm, first one December 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Haircut every three weeks on Thursday at 2:30 pm, first one December 3' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['haircut'], lacks: ['three weeks', '2:30', 'Thursday'] },
          repeats: ['2026-12-03T14:30', '2026-12-24T14:30', '2027-01-14T14:30', '2027-02-04T14:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-series-385',
    class: 'series',
    said: "Our wedding anniversary is May 9, please put it in every year as an all-day thing so I don't get in trouble again",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Our wedding anniversary is May 9, please put it in every year as an all-day thing so I don't get in trouble again",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['May 9', 'every year', 'all-day'] },
          repeats: ['2027-05-09', '2028-05-09', '2029-05-09', '2030-05-09'],
          count: 'endless',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-series-386',
    class: 'series',
    said: 'Check-in with the warehouse every weekday at 8:30 am from November 30 through December 11',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Check-in with the warehouse every weekday at 8:30 am from November 30 through December 11',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['warehouse'], lacks: ['weekday', '8:30', 'November'] },
          repeats: [
            '2026-11-30T08:30',
            '2026-12-01T08:30',
            '2026-12-02T08:30',
            '2026-12-03T08:30',
            '2026-12-04T08:30',
            '2026-12-07T08:30',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en-more-series-387',
    class: 'series',
    said: 'Account review with Meridian every three months at 1 pm beginning January 12, four times',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Account review with Meridian every three months at 1 pm beginning January 12, four times' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Meridian'], lacks: ['1 pm', 'three months', 'four times'] },
          repeats: ['2027-01-12T13:00', '2027-04-12T13:00', '2027-07-12T13:00', '2027-10-12T13:00'],
          count: 4,
        },
      ],
    },
  },
];
