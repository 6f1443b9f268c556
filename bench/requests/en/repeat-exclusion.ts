import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-repeat-exclusion-01',
    class: 'repeat-exclusion',
    said: 'standup every weekday 9:15 except fridays',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'standup every weekday 9:15 except fridays',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['standup'],
            lacks: ['except', 'friday'],
          },
          repeats: [
            '2026-11-23T09:15:00',
            '2026-11-24T09:15:00',
            '2026-11-25T09:15:00',
            '2026-11-26T09:15:00',
            '2026-11-30T09:15:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en3-repeat-exclusion-03',
    class: 'repeat-exclusion',
    said: 'chem tutoring every tuesday at 4pm but not in december',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'chem tutoring every tuesday at 4pm but not in december',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['chem tutoring'],
            lacks: ['december'],
          },
          repeats: ['2026-11-24T16:00:00', '2027-01-05T16:00:00', '2027-01-12T16:00:00', '2027-01-19T16:00:00'],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-exclusion-05',
    class: 'repeat-exclusion',
    said: 'team sync every weekday 10:30 except public holidays',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'team sync every weekday 10:30 except public holidays',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['team sync'],
            lacks: ['except', 'holiday'],
          },
          repeats: [
            '2026-11-23T10:30:00',
            '2026-11-24T10:30:00',
            '2026-11-25T10:30:00',
            '2026-11-27T10:30:00',
            '2026-11-30T10:30:00',
          ],
        },
      ],
    },
  },
  {
    id: 'en3-repeat-exclusion-07',
    class: 'repeat-exclusion',
    said: 'walk Biscuit daily 7:30am apart from weekends',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'walk Biscuit daily 7:30am apart from weekends',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['walk Biscuit'],
            lacks: ['weekend'],
          },
          repeats: [
            '2026-11-23T07:30:00',
            '2026-11-24T07:30:00',
            '2026-11-25T07:30:00',
            '2026-11-26T07:30:00',
            '2026-11-27T07:30:00',
            '2026-11-30T07:30:00',
          ],
        },
      ],
    },
  },
];
