import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-details-01',
    class: 'details',
    said: 'Lunch with Amara and Pete at Nopa on Tuesday at 12:15 for 75 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Lunch with Amara and Pete at Nopa on Tuesday at 12:15 for 75 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Amara', 'Pete'], lacks: ['minutes'] },
          start: '2026-11-24T12:15',
          end: '2026-11-24T13:30',
          location: 'Nopa',
        },
      ],
    },
  },
  {
    id: 'en-details-03',
    class: 'details',
    said: 'Call Dr. Weiss tomorrow at 8:45am, 15 min',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call Dr. Weiss tomorrow at 8:45am, 15 min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dr. Weiss'], lacks: ['15'] },
          start: '2026-11-23T08:45',
          end: '2026-11-23T09:00',
        },
      ],
    },
  },
  {
    id: 'en-details-05',
    class: 'details',
    said: 'Tentatively pencil in drinks with Sol Thursday Dec 3 at 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tentatively pencil in drinks with Sol Thursday Dec 3 at 6pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['drinks with Sol'], lacks: ['Tentatively'] },
          start: '2026-12-03T18:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'en-details-08',
    class: 'details',
    said: 'Potluck Dec 16 noon-1pm, show me as free',
    calls: [{ tool: 'quick_add', arguments: { text: 'Potluck Dec 16 noon-1pm, show me as free' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Potluck'], lacks: ['free'] },
          start: '2026-12-16T12:00',
          end: '2026-12-16T13:00',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'en-details-02',
    class: 'details',
    said: 'Two-hour strategy session with the CFO in Room 4B Monday at 10',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Two-hour strategy session with the CFO in Room 4B Monday at 10' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['strategy session', 'CFO'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T12:00',
          location: 'Room 4B',
        },
      ],
    },
  },
  {
    id: 'en-details-04',
    class: 'details',
    said: "Game night at Tara's place Dec 1 7pm to 9pm",
    calls: [{ tool: 'quick_add', arguments: { text: "Game night at Tara's place Dec 1 7pm to 9pm" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Game night'] },
          start: '2026-12-01T19:00',
          end: '2026-12-01T21:00',
          location: "Tara's place",
        },
      ],
    },
  },
  {
    id: 'en-details-06',
    class: 'details',
    said: 'Concert at Lincoln Center Dec 12 8pm, 2.5 hours',
    calls: [{ tool: 'quick_add', arguments: { text: 'Concert at Lincoln Center Dec 12 8pm, 2.5 hours' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Concert'], lacks: ['2.5'] },
          start: '2026-12-12T20:00',
          end: '2026-12-12T22:30',
          location: 'Lincoln Center',
        },
      ],
    },
  },
  {
    id: 'en-details-07',
    class: 'details',
    said: 'Pickup soccer 6 to 7:30 tonight',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pickup soccer 6 to 7:30 tonight' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['soccer'] }, start: '2026-11-22T18:00', end: '2026-11-22T19:30' }],
    },
  },
];
