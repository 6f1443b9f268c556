import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-move-series-01',
    class: 'move-series',
    said: 'only this wednesday, team lunch at 12:30 not 12',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Team lunch',
          start: '2026-11-25T12:00:00',
          end: '2026-11-25T13:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'team lunch',
          scope: 'this',
          occurrence: 'this Wednesday',
          start: '12:30 not 12',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Team lunch',
          start: '2026-11-25T12:30:00',
          end: '2026-11-25T13:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-series-03',
    class: 'move-series',
    said: 'move all my piano lessons half an hour earlier',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Piano lesson',
          start: '2026-11-24T17:00:00',
          end: '2026-11-24T17:45:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'piano lesson',
          scope: 'all',
          start: 'half an hour earlier',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Piano lesson',
          end: '2026-11-24T17:15:00',
          repeats: ['2026-11-24T16:30:00', '2026-12-01T16:30:00', '2026-12-08T16:30:00'],
        },
      ],
    },
  },
  {
    id: 'en3-move-series-05',
    class: 'move-series',
    said: 'starting dec 14 the 1:1 with Kavya moves to thursdays',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '1:1 with Kavya',
          start: '2026-11-23T14:00:00',
          end: '2026-11-23T14:30:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: '1:1 with Kavya',
          scope: 'this_and_future',
          occurrence: 'Dec 14',
          start: 'Thursday',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '1:1 with Kavya',
          repeats: [
            '2026-11-23T14:00:00',
            '2026-11-30T14:00:00',
            '2026-12-07T14:00:00',
            '2026-12-17T14:00:00',
            '2026-12-24T14:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'en3-move-series-07',
    class: 'move-series',
    said: 'this friday only: retro at 3',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Retro',
          start: '2026-11-27T16:00:00',
          end: '2026-11-27T17:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=FR',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'retro',
          scope: 'this',
          occurrence: 'this Friday',
          start: 'at 3',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Retro',
          start: '2026-11-27T15:00:00',
          end: '2026-11-27T16:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-series-09',
    class: 'move-series',
    said: 'move weds spin class to tuesdays for good',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Spin class',
          start: '2026-11-25T06:30:00',
          end: '2026-11-25T07:15:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'spin class',
          scope: 'all',
          start: 'Tuesday',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Spin class',
          repeats: ['2026-11-24T06:30:00', '2026-12-01T06:30:00', '2026-12-08T06:30:00'],
        },
      ],
    },
  },
  {
    id: 'en4-series-move-01',
    class: 'series-move',
    said: "just this Thursday's piano lesson at 5 instead of 4",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Piano lesson',
          start: '2026-11-26T16:00:00',
          duration_minutes: 45,
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'piano lesson', scope: 'this', occurrence: 'this Thursday', start: '5 instead of 4' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Piano lesson',
          repeats: ['2026-11-26T17:00:00', '2026-12-03T16:00:00', '2026-12-10T16:00:00'],
        },
      ],
    },
  },
  {
    id: 'en4-series-move-03',
    class: 'series-move',
    said: 'the whole book club series an hour later please, all of them',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-12-02T19:00:00',
          duration_minutes: 90,
          repeat: 'FREQ=MONTHLY;BYDAY=1WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'book club', scope: 'all', start: 'an hour later' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Book club',
          repeats: ['2026-12-02T20:00:00', '2027-01-06T20:00:00', '2027-02-03T20:00:00', '2027-03-03T20:00:00'],
        },
      ],
    },
  },
  {
    id: 'en4-series-move-05',
    class: 'series-move',
    said: 'from 7 Jan on, the guitar lessons are on Fridays, same time',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Guitar lesson',
          start: '2026-12-03T17:00:00',
          duration_minutes: 45,
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'guitar lesson',
          scope: 'this_and_future',
          occurrence: '7 Jan',
          start: 'Friday, same time',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Guitar lesson',
          repeats: [
            '2026-12-03T17:00:00',
            '2026-12-10T17:00:00',
            '2026-12-17T17:00:00',
            '2026-12-24T17:00:00',
            '2026-12-31T17:00:00',
          ],
          count: 5,
        },
        {
          kind: 'event',
          title: 'Guitar lesson',
          repeats: ['2027-01-08T17:00:00', '2027-01-15T17:00:00', '2027-01-22T17:00:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en4-series-move-02',
    class: 'series-move',
    said: "only this tuesday's scrum moves, to 10 instead of 9",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Scrum',
          start: '2026-11-24T09:00:00',
          duration_minutes: 30,
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'scrum',
          scope: 'this',
          occurrence: 'this tuesday',
          start: 'to 10 instead of 9',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Scrum',
          repeats: ['2026-11-24T10:00:00', '2026-12-01T09:00:00', '2026-12-08T09:00:00'],
        },
      ],
    },
  },
  {
    id: 'en4-series-move-04',
    class: 'series-move',
    said: 'all the swim practices, bring them forward 30 mins',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Swim practice',
          start: '2026-11-23T17:00:00',
          duration_minutes: 60,
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'swim practice',
          scope: 'all',
          start: 'bring forward 30 mins',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Swim practice',
          repeats: ['2026-11-23T16:30:00', '2026-11-25T16:30:00', '2026-11-30T16:30:00', '2026-12-02T16:30:00'],
        },
      ],
    },
  },
  {
    id: 'en4-series-move-06',
    class: 'series-move',
    said: 'starting the 14th of December the ops sync begins at quarter to 10',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Ops sync',
          start: '2026-11-23T09:00:00',
          duration_minutes: 30,
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'ops sync',
          scope: 'this_and_future',
          occurrence: 'the 14th of December',
          start: 'quarter to 10',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Ops sync',
          repeats: ['2026-11-23T09:00:00', '2026-11-30T09:00:00', '2026-12-07T09:00:00'],
          count: 3,
        },
        {
          kind: 'event',
          title: 'Ops sync',
          repeats: ['2026-12-14T09:45:00', '2026-12-21T09:45:00', '2026-12-28T09:45:00'],
          count: 'endless',
        },
      ],
    },
  },
];
