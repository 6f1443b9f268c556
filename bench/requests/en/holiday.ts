import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-holiday-01',
    class: 'holiday',
    said: 'Turkey pickup the day before Thanksgiving at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Turkey pickup the day before Thanksgiving at 10am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Turkey pickup'] }, start: '2026-11-25T10:00' }] },
  },
  {
    id: 'en-holiday-04',
    class: 'holiday',
    said: 'Hike on MLK Day at 9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Hike on MLK Day at 9am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Hike'] }, start: '2027-01-18T09:00' }] },
  },
  {
    id: 'en-holiday-06',
    class: 'holiday',
    said: "Lunch with Mum on Mother's Day at 1pm",
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: "Lunch with Mum on Mother's Day at 1pm" } }],
    expect: { written: [{ kind: 'event', title: { has: ['Lunch with Mum'] }, start: '2027-03-07T13:00' }] },
  },
  {
    id: 'en-holiday-08',
    class: 'holiday',
    said: 'Church on Good Friday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Church on Good Friday at noon' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Church'] }, start: '2027-03-26T12:00' }] },
  },
  {
    id: 'en-holiday-11',
    class: 'holiday',
    said: 'Wreath workshop on the first Sunday of Advent at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Wreath workshop on the first Sunday of Advent at 2pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Wreath workshop'] }, start: '2026-11-29T14:00' }] },
  },
  {
    id: 'en-holiday-12',
    class: 'holiday',
    said: "Remind me to order flowers two days before Valentine's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Remind me to order flowers two days before Valentine's Day" } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['order flowers'] }, at: '2027-02-12T09:00' }] },
  },
  {
    id: 'en3-holiday-01',
    class: 'holiday',
    said: "dinner at Grandma's on Thanksgiving at 4",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "dinner at Grandma's on Thanksgiving at 4",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['dinner'],
          },
          start: '2026-11-26T16:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-holiday-03',
    class: 'holiday',
    said: "brunch with mom on mother's day 11am",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "brunch with mom on mother's day 11am",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['brunch'],
          },
          start: '2027-05-09T11:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-holiday-05',
    class: 'holiday',
    said: "new year's eve party 9pm to 1am",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "new year's eve party 9pm to 1am",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['party'],
          },
          start: '2026-12-31T21:00:00',
          end: '2027-01-01T01:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-holiday-07',
    class: 'holiday',
    said: 'hike on memorial day 8am',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'hike on memorial day 8am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['hike'],
          },
          start: '2027-05-31T08:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-holiday-09',
    class: 'holiday',
    said: 'canal walk on the early may bank holiday 11am',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'canal walk on the early may bank holiday 11am',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['canal walk'],
          },
          start: '2027-05-03T11:00:00',
        },
      ],
    },
  },
  {
    id: 'en-holiday-02',
    class: 'holiday',
    said: "Brunch at Nana's on Easter Sunday 11:30am",
    calls: [{ tool: 'quick_add', arguments: { text: "Brunch at Nana's on Easter Sunday 11:30am" } }],
    expect: { written: [{ kind: 'event', title: { has: ['Brunch'] }, start: '2027-03-28T11:30' }] },
  },
  {
    id: 'en-holiday-03',
    class: 'holiday',
    said: 'Doorbuster run on Black Friday 7-9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Doorbuster run on Black Friday 7-9am' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Doorbuster run'] }, start: '2026-11-27T07:00', end: '2026-11-27T09:00' },
      ],
    },
  },
  {
    id: 'en-holiday-05',
    class: 'holiday',
    said: 'Cookout on Memorial Day from 1 to 4pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Cookout on Memorial Day from 1 to 4pm' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Cookout'] }, start: '2027-05-31T13:00', end: '2027-05-31T16:00' }],
    },
  },
  {
    id: 'en-holiday-07',
    class: 'holiday',
    said: "Dinner reservation on Mother's Day at 6pm",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner reservation on Mother's Day at 6pm" } }],
    expect: { written: [{ kind: 'event', title: { has: ['Dinner reservation'] }, start: '2027-05-09T18:00' }] },
  },
  {
    id: 'en-holiday-09',
    class: 'holiday',
    said: 'Garden clear-out on the August bank holiday at 10am',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Garden clear-out on the August bank holiday at 10am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Garden clear-out'] }, start: '2027-08-30T10:00' }] },
  },
  {
    id: 'en-holiday-10',
    class: 'holiday',
    said: "What are we doing Presidents' Day weekend?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Condo showing', start: '2027-02-14T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Back to work', start: '2027-02-17T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: "Presidents' Day weekend" } }],
    expect: { answers: { names: ['Condo showing'], lacks: ['Back to work'] } },
  },
  {
    id: 'en4-holiday-01',
    class: 'holiday',
    said: 'family brunch on Christmas Day at 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'family brunch on Christmas Day at 11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['brunch'], lacks: ['11'] },
          start: '2026-12-25T11:00:00',
          end: '2026-12-25T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-holiday-03',
    class: 'holiday',
    said: "barbecue at Sam's on the Saturday before Memorial Day, 1 to 6pm",
    calls: [
      { tool: 'quick_add', arguments: { text: "barbecue at Sam's on the Saturday before Memorial Day, 1 to 6pm" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['barbecue'], lacks: ['Saturday', '6pm'] },
          start: '2027-05-29T13:00:00',
          end: '2027-05-29T18:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-holiday-02',
    class: 'holiday',
    said: "fireworks with the kids New Year's Eve 9pm",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "fireworks with the kids New Year's Eve 9pm",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['ireworks', 'kids'],
            lacks: ['9pm'],
          },
          start: '2026-12-31T21:00:00',
          end: '2026-12-31T22:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-holiday-04',
    class: 'holiday',
    said: 'walk with the Hendersons on the Tuesday after Easter, 10 till 1',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'walk with the Hendersons on the Tuesday after Easter, 10 till 1',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['Hendersons'],
            lacks: ['Tuesday', 'till'],
          },
          start: '2027-03-30T10:00:00',
          end: '2027-03-30T13:00:00',
        },
      ],
    },
  },
];
