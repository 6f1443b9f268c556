import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-window-01',
    class: 'window',
    said: "what's on between Monday and Wednesday?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Choir rehearsal', start: '2026-11-25T19:00:00', duration_minutes: 90 },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Gutter cleaning', start: '2026-11-26T09:00:00', duration_minutes: 60 },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'between Monday and Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-26' },
        names: ['Choir rehearsal'],
        lacks: ['Gutter cleaning'],
      },
    },
  },
  {
    id: 'en4-window-03',
    class: 'window',
    said: 'show me everything due by the end of next week',
    before: [
      { tool: 'todo_add', arguments: { title: 'Order business cards', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Return library books', due: '2026-12-03' } },
      { tool: 'todo_add', arguments: { title: 'Book the venue', due: '2026-12-07' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of next week' } }],
    expect: { answers: { names: ['Order business cards', 'Return library books'], lacks: ['Book the venue'] } },
  },
  {
    id: 'en4-window-02',
    class: 'window',
    said: 'anything in the diary from the 7th through the 9th of December?',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Carol concert',
          start: '2026-12-09T19:30:00',
          duration_minutes: 120,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Chimney sweep',
          start: '2026-12-10T08:30:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'from the 7th through the 9th of December',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-12-07',
          end: '2026-12-10',
        },
        names: ['Carol concert'],
        lacks: ['Chimney sweep'],
      },
    },
  },
  {
    id: 'en4-window-04',
    class: 'window',
    said: 'what have we got on between Boxing Day and the 2nd of January?',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Present wrapping',
          start: '2026-12-24T20:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sales with Bea',
          start: '2026-12-26T10:00:00',
          duration_minutes: 180,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'New Year dip',
          start: '2027-01-02T11:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tree recycling',
          start: '2027-01-03T10:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'Boxing Day',
          end: 'the 2nd of January',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-12-26',
          end: '2027-01-03',
        },
        names: ['Sales with Bea', 'New Year dip'],
        lacks: ['Present wrapping', 'Tree recycling'],
      },
    },
  },
];
