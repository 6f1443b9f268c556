import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-delete-01',
    class: 'delete',
    said: 'get rid of the optician appt',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Optician',
          start: '2026-11-25T10:00:00',
          end: '2026-11-25T10:30:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Dentist',
          start: '2026-11-25T12:00:00',
          end: '2026-11-25T12:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          match: 'optician',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Optician',
        },
      ],
    },
  },
  {
    id: 'en3-delete-03',
    class: 'delete',
    said: "skip friday's standup",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Standup',
          start: '2026-11-23T09:30:00',
          end: '2026-11-23T09:45:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          match: 'standup',
          scope: 'this',
          occurrence: 'Friday',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Standup',
          occurrence: '2026-11-27T09:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-delete-05',
    class: 'delete',
    said: 'drop every standup, we stopped doing them',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Standup',
          start: '2026-11-23T09:30:00',
          end: '2026-11-23T09:45:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          match: 'standup',
          scope: 'all',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Standup',
        },
      ],
    },
  },
  {
    id: 'en3-delete-07',
    class: 'delete',
    said: 'forget about the attic',
    before: [
      {
        tool: 'todo_add',
        arguments: {
          title: 'Clean the attic',
          due: '2026-11-30',
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          match: 'attic',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Clean the attic',
        },
      ],
    },
  },
  {
    id: 'en4-delete-01',
    class: 'delete',
    said: 'cancel my haircut',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: '2026-12-04T17:30:00', duration_minutes: 30 } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Hairdryer repair', start: '2026-12-05T10:00:00', duration_minutes: 30 },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'haircut' } }],
    expect: { written: [], gone: [{ title: 'Haircut' }] },
  },
  {
    id: 'en4-delete-03',
    class: 'delete',
    said: 'skip the December 9th choir practice, the rest stays',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Choir practice',
          start: '2026-11-25T19:30:00',
          duration_minutes: 90,
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'choir practice', scope: 'this', occurrence: 'December 9th' } },
    ],
    expect: { written: [], gone: [{ title: 'Choir practice', occurrence: '2026-12-09T19:30:00' }] },
  },
  {
    id: 'en4-delete-02',
    class: 'delete',
    said: 'scrap the window cleaner on monday',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Window cleaner',
          start: '2026-11-23T10:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Window quote',
          start: '2026-11-23T14:00:00',
          duration_minutes: 30,
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          match: 'window cleaner',
          start: 'monday',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Window cleaner',
        },
      ],
    },
  },
  {
    id: 'en4-delete-04',
    class: 'delete',
    said: "no tutoring on the 12th, it's cancelled just that once",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tutoring',
          start: '2026-11-28T10:00:00',
          duration_minutes: 60,
          repeat: 'FREQ=WEEKLY;BYDAY=SA',
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          match: 'tutoring',
          scope: 'this',
          occurrence: 'the 12th',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Tutoring',
          occurrence: '2026-12-12T10:00:00',
        },
      ],
    },
  },
];
