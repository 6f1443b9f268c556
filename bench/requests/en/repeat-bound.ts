import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-repeat-bound-01',
    class: 'repeat-bound',
    said: 'swim every tue and thu 6:30am til 17 dec',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'swim every tue and thu 6:30am til 17 dec',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['swim'],
          },
          repeats: [
            '2026-11-24T06:30:00',
            '2026-11-26T06:30:00',
            '2026-12-01T06:30:00',
            '2026-12-03T06:30:00',
            '2026-12-08T06:30:00',
            '2026-12-10T06:30:00',
            '2026-12-15T06:30:00',
            '2026-12-17T06:30:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en3-repeat-bound-03',
    class: 'repeat-bound',
    said: 'piano lesson every wednesday 4pm, 6 lessons',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'piano lesson every wednesday 4pm, 6 lessons',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['piano'],
          },
          repeats: [
            '2026-11-25T16:00:00',
            '2026-12-02T16:00:00',
            '2026-12-09T16:00:00',
            '2026-12-16T16:00:00',
            '2026-12-23T16:00:00',
            '2026-12-30T16:00:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en3-repeat-bound-05',
    class: 'repeat-bound',
    said: 'remind me every weekday at 4:45 to log my hours until 4 december',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'remind me every weekday at 4:45 to log my hours until 4 december',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: {
            has: ['log my hours'],
          },
          repeats: [
            '2026-11-23T16:45:00',
            '2026-11-24T16:45:00',
            '2026-11-25T16:45:00',
            '2026-11-26T16:45:00',
            '2026-11-27T16:45:00',
            '2026-11-30T16:45:00',
          ],
          count: 10,
        },
      ],
    },
  },
  {
    id: 'en3-repeat-bound-07',
    class: 'repeat-bound',
    said: 'stretching every morning at 7:15 this week',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'stretching every morning at 7:15 this week',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['stretching'],
          },
          repeats: [
            '2026-11-22T07:15:00',
            '2026-11-23T07:15:00',
            '2026-11-24T07:15:00',
            '2026-11-25T07:15:00',
            '2026-11-26T07:15:00',
            '2026-11-27T07:15:00',
            '2026-11-28T07:15:00',
          ],
          count: 7,
        },
      ],
    },
  },
  {
    id: 'en4-repeat-bound-01',
    class: 'repeat-bound',
    said: 'physio exercises every morning at 7:15 from 1 Dec till 5 Dec',
    calls: [{ tool: 'quick_add', arguments: { text: 'physio exercises every morning at 7:15 from 1 Dec till 5 Dec' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['exercises'], lacks: ['7:15', 'Dec'] },
          start: '2026-12-01T07:15:00',
          end: '2026-12-01T08:15:00',
          repeats: [
            '2026-12-01T07:15:00',
            '2026-12-02T07:15:00',
            '2026-12-03T07:15:00',
            '2026-12-04T07:15:00',
            '2026-12-05T07:15:00',
          ],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en4-repeat-bound-03',
    class: 'repeat-bound',
    said: 'Spanish class Mondays and Thursdays at 6pm, 8 lessons in all, first one on the 30th',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Spanish class Mondays and Thursdays at 6pm, 8 lessons in all, first one on the 30th' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spanish'], lacks: ['30th', 'lessons'] },
          start: '2026-11-30T18:00:00',
          end: '2026-11-30T19:00:00',
          repeats: [
            '2026-11-30T18:00:00',
            '2026-12-03T18:00:00',
            '2026-12-07T18:00:00',
            '2026-12-10T18:00:00',
            '2026-12-14T18:00:00',
          ],
          count: 8,
        },
      ],
    },
  },
  {
    id: 'en4-repeat-bound-05',
    class: 'repeat-bound',
    said: 'Standup at 9:40 every weekday up to and including Christmas Eve, but not on Thanksgiving or the day after',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Standup at 9:40 every weekday up to and including Christmas Eve, but not on Thanksgiving or the day after',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['tandup'], lacks: ['Thanksgiving', 'Christmas', 'including'] },
          start: '2026-11-23T09:40:00',
          repeats: [
            '2026-11-23T09:40:00',
            '2026-11-24T09:40:00',
            '2026-11-25T09:40:00',
            '2026-11-30T09:40:00',
            '2026-12-01T09:40:00',
          ],
          count: 22,
        },
      ],
    },
  },
  {
    id: 'en4-repeat-bound-02',
    class: 'repeat-bound',
    said: 'daily check-in 4:30pm from nov 30 to dec 4',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'daily check-in 4:30pm from nov 30 to dec 4',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['check-in'],
            lacks: ['4:30', 'nov'],
          },
          start: '2026-11-30T16:30:00',
          end: '2026-11-30T17:30:00',
          repeats: [
            '2026-11-30T16:30:00',
            '2026-12-01T16:30:00',
            '2026-12-02T16:30:00',
            '2026-12-03T16:30:00',
            '2026-12-04T16:30:00',
          ],
          count: 5,
        },
      ],
    },
  },
  {
    id: 'en4-repeat-bound-04',
    class: 'repeat-bound',
    said: 'swimming Tuesdays and Fridays 7am, twelve times, beginning on the 1st of December',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'swimming Tuesdays and Fridays 7am, twelve times, beginning on the 1st of December',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['swimming'],
            lacks: ['twelve', 'beginning', '7am'],
          },
          start: '2026-12-01T07:00:00',
          end: '2026-12-01T08:00:00',
          repeats: [
            '2026-12-01T07:00:00',
            '2026-12-04T07:00:00',
            '2026-12-08T07:00:00',
            '2026-12-11T07:00:00',
            '2026-12-15T07:00:00',
          ],
          count: 12,
        },
      ],
    },
  },
  {
    id: 'en4-repeat-bound-06',
    class: 'repeat-bound',
    said: 'gym at 6:30am mon wed fri through Dec 23, skip Nov 27 and Dec 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'gym at 6:30am mon wed fri through Dec 23, skip Nov 27 and Dec 2',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['gym'],
            lacks: ['skip', '6:30', 'Dec'],
          },
          start: '2026-11-23T06:30:00',
          repeats: [
            '2026-11-23T06:30:00',
            '2026-11-25T06:30:00',
            '2026-11-30T06:30:00',
            '2026-12-04T06:30:00',
            '2026-12-07T06:30:00',
          ],
          count: 12,
        },
      ],
    },
  },
];
