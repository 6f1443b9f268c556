import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-clock-range-01',
    class: 'clock-range',
    said: 'block 3-5pm thursday for slides',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'block 3-5pm thursday for slides',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['slides'],
          },
          start: '2026-11-26T15:00:00',
          end: '2026-11-26T17:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-clock-range-03',
    class: 'clock-range',
    said: 'pottery workshop friday from 11 to 1',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'pottery workshop friday from 11 to 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['pottery workshop'],
          },
          start: '2026-11-27T11:00:00',
          end: '2026-11-27T13:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-clock-range-05',
    class: 'clock-range',
    said: 'night shift mon 10pm-6am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'night shift mon 10pm-6am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['night shift'],
          },
          start: '2026-11-23T22:00:00',
          end: '2026-11-24T06:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-clock-range-07',
    class: 'clock-range',
    said: 'focus time tmrw 9 to half 11',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'focus time tmrw 9 to half 11',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['focus time'],
          },
          start: '2026-11-23T09:00:00',
          end: '2026-11-23T11:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-clock-range-01',
    class: 'clock-range',
    said: 'footy training thursday arvo 4 to 5.30',
    now: '2026-11-22T18:00:00+11:00',
    zone: 'Australia/Sydney',
    calls: [{ tool: 'quick_add', arguments: { text: 'footy training thursday arvo 4 to 5.30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['footy'], lacks: ['arvo', '5.30'] },
          start: '2026-11-26T16:00:00',
          end: '2026-11-26T17:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-clock-range-03',
    class: 'clock-range',
    said: 'auditors in from 11 till 1 on Thursday 3 Dec, then handover with Priya 1:15-2 the same day',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'auditors in from 11 till 1 on Thursday 3 Dec, then handover with Priya 1:15-2 the same day',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['uditors'], lacks: ['11', 'till'] },
          start: '2026-12-03T11:00:00',
          end: '2026-12-03T13:00:00',
        },
        {
          kind: 'event',
          title: { has: ['Priya'], lacks: ['1:15'] },
          start: '2026-12-03T13:15:00',
          end: '2026-12-03T14:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-across-01',
    class: 'across',
    said: 'night shift friday 10pm to 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'night shift friday 10pm to 6am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shift'], lacks: ['10pm', '6am'] },
          start: '2026-11-27T22:00:00',
          end: '2026-11-28T06:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-across-03',
    class: 'across',
    said: 'data migration runs from 30 Nov 8pm until 1 Dec 4am',
    calls: [{ tool: 'quick_add', arguments: { text: 'data migration runs from 30 Nov 8pm until 1 Dec 4am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['migration'], lacks: ['Nov', '4am'] },
          start: '2026-11-30T20:00:00',
          end: '2026-12-01T04:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-clock-range-02',
    class: 'clock-range',
    said: 'pottery class weds 6.30-8',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'pottery class weds 6.30-8',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['pottery'],
            lacks: ['6.30', 'weds'],
          },
          start: '2026-11-25T18:30:00',
          end: '2026-11-25T20:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-clock-range-04',
    class: 'clock-range',
    said: 'deep work 10:15 til noon on tuesday pls and then the dentist from quarter past 1 to 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'deep work 10:15 til noon on tuesday pls and then the dentist from quarter past 1 to 2',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['deep work'],
            lacks: ['10:15', 'noon', 'pls'],
          },
          start: '2026-11-24T10:15:00',
          end: '2026-11-24T12:00:00',
        },
        {
          kind: 'event',
          title: {
            has: ['dentist'],
            lacks: ['quarter'],
          },
          start: '2026-11-24T13:15:00',
          end: '2026-11-24T14:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-across-02',
    class: 'across',
    said: 'NYE party 9pm-2am on the 31st of December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'NYE party 9pm-2am on the 31st of December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['party'],
            lacks: ['9pm', '31st'],
          },
          start: '2026-12-31T21:00:00',
          end: '2027-01-01T02:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-across-04',
    class: 'across',
    said: 'server maintenance dec 31 11:30pm thru jan 1 3am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'server maintenance dec 31 11:30pm thru jan 1 3am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['maintenance'],
            lacks: ['dec', '3am'],
          },
          start: '2026-12-31T23:30:00',
          end: '2027-01-01T03:00:00',
        },
      ],
    },
  },
];
