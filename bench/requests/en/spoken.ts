import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-spoken-01',
    class: 'spoken',
    said: 'haircut a week on tuesday at half past 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'haircut a week on tuesday at half past 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['haircut'], lacks: ['half', 'week'] },
          start: '2026-12-01T16:30:00',
          end: '2026-12-01T17:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-spoken-03',
    class: 'spoken',
    said: 'physio a fortnight tomorrow at ten to nine',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'physio a fortnight tomorrow at ten to nine' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['physio'], lacks: ['fortnight', 'ten'] },
          start: '2026-12-07T08:50:00',
          end: '2026-12-07T09:50:00',
        },
      ],
    },
  },
  {
    id: 'en4-spoken-02',
    class: 'spoken',
    said: 'optician a week today at quarter to 12',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'optician a week today at quarter to 12',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['optician'],
            lacks: ['quarter', 'week'],
          },
          start: '2026-11-29T11:45:00',
          end: '2026-11-29T12:45:00',
        },
      ],
    },
  },
  {
    id: 'en4-spoken-04',
    class: 'spoken',
    said: 'meet the surveyor Thursday fortnight, twenty-five past two',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'meet the surveyor Thursday fortnight, twenty-five past two',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['surveyor'],
            lacks: ['fortnight', 'past'],
          },
          start: '2026-12-10T14:25:00',
          end: '2026-12-10T15:25:00',
        },
      ],
    },
  },
];
