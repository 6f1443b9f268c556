import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-ambiguous-03',
    class: 'ambiguous',
    said: 'Change the call to 4pm',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Call with Ada', start: '2026-11-24T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Call with Ben', start: '2026-11-25T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'call', start: '4pm' } }],
    expect: { asks: ['Call with Ada', 'Call with Ben'] },
  },
  {
    id: 'en-ambiguous-04',
    class: 'ambiguous',
    said: 'Move the triage meeting to 10',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Triage meeting',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'triage', start: '10' } }],
    expect: { asks: [['this_and_future', 'scope', 'series', 'this one', 'only this']] },
  },
  {
    id: 'en-ambiguous-05',
    class: 'ambiguous',
    said: 'Meet Saul on the 31st of November at 3pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Meet Saul on the 31st of November at 3pm' } }],
    expect: { asks: [['November', 'Nov', '2026-11-30', '2026-12-01']] },
  },
  {
    id: 'en-ambiguous-07',
    class: 'ambiguous',
    said: 'Dinner with the Lees on Saturday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dinner with the Lees on Saturday' } }],
    expect: { asks: [['2026-11-28', 'Nov 28', 'Sat']] },
  },
  {
    id: 'en-ambiguous-08',
    class: 'ambiguous',
    said: 'Remind me later to call Nan',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me later to call Nan' } }],
    expect: { asks: [['when', 'When', 'time', 'Time', 'later']] },
  },
  {
    id: 'en3-ambiguous-01',
    class: 'ambiguous',
    said: 'haircut next friday 3pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'haircut next friday 3pm',
        },
      },
    ],
    expect: {
      asks: [
        ['11-27', 'Nov 27'],
        ['12-04', 'Dec 4'],
      ],
    },
  },
  {
    id: 'en3-ambiguous-03',
    class: 'ambiguous',
    said: 'lunch with Kate friday afternoon',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'lunch with Kate friday afternoon',
        },
      },
    ],
    expect: {
      asks: [['11-27', 'Nov 27']],
    },
  },
  {
    id: 'en3-ambiguous-05',
    class: 'ambiguous',
    said: 'dinner with Lou sometime this week',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'dinner with Lou sometime this week',
        },
      },
    ],
    expect: {
      asks: [],
    },
  },
  {
    id: 'en3-ambiguous-07',
    class: 'ambiguous',
    said: 'catch up with Dev next month',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'catch up with Dev next month',
        },
      },
    ],
    expect: {
      asks: [],
    },
  },
  {
    id: 'en-ambiguous-01',
    class: 'ambiguous',
    said: 'Lunch with Petra next Friday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Petra next Friday at noon' } }],
    expect: {
      asks: [
        ['2026-11-27', 'Nov 27', 'November 27'],
        ['2026-12-04', 'Dec 4', 'December 4'],
      ],
    },
  },
  {
    id: 'en-ambiguous-02',
    class: 'ambiguous',
    said: 'Sync with ops Tuesday afternoon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Sync with ops Tuesday afternoon' } }],
    expect: { asks: [['2026-11-24', 'Nov 24']] },
  },
  {
    id: 'en-ambiguous-06',
    class: 'ambiguous',
    said: 'Deposition prep Friday Dec 3 at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Deposition prep Friday Dec 3 at 2pm' } }],
    expect: { asks: [['2026-12-03', 'Dec 3', 'December 3', '2027-12-03']] },
  },
  {
    id: 'en-ambiguous-09',
    class: 'ambiguous',
    said: 'Push the budget review back a bit',
    before: [{ tool: 'schedule_add', arguments: { title: 'Budget review', start: '2026-12-01T14:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: 'budget review', start: 'back a bit' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-ambiguous-10',
    class: 'ambiguous',
    said: 'Put a massage in on Tuesday at 3',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Tax call', start: '2026-11-24T15:00', end: '2026-11-24T16:00' } },
    ],
    calls: [{ tool: 'schedule_add', arguments: { title: 'Massage', start: 'Tuesday at 3' } }],
    expect: { asks: ['Tax call'] },
  },
  {
    id: 'en4-ambiguous-01',
    class: 'ambiguous',
    said: 'lunch with Pia next Wednesday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'lunch with Pia next Wednesday at noon' } }],
    expect: {
      asks: [
        ['2026-11-25', 'Nov 25'],
        ['2026-12-02', 'Dec 2'],
      ],
    },
  },
  {
    id: 'en4-ambiguous-03',
    class: 'ambiguous',
    said: 'team drinks friday evening',
    calls: [{ tool: 'quick_add', arguments: { text: 'team drinks friday evening' } }],
    expect: { asks: [['2026-11-27', 'Nov 27']] },
  },
  {
    id: 'en4-ambiguous-02',
    class: 'ambiguous',
    said: 'performance review with Stan next Friday at 3pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'performance review with Stan next Friday at 3pm',
        },
      },
    ],
    expect: {
      asks: [
        ['2026-11-27', 'Nov 27'],
        ['2026-12-04', 'Dec 4'],
      ],
    },
  },
  {
    id: 'en4-ambiguous-04',
    class: 'ambiguous',
    said: 'sit down with the accountant sometime tuesday morning',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'sit down with the accountant sometime tuesday morning',
        },
      },
    ],
    expect: {
      asks: [['2026-11-24', 'Nov 24']],
    },
  },
];
