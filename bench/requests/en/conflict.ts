import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-conflict-01',
    class: 'conflict',
    said: 'optician tue 1pm',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Client lunch',
          start: '2026-11-24T12:00:00',
          end: '2026-11-24T13:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'optician tue 1pm',
        },
      },
    ],
    expect: {
      asks: ['Client lunch'],
    },
  },
  {
    id: 'en3-conflict-03',
    class: 'conflict',
    said: 'brainstorm to 12:30 on tuesday, overlap is fine',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Client lunch',
          start: '2026-11-24T12:00:00',
          end: '2026-11-24T13:30:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Brainstorm',
          start: '2026-11-24T16:00:00',
          end: '2026-11-24T17:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'brainstorm',
          start: '12:30 on Tuesday',
          on_conflict: 'force',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Brainstorm',
          start: '2026-11-24T12:30:00',
          end: '2026-11-24T13:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-conflict-05',
    class: 'conflict',
    said: 'brunch with Tess sat 11',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Maybe golf',
          start: '2026-11-28T10:00:00',
          end: '2026-11-28T12:00:00',
          show_as: 'tentative',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'brunch with Tess sat 11',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['brunch'],
          },
          start: '2026-11-28T11:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-conflict-07',
    class: 'conflict',
    said: 'quick sync at 3 tomorrow',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Audit',
          start: '2026-11-23T14:00:00',
          end: '2026-11-23T15:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'quick sync at 3 tomorrow',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['sync'],
          },
          start: '2026-11-23T15:00:00',
          end: '2026-11-23T16:00:00',
        },
      ],
    },
  },
];
