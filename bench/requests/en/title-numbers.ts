import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-title-numbers-01',
    class: 'title-numbers',
    said: 'read 10 pages of Dune tomorrow at 9pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'read 10 pages of Dune tomorrow at 9pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['10 pages', 'Dune'], lacks: ['9pm'] },
          start: '2026-11-23T21:00:00',
          end: '2026-11-23T22:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-title-numbers-03',
    class: 'title-numbers',
    said: 'Pick up 2 x 4 lumber, order 88213, saturday 8:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pick up 2 x 4 lumber, order 88213, saturday 8:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['2 x 4'], lacks: ['8:30', 'saturday'] },
          start: '2026-11-28T08:30:00',
          end: '2026-11-28T09:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-title-numbers-02',
    class: 'title-numbers',
    said: 'call room 214 about the projector tuesday 11am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'call room 214 about the projector tuesday 11am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['214'],
            lacks: ['11am', 'tuesday'],
          },
          start: '2026-11-24T11:00:00',
          end: '2026-11-24T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-title-numbers-04',
    class: 'title-numbers',
    said: 'Formula 1 watch party sun 6 dec 1pm, bring 24 beers',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Formula 1 watch party sun 6 dec 1pm, bring 24 beers',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Formula 1', 'party'],
            lacks: ['1pm', '6 dec'],
          },
          start: '2026-12-06T13:00:00',
          end: '2026-12-06T14:00:00',
        },
      ],
    },
  },
];
