import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-iso-01',
    class: 'iso',
    said: 'Release freeze 2026-12-18 16:00-20:00',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Release freeze 2026-12-18 16:00-20:00',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['release freeze'],
          },
          start: '2026-12-18T16:00:00',
          end: '2026-12-18T20:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-iso-03',
    class: 'iso',
    said: 'book cutover at 2026-12-09T14:00:00-08:00 for 2 hours',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Cutover',
          start: '2026-12-09T14:00:00-08:00',
          duration_minutes: 120,
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Cutover',
          start: '2026-12-09T17:00:00',
          end: '2026-12-09T19:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-iso-05',
    class: 'iso',
    said: '2026-11-30 08:15 - 08:45 school run',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '2026-11-30 08:15 - 08:45 school run',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['school run'],
          },
          start: '2026-11-30T08:15:00',
          end: '2026-11-30T08:45:00',
        },
      ],
    },
  },
  {
    id: 'en3-iso-07',
    class: 'iso',
    said: 'call with Lund at 2026-12-10T15:00Z',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'call with Lund at 2026-12-10T15:00Z',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Lund'],
          },
          start: '2026-12-10T10:00:00',
          end: '2026-12-10T11:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-iso-01',
    class: 'iso',
    said: 'Release review 2026-12-16T15:00:00-08:00 for 30 minutes',
    calls: [{ tool: 'quick_add', arguments: { text: 'Release review 2026-12-16T15:00:00-08:00 for 30 minutes' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['review'], lacks: ['2026', '08:00', '30'] },
          start: '2026-12-16T18:00:00',
          end: '2026-12-16T18:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-iso-02',
    class: 'iso',
    said: 'Deploy freeze call 2026-12-09T21:00:00Z, 20 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Deploy freeze call 2026-12-09T21:00:00Z, 20 minutes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['freeze'],
            lacks: ['2026', '20'],
          },
          start: '2026-12-09T16:00:00',
          end: '2026-12-09T16:20:00',
        },
      ],
    },
  },
];
