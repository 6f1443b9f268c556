import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-zone-01',
    class: 'zone',
    said: 'Call with Kenji Thursday Dec 3 9am Tokyo time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with Kenji Thursday Dec 3 9am Tokyo time' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Kenji'] }, start: '2026-12-03T09:00+09:00' }] },
  },
  {
    id: 'en-zone-02',
    class: 'zone',
    said: 'Investor call at 2pm PT on Monday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Investor call at 2pm PT on Monday' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Investor call'] }, start: '2026-11-23T17:00' }] },
  },
  {
    id: 'en-zone-03',
    class: 'zone',
    said: 'Webinar Tuesday 3pm London time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Webinar Tuesday 3pm London time' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Webinar'], lacks: ['time'] }, start: '2026-11-24T10:00' }] },
  },
  {
    id: 'en-zone-07',
    class: 'zone',
    said: "When it's 4pm on Friday here, what time is it in Sydney?",
    calls: [{ tool: 'get_current_time', arguments: { timezone: 'Australia/Sydney', at: 'Friday 4pm' } }],
    expect: {
      answers: {
        texts: [
          ['08:00', '8:00'],
          ['2026-11-28', 'Sat'],
        ],
      },
    },
  },
  {
    id: 'en-zone-10',
    class: 'zone',
    said: 'Catch-up with Ravi on 3 December at 7pm New York time',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Catch-up with Ravi on 3 December at 7pm New York time' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Ravi'] }, start: '2026-12-04T00:00' }] },
  },
  {
    id: 'en-zone-11',
    class: 'zone',
    said: 'Remind me at 11pm UTC tonight to submit the form',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me at 11pm UTC tonight to submit the form' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['submit the form'] }, at: '2026-11-22T18:00' }] },
  },
];
