import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-correction-01',
    class: 'correction',
    said: 'coffee with Priya thursday 3pm. ...actually make it 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'coffee with Priya thursday 3pm',
        },
      },
      {
        tool: 'schedule_update',
        arguments: {
          match: 'coffee with Priya',
          start: 'actually make it 4',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['coffee', 'Priya'],
          },
          start: '2026-11-26T16:00:00',
          end: '2026-11-26T17:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-correction-03',
    class: 'correction',
    said: 'drinks fri 6pm / nah scratch that',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'drinks fri 6pm',
        },
      },
      {
        tool: 'undo',
        arguments: {
          last: 1,
        },
      },
    ],
    expect: {
      written: [],
    },
  },
  {
    id: 'en3-correction-05',
    class: 'correction',
    said: "it's Marta not Martha on the lunch",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Lunch with Martha',
          start: '2026-11-24T12:00:00',
          end: '2026-11-24T13:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'lunch with Martha',
          title: 'Lunch with Marta',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Lunch with Marta',
          start: '2026-11-24T12:00:00',
          end: '2026-11-24T13:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-correction-01',
    class: 'correction',
    said: 'coffee with Jonas tuesday at 3, sorry I mean 3:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'coffee with Jonas tuesday at 3, sorry I mean 3:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Jonas'], lacks: ['sorry', 'mean', '3'] },
          start: '2026-11-24T15:30:00',
          end: '2026-11-24T16:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-correction-03',
    class: 'correction',
    said: 'no, the plumber comes on the 2nd, not the 1st',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Plumber', start: '2026-12-01T08:00:00', duration_minutes: 120 } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'plumber', start: 'the 2nd, not the 1st' } }],
    expect: {
      written: [{ kind: 'event', title: 'Plumber', start: '2026-12-02T08:00:00', end: '2026-12-02T10:00:00' }],
    },
  },
  {
    id: 'en4-correction-02',
    class: 'correction',
    said: 'catch-up with Mira on wednesday, no wait, thursday at 11am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'catch-up with Mira on wednesday, no wait, thursday at 11am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Mira'],
            lacks: ['wait', 'wednesday'],
          },
          start: '2026-11-26T11:00:00',
          end: '2026-11-26T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-correction-04',
    class: 'correction',
    said: 'oops, the parents evening starts at half six, not six',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Parents evening',
          start: '2026-12-03T18:00:00',
          duration_minutes: 90,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'parents evening',
          start: 'half six, not six',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Parents evening',
          start: '2026-12-03T18:30:00',
          end: '2026-12-03T20:00:00',
        },
      ],
    },
  },
];
