import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-spelling-01',
    class: 'spelling',
    said: 'dentsit apointment tomorow 3pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'dentsit apointment tomorow 3pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          start: '2026-11-23T15:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-spelling-03',
    class: 'spelling',
    said: 'remnd me to cal the vet thrusday 2pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remnd me to cal the vet thrusday 2pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['vet'],
          },
          at: '2026-11-26T14:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-spelling-05',
    class: 'spelling',
    said: 'gym evry mon n wed 6pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'gym evry mon n wed 6pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['gym'],
          },
          repeats: ['2026-11-23T18:00:00', '2026-11-25T18:00:00', '2026-11-30T18:00:00', '2026-12-02T18:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-spelling-07',
    class: 'spelling',
    said: 'farewell drinks nov 28th 8pm @ the anchor',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'farewell drinks nov 28th 8pm @ the anchor',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['drinks'],
          },
          start: '2026-11-28T20:00:00',
          location: 'anchor',
        },
      ],
    },
  },
];
