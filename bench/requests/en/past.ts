import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-past-02',
    class: 'past',
    said: 'Gym yesterday 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Gym yesterday 6pm' } }],
    expect: { asks: [['past', 'yesterday', '2026-11-21', 'Nov 21']] },
  },
  {
    id: 'en-past-04',
    class: 'past',
    said: 'Walk the dog at 6am today',
    calls: [{ tool: 'quick_add', arguments: { text: 'Walk the dog at 6am today' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-past-07',
    class: 'past',
    said: 'Planning session on December 3rd at 10',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Planning session', start: '2025-12-03T10:00' } }],
    expect: { asks: ['2026-12-03'] },
  },
  {
    id: 'en-past-08',
    class: 'past',
    said: 'What did I have on Friday, November 13?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'Friday, November 13' } }],
    expect: { answers: { window: { start: '2026-11-13', end: '2026-11-14' } } },
  },
  {
    id: 'en3-past-01',
    class: 'past',
    said: 'add the plumber visit from yesterday at 3pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'add the plumber visit from yesterday at 3pm',
        },
      },
    ],
    expect: {
      asks: [],
    },
  },
  {
    id: 'en3-past-03',
    class: 'past',
    said: 'book the annual review for 2025-11-30 10:00',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Annual review',
          start: '2025-11-30T10:00:00',
        },
      },
    ],
    expect: {
      asks: [['2026-11-30']],
    },
  },
  {
    id: 'en3-past-05',
    class: 'past',
    said: 'call the plumber at 6:30am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'call the plumber at 6:30am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['plumber'],
          },
          start: '2026-11-23T06:30:00',
        },
      ],
    },
  },
  {
    id: 'en-past-01',
    class: 'past',
    said: 'Lunch with Vera last Tuesday at 1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Vera last Tuesday at 1pm' } }],
    expect: { asks: [['past', '2026-11-17', 'Nov 17']] },
  },
  {
    id: 'en-past-03',
    class: 'past',
    said: 'Find me a haircut slot Tuesday at 2pm or later and take it',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Team sync', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: 'Tuesday at 2pm or later', on_conflict: 'auto' } },
    ],
    expect: { written: [{ kind: 'event', title: 'Haircut', start: '2026-11-24T15:00', end: '2026-11-24T16:00' }] },
  },
  {
    id: 'en-past-05',
    class: 'past',
    said: 'Stretch at 6:30am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Stretch at 6:30am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Stretch'] }, start: '2026-11-23T06:30' }] },
  },
  {
    id: 'en-past-06',
    class: 'past',
    said: 'Phone call with Lou at 5',
    calls: [{ tool: 'quick_add', arguments: { text: 'Phone call with Lou at 5' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Lou'] }, start: '2026-11-22T17:00' }] },
  },
];
