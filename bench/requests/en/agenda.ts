import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-agenda-01',
    class: 'agenda',
    said: "What's tomorrow looking like?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Patent call', start: '2026-11-23T10:00' } },
      { tool: 'reminder_add', arguments: { title: 'Move the car', at: '2026-11-23T08:00' } },
      { tool: 'todo_add', arguments: { title: 'Mail the check', due: '2026-11-23' } },
      { tool: 'schedule_add', arguments: { title: 'Karate', start: '2026-11-24T17:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'tomorrow' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        names: ['Patent call', 'Move the car', 'Mail the check'],
        lacks: ['Karate'],
      },
    },
  },
  {
    id: 'en-agenda-03',
    class: 'agenda',
    said: 'What have I got on Tuesday and Wednesday?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Karate', start: '2026-11-24T17:00' } },
      { tool: 'schedule_add', arguments: { title: 'Pie baking', start: '2026-11-25T19:00' } },
      { tool: 'schedule_add', arguments: { title: 'Parade', start: '2026-11-26T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Tuesday', end: 'Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-26' },
        names: ['Karate', 'Pie baking'],
        lacks: ['Parade'],
      },
    },
  },
  {
    id: 'en-agenda-07',
    class: 'agenda',
    said: 'Do we have evening plans tomorrow?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Trivia', start: '2026-11-23T19:30' } },
      { tool: 'schedule_add', arguments: { title: 'Patent call', start: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'tomorrow evening' } }],
    expect: { answers: { names: ['Trivia'], lacks: ['Patent call'] } },
  },
  {
    id: 'en-agenda-08',
    class: 'agenda',
    said: "What's happening on Monday?",
    now: '2026-11-22T20:00:00+11:00',
    zone: 'Australia/Sydney',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Surf lesson', start: '2026-11-23T07:00' } },
      { tool: 'schedule_add', arguments: { title: 'Tax agent', start: '2026-11-24T11:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Monday' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-24' }, names: ['Surf lesson'], lacks: ['Tax agent'] },
    },
  },
  {
    id: 'en3-agenda-01',
    class: 'agenda',
    said: 'what does tomorrow look like',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Physio',
          start: '2026-11-23T15:00:00',
          end: '2026-11-23T16:00:00',
        },
      },
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Water the ferns',
          at: '2026-11-23T08:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Optician',
          start: '2026-11-24T10:00:00',
          end: '2026-11-24T10:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'agenda_query',
        arguments: {
          start: 'tomorrow',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-23',
          end: '2026-11-24',
        },
        names: ['Physio', 'Water the ferns'],
        lacks: ['Optician'],
      },
    },
  },
  {
    id: 'en3-agenda-03',
    class: 'agenda',
    said: 'what did I get done today',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Slides',
        },
      },
      {
        tool: 'todo_add',
        arguments: {
          title: 'Rehearsal',
        },
      },
      {
        tool: 'todo_close',
        arguments: {
          match: 'Slides',
        },
      },
    ],
    calls: [
      {
        tool: 'agenda_query',
        arguments: {
          start: 'today',
          include: ['done'],
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-22',
          end: '2026-11-23',
        },
        names: ['Slides'],
        lacks: ['Rehearsal'],
      },
    },
  },
  {
    id: 'en3-agenda-05',
    class: 'agenda',
    said: 'what are you reminding me of this week',
    before: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Recycling',
          at: '2026-11-22T19:00:00',
        },
      },
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Parcel',
          at: '2026-11-28T10:00:00',
        },
      },
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Pay dues',
          at: '2026-11-29T10:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'reminder_query',
        arguments: {
          start: 'this week',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-22',
          end: '2026-11-29',
        },
        names: ['Recycling', 'Parcel'],
        lacks: ['Pay dues'],
      },
    },
  },
  {
    id: 'en3-agenda-07',
    class: 'agenda',
    said: 'what evening plans have I got tomorrow night',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Physio',
          start: '2026-11-23T15:00:00',
          end: '2026-11-23T16:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Ballet',
          start: '2026-11-23T19:30:00',
          end: '2026-11-23T21:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'agenda_query',
        arguments: {
          start: 'tomorrow night',
        },
      },
    ],
    expect: {
      answers: {
        names: ['Ballet'],
        lacks: ['Physio'],
      },
    },
  },
  {
    id: 'en-agenda-02',
    class: 'agenda',
    said: 'Brief me on today',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Matinee', start: '2026-11-22T14:00' } },
      { tool: 'todo_add', arguments: { title: 'Wrap gifts', due: '2026-11-22' } },
      { tool: 'schedule_add', arguments: { title: 'Patent call', start: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: {} }],
    expect: {
      answers: {
        window: { start: '2026-11-22', end: '2026-11-23' },
        names: ['Matinee', 'Wrap gifts'],
        lacks: ['Patent call'],
      },
    },
  },
  {
    id: 'en-agenda-04',
    class: 'agenda',
    said: 'Walk me through the week ahead',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Karate', start: '2026-11-24T17:00' } },
      { tool: 'todo_add', arguments: { title: 'Order wine', due: '2026-11-25' } },
      { tool: 'schedule_add', arguments: { title: 'Symphony', start: '2026-12-10T20:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the week ahead' } }],
    expect: { answers: { names: ['Karate', 'Order wine'], lacks: ['Symphony'] } },
  },
  {
    id: 'en-agenda-05',
    class: 'agenda',
    said: "How full is my Tuesday, and where's the free time?",
    before: [{ tool: 'schedule_add', arguments: { title: 'Karate', start: '2026-11-24T17:00' } }],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Tuesday', include: ['events', 'free'] } }],
    expect: { answers: { window: { start: '2026-11-24', end: '2026-11-25' }, names: ['Karate'] } },
  },
  {
    id: 'en-agenda-06',
    class: 'agenda',
    said: "What's scheduled and what's due on Dec 1?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Loan signing', start: '2026-12-01T10:00' } },
      { tool: 'todo_add', arguments: { title: 'Return library books', due: '2026-12-01' } },
      { tool: 'schedule_add', arguments: { title: 'Sauna', start: '2026-12-02T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Dec 1', include: ['events', 'todos'] } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-02' },
        names: ['Loan signing', 'Return library books'],
        lacks: ['Sauna'],
      },
    },
  },
  {
    id: 'en4-agenda-01',
    class: 'agenda',
    said: 'what have I got on tomorrow',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Osteopath', start: '2026-11-23T16:00:00', duration_minutes: 45 } },
      { tool: 'todo_add', arguments: { title: 'Post the parcel', due: '2026-11-23' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Band practice', start: '2026-11-24T19:00:00', duration_minutes: 120 },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'tomorrow' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        names: ['Osteopath', 'Post the parcel'],
        lacks: ['Band practice'],
      },
    },
  },
  {
    id: 'en4-agenda-03',
    class: 'agenda',
    said: "what's my weekend looking like?",
    now: '2026-11-25T18:00:00-05:00',
    zone: 'America/New_York',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Quarterly review', start: '2026-11-27T15:00:00', duration_minutes: 60 },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Brunch with Lou', start: '2026-11-29T11:00:00', duration_minutes: 90 },
      },
      { tool: 'schedule_add', arguments: { title: 'Tyre change', start: '2026-11-30T08:00:00', duration_minutes: 60 } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'my weekend' } }],
    expect: {
      answers: {
        window: { start: '2026-11-28', end: '2026-11-30' },
        names: ['Brunch with Lou'],
        lacks: ['Quarterly review', 'Tyre change'],
      },
    },
  },
  {
    id: 'en4-agenda-02',
    class: 'agenda',
    said: 'whats happening thursday',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Turkey trot',
          start: '2026-11-26T08:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'todo_add',
        arguments: {
          title: 'Ring the plumber',
          due: '2026-11-26',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Leftovers lunch',
          start: '2026-11-27T12:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'agenda_query',
        arguments: {
          start: 'thursday',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-26',
          end: '2026-11-27',
        },
        names: ['Turkey trot', 'Ring the plumber'],
        lacks: ['Leftovers lunch'],
      },
    },
  },
  {
    id: 'en4-agenda-04',
    class: 'agenda',
    said: 'how does the rest of this week look?',
    now: '2026-11-25T10:00:00-05:00',
    zone: 'America/New_York',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Eye test',
          start: '2026-12-01T09:00:00',
          duration_minutes: 30,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Darts final',
          start: '2026-11-28T20:00:00',
          duration_minutes: 120,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Roller derby',
          start: '2026-11-29T15:00:00',
          duration_minutes: 120,
        },
      },
    ],
    calls: [
      {
        tool: 'agenda_query',
        arguments: {
          start: 'the rest of this week',
        },
      },
    ],
    expect: {
      answers: {
        names: ['Darts final'],
        lacks: ['Eye test', 'Roller derby'],
      },
    },
  },
];
