import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-act-01',
    class: 'act',
    said: 'snooze grandma 20 minutes',
    before: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Call Grandma',
          at: '2026-11-22T06:45:00',
        },
      },
    ],
    calls: [
      {
        tool: 'reminder_update',
        arguments: {
          match: 'grandma',
          action: 'snooze',
          snooze_until: '20 minutes',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Call Grandma',
          at: '2026-11-22T07:20:00',
        },
      ],
    },
  },
  {
    id: 'en3-act-03',
    class: 'act',
    said: 'hotel is booked, tick it off',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Book hotel',
        },
      },
      {
        tool: 'todo_add',
        arguments: {
          title: 'Book flights',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_close',
        arguments: {
          match: 'hotel',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Book hotel',
        },
      ],
    },
  },
  {
    id: 'en3-act-05',
    class: 'act',
    said: 'done with the pharmacy run',
    before: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Pharmacy run',
          at: '2026-11-22T06:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'reminder_update',
        arguments: {
          match: 'pharmacy',
          action: 'complete',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Pharmacy run',
        },
      ],
    },
  },
  {
    id: 'en3-act-07',
    class: 'act',
    said: 'snooze the rent one til monday noon',
    before: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Pay rent',
          at: '2026-11-22T06:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'reminder_update',
        arguments: {
          match: 'rent',
          action: 'snooze',
          snooze_until: 'til Monday noon',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Pay rent',
          at: '2026-11-23T12:00:00',
        },
      ],
    },
  },
];
