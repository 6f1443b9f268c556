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
];
