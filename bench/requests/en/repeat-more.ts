import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-repeat-01',
    class: 'repeat',
    said: 'remind me to put the bins out every tuesday at 9pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me to put the bins out every tuesday at 9pm' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['bins'], lacks: ['tuesday', '9pm'] },
          at: '2026-11-24T21:00:00',
          repeats: ['2026-11-24T21:00:00', '2026-12-01T21:00:00', '2026-12-08T21:00:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-03',
    class: 'repeat',
    said: 'Board game night every other Friday at 7 starting 4 Dec, usually three hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Board game night every other Friday at 7 starting 4 Dec, usually three hours' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['game night'], lacks: ['hours', 'Friday'] },
          start: '2026-12-04T19:00:00',
          end: '2026-12-04T22:00:00',
          repeats: ['2026-12-04T19:00:00', '2026-12-18T19:00:00', '2027-01-01T19:00:00', '2027-01-15T19:00:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-05',
    class: 'repeat',
    said: 'Invoice run at 4pm on the last working day of every month',
    calls: [{ tool: 'quick_add', arguments: { text: 'Invoice run at 4pm on the last working day of every month' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['nvoice run'], lacks: ['last', 'month'] },
          start: '2026-11-30T16:00:00',
          end: '2026-11-30T17:00:00',
          repeats: [
            '2026-11-30T16:00:00',
            '2026-12-31T16:00:00',
            '2027-01-29T16:00:00',
            '2027-02-26T16:00:00',
            '2027-03-31T16:00:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-07',
    class: 'repeat',
    said: 'leap day party every Feb 29 at 8pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'leap day party every Feb 29 at 8pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['party'], lacks: ['8pm'] },
          start: '2028-02-29T20:00:00',
          end: '2028-02-29T21:00:00',
          repeats: ['2028-02-29T20:00:00', '2032-02-29T20:00:00', '2036-02-29T20:00:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-02',
    class: 'repeat',
    said: 'remind me every weekday at 8:45am to log my hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me every weekday at 8:45am to log my hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['log'],
            lacks: ['8:45', 'weekday'],
          },
          at: '2026-11-23T08:45:00',
          repeats: [
            '2026-11-23T08:45:00',
            '2026-11-24T08:45:00',
            '2026-11-25T08:45:00',
            '2026-11-26T08:45:00',
            '2026-11-27T08:45:00',
            '2026-11-30T08:45:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-04',
    class: 'repeat',
    said: 'alternate wednesdays 5:30pm choir committee starting 2nd december, one and a half hours',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'alternate wednesdays 5:30pm choir committee starting 2nd december, one and a half hours',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['committee'],
            lacks: ['alternate', 'december', 'half'],
          },
          start: '2026-12-02T17:30:00',
          end: '2026-12-02T19:00:00',
          repeats: ['2026-12-02T17:30:00', '2026-12-16T17:30:00', '2026-12-30T17:30:00', '2027-01-13T17:30:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-06',
    class: 'repeat',
    said: 'town hall on the 2nd and 4th Thursday of each month at 3pm except in December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'town hall on the 2nd and 4th Thursday of each month at 3pm except in December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['town hall'],
            lacks: ['Thursday', 'December'],
          },
          start: '2026-11-26T15:00:00',
          end: '2026-11-26T16:00:00',
          repeats: [
            '2026-11-26T15:00:00',
            '2027-01-14T15:00:00',
            '2027-01-28T15:00:00',
            '2027-02-11T15:00:00',
            '2027-02-25T15:00:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-08',
    class: 'repeat',
    said: 'cabin cleaning the last weekend of every month, saturday and sunday at 10am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'cabin cleaning the last weekend of every month, saturday and sunday at 10am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['cleaning'],
            lacks: ['weekend', 'saturday', '10am'],
          },
          start: '2026-11-28T10:00:00',
          end: '2026-11-28T11:00:00',
          repeats: [
            '2026-11-28T10:00:00',
            '2026-11-29T10:00:00',
            '2026-12-26T10:00:00',
            '2026-12-27T10:00:00',
            '2027-01-30T10:00:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
];
