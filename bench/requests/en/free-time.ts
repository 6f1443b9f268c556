import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-free-time-01',
    class: 'free-time',
    said: 'find me an hour tomorrow morning',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Exec review',
          start: '2026-11-23T09:00:00',
          end: '2026-11-23T11:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'tomorrow morning',
          duration_minutes: 60,
        },
      },
    ],
    expect: {
      answers: {
        lacks: ['09:30', '10:00', '10:30'],
        texts: ['11:00'],
      },
    },
  },
  {
    id: 'en3-free-time-03',
    class: 'free-time',
    said: 'two hours next week but only mon or thu',
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'next week',
          duration_minutes: 120,
          weekdays: ['MO', 'TH'],
        },
      },
    ],
    expect: {
      answers: {
        lacks: ['2026-12-01 ', '2026-12-02', '2026-12-04', '2026-11-29 0', '2026-11-29 1'],
        texts: ['2026-11-30'],
      },
    },
  },
  {
    id: 'en3-free-time-05',
    class: 'free-time',
    said: 'got a free hour this week? skip thanksgiving',
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'this week',
          duration_minutes: 60,
          skip_holidays: true,
          limit: 20,
        },
      },
    ],
    expect: {
      answers: {
        lacks: ['2026-11-26 0', '2026-11-26 1'],
        texts: ['2026-11'],
      },
    },
  },
  {
    id: 'en3-free-time-07',
    class: 'free-time',
    said: 'any free hour tomorrow 1-5pm?',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Workshop',
          start: '2026-11-23T13:00:00',
          end: '2026-11-23T17:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'tomorrow 1-5pm',
        },
      },
    ],
    expect: {
      answers: {
        lacks: ['13:00–14:00', '16:00–17:00'],
      },
    },
  },
  {
    id: 'en4-free-01',
    class: 'free',
    said: 'when am I free tomorrow for 2 hours?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Onboarding', start: '2026-11-23T08:00:00', duration_minutes: 300 } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Stock count', start: '2026-11-23T15:00:00', duration_minutes: 420 },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'tomorrow', duration_minutes: 120 } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        texts: [['2026-11-23 13:00', '2026-11-23T13:00']],
      },
    },
  },
  {
    id: 'en4-free-03',
    class: 'free',
    said: 'is there any 90 minute gap between 9 and 5, Mon to Wed?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Site audit', start: '2026-11-23T09:00:00', duration_minutes: 480 } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Customer visit', start: '2026-11-24T09:00:00', duration_minutes: 300 },
      },
      { tool: 'schedule_add', arguments: { title: 'Debrief', start: '2026-11-24T15:30:00', duration_minutes: 90 } },
      { tool: 'schedule_add', arguments: { title: 'Workshop', start: '2026-11-25T09:00:00', duration_minutes: 480 } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'Mon to Wed', duration_minutes: 90, earliest: '09:00', latest: '17:00' },
      },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-26' },
        texts: [['2026-11-24 14:00', '2026-11-24T14:00']],
      },
    },
  },
  {
    id: 'en4-free-02',
    class: 'free',
    said: 'find me an hour on Wednesday afternoon',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Lunch seminar',
          start: '2026-11-25T12:00:00',
          duration_minutes: 120,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Paint the shed',
          start: '2026-11-25T15:00:00',
          duration_minutes: 180,
        },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'Wednesday afternoon',
          duration_minutes: 60,
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-25T12:00:00',
          end: '2026-11-25T18:00:00',
        },
        texts: [['2026-11-25 14:00', '2026-11-25T14:00']],
      },
    },
  },
  {
    id: 'en4-free-04',
    class: 'free',
    said: 'need 3 hrs for the grant application somewhere dec 8 through dec 10, only before noon',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Lab safety',
          start: '2026-12-08T08:00:00',
          duration_minutes: 240,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'School run',
          start: '2026-12-09T08:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Thesis panel',
          start: '2026-12-10T09:00:00',
          duration_minutes: 180,
        },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'dec 8 through dec 10',
          duration_minutes: 180,
          earliest: '08:00',
          latest: '12:00',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-12-08',
          end: '2026-12-11',
        },
        texts: [['2026-12-09 09:00', '2026-12-09T09:00']],
      },
    },
  },
];
