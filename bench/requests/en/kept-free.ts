import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-protected-01',
    class: 'protected',
    said: 'find me 1 hour on Tuesday between 11 and 2, keep my lunch free',
    before: [
      { tool: 'profile_update', arguments: { protected_times: 'MO-FR 12:00-13:00' } },
      { tool: 'schedule_add', arguments: { title: 'Ops call', start: '2026-11-24T11:00:00', duration_minutes: 60 } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday between 11 and 2', duration_minutes: 60 } }],
    expect: {
      answers: {
        window: { start: '2026-11-24T11:00:00', end: '2026-11-24T14:00:00' },
        texts: [['2026-11-24 13:00', '2026-11-24T13:00']],
      },
    },
  },
  {
    id: 'en4-protected-02',
    class: 'protected',
    said: 'is there an hour left on Wednesday between 8 and noon?',
    before: [
      {
        tool: 'profile_update',
        arguments: {
          protected_times: 'before 10:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Budget call',
          start: '2026-11-25T11:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: {
          start: 'Wednesday between 8 and noon',
          duration_minutes: 60,
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-25T08:00:00',
          end: '2026-11-25T12:00:00',
        },
        texts: [['2026-11-25 10:00', '2026-11-25T10:00']],
      },
    },
  },
];
