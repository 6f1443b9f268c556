import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-several-05',
    class: 'several',
    said: 'Remind me at 5pm to call Mom and at 8:30pm to take the bins out',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me at 5pm to call Mom and at 8:30pm to take the bins out' } },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['call Mom'], lacks: ['bins'] }, at: '2026-11-22T17:00' },
        { kind: 'reminder', title: { has: ['take the bins out'] }, at: '2026-11-22T20:30' },
      ],
    },
  },
  {
    id: 'en-several-06',
    class: 'several',
    said: 'Tax prep tomorrow 2-3pm and gym tomorrow 6-7pm',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Budget call', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Tax prep tomorrow 2-3pm and gym tomorrow 6-7pm' } }],
    expect: { asks: ['Budget call', 'Tax prep'] },
  },
  {
    id: 'en-several-07',
    class: 'several',
    said: 'Piano tuner Friday at 10am and electrician sometime Tuesday afternoon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Piano tuner Friday at 10am and electrician sometime Tuesday afternoon' },
      },
    ],
    expect: { asks: ['electrician'] },
  },
  {
    id: 'en-several-09',
    class: 'several',
    said: 'Mon 11/30 9am kickoff\nTue 12/1 1pm vendor demo\nWed 12/2 4pm wrap-up',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Mon 11/30 9am kickoff\nTue 12/1 1pm vendor demo\nWed 12/2 4pm wrap-up' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['kickoff'] }, start: '2026-11-30T09:00' },
        { kind: 'event', title: { has: ['vendor demo'] }, start: '2026-12-01T13:00' },
        { kind: 'event', title: { has: ['wrap-up'] }, start: '2026-12-02T16:00' },
      ],
    },
  },
  {
    id: 'en-several-10',
    class: 'several',
    said: 'Call the school by Tuesday, dinner with the Garcias Saturday at 6:30pm, and remind me Monday at 8am to sign the form',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Call the school by Tuesday, dinner with the Garcias Saturday at 6:30pm, and remind me Monday at 8am to sign the form',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['Call the school'] }, due: '2026-11-24' },
        { kind: 'event', title: { has: ['dinner with the Garcias'] }, start: '2026-11-28T18:30' },
        { kind: 'reminder', title: { has: ['sign the form'] }, at: '2026-11-23T08:00' },
      ],
    },
  },
  {
    id: 'en3-several-01',
    class: 'several',
    said: 'mon 9 standup, tue 2 design review, wed 4 retro',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'mon 9 standup, tue 2 design review, wed 4 retro',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['standup'],
          },
          start: '2026-11-23T09:00:00',
        },
        {
          kind: 'event',
          title: {
            has: ['design review'],
          },
          start: '2026-11-24T14:00:00',
        },
        {
          kind: 'event',
          title: {
            has: ['retro'],
          },
          start: '2026-11-25T16:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-several-03',
    class: 'several',
    said: 'swim class sat 10am and puppet show sat 2pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'swim class sat 10am and puppet show sat 2pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['swim class'],
          },
          start: '2026-11-28T10:00:00',
        },
        {
          kind: 'event',
          title: {
            has: ['puppet show'],
          },
          start: '2026-11-28T14:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-several-05',
    class: 'several',
    said: 'note: garage code is 4417. also pick up milk',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'note: garage code is 4417. also pick up milk',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'memo',
          text: {
            has: ['4417'],
          },
        },
        {
          kind: 'todo',
          title: {
            has: ['milk'],
          },
        },
      ],
    },
  },
  {
    id: 'en3-several-07',
    class: 'several',
    said: 'standup tomorrow 9am, budget retro friday afternoon',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'standup tomorrow 9am, budget retro friday afternoon',
        },
      },
    ],
    expect: {
      asks: ['budget retro'],
    },
  },
  {
    id: 'en-several-01',
    class: 'several',
    said: 'Orthodontist Monday 2pm, oil change Tuesday 8:30am, and call with Raj Wednesday at 11',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Orthodontist Monday 2pm, oil change Tuesday 8:30am, and call with Raj Wednesday at 11' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Orthodontist'] }, start: '2026-11-23T14:00' },
        { kind: 'event', title: { has: ['oil change'] }, start: '2026-11-24T08:30' },
        { kind: 'event', title: { has: ['call with Raj'] }, start: '2026-11-25T11:00' },
      ],
    },
  },
  {
    id: 'en-several-02',
    class: 'several',
    said: 'Tomorrow: 9am standup, 10:30am client review, 1pm lunch with Bea',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Tomorrow: 9am standup, 10:30am client review, 1pm lunch with Bea' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['standup'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['client review'] }, start: '2026-11-23T10:30' },
        { kind: 'event', title: { has: ['lunch with Bea'] }, start: '2026-11-23T13:00' },
      ],
    },
  },
  {
    id: 'en-several-03',
    class: 'several',
    said: 'Buy stamps\nPick up the dry cleaning\nEmail the accountant',
    calls: [{ tool: 'quick_add', arguments: { text: 'Buy stamps\nPick up the dry cleaning\nEmail the accountant' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['Buy stamps'], lacks: ['cleaning'] } },
        { kind: 'todo', title: { has: ['Pick up the dry cleaning'] } },
        { kind: 'todo', title: { has: ['Email the accountant'] } },
      ],
    },
  },
  {
    id: 'en-several-04',
    class: 'several',
    said: 'Meeting with legal Thursday Dec 3 at 2pm, and finish the redlines by Wednesday Dec 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Meeting with legal Thursday Dec 3 at 2pm, and finish the redlines by Wednesday Dec 2' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Meeting with legal'], lacks: ['redlines'] }, start: '2026-12-03T14:00' },
        { kind: 'todo', title: { has: ['finish the redlines'] }, due: '2026-12-02' },
      ],
    },
  },
  {
    id: 'en-several-08',
    class: 'several',
    said: "Wed haircut 12:30pm; Fri school pickup 3:15pm; Sat Liam's party 2-5pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Wed haircut 12:30pm; Fri school pickup 3:15pm; Sat Liam's party 2-5pm" },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['haircut'] }, start: '2026-11-25T12:30' },
        { kind: 'event', title: { has: ['school pickup'] }, start: '2026-11-27T15:15' },
        { kind: 'event', title: { has: ["Liam's party"] }, start: '2026-11-28T14:00', end: '2026-11-28T17:00' },
      ],
    },
  },
  {
    id: 'en4-several-01',
    class: 'several',
    said: 'Mon 10am 1:1 with Kofi; Tue 2pm design crit for 2 hours; by Friday send the contract to legal',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Mon 10am 1:1 with Kofi; Tue 2pm design crit for 2 hours; by Friday send the contract to legal',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Kofi'], lacks: ['10am'] },
          start: '2026-11-23T10:00:00',
          end: '2026-11-23T11:00:00',
        },
        {
          kind: 'event',
          title: { has: ['crit'], lacks: ['hours'] },
          start: '2026-11-24T14:00:00',
          end: '2026-11-24T16:00:00',
        },
        { kind: 'todo', title: { has: ['contract'], lacks: ['Friday'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en4-several-03',
    class: 'several',
    said: '🗓 this week:\n- Mon 9:30 kickoff w/ Ines (45m)\n- Wed noon lunch & learn\n- Thu off\n- remind me Fri 4pm to submit timesheet',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '🗓 this week:\n- Mon 9:30 kickoff w/ Ines (45m)\n- Wed noon lunch & learn\n- Thu off\n- remind me Fri 4pm to submit timesheet',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ines'], lacks: ['9:30', '45'] },
          start: '2026-11-23T09:30:00',
          end: '2026-11-23T10:15:00',
        },
        {
          kind: 'event',
          title: { has: ['learn'], lacks: ['noon'] },
          start: '2026-11-25T12:00:00',
          end: '2026-11-25T13:00:00',
        },
        { kind: 'event', start: '2026-11-26', end: '2026-11-27', allDay: true, showAs: 'busy' },
        { kind: 'reminder', title: { has: ['timesheet'], lacks: ['4pm'] }, at: '2026-11-27T16:00:00' },
      ],
    },
  },
  {
    id: 'en4-several-02',
    class: 'several',
    said: 'tomorrow 8am run with Lena, 12:30 lunch with Omar and renew my passport by the 15th of december',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'tomorrow 8am run with Lena, 12:30 lunch with Omar and renew my passport by the 15th of december',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Lena'],
            lacks: ['8am', 'tomorrow'],
          },
          start: '2026-11-23T08:00:00',
          end: '2026-11-23T09:00:00',
        },
        {
          kind: 'event',
          title: {
            has: ['Omar'],
            lacks: ['12:30'],
          },
          start: '2026-11-23T12:30:00',
          end: '2026-11-23T13:30:00',
        },
        {
          kind: 'todo',
          title: {
            has: ['passport'],
            lacks: ['15th'],
          },
          due: '2026-12-15',
        },
      ],
    },
  },
  {
    id: 'en4-several-04',
    class: 'several',
    said: 'ok few things 👇\n1) call with the Sydney folks on tuesday at 5pm my time, 30 min\n2) wednesday off\n3) book the van by saturday\n4) remind me thurs 7pm to defrost the pie',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'ok few things 👇\n1) call with the Sydney folks on tuesday at 5pm my time, 30 min\n2) wednesday off\n3) book the van by saturday\n4) remind me thurs 7pm to defrost the pie',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Sydney'],
            lacks: ['5pm', 'my time', '30 min'],
          },
          start: '2026-11-24T17:00:00',
          end: '2026-11-24T17:30:00',
        },
        {
          kind: 'event',
          start: '2026-11-25',
          end: '2026-11-26',
          allDay: true,
          showAs: 'busy',
        },
        {
          kind: 'todo',
          title: {
            has: ['van'],
            lacks: ['saturday'],
          },
          due: '2026-11-28',
        },
        {
          kind: 'reminder',
          title: {
            has: ['defrost'],
            lacks: ['7pm'],
          },
          at: '2026-11-26T19:00:00',
        },
      ],
    },
  },
];
