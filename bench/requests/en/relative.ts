import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-relative-01',
    class: 'relative',
    said: 'put a 30 min debrief right after the board meeting',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Board meeting',
          start: '2026-12-03T14:00:00',
          end: '2026-12-03T15:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'put a 30 min debrief right after the board meeting',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['debrief'],
            lacks: ['after'],
          },
          start: '2026-12-03T15:30:00',
          end: '2026-12-03T16:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-relative-03',
    class: 'relative',
    said: 'team retro the day after the offsite at 10am',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Offsite',
          start: '2026-12-14',
          end: '2026-12-17',
          all_day: true,
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'team retro the day after the offsite at 10am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['team retro'],
            lacks: ['offsite'],
          },
          start: '2026-12-17T10:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-relative-event-01',
    class: 'relative-event',
    said: 'remind me half an hour before the board prep to print the slides',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Board prep', start: '2026-11-24T15:00:00', duration_minutes: 60 } },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me half an hour before the board prep to print the slides' } },
    ],
    expect: { written: [{ kind: 'reminder', title: { has: ['slides'], lacks: ['half'] }, at: '2026-11-24T14:30:00' }] },
  },
  {
    id: 'en4-relative-event-03',
    class: 'relative-event',
    said: 'put in a 30 min debrief right after the client workshop',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Client workshop', start: '2026-12-02T13:00:00', duration_minutes: 180 },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'put in a 30 min debrief right after the client workshop' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['debrief'], lacks: ['30', 'right'] },
          start: '2026-12-02T16:00:00',
          end: '2026-12-02T16:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-relative-event-02',
    class: 'relative-event',
    said: 'remind me 15 min before pottery to grab the apron',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pottery',
          start: '2026-12-03T19:00:00',
          duration_minutes: 90,
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me 15 min before pottery to grab the apron',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['apron'],
            lacks: ['15'],
          },
          at: '2026-12-03T18:45:00',
        },
      ],
    },
  },
  {
    id: 'en4-relative-event-04',
    class: 'relative-event',
    said: 'block 45 mins of prep right before the salary review',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Salary review',
          start: '2026-12-10T11:00:00',
          duration_minutes: 30,
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'block 45 mins of prep right before the salary review',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['prep'],
            lacks: ['45', 'right'],
          },
          start: '2026-12-10T10:15:00',
          end: '2026-12-10T11:00:00',
        },
      ],
    },
  },
];
