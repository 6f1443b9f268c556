import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-todo-fields-03',
    class: 'todo-fields',
    said: 'Draft the keynote, about 3 hours, due Dec 8',
    calls: [{ tool: 'quick_add', arguments: { text: 'Draft the keynote, about 3 hours, due Dec 8' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Draft the keynote'], lacks: ['hours'] },
          due: '2026-12-08',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-05',
    class: 'todo-fields',
    said: 'File the insurance claim by December 11, high priority, should take 45 minutes',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'File the insurance claim by December 11, high priority, should take 45 minutes' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['File the insurance claim'], lacks: ['priority', '45'] },
          due: '2026-12-11',
          importance: 'high',
          estimateMinutes: 45,
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-07',
    class: 'todo-fields',
    said: 'Sign the lease addendum by 5pm Monday — urgent, important',
    calls: [{ tool: 'quick_add', arguments: { text: 'Sign the lease addendum by 5pm Monday — urgent, important' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Sign the lease addendum'], lacks: ['urgent', 'important'] },
          due: '2026-11-23T17:00',
          importance: 'high',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-08',
    class: 'todo-fields',
    said: 'Under the office move, add ordering boxes, due Dec 4',
    before: [{ tool: 'todo_add', arguments: { title: 'Office move' } }],
    calls: [{ tool: 'todo_add', arguments: { title: 'Order boxes', parent: 'Office move', due: 'Dec 4' } }],
    expect: { written: [{ kind: 'todo', title: 'Order boxes', due: '2026-12-04' }] },
  },
  {
    id: 'en-todo-fields-09',
    class: 'todo-fields',
    said: 'Read the vendor report by Wednesday, half an hour',
    calls: [{ tool: 'quick_add', arguments: { text: 'Read the vendor report by Wednesday, half an hour' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Read the vendor report'], lacks: ['hour'] },
          due: '2026-11-25',
          estimateMinutes: 30,
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-11',
    class: 'todo-fields',
    said: 'Buy a gift for Theo',
    calls: [{ tool: 'quick_add', arguments: { text: 'Buy a gift for Theo' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['Buy a gift for Theo'] } }] },
  },
];
