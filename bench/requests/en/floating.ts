import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-floating-01',
    class: 'floating',
    said: 'journaling every day at 6:30am wherever I am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'journaling every day at 6:30am wherever I am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['journaling'],
            lacks: ['wherever'],
          },
          repeats: ['2026-11-23T06:30:00', '2026-11-24T06:30:00', '2026-11-25T06:30:00'],
        },
      ],
    },
  },
  {
    id: 'en3-floating-03',
    class: 'floating',
    said: 'remind me to stretch at 8am every day wherever I happen to be',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me to stretch at 8am every day wherever I happen to be',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['stretch'],
            lacks: ['wherever'],
          },
          repeats: ['2026-11-22T08:00:00', '2026-11-23T08:00:00', '2026-11-24T08:00:00'],
        },
      ],
    },
  },
  {
    id: 'en4-floating-01',
    class: 'floating',
    said: 'meditation every day at 6:30am, floating',
    calls: [{ tool: 'quick_add', arguments: { text: 'meditation every day at 6:30am, floating' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['editation'], lacks: ['floating'] },
          start: '2026-11-23T06:30:00',
          end: '2026-11-23T07:30:00',
          repeats: ['2026-11-23T06:30:00', '2026-11-24T06:30:00', '2026-11-25T06:30:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-floating-02',
    class: 'floating',
    said: 'stretching 10pm daily, same local time wherever I travel',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'stretching 10pm daily, same local time wherever I travel',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['stretching'],
            lacks: ['local', 'wherever'],
          },
          start: '2026-11-22T22:00:00',
          end: '2026-11-22T23:00:00',
          repeats: ['2026-11-22T22:00:00', '2026-11-23T22:00:00', '2026-11-24T22:00:00'],
          count: 'endless',
        },
      ],
    },
  },
];
