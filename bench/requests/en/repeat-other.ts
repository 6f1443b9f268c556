import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-repeat-other-01',
    class: 'repeat-other',
    said: 'every other thursday 10am 1:1 with Lena starting dec 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'every other thursday 10am 1:1 with Lena starting dec 3',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Lena'],
            lacks: ['other'],
          },
          repeats: ['2026-12-03T10:00:00', '2026-12-17T10:00:00', '2026-12-31T10:00:00', '2027-01-14T10:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-other-03',
    class: 'repeat-other',
    said: 'pilates mon, wed, fri 7am every week',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'pilates mon, wed, fri 7am every week',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['pilates'],
          },
          repeats: ['2026-11-23T07:00:00', '2026-11-25T07:00:00', '2026-11-27T07:00:00', '2026-11-30T07:00:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en3-repeat-other-05',
    class: 'repeat-other',
    said: 'choir committee fortnightly on tuesdays 6pm',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'choir committee fortnightly on tuesdays 6pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['choir committee'],
            lacks: ['fortnight'],
          },
          repeats: ['2026-11-24T18:00:00', '2026-12-08T18:00:00', '2026-12-22T18:00:00', '2027-01-05T18:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-other-07',
    class: 'repeat-other',
    said: 'huddle m/w/f at 9:10 every week',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'huddle m/w/f at 9:10 every week',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['huddle'],
          },
          repeats: ['2026-11-23T09:10:00', '2026-11-25T09:10:00', '2026-11-27T09:10:00', '2026-11-30T09:10:00'],
        },
      ],
    },
  },
  {
    id: 'en4-repeat-hours-01',
    class: 'repeat-hours',
    said: 'remind me to stretch every hour from 10 to 5 on weekdays',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me to stretch every hour from 10 to 5 on weekdays' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['stretch'], lacks: ['10', 'hour'] },
          at: '2026-11-23T10:00:00',
          repeats: [
            '2026-11-23T10:00:00',
            '2026-11-23T11:00:00',
            '2026-11-23T12:00:00',
            '2026-11-23T13:00:00',
            '2026-11-23T14:00:00',
            '2026-11-23T15:00:00',
            '2026-11-23T16:00:00',
            '2026-11-23T17:00:00',
            '2026-11-24T10:00:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-repeat-hours-02',
    class: 'repeat-hours',
    said: 'remind me about the eye drops every 4 hours between 8am and 8pm',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me about the eye drops every 4 hours between 8am and 8pm',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['eye drops'],
            lacks: ['hours', '8am'],
          },
          at: '2026-11-22T08:00:00',
          repeats: [
            '2026-11-22T08:00:00',
            '2026-11-22T12:00:00',
            '2026-11-22T16:00:00',
            '2026-11-22T20:00:00',
            '2026-11-23T08:00:00',
            '2026-11-23T12:00:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
];
