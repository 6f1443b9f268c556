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
  {
    id: 'en3-todo-fields-01',
    class: 'todo-fields',
    said: 'high priority: send the NDA to legal by wed',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'high priority: send the NDA to legal by wed',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['send the NDA to legal'],
            lacks: ['priority'],
          },
          due: '2026-11-25',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en3-todo-fields-03',
    class: 'todo-fields',
    said: 'urgent and important - reply to the auditor',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'urgent and important - reply to the auditor',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['reply to the auditor'],
            lacks: ['urgent', 'important'],
          },
          importance: 'high',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en3-todo-fields-05',
    class: 'todo-fields',
    said: "paint the shed, but that has to wait until the paint's bought",
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Buy paint',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Paint the shed',
          depends_on: ['Buy paint'],
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Paint the shed',
          due: null,
        },
      ],
    },
  },
  {
    id: 'en3-todo-fields-07',
    class: 'todo-fields',
    said: 'renew the car insurance by the end of the month',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'renew the car insurance by the end of the month',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['car insurance'],
          },
          due: '2026-11-30',
        },
      ],
    },
  },
  {
    id: 'en3-todo-fields-09',
    class: 'todo-fields',
    said: "there's no deadline on the attic cleanup any more",
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Attic cleanup',
          due: '2026-11-29',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_update',
        arguments: {
          match: 'attic',
          clear: ['due'],
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Attic cleanup',
          due: null,
        },
      ],
    },
  },
  {
    id: 'en3-todo-fields-11',
    class: 'todo-fields',
    said: 'todo every friday: submit my timesheet',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'todo every friday: submit my timesheet',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['submit my timesheet'],
            lacks: ['friday'],
          },
          due: '2026-11-27',
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-01',
    class: 'todo-fields',
    said: 'Renew passport, important, by Jan 15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Renew passport, important, by Jan 15' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Renew passport'], lacks: ['important'] },
          due: '2027-01-15',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-02',
    class: 'todo-fields',
    said: 'Urgent: reply to the auditor by noon tomorrow',
    calls: [{ tool: 'quick_add', arguments: { text: 'Urgent: reply to the auditor by noon tomorrow' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['reply to the auditor'], lacks: ['Urgent'] },
          due: '2026-11-23T12:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-04',
    class: 'todo-fields',
    said: 'Fix the login bug #backend #mobile',
    calls: [{ tool: 'quick_add', arguments: { text: 'Fix the login bug #backend #mobile' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['Fix the login bug'], lacks: ['#'] }, tags: ['backend', 'mobile'] }],
    },
  },
  {
    id: 'en-todo-fields-06',
    class: 'todo-fields',
    said: 'Not urgent but important: plan the 2027 budget',
    calls: [{ tool: 'quick_add', arguments: { text: 'Not urgent but important: plan the 2027 budget' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['plan the 2027 budget'], lacks: ['urgent', 'important'] },
          importance: 'high',
          urgency: 'normal',
        },
      ],
    },
  },
  {
    id: 'en-todo-fields-10',
    class: 'todo-fields',
    said: 'Return the rental car by 11am on the 28th',
    calls: [{ tool: 'quick_add', arguments: { text: 'Return the rental car by 11am on the 28th' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['Return the rental car'] }, due: '2026-11-28T11:00' }] },
  },
  {
    id: 'en-todo-fields-12',
    class: 'todo-fields',
    said: 'Deadline for the grant application is Feb 1, 2027',
    calls: [{ tool: 'quick_add', arguments: { text: 'Deadline for the grant application is Feb 1, 2027' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['grant application'] }, due: '2027-02-01' }] },
  },
  {
    id: 'en4-todo-fields-01',
    class: 'todo-fields',
    said: 'high priority: renew car insurance by Dec 3 #admin',
    calls: [{ tool: 'quick_add', arguments: { text: 'high priority: renew car insurance by Dec 3 #admin' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['insurance'], lacks: ['priority', 'admin', 'Dec'] },
          due: '2026-12-03',
          importance: 'high',
          tags: ['admin'],
        },
      ],
    },
  },
  {
    id: 'en4-todo-fields-03',
    class: 'todo-fields',
    said: 'write up the Q3 numbers, about 2 hours, due Wednesday 5pm, important but not urgent',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'write up the Q3 numbers, about 2 hours, due Wednesday 5pm, important but not urgent' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['Q3'], lacks: ['important', 'urgent', 'hours'] },
          due: '2026-11-25T17:00:00',
          importance: 'high',
          urgency: 'normal',
          estimateMinutes: 120,
        },
      ],
    },
  },
  {
    id: 'en4-todo-fields-05',
    class: 'todo-fields',
    said: 'add a task: chase Bright & Co about invoice 4471, 90 mins tops, has to be done by the end of the month, tag it finance and ops',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'add a task: chase Bright & Co about invoice 4471, 90 mins tops, has to be done by the end of the month, tag it finance and ops',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['4471'], lacks: ['90', 'month', 'tag'] },
          due: '2026-11-30',
          estimateMinutes: 90,
          tags: ['finance', 'ops'],
        },
      ],
    },
  },
  {
    id: 'en4-todo-fields-02',
    class: 'todo-fields',
    said: 'urgent: pay the electrician by tuesday #house',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'urgent: pay the electrician by tuesday #house',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['electrician'],
            lacks: ['urgent', 'house', 'tuesday'],
          },
          due: '2026-11-24',
          urgency: 'high',
          tags: ['house'],
        },
      ],
    },
  },
  {
    id: 'en4-todo-fields-04',
    class: 'todo-fields',
    said: 'draft the FY27 budget, roughly 3 hours, due Thursday noon, important though not urgent',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'draft the FY27 budget, roughly 3 hours, due Thursday noon, important though not urgent',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['FY27'],
            lacks: ['important', 'urgent', 'hours'],
          },
          due: '2026-11-26T12:00:00',
          importance: 'high',
          urgency: 'normal',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'en4-todo-fields-06',
    class: 'todo-fields',
    said: 'todo: read chapters 7 to 9 of the Kleppmann book, should take an hour and a half, by a week on Friday, tag it reading and career',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'todo: read chapters 7 to 9 of the Kleppmann book, should take an hour and a half, by a week on Friday, tag it reading and career',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: {
            has: ['Kleppmann', '9'],
            lacks: ['half', 'Friday', 'tag'],
          },
          due: '2026-12-04',
          estimateMinutes: 90,
          tags: ['reading', 'career'],
        },
      ],
    },
  },
];
