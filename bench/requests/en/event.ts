import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-event-01',
    class: 'event',
    said: 'lunch with Amara and Tom at Rosetta thu 12:30 for 90 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'lunch with Amara and Tom at Rosetta thu 12:30 for 90 minutes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Amara', 'Tom'],
            lacks: ['90'],
          },
          start: '2026-11-26T12:30:00',
          end: '2026-11-26T14:00:00',
          location: 'Rosetta',
        },
      ],
    },
  },
  {
    id: 'en3-event-03',
    class: 'event',
    said: "dinner at mum's saturday 7",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "dinner at mum's saturday 7",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['dinner'],
          },
          start: '2026-11-28T19:00:00',
          end: '2026-11-28T20:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-event-05',
    class: 'event',
    said: 'flight to Denver fri dec 18 6:40am, about 4 and a half hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'flight to Denver fri dec 18 6:40am, about 4 and a half hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Denver'],
            lacks: ['half'],
          },
          start: '2026-12-18T06:40:00',
          end: '2026-12-18T11:10:00',
        },
      ],
    },
  },
  {
    id: 'en3-event-07',
    class: 'event',
    said: 'catch up with Jo on weds at quarter to 5',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'catch up with Jo on weds at quarter to 5',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Jo'],
            lacks: ['quarter'],
          },
          start: '2026-11-25T16:45:00',
          end: '2026-11-25T17:45:00',
        },
      ],
    },
  },
];
