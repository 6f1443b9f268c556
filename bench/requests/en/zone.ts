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
  {
    id: 'en3-zone-01',
    class: 'zone',
    said: 'call with the Berlin office thursday 4pm their time',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'call with the Berlin office thursday 4pm their time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['call with the Berlin office'],
            lacks: ['their time'],
          },
          start: '2026-11-26T10:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-zone-03',
    class: 'zone',
    said: 'demo with the Sydney crew tuesday 9am Sydney time',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'demo with the Sydney crew tuesday 9am Sydney time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['demo'],
            lacks: ['sydney time'],
          },
          start: '2026-11-24T09:00:00+11:00',
        },
      ],
    },
  },
  {
    id: 'en3-zone-05',
    class: 'zone',
    said: "what's friday 3pm our time in Tokyo?",
    calls: [
      {
        tool: 'get_current_time',
        arguments: {
          at: 'Friday 3pm',
          timezone: 'Asia/Tokyo',
        },
      },
    ],
    expect: {
      answers: {
        texts: [['05:00', '5:00']],
      },
    },
  },
  {
    id: 'en3-zone-07',
    class: 'zone',
    said: 'standup with the NYC team tomorrow 9:30am EST',
    zone: 'Asia/Kolkata',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'standup with the NYC team tomorrow 9:30am EST',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['standup'],
            lacks: ['EST'],
          },
          start: '2026-11-23T09:30:00-05:00',
        },
      ],
    },
  },
  {
    id: 'en-zone-04',
    class: 'zone',
    said: 'Demo for the Sydney team on Wednesday Dec 2 at 10am their time',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Demo for the Sydney team on Wednesday Dec 2 at 10am their time' } },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['Demo'], lacks: ['their time'] }, start: '2026-12-02T10:00+11:00' }],
    },
  },
  {
    id: 'en-zone-05',
    class: 'zone',
    said: 'The Munich folks do their sprint review Monday at 9:30am CET',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Sprint review', start: 'Monday at 9:30am CET' } }],
    expect: { written: [{ kind: 'event', title: 'Sprint review', start: '2026-11-23T03:30' }] },
  },
  {
    id: 'en-zone-06',
    class: 'zone',
    said: 'APAC sync every Tuesday at 9am in Singapore',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'APAC sync', repeat: 'every Tuesday at 9am', timezone: 'Asia/Singapore' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'APAC sync',
          repeats: ['2026-11-24T09:00+08:00', '2026-12-01T09:00+08:00', '2026-12-08T09:00+08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-zone-08',
    class: 'zone',
    said: 'Client call tomorrow 8:30 am EST',
    now: '2026-11-22T17:30:00+05:30',
    zone: 'Asia/Kolkata',
    calls: [{ tool: 'quick_add', arguments: { text: 'Client call tomorrow 8:30 am EST' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Client call'] }, start: '2026-11-23T19:00' }] },
  },
  {
    id: 'en-zone-09',
    class: 'zone',
    said: 'Standup at 9am Pacific every weekday from Dec 1 to Dec 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Standup at 9am Pacific every weekday from Dec 1 to Dec 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Standup'] },
          repeats: ['2026-12-01T12:00', '2026-12-02T12:00', '2026-12-03T12:00', '2026-12-04T12:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-zone-12',
    class: 'zone',
    said: 'Trustees meeting Dec 9 16:00-17:30 GMT',
    calls: [{ tool: 'quick_add', arguments: { text: 'Trustees meeting Dec 9 16:00-17:30 GMT' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Trustees meeting'] }, start: '2026-12-09T11:00', end: '2026-12-09T12:30' },
      ],
    },
  },
  {
    id: 'en4-zone-01',
    class: 'zone',
    said: 'call with the Berlin team Tuesday 4pm Berlin time',
    calls: [{ tool: 'quick_add', arguments: { text: 'call with the Berlin team Tuesday 4pm Berlin time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Berlin'], lacks: ['4pm', 'time'] },
          start: '2026-11-24T10:00:00',
          end: '2026-11-24T11:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-zone-03',
    class: 'zone',
    said: 'sync with the Bangalore office monday 6:30pm IST for 45 min',
    calls: [{ tool: 'quick_add', arguments: { text: 'sync with the Bangalore office monday 6:30pm IST for 45 min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Bangalore'], lacks: ['IST', '45'] },
          start: '2026-11-23T08:00:00',
          end: '2026-11-23T08:45:00',
        },
      ],
    },
  },
  {
    id: 'en4-zone-05',
    class: 'zone',
    said: 'fly out of JFK fri dec 11 at 6:40pm, land at Heathrow 6:35am local on saturday',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'fly out of JFK fri dec 11 at 6:40pm, land at Heathrow 6:35am local on saturday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: [], lacks: ['6:40', '6:35'] },
          start: '2026-12-11T18:40:00',
          end: '2026-12-12T01:35:00',
        },
      ],
    },
  },
  {
    id: 'en4-zone-02',
    class: 'zone',
    said: 'product webinar wed 11am PT',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'product webinar wed 11am PT',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['webinar'],
            lacks: ['PT', '11'],
          },
          start: '2026-11-25T14:00:00',
          end: '2026-11-25T15:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-zone-04',
    class: 'zone',
    said: 'investor call thurs 9am Sydney time, half an hour',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'investor call thurs 9am Sydney time, half an hour',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['nvestor call'],
            lacks: ['9am', 'half'],
          },
          start: '2026-11-25T17:00:00',
          end: '2026-11-25T17:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-zone-06',
    class: 'zone',
    said: 'train leaves St Pancras tue dec 15 at 10:24 and gets into Paris at 13:50 their time',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'train leaves St Pancras tue dec 15 at 10:24 and gets into Paris at 13:50 their time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: [],
            lacks: ['10:24', '13:50'],
          },
          start: '2026-12-15T10:24:00',
          end: '2026-12-15T12:50:00',
        },
      ],
    },
  },
];
