import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-condition-01',
    class: 'condition',
    said: 'Run at 7am tomorrow unless it rains',
    calls: [{ tool: 'quick_add', arguments: { text: 'Run at 7am tomorrow unless it rains' } }],
    expect: { asks: ['rain'] },
  },
  {
    id: 'en-condition-02',
    class: 'condition',
    said: 'Team breakfast every Wednesday at 8:30am except the week of Christmas',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Team breakfast every Wednesday at 8:30am except the week of Christmas' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Team breakfast'], lacks: ['except', 'Christmas'] },
          repeats: ['2026-11-25T08:30', '2026-12-02T08:30', '2026-12-09T08:30', '2026-12-16T08:30', '2026-12-30T08:30'],
        },
      ],
    },
  },
  {
    id: 'en-condition-06',
    class: 'condition',
    said: 'Remind me to check the mail every day at 5pm except Sundays',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to check the mail every day at 5pm except Sundays' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['check the mail'], lacks: ['except'] },
          repeats: [
            '2026-11-23T17:00',
            '2026-11-24T17:00',
            '2026-11-25T17:00',
            '2026-11-26T17:00',
            '2026-11-27T17:00',
            '2026-11-28T17:00',
            '2026-11-30T17:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-condition-07',
    class: 'condition',
    said: 'Deep work every morning 9 to 11 but not on days with client calls',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Deep work every morning 9 to 11 but not on days with client calls' } },
    ],
    expect: { asks: ['client calls'] },
  },
];
