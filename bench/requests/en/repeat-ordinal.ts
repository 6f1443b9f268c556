import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-repeat-ordinal-01',
    class: 'repeat-ordinal',
    said: 'board sync 2nd and 4th thursday of the month, 2pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'board sync 2nd and 4th thursday of the month, 2pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['board sync'],
            lacks: ['2nd', '4th'],
          },
          repeats: [
            '2026-11-26T14:00:00',
            '2026-12-10T14:00:00',
            '2026-12-24T14:00:00',
            '2027-01-14T14:00:00',
            '2027-01-28T14:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-ordinal-03',
    class: 'repeat-ordinal',
    said: 'all hands first monday of every quarter 11am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'all hands first monday of every quarter 11am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['all hands'],
            lacks: ['quarter'],
          },
          repeats: ['2027-01-04T11:00:00', '2027-04-05T11:00:00', '2027-07-05T11:00:00', '2027-10-04T11:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-ordinal-05',
    class: 'repeat-ordinal',
    said: 'last friday of the month drinks 5:30pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'last friday of the month drinks 5:30pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['drinks'],
            lacks: ['month'],
          },
          repeats: [
            '2026-11-27T17:30:00',
            '2026-12-25T17:30:00',
            '2027-01-29T17:30:00',
            '2027-02-26T17:30:00',
            '2027-03-26T17:30:00',
          ],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-ordinal-07',
    class: 'repeat-ordinal',
    said: 'retro on the last business day of the month at 3pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'retro on the last business day of the month at 3pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['retro'],
            lacks: ['business'],
          },
          repeats: [
            '2026-11-30T15:00:00',
            '2026-12-31T15:00:00',
            '2027-01-29T15:00:00',
            '2027-02-26T15:00:00',
            '2027-03-31T15:00:00',
          ],
        },
      ],
    },
  },
];
