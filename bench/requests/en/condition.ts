import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-condition-01',
    class: 'condition',
    said: 'Run at 7am tomorrow unless it rains',
    calls: [{ tool: 'quick_add', arguments: { text: 'Run at 7am tomorrow unless it rains' } }],
    expect: { asks: ['rain'] },
  },
  {
    id: 'en-condition-02',
    class: 'condition',
    said: 'Team breakfast every Wednesday at 8:30am except the week of Christmas',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Team breakfast every Wednesday at 8:30am except the week of Christmas' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Team breakfast'], lacks: ['except', 'Christmas'] },
          repeats: ['2026-11-25T08:30', '2026-12-02T08:30', '2026-12-09T08:30', '2026-12-16T08:30', '2026-12-30T08:30'],
        },
      ],
    },
  },
  {
    id: 'en-condition-06',
    class: 'condition',
    said: 'Remind me to check the mail every day at 5pm except Sundays',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to check the mail every day at 5pm except Sundays' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['check the mail'], lacks: ['except'] },
          repeats: [
            '2026-11-23T17:00',
            '2026-11-24T17:00',
            '2026-11-25T17:00',
            '2026-11-26T17:00',
            '2026-11-27T17:00',
            '2026-11-28T17:00',
            '2026-11-30T17:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-condition-07',
    class: 'condition',
    said: 'Deep work every morning 9 to 11 but not on days with client calls',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Deep work every morning 9 to 11 but not on days with client calls' } },
    ],
    expect: { asks: ['client calls'] },
  },
  {
    id: 'en3-condition-01',
    class: 'condition',
    said: 'remind me to water the lawn when I get home',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to water the lawn when I get home',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['water the lawn'],
          },
          due: null,
        },
      ],
    },
  },
  {
    id: 'en3-condition-03',
    class: 'condition',
    said: "when I'm at the hardware store remind me to buy sandpaper",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "when I'm at the hardware store remind me to buy sandpaper",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['sandpaper'],
          },
          due: null,
        },
      ],
    },
  },
  {
    id: 'en3-condition-05',
    class: 'condition',
    said: "remind me to ask about the refund next time I'm at the bank",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "remind me to ask about the refund next time I'm at the bank",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['refund'],
          },
          due: null,
        },
      ],
    },
  },
  {
    id: 'en-condition-03',
    class: 'condition',
    said: 'Site walk with Tomas Tuesday at 2pm if Rosa can make it',
    calls: [{ tool: 'quick_add', arguments: { text: 'Site walk with Tomas Tuesday at 2pm if Rosa can make it' } }],
    expect: { asks: ['Rosa'] },
  },
  {
    id: 'en-condition-04',
    class: 'condition',
    said: 'Pool party every Saturday at 3pm in July but not on the 3rd',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pool party every Saturday at 3pm in July but not on the 3rd' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pool party'], lacks: ['not'] },
          repeats: ['2027-07-10T15:00', '2027-07-17T15:00', '2027-07-24T15:00', '2027-07-31T15:00'],
        },
      ],
    },
  },
  {
    id: 'en-condition-05',
    class: 'condition',
    said: 'Lunch with Ines Monday or Tuesday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Ines Monday or Tuesday at noon' } }],
    expect: {
      asks: [
        ['2026-11-23', 'Nov 23', 'Mon'],
        ['2026-11-24', 'Nov 24', 'Tue'],
      ],
    },
  },
  {
    id: 'en-condition-08',
    class: 'condition',
    said: 'Language lab Mondays and Thursdays at 4pm through Dec 17, no class on Nov 26',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Language lab', repeat: 'Mondays and Thursdays at 4pm through Dec 17, not on Nov 26' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Language lab',
          repeats: [
            '2026-11-23T16:00',
            '2026-11-30T16:00',
            '2026-12-03T16:00',
            '2026-12-07T16:00',
            '2026-12-10T16:00',
            '2026-12-14T16:00',
            '2026-12-17T16:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en4-condition-01',
    class: 'condition',
    said: "if it's sunny on saturday, picnic at 1",
    calls: [{ tool: 'quick_add', arguments: { text: "if it's sunny on saturday, picnic at 1" } }],
    expect: { asks: [['sunny', 'condition']] },
  },
  {
    id: 'en4-condition-03',
    class: 'condition',
    said: "remind me to call Ruth at 5 tomorrow, but only if she hasn't rung by then",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "remind me to call Ruth at 5 tomorrow, but only if she hasn't rung by then" },
      },
    ],
    expect: { asks: [['only if', 'if she', "hasn't rung", 'condition']] },
  },
  {
    id: 'en4-condition-02',
    class: 'condition',
    said: 'book the tennis court for 6pm thursday unless Dan cancels',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'book the tennis court for 6pm thursday unless Dan cancels',
        },
      },
    ],
    expect: {
      asks: [['unless', 'Dan', 'condition']],
    },
  },
  {
    id: 'en4-condition-04',
    class: 'condition',
    said: "put in a 7am run tomorrow provided it doesn't rain",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "put in a 7am run tomorrow provided it doesn't rain",
        },
      },
    ],
    expect: {
      asks: [['provided', 'rain', 'condition']],
    },
  },
];
