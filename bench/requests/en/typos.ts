import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-typos-01',
    class: 'typos',
    said: 'metting w/ grace tmrw at 230pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'metting w/ grace tmrw at 230pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['grace'], lacks: ['tmrw', '230'] },
          start: '2026-11-23T14:30:00',
          end: '2026-11-23T15:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-typos-03',
    class: 'typos',
    said: 'dr appt wendsday @ 4ish for 30m pls 🙏',
    calls: [{ tool: 'quick_add', arguments: { text: 'dr appt wendsday @ 4ish for 30m pls 🙏' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['appt'], lacks: ['wendsday', 'ish', '30m'] },
          start: '2026-11-25T16:00:00',
          end: '2026-11-25T16:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-typos-02',
    class: 'typos',
    said: 'cofee w marcus thrusday 10am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'cofee w marcus thrusday 10am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['marcus'],
            lacks: ['thrusday', '10'],
          },
          start: '2026-11-26T10:00:00',
          end: '2026-11-26T11:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-typos-04',
    class: 'typos',
    said: 'lunch w/ the girlz satuday arnd 1230, 2hrs 🍝',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'lunch w/ the girlz satuday arnd 1230, 2hrs 🍝',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['girlz'],
            lacks: ['satuday', '1230', '2hrs'],
          },
          start: '2026-11-28T12:30:00',
          end: '2026-11-28T14:30:00',
        },
      ],
    },
  },
];
