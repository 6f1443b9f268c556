import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-move-task-01',
    class: 'move-task',
    said: 'make the bank reminder 2 hours later',
    before: [
      {
        tool: 'reminder_add',
        arguments: {
          title: 'Call the bank',
          at: '2026-11-23T10:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'reminder_update',
        arguments: {
          match: 'bank',
          at: '2 hours later',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: 'Call the bank',
          at: '2026-11-23T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-task-03',
    class: 'move-task',
    said: 'the Bluebird invoice is now due at noon that day, not 5',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Send invoice to Bluebird',
          due: '2026-11-27T17:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_update',
        arguments: {
          match: 'Bluebird',
          due: 'noon',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Send invoice to Bluebird',
          due: '2026-11-27T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-task-05',
    class: 'move-task',
    said: 'expenses can wait till the 18th',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'File expenses',
          due: '2026-12-10',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_update',
        arguments: {
          match: 'expenses',
          due: 'the 18th',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'File expenses',
          due: '2026-12-18',
        },
      ],
    },
  },
  {
    id: 'en3-move-task-07',
    class: 'move-task',
    said: 'push the MOT booking two days',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Book MOT',
          due: '2026-12-01',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_update',
        arguments: {
          match: 'MOT',
          due: 'two days later',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Book MOT',
          due: '2026-12-03',
        },
      ],
    },
  },
  {
    id: 'en3-move-task-09',
    class: 'move-task',
    said: 'essays -> friday that week',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Grade essays',
          due: '2026-12-09',
        },
      },
    ],
    calls: [
      {
        tool: 'todo_update',
        arguments: {
          match: 'essays',
          due: 'Friday that week',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: 'Grade essays',
          due: '2026-12-11',
        },
      ],
    },
  },
];
