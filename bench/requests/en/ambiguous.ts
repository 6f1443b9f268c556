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
];
