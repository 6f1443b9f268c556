import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-repeat-day-01',
    class: 'repeat-day',
    said: 'remind me to take the antibiotics at 8am, 2pm and 8pm every day for 7 days',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to take the antibiotics at 8am, 2pm and 8pm every day for 7 days',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['antibiotics'],
          },
          repeats: ['2026-11-22T08:00:00', '2026-11-22T14:00:00', '2026-11-22T20:00:00', '2026-11-23T08:00:00'],
          count: 21,
        },
      ],
    },
  },
  {
    id: 'en3-repeat-day-03',
    class: 'repeat-day',
    said: 'remind me to use the eye drops three times a day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to use the eye drops three times a day',
        },
      },
    ],
    expect: {
      asks: [],
    },
  },
  {
    id: 'en3-repeat-day-05',
    class: 'repeat-day',
    said: 'remind me to feed the cat at 6am and 6pm every day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to feed the cat at 6am and 6pm every day',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['feed the cat'],
          },
          repeats: ['2026-11-22T18:00:00', '2026-11-23T06:00:00', '2026-11-23T18:00:00'],
          count: 'endless',
        },
      ],
    },
  },
];
